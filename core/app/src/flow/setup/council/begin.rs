//! From the form to the game: who is called what, what is drawn, and the same once more.

use super::CouncilForm;
use crate::deck::Deck;
use crate::flow::council::{Header, Options, free_draft};
use crate::flow::stored::chance;
use crate::players::free_name;
use crate::store::Store;
use crate::text::{Text, name_key};
use crate::{CouncilKind, PlayerKind};
use douze_rules::council::{Draft, Scenario};
use rand::RngExt;
use std::sync::Arc;

/// Names of built-in councillors, the same in every language. Each person can take one of them away, and there are as
/// many as seats: so they suffice.
pub(crate) const COUNCILLORS: [&str; 4] = ["Clara", "Bruno", "Mathilde", "Victor"];

impl CouncilForm {
    /// Who sits there, seat by seat: nobody is nameless, and no councillor is called like a person.
    pub(crate) fn called(&self, text: &Text) -> Vec<String> {
        let person = |seat: usize| match self.typed(seat) {
            "" => text.with("setup-player-number", &[("number", (seat + 1).into())]),
            name => name.to_owned(),
        };
        let is_person = |seat: &usize| self.players[*seat] == PlayerKind::Person;
        let mut taken: Vec<String> =
            (0..self.players.len()).filter(is_person).map(|seat| name_key(&person(seat))).collect();
        (0..self.players.len())
            .map(|seat| {
                let councillor = if is_person(&seat) { None } else { free_name(&COUNCILLORS, 0, &mut taken) };
                councillor.map_or_else(|| person(seat), str::to_owned)
            })
            .collect()
    }

    /// The game that this form describes; none while something is missing.
    pub(crate) fn header(&self, text: &Text) -> Option<Header> {
        let chosen = self.chosen_seed().ok()?;
        let deck = self.deck()?;
        let seed = chosen.unwrap_or_else(rand::random);
        let options = Options {
            temperaments: self.temperaments[..self.players.len()].to_vec(),
            vote: self.vote,
            table_mode: self.table_mode && self.may_face_each_other(),
            trial: self.trial,
            chronicle: self.known.chronicle,
            ..Options::new(&self.draft(deck, seed)?, Arc::clone(deck))
        };
        let header = Header::new(self.called(text), self.players.clone(), options, chosen);
        Some(Header { seed, ..header })
    }

    /// What the rules draw, of the game with this seed, and what the table has chosen.
    fn draft(&self, deck: &Deck, seed: u64) -> Option<Draft> {
        let mut rng = chance::council(seed);
        let pick = &mut |below| rng.random_range(0..below);
        let (seats, ruler) = (self.players.len(), self.ruler());
        let draft = match self.kind {
            CouncilKind::Normal => Draft::normal(seats, ruler, deck.rules(), pick),
            CouncilKind::Month => Draft::month(seats, self.month, ruler, deck.rules(), pick),
            CouncilKind::Free => {
                let petitioners = self.petitioners.as_slice().try_into().ok()?;
                let dilemmas = self.dilemmas.as_slice().try_into().ok()?;
                Draft { ruler, ..free_draft(seats, petitioners, dilemmas, deck, seed) }
            }
        };
        Some(Draft { silent: self.is_silent(), bells: self.has_bells(), ..draft })
    }
}

/// The same people and the same kind of game once more, with a chance of its own and after the reigns of now.
pub(crate) fn rematch(header: &Header, text: &Text, store: &Store) -> Option<Header> {
    let options = &header.options;
    let kind = match options.scenario {
        Some(_) => CouncilKind::Month,
        None if options.free => CouncilKind::Free,
        None => CouncilKind::Normal,
    };
    let saved = CouncilForm::load(store);
    let mut again = CouncilForm {
        names: header.names.clone(),
        players: header.players.clone(),
        temperaments: [0, 1, 2, 3].map(|seat| options.temperament(seat)),
        kind,
        month: options.scenario.unwrap_or(Scenario::January),
        petitioners: options.petitioners.into(),
        dilemmas: options.dilemmas.into(),
        silent: options.silent,
        vote: options.vote,
        table_mode: options.table_mode,
        // A first game without bells, as advised, is not followed by another one.
        bells: if options.bells { Some(true) } else { saved.bells },
        deck: None,
        trial: options.trial,
        seed: String::new(),
        known: saved.known,
        lost_deck: false,
    };
    if let Some(deck) = &options.loaded {
        again.deck = again.known.deck(deck.sha256()).map(|deck| deck.sha256());
    }
    again.header(text)
}
