//! Games of King of 12 for the tests, with players that are made to beat a rival.

use super::Numbers;
use douze_ai::king::{Decision, Level, decide};
use douze_ai::{Budget, CancelToken};
use douze_rules::king::{Action, Character, Lineup, Phase, Setup, State, Twelve, apply, observe, sample};
use douze_rules::{Seat, Viewer};

/// More than any level looks at.
pub const NODES: u32 = 1_000_000;

/// Who plays a seat.
#[derive(Clone, Copy, Debug)]
pub enum Player {
    Level(Level),
    /// Always the first card of this order that it holds; everything else like a pretender.
    Order([Character; 12]),
}

/// The setup of a game: the first game's characters, or a random set.
pub fn setup(seats: usize, first_game: bool, numbers: &mut Numbers) -> Setup {
    let random = Lineup::random(&mut |count| numbers.below(count));
    let lineup = if first_game { Lineup::FIRST_GAME } else { random };
    if seats <= 4 {
        return Setup::king(lineup, seats).unwrap();
    }
    let twelve = if numbers.below(2) == 0 { Twelve::Quads } else { Twelve::Trios };
    Setup::tournament(lineup, seats, Some(twelve)).unwrap()
}

/// A position after some random actions, with somebody to decide.
pub fn position(seats: usize, numbers: &mut Numbers) -> State {
    let mut state = State::new(setup(seats, numbers.below(4) == 0, numbers));
    let mut shown = None;
    for _ in 0..=numbers.below(1 + 30 * seats as u32) {
        while state.seats_to_act().next().is_none() && state.phase() != Phase::Over {
            step(&mut state, numbers);
        }
        if state.phase() == Phase::Over {
            break;
        }
        shown = Some(state);
        step(&mut state, numbers);
    }
    shown.unwrap()
}

/// One action at random.
pub fn step(state: &mut State, numbers: &mut Numbers) {
    let action = sample(state, &mut |count| numbers.below(count)).unwrap();
    apply(state, action, &mut ()).unwrap();
}

pub fn think(state: &State, seat: Seat, level: Level, seed: u64, nodes: u32) -> Decision {
    let view = observe(state, Viewer::Seat(seat));
    decide(&view, level, seed, &Budget::nodes(nodes), &CancelToken::new()).unwrap()
}

/// Could the seat do this here?
pub fn is_legal(state: &State, action: Action) -> bool {
    apply(&mut state.clone(), action, &mut ()).is_ok()
}

/// A game to its end, and who won it. Dice come from the deal alone, so that all seatings meet the same.
pub fn play(
    setup: Setup,
    players: &[Player],
    deal: u64,
    nodes: u32,
    mut reported: impl FnMut(Seat, &State),
) -> Seat {
    let mut state = State::new(setup);
    let (mut dice, mut numbers) = (Numbers(deal), Numbers(deal ^ 0xABCD_EF00));
    while state.phase() != Phase::Over {
        let Some(seat) = state.seats_to_act().next() else {
            step(&mut state, &mut dice);
            continue;
        };
        let seed = numbers.next();
        reported(seat, &state);
        let action = match players[seat.index()] {
            Player::Level(level) => think(&state, seat, level, seed, nodes).action,
            Player::Order(order) if state.phase() == Phase::Choose => {
                let hand = state.hand(seat);
                let character = order.into_iter().find(|&card| hand.contains(card)).unwrap();
                Action::Choose { seat, character }
            }
            Player::Order(_) => think(&state, seat, Level::Pretender, seed, nodes).action,
        };
        apply(&mut state, action, &mut ()).unwrap();
    }
    state.winner().unwrap()
}

/// How often the first player won, in so many games: each deal once from every seat.
pub fn wins(first: Player, others: Player, seats: usize, games: u64, first_game: bool) -> u64 {
    let mut wins = 0;
    for game in 0..games {
        let (deal, place) = (game / seats as u64, game as usize % seats);
        let mut numbers = Numbers(deal << 8 | 0x4B);
        let setup = setup(seats, first_game, &mut numbers);
        let mut players = vec![others; seats];
        players[place] = first;
        wins += u64::from(play(setup, &players, numbers.next(), NODES, |_, _| {}).index() == place);
    }
    wins
}
