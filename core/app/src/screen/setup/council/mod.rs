//! Council's form on the display.

mod choices;
mod view;

pub use view::{ChosenMonthView, CouncilSetupView, DilemmaChoiceView, MonthView};

use super::parts::{name_field, player_choices, seed_field, start};
use super::{SeatSetupView, SetupView};
use crate::deck::Deck;
use crate::flow::setup::council::{SEATS, Setup};
use crate::screen::decks::own_line;
use crate::screen::{ButtonView, ChoiceView, ChoicesView};
use crate::text::Text;
use crate::{AppIntent, CouncilKind, GameKind, Intent, PlayerKind, SetupIntent, TemperamentKind};
use choices::{calendar, chosen_month, dilemmas, petitioners};
use douze_rules::Seat;
use douze_rules::council::Character;
use std::sync::Arc;

/// The form as it stands.
pub(super) fn view(text: &Text, setup: &Setup, ready: bool) -> SetupView {
    let called = setup.called(text);
    let seats = (0u8..).zip(&called).map(|(number, name)| seat(text, setup, Seat::new(number), name));
    SetupView {
        game: GameKind::Council,
        seats: seats.collect(),
        add: Some(add(text, setup)),
        remove: Some(remove(text, setup)),
        choices: choices(text, setup),
        characters: None,
        council: Some(CouncilSetupView {
            kind: kind(text, setup.kind),
            calendar: calendar(text, setup),
            month: chosen_month(text, setup),
            petitioners: petitioners(text, setup),
            dilemmas: dilemmas(text, setup),
            missing: missing(text, setup),
            ruler: ruler(text, setup),
            deck: deck(text, setup),
            deck_note: text.say(if setup.lost_deck { "setup-deck-lost" } else { "setup-deck-note" }),
            decks: ButtonView::new(text, "setup-decks", Intent::App(AppIntent::OpenDecks))
                .hint(text.say("setup-decks-hint")),
        }),
        seed: seed_field(text, &setup.seed),
        start: match missing(text, setup) {
            missing if !missing.is_empty() => {
                ButtonView::new(text, "setup-start", Intent::Setup(SetupIntent::StartGame)).off(missing)
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
    SeatSetupView {
        seat: number,
        heading: if person {
            text.with("setup-seat-number", &[("number", shown.into())])
        } else {
            text.with("setup-seat-named", &[("number", shown.into()), ("name", name.into())])
        },
        name: person.then(|| name_field(text, &setup.names[seat.index()], setup.name_fault(text, seat))),
        player: player_choices(text, number, player, &PlayerKind::COUNCIL),
        temperament: (!person).then(|| temperament(text, number, setup.temperaments[seat.index()])),
    }
}

/// What a councillor is like.
fn temperament(text: &Text, seat: i32, selected: TemperamentKind) -> ChoicesView {
    let all = TemperamentKind::ALL.map(|temperament| (temperament, temperament.id()));
    let choose = |temperament| Intent::Setup(SetupIntent::SetTemperament { seat, temperament });
    ChoicesView::new(text, "setup-temperament", selected, &all, &all.map(|(_, id)| id), choose)
}

fn add(text: &Text, setup: &Setup) -> ButtonView {
    let button = ButtonView::new(text, "setup-add", Intent::Setup(SetupIntent::AddSeat));
    if setup.players.len() >= *SEATS.end() {
        button.off(text.with("setup-add-off-council", &[("limit", (*SEATS.end()).into())]))
    } else if setup.players.len() + 1 == *SEATS.end() {
        button.hint(text.say("setup-add-head"))
    } else {
        button
    }
}

fn remove(text: &Text, setup: &Setup) -> ButtonView {
    let button = ButtonView::new(text, "setup-remove", Intent::Setup(SetupIntent::RemoveSeat));
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
    switch(text, "setup-silent", setup.is_silent(), forced, |on| Intent::Setup(SetupIntent::SetSilent { on }))
}

fn bells(text: &Text, setup: &Setup) -> ChoicesView {
    let forced = setup.must_have_bells().then_some("setup-bells-july");
    switch(text, "setup-bells", setup.has_bells(), forced, |on| Intent::Setup(SetupIntent::SetBells { on }))
}

/// Silence, bells, and who decides where built-in councillors sit.
fn choices(text: &Text, setup: &Setup) -> Vec<ChoicesView> {
    let mut choices = vec![silent(text, setup), bells(text, setup)];
    if setup.players.iter().any(|player| *player != PlayerKind::Person) {
        let set = |on| Intent::Setup(SetupIntent::SetVote { on });
        let on_off = [(false, "off"), (true, "on")];
        choices.push(ChoicesView::new(text, "setup-vote", setup.vote, &on_off, &["off", "on"], set));
    }
    choices
}

fn kind(text: &Text, selected: CouncilKind) -> ChoicesView {
    let kinds = [(CouncilKind::Normal, "normal"), (CouncilKind::Month, "month"), (CouncilKind::Free, "free")];
    let lines = ["normal", "month", "free"];
    ChoicesView::new(text, "setup-council", selected, &kinds, &lines, |kind| {
        Intent::Setup(SetupIntent::SetCouncil { kind })
    })
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
        intent: Intent::Setup(SetupIntent::SetDeck { sha256: deck.sha256().to_string() }),
    };
    ChoicesView {
        label: text.say("setup-deck"),
        choices: setup.known.decks.iter().enumerate().map(choice).collect(),
    }
}
