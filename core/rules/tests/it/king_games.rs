//! Random games of King of 12 and tournaments: what holds in every position of every game.
#![allow(clippy::expect_used, reason = "tests may fail loudly")]

use crate::common::{picker, share};
use crate::king_common::{SIZES, naive, random_game, seats, setup};
use douze_rules::Seat;
use douze_rules::d12::Face;
use douze_rules::king::{
    Action, Character, Event, Events, FacesBySeat, Phase, State, Token, apply, legal, play_on, sample,
};
use std::collections::HashSet;

#[test]
fn play_without_checks_is_the_checked_game_with_the_same_draws() {
    for number in 0..share(8_000) {
        let mut pick = picker(number);
        let setup = setup(number as usize % SIZES, &mut pick);
        let (mut fast, mut checked, mut same) = (State::new(setup), State::new(setup), picker(number + 1));
        let mut one = picker(number + 1);
        while play_on(&mut fast, &mut one).is_some() {
            if checked.phase() == Phase::Choose {
                for seat in seats(&checked) {
                    let own = |action: &Action| action.seat() == Some(seat);
                    let cards: Vec<Action> = legal(&checked).into_iter().filter(own).collect();
                    if !cards.is_empty() {
                        let card = cards[same(cards.len() as u32) as usize];
                        apply(&mut checked, card, &mut ()).expect("a legal choice");
                    }
                }
            } else {
                let action = sample(&checked, &mut same).expect("the game goes on");
                apply(&mut checked, action, &mut ()).expect("a sampled action is legal");
            }
            assert_eq!(fast, checked, "game {number}");
        }
        assert_eq!(checked.phase(), Phase::Over);
    }
}

/// A listener that keeps its own account of dice, tokens, rounds and crowns.
#[derive(Clone, Default)]
struct Account {
    faces: [Option<Face>; 16],
    /// Tokens of 1 and 2 VP.
    tokens: [[i32; 2]; 16],
    crowns: [u8; 16],
    round: u32,
    turn: u32,
    winner: Option<Seat>,
}

impl Account {
    fn die(&mut self, seat: Seat, from: Face, to: Face) {
        assert_eq!(self.faces[seat.index()], Some(from));
        self.faces[seat.index()] = Some(to);
    }
}

impl Events for Account {
    fn push(&mut self, event: Event) {
        match event {
            Event::RoundBegan { round, faces } => {
                assert_eq!(round, self.round + 1);
                (self.round, self.turn, self.tokens) = (round, 0, [[0; 2]; 16]);
                for (mine, face) in self.faces.iter_mut().zip(faces.iter()) {
                    *mine = face.or(*mine);
                }
            }
            Event::DicePassed { stage: _, seat: _, faces } => {
                let sorted = |faces: &[Option<Face>]| {
                    let mut faces = faces.to_vec();
                    faces.sort();
                    faces
                };
                let after: Vec<_> = faces.iter().collect();
                assert_eq!(sorted(&self.faces[..after.len()]), sorted(&after), "the same dice");
                self.faces[..after.len()].copy_from_slice(&after);
            }
            Event::DieFlipped { seat, from, to, .. } => {
                assert_eq!(to, from.opposite());
                self.die(seat, from, to);
            }
            Event::DieTipped { seat, from, to } => {
                assert!(from.touches(to));
                self.die(seat, from, to);
            }
            Event::DieRolled { seat, from, to } => self.die(seat, from, to),
            Event::TokenTaken { seat, token, .. } => self.tokens[seat.index()][token as usize] += 1,
            Event::Stolen { thief, victim, token: Some(token) } => {
                self.tokens[victim.index()][token as usize] -= 1;
                self.tokens[thief.index()][token as usize] += 1;
            }
            Event::TotalsCancelled { points, seats, .. } => {
                assert!(seats.len() > 1);
                for seat in seats.iter() {
                    let [ones, twos] = std::mem::take(&mut self.tokens[seat.index()]);
                    assert_eq!(ones + 2 * twos, i32::from(points));
                }
            }
            Event::TurnEnded { turn } => {
                assert_eq!(turn, self.turn + 1);
                self.turn = turn;
            }
            Event::Crowned { seat } => self.crowns[seat.index()] += 1,
            Event::Ended { winner } => self.winner = Some(winner),
            _ => {}
        }
    }
}

fn holds_together(state: &State, account: &Account) {
    let lineup = state.setup().lineup();
    let mut supply = [9, 6];
    let rolling = state.phase() == Phase::Roll;
    for seat in seats(state) {
        let [hand, played, under] = [state.hand(seat), state.played(seat), state.under(seat)];
        let chosen = state.chosen(seat).into_iter().collect();
        let all = hand.union(played).union(under).union(chosen);
        assert_eq!(all, lineup.set(), "{state:?}");
        assert_eq!(hand.len() + played.len() + under.len() + chosen.len(), 7, "each in one place");
        if let Some(card) = state.card(seat) {
            assert!(played.contains(card));
        }
        assert_eq!(usize::from(state.crowns(seat)), under.len());
        assert_eq!(state.crowns(seat), account.crowns[seat.index()]);
        assert_eq!(state.face(seat), account.faces[seat.index()], "dice change by what is reported");
        let tokens = state.tokens(seat);
        if !rolling {
            assert_eq!(tokens.map(i32::from), account.tokens[seat.index()]);
        }
        assert_eq!(state.points(seat), tokens[0] + 2 * tokens[1]);
        supply = [supply[0] - i32::from(tokens[0]), supply[1] - i32::from(tokens[1])];
    }
    // R-K11: a game of 2 to 4 never needs more than the box has.
    assert!(state.setup().is_tournament() || supply.iter().all(|&left| left >= 0), "{state:?}");
    assert!((1..=6).contains(&state.turn()));
    match state.phase() {
        Phase::Roll => assert_eq!((state.round(), state.turn()), (account.round + 1, 1)),
        Phase::Crown | Phase::Over => {
            assert_eq!((state.round(), state.turn()), (account.round, account.turn));
        }
        _ => assert_eq!((state.round(), state.turn()), (account.round, account.turn + 1)),
    }
    assert_eq!(state.winner(), account.winner);
}

/// Plays games of this size; gives how often each number of turns in a round was seen, and tie-breaks.
fn play(size: usize, games: u32) -> ([u32; 7], u32) {
    let mut pick = picker(2026 + size as u64);
    let (mut turns, mut tie_breaks) = ([0; 7], 0);
    for _ in 0..games {
        let mut state = State::new(setup(size, &mut pick));
        let mut account = Account::default();
        while let Some(action) = sample(&state, &mut pick) {
            apply(&mut state, action, &mut account).expect("a sampled action is legal");
            // A position with a hand half chosen differs from the one before by one card only.
            if !matches!(action, Action::Choose { .. }) || state.phase() != Phase::Choose || pick(8) == 0 {
                holds_together(&state, &account);
            }
            if matches!(state.phase(), Phase::Crown | Phase::Roll | Phase::Over) {
                turns[account.turn as usize] += 1;
            }
        }
        let winner = state.winner().expect("a winner");
        assert_eq!((state.phase(), state.crowns(winner)), (Phase::Over, 2));
        let twice = seats(&state).filter(|&seat| state.crowns(seat) == 2).count();
        assert_eq!(twice > 1, state.is_tie_break());
        tie_breaks += u32::from(state.is_tie_break());
    }
    (turns, tie_breaks)
}

#[test]
fn r_k11_two_hundred_thousand_games_keep_the_invariants_and_the_supply() {
    let games = |size| move || play(size, share(200_000 / 3 + 1));
    let (turns, tie_breaks) = std::thread::scope(|scope| {
        let threads = [0, 1, 2].map(|size| scope.spawn(games(size)));
        let mut sum = ([0; 7], 0);
        for thread in threads {
            let (turns, tie_breaks) = thread.join().expect("no failure");
            sum.0.iter_mut().zip(turns).for_each(|(sum, turns)| *sum += turns);
            sum.1 += tie_breaks;
        }
        sum
    });
    assert_eq!((turns[1..4].iter().sum::<u32>(), tie_breaks), (0, 0), "8 points need four turns");
    assert!(turns[4] > 0 && turns[5] > 0 && turns[6] > 0, "{turns:?}");
}

#[test]
fn five_thousand_tournaments_of_every_size_keep_the_invariants() {
    let halves = [(3..SIZES).step_by(2), (4..SIZES).step_by(2)];
    std::thread::scope(|scope| {
        for sizes in halves {
            scope.spawn(|| {
                for size in sizes {
                    let (turns, tie_breaks) = play(size, share(5_000));
                    assert!(turns[5] > 0 && turns[6] > 0, "{turns:?}");
                    assert!(tie_breaks > 0, "size {size}");
                }
            });
        }
    });
}

#[test]
fn an_independent_program_plays_the_same() {
    for size in 0..SIZES {
        let mut pick = picker(77 + size as u64);
        for _ in 0..if size < 3 { 3_000 } else { 150 } {
            let setup = setup(size, &mut pick);
            let mut state = State::new(setup);
            let mut naive = naive::Naive::new(setup, naive::sizes(setup));
            naive.compare(&state);
            while let Some(action) = sample(&state, &mut pick) {
                apply(&mut state, action, &mut ()).expect("a sampled action is legal");
                naive.act(action);
                naive.compare(&state);
            }
        }
    }
}

/// All that anybody might try, far beyond what is sensible.
fn attempts(state: &State) -> Vec<Action> {
    let count = state.setup().seats();
    let one = Face::new(1).expect("a face");
    let mut attempts = Vec::new();
    for len in [0, count - 1, count, count + 1] {
        attempts.push(Action::Roll { faces: vec![one; len].into_iter().collect::<FacesBySeat>() });
    }
    let playing = |seat| state.playing().contains(seat).then_some(one);
    attempts.push(Action::Roll { faces: seats(state).map(playing).collect() });
    attempts.push(Action::Roll { faces: seats(state).map(|_| None::<Face>).collect() });
    for seat in (0..=count as u8).chain([16, 17, 255]).map(Seat::new) {
        attempts.extend(Character::ALL.map(|character| Action::Choose { seat, character }));
        attempts.extend(Character::ALL.map(|character| Action::Crown { seat, character }));
        attempts.extend(Face::all().map(|face| Action::Face { seat, face }));
        attempts.extend(Face::all().map(|face| Action::OracleRoll { seat, face }));
        attempts.extend([None, Some(Token::One), Some(Token::Two)].map(|token| Action::Take { seat, token }));
    }
    attempts
}

/// Legal as `king.md` says it.
fn is_legal(state: &State, action: Action) -> bool {
    let first = state.seats_to_act().next();
    match (state.phase(), action) {
        (Phase::Roll, Action::Roll { faces }) => {
            faces.len() == state.setup().seats()
                && seats(state).all(|seat| faces.get(seat).is_some() == state.playing().contains(seat))
        }
        (Phase::Choose, Action::Choose { seat, character }) => {
            state.seats_to_act().any(|asked| asked == seat) && state.hand(seat).contains(character)
        }
        (Phase::Face, Action::Face { seat, face }) => {
            first == Some(seat) && state.face(seat).is_some_and(|from| from.touches(face))
        }
        (Phase::OracleRoll, Action::OracleRoll { seat, .. }) => state.oracle() == Some(seat),
        (Phase::Theft, Action::Take { seat, token }) => {
            let [ones, twos] = state.tokens(state.victim().expect("a victim"));
            let there = match token {
                None => true,
                Some(Token::One) => ones > 0,
                Some(Token::Two) => twos > 0,
            };
            first == Some(seat) && there
        }
        (Phase::Crown, Action::Crown { seat, character }) => {
            first == Some(seat) && state.hand(seat).contains(character)
        }
        _ => false,
    }
}

#[test]
fn legal_is_all_that_is_legal_and_the_rest_changes_nothing() {
    let mut pick = picker(4);
    let (mut taken, mut refused) = (0, 0);
    for size in (0..SIZES).flat_map(|size| [size; 4]) {
        for (state, _) in random_game(setup(size, &mut pick), &mut pick) {
            if size >= 3 && state.phase() == Phase::Choose && pick(16) > 0 {
                continue;
            }
            let legal = legal(&state);
            for (i, action) in legal.iter().enumerate() {
                assert!(!legal[..i].contains(action), "{action:?} twice");
            }
            for action in attempts(&state) {
                let mut after = state;
                let mut events = Vec::new();
                let result = apply(&mut after, action, &mut events);
                assert_eq!(result.is_ok(), is_legal(&state, action), "{action:?} {result:?}\n{state:?}");
                if result.is_ok() {
                    assert_eq!(legal.contains(&action), !action.is_chance(), "{action:?}");
                    assert!(after != state && !events.is_empty());
                    taken += 1;
                } else {
                    assert!(!legal.contains(&action));
                    assert_eq!((after, events.len()), (state, 0));
                    refused += 1;
                }
            }
        }
    }
    assert!(taken > 20_000 && refused > 1_000_000, "{taken} {refused}");
}

#[test]
fn every_legal_action_is_sampled_with_the_same_chance() {
    let mut pick = picker(6);
    let mut dice = picker(7);
    for size in [0, 1, 2, 3, 8, 13] {
        for (state, _) in random_game(setup(size, &mut pick), &mut pick) {
            let legal = legal(&state);
            if pick(6) > 0 || legal.is_empty() {
                continue;
            }
            let tries = 200 * legal.len();
            let mut counts = vec![0; legal.len()];
            for _ in 0..tries {
                let action = sample(&state, &mut dice).expect("not over");
                counts[legal.iter().position(|other| *other == action).expect("legal")] += 1;
            }
            // Seven standard deviations of 200.
            assert!(counts.iter().all(|count| (100..300).contains(count)), "{counts:?}");
        }
    }
}

#[test]
fn the_same_actions_lead_to_the_same_state_and_events() {
    let mut pick = picker(8);
    for size in (0..SIZES).flat_map(|size| [size; 20]) {
        let setup = setup(size, &mut pick);
        let mut state = State::new(setup);
        for (expected, action) in random_game(setup, &mut pick) {
            assert_eq!(state, expected);
            let Some(action) = action else { break };
            let json = serde_json::to_string(&action).expect("an action");
            let read: Action = serde_json::from_str(&json).expect("an action");
            assert_eq!(read, action);
            let mut reported = Vec::new();
            apply(&mut state, read, &mut reported).expect("legal");
            let over = reported.iter().any(|event| matches!(event, Event::Ended { .. }));
            assert_eq!(over, state.phase() == Phase::Over);
        }
    }
}

#[test]
fn the_order_of_choosing_changes_nothing() {
    let mut pick = picker(9);
    for size in (0..SIZES).flat_map(|size| [size; 5]) {
        for (state, _) in random_game(setup(size, &mut pick), &mut pick) {
            let fresh = state.seats_to_act().count() == state.playing().len();
            if state.phase() != Phase::Choose || !fresh {
                continue;
            }
            let hand = |seat| state.hand(seat).iter().collect::<Vec<_>>();
            let mut choose: Vec<_> = state
                .seats_to_act()
                .map(|seat| {
                    let hand = hand(seat);
                    Action::Choose { seat, character: hand[pick(hand.len() as u32) as usize] }
                })
                .collect();
            let after = |choose: &[Action]| {
                let mut after = state;
                for &action in choose {
                    apply(&mut after, action, &mut ()).expect("legal");
                }
                after
            };
            let first = after(&choose);
            choose.reverse();
            assert_eq!(first, after(&choose));
        }
    }
}

#[test]
fn lists_of_faces_are_read_as_they_are_written() {
    let read = |json: &str| serde_json::from_str::<FacesBySeat>(json);
    let faces = read("[10,null,3]").expect("faces");
    assert_eq!(
        faces.iter().map(|face| face.map(Face::number)).collect::<Vec<_>>(),
        [Some(10), None, Some(3)]
    );
    assert_eq!(serde_json::to_string(&faces).expect("json"), "[10,null,3]");
    assert_eq!((faces.get(Seat::new(3)), faces.get(Seat::new(200))), (None, None));
    assert!(read("[13]").is_err() && read(&format!("{:?}", [1; 17])).is_err());
    assert_eq!(read(&format!("{:?}", [1; 16])).expect("sixteen").len(), 16);
    let ids: HashSet<_> = Character::ALL.map(Character::id).into_iter().collect();
    assert_eq!(ids.len(), 12);
    assert!(Character::ALL.iter().all(|&character| Character::from_id(character.id()) == Some(character)));
}
