//! Puzzles: the list, one that is open, a mistake, the answer, one that was solved, and the list after them.

use super::play::{Play, Tour};
use super::press::options;
use crate::screen::PuzzleVerdictView;
use crate::{AppIntent, GameKind, Intent, PuzzleTheme, PuzzlesIntent, Update};

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
    press(play, PuzzlesIntent::SetGrade { grade: 0 });
    of_game(
        play,
        GameKind::King,
        ["puzzles-king", "puzzle-king", "puzzle-king-missed", "puzzle-king-solved"],
    );
    press(play, PuzzlesIntent::OpenTheme { theme: PuzzleTheme::Mix });
    play.show("puzzle-mix");
    press(play, PuzzlesIntent::PlayMore { card: 0 });
    press(play, PuzzlesIntent::PlayMore { card: 0 });
    play.show("puzzle-mix-estimated");
    // Always the same card: that can be foreseen.
    press(play, PuzzlesIntent::PlayLess { card: 1 });
    press(play, PuzzlesIntent::PlayLess { card: 2 });
    press(play, PuzzlesIntent::SettleMix);
    play.show("puzzle-mix-missed");
    press(play, PuzzlesIntent::TryAgain);
    solve(play);
    play.show("puzzle-mix-solved");
    play.dispatch(Intent::App(AppIntent::Back));
    let names = ["puzzles-council", "puzzle-council", "puzzle-council-missed", "puzzle-council-solved"];
    of_game(play, GameKind::Council, names);
}

/// A mistake and the answer at another game's table.
fn of_game(play: &mut Play, game: GameKind, [list, asked, missed, solved]: [&'static str; 4]) {
    press(play, PuzzlesIntent::SetGame { game });
    play.show(list);
    press(play, PuzzlesIntent::OpenDaily);
    play.show(asked);
    mistake(play);
    play.show(missed);
    press(play, PuzzlesIntent::TryAgain);
    solve(play);
    play.show(solved);
    play.dispatch(Intent::App(AppIntent::Back));
}

fn press(play: &mut Play, intent: PuzzlesIntent) {
    play.dispatch(Intent::Puzzles(intent));
}

fn verdict(update: &Update) -> Option<&PuzzleVerdictView> {
    update.screen.puzzle.as_ref()?.verdict.as_ref()
}

/// Another answer than the right one, confirmed.
fn mistake(play: &mut Play) {
    let right = play.answer();
    let wrong = options(&play.update.screen).into_iter().find(|intent| Some(intent) != right.as_ref());
    if let Some(wrong) = wrong {
        play.dispatch(wrong);
        if let Some(confirm) = play.update.screen.primary.clone().filter(|_| verdict(&play.update).is_none())
        {
            play.dispatch(confirm.intent);
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
