//! Every puzzle: one answer, legal, from a real game. All of them take minutes; a plain check looks at one of twenty.

use super::*;
use std::collections::HashSet;

/// Every puzzle, or one of so many for a plain `./check`.
fn sample<G: Puzzled>() -> impl Iterator<Item = Puzzle<G>> {
    Puzzle::all().step_by(if std::env::var_os("DOUZE_SHORT").is_some() { 20 } else { 1 })
}

fn reads_and_writes<G: Puzzled>() -> Vec<(String, PuzzleTheme, u8)> {
    let all: Vec<Puzzle<G>> = Puzzle::all().collect();
    let lines: Vec<&str> = G::TEXT.lines().collect();
    assert_eq!(all.iter().map(|puzzle| puzzle.write().unwrap()).collect::<Vec<_>>(), lines);
    assert_eq!(all.iter().map(Puzzle::id).collect::<HashSet<_>>().len(), all.len());
    all.iter().map(|puzzle| (puzzle.id(), puzzle.theme, puzzle.grade())).collect()
}

#[test]
fn every_line_is_read_and_written_back_and_no_game_gives_two() {
    let [forest, king, council] =
        [reads_and_writes::<Forest>(), reads_and_writes::<King>(), reads_and_writes::<Council>()];

    let (mixes, chances) = (reads_and_writes::<Mixes>(), reads_and_writes::<Chances>());
    assert!(forest.len() >= 1000 && mixes.len() >= 100 && chances.len() >= 100);
    assert!(king.len() + mixes.len() >= 400 && council.len() + chances.len() >= 400);
    let listed: Vec<_> = listed().map(|listed| (listed.id, listed.theme, listed.grade)).collect();
    assert_eq!(listed, [forest, king, mixes, council, chances].concat());
    let bytes = Forest::TEXT.len() + King::TEXT.len() + Mixes::TEXT.len() + Council::TEXT.len();
    let bytes = bytes + Chances::TEXT.len();
    assert!(bytes <= 300 << 10, "{bytes}");
}

fn proves<G: Puzzled>(answers: usize) {
    for puzzle in sample::<G>() {
        let ending = puzzle.prove().unwrap_or_else(|wrong| panic!("{}: {wrong}", puzzle.id()));
        assert!(ending.answers().len() >= answers, "{}", puzzle.id());
    }
}

#[test]
fn every_answer_is_proved_again() {
    proves::<Forest>(3);
    proves::<King>(3);
    proves::<Mixes>(2);
    proves::<Council>(3);
    proves::<Chances>(3);
}

/// Plays each answer of each puzzle and what follows as well as can be; `won` reads the end, `seen` what the person could
/// see before.
fn refutes<G: Puzzled, S: PartialEq + std::fmt::Debug>(
    won: impl Fn(&Puzzle<G>, &G::Ending) -> bool,
    seen: impl Fn(&Puzzle<G>, &G::Ending) -> S,
) {
    for puzzle in sample::<G>() {
        let ending = puzzle.prove().unwrap();
        let before = ending.line().len();
        for (number, (action, _)) in ending.answers().into_iter().enumerate() {
            let mut played = ending.clone();
            assert!(played.act(action), "{}: {action:?}", puzzle.id());
            played.reply();
            while let Some(best) = played.best() {
                assert!(played.act(best), "{}: {best:?}", puzzle.id());
                played.reply();
            }
            assert!(played.is_over(), "{}: {action:?}", puzzle.id());
            assert_eq!(won(&puzzle, &played), number == puzzle.answer, "{}: {action:?}", puzzle.id());
            let then = G::ending(&puzzle.start, played.line()[..before].to_vec(), puzzle.seat).unwrap();
            assert_eq!(seen(&puzzle, &then), seen(&puzzle, &ending), "{}", puzzle.id());
        }
    }
}

/// The rival is dealt what refutes, in place of a card that nobody has seen: the board stays as it was.
#[test]
fn every_other_answer_of_a_duel_is_refuted_on_the_board() {
    refutes::<Forest, _>(
        |puzzle, ending| {
            let winner = ending.state().verdict().map(|verdict| verdict.winner);
            winner == Some(douze_rules::forest::Winner::Seat(puzzle.seat))
        },
        |puzzle, ending| (ending.state().display().collect::<Vec<_>>(), ending.state().hand(puzzle.seat)),
    );
}

#[test]
fn every_other_answer_of_a_round_of_king_is_refuted_on_the_table() {
    refutes::<King, _>(
        |puzzle, ending| {
            let state = ending.state();
            state.phase() == douze_rules::king::Phase::Crown
                && state.seats_to_act().next() == Some(puzzle.seat)
        },
        |_, ending| *ending.state(),
    );
}

/// The others have chosen other cards than in the game, which nobody has seen.
#[test]
fn every_other_answer_of_a_council_is_refuted_on_the_table() {
    use douze_rules::{Viewer, council::observe};
    refutes::<Council, _>(
        |_, ending| ending.sure() == Sure::Won,
        |puzzle, ending| observe(ending.state(), Viewer::Seat(puzzle.seat)),
    );
}

fn refuses<G: Puzzled>() {
    let good = G::TEXT.lines().next().unwrap();
    assert!(Puzzle::<G>::read(good).is_some());
    for bad in ["", "1", &good[..good.len() / 2], &format!("{good}f"), &good.replace(' ', "  ")] {
        assert!(Puzzle::<G>::read(bad).is_none_or(|puzzle| puzzle.prove().is_err()), "{bad}");
    }
}

#[test]
fn bad_lines_are_no_puzzles() {
    refuses::<Forest>();
    refuses::<King>();
    refuses::<Mixes>();
    refuses::<Council>();
    refuses::<Chances>();
}
