//! Who plays, and how.

mod council;
mod parts;
mod view;

pub use council::{ChosenMonthView, CouncilSetupView, DilemmaChoiceView, MonthView};
pub use parts::{CharacterChoiceView, FieldView};
pub use view::{CharacterSetView, SeatSetupView, SetupView};

use super::{Body, ButtonView, CharacterView, ChoicesView};
use crate::flow::king::TOURNAMENT;
use crate::flow::setup::{Setup, forest, king};
use crate::text::Text;
use crate::{CharacterSet, ForestVariant, GameKind, Intent, PlayerKind, SetupIntent, TwelveGroups};
use douze_rules::Seat;
use douze_rules::king::Character;
use parts::{name_field, player_choices, seed_field, start};

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
    if count < TOURNAMENT {
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
    } else if count + 1 >= TOURNAMENT {
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
