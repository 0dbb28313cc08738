//! Intents as words, for scripted games: `pick owl`, `tap 0 1`, `confirm`.

use crate::{
    AppIntent, CharacterKind, CharacterSet, ChronicleIntent, CouncilIntent, CouncilKind, DecksIntent,
    ForestIntent, GameKind, GamesIntent, Intent, KingIntent, KingPreset, PlayerKind, ReplayIntent,
    SettingsIntent, SetupIntent, SetupPanel, TableIntent,
};
use douze_rules::{council::Kept, forest::Card};
use serde::de::{DeserializeOwned, IntoDeserializer, value};
use std::str::FromStr;

/// The intent of a line; none for a line that is no intent.
pub fn intent(line: &str) -> Option<Intent> {
    let words = Words(line);
    app(words)
        .or_else(|| games(words))
        .or_else(|| settings(words))
        .or_else(|| setup(words))
        .or_else(|| book(words))
        .or_else(|| replay(words))
        .or_else(|| table(words))
        .or_else(|| forest(words))
        .or_else(|| king(words))
        .or_else(|| council(words))
}

/// A line: a word and its arguments.
#[derive(Clone, Copy)]
struct Words<'a>(&'a str);

impl<'a> Words<'a> {
    fn at(self, place: usize) -> Option<&'a str> {
        self.0.split(' ').nth(place)
    }

    /// All from this word on.
    fn rest(self, place: usize) -> String {
        self.0.splitn(place + 1, ' ').nth(place).unwrap_or_default().to_owned()
    }

    fn number<T: FromStr>(self, place: usize) -> Option<T> {
        self.at(place)?.parse().ok()
    }

    /// A value of the border by its stored name.
    fn named<T: DeserializeOwned>(self, place: usize) -> Option<T> {
        let name: value::StrDeserializer<'_, value::Error> = self.at(place)?.into_deserializer();
        T::deserialize(name).ok()
    }

    /// On, unless "off" follows.
    fn on(self, place: usize) -> bool {
        self.at(place) != Some("off")
    }
}

fn app(words: Words) -> Option<Intent> {
    let setup = |game| Some(AppIntent::OpenSetup { game });
    let intent = match words.at(0)? {
        "back" => Some(AppIntent::Back),
        "home" => Some(AppIntent::OpenHome),
        "cover" => Some(AppIntent::Cover),
        "resume" => Some(AppIntent::Resume),
        "dismiss" => Some(AppIntent::DismissNotice),
        "dismiss-tip" => Some(AppIntent::DismissTip),
        "continue" => Some(AppIntent::ContinueGame),
        "setup" => setup(GameKind::Forest),
        "king" => setup(GameKind::King),
        "council" => setup(GameKind::Council),
        "games" => Some(AppIntent::OpenGames),
        "settings" => Some(AppIntent::OpenSettings),
        "notices" => Some(AppIntent::OpenNotices),
        "chronicle" => Some(AppIntent::OpenChronicle),
        "decks" => Some(AppIntent::OpenDecks),
        "search-rules" => Some(AppIntent::SearchRules { text: words.rest(1) }),
        "rules" => {
            Some(AppIntent::OpenRules { game: words.named(1)?, rule: words.at(2).map(ToOwned::to_owned) })
        }
        _ => None,
    };
    intent.map(Intent::App)
}

fn games(words: Words) -> Option<Intent> {
    let intent = match words.at(0)? {
        "open-game" => Some(GamesIntent::OpenGame { id: words.number(1)? }),
        "delete-game" => Some(GamesIntent::DeleteGame { id: words.number(1)? }),
        "restore-game" => Some(GamesIntent::RestoreGame { id: words.number(1)? }),
        _ => None,
    };
    intent.map(Intent::Games)
}

fn settings(words: Words) -> Option<Intent> {
    let intent = match words.at(0)? {
        "language" => Some(SettingsIntent::SetLanguage { language: words.named(1) }),
        "pace" => Some(SettingsIntent::SetPace { pace: words.named(1)? }),
        "theme" => Some(SettingsIntent::SetTheme { theme: words.named(1)? }),
        "peeking" => Some(SettingsIntent::SetPeek { peek: words.named(1)? }),
        "animals" => Some(SettingsIntent::SetAnimals { animals: words.named(1)? }),
        "tips" => Some(SettingsIntent::SetTips { on: words.on(1) }),
        "sounds" => Some(SettingsIntent::SetSounds { on: words.on(1) }),
        _ => None,
    };
    intent.map(Intent::Settings)
}

fn setup(words: Words) -> Option<Intent> {
    if let (Some(player), Some(seat)) = (words.named::<PlayerKind>(0), words.number(1)) {
        return Some(Intent::Setup(SetupIntent::SetPlayer { seat, player }));
    }
    let panel = |panel| Some(SetupIntent::OpenPanel { panel });
    let intent = match words.at(0)? {
        "name" => Some(SetupIntent::NameSeat { seat: words.number(1)?, name: words.rest(2) }),
        "temperament" => {
            Some(SetupIntent::SetTemperament { seat: words.number(1)?, temperament: words.named(2)? })
        }
        "variant" => Some(SetupIntent::SetVariant { variant: words.named(1)? }),
        "open-seat" => panel(SetupPanel::Seat { seat: words.number(1)? }),
        "more" => panel(SetupPanel::More),
        "months" => panel(SetupPanel::Months),
        "close-panel" => Some(SetupIntent::ClosePanel),
        "vacate" => Some(SetupIntent::VacateSeat { seat: words.number(1)? }),
        "sit" => Some(SetupIntent::SeatPerson { seat: words.number(1)?, name: words.rest(2) }),
        "rivals" => Some(SetupIntent::SetRivals { player: words.named(1)? }),
        "preset" => {
            let preset = KingPreset::ALL.into_iter().find(|preset| Some(preset.id()) == words.at(1));
            Some(SetupIntent::SetPreset { preset: preset? })
        }
        "add" => Some(SetupIntent::AddSeat),
        "remove" => Some(SetupIntent::RemoveSeat),
        "random" => Some(SetupIntent::SetCharacters { set: CharacterSet::Random }),
        "chosen" => Some(SetupIntent::SetCharacters { set: CharacterSet::Chosen }),
        "toggle" => Some(SetupIntent::ToggleCharacter { character: character(words.at(1)?)? }),
        "groups" => Some(SetupIntent::SetGroups { groups: words.named(1)? }),
        "steps" => Some(SetupIntent::SetSteps { on: words.on(1) }),
        "facing" => Some(SetupIntent::SetTableMode { on: words.on(1) }),
        "open-history" => Some(SetupIntent::SetOpenHistory { on: words.on(1) }),
        "seed" => Some(SetupIntent::TypeSeed { seed: words.rest(1) }),
        "month" => Some(SetupIntent::SetCouncil { kind: CouncilKind::Month }),
        "free" => Some(SetupIntent::SetCouncil { kind: CouncilKind::Free }),
        "calendar" => Some(SetupIntent::PickMonth { month: words.number(1)? }),
        "dilemma" => Some(SetupIntent::ToggleDilemma { number: words.number(1)? }),
        "silent" => Some(SetupIntent::SetSilent { on: words.on(1) }),
        "bells" => Some(SetupIntent::SetBells { on: words.on(1) }),
        "vote" => Some(SetupIntent::SetVote { on: words.on(1) }),
        "trial" => Some(SetupIntent::SetTrial { on: words.on(1) }),
        "use-deck" => Some(SetupIntent::SetDeck { sha256: words.rest(1) }),
        "start" => Some(SetupIntent::StartGame),
        _ => None,
    };
    intent.map(Intent::Setup)
}

fn book(words: Words) -> Option<Intent> {
    let chronicle = match words.at(0)? {
        "reign" => Some(ChronicleIntent::OpenReign { id: words.rest(1) }),
        "close-reign" => Some(ChronicleIntent::CloseReign),
        "tab" => Some(ChronicleIntent::SetChronicleTab { tab: words.named(1)? }),
        "reigns" => Some(ChronicleIntent::ShowReigns { first: words.number(1)? }),
        "strike" => Some(ChronicleIntent::StrikeReign { id: words.rest(1), struck: true }),
        "correct-names" => Some(ChronicleIntent::CorrectNames { on: words.on(1) }),
        "rename" => Some(ChronicleIntent::NameMember {
            id: words.at(1)?.into(),
            member: words.number(2)?,
            name: words.rest(3),
        }),
        "claim" => Some(ChronicleIntent::ClaimThrone { id: words.rest(1) }),
        "select-chronicle" => Some(ChronicleIntent::SelectChronicle { id: words.number(1)? }),
        "add-chronicle" => Some(ChronicleIntent::AddChronicle),
        "name-chronicle" => Some(ChronicleIntent::NameChronicle { name: words.rest(1) }),
        "obstacle" => Some(ChronicleIntent::TypeObstacle { id: words.at(1)?.into(), text: words.rest(2) }),
        _ => None,
    };
    let decks = match words.at(0)? {
        "copy" => Some(DecksIntent::CopyDeck { sha256: words.rest(1) }),
        "keep" => Some(DecksIntent::KeepDeck),
        "discard" => Some(DecksIntent::DiscardDeck),
        _ => None,
    };
    chronicle.map(Intent::Chronicle).or(decks.map(Intent::Decks))
}

fn replay(words: Words) -> Option<Intent> {
    let intent = match words.at(0)? {
        "go" => Some(ReplayIntent::Go { position: words.number(1)? }),
        "see" => Some(ReplayIntent::See { seat: words.number(1) }),
        "play-on-time" => Some(ReplayIntent::Play),
        "pause" => Some(ReplayIntent::Pause),
        "log" => Some(ReplayIntent::OpenLog),
        "close-log" => Some(ReplayIntent::CloseLog),
        "play-on" => Some(ReplayIntent::PlayOn),
        _ => None,
    };
    intent.map(Intent::Replay)
}

fn table(words: Words) -> Option<Intent> {
    let intent = match words.at(0)? {
        "lift" => Some(TableIntent::LiftCurtain),
        "table" => Some(TableIntent::ShowTable),
        "peek" => Some(TableIntent::Peek),
        "stop-peeking" => Some(TableIntent::StopPeeking),
        "confirm" => Some(TableIntent::Confirm),
        "cancel" => Some(TableIntent::Cancel),
        "close" => Some(TableIntent::CloseInspect),
        "hint" => Some(TableIntent::AskHint),
        "close-hint" => Some(TableIntent::CloseHint),
        "review" => Some(TableIntent::OpenReview),
        "review-seat" => Some(TableIntent::ReviewSeat { seat: words.number(1)? }),
        "decision" => Some(TableIntent::ReviewDecision { number: words.number(1)? }),
        "undo" => Some(TableIntent::Undo),
        "redo" => Some(TableIntent::Redo),
        _ => None,
    };
    intent.map(Intent::Table)
}

fn forest(words: Words) -> Option<Intent> {
    let intent = match words.at(0)? {
        "pick" => Some(ForestIntent::PickCard { card: Card::from_id(words.at(1)?)?.into() }),
        "tap" => Some(ForestIntent::TapCell { row: words.number(1)?, col: words.number(2)? }),
        "swap" => Some(ForestIntent::SwapBottom),
        "card" => Some(ForestIntent::InspectCard { row: words.number(1)?, col: words.number(2)? }),
        "score" => Some(ForestIntent::InspectScore { seat: words.number(1)? }),
        _ => None,
    };
    intent.map(Intent::Forest)
}

fn king(words: Words) -> Option<Intent> {
    let intent = match words.at(0)? {
        "play" => Some(KingIntent::PickCharacter { character: character(words.at(1)?)? }),
        "face" => Some(KingIntent::PickFace { face: words.number(1)? }),
        "token" => Some(KingIntent::PickToken { token: words.number(1)? }),
        "explain" => Some(KingIntent::InspectCharacter { character: character(words.at(1)?)? }),
        "why" => Some(KingIntent::InspectSeat { seat: words.number(1)? }),
        "group" => Some(KingIntent::OpenGroup { group: words.number(1)? }),
        "history" => Some(KingIntent::OpenHistory),
        "close-history" => Some(KingIntent::CloseHistory),
        "next" => Some(KingIntent::NextStep),
        _ => None,
    };
    intent.map(Intent::King)
}

fn council(words: Words) -> Option<Intent> {
    let intent = match words.at(0)? {
        "choose" => Some(CouncilIntent::PickCharacter { character: character(words.at(1)?)? }),
        "turn" => Some(CouncilIntent::PickFace { face: words.number(1)? }),
        "about" => Some(CouncilIntent::InspectCharacter { character: character(words.at(1)?)? }),
        "seat" => Some(CouncilIntent::InspectSeat { seat: words.number(1)? }),
        "ring" => Some(CouncilIntent::RingBells { ring: true }),
        "quiet" => Some(CouncilIntent::RingBells { ring: false }),
        "silence" => Some(CouncilIntent::KeepSilence),
        "ask" => Some(CouncilIntent::AskCouncil),
        "spread" => Some(CouncilIntent::SpreadTargets),
        "use" => Some(CouncilIntent::UseKept { kept: Kept::from_id(words.at(1)?)?.into() }),
        "lay" => Some(CouncilIntent::LayOpen { seat: words.number(1)? }),
        "accept" => Some(CouncilIntent::AcceptProposal),
        "decline" => Some(CouncilIntent::DeclineProposal),
        "reveal" => Some(CouncilIntent::RevealNext { seat: words.number(1)? }),
        "let-choose" => Some(CouncilIntent::LetChoose),
        "wait" => Some(CouncilIntent::Wait),
        "target" => Some(CouncilIntent::PickTarget { target: words.number(1)? }),
        "shield" => Some(CouncilIntent::UseShield { used: words.on(1) }),
        "take" => Some(CouncilIntent::TakePetitioner { take: words.on(1) }),
        "ruler" => Some(CouncilIntent::PickRuler { character: character(words.at(1)?)? }),
        "say" => Some(CouncilIntent::Say { remark: words.named(1)?, to: words.number(2) }),
        "speaker" => Some(CouncilIntent::ChooseSpeaker { seat: words.number(1)? }),
        "die" => Some(CouncilIntent::InspectDie),
        "favour" => Some(CouncilIntent::InspectFavour),
        "about-dilemma" => Some(CouncilIntent::InspectDilemma { next: words.at(1) == Some("next") }),
        "years" => Some(CouncilIntent::InspectReign),
        "month-story" => Some(CouncilIntent::InspectMonth),
        "play-for-throne" => Some(CouncilIntent::PlayForThrone),
        _ => None,
    };
    intent.map(Intent::Council)
}

fn character(id: &str) -> Option<CharacterKind> {
    Words(id).named(0)
}
