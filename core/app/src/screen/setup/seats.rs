//! The seats of a form, with all that may be chosen there, and the button that starts the game.

use super::around::Around;
use super::parts::{FieldView, player_choices};
use super::view::{RivalView, RivalsView, SeatSetupView};
use crate::flow::setup::OFFERED;
use crate::screen::{ButtonView, ChoiceView, ChoicesView, FaceView};
use crate::text::{Text, name_key};
use crate::{Intent, PlayerKind, SetupIntent, SetupPanel};
use douze_rules::Seat;

/// The built-in players of a game, as choices.
pub(super) fn rivals(
    text: &Text,
    levels: &[PlayerKind],
    face: impl Fn(PlayerKind) -> Option<FaceView>,
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
            face: face(player),
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
    let set = |player| SetupIntent::SetRivals { player };
    let label = match (first, common) {
        (None, _) => text.say("setup-rivals-none"),
        (_, None) => text.say("setup-rivals-mixed"),
        _ => text.say("setup-rivals"),
    };
    RivalsView { label, ..rivals(text, levels, |_| None, |player| common == Some(&player), set) }
}

/// People who played before, but for those who sit elsewhere; somebody new at the end.
pub(super) fn people(text: &Text, around: &Around, seat: Seat, player: PlayerKind) -> ChoicesView {
    let seated: Vec<(usize, String)> =
        around.form.seated().into_iter().map(|(place, name)| (place, name_key(name))).collect();
    let here = seated.iter().find(|(place, _)| *place == seat.index()).map_or("", |(_, name)| name.as_str());
    let elsewhere = |name: &str| seated.iter().any(|(place, other)| *place != seat.index() && other == name);
    let choice = |label: String, name: &str, face: Option<FaceView>| ChoiceView {
        face,
        label,
        line: None,
        selected: player == PlayerKind::Person && here == name_key(name),
        intent: Intent::Setup(SetupIntent::SeatPerson { seat: seat.number().into(), name: name.to_owned() }),
    };
    let free = around.people.all().iter().filter(|person| !elsewhere(&name_key(&person.name))).take(OFFERED);
    let known = free.map(|person| choice(person.name.clone(), &person.name, Some(FaceView::of(person))));
    let newcomer = choice(text.say("setup-people-new"), "", None);
    ChoicesView { label: text.say("setup-people"), choices: known.chain([newcomer]).collect() }
}

/// What a seat shows on the table.
pub(super) struct Shown<'a> {
    pub(super) seat: Seat,
    pub(super) heading: String,
    pub(super) called: String,
    pub(super) player: PlayerKind,
    pub(super) levels: &'a [PlayerKind],
    pub(super) name: FieldView,
    pub(super) temperament: Option<ChoicesView>,
    pub(super) vacate: Option<ButtonView>,
}

/// A seat with all its choices.
pub(super) fn seat_view(text: &Text, around: &Around, shown: Shown) -> SeatSetupView {
    let Shown { seat, heading, called, player, levels, name, temperament, vacate } = shown;
    let (number, person) = (i32::from(seat.number()), player == PlayerKind::Person);
    let line = if person { text.say("setup-line-person") } else { text.of("setup-player", player.id()) };
    let face = |player| around.rival(text, seat, player);
    let args =
        [("seat", (number + 1).into()), ("name", called.as_str().into()), ("line", line.as_str().into())];
    let mut spoken = text.with("setup-seat-spoken", &args);
    if let Some(error) = name.error.as_ref().filter(|_| person) {
        spoken = format!("{spoken} {error}");
    }
    let set_player = |player| SetupIntent::SetPlayer { seat: number, player };
    SeatSetupView {
        seat: number,
        heading,
        line,
        strength: i32::try_from(player.strength()).unwrap_or_default(),
        spoken,
        open: Intent::Setup(SetupIntent::OpenPanel { panel: SetupPanel::Seat { seat: number } }),
        people: people(text, around, seat, player),
        rivals: rivals(text, levels, face, |level| level == player, set_player),
        vacate,
        medallion: around.medallions.of(seat),
        called,
        name: person.then_some(name),
        player: player_choices(text, number, player, levels),
        temperament,
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
    let error = names.chain([seed]).find_map(|field| field.error.clone());
    start.off(error.unwrap_or_else(|| text.say("setup-start-off")))
}
