//! A lesson is played by nothing but its own words: what glows is pressed.
#![allow(clippy::unwrap_used, reason = "helpers of a test")]

use crate::support::{forest, open, start};
use douze_app::screen::{Body, Screen};
use douze_app::{
    AppIntent, ForestIntent, GameKind, Intent, Language, LessonIntent, PlayerKind, SettingsIntent,
    TableIntent,
};

const LANGUAGES: [Language; 3] = [Language::English, Language::French, Language::German];
const GAMES: [GameKind; 1] = [GameKind::Forest];

fn opened(session: &douze_app::Session, game: GameKind) -> Screen {
    session.dispatch(Intent::Lesson(LessonIntent::OpenLesson { game })).unwrap().screen
}

/// The intents of all that can be pressed at the table.
fn pressable(screen: &Screen) -> Vec<Intent> {
    let table = forest(screen);
    let cells = table.board.cells.iter().filter_map(|cell| cell.intent.clone());
    let hand = table.hand.iter().flat_map(|hand| &hand.cards).filter_map(|card| card.intent.clone());
    let buttons = table.confirm.iter().chain(&table.cancel).map(|button| button.intent.clone());
    let scores = table.seats.iter().map(|seat| seat.why.clone());
    cells.chain(hand).chain(buttons).chain(scores).collect()
}

#[test]
fn each_lesson_is_played_to_its_end_by_what_glows() {
    for language in LANGUAGES {
        for game in GAMES {
            let dir = tempfile::tempdir().unwrap();
            let session = open(dir.path());
            let language = Some(language);
            session.dispatch(Intent::Settings(SettingsIntent::SetLanguage { language })).unwrap();
            let mut screen = opened(&session, game);
            let mut said = 0;
            loop {
                let lesson = screen.lesson.clone().unwrap();
                said += 1;
                assert!(said < 60, "it does not end");
                assert!(lesson.words.split_whitespace().count() <= 12, "{}", lesson.words);
                assert!(!lesson.answers, "{}: {}", said, lesson.words);
                let lead = match (&lesson.target, &lesson.next) {
                    (Some(target), None) => {
                        assert!(pressable(&screen).contains(target), "{}: {target:?}", lesson.words);
                        target.clone()
                    }
                    (None, Some(next)) => next.intent.clone(),
                    both => panic!("{}: {both:?}", lesson.words),
                };
                let update = session.dispatch(lead.clone()).unwrap();
                assert!(update.rejection.is_none(), "{lead:?}: {:?}", update.rejection);
                screen = update.screen;
                if matches!(lead, Intent::App(_)) {
                    assert_eq!((lesson.step, &screen.lesson), (lesson.steps, &None));
                    assert!(matches!(&screen.body, Body::Setup { setup } if setup.game == game));
                    break;
                }
            }
            assert!(said > 12, "only {said} steps");
        }
    }
}

#[test]
fn something_else_is_answered_and_changes_nothing() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    let mut screen = opened(&session, GameKind::Forest);
    let mut answers = Vec::new();
    loop {
        let lesson = screen.lesson.clone().unwrap();
        for other in pressable(&screen).into_iter().filter(|other| Some(other) != lesson.target.as_ref()) {
            let confirms = lesson.target == Some(Intent::Table(TableIntent::Confirm));
            if confirms
                && matches!(
                    other,
                    Intent::Forest(ForestIntent::TapCell { .. } | ForestIntent::PickCard { .. })
                )
            {
                continue;
            }
            let answered = session.dispatch(other.clone()).unwrap();
            let after = answered.screen.lesson.unwrap();
            assert_eq!(answered.screen.body, screen.body, "{other:?}");
            assert!(after.answers && after.target == lesson.target, "{other:?}");
            assert!(after.words.split_whitespace().count() <= 18, "{}", after.words);
            answers.push(after.words);
        }
        let lead = lesson.target.or(lesson.next.map(|next| next.intent)).unwrap();
        if matches!(lead, Intent::App(_)) {
            break;
        }
        screen = session.dispatch(lead).unwrap().screen;
    }
    answers.sort();
    answers.dedup();
    assert!(answers.len() > 12, "{answers:?}");
}

#[test]
fn a_lesson_is_offered_until_the_game_was_played_and_goes_on_where_it_was_left() {
    let offered = |session: &douze_app::Session| {
        let Body::Home { home } = session.screen().unwrap().body else { panic!("not at home") };
        home.doors.iter().filter(|door| door.lesson.is_some()).map(|door| door.game).collect::<Vec<_>>()
    };
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    assert_eq!(offered(&session), GAMES);
    let first = opened(&session, GameKind::Forest);
    assert!(first.lesson.as_ref().unwrap().again.is_none());
    let mut screen = first.clone();
    while screen.lesson.as_ref().unwrap().step < 3 {
        let lesson = screen.lesson.unwrap();
        screen =
            session.dispatch(lesson.target.or(lesson.next.map(|next| next.intent)).unwrap()).unwrap().screen;
    }
    session.dispatch(screen.lesson.as_ref().unwrap().skip.intent.clone()).unwrap();
    assert_eq!(opened(&session, GameKind::Forest), screen);
    let again = session.dispatch(screen.lesson.unwrap().again.unwrap().intent).unwrap().screen;
    assert_eq!(again, first);
    session.dispatch(Intent::App(AppIntent::OpenHome)).unwrap();
    start(&session, [PlayerKind::Person, PlayerKind::Fawn], 3, &[]);
    session.dispatch(Intent::App(AppIntent::OpenHome)).unwrap();
    assert_eq!(offered(&session), []);
}
