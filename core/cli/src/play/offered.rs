//! Choices that a screen offers. The first choice always leads on, so that a pipe of ones plays a game to its end.

use super::choice::{Choice, button};
use super::{council, forest, king, lesson, watch};
use douze_app::Intent;
use douze_app::screen::{Body, Screen};

pub(super) fn choices(screen: &Screen) -> Vec<Choice> {
    if let Some(verdict) = screen.puzzle.as_ref().and_then(|puzzle| puzzle.verdict.as_ref()) {
        let others = [&verdict.again].into_iter().chain(&verdict.answer);
        return verdict.next.iter().chain(others).filter_map(button).collect();
    }
    if let Some(replay) = &screen.replay {
        return watch::choices(replay, screen.back.as_ref());
    }
    if let Some(mix) = screen.puzzle.as_ref().and_then(|puzzle| puzzle.mix.as_ref()) {
        let cards = mix.cards.iter().flat_map(|card| [&card.more, &card.less]);
        return std::iter::once(&mix.confirm).chain(cards).filter_map(button).collect();
    }
    let table = at_table(screen);
    match &screen.lesson {
        Some(view) => lesson::choices(view, table),
        None => table,
    }
}

fn at_table(screen: &Screen) -> Vec<Choice> {
    match &screen.body {
        Body::Curtain { curtain } => {
            std::iter::once(&curtain.lift).chain(&curtain.actions).filter_map(button).collect()
        }
        Body::Forest { forest } if forest.result.is_none() => forest::choices(forest, &screen.tools),
        Body::King { king } if king.result.is_none() => king::choices(king, &screen.tools),
        Body::Council { council } => council::choices(council, &screen.tools),
        _ => Vec::new(),
    }
}

/// Is what was just selected a whole decision, so that it can be confirmed at once?
pub(super) fn is_decided(intent: &Intent, before: &Screen, after: &Screen) -> bool {
    match (&before.body, &after.body) {
        (_, Body::Forest { forest }) => forest::is_decided(intent, forest),
        (_, Body::King { king }) => king::is_decided(intent, king),
        (Body::Council { council: before }, Body::Council { council: after }) => {
            council::is_decided(intent, before, after)
        }
        _ => false,
    }
}
