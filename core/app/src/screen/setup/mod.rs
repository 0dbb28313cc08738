//! Who plays, and how.

mod council;

pub use council::{CouncilSetupView, DilemmaChoiceView, MonthView};

use super::{Body, ButtonView, CharacterView, ChoicesView};
use crate::flow::setup::{Fault, NAME_LIMIT, Setup, chosen_seed, forest, king};
use crate::text::Text;
use crate::{CharacterSet, ForestVariant, GameKind, Intent, PlayerKind, SetupIntent, TwelveGroups};
use douze_rules::Seat;
use douze_rules::king::Character;

/// The set-up of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct SetupView {
    /// Which accent.
    pub game: GameKind,
    /// Who sits where.
    pub seats: Vec<SeatSetupView>,
    /// One seat more; none in a game of a fixed number.
    pub add: Option<ButtonView>,
    /// Without the last seat.
    pub remove: Option<ButtonView>,
    /// How it is played.
    pub choices: Vec<ChoicesView>,
    /// The characters in use, in King of 12.
    pub characters: Option<CharacterSetView>,
    /// What only Council of 12 asks.
    pub council: Option<CouncilSetupView>,
    /// Answered by [`SetupIntent::TypeSeed`](crate::SetupIntent::TypeSeed).
    pub seed: FieldView,
    /// Starts the game.
    pub start: ButtonView,
}

/// One seat.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct SeatSetupView {
    /// From 0.
    pub seat: i32,
    /// "Black", "Seat 3".
    pub heading: String,
    /// Answered by [`SetupIntent::NameSeat`](crate::SetupIntent::NameSeat); absent for built-in players.
    pub name: Option<FieldView>,
    /// Person, or built-in player from the weakest level.
    pub player: ChoicesView,
    /// What a built-in councillor is like; none for others.
    pub temperament: Option<ChoicesView>,
}

/// The characters in use.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct CharacterSetView {
    /// First game, random, chosen.
    pub set: ChoicesView,
    /// "Choose 2 more", or which set it is.
    pub line: String,
    /// All twelve.
    pub characters: Vec<CharacterChoiceView>,
}

/// A character that may be in use.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct CharacterChoiceView {
    /// Which.
    pub character: CharacterView,
    /// In use.
    pub selected: bool,
    /// What it does.
    pub rule: String,
    /// Name, state and action in one sentence.
    pub spoken: String,
    /// Takes it in or out; none where it cannot be changed.
    pub intent: Option<Intent>,
}

/// Something to type.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct FieldView {
    /// What is asked for.
    pub label: String,
    /// What is typed.
    pub value: String,
    /// What is wrong with it, and what to do.
    pub error: Option<String>,
    /// Help below the field.
    pub hint: Option<String>,
    /// Characters at most.
    pub limit: i32,
}

/// Digits of the largest seed.
const SEED_LIMIT: i32 = 20;

pub(crate) fn body(text: &Text, setup: &Setup) -> Body {
    let ready = setup.is_ready(text);
    let setup = match setup {
        Setup::Forest(setup) => forest_setup(text, setup, ready),
        Setup::King(setup) => king_setup(text, setup, ready),
        Setup::Council(setup) => council::view(text, setup, ready),
    };
    Body::Setup { setup }
}

fn forest_setup(text: &Text, setup: &forest::Setup, ready: bool) -> SetupView {
    let variants = [(ForestVariant::Standard, "standard"), (ForestVariant::Choose3, "choose3")];
    let seat_setup = |number: u8| {
        let seat = Seat::new(number);
        let number = i32::from(number);
        let player = setup.players[seat.index()];
        SeatSetupView {
            seat: number,
            heading: text.with("setup-seat", &[("seat", number.into())]),
            name: (player == PlayerKind::Person)
                .then(|| name_field(text, &setup.names[seat.index()], setup.name_fault(text, seat))),
            player: player_choices(text, number, player, &PlayerKind::FOREST),
            temperament: None,
        }
    };
    let variant = ChoicesView::new(
        text,
        "setup-variant",
        setup.variant,
        &variants,
        &["standard", "choose3"],
        |variant| Intent::Setup(SetupIntent::SetVariant { variant }),
    );
    SetupView {
        game: GameKind::Forest,
        seats: vec![seat_setup(0), seat_setup(1)],
        add: None,
        remove: None,
        choices: vec![variant],
        characters: None,
        council: None,
        seed: seed_field(text, &setup.seed),
        start: start(text, ready, "setup-start-hint"),
    }
}

/// A person, or a built-in player: from the weakest, each with a line on how it plays.
fn player_choices(text: &Text, seat: i32, selected: PlayerKind, levels: &[PlayerKind]) -> ChoicesView {
    let players = std::iter::once(&PlayerKind::Person).chain(levels);
    let players: Vec<(PlayerKind, &str)> = players.map(|&player| (player, player.id())).collect();
    let lines: Vec<&str> = players.iter().map(|(_, id)| *id).collect();
    let set_player = |player| Intent::Setup(SetupIntent::SetPlayer { seat, player });
    ChoicesView::new(text, "setup-player", selected, &players, &lines, set_player)
}

fn king_setup(text: &Text, setup: &king::Setup, ready: bool) -> SetupView {
    let count = setup.players.len();
    let seat_setup = |(number, &player): (u8, &PlayerKind)| {
        let seat = Seat::new(number);
        let number = i32::from(number);
        SeatSetupView {
            seat: number,
            heading: text.with("setup-seat-number", &[("number", (number + 1).into())]),
            name: (player == PlayerKind::Person)
                .then(|| name_field(text, &setup.names[seat.index()], setup.name_fault(text, seat))),
            player: player_choices(text, number, player, &PlayerKind::KING),
            temperament: None,
        }
    };
    let mut choices = Vec::new();
    if count == 12 {
        let groups = [(TwelveGroups::Fours, "fours"), (TwelveGroups::Threes, "threes")];
        choices.push(ChoicesView::new(text, "setup-groups", setup.groups, &groups, &[], |groups| {
            Intent::Setup(SetupIntent::SetGroups { groups })
        }));
    }
    let on_off = [(false, "off"), (true, "on")];
    if count < king::TOURNAMENT {
        choices.push(ChoicesView::new(text, "setup-steps", setup.steps, &on_off, &["off", "on"], |on| {
            Intent::Setup(SetupIntent::SetSteps { on })
        }));
    }
    if setup.may_face_each_other() {
        choices.push(ChoicesView::new(
            text,
            "setup-table",
            setup.table_mode,
            &on_off,
            &["off", "on"],
            |on| Intent::Setup(SetupIntent::SetTableMode { on }),
        ));
    }
    choices.push(ChoicesView::new(
        text,
        "setup-history",
        setup.open_history,
        &on_off,
        &["off", "on"],
        |on| Intent::Setup(SetupIntent::SetOpenHistory { on }),
    ));
    SetupView {
        game: GameKind::King,
        seats: (0u8..).zip(&setup.players).map(seat_setup).collect(),
        add: Some(add(text, count)),
        remove: Some(remove(text, setup)),
        choices,
        characters: Some(characters(text, setup)),
        council: None,
        seed: seed_field(text, &setup.seed),
        start: if !ready && setup.missing() > 0 {
            let missing = text.with("setup-set-missing", &[("count", setup.missing().into())]);
            ButtonView::new(text, "setup-start", Intent::Setup(SetupIntent::StartGame)).off(missing)
        } else {
            start(text, ready, "setup-start-hint-king")
        },
    }
}

/// From five seats on it is a tournament: the button says so before.
fn add(text: &Text, count: usize) -> ButtonView {
    let button = ButtonView::new(text, "setup-add", Intent::Setup(SetupIntent::AddSeat));
    if count >= *king::SEATS.end() {
        button.off(text.with("setup-add-off", &[("limit", (*king::SEATS.end()).into())]))
    } else if count + 1 >= king::TOURNAMENT {
        button.hint(text.say("setup-add-tournament"))
    } else {
        button
    }
}

fn remove(text: &Text, setup: &king::Setup) -> ButtonView {
    let button = ButtonView::new(text, "setup-remove", Intent::Setup(SetupIntent::RemoveSeat));
    let count = setup.players.len();
    if count <= *king::SEATS.start() {
        button.off(text.say("setup-remove-off"))
    } else if setup.is_last_person(count - 1) {
        button.off(text.say("setup-player-nobody"))
    } else {
        button
    }
}

fn characters(text: &Text, setup: &king::Setup) -> CharacterSetView {
    let sets = [
        (CharacterSet::FirstGame, "first-game"),
        (CharacterSet::Random, "random"),
        (CharacterSet::Chosen, "chosen"),
    ];
    let lines = ["first-game", "random", "chosen"];
    let set = ChoicesView::new(text, "setup-set", setup.set, &sets, &lines, |set| {
        Intent::Setup(SetupIntent::SetCharacters { set })
    });
    let line = match setup.set {
        CharacterSet::Chosen => text.with("setup-set-missing", &[("count", setup.missing().into())]),
        _ => String::new(),
    };
    CharacterSetView {
        set,
        line,
        characters: Character::ALL.map(|character| character_choice(text, setup, character)).into(),
    }
}

fn character_choice(text: &Text, setup: &king::Setup, character: Character) -> CharacterChoiceView {
    let knight = character == Character::Knight;
    let selected = knight
        || match setup.set {
            CharacterSet::FirstGame => douze_rules::king::Lineup::FIRST_GAME.set().contains(character),
            CharacterSet::Random => false,
            CharacterSet::Chosen => setup.chosen.contains(&character),
        };
    let rule = text.of("king-rule", character.id());
    let name = text.of("king-character", character.id());
    let full = setup.chosen.len() >= king::CHOSEN && !selected;
    let intent = (setup.set == CharacterSet::Chosen && !knight && !full)
        .then(|| Intent::Setup(SetupIntent::ToggleCharacter { character: character.into() }));
    let state = match (knight, selected, setup.set) {
        (true, ..) => "setup-character-always",
        (false, _, CharacterSet::Random) => "setup-character-drawn",
        (false, true, _) => "setup-character-in",
        (false, false, CharacterSet::Chosen) if full => "setup-character-full",
        (false, false, _) => "setup-character-out",
    };
    let args = [("card", name.as_str().into()), ("rule", rule.as_str().into())];
    let spoken = format!("{} {}", text.with("king-hand-card", &args), text.say(state));
    CharacterChoiceView {
        character: CharacterView { character: character.into(), name },
        selected,
        rule,
        spoken,
        intent,
    }
}

fn name_field(text: &Text, typed: &str, fault: Option<Fault>) -> FieldView {
    FieldView {
        label: text.say("setup-name"),
        value: typed.to_owned(),
        error: fault.map(|fault| sentence(text, fault)),
        hint: None,
        limit: i32::from(NAME_LIMIT),
    }
}

fn seed_field(text: &Text, typed: &str) -> FieldView {
    FieldView {
        label: text.say("setup-seed"),
        value: typed.to_owned(),
        error: chosen_seed(typed).err().map(|fault| sentence(text, fault)),
        hint: Some(text.say("setup-seed-hint")),
        limit: SEED_LIMIT,
    }
}

fn start(text: &Text, ready: bool, hint: &str) -> ButtonView {
    let start = ButtonView::new(text, "setup-start", Intent::Setup(SetupIntent::StartGame));
    if ready { start.hint(text.say(hint)) } else { start.off(text.say("setup-start-off")) }
}

fn sentence(text: &Text, fault: Fault) -> String {
    match fault {
        Fault::NameTooLong => text.with("setup-name-long", &[("limit", NAME_LIMIT.into())]),
        Fault::NameUnprintable => text.say("setup-name-bad"),
        Fault::SameNames => text.say("setup-name-same"),
        Fault::NotASeed => text.say("setup-seed-bad"),
        Fault::SeedTooLarge => text.with("setup-seed-large", &[("limit", u64::MAX.to_string().into())]),
    }
}
