//! A position as `douze replay --json` prints it (`records.md`, The tool).

use super::{Character, Phase, Seat, State};
use serde::Serialize;

/// All that is known of a position, secrets included: for tests and tools, never for players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[expect(missing_docs, reason = "records.md explains every key")]
pub struct Position {
    pub phase: &'static str,
    pub asked: Vec<usize>,
    pub round: u32,
    pub turn: u32,
    pub faces: Vec<Option<u8>>,
    pub values: Option<Vec<Option<i8>>>,
    pub tokens: Vec<[u8; 2]>,
    pub points: Vec<u8>,
    pub crowns: Vec<u8>,
    pub hands: Vec<Vec<Character>>,
    /// In a tournament alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub groups: Option<Vec<Vec<usize>>>,
    pub winner: Option<usize>,
}

impl Position {
    /// The position of this state.
    pub fn of(state: &State) -> Self {
        let setup = state.setup();
        let seats = || (0..setup.seats() as u8).map(Seat::new);
        let hand = |seat| {
            let hand = state.hand(seat);
            setup.lineup().iter().filter(|&card| hand.contains(card)).collect()
        };
        let values: Vec<Option<i8>> = seats().map(|seat| state.value(seat)).collect();
        Self {
            phase: phase(state.phase()),
            // `choose` is one line of all seats, so it is no seat's line.
            asked: match state.phase() {
                Phase::Choose => Vec::new(),
                _ => state.seats_to_act().map(Seat::index).collect(),
            },
            round: state.round(),
            turn: state.turn(),
            faces: seats().map(|seat| Some(state.face(seat)?.number())).collect(),
            values: values.iter().any(Option::is_some).then_some(values),
            tokens: seats().map(|seat| state.tokens(seat)).collect(),
            points: seats().map(|seat| state.points(seat)).collect(),
            crowns: seats().map(|seat| state.crowns(seat)).collect(),
            hands: seats().map(hand).collect(),
            groups: setup
                .is_tournament()
                .then(|| state.groups().map(|group| group.iter().map(Seat::index).collect()).collect()),
            winner: state.winner().map(Seat::index),
        }
    }
}

const fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Roll | Phase::OracleRoll => "roll",
        Phase::Choose => "choose",
        Phase::Face => "face",
        Phase::Theft => "theft",
        Phase::Crown => "crown",
        Phase::Over => "over",
    }
}
