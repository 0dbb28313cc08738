//! A position as `douze replay --json` prints it (`records.md`, The tool).

#![expect(missing_docs, reason = "fields and variants without a comment are explained by their names")]

use douze_rules::Seat;
use douze_rules::forest::{Card, DecidedBy, Phase, State, Winner};
use serde::Serialize;

/// All that is known of a position, secrets included: for tests and tools, never for players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[expect(missing_docs, reason = "records.md explains every key")]
pub struct Position {
    pub phase: &'static str,
    pub asked: Vec<usize>,
    pub round: u8,
    pub display: Vec<Lying>,
    pub table: Vec<(usize, Card)>,
    pub removed: Vec<(usize, Card)>,
    pub scores: [u8; 2],
    pub scoring_cards: [u8; 2],
    pub hands: [Vec<Card>; 2],
    pub hand_sums: [u8; 2],
    pub decks: [u8; 2],
    pub tiebreaker: Option<usize>,
    pub winner: Option<Won>,
    pub decided_by: Option<&'static str>,
}

/// A card of the display: row and column relative to the first card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Lying {
    pub card: Card,
    pub seat: usize,
    pub at: [i8; 2],
}

/// The winning seat, or `"draw"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Won {
    Seat(usize),
    Draw(&'static str),
}

impl Position {
    /// The position of this state.
    pub fn of(state: &State) -> Self {
        let seats = [0, 1].map(Seat::new);
        let pair = |(seat, card): (Seat, Card)| (seat.index(), card);
        let verdict = state.verdict();
        Self {
            phase: phase(state.phase()),
            // `choose` is one line of both seats, so it is no seat's line (as in the other games).
            asked: match state.phase() {
                Phase::Choose => Vec::new(),
                _ => state.seats_to_act().map(Seat::index).collect(),
            },
            round: state.round(),
            display: state
                .display()
                .map(|placed| Lying {
                    card: placed.card,
                    seat: placed.seat.index(),
                    at: [placed.at.row, placed.at.col],
                })
                .collect(),
            table: state.table().map(pair).collect(),
            removed: state.removed().map(pair).collect(),
            scores: state.scores(),
            scoring_cards: state.scoring_cards(),
            hands: seats.map(|seat| state.hand(seat).iter().collect()),
            hand_sums: state.hand_sums(),
            decks: seats.map(|seat| state.deck_left(seat)),
            tiebreaker: state.tiebreaker().map(Seat::index),
            winner: verdict.map(|verdict| match verdict.winner {
                Winner::Seat(seat) => Won::Seat(seat.index()),
                Winner::Draw => Won::Draw("draw"),
            }),
            decided_by: verdict.map(|verdict| match verdict.decided_by {
                DecidedBy::Points => "points",
                DecidedBy::ScoringCards => "scoring_cards",
                DecidedBy::Hands => "hands",
                DecidedBy::Draw => "draw",
            }),
        }
    }
}

fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Deal | Phase::Tiebreaker => "decks",
        Phase::Keep => "keep",
        Phase::Choose => "choose",
        Phase::Place => "place",
        Phase::Move => "move",
        Phase::Over => "over",
    }
}
