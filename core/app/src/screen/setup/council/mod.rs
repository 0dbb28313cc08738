//! Council's form on screen.

mod choices;
mod view;

pub use view::{ChosenMonthView, CouncilSetupView, DilemmaChoiceView, MonthView};

use super::around::Around;
use super::parts::{more, name_field, seed_field, vacate};
use super::seats::{Shown, all_rivals, seat_view, start};
use super::view::{SeatSetupView, SetupView};
use crate::deck::Deck;
use crate::flow::setup::council::{CouncilForm, Known, Month, SEATS};
use crate::screen::chronicle::chronicles;
use crate::screen::decks::own_line;
use crate::screen::{ButtonView, ChoiceView, ChoicesView};
use crate::text::Text;
use crate::{AppIntent, CouncilKind, GameKind, Intent, PlayerKind, SetupIntent, TemperamentKind};
use choices::{calendar, chosen_month, dilemmas, petitioners};
use douze_rules::Seat;
use douze_rules::council::Character;
use std::sync::Arc;

/// The form as it stands.
pub(super) fn view(text: &Text, setup: &CouncilForm, around: &Around) -> SetupView {
    let called = setup.called(text);
    let seats = (0u8..).zip(called).map(|(number, name)| seat(text, setup, around, Seat::new(number), name));
    let seats: Vec<SeatSetupView> = seats.collect();
    let seed = seed_field(text, &setup.seed, setup.chosen_seed().err());
    let missing = missing(text, setup);
    let label = match setup.kind {
        CouncilKind::Month => {
            let month = text.of("rules-council-title", setup.month.id());
            text.with("setup-start-month", &[("month", month.into())])
        }
        CouncilKind::Normal | CouncilKind::Free => text.say("setup-start-council"),
    };
    let won = setup.known.months.iter().filter(|month| matches!(month, Month::Won(_))).count();
    SetupView {
        game: GameKind::Council,
        company: text.with("setup-company", &[("count", seats.len().into())]),
        presets: kind(text, setup.kind),
        rivals: all_rivals(text, &PlayerKind::COUNCIL, &setup.players),
        panel: None,
        daily: None,
        more: more(text),
        add: Some(add(text, setup)),
        remove: Some(remove(text, setup)),
        choices: choices(text, setup),
        characters: None,
        start: if missing.is_empty() {
            start(text, label, around.ready, "setup-start-hint-council", &seats, &seed)
        } else {
            ButtonView::labelled(label, Intent::Setup(SetupIntent::StartGame)).off(missing.clone())
        },
        council: Some(CouncilSetupView {
            calendar: calendar(text, setup, around.today),
            won: text.with("setup-months-won", &[("count", won.into())]),
            month: chosen_month(text, setup),
            petitioners: petitioners(text, setup),
            dilemmas: dilemmas(text, setup),
            missing,
            ruler: ruler(text, setup),
            deck: deck(text, setup),
            deck_note: text.say(if setup.lost_deck { "setup-deck-lost" } else { "setup-deck-note" }),
            decks: ButtonView::new(text, "setup-decks", Intent::App(AppIntent::OpenDecks))
                .hint(text.say("setup-decks-hint")),
        }),
        seats,
        seed,
    }
}

fn seat(text: &Text, setup: &CouncilForm, around: &Around, seat: Seat, name: String) -> SeatSetupView {
    let place = seat.index();
    let player = setup.players[place];
    let number = i32::from(seat.number());
    let shown = number + 1;
    let person = player == PlayerKind::Person;
    let shown = Shown {
        seat,
        heading: if person {
            text.with("setup-seat-number", &[("number", shown.into())])
        } else {
            text.with("setup-seat-named", &[("number", shown.into()), ("name", name.as_str().into())])
        },
        called: name,
        player,
        levels: &PlayerKind::COUNCIL,
        name: name_field(text, &setup.names[place], setup.name_error(text, seat)),
        temperament: (!person).then(|| temperament(text, number, setup.temperaments[place])),
        vacate: Some(vacate(
            text,
            number,
            setup.players.len() <= *SEATS.start(),
            setup.is_last_person(place),
        )),
    };
    seat_view(text, around, shown)
}

/// What a councillor is like.
fn temperament(text: &Text, seat: i32, selected: TemperamentKind) -> ChoicesView {
    let all = TemperamentKind::ALL.map(|temperament| (temperament, temperament.id()));
    let choose = |temperament| Intent::Setup(SetupIntent::SetTemperament { seat, temperament });
    ChoicesView::new(text, "setup-temperament", selected, &all, &all.map(|(_, id)| id), choose)
}

fn add(text: &Text, setup: &CouncilForm) -> ButtonView {
    let button = ButtonView::new(text, "setup-add", Intent::Setup(SetupIntent::AddSeat));
    if setup.players.len() >= *SEATS.end() {
        button.off(text.with("setup-add-off-council", &[("limit", (*SEATS.end()).into())]))
    } else if setup.players.len() + 1 == *SEATS.end() {
        button.hint(text.say("setup-add-head"))
    } else {
        button
    }
}

fn remove(text: &Text, setup: &CouncilForm) -> ButtonView {
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

fn silent(text: &Text, setup: &CouncilForm) -> ChoicesView {
    let forced = setup.must_be_silent().then_some("setup-silent-december");
    switch(text, "setup-silent", setup.is_silent(), forced, |on| Intent::Setup(SetupIntent::SetSilent { on }))
}

fn bells(text: &Text, setup: &CouncilForm) -> ChoicesView {
    let forced = setup.must_have_bells().then_some("setup-bells-july");
    switch(text, "setup-bells", setup.has_bells(), forced, |on| Intent::Setup(SetupIntent::SetBells { on }))
}

/// Silence, bells, and who decides where built-in councillors sit.
fn choices(text: &Text, setup: &CouncilForm) -> Vec<ChoicesView> {
    let mut choices = vec![silent(text, setup), bells(text, setup)];
    if setup.players.iter().any(|player| *player != PlayerKind::Person) {
        let set = |on| Intent::Setup(SetupIntent::SetVote { on });
        let on_off = [(false, "off"), (true, "on")];
        choices.push(ChoicesView::new(text, "setup-vote", setup.vote, &on_off, &["off", "on"], set));
    }
    if setup.may_face_each_other() {
        choices.push(switch(text, "setup-table", setup.table_mode, None, |on| {
            Intent::Setup(SetupIntent::SetTableMode { on })
        }));
    }
    choices.push(switch(text, "setup-trial", setup.trial, None, |on| {
        Intent::Setup(SetupIntent::SetTrial { on })
    }));
    let Known { chronicles: all, chronicle, .. } = &setup.known;
    if all.len() > 1 && !setup.trial {
        let write = |id| Intent::Setup(SetupIntent::SetChronicle { id });
        choices.push(chronicles(text, all, *chronicle, write));
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
fn missing(text: &Text, setup: &CouncilForm) -> String {
    let keys = ["setup-free-petitioners", "setup-free-dilemmas"];
    let missing = setup.missing().into_iter().zip(keys).filter(|(count, _)| *count > 0);
    let sentences: Vec<_> = missing.map(|(count, key)| text.with(key, &[("count", count.into())])).collect();
    sentences.join(" ")
}

fn ruler(text: &Text, setup: &CouncilForm) -> String {
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

fn deck(text: &Text, setup: &CouncilForm) -> ChoicesView {
    let selected = setup.deck().map(|deck| deck.sha256());
    let choice = |(place, deck): (usize, &Arc<Deck>)| ChoiceView {
        face: None,
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
