//! What nobody draws, and why that is right.

/// A record's field or an enum that a shell need not look at.
pub(crate) struct Excused {
    pub(crate) name: &'static str,
    pub(crate) why: &'static str,
}

/// One line each; a line that excuses nothing is a failure, too.
pub(crate) const EXCUSED: [Excused; 25] = [
    Excused { name: "BandView.to", why: "a band ends where the next one begins" },
    Excused { name: "CouncilSeatView.bench", why: "told with `spoken`" },
    Excused { name: "CouncilSeatView.discards", why: "the same" },
    Excused { name: "CouncilView.turn", why: "drawn as `Screen.heading`" },
    Excused {
        name: "DilemmaView.difficulty",
        why: "told with `spoken`; drawn are the bells that it stands for",
    },
    Excused {
        name: "DilemmaView.number",
        why: "a number within the deck; people know a dilemma by its name",
    },
    Excused { name: "ExportKind", why: "comes with its button and goes back to the core as it came" },
    Excused { name: "ForestView.round", why: "drawn as `Screen.heading`" },
    Excused { name: "KingSeatView.inHand", why: "told with `spoken`" },
    Excused { name: "KingSeatView.points", why: "the same; drawn is `pointsShort`" },
    Excused { name: "KingView.round", why: "drawn as `Screen.heading`" },
    Excused {
        name: "Language",
        why: "for systems where an app sets its own language, as Android's; in Swift it goes back to the core as it came",
    },
    Excused {
        name: "LookView.chosen",
        why: "the same; on Apple's systems people set it in the system's settings, and `setLocales` tells the core",
    },
    Excused { name: "MonthView.month", why: "its name is drawn, and its intent carries it" },
    Excused { name: "Preview.finished", why: "`headline` tells it" },
    Excused { name: "Reason", why: "a rejection is drawn by its sentence; the reason is for tests" },
    Excused { name: "Rejection.reason", why: "the same" },
    Excused { name: "ReviewView.game", why: "the same as `Screen.game`" },
    Excused { name: "RulesView.game", why: "the same" },
    Excused { name: "SaidView.seat", why: "`name` tells it" },
    Excused {
        name: "Screen.live",
        why: "for announcements, as VoiceOver needs them; on Android each line is a live region where it is drawn",
    },
    Excused {
        name: "SeatView.seat",
        why: "the two seats of a duel come in their order, and their intents carry it",
    },
    Excused { name: "StandingView.seat", why: "`name` tells it" },
    Excused { name: "TargetView.faces", why: "`label` tells them" },
    Excused { name: "WindowView.total", why: "`line` tells it" },
];
