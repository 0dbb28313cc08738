//! Laws of the table: what a viewer may not know changes nothing on that viewer's screen, and what is legal can be
//! pressed there.

use super::*;
use crate::flow::settings::Settings;
use crate::flow::setup::People;
use crate::flow::stored::header::Origin;
use crate::flow::table::{AnyTable, Shown};
use crate::flow::{Context, Reply};
use crate::flow::{others, same_by_the_same_work, scaled, share};
use crate::store::{Store, StoreError};
use crate::text::Text;
use crate::{ForestIntent, ForestVariant, Intent, Language, PlayerKind, TableIntent, screen};
use douze_rules::forest::{State, Variant, sample};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// What the app does with an intent at this table.
fn press(table: &mut Forest, context: &mut Context, intent: &Intent) -> Result<Reply, StoreError> {
    match intent.clone() {
        Intent::Table(intent) => table.handle(context, intent),
        Intent::Forest(intent) => table.tap(context, intent),
        other => panic!("{other:?} is for another place"),
    }
}

fn header(seed: u64) -> Header {
    Header {
        names: vec!["Lea".into(), "Mia".into()],
        players: vec![PlayerKind::Person; 2],
        options: Options {
            table_mode: false,
            variant: if seed.is_multiple_of(2) { ForestVariant::Standard } else { ForestVariant::Choose3 },
        },
        seed,
        seed_chosen: false,
        player_seed: 0,
        origin: Origin::Played,
    }
}

fn drawn(text: &Text, forest: &Forest) -> screen::Screen {
    let settings = Settings::default();
    screen::frame(
        text,
        &settings,
        None,
        Some(forest),
        screen::forest::body(text, &settings, &People::default(), forest),
        screen::forest::tools(text, forest),
    )
}

#[test]
fn hidden_cards_change_nothing_on_any_screen() {
    let text = Text::new(Language::English).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(4);
    let (mut positions, mut looks, mut differed) = (0, 0, 0);
    for seed in 0..scaled(20) {
        let mut store = Store::in_memory().unwrap();
        let mut context = Context { store: &mut store, now_ms: 0, tickets: &mut 0 };
        let mut forest = Forest::begin(&mut context, header(seed)).unwrap();
        loop {
            let (truth, device) = (*forest.state(), forest.device.clone());
            let asked = forest.to_choose();
            let views = [Some(Shown::Table), asked.map(Shown::Curtain), asked.map(Shown::Hand)];
            positions += 1;
            for shown in views.into_iter().flatten() {
                forest.device.pretend(shown, None);
                let viewer = match shown {
                    Shown::Hand(seat) => Viewer::Seat(seat),
                    Shown::Curtain(_) | Shown::Table => Viewer::Everyone,
                };
                let seen = observe(&truth, viewer);
                let imagined =
                    others(|| Some(seen.determinize(&mut |count| rng.random_range(0..count)).unwrap()));
                let pretend = |forest: &mut Forest, state| forest.game.pretend(state);
                same_by_the_same_work(&mut forest, &truth, &imagined, pretend, |forest| {
                    (forest.observation(), drawn(&text, forest))
                });
                looks += imagined.len();
                differed += imagined.iter().filter(|&other| *other != truth).count();
            }
            forest.device = device;
            let Some(action) = sample(forest.state(), &mut |count| rng.random_range(0..count)) else { break };
            assert!(forest.act(&mut context, action).unwrap().refusal.is_none());
        }
    }
    println!("screens of the duel: {positions} positions, {looks} views, {differed} with something to hide");
    assert!(differed > 150, "only {differed} views had something to hide");
}

/// Frames are drawn from these observations, and from nothing else of the game.
#[test]
fn the_tables_of_frames_are_the_same_for_equal_observations() {
    let mut rng = ChaCha8Rng::seed_from_u64(9);
    let (mut differed, mut opened) = (0, 0);
    for _ in 0..share(400) {
        let mut state = State::new(Variant::Standard);
        for _ in 0..rng.random_range(2..40) {
            let Some(action) = sample(&state, &mut |count| rng.random_range(0..count)) else { break };
            douze_rules::forest::apply(&mut state, action, &mut ()).unwrap();
        }
        let Some(action) = sample(&state, &mut |count| rng.random_range(0..count)) else { continue };
        let other =
            observe(&state, Viewer::Everyone).determinize(&mut |count| rng.random_range(0..count)).unwrap();
        let after = |mut state: State| {
            let mut events = Vec::new();
            douze_rules::forest::apply(&mut state.clone(), action, &mut events).ok()?;
            Some((events, tables::follow(&mut state, action)?))
        };
        let (Some((reported, tables)), Some((other_reported, others))) = (after(state), after(other)) else {
            continue;
        };
        // A full display opens both hands.
        if reported != other_reported || tables.last().is_some_and(|seen| seen.phase() == Phase::Over) {
            continue;
        }
        assert_eq!(tables, others, "{action:?}");
        differed += usize::from(other != state);
        opened += usize::from(reported.len() > 1);
    }
    assert!(
        differed > share(50) && opened > share(5),
        "{differed} positions had something to hide, {opened} opened"
    );
}

/// The taps that the board offers now.
fn offered(forest: &Forest) -> Vec<Intent> {
    let (text, settings) = (Text::new(Language::English).unwrap(), Settings::default());
    let screen::Body::Forest { forest } = screen::forest::body(&text, &settings, &People::default(), forest)
    else {
        return Vec::new();
    };
    let taps = forest.board.cells.into_iter().filter_map(|cell| cell.intent);
    taps.filter(|intent| matches!(intent, Intent::Forest(ForestIntent::TapCell { .. }))).collect()
}

#[test]
fn hidden_cards_change_nothing_in_a_hint() {
    let mut store = Store::in_memory().unwrap();
    let mut tickets = 0;
    let mut rng = ChaCha8Rng::seed_from_u64(6);
    let mut differed = 0;
    for seed in 0..scaled(24) {
        let mut header = header(seed);
        header.players[1] = PlayerKind::Fawn;
        let mut context = Context { store: &mut store, now_ms: 0, tickets: &mut tickets };
        let mut forest = Forest::begin(&mut context, header).unwrap();
        for _ in 0..rng.random_range(0..30) {
            let mut pick = |count: u32| rng.random_range(0..count);
            let Some(action) = sample(forest.state(), &mut pick) else { break };
            assert!(forest.act(&mut context, action).unwrap().refusal.is_none());
        }
        if !forest.may_ask_hint() {
            continue;
        }
        let mut hint = |forest: &mut Forest| {
            assert!(
                press(forest, &mut context, &Intent::Table(TableIntent::AskHint)).unwrap().refusal.is_none()
            );
            let (view, seed) = forest.analysis.due(&forest.game, forest.alone()).expect("a hint");
            let control = forest.job().expect("a hint").control;
            // So few positions are looked at that no clock decides.
            let budget = douze_ai::Budget::nodes(500);
            let advice = douze_ai::forest::advise(&view, seed, &budget, &control);
            assert!(forest.dismiss() && control.is_cancelled(), "it is looked for no more");
            advice
        };
        let before = hint(&mut forest);
        assert!(before.is_some());
        let truth = *forest.state();
        let seen = observe(&truth, Viewer::Seat(Seat::new(0)));
        let other = seen.determinize(&mut |count| rng.random_range(0..count)).unwrap();
        forest.game.pretend(other);
        assert_eq!(hint(&mut forest), before);
        differed += usize::from(other != truth);
    }
    println!("hints of the duel: {differed} positions with something to hide");
    assert!(differed > 8, "only {differed} positions had something to hide");
}

#[test]
fn every_legal_placement_push_and_move_can_be_tapped() {
    let mut store = Store::in_memory().unwrap();
    let mut tickets = 0;
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    let mut context = Context { store: &mut store, now_ms: 0, tickets: &mut tickets };
    let mut forest = Forest::begin(&mut context, header(0)).unwrap();
    let (mut moves, mut outside) = (0, 0);
    for seed in 0..share(3_000) {
        // Positions are walked without the disk; the screen only needs the state.
        let mut state = State::new(Variant::Standard);
        let mut left = seed % 40;
        while let Some(action) = sample(&state, &mut |count| rng.random_range(0..count)) {
            let due = legal(&state);
            let open = matches!(state.phase(), Phase::Place | Phase::Move);
            if open && (state.phase() == Phase::Move || left == 0) {
                forest.game.pretend(state);
                forest.device.pretend(Shown::Table, None);
                forest.own.aim = None;
                for &wanted in &due {
                    forest.own.aim = None;
                    while forest.own.aim.and_then(|aim| aim.action(state.seats_to_act().next()?))
                        != Some(wanted)
                    {
                        let target = match (wanted, forest.own.aim) {
                            (Action::Place { at, .. }, _) => at,
                            (Action::Push { line, from, .. }, _) => entry(state.frame(), line, from).unwrap(),
                            (Action::Move { from, .. }, None) => from,
                            (Action::Move { to, .. }, Some(_)) => to,
                            _ => unreachable!("only what is placed is open"),
                        };
                        let tap = Intent::Forest(ForestIntent::TapCell {
                            row: target.row.into(),
                            col: target.col.into(),
                        });
                        assert!(offered(&forest).contains(&tap), "{wanted:?} cannot be tapped in {state:?}");
                        let reply = press(&mut forest, &mut context, &tap).unwrap();
                        assert!(reply.refusal.is_none());
                    }
                    if let (Action::Move { to, .. }, Some((first, last))) = (wanted, state.frame()) {
                        moves += 1;
                        let rows = first.row..=last.row;
                        let cols = first.col..=last.col;
                        outside += u32::from(!rows.contains(&to.row) || !cols.contains(&to.col));
                    }
                }
            }
            if left == 0 {
                break;
            }
            left -= 1;
            douze_rules::forest::apply(&mut state, action, &mut ()).unwrap();
        }
    }
    assert!(
        moves > share(2_000) && outside > share(100),
        "{moves} moves, {outside} of them beside the display"
    );
}

/// The positions that are kept are those of the line, also after what was taken back.
#[test]
fn a_position_is_the_replayed_one() {
    let mut store = Store::in_memory().unwrap();
    let mut tickets = 0;
    let mut rng = ChaCha8Rng::seed_from_u64(11);
    for seed in 0..12 {
        let mut context = Context { store: &mut store, now_ms: 0, tickets: &mut tickets };
        let mut forest = Forest::begin(&mut context, header(seed)).unwrap();
        for _ in 0..80 {
            if rng.random_ratio(1, 6) {
                let to = rng.random_range(0..=forest.game.line().len());
                forest.game.undo(context.store, to, true, 1).unwrap();
            }
            let Some(action) = sample(forest.state(), &mut |below| rng.random_range(0..below)) else {
                break;
            };
            forest.game.act(context.store, action, 0).unwrap().unwrap();
            let line = forest.game.line().to_vec();
            let mut replayed = forest.game.position(0).unwrap();
            for (n, &action) in line.iter().enumerate() {
                assert_eq!(forest.game.position(n).unwrap(), replayed);
                douze_rules::forest::apply(&mut replayed, action, &mut ()).unwrap();
            }
            assert_eq!(*forest.state(), replayed);
        }
    }
}
