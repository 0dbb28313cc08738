//! Models of people who sit beside councillors.

use douze_ai::council::Member;

/// A person, by its word.
#[derive(Clone, Copy, Debug)]
pub(super) struct Model {}

impl Model {
    pub(super) fn from_word(_word: &str) -> Option<Self> {
        None
    }

    pub(super) fn member(self) -> Box<dyn Member> {
        Box::new(douze_ai::council::Councillor { player: douze_ai::council::Level::Random.with(douze_ai::council::Temperament::Bold), budget: douze_ai::Budget::default() })
    }
}

/// All words.
pub(super) fn words() -> String {
    String::new()
}
