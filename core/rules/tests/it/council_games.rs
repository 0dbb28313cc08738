//! Random games of Council of 12: what holds in every position of every game.
#![allow(clippy::expect_used, reason = "tests may fail loudly")]

use crate::common::{picker, share};
use crate::council_common::{KINDS, seats, setup, some_deck};
use douze_rules::Seat;
use douze_rules::council::{
    Action, Cause, Character, Characters, Event, Events, How, Kept, Outcome, Phase, Pile, State, Use, apply,
    legal, sample,
};
use douze_rules::d12::Face;
use std::collections::HashMap;

/// A listener that keeps its own account of die, Favour, years and cards.
#[derive(Clone, Default)]
struct Account {
    die: Option<Face>,
    favour: u8,
    years: u16,
    bells: u8,
    ticks: u8,
    kept: Vec<Kept>,
    turn: u8,
    ended: Option<(Outcome, Option<Character>, u16)>,
}

impl Events for Account {
    fn push(&mut self, event: Event) {
        match event {
            Event::DieTurned { from, to, .. } => {
                assert_eq!(from, self.die);
                self.die = Some(to);
            }
            Event::Favour { from, to, by, amount } => {
                assert_eq!(from, self.favour);
                let sum = (i16::from(from) + i16::from(amount)).clamp(0, 5);
                // In November rewards bring none (R-C18).
                assert!(i16::from(to) == sum || (to == from && by == Cause::Reward && amount > 0));
                self.favour = to;
            }
            Event::Bells { rung, .. } => self.bells += u8::from(rung),
            Event::Solved { years, silent, .. } => {
                self.years += u16::from(years);
                self.ticks += u8::from(silent);
            }
            Event::Kept { kept } => self.kept.push(kept),
            Event::KeptUsed { kept } => {
                let place = self.kept.iter().position(|&one| one == kept).expect("kept before");
                self.kept.remove(place);
            }
            Event::TurnBegan { turn, .. } | Event::ThroneBegan { turn } => {
                assert_eq!(turn, self.turn + 1);
                self.turn = turn;
            }
            Event::TookBack { count, seen, .. } => assert!(seen.len() <= count.into()),
            Event::Ended { outcome, ruler, score } => self.ended = Some((outcome, ruler, score.total())),
            _ => {}
        }
    }
}

/// Each of the twelve in exactly one place.
fn cards_are_in_one_place(state: &State, seat: Seat) {
    let places = [
        state.hand(seat),
        state.chosen(seat).into_iter().collect(),
        state.discard(seat).set(),
        state.bench(seat),
    ];
    let all = places.into_iter().fold(Characters::EMPTY, Characters::union);
    assert_eq!(all, Characters::ALL, "{state:?}");
    assert_eq!(places.into_iter().map(Characters::len).sum::<usize>(), 12, "{state:?}");
    assert_eq!(state.discard(seat).set().len(), state.discard(seat).len());
    if let Some(open) = state.opened(seat) {
        assert!(state.hand(seat).contains(open) || state.chosen(seat) == Some(open));
    }
}

/// The score once more, from the lists.
fn years(state: &State) -> u16 {
    let value = |number: u8| {
        let mut seen = state.dilemmas_seen();
        u16::from(seen.find(|dilemma| dilemma.number == number).expect("seen").value)
    };
    state.solved().chain(state.public()).map(value).sum()
}

fn holds_together(state: &State, account: &Account) {
    let playing = !matches!(state.phase(), Phase::Over);
    for seat in seats(state) {
        cards_are_in_one_place(state, seat);
        assert!(!playing || !state.hand(seat).is_empty() || state.chosen(seat).is_some());
    }
    assert_eq!(state.die(), account.die);
    assert_eq!(state.favour(), account.favour);
    assert!(state.favour() <= 5 && (state.favour() > 0 || !playing));
    assert_eq!(state.kept().collect::<Vec<_>>(), account.kept);
    assert_eq!((state.bells_rung(), state.silent_ticks()), (account.bells, account.ticks));
    let crowns = |one: Character| u16::from(state.public_setup().crown(one));
    let petitioners = state.setup().draft().petitioners;
    assert_eq!(years(state), account.years);
    let total = account.years + petitioners.into_iter().map(crowns).sum::<u16>() + u16::from(state.favour());
    assert_eq!(state.score().total(), total);
    assert!(state.phase() == Phase::Roll || state.turn() == account.turn, "{state:?}");
    assert!(state.turn() <= 15);
    let ended = state.outcome().map(|outcome| (outcome, state.ruler(), state.score().total()));
    assert_eq!(ended, account.ended);
    assert_eq!(playing, ended.is_none());
    if state.outcome() == Some(Outcome::Lost) {
        assert_eq!(state.ruler(), None);
    }
}

/// Plays games from these seeds; how often each phase and each outcome was met, and how many had Claim the Throne.
fn play(games: std::ops::Range<u64>) -> HashMap<String, u32> {
    let mut met = HashMap::new();
    let mut pick = picker(games.start);
    for number in games {
        let deck = some_deck(number, &mut pick);
        // A deck serves some games, because it takes longer to make than to play.
        for _ in 0..10 {
            let kind = pick(KINDS as u32) as usize;
            let mut state = State::new(&setup(kind, &deck, &mut pick));
            let mut account = Account { favour: state.favour(), ..Account::default() };
            while let Some(action) = sample(&state, &mut pick) {
                let before = state.phase();
                apply(&mut state, action, &mut account).expect("a sampled action is legal");
                holds_together(&state, &account);
                if state.phase() != before {
                    *met.entry(format!("{:?}", state.phase())).or_insert(0) += 1;
                }
            }
            *met.entry(format!("{:?}", state.outcome().expect("an outcome"))).or_insert(0) += 1;
        }
    }
    met
}

/// By the rules alone, 100,000 games or as many as `DOUZE_SCALE` times that.
#[test]
fn a_hundred_thousand_games_keep_the_invariants() {
    let scale = std::env::var("DOUZE_SCALE").ok().and_then(|scale| scale.parse().ok()).unwrap_or(1_u64);
    let half = share(5_000) * scale;
    let met = std::thread::scope(|scope| {
        let threads = [0..half, half..2 * half].map(|games| scope.spawn(|| play(games)));
        let mut sum: HashMap<String, u32> = HashMap::new();
        for thread in threads {
            for (name, count) in thread.join().expect("no failure") {
                *sum.entry(name).or_default() += count;
            }
        }
        sum
    });
    for phase in [
        "Bells",
        "Choose",
        "Reveal",
        "OracleRoll",
        "Next",
        "Shield",
        "RewardRoll",
        "Recall",
        "Bench",
        "Discard",
        "Petitioner",
        "Throne",
        "Ruler",
        "Won",
        "Lost",
    ] {
        assert!(met.get(phase).is_some_and(|&count| count > share(100)), "{phase}: {met:?}");
    }
}

fn any_how() -> impl Iterator<Item = How> {
    let faces = Face::all().map(How::Face);
    let cards = Character::ALL.into_iter().map(How::Back);
    [How::Nothing, How::Target(0), How::Target(1), How::Target(2)].into_iter().chain(faces).chain(cards)
}

/// All sets of up to three characters.
fn any_sets() -> impl Iterator<Item = Characters> {
    (0_u16..1 << 12)
        .filter(|set| set.count_ones() <= 3)
        .map(|set| Character::ALL.into_iter().filter(|&one| set >> one as u16 & 1 != 0).collect())
}

/// All that anybody might try, far beyond what is sensible.
fn attempts(state: &State) -> Vec<Action> {
    let mut tries = vec![Action::Silent, Action::Split];
    for yes in [false, true] {
        tries.extend([Action::Bells { ring: yes }, Action::Shield { used: yes }]);
    }
    let cards = Character::ALL;
    tries.extend([Use::FreeBell, Use::Reroll, Use::Foresee].map(|reward| Action::Use { reward }));
    tries.extend(Face::all().map(|face| Action::Use { reward: Use::Tip { face } }));
    tries.extend(cards.map(|character| Action::Ruler { character }));
    for seat in (0..=state.public_setup().councillors() as u8).map(Seat::new) {
        tries.extend([false, true].map(|take| Action::Petitioner { seat, take }));
        tries.extend(cards.map(|card| Action::Choose { seat, card }));
        tries.extend(cards.map(|card| Action::Throne { seat, card }));
        tries.extend(cards.map(|card| Action::Use { reward: Use::OpenCard { seat, card } }));
        tries.extend(any_how().map(|how| Action::Reveal { seat, how }));
        for card in cards {
            tries.extend(any_how().map(|how| Action::Next { seat, card, how }));
        }
        tries.extend(any_sets().map(|cards| Action::Recall { seat, cards }));
        tries.extend(any_sets().map(|cards| Action::Bench { seat, cards }));
        for a in cards {
            tries.push(Action::Discard { seat, cards: [a].into_iter().collect() });
            for b in cards.into_iter().filter(|&b| b != a) {
                tries.push(Action::Discard { seat, cards: [a, b].into_iter().collect() });
                let three = cards.into_iter().filter(|&c| c != a && c != b);
                tries.extend(three.map(|c| Action::Discard { seat, cards: [a, b, c].into_iter().collect() }));
            }
        }
        tries.push(Action::Discard { seat, cards: Pile::EMPTY });
    }
    tries
}

#[test]
fn legal_is_all_that_is_legal_and_the_rest_changes_nothing() {
    let mut pick = picker(3);
    let (mut tried, mut done) = (0, 0);
    for number in 0..share(300) {
        let deck = some_deck(number, &mut pick);
        let mut state = State::new(&setup(number as usize % KINDS, &deck, &mut pick));
        while let Some(action) = sample(&state, &mut pick) {
            let rare = !matches!(state.phase(), Phase::Bells | Phase::Choose | Phase::Reveal);
            if pick(if rare { 4 } else { 12 }) == 0 {
                let listed = legal(&state);
                let mut allowed = 0;
                for attempt in attempts(&state) {
                    let mut after = state;
                    let result = apply(&mut after, attempt, &mut ());
                    assert_eq!(result.is_ok(), listed.contains(&attempt), "{attempt:?} {result:?} {state:?}");
                    assert!(result.is_ok() || after == state);
                    allowed += usize::from(result.is_ok());
                    tried += 1;
                }
                assert_eq!(allowed, listed.len(), "{listed:?}");
                done += 1;
            }
            apply(&mut state, action, &mut ()).expect("a sampled action is legal");
        }
        let mut over = state;
        for attempt in attempts(&state).into_iter().step_by(7) {
            assert!(apply(&mut over, attempt, &mut ()).is_err() && over == state);
        }
        assert!(legal(&state).is_empty());
    }
    assert!(tried > share(1_000_000) && done > share(500), "{tried} {done}");
}

#[test]
fn chance_is_refused_where_it_is_not_due() {
    let mut pick = picker(4);
    for number in 0..200 {
        let deck = some_deck(number, &mut pick);
        let mut state = State::new(&setup(number as usize % KINDS, &deck, &mut pick));
        while let Some(action) = sample(&state, &mut pick) {
            let face = Face::new(7).expect("a face");
            let rolls = matches!(state.phase(), Phase::Roll | Phase::RewardRoll);
            assert_eq!(apply(&mut state.clone(), Action::Roll { face }, &mut ()).is_ok(), rolls);
            for seat in (0..5).map(Seat::new) {
                let due = state.phase() == Phase::OracleRoll && state.oracle() == Some(seat);
                let done = apply(&mut state.clone(), Action::OracleRoll { seat, face }, &mut ());
                assert_eq!(done.is_ok(), due);
            }
            assert_eq!(legal(&state).is_empty(), rolls || state.phase() == Phase::OracleRoll);
            apply(&mut state, action, &mut ()).expect("a sampled action is legal");
        }
    }
}

#[test]
fn every_legal_action_is_sampled_evenly() {
    let mut pick = picker(5);
    let mut tried = 0;
    for number in 0..60 {
        let deck = some_deck(number, &mut pick);
        let mut state = State::new(&setup(number as usize % KINDS, &deck, &mut pick));
        while let Some(action) = sample(&state, &mut pick) {
            let actions = legal(&state);
            if !actions.is_empty() && actions.len() < 40 && pick(10) == 0 {
                let mut counts = vec![0_u32; actions.len()];
                for _ in 0..200 * actions.len() {
                    let sampled = sample(&state, &mut pick).expect("one");
                    counts[actions.iter().position(|&one| one == sampled).expect("listed")] += 1;
                }
                assert!(counts.iter().all(|&count| (110..290).contains(&count)), "{counts:?}");
                tried += 1;
            }
            apply(&mut state, action, &mut ()).expect("a sampled action is legal");
        }
    }
    assert!(tried > 100, "{tried}");
}

#[test]
fn actions_come_back_from_what_is_saved() {
    let mut pick = picker(6);
    for number in 0..100 {
        let deck = some_deck(number, &mut pick);
        let game =
            crate::council_common::random_game(&setup(number as usize % KINDS, &deck, &mut pick), &mut pick);
        for action in game.into_iter().filter_map(|(_, action)| action) {
            let saved = serde_json::to_string(&action).expect("written");
            assert_eq!(serde_json::from_str::<Action>(&saved).expect("read"), action, "{saved}");
        }
    }
    let twice = r#"{"discard":{"seat":0,"cards":["lady","lady"]}}"#;
    assert!(serde_json::from_str::<Action>(twice).is_err());
}
