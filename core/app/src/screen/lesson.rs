//! The words of a lesson over its table, and what glows.

use super::ButtonView;
use crate::lessons::{Progress, Step};
use crate::text::Text;
use crate::{AppIntent, CouncilIntent, ForestIntent, Intent, KingIntent, LessonIntent};

/// A step of a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct LessonView {
    /// What to see or to press, at most twelve words.
    pub words: String,
    /// What the lesson has taught; at its last step only.
    pub learned: Option<LearnedView>,
    /// The answer to a press that the step is not about.
    pub missed: Option<String>,
    /// The number of the step, from 1.
    pub step: i32,
    /// How many there are.
    pub steps: i32,
    /// "Step 3 of 14", for a screen reader.
    pub progress: String,
    /// What carries this intent glows: a card, a cell, a face of the die, the main button.
    pub glow: Option<Intent>,
    /// What the words are about, where nothing is to be pressed: what carries this intent is lit.
    #[cfg_attr(feature = "uniffi", uniffi(default = None))]
    pub about: Option<Intent>,
    /// Leads on where there is nothing else to press; after the last step to a game.
    pub next: Option<ButtonView>,
    /// Does what the step asks for, where something is to be pressed.
    pub skip: Option<ButtonView>,
    /// From the beginning; after the first step.
    pub again: Option<ButtonView>,
    /// Leaves the lesson.
    pub leave: ButtonView,
}

/// What somebody knows after a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct LearnedView {
    /// "What you know now".
    pub label: String,
    /// Short sentences, in the order in which they were learned.
    pub lines: Vec<String>,
}

/// The thing on the table that a step to be read is about; none: all of it.
fn about(key: &str) -> Option<Intent> {
    let seat = |seat| Some(Intent::King(KingIntent::InspectSeat { seat }));
    let at = |intent| Some(Intent::Council(intent));
    match key {
        "lesson-king-welcome" | "lesson-king-machine-won" | "lesson-king-knight-won" => seat(0),
        "lesson-king-alike-cancelled" | "lesson-king-tie" => seat(1),
        "lesson-council-welcome" => at(CouncilIntent::InspectDilemma { next: false }),
        "lesson-council-meaning" => at(CouncilIntent::InspectSeat { seat: 1 }),
        "lesson-council-solved" | "lesson-council-doubled" | "lesson-council-later" => {
            at(CouncilIntent::InspectReign)
        }
        "lesson-council-cancelled" => at(CouncilIntent::InspectDie),
        "lesson-council-failed" => at(CouncilIntent::InspectFavour),
        "lesson-forest-three" => Some(Intent::Forest(ForestIntent::InspectScore { seat: 0 })),
        _ => None,
    }
}

/// The step as it stands; `glow` is what is to be pressed.
pub(super) fn view(text: &Text, progress: &Progress, glow: Option<Intent>) -> LessonView {
    let (step, steps) = (progress.number, progress.steps);
    let selected = matches!(glow, Some(Intent::Table(_)));
    let key = match progress.step {
        Some(Step::Act { confirm, .. }) if selected => confirm,
        Some(Step::Read(key) | Step::Act { key, .. }) => key,
        None => "lesson-over",
    };
    let is_last = progress.is_last();
    let next = match progress.step {
        Some(Step::Read(_)) if is_last => Some(ButtonView::new(
            text,
            "lesson-play",
            Intent::App(AppIntent::OpenSetup { game: progress.game }),
        )),
        Some(Step::Read(_)) => Some(ButtonView::new(text, "lesson-next", Intent::Lesson(LessonIntent::Next))),
        _ => None,
    };
    let skip = ButtonView::new(text, "lesson-skip", Intent::Lesson(LessonIntent::Skip));
    let learned = || LearnedView {
        label: text.say("lesson-learned"),
        lines: progress.learned.iter().map(|key| text.say(key)).collect(),
    };
    let numbers = [("step", step.into()), ("steps", steps.into())];
    LessonView {
        words: text.say(key),
        learned: is_last.then(learned),
        missed: progress
            .missed
            .map(|missed| text.say(if glow.is_some() { missed.key() } else { "lesson-missed-next" })),
        step: i32::try_from(step).unwrap_or(i32::MAX),
        steps: i32::try_from(steps).unwrap_or(i32::MAX),
        progress: text.with("lesson-progress", &numbers),
        about: match progress.step {
            Some(Step::Read(key)) => about(key),
            _ => None,
        },
        glow,
        skip: next.is_none().then_some(skip),
        next,
        again: (step > 1).then(|| ButtonView::new(text, "lesson-again", Intent::Lesson(LessonIntent::Again))),
        leave: ButtonView::new(
            text,
            if is_last { "lesson-home" } else { "lesson-leave" },
            Intent::Lesson(LessonIntent::Leave),
        ),
    }
}
