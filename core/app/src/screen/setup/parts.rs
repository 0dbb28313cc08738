//! Parts of every form: fields, seats, the button that starts the game.

use crate::flow::setup::{InputError, NAME_LIMIT};
use crate::screen::{ButtonView, CharacterView, ChoicesView};
use crate::text::Text;
use crate::{GameKind, Intent, PlayerKind, SetupIntent, SetupPanel};

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

/// Letters of the longest code of a deal; the largest seed has twenty digits.
const SEED_LIMIT: i32 = 60;

/// A person, or a built-in player: from the weakest, each with a line on how it plays.
pub(super) fn player_choices(
    text: &Text,
    seat: i32,
    selected: PlayerKind,
    levels: &[PlayerKind],
) -> ChoicesView {
    let players = std::iter::once(&PlayerKind::Person).chain(levels);
    let players: Vec<(PlayerKind, &str)> = players.map(|&player| (player, player.id())).collect();
    let lines: Vec<&str> = players.iter().map(|(_, id)| *id).collect();
    let set_player = |player| Intent::Setup(SetupIntent::SetPlayer { seat, player });
    ChoicesView::new(text, "setup-player", selected, &players, &lines, set_player)
}

/// Leaves a chair empty, where that can be.
pub(super) fn vacate(text: &Text, seat: i32, least: bool, last_person: bool) -> ButtonView {
    let button = ButtonView::new(text, "setup-vacate", Intent::Setup(SetupIntent::VacateSeat { seat }));
    if least {
        button.off(text.say("setup-remove-off"))
    } else if last_person {
        button.off(text.say("setup-player-nobody"))
    } else {
        button
    }
}

pub(super) fn more(text: &Text) -> ButtonView {
    ButtonView::new(text, "setup-more", Intent::Setup(SetupIntent::OpenPanel { panel: SetupPanel::More }))
}

pub(super) fn name_field(text: &Text, typed: &str, error: Option<InputError>) -> FieldView {
    FieldView {
        label: text.say("setup-name"),
        value: typed.to_owned(),
        error: error.map(|error| sentence(text, error, typed)),
        hint: None,
        limit: i32::from(NAME_LIMIT),
    }
}

pub(super) fn seed_field(text: &Text, typed: &str, error: Option<InputError>) -> FieldView {
    FieldView {
        label: text.say("setup-seed"),
        value: typed.to_owned(),
        error: error.map(|error| sentence(text, error, typed)),
        hint: Some(text.say("setup-seed-hint")),
        limit: SEED_LIMIT,
    }
}

fn sentence(text: &Text, error: InputError, typed: &str) -> String {
    match error {
        InputError::NameTooLong => text.with("setup-name-long", &[("limit", NAME_LIMIT.into())]),
        InputError::NameUnprintable => text.say("setup-name-bad"),
        InputError::SameNames => text.with("setup-name-same", &[("name", typed.trim().into())]),
        InputError::NotASeed => text.say("setup-seed-bad"),
        InputError::DealOf(game) => text.say(match game {
            GameKind::King => "setup-seed-of-king",
            GameKind::Council => "setup-seed-of-council",
            GameKind::Forest => "setup-seed-of-forest",
        }),
        InputError::NewerDeal => text.say("setup-seed-newer"),
        InputError::DealOfOtherDeck => text.say("setup-seed-deck"),
        InputError::SeedTooLarge => text.with("setup-seed-large", &[("limit", u64::MAX.to_string().into())]),
    }
}
