//! Hints and reviews in the terminal.

use super::Player;
use super::lines::{face, heading};
use douze_app::screen::{Body, HintView, ReviewLineView, ReviewView, Screen, WeighedView};
use douze_app::{AppIntent, DouzeError, Intent, TableIntent};

impl Player {
    /// What a strong player would do here.
    pub(super) fn hint(&mut self) -> Result<(), DouzeError> {
        let asked = self.session.dispatch(Intent::Table(TableIntent::AskHint))?;
        if let Some(rejection) = asked.rejection {
            self.terminal.say(&rejection.sentence);
            return Ok(());
        }
        let screen = self.analysis(asked.screen)?;
        let hint = match &screen.body {
            Body::Forest { forest } => forest.hint.as_ref(),
            Body::King { king } => king.hint.as_ref(),
            Body::Council { council } => council.hint.as_ref(),
            _ => None,
        };
        if let Some(hint) = hint {
            self.terminal.say(&draw_hint(hint));
            self.session.dispatch(hint.close.intent.clone())?;
        }
        Ok(())
    }

    /// What each decision of each person cost, after the end.
    pub(super) fn review(&mut self) -> Result<(), DouzeError> {
        let opened = self.session.dispatch(Intent::Table(TableIntent::OpenReview))?;
        if let Some(rejection) = opened.rejection {
            self.terminal.say(&rejection.sentence);
            return Ok(());
        }
        let screen = self.analysis(opened.screen)?;
        let Body::Review { review } = &screen.body else { return Ok(()) };
        self.terminal.say(&draw_review(review, true));
        let others = review.people.iter().flat_map(|people| &people.choices);
        for other in others.filter(|choice| !choice.selected) {
            let chosen = self.session.dispatch(other.intent.clone())?.screen;
            if let Body::Review { review } = &self.analysis(chosen)?.body {
                self.terminal.say(&draw_review(review, false));
            }
        }
        self.session.dispatch(Intent::App(AppIntent::Back))?;
        Ok(())
    }

    /// Thinks as long as there is something to think about.
    fn analysis(&mut self, mut screen: Screen) -> Result<Screen, DouzeError> {
        while let Some(thinking) = &screen.thinking {
            let update = self.think(thinking)?;
            if let Some(rejection) = &update.rejection {
                self.terminal.say(&rejection.sentence);
            }
            screen = update.screen;
        }
        Ok(screen)
    }
}

fn draw_hint(hint: &HintView) -> String {
    let mut lines = vec![heading(&hint.title)];
    lines.extend(hint.options.iter().map(draw_weighed));
    lines.extend(hint.reasons.iter().cloned());
    lines.join("\n")
}

fn draw_weighed(option: &WeighedView) -> String {
    let card = option.face.as_ref().map(face).filter(|card| !card.ends_with(&option.label));
    let named: Vec<&str> = card.iter().map(String::as_str).chain(Some(option.label.as_str())).collect();
    format!("  {} – {}", named.join(", "), option.worth)
}

/// The list of a person's decisions; how it is computed is said once.
fn draw_review(review: &ReviewView, first: bool) -> String {
    let mut lines = vec![heading(&review.title)];
    lines.extend(first.then(|| review.line.clone()));
    lines.extend(review.decisions.iter().map(draw_line));
    lines.push(review.total.clone());
    lines.join("\n")
}

fn draw_line(line: &ReviewLineView) -> String {
    let marks = line.weight.and_then(|weight| usize::try_from(weight).ok()).unwrap_or(0);
    let facts: Vec<&str> =
        [&line.chosen, &line.cost].into_iter().chain(&line.better).map(String::as_str).collect();
    format!("{:<3} {}: {}", "!".repeat(marks), line.heading, facts.join(" · "))
}
