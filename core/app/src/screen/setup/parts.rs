//! Parts of every form: fields, seats, the button that starts the game.

use super::{RivalView, RivalsView, SeatSetupView};
use crate::flow::setup::Form;
use crate::flow::setup::{Fault, NAME_LIMIT, chosen_seed};
use crate::screen::{ButtonView, CharacterView, ChoiceView, ChoicesView};
use crate::text::{Text, bare};
use crate::{Intent, PlayerKind, SetupIntent, SetupPanel};

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

/// The built-in players of a game, as choices.
pub(super) fn rivals(
    text: &Text,
    levels: &[PlayerKind],
    selected: impl Fn(PlayerKind) -> bool,
    intent: impl Fn(PlayerKind) -> SetupIntent,
) -> RivalsView {
    let rival = |(strength, &player): (i32, &PlayerKind)| {
        let label = text.of("setup-player", player.id());
        let line = text.say(&format!("setup-player-{}-line", player.id()));
        let args =
            [("name", label.as_str().into()), ("count", strength.into()), ("line", line.as_str().into())];
        RivalView {
            spoken: text.with("setup-rival-spoken", &args),
            label,
            line,
            strength,
            selected: selected(player),
            intent: Intent::Setup(intent(player)),
        }
    };
    RivalsView { label: text.say("setup-rivals"), rivals: (1..).zip(levels).map(rival).collect() }
}

/// Levels for all built-in players at once: the one that all of them have is selected.
pub(super) fn all_rivals(text: &Text, levels: &[PlayerKind], players: &[PlayerKind]) -> RivalsView {
    let mut seated = players.iter().filter(|&&player| player != PlayerKind::Person);
    let first = seated.next();
    let common = first.filter(|&first| seated.all(|player| player == first));
    rivals(text, levels, |player| common == Some(&player), |player| SetupIntent::SetRivals { player })
}

/// Names of people who played before, but for those who sit elsewhere; somebody new at the end.
pub(super) fn people(
    text: &Text,
    form: &Form,
    known: &[String],
    seat: usize,
    player: PlayerKind,
) -> ChoicesView {
    let seated = form.seated();
    let same = |one: &str, other: &str| bare(one).to_lowercase() == bare(other).to_lowercase();
    let here = seated.iter().find(|(place, _)| *place == seat).map_or("", |(_, name)| *name);
    let elsewhere = |name: &str| seated.iter().any(|(place, other)| *place != seat && same(other, name));
    let number = i32::try_from(seat).unwrap_or_default();
    let choice = |label: String, name: &str| ChoiceView {
        label,
        line: None,
        selected: player == PlayerKind::Person && same(here, name),
        intent: Intent::Setup(SetupIntent::SeatPerson { seat: number, name: name.to_owned() }),
    };
    let names = known.iter().filter(|name| !elsewhere(name)).map(|name| choice(name.clone(), name));
    let newcomer = choice(text.say("setup-people-new"), "");
    ChoicesView { label: text.say("setup-people"), choices: names.chain([newcomer]).collect() }
}

/// What a seat shows on the table.
pub(super) struct Shown<'a> {
    pub(super) number: i32,
    pub(super) heading: String,
    pub(super) called: String,
    pub(super) player: PlayerKind,
    pub(super) levels: &'a [PlayerKind],
    pub(super) name: FieldView,
    pub(super) temperament: Option<ChoicesView>,
    pub(super) vacate: Option<ButtonView>,
}

/// A seat with all its choices.
pub(super) fn seat_view(text: &Text, form: &Form, known: &[String], shown: Shown) -> SeatSetupView {
    let Shown { number, heading, called, player, levels, name, temperament, vacate } = shown;
    let person = player == PlayerKind::Person;
    let line = if person { text.say("setup-line-person") } else { text.of("setup-player", player.id()) };
    let strength = levels.iter().position(|&level| level == player).map_or(0, |level| level + 1);
    let error = if person { name.error.clone() } else { None };
    let args = [
        ("seat", (number + 1).into()),
        ("name", called.as_str().into()),
        ("line", line.as_str().into()),
        ("error", error.clone().unwrap_or_default().into()),
    ];
    let spoken =
        text.with(if error.is_some() { "setup-seat-spoken-wrong" } else { "setup-seat-spoken" }, &args);
    let set_player = |player| SetupIntent::SetPlayer { seat: number, player };
    SeatSetupView {
        seat: number,
        heading,
        called,
        line,
        strength: i32::try_from(strength).unwrap_or_default(),
        spoken,
        open: Intent::Setup(SetupIntent::OpenPanel { panel: SetupPanel::Seat { seat: number } }),
        people: people(text, form, known, usize::try_from(number).unwrap_or_default(), player),
        rivals: rivals(text, levels, |level| level == player, set_player),
        vacate,
        name: person.then_some(name),
        player: player_choices(text, number, player, levels),
        temperament,
    }
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

pub(super) fn name_field(text: &Text, typed: &str, fault: Option<Fault>) -> FieldView {
    FieldView {
        label: text.say("setup-name"),
        value: typed.to_owned(),
        error: fault.map(|fault| sentence(text, fault, typed)),
        hint: None,
        limit: i32::from(NAME_LIMIT),
    }
}

pub(super) fn seed_field(text: &Text, typed: &str) -> FieldView {
    FieldView {
        label: text.say("setup-seed"),
        value: typed.to_owned(),
        error: chosen_seed(typed).err().map(|fault| sentence(text, fault, typed)),
        hint: Some(text.say("setup-seed-hint")),
        limit: SEED_LIMIT,
    }
}

/// The button that starts the game; off, it names what is wrong.
pub(super) fn start(
    text: &Text,
    label: String,
    ready: bool,
    hint: &str,
    seats: &[SeatSetupView],
    seed: &FieldView,
) -> ButtonView {
    let start = ButtonView::labelled(label, Intent::Setup(SetupIntent::StartGame));
    if ready {
        return start.hint(text.say(hint));
    }
    let names = seats.iter().filter_map(|seat| seat.name.as_ref());
    let fault = names.chain([seed]).find_map(|field| field.error.clone());
    start.off(fault.unwrap_or_else(|| text.say("setup-start-off")))
}

fn sentence(text: &Text, fault: Fault, typed: &str) -> String {
    match fault {
        Fault::NameTooLong => text.with("setup-name-long", &[("limit", NAME_LIMIT.into())]),
        Fault::NameUnprintable => text.say("setup-name-bad"),
        Fault::SameNames => text.with("setup-name-same", &[("name", typed.trim().into())]),
        Fault::NotASeed => text.say("setup-seed-bad"),
        Fault::SeedTooLarge => text.with("setup-seed-large", &[("limit", u64::MAX.to_string().into())]),
    }
}
