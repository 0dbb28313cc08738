//! The list of puzzles, and what a puzzle adds to its table.

mod table;
mod view;

pub(crate) use table::over_table;
pub use view::{
    GradeView, MixCardView, MixView, PuzzleThemeView, PuzzleVerdictView, PuzzleView, PuzzlesView,
};

use super::hint::hundredths;
use super::{ButtonView, ChoiceView, ChoicesView};
use super::{council, forest, king};
use crate::flow::OnTable;
use crate::flow::puzzles::{Attempt, AttemptResult, Card, Mixing, Origin, Puzzles, rating_of};
use crate::flow::settings::Settings;
use crate::puzzles::{HARDEST, Listed};
use crate::text::Text;
use crate::{GameKind, Intent, PuzzleTheme, PuzzlesIntent};
use douze_rules::king::Character;
use std::cmp::Reverse;

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
        daily_grade: grade(text, puzzles.game, daily.map_or(1, |daily| daily.grade)),
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
    ChoicesView { label: text.say("puzzles-grades"), choices: (0..=HARDEST).map(choice).collect() }
}

fn grade(text: &Text, game: GameKind, grade: u8) -> GradeView {
    GradeView { game, grade: grade.into(), of: HARDEST.into(), spoken: grade_spoken(text, grade) }
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
    let Listed { game, grade: number, .. } = attempt.listed;
    let ratings = [("puzzle", rating_of(number).into()), ("rating", puzzles.progress.rating().into())];
    PuzzleView {
        grade: grade(text, game, number),
        ratings: text.with("puzzles-ratings", &ratings),
        mix: attempt
            .mix
            .as_ref()
            .filter(|_| attempt.result.is_none())
            .and_then(|mix| mixing(text, attempt, mix)),
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
    let why = match &attempt.mix {
        Some(mix) => why_mix(text, attempt, mix, result),
        None if attempt.listed.theme == PuzzleTheme::Chance => why_chance(text, attempt),
        None => vec![why(text, settings, attempt, result)],
    };
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
        lines: why.into_iter().chain([theme]).chain(rated).collect(),
        next: puzzles.next(origin).map(|_| press(text, "puzzles-next", PuzzlesIntent::NextPuzzle)),
        again: press(text, "puzzles-again", PuzzlesIntent::TryAgain),
        answer: (result == AttemptResult::Missed && attempt.mix.is_none())
            .then(|| press(text, "puzzles-answer", PuzzlesIntent::ShowAnswer)),
    }
}

/// The estimate as it stands.
fn mixing(text: &Text, attempt: &Attempt, mix: &Mixing) -> Option<MixView> {
    let OnTable::King(table) = attempt.on_table() else { return None };
    let words = king::Words::new(text, &table.game);
    let card = |(place, (card, percent, _)): (usize, (Character, u32, u32))| {
        let character = words.face(card);
        let share = text.with("puzzles-share", &[("count", percent.into())]);
        let number = i32::try_from(place).unwrap_or_default();
        let button = |key: &str, more: bool| {
            let intent = if more {
                PuzzlesIntent::PlayMore { card: number }
            } else {
                PuzzlesIntent::PlayLess { card: number }
            };
            let label = text.with(key, &[("card", card.id().into())]);
            let button = ButtonView::labelled(label, Intent::Puzzles(intent));
            button.on_unless((!mix.may(place, more)).then(|| text.say("puzzles-mix-end")))
        };
        let args = [("name", character.name.as_str().into()), ("share", share.as_str().into())];
        MixCardView {
            spoken: text.with("puzzles-mix-spoken", &args),
            percent: i32::try_from(percent).unwrap_or_default(),
            share,
            more: button("puzzles-mix-more", true),
            less: button("puzzles-mix-less", false),
            character,
        }
    };
    Some(MixView {
        label: text.say("puzzles-mix-label"),
        cards: mix.cards().enumerate().map(card).collect(),
        confirm: press(text, "puzzles-mix-confirm", PuzzlesIntent::SettleMix),
    })
}

/// What the estimate and the best mix come to, card by card, and what the rival does to it.
fn why_mix(text: &Text, attempt: &Attempt, mix: &Mixing, result: AttemptResult) -> Vec<String> {
    let OnTable::King(table) = attempt.on_table() else { return Vec::new() };
    let words = king::Words::new(text, &table.game);
    let judged = mix.judged();
    let counts = [("own", hundredths(judged.own).into()), ("best", hundredths(judged.best).into())];
    let card = |(card, own, best): (Character, u32, u32)| {
        let name = words.face(card).name;
        text.with("puzzles-mix-line", &[("name", name.into()), ("own", own.into()), ("best", best.into())])
    };
    let answer = (result == AttemptResult::Missed)
        .then(|| words.with(mix.rival(), "puzzles-why-mix-card", &[("card", judged.answer.id().into())]));
    let cards: Vec<String> = mix.cards().map(card).collect();
    [text.with("puzzles-why-mix", &counts)].into_iter().chain(answer).chain(cards).collect()
}

/// The count: in how many cases each card leaves a way, the best first.
fn why_chance(text: &Text, attempt: &Attempt) -> Vec<String> {
    let mut chances = attempt.chances();
    chances.sort_by_key(|&(_, count)| Reverse(count));
    let line = |(card, count): (douze_rules::council::Character, u32)| {
        let name = text.of("council-character", card.id());
        text.with("puzzles-chance-line", &[("name", name.into()), ("count", count.into())])
    };
    let lines = chances.into_iter().map(line);
    std::iter::once(text.say("puzzles-why-chance")).chain(lines).collect()
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
