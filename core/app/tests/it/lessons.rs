//! Each lesson, learned by somebody who knows nothing but what it shows: the button that leads on, or what glows.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // helpers of tests

use crate::support::open;
use douze_app::screen::{Body, LessonView, Screen};
use douze_app::{
    AppIntent, CharacterKind, CouncilIntent, GameKind, Intent, Language, LessonIntent, RemarkKind, Session,
    SettingsIntent, TableIntent, Update,
};
use std::sync::Arc;
use tempfile::TempDir;

const LANGUAGES: [Language; 3] = [Language::English, Language::French, Language::German];
const LESSONS: [GameKind; 3] = [GameKind::King, GameKind::Council, GameKind::Forest];

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
    screen.lesson.as_ref().expect("a lesson is on screen")
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
        .or_else(|| lesson.next.as_ref().filter(|_| lesson.learned.is_none()).map(|next| next.intent.clone()))
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
            let learned = lesson(&screen).learned.clone().expect("what was learned");
            assert!(learned.lines.len() > 4 && !learned.label.is_empty());
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
    assert_eq!(
        offers(&phone.press(Intent::Lesson(LessonIntent::Leave)).screen),
        [GameKind::Council, GameKind::Forest]
    );
    begun(&phone, GameKind::Forest);
    assert_eq!(offers(&phone.press(Intent::App(AppIntent::Back)).screen), [GameKind::Council]);
    begun(&phone, GameKind::Council);
    assert_eq!(offers(&phone.press(Intent::App(AppIntent::Back)).screen), []);
    // It can be taken again.
    assert!(begun(&phone, GameKind::King).lesson.is_some());
    phone.press(Intent::Lesson(LessonIntent::Skip));
    let again = phone.press(Intent::Lesson(LessonIntent::Again)).screen;
    assert_eq!(lesson(&again).step, 1);
}

#[test]
fn steps_can_be_skipped_to_the_end() {
    for game in LESSONS {
        let phone = Phone::new(Language::English);
        let mut screen = begun(&phone, game);
        for step in 1..lesson(&screen).steps {
            assert_eq!(lesson(&screen).step, step);
            // Only where something is to be pressed.
            assert_eq!(lesson(&screen).skip.is_some(), lesson(&screen).glow.is_some());
            screen = phone.press(Intent::Lesson(LessonIntent::Skip)).screen;
        }
        assert_eq!(lesson(&screen).step, lesson(&screen).steps);
        assert!(phone.press(Intent::Lesson(LessonIntent::Skip)).rejection.is_some());
    }
}

#[test]
fn a_lesson_that_was_left_goes_on_from_its_rules_where_it_was() {
    for game in LESSONS {
        let phone = Phone::new(Language::English);
        let mut screen = begun(&phone, game);
        while lesson(&screen).step < lesson(&screen).steps - 1 {
            screen = phone.press(Intent::Lesson(LessonIntent::Skip)).screen;
        }
        phone.press(Intent::Lesson(LessonIntent::Leave));
        let rules = phone.press(Intent::App(AppIntent::OpenRules { game, rule: None })).screen;
        let Body::Rules { rules } = rules.body else { panic!("rules") };
        let resumed = phone.press(rules.lesson.expect("the lesson").intent).screen;
        assert_eq!((lesson(&resumed).step, &resumed.body), (lesson(&screen).step, &screen.body));
        // Left at its end, it begins again.
        phone.press(Intent::Lesson(LessonIntent::Skip));
        phone.press(Intent::Lesson(LessonIntent::Leave));
        assert_eq!(lesson(&begun(&phone, game)).step, 1);
    }
}

#[test]
fn a_press_that_a_step_is_not_about_gets_an_answer_to_just_that() {
    let phone = Phone::new(Language::English);
    let mut screen = begun(&phone, GameKind::Council);
    while lesson(&screen).step < 4 {
        screen = phone.press(next(&screen).unwrap()).screen;
    }
    let answer = |intent| lesson(&phone.press(intent).screen).missed.clone().unwrap();
    let card = CouncilIntent::PickCharacter { character: CharacterKind::Golem };
    let bells = CouncilIntent::RingBells { ring: true };
    let answers = [
        answer(Intent::Council(card)),
        answer(Intent::Council(bells)),
        answer(Intent::Council(CouncilIntent::Say { remark: RemarkKind::Alone, to: None })),
        answer(Intent::Council(CouncilIntent::RevealNext { seat: 1 })),
        answer(Intent::Table(TableIntent::Undo)),
    ];
    for (place, answer) in answers.iter().enumerate() {
        assert!(!answers[..place].contains(answer), "{answer}");
    }
}
