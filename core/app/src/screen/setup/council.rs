//! What only Council's form has: the kind of game, the calendar, a free choice, the deck.

use super::{SeatSetupView, SetupView, name_field, seed_field, start};
use crate::deck::Deck;
use crate::flow::setup::council::{CHOSEN, Month, SEATS, Setup};
use crate::screen::decks::own_line;
use crate::screen::{ButtonView, CharacterChoiceView, CharacterView, ChoiceView, ChoicesView};
use crate::text::Text;
use crate::{CouncilKind, GameKind, Intent, PlayerKind};
use douze_rules::Seat;
use douze_rules::council::{Character, Dilemma, Faces, Scenario};
use std::sync::Arc;

/// How a council is played.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct CouncilSetupView {
    /// Normal, a month, free.
    pub kind: ChoicesView,
    /// The twelve months; empty unless one is to be chosen.
    pub calendar: Vec<MonthView>,
    /// All twelve, where petitioners are chosen freely; else empty.
    pub petitioners: Vec<CharacterChoiceView>,
    /// All of the deck, where dilemmas are chosen freely; else empty.
    pub dilemmas: Vec<DilemmaChoiceView>,
    /// "Choose 2 more petitioners and 3 more dilemmas"; empty when nothing is missing.
    pub missing: String,
    /// Who took the throne last, and what follows for this game; empty for nothing.
    pub ruler: String,
    /// The shipped deck and own ones.
    pub deck: ChoicesView,
    /// That the shipped faces are a reconstruction.
    pub deck_note: String,
    /// The way to own decks.
    pub decks: ButtonView,
}

/// A month of the calendar.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct MonthView {
    /// 1 to 12.
    pub month: i32,
    /// "January".
    pub name: String,
    /// What is special.
    pub rule: String,
    /// "Best: 47 years", or that it was not won yet.
    pub best: String,
    /// It was won.
    pub won: bool,
    /// Chosen.
    pub selected: bool,
    /// All of it in a sentence.
    pub spoken: String,
    /// Chooses it.
    pub intent: Intent,
}

/// A dilemma that may be chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct DilemmaChoiceView {
    /// In the deck.
    pub number: i32,
    /// "Collapsed Tower".
    pub name: String,
    /// Bells printed on it, 1 to 3.
    pub bells: i32,
    /// Targets and value: "9, 10 or 11 · 2 years".
    pub line: String,
    /// Chosen.
    pub selected: bool,
    /// Name, number, line, state and action in one sentence.
    pub spoken: String,
    /// Takes it in or out; none where no more fit.
    pub intent: Option<Intent>,
}

/// The form as it stands.
pub(super) fn view(text: &Text, setup: &Setup, ready: bool) -> SetupView {
    let called = setup.called(text);
    let seats = (0u8..).zip(&called).map(|(number, name)| seat(text, setup, Seat::new(number), name));
    SetupView {
        game: GameKind::Council,
        seats: seats.collect(),
        add: Some(add(text, setup)),
        remove: Some(remove(text, setup)),
        choices: vec![silent(text, setup), bells(text, setup)],
        characters: None,
        council: Some(CouncilSetupView {
            kind: kind(text, setup.kind),
            calendar: calendar(text, setup),
            petitioners: petitioners(text, setup),
            dilemmas: dilemmas(text, setup),
            missing: missing(text, setup),
            ruler: ruler(text, setup),
            deck: deck(text, setup),
            deck_note: text.say(if setup.lost_deck { "setup-deck-lost" } else { "setup-deck-note" }),
            decks: ButtonView::new(text, "setup-decks", Intent::OpenDecks).hint(text.say("setup-decks-hint")),
        }),
        seed: seed_field(text, &setup.seed),
        start: match missing(text, setup) {
            missing if !missing.is_empty() => {
                ButtonView::new(text, "setup-start", Intent::StartGame).off(missing)
            }
            _ => start(text, ready, "setup-start-hint-council"),
        },
    }
}

fn seat(text: &Text, setup: &Setup, seat: Seat, name: &str) -> SeatSetupView {
    let player = setup.players[seat.index()];
    let number = i32::from(seat.number());
    let shown = number + 1;
    let person = player == PlayerKind::Person;
    let players = [(PlayerKind::Person, "person"), (PlayerKind::Councillor, "councillor")];
    let set_player = |player| Intent::SetPlayer { seat: number, player };
    SeatSetupView {
        seat: number,
        heading: if person {
            text.with("setup-seat-number", &[("number", shown.into())])
        } else {
            text.with("setup-seat-named", &[("number", shown.into()), ("name", name.into())])
        },
        name: person.then(|| name_field(text, &setup.names[seat.index()], setup.name_fault(text, seat))),
        player: ChoicesView::new(
            text,
            "setup-player",
            player,
            &players,
            &["person", "councillor"],
            set_player,
        ),
    }
}

fn add(text: &Text, setup: &Setup) -> ButtonView {
    let button = ButtonView::new(text, "setup-add", Intent::AddSeat);
    if setup.players.len() >= *SEATS.end() {
        button.off(text.with("setup-add-off-council", &[("limit", (*SEATS.end()).into())]))
    } else if setup.players.len() + 1 == *SEATS.end() {
        button.hint(text.say("setup-add-head"))
    } else {
        button
    }
}

fn remove(text: &Text, setup: &Setup) -> ButtonView {
    let button = ButtonView::new(text, "setup-remove", Intent::RemoveSeat);
    let count = setup.players.len();
    if count <= *SEATS.start() {
        button.off(text.say("setup-remove-off"))
    } else if setup.is_last_person(count - 1) {
        button.off(text.say("setup-player-nobody"))
    } else {
        button
    }
}

/// A switch; where the month has turned it on, that alone is left, with the reason.
fn switch(
    text: &Text,
    key: &str,
    on: bool,
    forced: Option<&str>,
    intent: impl Fn(bool) -> Intent,
) -> ChoicesView {
    let on_off = [(false, "off"), (true, "on")];
    let mut view = ChoicesView::new(text, key, on, &on_off, &["off", "on"], intent);
    if let Some(why) = forced {
        view.choices.retain(|choice| choice.selected);
        view.choices.iter_mut().for_each(|choice| choice.line = Some(text.say(why)));
    }
    view
}

fn silent(text: &Text, setup: &Setup) -> ChoicesView {
    let forced = setup.must_be_silent().then_some("setup-silent-december");
    switch(text, "setup-silent", setup.is_silent(), forced, |on| Intent::SetSilent { on })
}

fn bells(text: &Text, setup: &Setup) -> ChoicesView {
    let forced = setup.must_have_bells().then_some("setup-bells-july");
    switch(text, "setup-bells", setup.has_bells(), forced, |on| Intent::SetBells { on })
}

fn kind(text: &Text, selected: CouncilKind) -> ChoicesView {
    let kinds = [(CouncilKind::Normal, "normal"), (CouncilKind::Month, "month"), (CouncilKind::Free, "free")];
    let lines = ["normal", "month", "free"];
    ChoicesView::new(text, "setup-council", selected, &kinds, &lines, |kind| Intent::SetCouncil { kind })
}

fn calendar(text: &Text, setup: &Setup) -> Vec<MonthView> {
    if setup.kind != CouncilKind::Month {
        return Vec::new();
    }
    let month = |(number, month): (i32, Scenario)| {
        let name = text.of("rules-council-title", month.id());
        let rule = text.of("rules-council", month.id());
        let played = setup.known.months[month as usize];
        let best = match played {
            Month::New => text.say("setup-month-new"),
            Month::Lost => text.say("setup-month-lost"),
            Month::Won(years) => text.with("setup-month-best", &[("years", years.into())]),
        };
        MonthView {
            month: number,
            spoken: format!("{name}. {rule} {best}."),
            name,
            rule,
            best,
            won: matches!(played, Month::Won(_)),
            selected: month == setup.month,
            intent: Intent::PickMonth { month: number },
        }
    };
    (1..).zip(Scenario::ALL).map(month).collect()
}

fn petitioners(text: &Text, setup: &Setup) -> Vec<CharacterChoiceView> {
    if setup.kind != CouncilKind::Free {
        return Vec::new();
    }
    let full = setup.petitioners.len() >= CHOSEN;
    let choice = |character: Character| {
        let selected = setup.petitioners.contains(&character);
        let [name, rule] = ["council-character", "council-rule"].map(|key| text.of(key, character.id()));
        CharacterChoiceView {
            spoken: format!("{name}. {rule} {}", state(text, selected, full)),
            character: CharacterView { character: character.into(), name },
            selected,
            rule,
            intent: (selected || !full).then(|| Intent::ToggleCharacter { character: character.into() }),
        }
    };
    Character::ALL.into_iter().map(choice).collect()
}

fn dilemmas(text: &Text, setup: &Setup) -> Vec<DilemmaChoiceView> {
    let Some(deck) = setup.deck().filter(|_| setup.kind == CouncilKind::Free) else { return Vec::new() };
    let full = setup.dilemmas.len() >= CHOSEN;
    let choice = |dilemma: &Dilemma| {
        let number = dilemma.number;
        let selected = setup.dilemmas.contains(&number);
        let name = deck.dilemma_name(text.language(), number).unwrap_or_default().to_owned();
        let line = line(text, dilemma);
        let args = [
            ("name", name.as_str().into()),
            ("number", number.into()),
            ("count", dilemma.bells.into()),
            ("list", line.as_str().into()),
        ];
        let spoken = text.with("setup-dilemma-spoken", &args);
        DilemmaChoiceView {
            number: number.into(),
            name,
            bells: dilemma.bells.into(),
            line,
            selected,
            spoken: format!("{spoken} {}", state(text, selected, full)),
            intent: (selected || !full).then(|| Intent::ToggleDilemma { number: number.into() }),
        }
    };
    deck.rules().dilemmas().iter().map(choice).collect()
}

fn state(text: &Text, selected: bool, full: bool) -> String {
    text.say(match (selected, full) {
        (true, _) => "setup-character-in",
        (false, true) => "setup-free-full",
        (false, false) => "setup-character-out",
    })
}

/// "9, 10 or 11 · 2 years".
fn line(text: &Text, dilemma: &Dilemma) -> String {
    let target = |faces: Faces| {
        let numbers: Vec<String> = faces.iter().map(|face| face.number().to_string()).collect();
        match numbers.as_slice() {
            [] => String::new(),
            [only] => only.clone(),
            [first @ .., last] => {
                let first = first.join(", ");
                text.with("setup-or", &[("first", first.into()), ("last", last.as_str().into())])
            }
        }
    };
    let [one, other] = dilemma.targets.map(target);
    let faces = if dilemma.is_double() {
        text.with("setup-targets-two", &[("first", one.into()), ("last", other.into())])
    } else {
        one
    };
    text.with("setup-dilemma-line", &[("faces", faces.into()), ("years", dilemma.value.into())])
}

/// Empty when nothing is missing.
fn missing(text: &Text, setup: &Setup) -> String {
    let keys = ["setup-free-petitioners", "setup-free-dilemmas"];
    let missing = setup.missing().into_iter().zip(keys).filter(|(count, _)| *count > 0);
    let sentences: Vec<_> = missing.map(|(count, key)| text.with(key, &[("count", count.into())])).collect();
    sentences.join(" ")
}

fn ruler(text: &Text, setup: &Setup) -> String {
    let Some(ruler) = setup.known.ruler else { return String::new() };
    let name = text.of("council-character", ruler.id());
    let key = match (setup.kind, ruler) {
        (CouncilKind::Normal, Character::Powerful) => "setup-ruler-powerful",
        (CouncilKind::Normal, _) => "setup-ruler-out",
        (CouncilKind::Month, _) => "setup-ruler-month",
        (CouncilKind::Free, _) => "setup-ruler-free",
    };
    text.with(key, &[("name", name.into())])
}

fn deck(text: &Text, setup: &Setup) -> ChoicesView {
    let selected = setup.deck().map(|deck| deck.sha256());
    let choice = |(place, deck): (usize, &Arc<Deck>)| ChoiceView {
        label: if place == 0 { text.say("decks-shipped") } else { deck.name().to_owned() },
        line: (place > 0).then(|| own_line(text, deck)),
        selected: selected == Some(deck.sha256()),
        intent: Intent::SetDeck { sha256: deck.sha256().to_string() },
    };
    ChoicesView {
        label: text.say("setup-deck"),
        choices: setup.known.decks.iter().enumerate().map(choice).collect(),
    }
}
