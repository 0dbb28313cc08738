//! Laws of the table: what a viewer may not know changes nothing on that viewer's screen or in what is reported, and what is
//! legal can be pressed there.

use super::*;
use crate::flow::settings::Settings;
use crate::flow::setup::People;
use crate::flow::table::{AnyTable, Confirmation};
use crate::flow::{Context, Reply, others, same_by_the_same_work, scaled};
use crate::store::{Store, StoreError};
use crate::text::Text;
use crate::{CharacterSet, Intent, KingIntent, Language, PlayerKind, TableIntent, TwelveGroups, screen};
use douze_rules::Viewer;
use douze_rules::king::{Action, Characters, Lineup, State, legal, observe, sample};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::collections::BTreeSet;

/// What the app does with an intent at this table.
fn press(table: &mut King, context: &mut Context, intent: &Intent) -> Result<Reply, StoreError> {
    match intent.clone() {
        Intent::Table(intent) => table.handle(context, intent),
        Intent::King(intent) => table.tap(context, intent),
        other => panic!("{other:?} is for another place"),
    }
}

fn header(seats: usize, seed: u64) -> Header {
    let mut pick = ChaCha8Rng::seed_from_u64(seed);
    let options = Options {
        set: CharacterSet::Random,
        characters: Lineup::random(&mut |below| pick.random_range(0..below)).iter().collect(),
        groups: TwelveGroups::Fours,
        steps: seed.is_multiple_of(5) && seats < 5,
        table_mode: false,
        open_history: seed.is_multiple_of(2),
        throne: None,
    };
    let names = (0..seats).map(|seat| format!("P{seat}")).collect();
    Header::new(names, vec![PlayerKind::Person; seats], options, Some(seed))
}

fn drawn(text: &Text, king: &King) -> screen::Screen {
    let settings = Settings::default();
    screen::frame(
        text,
        &settings,
        None,
        Some(king),
        screen::king::body(text, &settings, &People::default(), king),
        screen::king::tools(text, king),
    )
}

/// A random game, after so many actions of people.
fn played(context: &mut Context, header: Header, actions: u32, rng: &mut ChaCha8Rng) -> King {
    let mut king = King::begin(context, header).unwrap();
    for _ in 0..actions {
        let Some(action) = sample(king.state(), &mut |below| rng.random_range(0..below)) else { break };
        assert!(king.act(context, action).unwrap().refusal.is_none());
    }
    king
}

/// Each view of the table with another position behind it; gives how many, and in how many of them something was hidden.
fn look(king: &mut King, text: &Text, rng: &mut ChaCha8Rng) -> (usize, usize) {
    let truth = *king.state();
    let (device, inspect, history) = (king.device.clone(), king.inspect, king.own.history);
    let asked = king.to_choose();
    let views = [
        Some((Shown::Table, None)),
        asked.map(|seat| (Shown::Curtain(seat), None)),
        asked.map(|seat| (Shown::Curtain(seat), Some(seat))),
        asked.map(|seat| (Shown::Hand(seat), None)),
    ];
    let (mut looks, mut differed) = (0, 0);
    for (shown, peek) in views.into_iter().flatten() {
        king.device.pretend(shown, peek);
        let viewer = match (shown, peek) {
            (_, Some(seat)) | (Shown::Hand(seat), _) => Viewer::Seat(seat),
            (Shown::Curtain(_) | Shown::Table, None) => Viewer::Everyone,
        };
        for panel in [None, Some(Inspect::Seat(Seat::new(1)))] {
            (king.inspect, king.own.history) = (panel, panel.is_none());
            let seen = observe(&truth, viewer);
            let imagined =
                others(|| Some(seen.determinize(&mut |below| rng.random_range(0..below)).unwrap()));
            let pretend = |king: &mut King, state| king.game.pretend(state);
            same_by_the_same_work(king, &truth, &imagined, pretend, |king| {
                (king.observation(), drawn(text, king))
            });
            looks += imagined.len();
            differed += imagined.iter().filter(|&other| *other != truth).count();
        }
    }
    (king.device, king.inspect, king.own.history) = (device, inspect, history);
    (looks, differed)
}

#[test]
fn hidden_cards_change_nothing_on_any_screen() {
    let text = Text::new(Language::English).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(4);
    let (mut positions, mut looks, mut differed) = (0, 0, 0);
    for seed in 0..scaled(12) {
        let mut store = Store::in_memory().unwrap();
        let seats = [2, 3, 4, 5, 7, 15][seed as usize % 6];
        let mut context = Context { store: &mut store, now_ms: 0, tickets: &mut 0 };
        let mut king = King::begin(&mut context, header(seats, seed)).unwrap();
        let every = rng.random_range(4..12) * seats / 2;
        for done in 0.. {
            if done % every == 0 {
                let (more, different) = look(&mut king, &text, &mut rng);
                positions += 1;
                looks += more;
                differed += different;
            }
            let Some(action) = sample(king.state(), &mut |below| rng.random_range(0..below)) else { break };
            assert!(king.act(&mut context, action).unwrap().refusal.is_none());
        }
    }
    println!("King's screens: {positions} positions, {looks} views, {differed} with something to hide");
    assert!(differed > 100, "only {differed} views had something to hide");
}

#[test]
fn hidden_cards_change_nothing_in_the_question_for_a_hint() {
    let mut store = Store::in_memory().unwrap();
    let (mut tickets, mut differed) = (0, 0);
    let mut rng = ChaCha8Rng::seed_from_u64(8);
    for seed in 0..scaled(40) {
        let mut context = Context { store: &mut store, now_ms: 0, tickets: &mut tickets };
        let actions = rng.random_range(0..40);
        let mut header = header(3, seed);
        header.players[1..].fill(PlayerKind::Pretender);
        let mut king = played(&mut context, header, actions, &mut rng);
        if !king.may_ask_hint() {
            continue;
        }
        let mut question = |king: &mut King| {
            assert!(
                press(king, &mut context, &Intent::Table(TableIntent::AskHint)).unwrap().refusal.is_none()
            );
            let (view, seed) = king.analysis.due(&king.game, king.alone()).expect("a hint");
            let control = king.job().expect("a hint").control;
            assert!(king.dismiss() && control.is_cancelled(), "it is looked for no more");
            (view, seed)
        };
        let before = question(&mut king);
        let truth = *king.state();
        let other = before.0.determinize(&mut |below| rng.random_range(0..below)).unwrap();
        king.game.pretend(other);
        assert_eq!(question(&mut king), before);
        differed += usize::from(other != truth);
    }
    println!("hints of King: {differed} positions with something to hide");
    assert!(differed > 8, "only {differed} positions had something to hide");
}

/// What is reported after an action is the same, whatever the others hold or have chosen in secret.
#[test]
fn hidden_cards_change_nothing_that_is_reported() {
    let mut store = Store::in_memory().unwrap();
    let mut tickets = 0;
    let (text, settings) = (Text::new(Language::English).unwrap(), Settings::default());
    let mut rng = ChaCha8Rng::seed_from_u64(6);
    let mut secret = 0;
    for seed in 0..scaled(100) {
        let mut context = Context { store: &mut store, now_ms: 0, tickets: &mut tickets };
        let actions = rng.random_range(0..40);
        let mut king = played(&mut context, header(3, seed), actions, &mut rng);
        let from = king.events.len();
        let Some(action) = sample(king.state(), &mut |below| rng.random_range(0..below)) else {
            continue;
        };
        let hidden = matches!(action, Action::Choose { .. } | Action::Crown { .. });
        let state = *king.state();
        king.act(&mut context, action).unwrap();
        let opened = king.state().phase() != state.phase() || king.state().turn() != state.turn();
        if !hidden || opened {
            continue;
        }
        let truth = *king.state();
        let seen = observe(&truth, Viewer::Everyone);
        let imagined = others(|| Some(seen.determinize(&mut |below| rng.random_range(0..below)).unwrap()));
        let pretend = |king: &mut King, state| king.game.pretend(state);
        same_by_the_same_work(&mut king, &truth, &imagined, pretend, |king| {
            screen::king::beats(&text, &settings, &People::default(), king, from)
        });
        secret += imagined.len();
    }
    println!("reports of King: {secret} positions after a secret choice");
    assert!(secret > 30, "only {secret} secret actions");
}

/// What the screen offers now: cards, faces, tokens.
fn offered(text: &Text, king: &King) -> Vec<Intent> {
    let settings = Settings::default();
    let screen::Body::King { king } = screen::king::body(text, &settings, &People::default(), king) else {
        return Vec::new();
    };
    let hand = king.hands.into_iter().flat_map(|hand| hand.cards).filter_map(|card| card.intent);
    let offers = king.offers.into_iter().flat_map(|offers| offers.choices).map(|choice| choice.intent);
    hand.chain(offers).collect()
}

#[test]
fn every_legal_choice_can_be_pressed_and_nothing_else() {
    let mut store = Store::in_memory().unwrap();
    let mut tickets = 0;
    let text = Text::new(Language::English).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    let mut phases = BTreeSet::new();
    for seed in 0..60 {
        let seats = 2 + (seed % 6) as usize;
        let mut context = Context { store: &mut store, now_ms: 0, tickets: &mut tickets };
        let mut king = King::begin(&mut context, header(seats, seed)).unwrap();
        king.game.header.options.steps = false;
        for _ in 0..40 {
            let due = legal(king.state());
            let Some(actor) = king.actor() else { break };
            let wanted: Vec<Action> = due.into_iter().filter(|action| action.seat() == Some(actor)).collect();
            king.show(king.to_choose().map_or(Shown::Table, Shown::Hand));
            let taps = offered(&text, &king);
            assert_eq!(taps.len(), wanted.len(), "{:?}", king.state().phase());
            phases.insert(format!("{:?}", king.state().phase()));
            let mut reached = Vec::new();
            for tap in &taps {
                king.own.pick = None;
                assert!(press(&mut king, &mut context, tap).unwrap().refusal.is_none());
                let Some(Confirmation::Act(action)) = king.confirmation() else { panic!("{tap:?}") };
                reached.push(format!("{action:?}"));
            }
            let expected: BTreeSet<String> = wanted.iter().map(|action| format!("{action:?}")).collect();
            assert_eq!(reached.into_iter().collect::<BTreeSet<_>>(), expected);
            king.own.pick = None;
            let action = wanted[rng.random_range(0..wanted.len())];
            king.act(&mut context, action).unwrap();
        }
    }
    assert!(phases.contains("Choose") && phases.contains("Face") && phases.contains("Theft"), "{phases:?}");
    assert!(phases.contains("Crown"), "{phases:?}");
}

/// The table that is added up from public events is the position of the rules.
#[test]
fn the_ledger_is_the_position() {
    let mut store = Store::in_memory().unwrap();
    let mut tickets = 0;
    let mut rng = ChaCha8Rng::seed_from_u64(8);
    for seed in 0..25 {
        let seats = [2, 3, 4, 6, 16][seed as usize % 5];
        let mut context = Context { store: &mut store, now_ms: 0, tickets: &mut tickets };
        let mut king = King::begin(&mut context, header(seats, seed)).unwrap();
        king.game.header.options.steps = false;
        while let Some(action) = sample(king.state(), &mut |below| rng.random_range(0..below)) {
            king.act(&mut context, action).unwrap();
            let (ledger, state) = (Ledger::of(seats, king.reported_events()), king.state());
            assert_eq!(king.own.reported.ledger, ledger, "what is kept is what the events add up to");
            assert_eq!((ledger.round, ledger.turn), (state.round(), state.turn().min(ledger.turn)));
            for (seat, own) in (0u8..).map(Seat::new).zip(&ledger.seats) {
                assert_eq!(own.face, state.face(seat));
                assert_eq!(own.crowns, state.crowns(seat));
                assert_eq!(own.points(), state.points(seat));
                if own.total_struck.is_none() {
                    assert_eq!(own.tokens, state.tokens(seat));
                }
                assert_eq!(own.has_chosen, state.has_chosen(seat));
                assert_eq!(usize::from(own.in_hand), state.hand(seat).len());
                let brought: i32 = ledger
                    .turns
                    .iter()
                    .map(|turn| i32::from(turn[seat.index()].taken()) + i32::from(turn[seat.index()].stolen))
                    .sum();
                if ledger.turns.len() as u32 == ledger.turn {
                    assert_eq!(brought, i32::from(own.tokens[0] + 2 * own.tokens[1]), "the turns add up");
                }
                let shown = own.played.champion.unwrap_or(own.played.group).value;
                if let Some(value) = shown.filter(|_| state.stage().is_none()) {
                    assert_eq!(Some(value.number), state.value(seat));
                }
            }
            if ledger.turns.len() as u32 == state.turn() && state.phase() == Phase::Over {
                break;
            }
        }
        let all: Characters = king.state().setup().lineup().set();
        assert_eq!(all.len(), 7);
        assert!(king.state().winner().is_some());
    }
}

/// At a stop of the slow mode the screen shows what has been reported, whatever has come of it since.
#[test]
fn a_stop_shows_nothing_of_what_comes_after_it() {
    let mut store = Store::in_memory().unwrap();
    let mut tickets = 0;
    let text = Text::new(Language::English).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(9);
    let mut stops = 0;
    for seed in 0..15 {
        let mut context = Context { store: &mut store, now_ms: 0, tickets: &mut tickets };
        let mut header = header(2 + seed as usize % 3, seed);
        header.options.steps = true;
        header.players[1..].fill(PlayerKind::Pretender);
        let mut king = King::begin(&mut context, header).unwrap();
        for _ in 0..25 {
            let Some(action) = sample(king.state(), &mut |below| rng.random_range(0..below)) else {
                break;
            };
            king.act(&mut context, action).unwrap();
            while king.own.stop.is_some() {
                stops += 1;
                let seen = drawn(&text, &king);
                let (after, truth) = (king.events.split_off(king.own.reported.count), *king.state());
                assert_eq!(drawn(&text, &king), seen);
                king.events.extend(after);
                let screen::Body::King { king: view } = &seen.body else { panic!("no table") };
                assert!(view.hands.is_empty() && view.offers.is_none() && view.confirm.is_none());
                assert!(seen.thinking.is_none() && view.result.is_none());
                // A position of another time behind the same events.
                king.game.pretend(State::new(truth.setup()));
                let screen::Body::King { king: other } = drawn(&text, &king).body else { panic!("no table") };
                assert_eq!(
                    (&other.table.groups, &other.hands, &other.step),
                    (&view.table.groups, &view.hands, &view.step)
                );
                king.game.pretend(truth);
                press(&mut king, &mut context, &Intent::King(KingIntent::NextStep)).unwrap();
            }
        }
    }
    assert!(stops > 250, "only {stops} stops");
}

/// The scale of values agrees with the seats: equal values are out, and nobody better than the winner is left.
#[test]
fn the_scale_shows_what_the_seats_show() {
    let mut store = Store::in_memory().unwrap();
    let mut tickets = 0;
    let (text, settings) = (Text::new(Language::English).unwrap(), Settings::default());
    let mut rng = ChaCha8Rng::seed_from_u64(9);
    let (mut won, mut turned, mut champions) = (0, 0, 0);
    for seed in 0..80 {
        let seats = [2, 3, 4, 7, 15][rng.random_range(0..5)];
        let mut context = Context { store: &mut store, now_ms: 0, tickets: &mut tickets };
        let actions = rng.random_range(1..40) * seats as u32 / 2;
        let mut header = header(seats, seed);
        header.options.steps = false;
        let mut king = played(&mut context, header, actions, &mut rng);
        king.device.pretend(Shown::Table, None);
        let screen::Body::King { king: view } =
            screen::king::body(&text, &settings, &People::default(), &king)
        else {
            panic!()
        };
        for group in &view.table.groups {
            let places: BTreeSet<i32> = group.seats.iter().map(|seat| seat.place).collect();
            let sides = group.seats.len().min(12);
            assert_eq!(places.len(), sides, "everybody has a side of the table");
            assert!(places.iter().all(|place| (0..12).contains(place)) && places.contains(&0));
            let Some(rail) = &group.rail else { continue };
            let among = !group.large && group.rows.is_empty();
            champions += usize::from(among);
            turned += usize::from(rail.low_wins);
            for mark in &rail.marks {
                assert!(mark.value >= rail.low && mark.value <= rail.high, "{mark:?}");
                let seat = group.seats.iter().find(|seat| seat.seat == mark.seat).unwrap();
                let value = if among { seat.champion.as_ref() } else { seat.value.as_ref() }.unwrap();
                assert!(value.text.ends_with(&mark.text), "{value:?} {mark:?}");
                let meets =
                    |other: &screen::RailMarkView| other.seat != mark.seat && other.value == mark.value;
                let out = mark.state == screen::RailState::Out;
                assert_eq!(out, rail.marks.iter().any(meets), "{rail:?}");
                assert_eq!(out, value.struck.is_some());
                assert_eq!(mark.taken > 0, value.taken.is_some());
            }
            let of = |state| rail.marks.iter().find(|mark| mark.state == state);
            let (winner, second) = (of(screen::RailState::Winner), of(screen::RailState::RunnerUp));
            let (Some(winner), Some(second)) = (winner, second) else { continue };
            let pair = [winner.value, second.value];
            let better =
                |value: i32| pair.iter().all(|&one| if rail.low_wins { value < one } else { value > one });
            let counts = rail.marks.iter().filter(|mark| mark.state == screen::RailState::Counts);
            assert!(counts.into_iter().all(|mark| !better(mark.value)), "{rail:?}");
            assert!(rail.line.is_some());
            won += 1;
        }
    }
    assert!(won > 20 && turned > 1 && champions > 1, "{won} {turned} {champions}");
}
