//! Games of King of 12 for the tests, with players that are made to beat a rival.

use super::Numbers;
use douze_ai::king::{Decision, Level, decide};
use douze_ai::{Budget, Control};
use douze_rules::king::{
    Action, Character, Event, Events, Lineup, Phase, Setup, State, Twelve, apply, legal, observe, sample,
};
use douze_rules::{Seat, Viewer, d12::Face};

/// More than any level looks at.
pub const NODES: u32 = 100_000;

/// Who plays a seat. All but the levels know more than a seat may know.
#[derive(Clone, Copy, Debug)]
pub enum Player {
    Level(Level),
    /// Always the first card of this order that it holds; everything else like a pretender.
    Order([Character; 12]),
    /// Knows the mixed strategies of the others in this turn, by asking a pretender this often, and answers
    /// with the most points expected in this turn.
    Points(u32),
    /// The same with the greatest lead.
    Lead(u32),
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
        while state.asked().next().is_none() && state.phase() != Phase::Over {
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
    decide(&view, level, seed, &Budget::nodes(nodes), &Control::new()).unwrap()
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
    mut told: impl FnMut(Seat, &State),
) -> Seat {
    let mut state = State::new(setup);
    let mut before = state;
    let (mut dice, mut numbers) = (Numbers(deal), Numbers(deal ^ 0xABCD_EF00));
    while state.phase() != Phase::Over {
        let Some(seat) = state.asked().next() else {
            step(&mut state, &mut dice);
            continue;
        };
        if state.phase() == Phase::Choose && state.asked().count() == state.playing().len() {
            before = state;
        }
        let seed = numbers.next();
        told(seat, &state);
        let action = match players[seat.index()] {
            Player::Level(level) => think(&state, seat, level, seed, nodes).action,
            Player::Order(order) if state.phase() == Phase::Choose => {
                let hand = state.hand(seat);
                let character = order.into_iter().find(|&card| hand.contains(card)).unwrap();
                Action::Choose { seat, character }
            }
            Player::Points(asked) if state.phase() == Phase::Choose => {
                reply(&before, seat, asked, false, seed)
            }
            Player::Lead(asked) if state.phase() == Phase::Choose => reply(&before, seat, asked, true, seed),
            _ => think(&state, seat, Level::Pretender, seed, nodes).action,
        };
        apply(&mut state, action, &mut ()).unwrap();
    }
    state.winner().unwrap()
}

/// The best reply for this turn, in which nobody has chosen yet, to what pretenders would do in the seats of all
/// others.
fn reply(before: &State, seat: Seat, asked: u32, lead: bool, seed: u64) -> Action {
    let mut numbers = Numbers(seed);
    let mut best = (i32::MIN, Vec::new());
    let mut dealt = Vec::new();
    for _ in 0..asked {
        let mut state = *before;
        for other in before.asked().filter(|&other| other != seat) {
            apply(&mut state, think(before, other, Level::Pretender, numbers.next(), NODES).action, &mut ())
                .unwrap();
        }
        dealt.push(state);
    }
    for character in before.hand(seat).iter() {
        let value = |state: &State| {
            let (mut after, mut gains) = (*state, Gains::default());
            apply(&mut after, Action::Choose { seat, character }, &mut gains).unwrap();
            finish(&after, &gains, seat, lead)
        };
        let value: i32 = dealt.iter().map(value).sum();
        if value > best.0 {
            best = (value, Vec::new());
        }
        if value == best.0 {
            best.1.push(character);
        }
    }
    let character = best.1[numbers.below(best.1.len() as u32) as usize];
    Action::Choose { seat, character }
}

/// Twelve times the points expected from here to the end of the turn. Everybody with a Sorcerer or a Lady does the
/// best for itself.
fn finish(state: &State, gains: &Gains, seat: Seat, lead: bool) -> i32 {
    let worth = |gains: &Gains, seat: Seat| {
        let own = gains.0[seat.index()];
        let others = gains.0.iter().sum::<i32>() - own;
        let rivals: i32 = state.playing().iter().skip(1).map(|_| 1).sum();
        12 * own - if lead { 12 * others / rivals } else { 0 }
    };
    match state.phase() {
        Phase::OracleRoll => {
            let roller = state.oracle().unwrap();
            let after = |face: Face| {
                let (mut after, mut gains) = (*state, gains.clone());
                apply(&mut after, Action::OracleRoll { seat: roller, face }, &mut gains).unwrap();
                finish(&after, &gains, seat, lead)
            };
            Face::all().map(after).sum::<i32>() / 12
        }
        Phase::Face | Phase::Theft => {
            let actor = state.asked().next().unwrap();
            let after = |action| {
                let (mut after, mut gains) = (*state, gains.clone());
                apply(&mut after, action, &mut gains).unwrap();
                let [own, chosen] = [seat, actor].map(|seat| finish(&after, &gains, seat, lead));
                (chosen, own)
            };
            legal(state).into_iter().map(after).max().unwrap().1
        }
        _ => worth(gains, seat),
    }
}

#[derive(Clone, Default)]
struct Gains([i32; 16]);

impl Events for Gains {
    fn tell(&mut self, event: Event) {
        match event {
            Event::TokenTaken { seat, token, .. } => self.0[seat.index()] += i32::from(token.points()),
            Event::Stolen { thief, victim, token: Some(token) } => {
                self.0[thief.index()] += i32::from(token.points());
                self.0[victim.index()] -= i32::from(token.points());
            }
            _ => {}
        }
    }
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
