//! A council that is played to its end without an app around it: for simulations and tests.

use super::{Heard, Said, agree_on_bells, agree_on_order};
use douze_rules::council::{
    Action, Deck, Event, How, IllegalAction, Needs, Observation, Phase, State, apply, observe, sample,
};
use douze_rules::{Seat, Viewer};

/// What a member is asked. Each answer is for the seat whose observation it is given, and made of nothing else.
pub struct Question<'a> {
    /// What the seat may know.
    pub view: &'a Observation,
    /// The deck of the game.
    pub deck: &'a Deck,
    /// What was said in the game.
    pub heard: Heard<'a>,
    /// The number of this question's chance.
    pub seed: u64,
}

/// Who sits at the table.
pub trait Member {
    /// What it says now and has not said yet; asked again as long as anybody says something.
    fn speak(&mut self, question: &Question) -> Vec<Said>;

    /// Something that the council may do before bells, choice or throne. It is done at once.
    fn propose(&mut self, question: &Question) -> Option<Action>;

    /// Whom it would see reveal next; nothing, when it leaves that to the others.
    fn next(&mut self, question: &Question) -> Option<Seat>;

    /// What is due of it; its vote where the council decides.
    fn decide(&mut self, question: &Question) -> Option<Action>;

    /// Does its word decide for the council, as a person's does? Else all votes count.
    fn leads(&self) -> bool {
        false
    }

    /// The whole position before each question, for a partner that is shown what nobody may know.
    fn peek(&mut self, _state: &State) {}
}

/// Nobody gave an answer, or one that is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stuck {
    /// This seat gave none.
    NoAnswer(Seat),
    /// This was not legal.
    Illegal(Action, IllegalAction),
}

/// Rounds of talk at one moment; people and councillors have said all before.
const ROUNDS: usize = 6;

/// A game and who sits at it.
pub struct Simulation<'a, M> {
    /// The position.
    pub state: State,
    /// What was said in this turn.
    pub heard: Vec<Said>,
    /// What was said in earlier turns, with their numbers.
    pub before: Vec<(u8, Said)>,
    /// What has happened in the last step.
    pub events: Vec<Event>,
    /// All that was done from the first roll on.
    pub line: Vec<Action>,
    /// In the order of their seats.
    pub members: Vec<M>,
    deck: &'a Deck,
    chance: &'a mut dyn FnMut() -> u64,
}

impl<'a, M: Member> Simulation<'a, M> {
    /// A new game. `members` in the order of their seats, `chance` a source of random numbers.
    pub fn new(state: State, deck: &'a Deck, members: Vec<M>, chance: &'a mut dyn FnMut() -> u64) -> Self {
        Self {
            state,
            heard: Vec::new(),
            before: Vec::new(),
            events: Vec::new(),
            line: Vec::new(),
            members,
            deck,
            chance,
        }
    }

    /// Plays to the end.
    ///
    /// # Errors
    /// [`Stuck`], when a member does not answer or not legally.
    pub fn play(mut self) -> Result<State, Stuck> {
        while self.state.phase() != Phase::Over {
            self.step()?;
        }
        Ok(self.state)
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<M> {
        (0..self.state.public_setup().councillors() as u8).map(Seat::new)
    }

    fn ask<T>(&mut self, seat: Seat, answer: impl FnOnce(&mut M, &Question) -> T) -> Result<T, Stuck> {
        let view = observe(&self.state, Viewer::Seat(seat));
        let question = Question {
            view: &view,
            deck: self.deck,
            heard: Heard { now: &self.heard, before: &self.before },
            seed: (self.chance)(),
        };
        let member = self.members.get_mut(seat.index()).ok_or(Stuck::NoAnswer(seat))?;
        member.peek(&self.state);
        Ok(answer(member, &question))
    }

    fn decide(&mut self, seat: Seat) -> Result<Action, Stuck> {
        self.ask(seat, M::decide)?.ok_or(Stuck::NoAnswer(seat))
    }

    fn apply(&mut self, action: Action) -> Result<(), Stuck> {
        let (action, turn) = (self.fitted(action), self.state.turn());
        apply(&mut self.state, action, &mut self.events).map_err(|why| Stuck::Illegal(action, why))?;
        self.line.push(action);
        if self.state.turn() != turn {
            self.before.extend(self.heard.drain(..).map(|said| (turn, said)));
        }
        Ok(())
    }

    /// A doubled card is shown before anything is said of what it does.
    fn fitted(&self, action: Action) -> Action {
        match action {
            Action::Reveal { seat, .. } if self.state.needs(seat) == Some(Needs::Nothing) => {
                Action::Reveal { seat, how: How::Nothing }
            }
            Action::Next { seat, card, .. } if self.state.needs_next(card) == Some(Needs::Nothing) => {
                Action::Next { seat, card, how: How::Nothing }
            }
            _ => action,
        }
    }

    fn roll(&mut self) -> Result<(), Stuck> {
        let chance = &mut self.chance;
        let pick = &mut |below: u32| (((chance() >> 32) * u64::from(below)) >> 32) as u32;
        match sample(&self.state, pick) {
            Some(roll) => self.apply(roll),
            None => Err(Stuck::NoAnswer(Seat::new(0))),
        }
    }

    fn speak(&mut self) -> Result<(), Stuck> {
        if self.state.is_silent() {
            return Ok(());
        }
        for _ in 0..ROUNDS {
            let before = self.heard.len();
            for seat in self.seats() {
                let said = self.ask(seat, M::speak)?;
                let new: Vec<Said> = said.into_iter().filter(|said| !self.heard.contains(said)).collect();
                self.heard.extend(new);
            }
            if self.heard.len() == before {
                break;
            }
        }
        Ok(())
    }

    fn propose(&mut self) -> Result<(), Stuck> {
        for seat in self.seats() {
            while let Some(action) = self.ask(seat, M::propose)? {
                self.apply(action)?;
                if self.state.phase() == Phase::RewardRoll {
                    self.roll()?;
                }
            }
        }
        Ok(())
    }

    /// The person's word, else nobody's.
    fn leader(&self) -> Option<Seat> {
        self.seats().find(|seat| self.members.get(seat.index()).is_some_and(Member::leads))
    }

    /// One phase, to the next decision.
    ///
    /// # Errors
    /// As [`Simulation::play`].
    pub fn step(&mut self) -> Result<(), Stuck> {
        let first = Seat::new(0);
        self.events.clear();
        match self.state.phase() {
            Phase::Roll | Phase::OracleRoll | Phase::RewardRoll => self.roll(),
            Phase::Bells => {
                self.speak()?;
                self.propose()?;
                let mut votes = Vec::new();
                for seat in self.seats() {
                    votes.push((seat, self.decide(seat)? == Action::Bells { ring: true }));
                }
                let led = self.leader().and_then(|leader| votes.iter().find(|(seat, _)| *seat == leader));
                let ring = match led {
                    Some((_, ring)) => *ring,
                    None => agree_on_bells(&observe(&self.state, Viewer::Seat(first)), &votes),
                };
                self.apply(Action::Bells { ring })
            }
            Phase::Choose | Phase::Throne => {
                self.propose()?;
                let asked: Vec<Seat> = self.state.seats_to_act().collect();
                let mut chosen = Vec::new();
                for seat in asked {
                    chosen.push(self.decide(seat)?);
                }
                for action in chosen {
                    self.apply(action)?;
                }
                if self.state.phase() == Phase::Reveal { self.speak() } else { Ok(()) }
            }
            Phase::Reveal => {
                let mut votes = Vec::new();
                for seat in self.seats() {
                    votes.extend(self.ask(seat, M::next)?.map(|vote| (seat, vote)));
                }
                let led = self.leader().and_then(|leader| votes.iter().find(|(seat, _)| *seat == leader));
                let next = match led {
                    Some((_, vote)) if !self.state.is_silent() => Some(*vote),
                    _ => agree_on_order(&observe(&self.state, Viewer::Seat(first)), &votes),
                };
                let action = self.decide(next.ok_or(Stuck::NoAnswer(first))?)?;
                self.apply(action)
            }
            Phase::Shield | Phase::Ruler => {
                let action = self.decide(self.leader().unwrap_or(first))?;
                self.apply(action)
            }
            _ => {
                let seat = self.state.seats_to_act().next().unwrap_or(first);
                let action = self.decide(seat)?;
                self.apply(action)
            }
        }
    }
}
