//! The bubble of a lesson over its table.

use super::parts::animal_id;
use super::{Body, ButtonView};
use crate::flow::Refusal;
use crate::flow::lesson::{Answer, Lesson, Want};
use crate::flow::settings::Settings;
use crate::text::Text;
use crate::{AppIntent, Intent, LessonIntent};
use douze_rules::forest::Card;

/// A lesson at the table below it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct LessonView {
    /// What it says: a step, or the answer to something else that was done.
    pub words: String,
    /// The words answer something else that was done.
    pub answers: bool,
    /// From 1.
    pub step: i32,
    /// How many there are.
    pub steps: i32,
    /// What glows: the thing that sends this intent.
    pub target: Option<Intent>,
    /// Leads on, where nothing at the table does.
    pub next: Option<ButtonView>,
    /// From the beginning.
    pub again: Option<ButtonView>,
    /// Leaves it.
    pub skip: ButtonView,
    /// The words and how far one has come.
    pub spoken: String,
}

/// The table of a lesson: hints are not for it.
pub(crate) fn body(text: &Text, settings: &Settings, lesson: &Lesson) -> Body {
    let mut body = super::forest::body(text, settings, lesson.forest());
    if let Body::Forest { forest } = &mut body {
        forest.ask_hint = None;
    }
    body
}

/// What the lesson says now.
pub(crate) fn view(text: &Text, settings: &Settings, lesson: &Lesson) -> LessonView {
    let plan = lesson.plan();
    let now = lesson.now();
    let words = match lesson.answer() {
        None => said(text, settings, plan.name, now.say),
        Some(answer) => answered(text, settings, lesson, answer),
    };
    let button = |key: &str, intent: LessonIntent| ButtonView::new(text, key, Intent::Lesson(intent));
    let next = if lesson.is_last() {
        let play = Intent::App(AppIntent::OpenSetup { game: plan.game });
        Some(ButtonView::new(text, "lesson-play", play))
    } else {
        (now.want == Want::Next).then(|| button("lesson-next", LessonIntent::NextStep))
    };
    let (step, steps) = lesson.progress();
    let count = |number: usize| i32::try_from(number).unwrap_or_default();
    let args = [("words", words.as_str().into()), ("step", step.into()), ("steps", steps.into())];
    LessonView {
        spoken: text.with("lesson-spoken", &args),
        answers: lesson.answer().is_some(),
        words,
        step: count(step),
        steps: count(steps),
        target: now.want.intent(),
        next,
        again: (lesson.step() > 0).then(|| button("lesson-again", LessonIntent::AgainFromStart)),
        skip: button(if lesson.is_last() { "lesson-home" } else { "lesson-skip" }, LessonIntent::SkipLesson),
    }
}

/// The sentence of a step; some name a card that may have a gentle animal in its place.
fn said(text: &Text, settings: &Settings, family: &str, say: &str) -> String {
    text.with(&format!("{family}-{say}"), &[("card", animal_id(settings.animals, Card::Snake).into())])
}

fn answered(text: &Text, settings: &Settings, lesson: &Lesson, answer: &Answer) -> String {
    let id = |card: crate::ForestCard| animal_id(settings.animals, Card::from(card));
    match answer {
        Answer::OtherCard(card) => text.with("lesson-answer-card", &[("card", id(*card).into())]),
        Answer::OtherPlace(points) => text.with("lesson-answer-place", &[("points", (*points).into())]),
        Answer::OnBoard(card) => text.of("forest-rule", id(*card)),
        Answer::Illegal(Refusal::Forest(illegal)) => {
            super::forest::refusal(text, settings.animals, &lesson.forest().game, illegal)
        }
        Answer::Illegal(_) | Answer::Later => text.say("lesson-answer-later"),
    }
}
