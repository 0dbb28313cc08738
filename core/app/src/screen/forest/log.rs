//! The log of the last rounds, for a pane beside the table.

use super::sentences::line;
use super::{LogLineView, LogRoundView, Words};
use crate::flow::forest::Forest;
use douze_rules::forest::{Event, Observation};

/// So many rounds are shown.
const ROUNDS: usize = 4;

/// The last rounds, the newest first, each from its beginning.
pub(super) fn log(words: &Words, seen: &Observation, forest: &Forest) -> Vec<LogRoundView> {
    let rounds = forest.events().split(|event| matches!(event, Event::RoundEnded { .. }));
    let all: Vec<(i32, &[Event])> = (1..).zip(rounds).collect();
    let mut rounds: Vec<LogRoundView> = all
        .into_iter()
        .rev()
        .take(ROUNDS + 1)
        .map(|(round, events)| LogRoundView {
            heading: words.text.with("forest-round", &[("round", round.into())]),
            lines: events
                .iter()
                .filter_map(|event| line(words, seen, event))
                .map(|(face, sentence)| LogLineView { face, sentence })
                .collect(),
        })
        .filter(|round| !round.lines.is_empty())
        .collect();
    rounds.truncate(ROUNDS);
    rounds
}
