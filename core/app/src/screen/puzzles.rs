//! The list of puzzles, and what a puzzle adds to its table.

use super::forest::Words;
use super::{ButtonView, ChoiceView, ChoicesView};
use crate::flow::puzzles::{Attempt, Origin, Outcome, Puzzles, rating_of};
use crate::text::Text;
use crate::{Intent, PuzzleTheme, PuzzlesIntent};

/// The puzzles, with what was solved of them.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct PuzzlesView {
    /// The puzzle of the day; its hint says whether it was solved.
    pub daily: ButtonView,
    /// The grade of the puzzle of the day, 1 to 5.
    pub daily_grade: i32,
    /// "Your rating: 1395".
    pub rating: String,
    /// Those that were missed and come again; none when there are none.
    pub missed: Option<ButtonView>,
    /// Which grades are wanted.
    pub grades: ChoicesView,
    /// All themes.
    pub themes: Vec<PuzzleThemeView>,
}

/// The puzzles of a theme, of the wanted grades.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
#[expect(missing_docs, reason = "the names say it")]
pub struct PuzzleThemeView {
    pub theme: PuzzleTheme,
    /// "12 of 210".
    pub solved: String,
    /// The next one; off when all were tried.
    pub button: ButtonView,
}

/// A puzzle on its table.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct PuzzleView {
    /// How hard it is, 1 to 5.
    pub grade: i32,
    /// "Grade 4 of 5", for a screen reader.
    pub grade_spoken: String,
    /// "Puzzle 1700, you 1395".
    pub ratings: String,
    /// Once it was answered, and all that followed is played.
    pub verdict: Option<PuzzleVerdictView>,
}

/// How a puzzle was answered.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct PuzzleVerdictView {
    /// The answer was found.
    pub solved: bool,
    /// "Solved!"
    pub headline: String,
    /// Why, the theme, and the new rating.
    pub lines: Vec<String>,
    /// Another one like it; none when there are none.
    pub next: Option<ButtonView>,
    /// From the position once more.
    pub again: ButtonView,
    /// Plays the answer; none where it was found or shown.
    pub answer: Option<ButtonView>,
}

fn press(text: &Text, key: &str, intent: PuzzlesIntent) -> ButtonView {
    ButtonView::new(text, key, Intent::Puzzles(intent))
}

/// The list.
pub(crate) fn view(text: &Text, puzzles: &Puzzles) -> PuzzlesView {
    let daily = puzzles.daily();
    let solved = daily.is_some_and(|daily| puzzles.is_solved(daily));
    let missed = puzzles.missed().count();
    let themes = PuzzleTheme::ALL.into_iter().map(|theme| {
        let solved = puzzles.of(theme).filter(|puzzle| puzzles.is_solved(puzzle)).count();
        let numbers = [("solved", solved.into()), ("count", puzzles.of(theme).count().into())];
        let solved = text.with("puzzles-solved-of", &numbers);
        let intent = Intent::Puzzles(PuzzlesIntent::OpenTheme { theme });
        let button = ButtonView::labelled(text.of("puzzles-theme", theme.id()), intent);
        let button = if puzzles.next(Origin::Theme(theme)).is_some() {
            button.hint(solved.clone())
        } else {
            button.off(text.say("puzzles-none-left"))
        };
        PuzzleThemeView { theme, solved, button }
    });
    PuzzlesView {
        daily: press(text, "puzzles-daily", PuzzlesIntent::OpenDaily).hint(text.say(if solved {
            "puzzles-daily-solved"
        } else {
            "puzzles-daily-new"
        })),
        daily_grade: daily.map_or(1, |daily| daily.grade.into()),
        rating: text.with("puzzles-rating", &[("rating", puzzles.progress.rating().into())]),
        missed: (missed > 0).then(|| {
            let label = text.with("puzzles-missed", &[("count", missed.into())]);
            ButtonView::labelled(label, Intent::Puzzles(PuzzlesIntent::OpenMissed))
        }),
        grades: grades(text, puzzles.grade),
        themes: themes.collect(),
    }
}

fn grades(text: &Text, chosen: u8) -> ChoicesView {
    let choice = |grade: u8| ChoiceView {
        face: None,
        label: if grade == 0 { text.say("puzzles-any-grade") } else { grade.to_string() },
        line: (grade > 0).then(|| grade_spoken(text, grade)),
        selected: grade == chosen,
        intent: Intent::Puzzles(PuzzlesIntent::SetGrade { grade: grade.into() }),
    };
    ChoicesView { label: text.say("puzzles-grades"), choices: (0..=5).map(choice).collect() }
}

fn grade_spoken(text: &Text, grade: u8) -> String {
    text.with("puzzles-grade", &[("grade", grade.into())])
}

/// What the puzzle on the table adds to it.
pub(crate) fn puzzle(
    text: &Text,
    words: &Words,
    puzzles: &Puzzles,
    origin: Origin,
    attempt: &Attempt,
) -> PuzzleView {
    let grade = attempt.puzzle.grade();
    let ratings = [("puzzle", rating_of(grade).into()), ("rating", puzzles.progress.rating().into())];
    PuzzleView {
        grade: grade.into(),
        grade_spoken: grade_spoken(text, grade),
        ratings: text.with("puzzles-ratings", &ratings),
        verdict: attempt.outcome.map(|outcome| verdict(text, words, puzzles, origin, attempt, outcome)),
    }
}

fn verdict(
    text: &Text,
    words: &Words,
    puzzles: &Puzzles,
    origin: Origin,
    attempt: &Attempt,
    outcome: Outcome,
) -> PuzzleVerdictView {
    let rival = attempt.puzzle.seat.other();
    let [own, theirs] = attempt.scores();
    let points = [("own", own.into()), ("theirs", theirs.into())];
    let headline = text.of(
        "puzzles-headline",
        match outcome {
            Outcome::Solved => "solved",
            Outcome::Missed => "missed",
            Outcome::Shown => "shown",
        },
    );
    let why = match (outcome, attempt.refutation) {
        (Outcome::Missed, Some(refutation)) if refutation.open => words.about(rival, "puzzles-why-open"),
        (Outcome::Missed, Some(refutation)) => match refutation.card {
            Some(card) => {
                let card = [("card", words.id(card).into())];
                words.with(rival, "puzzles-why-card", &[&card[..], &points].concat())
            }
            None => words.with(rival, "puzzles-why-lost", &points),
        },
        _ if attempt.is_tied() => words.with(rival, "puzzles-why-tied", &points),
        _ => words.with(rival, "puzzles-why-won", &points),
    };
    let theme = text.of("puzzles-theme", attempt.puzzle.theme.id());
    let theme = text.with("puzzles-about", &[("theme", theme.into())]);
    let now = puzzles.progress.rating();
    let rated = puzzles
        .rated
        .filter(|before| *before != now && outcome != Outcome::Shown)
        .map(|before| text.with("puzzles-rated", &[("before", before.into()), ("after", now.into())]));
    PuzzleVerdictView {
        solved: outcome == Outcome::Solved,
        headline,
        lines: [why, theme].into_iter().chain(rated).collect(),
        next: puzzles.next(origin).map(|_| press(text, "puzzles-next", PuzzlesIntent::NextPuzzle)),
        again: press(text, "puzzles-again", PuzzlesIntent::TryAgain),
        answer: (outcome == Outcome::Missed)
            .then(|| press(text, "puzzles-answer", PuzzlesIntent::ShowAnswer)),
    }
}
