//! A record watched in the terminal: the table at each position, from any seat.

use super::choice::{Choice, button};
use super::lines::heading;
use douze_app::Intent;
use douze_app::screen::{ButtonView, ReplayLogView, ReplayView};

/// The words for the steps, in their order; nothing goes on by itself here.
const STEPS: [&str; 5] = ["first", "back", "play", "next", "last"];

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

pub(super) fn draw_log(log: &ReplayLogView) -> String {
    let mut lines = vec![heading(&log.title)];
    for line in &log.lines {
        lines.extend(line.heading.iter().map(|title| heading(title)));
        lines.push(line.sentence.clone());
    }
    lines.join("\n")
}
