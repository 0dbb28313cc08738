//! Every puzzle: one answer, legal, from a real duel. All of them take a minute; a plain check looks at one of twenty.

use super::list::FOREST;
use super::*;
use std::collections::HashSet;

/// Every puzzle, or one of so many for a plain `./check`.
fn sample() -> impl Iterator<Item = ForestPuzzle> {
    forest().step_by(if std::env::var_os("DOUZE_SHORT").is_some() { 20 } else { 1 })
}

#[test]
fn every_line_is_read_and_written_back_and_no_duel_gives_two() {
    let all: Vec<ForestPuzzle> = forest().collect();
    let lines: Vec<&str> = FOREST.lines().collect();
    assert_eq!(all.iter().map(|puzzle| puzzle.write().unwrap()).collect::<Vec<_>>(), lines);
    assert_eq!(all.iter().map(ForestPuzzle::id).collect::<HashSet<_>>().len(), all.len());
    let listed: Vec<Listed> = listed().collect();
    assert_eq!(listed.len(), all.len());
    for (listed, puzzle) in listed.iter().zip(&all) {
        assert_eq!((&listed.id, listed.theme, listed.grade), (&puzzle.id(), puzzle.theme, puzzle.grade()));
    }
    assert!(FOREST.len() <= 300 << 10, "{}", FOREST.len());
}

#[test]
fn every_answer_is_proved_again() {
    for puzzle in sample() {
        let ending = puzzle.prove().unwrap_or_else(|wrong| panic!("{}: {wrong}", puzzle.id()));
        assert!(ending.answers().len() >= 3, "{}", puzzle.id());
    }
}

/// The rival is dealt what refutes, in place of a card that nobody has seen: the board stays as it was.
#[test]
fn every_other_answer_is_refuted_on_the_board() {
    for puzzle in sample() {
        let ending = puzzle.prove().unwrap();
        let board = |ending: &Ending| ending.state().display().collect::<Vec<_>>();
        let (before, laid) = (ending.line().len(), board(&ending));
        for (number, (action, _)) in ending.answers().into_iter().enumerate() {
            let mut played = ending.clone();
            assert!(played.act(action), "{}", puzzle.id());
            played.reply();
            while let Some(best) = played.best() {
                assert!(played.act(best));
                played.reply();
            }
            let winner = played.state().verdict().map(|verdict| verdict.winner);
            let won = winner == Some(douze_rules::forest::Winner::Seat(puzzle.seat));
            assert_eq!(won, number == puzzle.answer, "{}: {action:?}", puzzle.id());
            let then = Ending::new(played.line()[..before].to_vec(), puzzle.seat).unwrap();
            assert_eq!(board(&then), laid, "{}", puzzle.id());
            assert_eq!(then.state().hand(puzzle.seat), ending.state().hand(puzzle.seat), "{}", puzzle.id());
        }
    }
}

#[test]
fn bad_lines_are_no_puzzles() {
    let good = FOREST.lines().next().unwrap();
    assert!(ForestPuzzle::read(good).is_some());
    for bad in ["", "1", &good[..good.len() / 2], &format!("{good}f"), &good.replace(' ', "  ")] {
        assert!(ForestPuzzle::read(bad).is_none_or(|puzzle| puzzle.prove().is_err()), "{bad}");
    }
}
