//! The table of a puzzle.

use crate::flow::OnTable;
use crate::flow::puzzles::{Attempt, Origin, Puzzles};
use crate::flow::settings::Settings;
use crate::screen::forest::Words;
use crate::screen::{Body, ButtonView, Screen, puzzles};
use crate::text::Text;
use crate::{AppIntent, Intent, PuzzleTheme};
use douze_rules::council::Phase;

/// The table of a puzzle: without tools and hints, and after the answer with its verdict in place of a game's end.
pub(crate) fn over_table(text: &Text, settings: &Settings, puzzles: &Puzzles, screen: Screen) -> Screen {
    let Some((origin, attempt)) = &puzzles.open else { return screen };
    let mut body = screen.body;
    let asked = attempt.result.is_none();
    match &mut body {
        Body::Forest { forest } => {
            (forest.ask_hint, forest.result) = (None, None);
            if !asked {
                forest.confirm.take_if(|confirm| !confirm.enabled);
            }
            if let OnTable::Forest(table) = attempt.on_table()
                && asked
                && forest.cancel.is_none()
            {
                let words = Words::new(text, settings.animals, &table.game);
                forest.status = words.about(attempt.seat(), "puzzles-task");
                explain(&mut forest.confirm, &forest.status);
            }
        }
        Body::King { king } => {
            (king.ask_hint, king.result) = (None, None);
            // Nothing is chosen any more, or by the panel of the mix.
            if attempt.mix.is_some() || !asked {
                king.confirm.take_if(|confirm| !confirm.enabled);
            }
            if attempt.mix.is_some() {
                king.hands.iter_mut().flat_map(|hand| &mut hand.cards).for_each(|card| card.intent = None);
            }
            if asked && king.cancel.is_none() {
                let key = if attempt.mix.is_some() { "puzzles-task-mix" } else { "puzzles-task-king" };
                king.status = text.say(key);
                explain(&mut king.confirm, &king.status);
            }
        }
        Body::Council { council } => {
            (council.ask_hint, council.result, council.proposal) = (None, None, None);
            (council.agreement, council.warning) = (None, None);
            council.decisions.clear();
            if let Some(talk) = &mut council.talk {
                talk.offers.clear();
            }
            if !asked {
                // The game would go on; the puzzle does not.
                council.confirm = None;
            }
            if asked && council.cancel.is_none() {
                council.status = text.say(task(attempt));
            }
        }
        _ => {}
    }
    let puzzle = puzzles::puzzle(text, settings, puzzles, *origin, attempt);
    let live = match &puzzle.verdict {
        Some(verdict) => std::iter::once(&verdict.headline).chain(&verdict.lines).cloned().collect(),
        None => body.live(false),
    };
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
        primary: match (&puzzle.verdict, &puzzle.mix) {
            (Some(verdict), _) => verdict.next.clone(),
            (None, Some(mix)) => Some(mix.confirm.clone()),
            (None, None) => screen.primary,
        },
        puzzle: Some(puzzle),
        live,
        awake: false,
        body,
        ..screen
    }
}

/// A button that is off waits for what the puzzle asks.
fn explain(confirm: &mut Option<ButtonView>, task: &str) {
    if let Some(confirm) = confirm.as_mut().filter(|confirm| !confirm.enabled) {
        confirm.hint = Some(task.to_owned());
    }
}

/// What is asked of a councillor.
fn task(attempt: &Attempt) -> &'static str {
    match attempt.on_table() {
        _ if attempt.listed.theme == PuzzleTheme::Chance => "puzzles-task-chance",
        OnTable::Council(table) if table.public().phase() == Phase::Reveal && table.revealing().is_none() => {
            "puzzles-task-order"
        }
        _ => "puzzles-task-council",
    }
}
