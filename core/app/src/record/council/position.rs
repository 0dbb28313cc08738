//! A position as `douze replay --json` prints it (`records.md`, The tool).

use super::values::seats;
use super::{Character, Phase, Seat, State};
use douze_rules::council::{Faces, Kept, Outcome};
use douze_rules::d12::Face;
use serde::Serialize;

/// All that is known of a position, secrets included: for tests and tools, never for players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[expect(missing_docs, reason = "records.md explains every key")]
pub struct Position {
    pub phase: &'static str,
    pub asked: Vec<usize>,
    pub turn: u8,
    pub head: Option<usize>,
    pub die: Option<u8>,
    pub favour: u8,
    pub petitioner: Option<Character>,
    pub foreseen: Option<Character>,
    pub dilemma: Option<u8>,
    pub next_dilemma: Option<u8>,
    pub targets: Vec<Vec<u8>>,
    pub solved: Vec<u8>,
    pub public: Vec<u8>,
    pub failed: Vec<u8>,
    pub kept: Vec<Kept>,
    pub hands: Vec<Vec<Character>>,
    pub benches: Vec<Vec<Character>>,
    /// The top last.
    pub discards: Vec<Vec<Character>>,
    pub bells_rung: u8,
    pub outcome: Option<&'static str>,
    pub ruler: Option<Character>,
    pub score: u16,
}

impl Position {
    /// The position of this state.
    pub fn of(state: &State) -> Self {
        let seats = || seats(state);
        let faces = |target: Faces| target.iter().map(Face::number).collect();
        Self {
            phase: phase(state.phase()),
            // One line of all seats is no seat's line.
            asked: match state.phase() {
                Phase::Choose | Phase::Petitioner | Phase::Throne => Vec::new(),
                _ => state.seats_to_act().map(Seat::index).collect(),
            },
            turn: state.turn(),
            head: state.head().map(Seat::index),
            die: state.die().map(Face::number),
            favour: state.favour(),
            petitioner: state.petitioner(),
            foreseen: state.foreseen(),
            dilemma: state.dilemma().map(|dilemma| dilemma.number),
            next_dilemma: state.next_dilemma().map(|dilemma| dilemma.number),
            targets: state.targets().map(faces).collect(),
            solved: state.solved().collect(),
            public: state.public().collect(),
            failed: state.failed().collect(),
            kept: state.kept().collect(),
            hands: seats().map(|seat| state.hand(seat).iter().collect()).collect(),
            benches: seats().map(|seat| state.bench(seat).iter().collect()).collect(),
            discards: seats().map(|seat| state.discard(seat).iter().collect()).collect(),
            bells_rung: state.bells_rung(),
            outcome: state.outcome().map(|outcome| match outcome {
                Outcome::Won => "won",
                Outcome::Lost => "lost",
            }),
            ruler: state.ruler(),
            score: state.score().total(),
        }
    }
}

const fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Roll => "roll",
        Phase::Bells => "bells",
        Phase::Choose => "choose",
        Phase::Reveal => "reveal",
        Phase::OracleRoll => "oracle_roll",
        Phase::Next => "next",
        Phase::Shield => "shield",
        Phase::RewardRoll => "reward_roll",
        Phase::Recall => "recall",
        Phase::Bench => "bench",
        Phase::Discard => "discard",
        Phase::Petitioner => "petitioner",
        Phase::Throne => "throne",
        Phase::Ruler => "ruler",
        Phase::Over => "over",
    }
}
