//! Puzzles at the table of Council of 12.

use super::any::Card;
use super::game::PuzzleGame;
use crate::PlayerKind;
use crate::deck::Deck;
use crate::flow::OnTable;
use crate::flow::council::{Council as CouncilTable, CouncilAction, CouncilRules, Header, Options};
use crate::flow::setup::council::COUNCILLORS;
use crate::puzzles::{
    ChanceEnding, ChancePuzzle, Chances, Council, CouncilEnding, CouncilPuzzle, CouncilStart, CouncilStep,
};
use crate::store::StoreError;
use douze_ai::council::Said;
use douze_rules::Seat;
use douze_rules::council::{Action, Character, How};
use std::sync::Arc;

impl PuzzleGame for Council {
    type Rules = CouncilRules;

    fn header(puzzle: &CouncilPuzzle, _: &[String; 2]) -> Result<Header, StoreError> {
        header(&puzzle.start, puzzle.seat)
    }

    fn row(step: CouncilStep) -> CouncilAction {
        row(step)
    }

    fn action(row: CouncilAction) -> Option<CouncilStep> {
        row.rules_action().map(CouncilStep::Act)
    }

    /// The council agrees that another seat reveals next.
    fn decided(table: &CouncilTable, seat: Seat) -> Option<CouncilStep> {
        let next = table.revealing().filter(|&next| next != seat)?;
        Some(CouncilStep::Act(Action::Reveal { seat: next, how: How::Nothing }))
    }

    fn on_table(table: &CouncilTable) -> OnTable<'_> {
        OnTable::Council(table)
    }

    /// The last card of the other seats: the one that the dilemma fails with.
    fn refuting(line: &[CouncilStep], seat: Seat) -> Option<(Seat, Card)> {
        let mut chosen: Vec<(Seat, Character)> = Vec::new();
        let mut last = None;
        for step in line {
            match *step {
                CouncilStep::Act(Action::Choose { seat, card }) => chosen.push((seat, card)),
                CouncilStep::Act(Action::Next { seat: who, card, .. }) if who != seat => {
                    last = Some((who, card));
                }
                CouncilStep::Act(Action::Reveal { seat: who, .. }) if who != seat => {
                    last = chosen.iter().find(|(other, _)| *other == who).copied().or(last);
                }
                _ => {}
            }
        }
        last.or_else(|| chosen.into_iter().find(|(who, _)| *who != seat))
            .map(|(who, card)| (who, Card::Council(card)))
    }

    fn scores(_: &CouncilEnding, _: Seat) -> [u8; 2] {
        [0, 0]
    }
}

impl PuzzleGame for Chances {
    type Rules = CouncilRules;

    fn header(puzzle: &ChancePuzzle, _: &[String; 2]) -> Result<Header, StoreError> {
        header(&puzzle.start, puzzle.seat)
    }

    fn row(step: CouncilStep) -> CouncilAction {
        row(step)
    }

    fn action(row: CouncilAction) -> Option<CouncilStep> {
        row.rules_action().map(CouncilStep::Act)
    }

    fn on_table(table: &CouncilTable) -> OnTable<'_> {
        OnTable::Council(table)
    }

    fn refuting(_: &[CouncilStep], _: Seat) -> Option<(Seat, Card)> {
        None
    }

    fn scores(_: &ChanceEnding, _: Seat) -> [u8; 2] {
        [0, 0]
    }

    fn chances(ending: &ChanceEnding) -> Vec<(Character, u32)> {
        ending.percents().collect()
    }
}

fn row(step: CouncilStep) -> CouncilAction {
    match step {
        CouncilStep::Act(action) => CouncilAction::Act(action),
        CouncilStep::Say(Said { seat, remark, to }) => CouncilAction::Say { seat, remark: remark.into(), to },
    }
}

fn header(start: &CouncilStart, own: Seat) -> Result<Header, StoreError> {
    let deck = Deck::shipped().map_err(|_| StoreError::Damaged { detail: "the shipped deck".into() })?;
    let seats = 0..start.0.councillors;
    let is_person = |seat: &usize| *seat == own.index();
    let players =
        seats.clone().map(|seat| if is_person(&seat) { PlayerKind::Person } else { PlayerKind::Sage });
    let mut free = COUNCILLORS.into_iter();
    let names = seats.map(|seat| {
        let councillor = if is_person(&seat) { None } else { free.next() };
        councillor.unwrap_or_default().to_owned()
    });
    let options = Options { trial: true, ..Options::new(&start.0, Arc::new(deck.clone())) };
    Ok(Header::new(names.collect(), players.collect(), options, Some(0)))
}
