//! A screen as lines of text.

use super::choice::Choice;
use super::lines::heading;
use super::{council, forest, king, lesson, watch};
use douze_app::screen::{Body, CurtainView, Screen};

pub(super) fn screen(screen: &Screen, choices: &[Choice]) -> String {
    let mut lines = vec![String::new()];
    match &screen.body {
        Body::Curtain { curtain } => lines.extend(draw_curtain(screen, curtain)),
        Body::Forest { forest } => lines.extend(forest::draw_table(screen, forest, choices)),
        Body::King { king } => lines.extend(king::draw_table(screen, king, choices)),
        Body::Council { council } => lines.extend(council::draw_table(screen, council, choices)),
        _ => lines.push(screen.title.clone()),
    }
    lines.extend(screen.lesson.iter().flat_map(lesson::lines));
    lines.extend(screen.replay.iter().flat_map(watch::lines));
    if let Some(puzzle) = &screen.puzzle {
        lines.push(format!("{} · {}", puzzle.grade.spoken, puzzle.ratings));
        if let Some(mix) = &puzzle.mix {
            lines.push(heading(&mix.label));
            lines.extend(mix.cards.iter().map(|card| card.spoken.clone()));
        }
        if let Some(verdict) = &puzzle.verdict {
            lines.push(heading(&verdict.headline));
            lines.extend(verdict.lines.iter().cloned());
        }
    }
    for (number, choice) in (1..).zip(choices) {
        if let Some(label) = &choice.label {
            lines.push(format!("{number:>3}  {}: {label}", choice.word));
        }
    }
    lines.join("\n")
}

fn draw_curtain(screen: &Screen, curtain: &CurtainView) -> Vec<String> {
    vec![heading(&screen.title), curtain.headline.clone(), curtain.line.clone()]
}
