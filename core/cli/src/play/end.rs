//! How a game ended, for `--json`.

use douze_app::record::{self, Play};
use serde_json::{Value, json};

/// The game's word, and its end.
pub(super) fn of(play: &Play) -> (&'static str, Value) {
    match play {
        Play::Forest(play) => {
            let position = record::forest::Position::of(&play.state);
            let end = json!({
                "round": position.round,
                "scores": position.scores,
                "winner": position.winner,
                "decided_by": position.decided_by,
            });
            ("forest", end)
        }
        Play::King(play) => {
            let position = record::king::Position::of(&play.state);
            let end = json!({
                "round": position.round,
                "turn": position.turn,
                "points": position.points,
                "crowns": position.crowns,
                "winner": position.winner,
            });
            (if play.setup.is_tournament() { "tournament" } else { "king" }, end)
        }
        Play::Council(play) => {
            let position = record::council::Position::of(&play.state);
            let end = json!({
                "turn": position.turn,
                "favour": position.favour,
                "outcome": position.outcome,
                "ruler": position.ruler,
                "score": position.score,
            });
            ("council", end)
        }
    }
}
