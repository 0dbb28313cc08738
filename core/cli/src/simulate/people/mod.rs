//! Models of people who sit beside councillors, to see how the councillors do beside whom. They are no part of any
//! game, and they share nothing with the councillors but the rules and the meanings of the remarks.
//!
//! A word names one: how it plays, of a hundred cards how many are mistakes (any card at random), and what it says,
//! `greedy`, `greedy20`, `thinker5-truth`. `person-` before it changes nothing.
//!
//! How it plays:
//! - `greedy`: the card that would have the best chance if nothing else acted; where none has one, the least useful
//!   one. 10 mistakes.
//! - `beginner`: the same way, but it sees only the first of two targets, and takes nothing from its bench. 20 mistakes.
//! - `thinker`: imagines ten worlds, and plays what is most often part of the best combination in them; believes what
//!   others say of their cards. 10 mistakes.
//!
//! What it says:
//! - `-silent`, also of `greedy` and `beginner` alone: nothing, and it makes nothing of proposals.
//! - `-truth`: what its cards can do, the bells, and when its card should come, each as the remark means it.
//! - `-proposals`, also of `thinker` alone: the same way; it takes it when it can do it alone and nobody else does,
//!   answers what others propose, and keeps to what it agreed.
//! - `-random`: anything, half the time.
//!
//! Not a person, but a baseline for partners of one: `informed` knows all hands and that the first seat is greedy with 10
//! mistakes; `informed20`: with 20; `informed-at1`: that the second seat is. All informed seats find the same plan.

mod board;
mod chance;
mod choice;
mod deal;
mod down;
mod informed;
mod keeping;
pub(super) mod kept;
mod person;
mod reveal;
mod sight;
mod talk;
#[cfg(test)]
mod tests;
mod thinker;
mod worth;

use douze_ai::council::Member;
use douze_rules::Seat;
use person::{Person, Play, Talk};

/// A person, or a partner of one, by its word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Model(Kind);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Person(Person),
    /// Beside a person in this seat, who makes so many mistakes.
    Informed(Seat, u32),
}

impl Model {
    pub(super) fn from_word(word: &str) -> Option<Self> {
        let word = word.strip_prefix("person-").unwrap_or(word);
        let (head, tail) = word.split_once('-').map_or((word, None), |(head, tail)| (head, Some(tail)));
        let name = head.trim_end_matches(|letter: char| letter.is_ascii_digit());
        let errors = match head.strip_prefix(name) {
            None | Some("") => None,
            Some(digits) => Some(digits.parse().ok().filter(|&errors: &u32| errors <= 100)?),
        };
        if name == "informed" {
            return Some(Self(Kind::Informed(seat(tail)?, errors.unwrap_or(10))));
        }
        let (play, usual, talk) = match name {
            "greedy" => (Play::Greedy, 10, Talk::Silent),
            "beginner" => (Play::Beginner, 20, Talk::Silent),
            "thinker" => (Play::Thinker, 10, Talk::Proposals),
            _ => return None,
        };
        let talk = tail.map_or(Some(talk), says)?;
        Some(Self(Kind::Person(Person { play, errors: errors.unwrap_or(usual), talk })))
    }

    pub(super) fn member(self) -> Box<dyn Member> {
        match self.0 {
            Kind::Person(person) => Box::new(person),
            Kind::Informed(person, errors) => Box::new(informed::Informed::new(person, errors)),
        }
    }
}

fn says(word: &str) -> Option<Talk> {
    match word {
        "silent" => Some(Talk::Silent),
        "truth" => Some(Talk::Truth),
        "proposals" => Some(Talk::Proposals),
        "random" => Some(Talk::Random),
        _ => None,
    }
}

/// Where the person sits: the first seat, or `at0` to `at3`.
fn seat(word: Option<&str>) -> Option<Seat> {
    let Some(word) = word else { return Some(Seat::new(0)) };
    let number = word.strip_prefix("at")?.parse().ok()?;
    (number < 4).then(|| Seat::new(number))
}

/// All words.
pub(super) fn words() -> String {
    "greedy, beginner and thinker (each also with mistakes of 100, as greedy20, and with -silent, -truth, -proposals or \
     -random), informed (also informed20, and informed-at1 for a person in the second seat)"
        .into()
}
