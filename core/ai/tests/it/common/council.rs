//! Games of Council of 12 for the tests: councils of councillors, and positions of all kinds.
#![allow(clippy::panic, reason = "tests")]

use super::Numbers;
use douze_ai::council::{
    Decision, Heard, Level, Player, Remark, Said, Temperament, afterwards, agree_on_bells, agree_on_order,
    decide, next_to_reveal, propose, remarks,
};
use douze_ai::{Budget, CancelToken};
use douze_rules::council::{
    Action, Character, Deck, Dilemma, Draft, Effects, Event, Faces, How, Needs, Observation, Phase, Scenario,
    Setup, State, apply, observe, sample,
};
use douze_rules::{Seat, Viewer, d12::Face};

pub use super::council_common::deck::deck;

/// The shipped deck, and one in which every face solves everything, so that random games come to their last turn.
pub fn decks() -> [Deck; 2] {
    let shipped = deck();
    let any = [Face::all().collect(), Faces::EMPTY];
    let calm = |dilemma: &Dilemma| Dilemma { targets: any, penalty: Effects::default(), ..*dilemma };
    let crowns = Character::ALL.map(|character| shipped.crown(character));
    let calm = Deck::new(shipped.dilemmas().iter().map(calm).collect(), crowns).unwrap();
    [shipped, calm]
}

/// The level that the tests began with.
pub const COUNCILLOR: Player = Level::Councillor.with(Temperament::Careful);

/// Every level that thinks, in every temperament, by turns.
pub fn player(number: u64) -> Player {
    let levels = [Level::Apprentice, Level::Councillor, Level::Sage];
    levels[number as usize / 3 % 3].with(Temperament::ALL[number as usize % 3])
}

/// Kinds of setups: normal, with a ruler, free, and the twelve months.
pub const KINDS: usize = 15;

/// A setup by chance.
pub fn setup(kind: usize, councillors: usize, deck: &Deck, numbers: &mut Numbers) -> Setup {
    let ruler = Some(Character::ALL[numbers.below(12) as usize]);
    let silent = numbers.below(6) == 0;
    let pick = &mut |count| numbers.below(count);
    let draft = match kind {
        0 => Draft::normal(councillors, None, deck, pick),
        1 => Draft::normal(councillors, ruler, deck, pick),
        2 => {
            let normal = Draft::normal(councillors, None, deck, pick);
            Draft::chosen(councillors, normal.petitioners, normal.dilemmas, deck, pick)
        }
        _ => Draft::month(councillors, Scenario::ALL[kind - 3], None, deck, pick),
    };
    Setup::new(&Draft { silent: draft.silent || silent, ..draft }, deck).unwrap()
}

/// A position after some random actions, with somebody to decide, and what could have been said. Every fourth one
/// comes of the second deck.
pub fn position(number: u64, decks: &[Deck; 2]) -> (State, Seat, Vec<Said>) {
    let numbers = &mut Numbers(number);
    let councillors = 2 + number as usize % 3;
    let kind = number as usize / 3 % KINDS;
    let mut state = State::new(&setup(kind, councillors, deck_of(number, decks), numbers));
    let mut shown = state;
    let mut found = false;
    for _ in 0..2 + numbers.below(140) {
        while is_chance(&state) {
            step(&mut state, numbers);
        }
        if state.phase() == Phase::Over {
            break;
        }
        (shown, found) = (state, true);
        step(&mut state, numbers);
    }
    assert!(found);
    let seats = shown.seats_to_act().count() as u32;
    let some = Seat::new(numbers.below(councillors as u32) as u8);
    let seat = match shown.phase() {
        Phase::Bells | Phase::Shield | Phase::Ruler => some,
        Phase::Recall | Phase::Bench | Phase::Discard => shown.seats_to_act().next().unwrap(),
        _ => shown.seats_to_act().nth(numbers.below(seats) as usize).unwrap(),
    };
    let mut words = || {
        let seat = numbers.below(councillors as u32) as u8;
        let other = Seat::new((seat + 1) % councillors as u8);
        // Not one that came after these positions were agreed.
        let mut remarks = Remark::ALL.into_iter().filter(|&remark| remark != Remark::NeedsHelp);
        let remark = remarks.nth(numbers.below(19) as usize).unwrap();
        let to = remark.is_to_one().then_some(other);
        Said { seat: Seat::new(seat), remark, to }
    };
    (shown, seat, vec![words(), words(), words()])
}

/// The deck of a position.
pub fn deck_of(number: u64, decks: &[Deck; 2]) -> &Deck {
    &decks[usize::from(number.is_multiple_of(4))]
}

pub fn is_chance(state: &State) -> bool {
    matches!(state.phase(), Phase::Roll | Phase::OracleRoll | Phase::RewardRoll)
}

/// One action at random.
pub fn step(state: &mut State, numbers: &mut Numbers) {
    let action = sample(state, &mut |count| numbers.below(count)).unwrap();
    apply(state, action, &mut ()).unwrap();
}

/// With a doubled card nothing can be said: the rules show what is wanted.
pub fn fitted(state: &State, action: Action) -> Action {
    match action {
        Action::Reveal { seat, .. } if state.needs(seat) == Some(Needs::Nothing) => {
            Action::Reveal { seat, how: How::Nothing }
        }
        Action::Next { seat, card, .. } if state.needs_next(card) == Some(Needs::Nothing) => {
            Action::Next { seat, card, how: How::Nothing }
        }
        _ => action,
    }
}

pub fn view(state: &State, seat: Seat) -> Observation {
    observe(state, Viewer::Seat(seat))
}

/// A council at its table.
#[derive(Clone)]
pub struct Council<'a> {
    pub state: State,
    pub deck: &'a Deck,
    pub players: [Player; 4],
    pub nodes: u32,
    pub heard: Vec<Said>,
    spoken: Vec<(u8, Said)>,
    pub numbers: Numbers,
    before: [Option<Observation>; 4],
    events: Vec<Event>,
}

impl<'a> Council<'a> {
    pub fn new(setup: &Setup, deck: &'a Deck, players: [Player; 4], seed: u64, nodes: u32) -> Self {
        Self {
            state: State::new(setup),
            deck,
            players,
            nodes,
            heard: vec![],
            spoken: vec![],
            numbers: Numbers(seed),
            before: [None; 4],
            events: vec![],
        }
    }

    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.state.public_setup().councillors() as u8).map(Seat::new)
    }

    pub fn ask<T>(
        &mut self,
        seat: Seat,
        question: impl Fn(&Observation, &Deck, Heard, Player, u64, &Budget, &CancelToken) -> T,
    ) -> T {
        let sight = view(&self.state, seat);
        let (player, seed) = (self.players[seat.index()], self.numbers.next());
        let heard = Heard { now: &self.heard, before: &self.spoken };
        question(&sight, self.deck, heard, player, seed, &Budget::nodes(self.nodes), &CancelToken::new())
    }

    pub fn apply(&mut self, action: Action) {
        let action = fitted(&self.state, action);
        let turn = self.state.turn();
        apply(&mut self.state, action, &mut self.events).unwrap_or_else(|why| panic!("{action:?}: {why}"));
        if self.state.turn() != turn {
            self.spoken.extend(self.heard.drain(..).map(|said| (turn, said)));
        }
    }

    fn talk(&mut self, seats: impl Iterator<Item = Seat>) {
        let seats: Vec<Seat> = seats.collect();
        for _ in 0..4 {
            for &seat in &seats {
                let said = self.ask(seat, remarks);
                self.heard.extend(said);
            }
        }
    }

    fn proposals(&mut self) {
        for seat in self.seats() {
            while let Some(Decision { action, .. }) = self.ask(seat, propose) {
                self.apply(action);
                if is_chance(&self.state) {
                    let numbers = &mut self.numbers;
                    step(&mut self.state, numbers);
                }
            }
        }
    }

    /// One phase, to the next decision.
    pub fn go_on(&mut self, reported: &mut impl FnMut(&State, Seat, &Decision)) {
        let seats: Vec<Seat> = self.seats().collect();
        let first = seats[0];
        if is_chance(&self.state) {
            return step(&mut self.state, &mut self.numbers);
        }
        let mut decided = |council: &mut Self, seat: Seat| {
            let decision = council.ask(seat, decide).unwrap();
            reported(&council.state, seat, &decision);
            decision.action
        };
        match self.state.phase() {
            Phase::Bells => {
                self.talk(seats.iter().copied());
                self.proposals();
                let vote = |seat: Seat, action| (seat, action == Action::Bells { ring: true });
                let votes: Vec<_> = seats.iter().map(|&seat| vote(seat, decided(self, seat))).collect();
                let ring = agree_on_bells(&view(&self.state, first), &votes);
                self.apply(Action::Bells { ring });
            }
            Phase::Choose | Phase::Throne => {
                self.proposals();
                let asked: Vec<Seat> = self.state.seats_to_act().collect();
                let actions: Vec<_> = asked.iter().map(|&seat| decided(self, seat)).collect();
                for action in actions {
                    self.apply(action);
                }
                if self.state.phase() == Phase::Reveal {
                    self.before = [None; 4];
                    for seat in &seats {
                        self.before[seat.index()] = Some(view(&self.state, *seat));
                    }
                    self.events.clear();
                    self.talk(asked.into_iter());
                }
            }
            Phase::Reveal => {
                let votes: Vec<_> =
                    seats.iter().filter_map(|&seat| Some((seat, self.ask(seat, next_to_reveal)?))).collect();
                let seat = agree_on_order(&view(&self.state, first), &votes).unwrap();
                let heard = self.heard.clone();
                let action = decided(self, seat);
                self.apply(action);
                if self
                    .events
                    .iter()
                    .any(|event| matches!(event, Event::Solved { .. } | Event::Failed { .. }))
                {
                    for &seat in &seats {
                        let (player, seed) = (self.players[seat.index()], self.numbers.next());
                        if let Some(seen) = self.before[seat.index()].take() {
                            afterwards(&seen, self.deck, Heard::now(&heard), &self.events, player, seed);
                        }
                    }
                }
            }
            Phase::Shield | Phase::Ruler => {
                let action = decided(self, first);
                self.apply(action);
            }
            _ => {
                let seat = self.state.seats_to_act().next().unwrap();
                let action = decided(self, seat);
                self.apply(action);
            }
        }
    }

    pub fn play(mut self, mut reported: impl FnMut(&State, Seat, &Decision)) -> State {
        while self.state.phase() != Phase::Over {
            self.go_on(&mut reported);
        }
        self.state
    }
}

/// Does the die meet the targets as it now stands?
pub fn stands(state: &State) -> bool {
    let on =
        |target: usize| state.targets().nth(target).is_some_and(|faces| faces.contains(state.die().unwrap()));
    match (state.targets().count(), state.half_solved()) {
        (1, _) => on(0),
        (_, Some(target)) => on(usize::from(1 - target)),
        _ => (on(0) && state.is_met(1)) || (on(1) && state.is_met(0)),
    }
}
