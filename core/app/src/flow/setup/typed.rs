//! Typed input of a form, and its errors.

use crate::GameKind;
use crate::deal::{Deal, NoDeal, is_meant};
use crate::text::shows;

/// Characters of a name at most.
pub(crate) const NAME_LIMIT: u8 = 24;

/// Signs of anything typed that are kept at most: more than any field takes, so that what is too long is still seen to be.
const TYPED: usize = 200;

/// What is wrong with a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum InputError {
    NameTooLong,
    NameUnprintable,
    SameNames,
    NotASeed,
    SeedTooLarge,
    /// A code for a deal of another game.
    DealOf(GameKind),
    /// A code of a newer version.
    NewerDeal,
    /// A code for a deal from a deck that is not here.
    DealOfOtherDeck,
}

/// What is wrong with a name that a person typed; `same`: another seat is called so, too.
pub(super) fn name_error(name: &str, same: bool) -> Option<InputError> {
    if name.chars().count() > usize::from(NAME_LIMIT) {
        Some(InputError::NameTooLong)
    } else if !shows(name) {
        Some(InputError::NameUnprintable)
    } else {
        (same && !name.is_empty()).then_some(InputError::SameNames)
    }
}

/// What was typed, as far as anything typed makes sense: a book, pasted by mistake, is not kept.
pub(crate) fn cut(typed: &str) -> String {
    typed.chars().take(TYPED).collect()
}

/// The seed as typed, or that of a code for a deal of this game; none for one that the device draws.
pub(crate) fn chosen_seed(typed: &str, game: GameKind) -> Result<Option<u64>, InputError> {
    let typed = typed.trim();
    if typed.is_empty() {
        return Ok(None);
    }
    if is_meant(typed) {
        return chosen_deal(typed, game).map(|deal| Some(deal.seed));
    }
    typed.parse().map(Some).map_err(|_| {
        let digits = typed.chars().all(|digit| digit.is_ascii_digit());
        if digits { InputError::SeedTooLarge } else { InputError::NotASeed }
    })
}

/// The deal of a code for this game.
pub(super) fn chosen_deal(typed: &str, game: GameKind) -> Result<Deal, InputError> {
    match Deal::read(typed) {
        Ok(deal) if deal.game() == game => Ok(deal),
        Ok(deal) => Err(InputError::DealOf(deal.game())),
        Err(NoDeal::Newer) => Err(InputError::NewerDeal),
        Err(NoDeal::Misread) => Err(InputError::NotASeed),
    }
}
