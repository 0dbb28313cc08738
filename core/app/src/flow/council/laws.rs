//! Laws of the table: what a viewer may not know changes nothing on that viewer's screen or in what is reported.

mod presses;

use super::game::CouncilState;
use super::*;
use crate::deck::Deck;
use crate::flow::settings::Settings;
use crate::flow::setup::People;
use crate::flow::stored::Rules;
use crate::flow::table::AnyTable;
use crate::flow::{others, same_by_the_same_work, scaled};
use crate::store::Store;
use crate::text::Text;
use crate::{CouncilIntent, Intent, Language, PlayerKind, TableIntent, screen};
use douze_ai::council::Moment;
use douze_rules::Viewer;
use douze_rules::council::{Character, Draft, How, Needs, observe, sample};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::sync::Arc;

/// What the app does with an intent at this table.
fn press(table: &mut Council, context: &mut Context, intent: &Intent) -> Result<Reply, StoreError> {
    match intent.clone() {
        Intent::Table(intent) => table.handle(context, intent),
        Intent::Council(intent) => table.tap(context, intent),
        other => panic!("{other:?} is for another place"),
    }
}

fn header(seats: usize, seed: u64) -> Header {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    // In the first version games last longer: more of everything is met.
    let deck = Arc::new(Deck::first().unwrap().clone());
    let draft = Draft::normal(seats, None, deck.rules(), &mut |below| rng.random_range(0..below));
    let names = (0..seats).map(|seat| format!("P{seat}")).collect();
    let mut players = vec![PlayerKind::Person; seats];
    if seed.is_multiple_of(3) {
        players[1..].fill(PlayerKind::Councillor);
    }
    Header::new(names, players, Options::new(&draft, deck), Some(seed))
}

fn drawn(text: &Text, council: &Council) -> screen::Screen {
    let settings = Settings::default();
    screen::frame(
        text,
        &settings,
        None,
        Some(council),
        screen::council::body(text, &settings, &People::default(), council),
        screen::council::tools(text, council),
    )
}

/// A random game, after so many steps.
fn played(context: &mut Context, seats: usize, seed: u64, steps: u32, rng: &mut ChaCha8Rng) -> Council {
    let mut council = Council::begin(context, header(seats, seed)).unwrap();
    for _ in 0..steps {
        if !one_step(&mut council, context, rng) {
            break;
        }
    }
    council
}

/// A random step; false: there is none.
fn one_step(council: &mut Council, context: &mut Context, rng: &mut ChaCha8Rng) -> bool {
    let Some(action) = sample(council.rules(), &mut |below| rng.random_range(0..below)) else { return false };
    // Bells soon end the game: half of them are enough.
    let action = match action {
        Action::Bells { ring: true } if rng.random() && !council.rules().must_ring() => {
            Action::Bells { ring: false }
        }
        other => other,
    };
    assert!(council.decide_on(context, action).unwrap().refusal.is_none());
    true
}

/// Each view of the table with another position behind it; gives how many, and in how many of them something was hidden.
fn look(council: &mut Council, text: &Text, rng: &mut ChaCha8Rng) -> (usize, usize) {
    let truth = council.state().clone();
    let deck = Arc::clone(council.game.header.options.deck().unwrap());
    let (device, inspect) = (council.device.clone(), council.inspect);
    let asked = council.secretly();
    let own = asked.or(council.alone()).unwrap_or(Seat::new(0));
    let views = [
        Some((Shown::Table, None)),
        asked.map(|seat| (Shown::Curtain(seat), None)),
        asked.map(|seat| (Shown::Curtain(seat), Some(seat))),
        Some((Shown::Hand(own), None)),
    ];
    let (mut looks, mut differed) = (0, 0);
    for (shown, peek) in views.into_iter().flatten() {
        council.device.pretend(shown, peek);
        let viewer = match (shown, peek) {
            (_, Some(seat)) | (Shown::Hand(seat), _) => Viewer::Seat(seat),
            (Shown::Curtain(_) | Shown::Table, None) => Viewer::Everyone,
        };
        let revealing = truth.rules.reveal_order().next().filter(|&seat| council.game.is_person(seat));
        let panels = [None, Some(Inspect::Seat(Seat::new(1))), Some(Inspect::Reign), Some(Inspect::Die)];
        for (panel, revealing) in panels.into_iter().zip([None, None, revealing, None]) {
            council.inspect = panel;
            let underway = revealing.map_or(Underway::Nothing, Underway::Revealing);
            let before = std::mem::replace(&mut council.own.underway, underway);
            let seen = observe(&truth.rules, viewer);
            let imagined = others(|| {
                let rules = seen.determinize(deck.rules(), &mut |below| rng.random_range(0..below))?;
                Some(CouncilState { rules, talk: truth.talk.clone() })
            });
            looks += imagined.len();
            differed += imagined.iter().filter(|other| other.rules != truth.rules).count();
            let pretend = |council: &mut Council, position| council.game.pretend(position);
            same_by_the_same_work(council, &truth, &imagined, pretend, |council| {
                (council.observation(), drawn(text, council))
            });
            council.own.underway = before;
        }
    }
    (council.device, council.inspect) = (device, inspect);
    (looks, differed)
}

#[test]
fn hidden_cards_change_nothing_on_any_screen() {
    let text = Text::new(Language::English).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(4);
    let (mut positions, mut looks, mut differed) = (0, 0, 0);
    for seed in 0..scaled(16) {
        let mut store = Store::in_memory().unwrap();
        let seats = rng.random_range(2..=4);
        let mut context = Context { store: &mut store, now_ms: 0, tickets: &mut 0 };
        let mut council = Council::begin(&mut context, header(seats, seed)).unwrap();
        let every = rng.random_range(3..9);
        for done in 0.. {
            if council.state().rules.phase() == Phase::Over {
                break;
            }
            if done % every == 0 {
                let (more, different) = look(&mut council, &text, &mut rng);
                positions += 1;
                looks += more;
                differed += different;
            }
            if !one_step(&mut council, &mut context, &mut rng) {
                break;
            }
        }
    }
    println!("screens of councils: {positions} positions, {looks} views, {differed} with something to hide");
    assert!(differed > 300, "only {differed} views had something to hide");
}

#[test]
fn hidden_cards_change_nothing_in_the_question_for_a_hint() {
    let mut store = Store::in_memory().unwrap();
    let (mut tickets, mut differed) = (0, 0);
    let mut rng = ChaCha8Rng::seed_from_u64(8);
    for seed in 0..scaled(60) {
        let mut context = Context { store: &mut store, now_ms: 0, tickets: &mut tickets };
        let steps = rng.random_range(0..60);
        let mut council = played(&mut context, 3, 3 * seed, steps, &mut rng);
        // The councillors have made all their remarks.
        let turn = council.rules().turn();
        let moments = [Moment::BeforeChoice, Moment::AfterChoice, Moment::AfterReveal];
        council.own.counsel.spoken.extend(moments.map(|moment| (turn, moment)));
        council.own.counsel.proposed = Some(council.game.line().len());
        if !council.may_ask_hint() {
            continue;
        }
        let truth = council.state().clone();
        let deck = Arc::clone(council.game.header.options.deck().unwrap());
        let mut question = |council: &mut Council| {
            assert!(
                press(council, &mut context, &Intent::Table(TableIntent::AskHint)).unwrap().refusal.is_none()
            );
            let (asked, seed) = council.analysis.due(&council.game, council.alone()).expect("a hint");
            let control = council.job().expect("a hint").control;
            assert!(council.dismiss() && control.is_cancelled(), "it is looked for no more");
            (asked.view, asked.talk, seed)
        };
        let before = question(&mut council);
        let other = before.0.determinize(deck.rules(), &mut |below| rng.random_range(0..below));
        let Some(other) = other else { continue };
        differed += usize::from(other != truth.rules);
        council.game.pretend(CouncilState { rules: other, talk: truth.talk.clone() });
        assert_eq!(question(&mut council), before);
        council.game.pretend(truth);
    }
    println!("hints of councils: {differed} positions with something to hide");
    assert!(differed > 8, "only {differed} positions had something to hide");
}

/// A choice is reported, and nothing of the card.
#[test]
fn what_is_reported_after_a_secret_choice_is_the_same_whatever_was_chosen() {
    let mut store = Store::in_memory().unwrap();
    let mut tickets = 0;
    let (text, settings) = (Text::new(Language::English).unwrap(), Settings::default());
    let mut rng = ChaCha8Rng::seed_from_u64(6);
    let mut secret = 0;
    for seed in 0..scaled(150) {
        let mut context = Context { store: &mut store, now_ms: 0, tickets: &mut tickets };
        let steps = rng.random_range(0..60);
        let mut council = played(&mut context, 3, seed, steps, &mut rng);
        let from = council.events.len();
        let Some(action) = sample(council.rules(), &mut |below| rng.random_range(0..below)) else { continue };
        council.decide_on(&mut context, action).unwrap();
        if !matches!(action, Action::Choose { .. } | Action::Recall { .. }) {
            continue;
        }
        let truth = council.state().clone();
        if truth.rules.phase() == Phase::Over {
            continue;
        }
        let deck = Arc::clone(council.game.header.options.deck().unwrap());
        let everyone = observe(&truth.rules, Viewer::Everyone);
        let imagined = others(|| {
            let rules = everyone.determinize(deck.rules(), &mut |below| rng.random_range(0..below))?;
            Some(CouncilState { rules, talk: truth.talk.clone() })
        });
        let pretend = |council: &mut Council, position| council.game.pretend(position);
        same_by_the_same_work(&mut council, &truth, &imagined, pretend, |council| {
            screen::council::beats(&text, &settings, &People::default(), council, from)
        });
        secret += imagined.len();
    }
    println!("reports of councils: {secret} positions after a secret choice");
    assert!(secret > 20, "only {secret} secret actions");
}

/// Frames are drawn from these tables, from what was reported, and from nothing else of the game.
#[test]
fn the_tables_of_frames_are_the_same_for_equal_observations() {
    let mut store = Store::in_memory().unwrap();
    let mut tickets = 0;
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    let (mut differed, mut opened) = (0, 0);
    for seed in 0..700 {
        let mut context = Context { store: &mut store, now_ms: 0, tickets: &mut tickets };
        let steps = rng.random_range(0..90);
        let seats = rng.random_range(2..=4);
        let council = played(&mut context, seats, seed, steps, &mut rng);
        let truth = council.state().clone();
        let Some(action) = sample(&truth.rules, &mut |below| rng.random_range(0..below)) else { continue };
        let deck = Arc::clone(council.game.header.options.deck().unwrap());
        let everyone = observe(&truth.rules, Viewer::Everyone);
        let Some(other) = everyone.determinize(deck.rules(), &mut |below| rng.random_range(0..below)) else {
            continue;
        };
        let after = |rules: State| {
            let mut position = CouncilState { rules, talk: truth.talk.clone() };
            let mut events = Vec::new();
            let fits =
                CouncilRules::apply(&mut position.clone(), CouncilAction::Act(action), &mut events).is_ok();
            fits.then(|| (events, tables::follow(&mut position, CouncilAction::Act(action)).unwrap()))
        };
        let (Some((reported, tables)), Some((other_reported, others))) = (after(truth.rules), after(other))
        else {
            continue;
        };
        if reported != other_reported {
            continue;
        }
        assert!(tables.iter().all(|open| open.seen.viewer() == Viewer::Everyone));
        // What the action opened is reported to everybody; what stays hidden is in no table.
        assert_eq!(tables, others, "{action:?}");
        differed += usize::from(other != truth.rules);
        opened += usize::from(reported.len() > 2);
    }
    assert!(
        differed > 60 && opened > 10,
        "{differed} positions had something to hide, {opened} opened cards"
    );
}
