//! Each lesson, learned by somebody who knows nothing but what it shows: the button that leads on, or what glows.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // helpers of tests

use crate::support::open;
use douze_app::screen::{Body, LessonView, Screen};
use douze_app::{
    AppIntent, GameKind, Intent, Language, LessonIntent, Session, SettingsIntent, TableIntent, Update,
};
use std::sync::Arc;
use tempfile::TempDir;

const LANGUAGES: [Language; 3] = [Language::English, Language::French, Language::German];
const LESSONS: [GameKind; 2] = [GameKind::King, GameKind::Forest];

/// A fresh device.
struct Phone {
    session: Arc<Session>,
    _folder: TempDir,
}

impl Phone {
    fn new(language: Language) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let phone = Self { session: open(folder.path()), _folder: folder };
        phone.press(Intent::Settings(SettingsIntent::SetLanguage { language: Some(language) }));
        phone
    }

    fn press(&self, intent: Intent) -> Update {
        self.session.dispatch(intent).unwrap()
    }
}

fn lesson(screen: &Screen) -> &LessonView {
    screen.lesson.as_ref().expect("a lesson is on the display")
}

fn begun(phone: &Phone, game: GameKind) -> Screen {
    phone.press(Intent::App(AppIntent::OpenLesson { game })).screen
}

/// What a person who follows the lesson presses next; none at its end.
fn next(screen: &Screen) -> Option<Intent> {
    let lesson = lesson(screen);
    lesson
        .glow
        .clone()
        .or_else(|| lesson.next.as_ref().filter(|_| lesson.again.is_none()).map(|next| next.intent.clone()))
}

#[test]
fn following_the_words_leads_to_the_end_in_every_language() {
    for language in LANGUAGES {
        for game in LESSONS {
            let phone = Phone::new(language);
            let mut screen = begun(&phone, game);
            let mut presses = 0;
            while let Some(intent) = next(&screen) {
                let words = lesson(&screen).words.clone();
                assert!(words.split_whitespace().count() <= 13, "{game:?}: {words}");
                assert!(screen.thinking.is_none() && screen.tools.is_empty());
                let before = (lesson(&screen).step, screen.clone());
                screen = phone.press(intent).screen;
                assert!(lesson(&screen).missed.is_none(), "{game:?}: {words}");
                assert_ne!(before, (lesson(&screen).step, screen.clone()), "{game:?} stands still: {words}");
                presses += 1;
                assert!(presses < 80, "{game:?} does not end");
            }
            assert_eq!(lesson(&screen).step, lesson(&screen).steps);
            assert!(presses > 12, "{game:?}");
            // From the last step to a game of one's own.
            let play = lesson(&screen).next.clone().expect("a way to a game");
            assert!(matches!(phone.press(play.intent).screen.body, Body::Setup { .. }));
        }
    }
}

#[test]
fn another_press_is_answered_and_changes_nothing() {
    for game in LESSONS {
        let phone = Phone::new(Language::English);
        let mut screen = begun(&phone, game);
        while let Some(intent) = next(&screen) {
            let before = screen.clone();
            let other = Intent::Table(TableIntent::Undo);
            let missed = phone.press(other).screen;
            assert!(lesson(&missed).missed.is_some());
            assert_eq!((&missed.body, lesson(&missed).step), (&before.body, lesson(&before).step));
            screen = phone.press(intent).screen;
        }
    }
}

#[test]
fn a_lesson_is_offered_until_it_was_left_and_leaves_no_game() {
    let phone = Phone::new(Language::English);
    let offers = |screen: &Screen| {
        let Body::Home { home } = &screen.body else { panic!("home") };
        assert!(home.continue_game.is_none());
        home.doors.iter().filter(|door| door.lesson.is_some()).map(|door| door.game).collect::<Vec<_>>()
    };
    assert_eq!(offers(&phone.session.screen().unwrap()), LESSONS);
    begun(&phone, GameKind::King);
    assert_eq!(offers(&phone.press(Intent::Lesson(LessonIntent::Leave)).screen), [GameKind::Forest]);
    begun(&phone, GameKind::Forest);
    assert_eq!(offers(&phone.press(Intent::App(AppIntent::Back)).screen), []);
    // It can be taken again.
    assert!(begun(&phone, GameKind::King).lesson.is_some());
    let again = phone.press(Intent::Lesson(LessonIntent::Again)).screen;
    assert_eq!(lesson(&again).step, 1);
}
