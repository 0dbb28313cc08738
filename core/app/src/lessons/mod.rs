//! The lessons: a fixed deal of the real game, and the words of each step. How a lesson runs: `app/course.rs`.

mod council;
mod forest;
mod king;
mod script;

use crate::GameKind;
pub(crate) use script::{Lesson, Missed, Progress, Scene, Step};

/// The lesson of this game.
pub(crate) const fn of(game: GameKind) -> &'static Lesson {
    match game {
        GameKind::Forest => &forest::LESSON,
        GameKind::King => &king::LESSON,
        GameKind::Council => &council::LESSON,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;
    use crate::text::Text;

    #[test]
    fn what_is_known_afterwards_was_shown_by_a_step_in_this_order() {
        for game in GameKind::ALL {
            let lesson = of(game);
            let steps: Vec<_> = lesson.keys().collect();
            let places: Vec<_> = lesson
                .learned
                .iter()
                .map(|learned| steps.iter().position(|key| *key == learned.step).expect(learned.step))
                .collect();
            assert!(places.is_sorted() && places.len() > 4, "{game:?}: {places:?}");
        }
    }

    #[test]
    fn the_page_of_what_lessons_teach_is_what_they_teach() {
        let text = Text::new(Language::English).expect("texts");
        let page = include_str!("../../../docs/lessons.md");
        let mut found =
            page.lines().filter(|line| line.starts_with("| ") && !line.starts_with("| What somebody"));
        for game in GameKind::ALL {
            for learned in of(game).learned {
                let line = format!("| {} | {} |", text.say(learned.key), text.say(learned.step));
                assert_eq!(found.next(), Some(line.as_str()));
            }
        }
        assert_eq!(found.next(), None);
    }

    #[test]
    fn nothing_that_a_lesson_says_is_longer_than_twelve_words() {
        for language in [Language::English, Language::French, Language::German] {
            let text = Text::new(language).expect("texts");
            for game in GameKind::ALL {
                let lesson = of(game);
                for key in lesson.keys().chain(lesson.learned.iter().map(|learned| learned.key)) {
                    let said = text.say(key);
                    let words = said.split(|sign: char| {
                        !sign.is_alphanumeric() && sign != '’' && sign != '\'' && sign != '-'
                    });
                    let count = words.filter(|word| !word.is_empty()).count();
                    assert!((1..=12).contains(&count), "{count}: {said}");
                }
            }
        }
    }
}
