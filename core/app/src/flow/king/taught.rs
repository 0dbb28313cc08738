//! The presses that a lesson of King of 12 asks for.

use super::{King, KingRules, Pick};
use crate::flow::table::Taught;
use crate::{Intent, KingIntent, TableIntent};
use douze_rules::king::Action;

const CONFIRM: Intent = Intent::Table(TableIntent::Confirm);

impl Taught for KingRules {
    fn presses(table: &King, action: Action) -> Vec<Intent> {
        let (pick, intent) = match action {
            Action::Choose { character, .. } | Action::Crown { character, .. } => {
                (Pick::Card(character), KingIntent::PickCharacter { character: character.into() })
            }
            Action::Face { face, .. } => {
                (Pick::Face(face), KingIntent::PickFace { face: face.number().into() })
            }
            Action::Take { token, .. } => {
                let number = token.map_or(0, |token| token.points().into());
                (Pick::Token(token), KingIntent::PickToken { token: number })
            }
            Action::Roll { .. } | Action::OracleRoll { .. } => return Vec::new(),
        };
        let intent = Intent::King(intent);
        if table.own.pick == Some(pick) { vec![CONFIRM, intent] } else { vec![intent] }
    }

    fn own(intent: Intent) -> Option<KingIntent> {
        if let Intent::King(intent) = intent { Some(intent) } else { None }
    }
}
