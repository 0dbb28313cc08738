//! Puzzles at the table of King of 12.

use super::any::Card;
use super::game::PuzzleGame;
use crate::flow::OnTable;
use crate::flow::king::{Header, King as KingTable, KingRules, Options};
use crate::puzzles::{King, KingEnding, KingPuzzle, KingStart, MixEnding, MixPuzzle, Mixes};
use crate::store::StoreError;
use crate::{CharacterSet, PlayerKind, TwelveGroups};
use douze_rules::Seat;
use douze_rules::king::{Action, State};

impl PuzzleGame for King {
    type Rules = KingRules;

    fn header(puzzle: &KingPuzzle, _: &[String; 2]) -> Result<Header, StoreError> {
        Ok(header(&puzzle.start, puzzle.seat))
    }

    fn row(action: Action) -> Action {
        action
    }

    fn action(row: Action) -> Option<Action> {
        Some(row)
    }

    fn on_table(table: &KingTable) -> OnTable<'_> {
        OnTable::King(table)
    }

    fn refuting(line: &[Action], seat: Seat) -> Option<(Seat, Card)> {
        line.iter().find_map(|&action| match action {
            Action::Choose { seat: rival, character } if rival != seat => {
                Some((rival, Card::King(character)))
            }
            _ => None,
        })
    }

    fn scores(ending: &KingEnding, seat: Seat) -> [u8; 2] {
        scores(ending.state(), seat)
    }
}

impl PuzzleGame for Mixes {
    type Rules = KingRules;

    fn header(puzzle: &MixPuzzle, _: &[String; 2]) -> Result<Header, StoreError> {
        Ok(header(&puzzle.start, puzzle.seat))
    }

    fn row(action: Action) -> Action {
        action
    }

    fn action(row: Action) -> Option<Action> {
        Some(row)
    }

    fn on_table(table: &KingTable) -> OnTable<'_> {
        OnTable::King(table)
    }

    fn refuting(_: &[Action], _: Seat) -> Option<(Seat, Card)> {
        None
    }

    fn scores(ending: &MixEnding, seat: Seat) -> [u8; 2] {
        scores(ending.state(), seat)
    }

    fn mix(ending: &MixEnding) -> Option<&MixEnding> {
        Some(ending)
    }
}

fn header(start: &KingStart, seat: Seat) -> Header {
    let mut players = vec![PlayerKind::Strategist; start.seats];
    if let Some(own) = players.get_mut(seat.index()) {
        *own = PlayerKind::Person;
    }
    let options = Options {
        set: CharacterSet::Chosen,
        characters: start.lineup.to_vec(),
        groups: TwelveGroups::default(),
        steps: false,
        table_mode: false,
        open_history: true,
        throne: None,
    };
    Header::new(vec![String::new(); players.len()], players, options, Some(0))
}

/// Points of the seat and of the best other one.
fn scores(state: &State, seat: Seat) -> [u8; 2] {
    let others = (0..state.setup().seats() as u8).map(Seat::new).filter(|&other| other != seat);
    [state.points(seat), others.map(|other| state.points(other)).max().unwrap_or(0)]
}
