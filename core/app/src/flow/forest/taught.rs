//! The presses that a lesson of the forest duel asks for.

use super::{Aim, Forest, ForestRules, entry};
use crate::flow::table::Taught;
use crate::{ForestIntent, Intent, TableIntent};
use douze_rules::forest::{Action, Cell};

const CONFIRM: Intent = Intent::Table(TableIntent::Confirm);

fn tap(at: Cell) -> Intent {
    Intent::Forest(ForestIntent::TapCell { row: at.row.into(), col: at.col.into() })
}

impl Taught for ForestRules {
    fn presses(table: &Forest, action: Action) -> Vec<Intent> {
        let aim = table.own.aim;
        match action {
            Action::Choose { card, .. } => {
                let pick = Intent::Forest(ForestIntent::PickCard { card: card.into() });
                if table.own.pick == Some(card) { vec![CONFIRM, pick] } else { vec![pick] }
            }
            Action::Place { at, .. } if aim == Some(Aim::Place(at)) => vec![CONFIRM, tap(at)],
            Action::Place { at, .. } => vec![tap(at)],
            Action::Push { line, from, .. } => {
                let Some(at) = entry(table.state().frame(), line, from) else { return Vec::new() };
                if aim == Some(Aim::Push { line, from }) { vec![CONFIRM, tap(at)] } else { vec![tap(at)] }
            }
            Action::Move { from, to, .. } => match aim {
                Some(Aim::Lift(lifted)) if lifted == from => vec![tap(to)],
                Some(aim) if aim == (Aim::Move { from, to }) => vec![CONFIRM, tap(to)],
                _ => vec![tap(from)],
            },
            Action::Deal { .. } | Action::Tiebreaker { .. } | Action::Keep { .. } => Vec::new(),
        }
    }

    fn own(intent: Intent) -> Option<ForestIntent> {
        if let Intent::Forest(intent) = intent { Some(intent) } else { None }
    }
}
