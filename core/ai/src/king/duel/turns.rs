//! The effect of every pair of cards on every pair of dice, by the rules.

use super::score::Outcome;
use crate::budget::{CutShort, Meter};
use douze_rules::Seat;
use douze_rules::d12::Face;
use douze_rules::king::{Action, FacesBySeat, Lineup, Phase, Setup, State, apply};

/// Cards of a lineup, and pairs of them.
pub(super) const CARDS: usize = 7;
const PAIRS: usize = CARDS * CARDS;
/// Pairs of faces: 12 times the first, counted from 0, and the second.
pub(super) const FACES: usize = 144;

/// The faces of both seats as one number below [`FACES`].
pub(super) type Dice = u8;

pub(super) const FIRST: Seat = Seat::new(0);
pub(super) const SECOND: Seat = Seat::new(1);

/// What happens between the flips and the comparison of the dice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Asks {
    /// Whose Sorcerer moves the die: the first seat's, the second's.
    pub(super) face: Option<usize>,
    /// Whose die the Oracle rolls, after that.
    pub(super) roll: Option<usize>,
}

/// All turns of two seats with one lineup.
pub(super) struct Turns {
    asks: [Asks; PAIRS],
    moved: [[Dice; FACES]; PAIRS],
    outcome: [[Outcome; FACES]; PAIRS],
}

pub(super) const fn dice(first: u8, second: u8) -> Dice {
    12 * first + second
}

/// The faces, counted from 0.
pub(super) const fn faces(dice: Dice) -> [u8; 2] {
    [dice / 12, dice % 12]
}

/// The dice of a position.
pub(super) fn dice_of(state: &State, [first, second]: [Seat; 2]) -> Option<Dice> {
    Some(dice(state.face(first)?.number() - 1, state.face(second)?.number() - 1))
}

/// Where a die comes to when the one with this seat is tipped, in five ways.
pub(super) fn tipped(at: Dice, seat: usize) -> [Dice; 5] {
    let faces = faces(at);
    let around =
        Face::new(faces[seat] + 1).map_or([0; 5], |face| face.neighbours().map(|face| face.number() - 1));
    around.map(|face| if seat == 0 { dice(face, faces[1]) } else { dice(faces[0], face) })
}

/// The twelve dice after a roll of this seat.
pub(super) fn rolled(at: Dice, seat: usize) -> [Dice; 12] {
    let faces = faces(at);
    std::array::from_fn(
        |face| if seat == 0 { dice(face as u8, faces[1]) } else { dice(faces[0], face as u8) },
    )
}

pub(super) const fn pair(cards: [usize; 2]) -> usize {
    CARDS * cards[0] + cards[1]
}

impl Turns {
    /// Only for pairs of these cards, bits of the lineup.
    pub(super) fn new(lineup: Lineup, cards: [u8; 2], meter: &mut Meter<'_>) -> Result<Box<Self>, CutShort> {
        let mut turns = Box::new(Self {
            asks: [Asks::default(); PAIRS],
            moved: [[0; FACES]; PAIRS],
            outcome: [[Outcome::Nobody; FACES]; PAIRS],
        });
        let has = |seat: usize, place: usize| cards[seat] >> place & 1 != 0;
        let mut seen = [[[false; FACES]; 2]; PAIRS];
        let begun = State::new(Setup::king(lineup, 2).map_err(|_| CutShort)?);
        for at in 0..FACES as u8 {
            meter.spend()?;
            let mut rolled = begun;
            let faces = faces(at).into_iter().map(|face| Face::new(face + 1)).collect::<FacesBySeat>();
            apply(&mut rolled, Action::Roll { faces }, &mut ()).map_err(|_| CutShort)?;
            for (first, character) in lineup.iter().enumerate().filter(|(place, _)| has(0, *place)) {
                let mut chosen = rolled;
                apply(&mut chosen, Action::Choose { seat: FIRST, character }, &mut ())
                    .map_err(|_| CutShort)?;
                for (second, character) in lineup.iter().enumerate().filter(|(place, _)| has(1, *place)) {
                    let mut state = chosen;
                    apply(&mut state, Action::Choose { seat: SECOND, character }, &mut ())
                        .map_err(|_| CutShort)?;
                    let pair = pair([first, second]);
                    turns.moved[pair][usize::from(at)] = dice_of(&state, [FIRST, SECOND]).ok_or(CutShort)?;
                    turns.follow(pair, &state, &mut seen[pair]).ok_or(CutShort)?;
                }
            }
        }
        Ok(turns)
    }

    /// Notes how the turn ends, for every face that can still be taken or rolled and was not seen yet.
    fn follow(&mut self, pair: usize, state: &State, seen: &mut [[bool; FACES]; 2]) -> Option<()> {
        let asked = match state.phase() {
            Phase::Face => state.seats_to_act().next(),
            Phase::OracleRoll => state.oracle(),
            _ => {
                let at = usize::from(dice_of(state, [FIRST, SECOND])?);
                self.outcome[pair][at] = outcome(state);
                return Some(());
            }
        };
        let seat = asked?;
        let roll = state.phase() == Phase::OracleRoll;
        let asks = &mut self.asks[pair];
        *(if roll { &mut asks.roll } else { &mut asks.face }) = Some(seat.index());
        let options = if roll { Face::all().collect() } else { state.reachable()?.to_vec() };
        let mut faces_now = faces(dice_of(state, [FIRST, SECOND])?);
        for face in options {
            faces_now[seat.index() & 1] = face.number() - 1;
            let at = usize::from(dice(faces_now[0], faces_now[1]));
            if std::mem::replace(&mut seen[usize::from(roll)][at], true) {
                continue;
            }
            let mut after = *state;
            let action = if roll { Action::OracleRoll { seat, face } } else { Action::Face { seat, face } };
            apply(&mut after, action, &mut ()).ok()?;
            self.follow(pair, &after, seen)?;
        }
        Some(())
    }

    pub(super) const fn asks(&self, pair: usize) -> Asks {
        self.asks[pair]
    }

    /// The dice after the Merchants and the flips.
    pub(super) const fn moved(&self, pair: usize, dice: Dice) -> Dice {
        self.moved[pair][dice as usize]
    }

    /// Who takes points with these dice in the end.
    pub(super) const fn outcome(&self, pair: usize, dice: Dice) -> Outcome {
        self.outcome[pair][dice as usize]
    }
}

/// The outcome of the first turn of a round.
fn outcome(state: &State) -> Outcome {
    match state.thief() {
        Some(FIRST) => Outcome::FirstSteals,
        Some(_) => Outcome::SecondSteals,
        None => match state.points(FIRST).cmp(&state.points(SECOND)) {
            std::cmp::Ordering::Less => Outcome::Second,
            std::cmp::Ordering::Equal => Outcome::Nobody,
            std::cmp::Ordering::Greater => Outcome::First,
        },
    }
}
