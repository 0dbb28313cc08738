//! Puzzles as a shell plays them.
#![allow(clippy::unwrap_used, clippy::panic)] // helpers of tests

use crate::support::open;
use cpu_time::ThreadTime;
use douze_app::gallery::options;
use douze_app::screen::{Body, PuzzleVerdictView, PuzzlesView, Screen};
use douze_app::{
    AppIntent, GameKind, Intent, PuzzleTheme, PuzzlesIntent, RejectionReason, Session, TableIntent, Update,
};

const GAMES: [GameKind; 3] = [GameKind::Forest, GameKind::King, GameKind::Council];

fn press(session: &Session, intent: PuzzlesIntent) -> Update {
    session.dispatch(Intent::Puzzles(intent)).unwrap()
}

fn list(screen: Screen) -> PuzzlesView {
    let Body::Puzzles { puzzles } = screen.body else { panic!("{screen:?}") };
    puzzles
}

fn verdict(screen: &Screen) -> Option<&PuzzleVerdictView> {
    screen.puzzle.as_ref()?.verdict.as_ref()
}

/// Presses this thing, what confirms it, and then the first thing at each step, until the puzzle is answered.
fn answer(session: &Session, first: usize) -> Update {
    let mut at = first;
    for _ in 0..100 {
        let screen = session.screen().unwrap();
        let options = options(&screen);
        let chosen = screen.primary.as_ref().map(|confirm| &confirm.intent);
        let intent = chosen.unwrap_or(&options[at.min(options.len() - 1)]).clone();
        let update = session.dispatch(intent).unwrap();
        if verdict(&update.screen).is_some() {
            return update;
        }
        at = 0;
    }
    panic!("no answer: {:?}", session.screen().unwrap().body)
}

#[test]
fn a_puzzle_is_answered_once_and_tried_as_often_as_one_likes() {
    let folder = tempfile::tempdir().unwrap();
    let session = open(folder.path());
    let opened = list(session.dispatch(Intent::App(AppIntent::OpenPuzzles)).unwrap().screen);
    assert_eq!((opened.themes.len(), opened.missed), (PuzzleTheme::of(GameKind::Forest).count(), None));
    let screen = press(&session, PuzzlesIntent::OpenDaily).screen;
    assert!(screen.tools.is_empty() && screen.thinking.is_none() && verdict(&screen).is_none());
    for intent in [TableIntent::AskHint, TableIntent::Undo, TableIntent::OpenReview, TableIntent::Rematch] {
        let refused = session.dispatch(Intent::Table(intent)).unwrap().rejection.unwrap();
        assert_eq!(refused.reason, RejectionReason::NotNow);
    }
    let update = answer(&session, 0);
    assert!(!update.beats.is_empty());
    let first = verdict(&update.screen).unwrap().clone();
    assert!(first.next.is_some() && first.lines.iter().any(|line| line.starts_with("Rating")));
    if !first.solved {
        let shown = press(&session, PuzzlesIntent::ShowAnswer);
        assert!(!shown.beats.is_empty() && verdict(&shown.screen).unwrap().answer.is_none());
    }
    let rating = |session: &Session| {
        session.dispatch(Intent::App(AppIntent::OpenHome)).unwrap();
        list(session.dispatch(Intent::App(AppIntent::OpenPuzzles)).unwrap().screen).rating
    };
    let rated = rating(&session);
    assert_ne!(rated, opened.rating);
    press(&session, PuzzlesIntent::OpenDaily);
    answer(&session, 1);
    press(&session, PuzzlesIntent::TryAgain);
    let again = answer(&session, 2).screen;
    assert!(verdict(&again).unwrap().lines.iter().all(|line| !line.starts_with("Rating")), "{again:?}");
    assert_eq!(rating(&session), rated);
    // Kept on the device.
    drop(session);
    assert_eq!(rating(&open(folder.path())), rated);
}

/// Whatever is pressed first, second or third, it ends with a verdict at the game's own table, and the answer can be shown.
#[test]
fn puzzles_of_each_game_are_answered_at_its_table() {
    let folder = tempfile::tempdir().unwrap();
    let session = open(folder.path());
    session.dispatch(Intent::App(AppIntent::OpenPuzzles)).unwrap();
    for game in GAMES {
        press(&session, PuzzlesIntent::SetGame { game });
        let mut screen = press(&session, PuzzlesIntent::OpenDaily).screen;
        for first in (0..3).cycle().take(12) {
            assert!(screen.tools.is_empty() && screen.thinking.is_none() && verdict(&screen).is_none());
            match (game, &screen.body) {
                (GameKind::Forest, Body::Forest { .. })
                | (GameKind::King, Body::King { .. })
                | (GameKind::Council, Body::Council { .. }) => {}
                (_, body) => panic!("{game:?}: {body:?}"),
            }
            let is_mix = screen.puzzle.as_ref().is_some_and(|puzzle| puzzle.mix.is_some());
            let answered = answer(&session, first);
            assert_eq!(answered.beats.is_empty(), is_mix);
            if verdict(&answered.screen).unwrap().answer.is_some() {
                let shown = press(&session, PuzzlesIntent::ShowAnswer);
                assert!(!shown.beats.is_empty() && verdict(&shown.screen).unwrap().answer.is_none());
            }
            screen = press(&session, PuzzlesIntent::NextPuzzle).screen;
        }
        list(session.dispatch(Intent::App(AppIntent::Back)).unwrap().screen);
    }
}

#[test]
fn themes_and_grades_lead_to_puzzles_of_their_own() {
    let folder = tempfile::tempdir().unwrap();
    let session = open(folder.path());
    session.dispatch(Intent::App(AppIntent::OpenPuzzles)).unwrap();
    for (game, grade) in GAMES.into_iter().flat_map(|game| (0..=5).map(move |grade| (game, grade))) {
        press(&session, PuzzlesIntent::SetGame { game });
        let view = list(press(&session, PuzzlesIntent::SetGrade { grade }).screen);
        assert_eq!((view.game, view.themes.len()), (game, PuzzleTheme::of(game).count()));
        assert!(view.grades.choices[usize::try_from(grade).unwrap()].selected);
        for theme in view.themes.into_iter().filter(|theme| theme.button.enabled) {
            let screen = session.dispatch(theme.button.intent).unwrap().screen;
            let puzzle = screen.puzzle.unwrap();
            assert!(puzzle.grade.game == game && (grade == 0 || puzzle.grade.grade == grade));
            assert_eq!(screen.heading, theme.button.label);
            list(session.dispatch(Intent::App(AppIntent::Back)).unwrap().screen);
        }
    }
    let refused = press(&session, PuzzlesIntent::SetGrade { grade: 6 }).rejection;
    assert_eq!(refused.map(|refused| refused.reason), Some(RejectionReason::NotNow));
}

/// In a debug build, of which the rules and the players are optimised.
#[test]
fn a_puzzle_is_opened_within_50_ms_of_cpu_time() {
    let folder = tempfile::tempdir().unwrap();
    let session = open(folder.path());
    session.dispatch(Intent::App(AppIntent::OpenPuzzles)).unwrap();
    let mut times = Vec::new();
    for theme in PuzzleTheme::ALL {
        press(&session, PuzzlesIntent::SetGame { game: theme.game() });
        let begun = ThreadTime::now();
        press(&session, PuzzlesIntent::OpenTheme { theme });
        times.push(begun.elapsed().as_millis());
        session.dispatch(Intent::App(AppIntent::Back)).unwrap();
    }
    println!("opened in {times:?} ms");
    assert!(times.iter().all(|time| *time <= 50), "{times:?}");
}

/// A mix is estimated card by card; the verdict says what it wins at worst, what the best one wins, and how often each card.
#[test]
fn a_mix_is_estimated_and_judged_by_what_it_wins_at_worst() {
    let folder = tempfile::tempdir().unwrap();
    let session = open(folder.path());
    session.dispatch(Intent::App(AppIntent::OpenPuzzles)).unwrap();
    press(&session, PuzzlesIntent::SetGame { game: GameKind::King });
    press(&session, PuzzlesIntent::SetGrade { grade: 4 });
    let screen = press(&session, PuzzlesIntent::OpenTheme { theme: PuzzleTheme::Mix }).screen;
    let mix = |screen: &Screen| screen.puzzle.as_ref().unwrap().mix.clone();
    let asked = mix(&screen).unwrap();
    assert!((2..=3).contains(&asked.cards.len()) && asked.cards.iter().all(|card| card.more.enabled));
    let Body::King { king } = &screen.body else { panic!("{screen:?}") };
    assert!(king.hands.iter().flat_map(|hand| &hand.cards).all(|card| card.intent.is_none()));
    let refused = session.dispatch(Intent::Table(TableIntent::Confirm)).unwrap().rejection.unwrap();
    assert_eq!(refused.reason, RejectionReason::NotNow);
    // All on the first card.
    for card in 1..asked.cards.len() {
        let less = mix(&session.screen().unwrap()).unwrap().cards[card].less.intent.clone();
        session.dispatch(less).unwrap();
    }
    let always = mix(&session.screen().unwrap()).unwrap();
    assert_eq!((always.cards[0].percent, always.cards[0].share.as_str()), (100, "100%"));
    assert!(!always.cards[0].less.enabled, "something has to be played");
    let answered = session.dispatch(always.confirm.intent).unwrap().screen;
    let shown = verdict(&answered).unwrap();
    assert!(!shown.solved && shown.answer.is_none() && mix(&answered).is_none());
    assert!(
        shown.lines[0].starts_with("Against the best reply")
            && shown.lines[1].contains("would always answer")
    );
    assert!(shown.lines[2].contains("you 100%"), "{shown:?}");
    let again = press(&session, PuzzlesIntent::TryAgain).screen;
    assert!(mix(&again).unwrap().cards.iter().all(|card| card.percent < 100));
}
