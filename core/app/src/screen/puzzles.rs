//! The list of puzzles, and what a puzzle adds to its table.

#![expect(missing_docs, reason = "fields and variants without a comment are explained by their names")]

use super::{ButtonView, ChoiceView, ChoicesView};
use super::{council, forest, king};
use crate::flow::puzzles::{Attempt, AttemptResult, Card, OnTable, Origin, Puzzles, rating_of};
use crate::flow::settings::Settings;
use crate::text::Text;
use crate::{GameKind, Intent, PuzzleTheme, PuzzlesIntent};

/// The puzzles, with what was solved of them.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct PuzzlesView {
    /// Whose puzzles are shown.
    pub game: GameKind,
    /// The three games.
    pub games: ChoicesView,
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
    /// All themes of the game.
    pub themes: Vec<PuzzleThemeView>,
}

/// The puzzles of a theme, of the wanted grades.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
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
    pub game: GameKind,
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
    let themes = PuzzleTheme::of(puzzles.game).map(|theme| {
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
        game: puzzles.game,
        games: games(text, puzzles.game),
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

fn games(text: &Text, chosen: GameKind) -> ChoicesView {
    let choice = |game: GameKind| ChoiceView {
        face: None,
        label: text.of("home", game.id()),
        line: None,
        selected: game == chosen,
        intent: Intent::Puzzles(PuzzlesIntent::SetGame { game }),
    };
    ChoicesView { label: text.say("puzzles-games"), choices: GameKind::ALL.map(choice).to_vec() }
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
    settings: &Settings,
    puzzles: &Puzzles,
    origin: Origin,
    attempt: &Attempt,
) -> PuzzleView {
    let grade = attempt.listed.grade;
    let ratings = [("puzzle", rating_of(grade).into()), ("rating", puzzles.progress.rating().into())];
    PuzzleView {
        game: attempt.listed.game,
        grade: grade.into(),
        grade_spoken: grade_spoken(text, grade),
        ratings: text.with("puzzles-ratings", &ratings),
        verdict: attempt.result.map(|result| verdict(text, settings, puzzles, origin, attempt, result)),
    }
}

fn verdict(
    text: &Text,
    settings: &Settings,
    puzzles: &Puzzles,
    origin: Origin,
    attempt: &Attempt,
    result: AttemptResult,
) -> PuzzleVerdictView {
    let headline = text.of(
        "puzzles-headline",
        match result {
            AttemptResult::Solved => "solved",
            AttemptResult::Missed => "missed",
            AttemptResult::Shown => "shown",
        },
    );
    let why = why(text, settings, attempt, result);
    let theme = text.of("puzzles-theme", attempt.listed.theme.id());
    let theme = text.with("puzzles-about", &[("theme", theme.into())]);
    let now = puzzles.progress.rating();
    let rated = puzzles
        .rated
        .filter(|before| *before != now && result != AttemptResult::Shown)
        .map(|before| text.with("puzzles-rated", &[("before", before.into()), ("after", now.into())]));
    PuzzleVerdictView {
        solved: result == AttemptResult::Solved,
        headline,
        lines: [why, theme].into_iter().chain(rated).collect(),
        next: puzzles.next(origin).map(|_| press(text, "puzzles-next", PuzzlesIntent::NextPuzzle)),
        again: press(text, "puzzles-again", PuzzlesIntent::TryAgain),
        answer: (result == AttemptResult::Missed)
            .then(|| press(text, "puzzles-answer", PuzzlesIntent::ShowAnswer)),
    }
}

/// Why it was right or wrong, as the board shows it.
fn why(text: &Text, settings: &Settings, attempt: &Attempt, result: AttemptResult) -> String {
    let [own, theirs] = attempt.scores();
    let points = [("own", own.into()), ("theirs", theirs.into())];
    let refutation = attempt.refutation.filter(|_| result == AttemptResult::Missed);
    let card = refutation.and_then(|refutation| refutation.card);
    match attempt.on_table() {
        OnTable::Forest(table) => {
            let words = forest::Words::new(text, settings.animals, &table.game);
            let rival = attempt.seat().other();
            match (refutation, card) {
                (Some(refutation), _) if refutation.open => words.about(rival, "puzzles-why-open"),
                (_, Some((_, Card::Forest(card)))) => {
                    let card = [("card", words.id(card).into())];
                    words.with(rival, "puzzles-why-card", &[&card[..], &points].concat())
                }
                (Some(_), _) => words.with(rival, "puzzles-why-lost", &points),
                _ if attempt.is_tied() => words.with(rival, "puzzles-why-tied", &points),
                _ => words.with(rival, "puzzles-why-won", &points),
            }
        }
        OnTable::King(table) => {
            let words = king::Words::new(text, &table.game);
            match (refutation, card) {
                (Some(refutation), _) if refutation.open => text.say("puzzles-why-king-open"),
                (_, Some((rival, Card::King(card)))) => {
                    let card = [("card", card.id().into())];
                    words.with(rival, "puzzles-why-king-card", &[&card[..], &points].concat())
                }
                (Some(_), _) => text.with("puzzles-why-king-lost", &points),
                _ => text.with("puzzles-why-king-won", &points),
            }
        }
        OnTable::Council(table) => match (refutation, card) {
            (_, Some((other, Card::Council(card)))) => {
                council::Words::new(text, &table.game).card(other, card, "puzzles-why-council-card")
            }
            (Some(_), _) => text.say("puzzles-why-council-failed"),
            _ => text.say("puzzles-why-council-solved"),
        },
    }
}
