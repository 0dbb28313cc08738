//! The greatest obstacle of a reign, and how it is written.

use super::words;
use crate::chronicle::{OBSTACLE_LIMIT, Obstacle, Reign};
use crate::deck::Deck;
use crate::screen::{ChoiceView, FieldView, ObstacleView};
use crate::text::Text;
use crate::{ChronicleIntent, Intent};

/// The obstacle of a reign, with the names of its deck.
pub(crate) fn obstacle(text: &Text, reign: &Reign, deck: Option<&Deck>) -> ObstacleView {
    let id = reign.id.to_string();
    let suggestion = |(choice, suggested): (i32, &Obstacle)| ChoiceView {
        face: None,
        label: words::obstacle(text, suggested, deck),
        line: None,
        selected: reign.obstacle.as_ref() == Some(suggested),
        intent: Intent::Chronicle(ChronicleIntent::PickObstacle { id: id.clone(), choice }),
    };
    let typed = match &reign.obstacle {
        Some(Obstacle::Text(typed)) => typed.clone(),
        _ => String::new(),
    };
    ObstacleView {
        label: text.say("chronicle-obstacle"),
        value: match &reign.obstacle {
            Some(obstacle) => words::obstacle(text, obstacle, deck),
            None => text.say("chronicle-obstacle-none"),
        },
        suggestions: (0..).zip(&reign.suggestions).map(suggestion).collect(),
        field: FieldView {
            label: text.say("chronicle-obstacle-own"),
            value: typed,
            error: None,
            hint: Some(text.say("chronicle-obstacle-hint")),
            limit: OBSTACLE_LIMIT.into(),
        },
        reign: id,
    }
}
