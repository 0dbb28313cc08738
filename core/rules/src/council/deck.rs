//! A deck of dilemmas and the crowns of the petitioners: data, read by the app from a file, checked here.

use super::{Character, Dilemma, Effect, Effects};

/// How many dilemmas a deck has.
const COUNT: u8 = 36;
/// How many dilemmas of 1, 2 and 3 bells a game needs.
pub(super) const NEEDED: [usize; 3] = [4, 2, 1];

/// A checked deck: 36 dilemmas, and the crown value of each character's petitioner card. Names of dilemmas
/// stay with the code that read the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deck {
    /// By number, from 1.
    dilemmas: Vec<Dilemma>,
    crowns: [u8; 12],
}

/// Where a deck breaks a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The deck as a whole.
    Deck,
    /// The dilemma at this place of the list, from 0.
    Dilemma {
        /// Its place.
        index: usize,
        /// The field of the deck file: `n`, `bells`, `targets`, `value`, `reward` or `penalty`.
        field: &'static str,
    },
    /// The crown of this character.
    Crown(Character),
}

/// The kind of a breach.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the texts say it")]
pub enum BreachKind {
    #[error("{number} is no number of a dilemma: they go from 1 to 36")]
    Number { number: u8 },
    #[error("there are several dilemmas {number}")]
    Repeated { number: u8 },
    #[error("dilemma {number} is missing")]
    Missing { number: u8 },
    #[error("{bells} bells: a dilemma has 1, 2 or 3")]
    Bells { bells: u8 },
    #[error("{found} dilemmas have {bells} bells, a game needs {needed}")]
    TooFew { bells: u8, found: usize, needed: usize },
    #[error("a target has at least one face")]
    EmptyTarget,
    #[error("the two targets are the same")]
    SameTargets,
    #[error("{value} years: a dilemma has 1 to 20")]
    Value { value: u8 },
    #[error("{amount}: Favour goes up or down by 1 to 5")]
    Favour { amount: i8 },
    #[error("{amount}: 1 to 3 cards can be taken or discarded")]
    Amount { amount: u8 },
    #[error("a penalty cannot be kept")]
    KeptPenalty,
    #[error("a dilemma is kept for one thing only")]
    KeptTwice,
    #[error("crown {crown}: a petitioner has 1, 2 or 3")]
    Crown { crown: u8 },
    #[error("two characters besides the Powerful must have crown 1")]
    TooFewCrowns,
}

/// One breach of the rules for decks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Breach {
    /// Where.
    pub place: Place,
    /// What.
    pub kind: BreachKind,
}

impl Deck {
    /// A deck of these dilemmas, in any order, with the crowns in the order of [`Character::ALL`].
    ///
    /// # Errors
    /// All breaches of [`Deck::validate`], at least one.
    pub fn new(mut dilemmas: Vec<Dilemma>, crowns: [u8; 12]) -> Result<Self, Vec<Breach>> {
        let breaches = Self::validate(&dilemmas, crowns);
        if !breaches.is_empty() {
            return Err(breaches);
        }
        dilemmas.sort_by_key(|dilemma| dilemma.number);
        Ok(Self { dilemmas, crowns })
    }

    /// Every breach: of each dilemma in the order of the list, then of crowns, then of the deck as a whole.
    pub fn validate(dilemmas: &[Dilemma], crowns: [u8; 12]) -> Vec<Breach> {
        let mut breaches = Vec::new();
        for (index, dilemma) in dilemmas.iter().enumerate() {
            let mut add = |field, kind| {
                breaches.push(Breach { place: Place::Dilemma { index, field }, kind });
            };
            let number = dilemma.number;
            if !(1..=COUNT).contains(&number) {
                add("n", BreachKind::Number { number });
            } else if dilemmas[..index].iter().any(|other| other.number == number) {
                add("n", BreachKind::Repeated { number });
            }
            validate_dilemma(dilemma, &mut add);
        }
        for (character, crown) in Character::ALL.into_iter().zip(crowns) {
            if !(1..=3).contains(&crown) {
                breaches.push(Breach { place: Place::Crown(character), kind: BreachKind::Crown { crown } });
            }
        }
        let mut add = |kind| breaches.push(Breach { place: Place::Deck, kind });
        // With one of them on the throne, another one must be left for the set-up.
        if Character::ALL.into_iter().filter(|&one| is_low(one, crowns)).count() < 2 {
            add(BreachKind::TooFewCrowns);
        }
        for number in (1..=COUNT).filter(|&number| dilemmas.iter().all(|dilemma| dilemma.number != number)) {
            add(BreachKind::Missing { number });
        }
        for (bells, needed) in (1..).zip(NEEDED) {
            let found = dilemmas.iter().filter(|dilemma| dilemma.bells == bells).count();
            if found < needed {
                add(BreachKind::TooFew { bells, found, needed });
            }
        }
        breaches
    }

    /// By number, from 1.
    pub fn dilemmas(&self) -> &[Dilemma] {
        &self.dilemmas
    }

    /// The dilemma with this number.
    pub fn dilemma(&self, number: u8) -> Option<&Dilemma> {
        self.dilemmas.get(usize::from(number).checked_sub(1)?)
    }

    /// The crown value of a character's petitioner card, 1 to 3.
    pub fn crown(&self, character: Character) -> u8 {
        self.crowns[character as usize]
    }

    /// In the order of [`Character::ALL`].
    pub(super) const fn crowns(&self) -> [u8; 12] {
        self.crowns
    }
}

/// Has a petitioner other than the Powerful the crown value 1, which set-up asks for?
pub(super) fn is_low(character: Character, crowns: [u8; 12]) -> bool {
    character != Character::Powerful && crowns[character as usize] == 1
}

fn validate_dilemma(dilemma: &Dilemma, add: &mut impl FnMut(&'static str, BreachKind)) {
    let Dilemma { bells, targets, value, reward, penalty, .. } = *dilemma;
    if !(1..=3).contains(&bells) {
        add("bells", BreachKind::Bells { bells });
    }
    if targets[0].is_empty() {
        add("targets", BreachKind::EmptyTarget);
    } else if targets[0] == targets[1] {
        add("targets", BreachKind::SameTargets);
    }
    if !(1..=20).contains(&value) {
        add("value", BreachKind::Value { value });
    }
    for (field, effects) in [("reward", reward), ("penalty", penalty)] {
        validate_effects(field, effects, add);
    }
}

fn validate_effects(field: &'static str, effects: Effects, add: &mut impl FnMut(&'static str, BreachKind)) {
    let mut kept = 0;
    for effect in effects.iter() {
        match effect {
            Effect::Favour(amount) if amount == 0 || !(-5..=5).contains(&amount) => {
                add(field, BreachKind::Favour { amount });
            }
            Effect::Recall(amount) | Effect::Bench(amount) | Effect::Discard(amount)
                if !(1..=3).contains(&amount) =>
            {
                add(field, BreachKind::Amount { amount });
            }
            Effect::Keep(_) => kept += 1,
            _ => {}
        }
    }
    if kept > 0 && field == "penalty" {
        add(field, BreachKind::KeptPenalty);
    } else if kept > 1 {
        add(field, BreachKind::KeptTwice);
    }
}
