//! A record watched in the terminal: the table at each position, from any seat.

use super::choice::{Choice, button};
use super::lines::heading;
use super::{Player, failed};
use crate::Failure;
use douze_app::screen::{Body, ButtonView, ReplayLogView, ReplayView, Screen};
use douze_app::{DouzeError, Intent};
use std::path::Path;

/// The words for the steps, in their order; nothing goes on by itself here.
const STEPS: [&str; 5] = ["first", "back", "play", "next", "last"];

impl Player {
    /// Keeps this record and opens its replay.
    pub(super) fn watch(&self, file: &Path) -> Result<(), Failure> {
        let unread = |error| Failure::Usage(format!("cannot read {}: {error}", file.display()));
        let bytes = std::fs::read(file).map_err(unread)?;
        self.session.import(bytes).map_err(|error| failed(&error))?;
        let screen = self.session.screen().map_err(|error| failed(&error))?;
        if let Body::Preview { preview } = screen.body {
            let keep = preview.confirm.unwrap_or(preview.close).intent;
            self.session.dispatch(keep).map_err(|error| failed(&error))?;
        }
        Ok(())
    }

    /// All that happened, in sentences.
    pub(super) fn read(&mut self, screen: &Screen) -> Result<(), DouzeError> {
        if let Some(log) = screen.replay.as_ref().and_then(|replay| replay.log.as_ref()) {
            self.terminal.say(&draw_log(log));
            self.session.dispatch(log.close.intent.clone())?;
        }
        Ok(())
    }
}

/// One step on comes first, and at the end the way out.
pub(super) fn choices(replay: &ReplayView, back: Option<&ButtonView>) -> Vec<Choice> {
    let steps = STEPS.into_iter().zip(&replay.steps).filter(|(word, _)| *word != "play");
    let mut choices: Vec<Choice> = steps
        .filter(|(_, step)| step.enabled)
        .map(|(word, step)| choice(word.into(), step.label.clone(), &step.intent))
        .collect();
    choices.sort_by_key(|choice| match choice.word.as_str() {
        "next" => 0,
        "last" => 1,
        "back" => 2,
        _ => 3,
    });
    let seats = replay.seats.choices.iter().enumerate().filter(|(_, seat)| !seat.selected);
    let seats = seats.map(|(number, seat)| {
        let label = format!("{} {}", replay.seats.label, seat.label);
        choice(if number == 0 { "all".into() } else { format!("seat{number}") }, label, &seat.intent)
    });
    choices.extend(seats);
    choices.extend([&replay.read, &replay.play_on].into_iter().filter_map(button));
    let place = if replay.position == replay.last { 0 } else { choices.len() };
    if let Some(back) = back {
        choices.insert(place, choice("leave".into(), back.label.clone(), &back.intent));
    }
    choices
}

fn choice(word: String, label: String, intent: &Intent) -> Choice {
    Choice { word, label: Some(label), intent: intent.clone() }
}

/// Where it is and what happened.
pub(super) fn lines(replay: &ReplayView) -> Vec<String> {
    vec![String::new(), format!("{}: {}", replay.place, replay.sentence)]
}

fn draw_log(log: &ReplayLogView) -> String {
    let mut lines = vec![heading(&log.title)];
    for line in &log.lines {
        lines.extend(line.heading.iter().map(|title| heading(title)));
        lines.push(line.sentence.clone());
    }
    lines.join("\n")
}
