//! Options for a new council, and its form.

use super::super::args::{Args, Month};
use super::super::form::Form;
use crate::{Failure, deck};
use douze_app::deck::{Deck, Decks};
use douze_app::screen::{Body, CouncilSetupView};
use douze_app::{CouncilKind, DouzeError, Intent, Session, SetupIntent};
use douze_rules::council::{Character, Scenario};
use std::path::PathBuf;
use std::str::FromStr;

/// Petitioners, and dilemmas, of a free game.
const CHOSEN: usize = 7;

/// What is asked for; what is left out stays as it was chosen last.
pub(in super::super) struct CouncilWish {
    month: Option<Month>,
    /// Petitioners and dilemmas of a free game.
    free: Option<(Vec<Character>, Vec<i32>)>,
    silent: Option<bool>,
    bells: Option<bool>,
    deck: Option<(Deck, Vec<u8>)>,
}

impl CouncilWish {
    /// Reads the call.
    pub(in super::super) fn of(args: &Args) -> Result<Self, Failure> {
        let free = match (&args.petitioners, &args.dilemmas) {
            (Some(petitioners), Some(dilemmas)) => Some((
                seven("--petitioners", petitioners, Character::from_id)?,
                seven("--dilemmas", dilemmas, |number| i32::from_str(number).ok())?,
            )),
            _ => None,
        };
        let read = |file: &PathBuf| Ok((deck::read(file)?, deck::bytes(file)?));
        let deck = args.deck.as_ref().map(read).transpose()?;
        Ok(Self { month: args.month, free, silent: args.silent, bells: args.bells, deck })
    }

    /// Is anything asked for?
    pub(in super::super) const fn is_new(&self) -> bool {
        self.month.is_some()
            || self.free.is_some()
            || self.silent.is_some()
            || self.bells.is_some()
            || self.deck.is_some()
    }

    /// The decks that the game's record may name.
    pub(in super::super) fn decks(self) -> Decks {
        let mut decks = Decks::shipped();
        if let Some((deck, _)) = self.deck {
            decks.add(deck);
        }
        decks
    }

    /// Keeps the deck: a form knows those that are there when it is opened.
    pub(in super::super) fn keep_deck(&self, session: &Session) -> Result<(), DouzeError> {
        let Some((_, file)) = &self.deck else { return Ok(()) };
        session.import(file.clone())?;
        if let Body::Preview { preview } = session.screen()?.body {
            session.dispatch(preview.confirm.unwrap_or(preview.close).intent)?;
        }
        Ok(())
    }

    /// Fills in the form; gives what it says of the game.
    pub(in super::super) fn fill(&self, form: &mut Form) -> Result<Vec<String>, DouzeError> {
        if let Some((deck, _)) = &self.deck {
            form.send(Intent::Setup(SetupIntent::SetDeck { sha256: deck.sha256().to_string() }))?;
        }
        match self.month {
            Some(Month(None)) => {
                form.send(Intent::Setup(SetupIntent::SetCouncil { kind: CouncilKind::Normal }))?;
            }
            Some(Month(Some(month))) => {
                form.send(Intent::Setup(SetupIntent::SetCouncil { kind: CouncilKind::Month }))?;
                let month = (1..).zip(Scenario::ALL).find(|(_, one)| *one == month);
                form.send(Intent::Setup(SetupIntent::PickMonth {
                    month: month.map_or(0, |(number, _)| number),
                }))?;
            }
            None => {}
        }
        if let Some((petitioners, dilemmas)) = &self.free {
            form.send(Intent::Setup(SetupIntent::SetCouncil { kind: CouncilKind::Free }))?;
            choose(form, petitioners, dilemmas)?;
        }
        if let Some(on) = self.silent {
            form.send(Intent::Setup(SetupIntent::SetSilent { on }))?;
        }
        if let Some(on) = self.bells {
            form.send(Intent::Setup(SetupIntent::SetBells { on }))?;
        }
        Ok(shown(form)?.map_or_else(Vec::new, |setup| notes(&setup)))
    }
}

/// Seven different ones.
fn seven<T: PartialEq>(option: &str, list: &str, of: impl Fn(&str) -> Option<T>) -> Result<Vec<T>, Failure> {
    let mut found = Vec::new();
    for word in list.split(',') {
        let one = of(word).ok_or_else(|| Failure::Usage(format!("{option}: {word:?} is none of them")))?;
        if found.contains(&one) {
            return Err(Failure::Usage(format!("{option}: {word} is there twice")));
        }
        found.push(one);
    }
    match found.len() {
        CHOSEN => Ok(found),
        count => Err(Failure::Usage(format!("{option}: {CHOSEN} are needed, not {count}"))),
    }
}

fn shown(form: &Form) -> Result<Option<CouncilSetupView>, DouzeError> {
    Ok(match form.session.screen()?.body {
        Body::Setup { setup } => setup.council,
        _ => None,
    })
}

/// These petitioners and dilemmas in this order, whichever were chosen before.
fn choose(form: &mut Form, petitioners: &[Character], dilemmas: &[i32]) -> Result<(), DouzeError> {
    if let Some(before) = shown(form)? {
        let cards = before.petitioners.into_iter().filter(|one| one.selected).filter_map(|one| one.intent);
        let numbers = before.dilemmas.into_iter().filter(|one| one.selected).filter_map(|one| one.intent);
        for taken_out in cards.chain(numbers) {
            form.send(taken_out)?;
        }
    }
    for &character in petitioners {
        form.send(Intent::Setup(SetupIntent::ToggleCharacter { character: character.into() }))?;
    }
    for &number in dilemmas {
        form.send(Intent::Setup(SetupIntent::ToggleDilemma { number }))?;
    }
    Ok(())
}

/// What is special in this game.
fn notes(setup: &CouncilSetupView) -> Vec<String> {
    let month = setup.calendar.iter().filter(|month| month.selected).map(|month| month.spoken.clone());
    month.chain((!setup.ruler.is_empty()).then(|| setup.ruler.clone())).collect()
}
