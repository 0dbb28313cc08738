//! A turn of a council as a puzzle plays it: the others have chosen what spoils most, of all that fits what was seen and
//! said.

use super::step::{CouncilStart, CouncilStep};
use crate::puzzles::kept::Ending;
use douze_ai::council::Said;
use douze_ai::council::sure::{Checked, Promised, Solver, Sure, World, cases, promised};
use douze_rules::council::{Action, Character, Characters, Phase, State, apply, observe};
use douze_rules::{Seat, Viewer};

/// Positions for one question; no puzzle needs as many.
const POSITIONS: u32 = 1_000_000;
/// Of so many no person notices anything.
const QUICK: u32 = 50_000;

/// A line of a council and the turn that it leads to, for a person on one seat.
#[derive(Clone, Debug)]
pub struct CouncilEnding {
    seat: Seat,
    start: CouncilStart,
    line: Vec<CouncilStep>,
    state: State,
    promised: Promised,
    /// Whether the dilemma of the turn was solved, once it was checked.
    solved: Option<bool>,
    /// The turn that the puzzle is about.
    turn: u8,
}

impl CouncilEnding {
    /// After this line; none when the rules refuse it, and when more is hidden than which card of a known hand each other
    /// seat has chosen.
    pub(super) fn new(start: CouncilStart, line: Vec<CouncilStep>, seat: Seat) -> Option<Self> {
        let ending = Self::played(start, line, seat, None)?;
        let (state, view) = (ending.state, observe(&ending.state, Viewer::Seat(seat)));
        let table = state.public_setup();
        let sits = seat.index() < table.councillors() && table.councillors() < 4;
        let plain = state.kept().next().is_none() && !state.is_split() && !state.is_silent();
        let mut others = (0..table.councillors() as u8).map(Seat::new).filter(|&other| other != seat);
        let known = others.all(|other| view.publicly_holds(other) == view.may_hold(other));
        (sits && plain && known).then_some(ending)
    }

    /// The same after it has begun in this turn.
    fn played(start: CouncilStart, line: Vec<CouncilStep>, seat: Seat, turn: Option<u8>) -> Option<Self> {
        let (mut state, mut heard, mut solved) = (start.state()?, Vec::<Said>::new(), None);
        for &step in &line {
            match step {
                CouncilStep::Say(said) => heard.push(said),
                CouncilStep::Act(action) => {
                    let (mut checked, now) = (Checked::default(), state.turn());
                    apply(&mut state, action, &mut checked).ok()?;
                    if turn == Some(now) {
                        solved = checked.0.or(solved);
                    }
                    if state.turn() != now {
                        heard.clear();
                    }
                }
            }
        }
        let promised = promised(&observe(&state, Viewer::Seat(seat)), &heard);
        let turn = turn.unwrap_or(state.turn());
        Some(Self { seat, start, line, state, promised, solved, turn })
    }

    /// Who decides.
    pub(super) const fn seat(&self) -> Seat {
        self.seat
    }

    /// In how many cases each card that can be chosen leaves a way, and of how many.
    pub(super) fn cases(&self) -> Option<(Vec<(Character, u32)>, u32)> {
        cases(&observe(&self.state, Viewer::Seat(self.seat)), &self.promised)
    }

    /// The position.
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// Do the cards that were chosen fit what was said?
    pub fn is_as_said(&self) -> bool {
        self.promised.iter().enumerate().all(|(place, promised)| {
            let seat = Seat::new(place as u8);
            seat == self.seat || self.state.chosen(seat).is_none_or(|card| promised.contains(card))
        })
    }

    /// The same as if nothing had been said.
    pub(super) fn unsaid(&self) -> Self {
        Self { promised: [Characters::ALL; 4], ..self.clone() }
    }

    const fn solver(&self) -> Solver {
        Solver::new(self.seat, self.promised, POSITIONS)
    }

    /// Goes on in a world that fits all that was seen: cards face down are exchanged, of which nobody has seen any.
    fn go_on(&mut self, World { before, action }: World) -> bool {
        let mut line = self.line.clone();
        for step in line.iter_mut().rev() {
            match step {
                CouncilStep::Act(Action::Choose { seat, card }) if self.state.chosen(*seat).is_some() => {
                    *card = before.chosen(*seat).unwrap_or(*card);
                }
                CouncilStep::Act(Action::Bells { .. }) => break,
                _ => {}
            }
        }
        line.push(CouncilStep::Act(action));
        match Self::played(self.start, line, self.seat, Some(self.turn)) {
            // What was promised before the first card was seen stays so.
            Some(next) => *self = Self { promised: self.promised, ..next },
            None => return false,
        }
        true
    }
}

impl Ending for CouncilEnding {
    type Action = CouncilStep;

    fn line(&self) -> &[CouncilStep] {
        &self.line
    }

    fn is_over(&self) -> bool {
        self.solved.is_some() || self.state.phase() == Phase::Over
    }

    fn seat_to_act(&self) -> Option<Seat> {
        let asked = !self.is_over() && !self.solver().options(&self.state).is_empty();
        asked.then_some(self.seat)
    }

    fn is_quick(&self) -> bool {
        Solver::new(self.seat, self.promised, QUICK).answers(&self.state).is_some()
    }

    fn answers(&self) -> Vec<(CouncilStep, Sure)> {
        if self.is_over() {
            return Vec::new();
        }
        let answers = self.solver().answers(&self.state).unwrap_or_default();
        answers.into_iter().map(|(action, sure)| (CouncilStep::Act(action), sure)).collect()
    }

    fn sure(&self) -> Sure {
        match self.solved {
            Some(true) => Sure::Won,
            Some(false) => Sure::Lost,
            None => self.solver().outcome(&self.state).unwrap_or(Sure::Lost),
        }
    }

    fn act(&mut self, step: CouncilStep) -> bool {
        let CouncilStep::Act(action) = step else { return false };
        self.solver().worst(&self.state, Some(action)).is_some_and(|world| self.go_on(world))
    }

    fn reply(&mut self) {
        while !self.is_over() && self.seat_to_act().is_none() {
            let Some(world) = self.solver().worst(&self.state, None) else { break };
            if !self.go_on(world) {
                break;
            }
        }
    }
}
