//! Puzzles: the list, one that is open, a mistake, the answer, one that was solved, and the list after them.

use super::play::{Play, Tour};
use super::press::options;
use crate::screen::PuzzleVerdictView;
use crate::{AppIntent, Intent, PuzzleTheme, PuzzlesIntent, Update};

pub(super) const TOURS: &[Tour] = &[("puzzles", puzzles)];

fn puzzles(play: &mut Play) {
    play.dispatch(Intent::App(AppIntent::OpenPuzzles));
    play.show("puzzles");
    press(play, PuzzlesIntent::OpenDaily);
    play.show("puzzle");
    mistake(play);
    play.show("puzzle-missed");
    press(play, PuzzlesIntent::ShowAnswer);
    play.show("puzzle-answer");
    press(play, PuzzlesIntent::TryAgain);
    solve(play);
    play.show("puzzle-solved");
    play.dispatch(Intent::App(AppIntent::Back));
    press(play, PuzzlesIntent::OpenTheme { theme: PuzzleTheme::Push });
    play.show("puzzle-push");
    if let Some(right) = play.answer() {
        play.dispatch(right);
        play.show("puzzle-push-selected");
    }
    solve(play);
    play.show("puzzle-push-solved");
    play.dispatch(Intent::App(AppIntent::Back));
    press(play, PuzzlesIntent::OpenTheme { theme: PuzzleTheme::TieBreak });
    solve(play);
    play.show("puzzle-tie-break");
    play.dispatch(Intent::App(AppIntent::Back));
    press(play, PuzzlesIntent::SetGrade { grade: 2 });
    play.show("puzzles-grade");
}

fn press(play: &mut Play, intent: PuzzlesIntent) {
    play.dispatch(Intent::Puzzles(intent));
}

fn verdict(update: &Update) -> Option<&PuzzleVerdictView> {
    update.screen.puzzle.as_ref()?.verdict.as_ref()
}

/// Another answer than the right one, twice pressed.
fn mistake(play: &mut Play) {
    let right = play.answer();
    let wrong = options(&play.update.screen).into_iter().find(|intent| Some(intent) != right.as_ref());
    if let Some(wrong) = wrong {
        play.dispatch(wrong.clone());
        if verdict(&play.update).is_none() {
            play.dispatch(wrong);
        }
    }
    play.until("a mistake", |update| verdict(update).is_some());
}

fn solve(play: &mut Play) {
    while verdict(&play.update).is_none()
        && let Some(right) = play.answer()
    {
        play.dispatch(right);
    }
    play.until("solved", |update| verdict(update).is_some_and(|verdict| verdict.solved));
}
