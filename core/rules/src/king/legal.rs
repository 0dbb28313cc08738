//! Legal actions: all of them, or one at random.

use super::open::Public;
use super::{Action, FacesBySeat, Phase, State, Token};
use crate::Seat;
use crate::bits::{pick_bit, select};
use crate::d12::Face;

/// All legal actions of the seats, in a fixed order: by seat; cards in the order of the lineup; faces as the
/// die lists its neighbours; tokens from 1 VP, declining last. Empty while chance is due and when the game is
/// over.
pub fn legal(state: &State) -> Vec<Action> {
    let lineup = state.open.setup.lineup();
    let cards = |hand| lineup.iter().filter(move |&card| lineup.bit(card) & hand != 0);
    match state.open.phase {
        Phase::Roll | Phase::OracleRoll | Phase::Over => Vec::new(),
        Phase::Choose => (0..)
            .zip(state.to_choose.iter())
            .flat_map(|(seat, hand)| {
                cards(hand).map(move |character| Action::Choose { seat: Seat::new(seat), character })
            })
            .collect(),
        Phase::Face => {
            let seat = Seat::new(state.open.actor);
            state.reachable().into_iter().flatten().map(|face| Action::Face { seat, face }).collect()
        }
        Phase::Theft => takes(&state.open).into_iter().flatten().collect(),
        Phase::Crown => {
            let seat = Seat::new(state.open.to_crown[0]);
            let hand = state.hands.get(seat.index());
            cards(hand).map(|character| Action::Crown { seat, character }).collect()
        }
    }
}

/// One action for a playout, each legal one with the same chance; chance itself included. `pick(n)` gives a
/// random number below `n`. None when the game is over.
pub fn sample(state: &State, pick: &mut impl FnMut(u32) -> u32) -> Option<Action> {
    let open = &state.open;
    // Nearly always: asked first, a turn takes less time.
    if open.phase == Phase::Choose {
        return choose(state, pick);
    }
    Some(match open.phase {
        Phase::Choose | Phase::Over => return None,
        Phase::Roll => {
            let seats = (0..open.setup.seats() as u8).map(Seat::new);
            let roll = |seat| if open.playing.contains(seat) { random_face(pick) } else { None };
            Action::Roll { faces: seats.map(roll).collect::<FacesBySeat>() }
        }
        Phase::Face => {
            let face = *state.reachable()?.get(pick(5) as usize)?;
            Action::Face { seat: Seat::new(open.actor), face }
        }
        Phase::OracleRoll => Action::OracleRoll { seat: Seat::new(open.actor), face: random_face(pick)? },
        Phase::Theft => {
            let takes = takes(open);
            let number = pick(takes.iter().flatten().count() as u32);
            return takes.into_iter().flatten().nth(number as usize);
        }
        Phase::Crown => {
            let seat = Seat::new(open.to_crown[0]);
            let hand = state.hands.get(seat.index());
            let place = pick_bit(hand.into(), pick)?;
            Action::Crown { seat, character: open.setup.lineup().at(place) }
        }
    })
}

fn choose(state: &State, pick: &mut impl FnMut(u32) -> u32) -> Option<Action> {
    // Eight bits a seat, so that one number picks a seat and its card.
    let bit = match state.to_choose.0 {
        [low, 0] => pick_bit(low, pick)?,
        [low, high] => {
            let below = low.count_ones();
            let number = pick(below + high.count_ones());
            if number < below { select(low, number) } else { 64 + select(high, number - below) }
        }
    };
    let character = state.open.setup.lineup().at(bit & 7);
    Some(Action::Choose { seat: Seat::new((bit >> 3) as u8), character })
}

fn random_face(pick: &mut impl FnMut(u32) -> u32) -> Option<Face> {
    Face::new(pick(12) as u8 + 1)
}

/// The legal actions of the Lady.
fn takes(open: &Public) -> [Option<Action>; 3] {
    let seat = Seat::new(open.actor);
    let [ones, twos] = open.tokens(Seat::new(open.victim));
    let take = |token, is_there: bool| is_there.then_some(Action::Take { seat, token });
    [take(Some(Token::One), ones > 0), take(Some(Token::Two), twos > 0), take(None, true)]
}
