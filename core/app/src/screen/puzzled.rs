//! The screen of a puzzle.

use super::forest::Words;
use super::{Body, ButtonView, Screen, puzzles};
use crate::flow::puzzles::{Origin, Puzzles};
use crate::flow::settings::Settings;
use crate::text::Text;
use crate::{AppIntent, Intent};

/// The table of a puzzle: without tools and hints, and after the answer with its verdict in place of a game's end.
pub(crate) fn puzzled(text: &Text, settings: &Settings, puzzles: &Puzzles, screen: Screen) -> Screen {
    let Some((origin, attempt)) = &puzzles.open else { return screen };
    let words = Words::new(text, settings.animals, &attempt.table.game);
    let (mut body, mut live) = (screen.body, screen.live);
    if let Body::Forest { forest } = &mut body {
        forest.ask_hint = None;
        forest.result = None;
        if attempt.outcome.is_none() && forest.cancel.is_none() {
            forest.status = words.about(attempt.puzzle.seat, "puzzles-task");
        }
    }
    let puzzle = puzzles::puzzle(text, &words, puzzles, *origin, attempt);
    if let Some(verdict) = &puzzle.verdict {
        live = std::iter::once(&verdict.headline).chain(&verdict.lines).cloned().collect();
    }
    let heading = match origin {
        Origin::Daily => text.say("puzzles-daily"),
        Origin::Theme(theme) => text.of("puzzles-theme", theme.id()),
        Origin::Missed => text.say("puzzles-again-title"),
    };
    Screen {
        title: heading.clone(),
        heading,
        back: Some(ButtonView::new(text, "common-back", Intent::App(AppIntent::Back))),
        tools: Vec::new(),
        thinking: None,
        primary: match &puzzle.verdict {
            Some(verdict) => verdict.next.clone(),
            None => screen.primary,
        },
        puzzle: Some(puzzle),
        live,
        awake: false,
        body,
        ..screen
    }
}
