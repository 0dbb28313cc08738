//! Puzzles at the table of the forest duel.

use super::any::Card;
use super::game::PuzzleGame;
use crate::flow::OnTable;
use crate::flow::forest::{Forest as ForestTable, ForestRules, Header, Options};
use crate::puzzles::{Forest, ForestEnding, ForestPuzzle};
use crate::store::StoreError;
use crate::{ForestVariant, PlayerKind};
use douze_rules::Seat;
use douze_rules::forest::{Action, DecidedBy};

impl PuzzleGame for Forest {
    type Rules = ForestRules;

    fn header(puzzle: &ForestPuzzle, names: &[String; 2]) -> Result<Header, StoreError> {
        let mut players = [PlayerKind::Owl; 2];
        players[puzzle.seat.index() & 1] = PlayerKind::Person;
        let options = Options { variant: ForestVariant::Standard, table_mode: false };
        Ok(Header::new(names.to_vec(), players.to_vec(), options, Some(0)))
    }

    fn row(action: Action) -> Action {
        action
    }

    fn action(row: Action) -> Option<Action> {
        Some(row)
    }

    fn on_table(table: &ForestTable) -> OnTable<'_> {
        OnTable::Forest(table)
    }

    fn refuting(line: &[Action], seat: Seat) -> Option<(Seat, Card)> {
        line.iter().find_map(|&action| match action {
            Action::Choose { seat: rival, card } if rival != seat => Some((rival, Card::Forest(card))),
            _ => None,
        })
    }

    fn scores(ending: &ForestEnding, seat: Seat) -> [u8; 2] {
        let scores = ending.state().scores();
        [seat, seat.other()].map(|seat| scores[seat.index() & 1])
    }

    fn is_tied(ending: &ForestEnding) -> bool {
        ending.state().verdict().is_some_and(|verdict| verdict.decided_by != DecidedBy::Points)
    }
}
