//! Random games: what holds in every position of every game.
#![allow(clippy::expect_used, reason = "tests may fail loudly")]

use crate::common::{BLACK, SEATS, WHITE, naive, picker, random_game, share, variant};
use douze_rules::Seat;
use douze_rules::forest::{
    Action, Card, CardSet, Cell, DecidedBy, Event, Line, Phase, Side, State, Variant, Verdict, Winner, apply,
    legal, play_out, sample,
};
use std::collections::HashSet;

#[test]
fn hundred_thousand_games_keep_the_invariants() {
    let mut pick = picker(2026);
    let (mut rounds, mut removed) = ([0; 11], [0; 5]);
    for number in 0..share(100_000) {
        let mut state = State::new(variant(number));
        while let Some(action) = sample(&state, &mut pick) {
            apply(&mut state, action, &mut ()).expect("a sampled action is legal");
            holds_together(&state);
        }
        rounds[usize::from(state.round())] += 1;
        removed[state.removed().count()] += 1;
        check_end(&state);
    }
    // 0, 1 or 2 Snake rounds (R-F3): each of them happens, and nothing else.
    assert!(rounds[8] > 0 && rounds[9] > 0 && rounds[10] > 0, "{rounds:?}");
    assert_eq!(rounds[8] + rounds[9] + rounds[10], share(100_000));
    assert_eq!([removed[0], removed[2], removed[4]], [rounds[8], rounds[9], rounds[10]]);
}

#[test]
fn play_without_checks_is_the_checked_game_with_the_same_draws() {
    for number in 0..share(20_000) {
        let (mut fast, mut checked) = (State::new(variant(number)), State::new(variant(number)));
        let (mut one, mut same) = (picker(number), picker(number));
        let verdict = play_out(&mut fast, &mut one);
        loop {
            // Without checks the seats choose in their order: which one is first is not drawn.
            let mut first = checked.phase() == Phase::Choose && checked.seats_to_act().count() == 2;
            let mut pick = |below| if std::mem::take(&mut first) { 0 } else { same(below) };
            let Some(action) = sample(&checked, &mut pick) else { break };
            apply(&mut checked, action, &mut ()).expect("a sampled action is legal");
        }
        assert_eq!((fast, verdict), (checked, checked.verdict()), "game {number}");
    }
}

/// Each card of each seat is in exactly one place, and the display is one group within 4×4.
fn holds_together(state: &State) {
    for seat in SEATS {
        let mut all = [0_u8; 12];
        let mut count = |card: Card| all[card as usize] += 1;
        if state.phase() != Phase::Deal {
            state.deck(seat).for_each(&mut count);
            state.hand(seat).iter().for_each(&mut count);
            state.chosen(seat).into_iter().for_each(&mut count);
            let open = state.table().chain(state.removed());
            let placed = state.display().map(|placed| (placed.seat, placed.card));
            open.chain(placed).filter(|(owner, _)| *owner == seat).for_each(|(_, card)| count(card));
            assert_eq!(all, [1; 12], "{state:?}");
        }
    }
    let mut cells = [Cell { row: 0, col: 0 }; 16];
    let mut count = 0;
    for placed in state.display() {
        cells[count] = placed.at;
        count += 1;
    }
    assert!(naive::fits(&cells[..count]) && naive::connected(&cells[..count]), "{state:?}");
}

fn check_end(state: &State) {
    let (points, scoring) = naive::totals(state);
    assert_eq!((state.scores(), state.scoring_cards()), (points, scoring));
    let cards: Vec<_> = state.display().collect();
    assert_eq!(cards.len(), 16);
    assert_eq!(cards.iter().filter(|placed| placed.seat == BLACK).count(), 8);
    let hands = state.hand_sums();
    let tests = [(DecidedBy::Points, points), (DecidedBy::ScoringCards, scoring), (DecidedBy::Hands, hands)];
    let expected = match tests.into_iter().find(|(_, [black, white])| black != white) {
        None => Verdict { winner: Winner::Draw, decided_by: DecidedBy::Draw },
        Some((decided_by, [black, white])) => {
            Verdict { winner: Winner::Seat(if black > white { BLACK } else { WHITE }), decided_by }
        }
    };
    assert_eq!(state.verdict(), Some(expected));
}

#[test]
fn receipts_agree_with_an_independent_scorer_in_every_position() {
    let mut pick = picker(3);
    for number in 0..2_000 {
        for (state, _) in random_game(variant(number), &mut pick) {
            let receipts: Vec<_> = state.receipts().map(|r| ((r.seat, r.card, r.at), r.points)).collect();
            let expected = naive::points(&state);
            let expected: Vec<_> =
                expected.iter().map(|(o, points)| ((o.seat, o.card, o.at), *points)).collect();
            assert_eq!(receipts, expected);
            assert_eq!((state.scores(), state.scoring_cards()), naive::totals(&state));
            let cells = state.receipts().flat_map(|receipt| receipt.cells.iter());
            assert!(cells.into_iter().all(|at| state.card_at(at).is_some()));
        }
    }
}

/// All that anybody might try, far beyond what is sensible.
fn attempts(state: &State) -> Vec<Action> {
    let mut attempts = vec![Action::Deal { decks: [Card::ALL; 2] }, Action::Tiebreaker { holder: WHITE }];
    let (first, last) = state.frame().unwrap_or((Cell { row: 0, col: 0 }, Cell { row: 0, col: 0 }));
    let rows = first.row - 4..=last.row + 4;
    let cols = first.col - 4..=last.col + 4;
    let cells: Vec<Cell> = rows.flat_map(|row| cols.clone().map(move |col| Cell { row, col })).collect();
    let cards = naive::cards(state);
    for seat in [BLACK, WHITE, Seat::new(2)] {
        attempts.extend(Card::ALL.map(|card| Action::Choose { seat, card }));
        attempts.extend(cells.iter().map(|&at| Action::Place { seat, at }));
        for from in [Side::Left, Side::Right, Side::Top, Side::Bottom] {
            attempts.extend((-8..8).map(|row| Action::Push { seat, line: Line::Row(row), from }));
            attempts.extend((-8..8).map(|col| Action::Push { seat, line: Line::Col(col), from }));
        }
        for from in cards.iter().map(|placed| placed.at) {
            attempts.extend(cells.iter().map(|&to| Action::Move { seat, from, to }));
        }
        let five: Vec<Card> = state.hand(seat).iter().take(5).collect();
        if let [a, b, c, d, e] = five[..] {
            attempts.push(Action::Keep { seat, keep: [a, b, c], bottom: [d, e] });
            attempts.push(Action::Keep { seat, keep: [a, b, d], bottom: [d, e] });
        }
    }
    attempts
}

/// Legal as `forest.md` says it.
fn is_legal(state: &State, action: Action) -> bool {
    let turn = state.seats_to_act().next();
    let taken: Vec<Cell> = state.display().map(|placed| placed.at).collect();
    let card = state.table().next().map(|(_, card)| card);
    let deer = card == Some(Card::Deer) && !taken.is_empty();
    match (state.phase(), action) {
        (Phase::Deal, Action::Deal { .. }) | (Phase::Tiebreaker, Action::Tiebreaker { .. }) => true,
        (Phase::Keep, Action::Keep { seat, keep, bottom }) => {
            turn == Some(seat) && keep.into_iter().chain(bottom).collect::<CardSet>() == state.hand(seat)
        }
        (Phase::Choose, Action::Choose { seat, card }) => {
            state.seats_to_act().any(|asked| asked == seat) && state.hand(seat).contains(card)
        }
        (Phase::Place, Action::Place { seat, at }) => {
            turn == Some(seat) && !deer && naive::may_place(&taken, at)
        }
        (Phase::Place, Action::Push { seat, line, from }) => {
            let (count, sides) = match line {
                Line::Row(row) => {
                    (taken.iter().filter(|at| at.row == row).count(), [Side::Left, Side::Right])
                }
                Line::Col(col) => {
                    (taken.iter().filter(|at| at.col == col).count(), [Side::Top, Side::Bottom])
                }
            };
            turn == Some(seat) && deer && (1..=3).contains(&count) && sides.contains(&from)
        }
        (Phase::Move, Action::Move { seat, from, to }) => {
            turn == Some(seat) && naive::may_move(state, seat, from, to)
        }
        _ => false,
    }
}

#[test]
fn legal_is_all_that_is_legal_and_the_rest_changes_nothing() {
    let mut pick = picker(4);
    let (mut taken, mut refused) = (0, 0);
    for number in 0..share(200) {
        for (state, _) in random_game(variant(number), &mut pick) {
            let legal = legal(&state);
            for (i, action) in legal.iter().enumerate() {
                assert!(!legal[..i].contains(action), "{action:?} twice");
                let mut after = state;
                apply(&mut after, *action, &mut ()).expect("legal");
                assert_ne!(after, state);
            }
            let chance = matches!(state.phase(), Phase::Deal | Phase::Tiebreaker);
            for action in attempts(&state) {
                let mut after = state;
                let mut events = Vec::new();
                let result = apply(&mut after, action, &mut events);
                assert_eq!(result.is_ok(), is_legal(&state, action), "{action:?} {result:?}\n{state:?}");
                if result.is_ok() {
                    assert!(chance || legal.contains(&action), "{action:?}");
                    assert!(!events.is_empty());
                    taken += 1;
                } else {
                    assert_eq!((after, events.len()), (state, 0));
                    refused += 1;
                }
            }
        }
    }
    assert!(taken > share(10_000) && refused > share(1_000_000), "{taken} {refused}");
}

#[test]
fn a_raccoon_is_asked_exactly_when_it_has_a_legal_move() {
    let mut pick = picker(5);
    for number in 0..3_000 {
        let mut last = None;
        for (state, action) in random_game(variant(number), &mut pick) {
            if let Some((before, seat)) = last.take() {
                let before: State = before;
                let own = state.display().filter(|o| o.seat == seat && o.card != Card::Raccoon);
                let (corner, _) = state.frame().expect("a placed card");
                let grid = || (-2..7).flat_map(|row| (-2..7).map(move |col| (row, col)));
                let to = |(row, col)| Cell { row: corner.row + row, col: corner.col + col };
                let legal = own
                    .map(|o| o.at)
                    .any(|from| grid().any(|cell| naive::may_move(&state, seat, from, to(cell))));
                assert_eq!(state.phase() == Phase::Move, legal, "{before:?}");
            }
            if let Some(Action::Place { seat, .. }) = action
                && state.table().next() == Some((seat, Card::Raccoon))
            {
                last = Some((state, seat));
            }
        }
    }
}

#[test]
fn every_legal_action_is_sampled() {
    let mut pick = picker(6);
    let mut dice = picker(7);
    for number in 0..20 {
        for (state, _) in random_game(variant(number), &mut pick) {
            let legal = legal(&state);
            let tries = legal.len() * 40;
            let sampled: HashSet<String> = (0..tries)
                .filter_map(|_| sample(&state, &mut dice))
                .inspect(|action| assert!(legal.contains(action)))
                .map(|action| format!("{action:?}"))
                .collect();
            assert_eq!(sampled.len(), legal.len(), "{state:?}");
        }
    }
}

#[test]
fn the_same_actions_lead_to_the_same_state_and_events() {
    let mut pick = picker(8);
    for number in 0..1_000 {
        let game = random_game(variant(number), &mut pick);
        let mut state = State::new(variant(number));
        for (expected, action) in game {
            assert_eq!(state, expected);
            let Some(action) = action else { break };
            let json = serde_json::to_string(&action).expect("an action");
            let read: Action = serde_json::from_str(&json).expect("an action");
            assert_eq!(read, action);
            let (mut reported, mut quiet) = (Vec::new(), state);
            apply(&mut state, read, &mut reported).expect("legal");
            apply(&mut quiet, read, &mut ()).expect("legal");
            assert_eq!(state, quiet);
            let over = reported.iter().any(|event| matches!(event, Event::Ended { .. }));
            assert_eq!(over, state.phase() == Phase::Over);
        }
    }
}

#[test]
fn keeping_is_a_phase_of_the_variant_only() {
    let mut pick = picker(9);
    for variant in [Variant::Standard, Variant::Choose3] {
        let game = random_game(variant, &mut pick);
        let keeps = game.iter().filter(|(state, _)| state.phase() == Phase::Keep).count();
        assert_eq!(keeps, if variant == Variant::Choose3 { 2 } else { 0 });
    }
}
