//! The form of Council of 12: who sits in it, which kind of game, with which deck.

mod begin;
mod known;
#[cfg(test)]
mod laws;

pub(crate) use begin::{COUNCILLORS, rematch};
pub(crate) use known::{Known, Month};

use super::seats::{SeatForms, is_last_person, persons};
use super::typed::{InputError, chosen_deal, chosen_seed, cut, name_error};
use crate::deal::{Deal, Free, How};
use crate::deck::{Deck, Sha256};
use crate::flow::{self, Reply, seat};
use crate::store::{Store, StoreError};
use crate::text::{Text, look};
use crate::{CouncilKind, GameKind, PlayerKind, RejectionReason, SetupIntent, TemperamentKind};
use douze_rules::Seat;
use douze_rules::council::{Character, Goal, Scenario};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

const KEY: &str = "setup-council";

/// Seats of a council.
pub(crate) const SEATS: std::ops::RangeInclusive<usize> = 2..=4;

/// Petitioners, and dilemmas, of a game.
pub(crate) const CHOSEN: usize = 7;

/// The form as it stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
#[expect(clippy::struct_excessive_bools, reason = "switches of the form")]
pub(crate) struct CouncilForm {
    pub(crate) names: Vec<String>,
    pub(crate) players: Vec<PlayerKind>,
    /// Of every seat there may be, for when a councillor sits there.
    pub(crate) temperaments: [TemperamentKind; 4],
    pub(crate) kind: CouncilKind,
    pub(crate) month: Scenario,
    /// Of a free game, in the order in which they were chosen.
    pub(crate) petitioners: Vec<Character>,
    /// The same, by number.
    pub(crate) dilemmas: Vec<u8>,
    pub(crate) silent: bool,
    /// The council votes on what it agrees on (R-C19).
    pub(crate) vote: bool,
    pub(crate) table_mode: bool,
    /// None while nobody has touched the switch.
    bells: Option<bool>,
    /// None for the shipped one.
    deck: Option<Sha256>,
    /// It writes no line of the Chronicle; never saved: the next one does.
    #[serde(skip)]
    pub(crate) trial: bool,
    /// As typed; never saved: the next game has a chance of its own.
    #[serde(skip)]
    pub(crate) seed: String,
    /// What the store reports besides; read again with every form.
    #[serde(skip)]
    pub(crate) known: Known,
    /// The deck chosen before is not here any more.
    #[serde(skip)]
    pub(crate) lost_deck: bool,
}

impl Default for CouncilForm {
    fn default() -> Self {
        Self {
            names: vec![String::new(); 3],
            players: vec![PlayerKind::Person, PlayerKind::Councillor, PlayerKind::Councillor],
            temperaments: [0, 1, 2, 3].map(TemperamentKind::of_seat),
            kind: CouncilKind::Normal,
            month: Scenario::January,
            petitioners: Vec::new(),
            dilemmas: Vec::new(),
            silent: false,
            vote: false,
            table_mode: false,
            bells: None,
            deck: None,
            trial: false,
            seed: String::new(),
            known: Known::default(),
            lost_deck: false,
        }
    }
}

impl CouncilForm {
    pub(crate) fn load(store: &Store) -> Self {
        let mut setup = flow::load::<Self>(store, KEY).mended();
        setup.refresh(store, None);
        setup
    }

    pub(crate) fn save(&self, store: &mut Store) -> Result<(), StoreError> {
        flow::save(store, KEY, self)
    }

    /// Decks or the Chronicle may have changed; a deck that was just kept is the one to play with.
    pub(super) fn refresh(&mut self, store: &Store, kept: Option<Sha256>) {
        self.known = Known::load(store);
        if let Some(kept) = kept {
            self.choose(kept);
        }
        if self.deck.is_some() && self.deck().map(|deck| deck.sha256()) != self.deck {
            (self.deck, self.lost_deck) = (None, true);
        }
    }

    pub(crate) fn handle(&mut self, intent: SetupIntent) -> Reply {
        let mut seats = SeatForms {
            names: &mut self.names,
            players: &mut self.players,
            range: SEATS,
            few: *SEATS.end(),
            levels: &PlayerKind::COUNCIL,
            added: PlayerKind::Councillor,
        };
        if let Some(reply) = seats.handle(&intent) {
            if let (SetupIntent::VacateSeat { seat }, None) = (&intent, &reply.refusal)
                && let Some(after) =
                    usize::try_from(*seat).ok().and_then(|seat| self.temperaments.get_mut(seat..))
            {
                after.rotate_left(1);
            }
            return reply;
        }
        match intent {
            SetupIntent::SetTemperament { seat: number, temperament } => {
                let seat = seat(number, self.players.len());
                let seat = seat.map(Seat::index).filter(|&seat| self.players[seat] != PlayerKind::Person);
                let Some(seat) = seat else { return Reply::not_now() };
                self.temperaments[seat] = temperament;
            }
            SetupIntent::SetCouncil { kind } => self.kind = kind,
            SetupIntent::PickMonth { month } if self.kind == CouncilKind::Month => {
                let month = usize::try_from(month).ok().and_then(|month| month.checked_sub(1));
                let month = month.and_then(|month| Scenario::ALL.get(month));
                let Some(&month) = month else { return Reply::not_now() };
                self.month = month;
            }
            SetupIntent::ToggleCharacter { character } if self.kind == CouncilKind::Free => {
                let Some(character) = character.council() else { return Reply::not_now() };
                toggle(&mut self.petitioners, character);
            }
            SetupIntent::ToggleDilemma { number } if self.kind == CouncilKind::Free => {
                let number = u8::try_from(number).ok().filter(|&number| self.has_dilemma(number));
                let Some(number) = number else { return Reply::not_now() };
                toggle(&mut self.dilemmas, number);
            }
            SetupIntent::SetSilent { on } if on || !self.must_be_silent() => self.silent = on,
            SetupIntent::SetBells { on } if on || !self.must_have_bells() => self.bells = Some(on),
            SetupIntent::SetVote { on } => self.vote = on,
            SetupIntent::SetTableMode { on } if self.may_face_each_other() => self.table_mode = on,
            SetupIntent::SetTrial { on } => self.trial = on,
            SetupIntent::SetDeck { sha256 } => {
                if !sha256.parse().is_ok_and(|sha256| self.choose(sha256)) {
                    return Reply::rejected(RejectionReason::BadInput, "setup-deck-gone");
                }
            }
            SetupIntent::TypeSeed { seed } => {
                self.seed = cut(&seed);
                if let Ok(deal) = chosen_deal(&self.seed, GameKind::Council) {
                    self.take_deal(deal);
                }
            }
            SetupIntent::OpenPanel { .. }
            | SetupIntent::TakeDealOfDay
            | SetupIntent::ClosePanel
            | SetupIntent::VacateSeat { .. }
            | SetupIntent::SeatPerson { .. }
            | SetupIntent::SetRivals { .. }
            | SetupIntent::SetPreset { .. }
            | SetupIntent::AddSeat
            | SetupIntent::RemoveSeat
            | SetupIntent::NameSeat { .. }
            | SetupIntent::SetPlayer { .. }
            | SetupIntent::PickMonth { .. }
            | SetupIntent::ToggleCharacter { .. }
            | SetupIntent::ToggleDilemma { .. }
            | SetupIntent::SetSilent { .. }
            | SetupIntent::SetBells { .. }
            | SetupIntent::SetVariant { .. }
            | SetupIntent::SetCharacters { .. }
            | SetupIntent::SetGroups { .. }
            | SetupIntent::SetSteps { .. }
            | SetupIntent::SetTableMode { .. }
            | SetupIntent::SetOpenHistory { .. }
            // The store knows which Chronicles there are.
            | SetupIntent::SetChronicle { .. }
            | SetupIntent::StartGame => return Reply::not_now(),
        }
        Reply::seen()
    }

    /// Plays with this deck, if it is here.
    fn choose(&mut self, sha256: Sha256) -> bool {
        let Some(place) = self.known.decks.iter().position(|deck| deck.sha256() == sha256) else {
            return false;
        };
        // The shipped one is whatever ships, now and later.
        (self.deck, self.lost_deck) = ((place > 0).then_some(sha256), false);
        true
    }

    /// What was saved, made into a form that can be: settings may be damaged, or another version's.
    fn mended(mut self) -> Self {
        let seats = self.players.len().clamp(*SEATS.start(), *SEATS.end());
        self.players.resize(seats, PlayerKind::Councillor);
        self.names.resize(seats, String::new());
        for player in &mut self.players {
            if !player.is_of(&PlayerKind::COUNCIL) {
                *player = PlayerKind::Councillor;
            }
        }
        if persons(&self.players) == 0 {
            self.players[0] = PlayerKind::Person;
        }
        for character in std::mem::take(&mut self.petitioners) {
            if !self.petitioners.contains(&character) {
                toggle(&mut self.petitioners, character);
            }
        }
        for number in std::mem::take(&mut self.dilemmas) {
            if (1..=36).contains(&number) && !self.dilemmas.contains(&number) {
                toggle(&mut self.dilemmas, number);
            }
        }
        self
    }

    /// Nobody else is a person: this seat has to be one.
    pub(crate) fn is_last_person(&self, seat: usize) -> bool {
        is_last_person(&self.players, seat)
    }

    /// Two people, nobody else: they may sit on either side of the device.
    pub(crate) fn may_face_each_other(&self) -> bool {
        self.players == [PlayerKind::Person; 2]
    }

    fn has_dilemma(&self, number: u8) -> bool {
        self.deck().is_some_and(|deck| deck.rules().dilemma(number).is_some())
    }

    /// The deck to play with.
    pub(crate) fn deck(&self) -> Option<&Arc<Deck>> {
        match self.deck {
            Some(sha256) => self.known.deck(sha256),
            None => self.known.decks.first(),
        }
    }

    /// The month, where one is played.
    fn scenario(&self) -> Option<Scenario> {
        (self.kind == CouncilKind::Month).then_some(self.month)
    }

    /// December is silent.
    pub(crate) fn must_be_silent(&self) -> bool {
        self.scenario().is_some_and(Scenario::is_silent)
    }

    /// July cannot be won without bells.
    pub(crate) fn must_have_bells(&self) -> bool {
        self.scenario().is_some_and(|month| matches!(month.goal(), Goal::BellsAndSuccessor(_)))
    }

    /// The council of a code. With another ruler than that of the open Chronicle it is a try.
    fn take_deal(&mut self, deal: Deal) {
        let How::Council { month, ruler, silent, bells, free, deck } = deal.how else { return };
        self.names.resize(deal.players.len(), String::new());
        self.players = deal.players;
        self.kind = match (month, &free) {
            (Some(_), _) => CouncilKind::Month,
            (None, Some(_)) => CouncilKind::Free,
            (None, None) => CouncilKind::Normal,
        };
        self.month = month.unwrap_or(self.month);
        if let Some(Free { petitioners, dilemmas }) = free {
            (self.petitioners, self.dilemmas) = (petitioners, dilemmas);
        }
        (self.silent, self.bells) = (silent, Some(bells));
        self.deck = deck.and_then(|deck| self.known.deck_of(deck)).map(|deck| deck.sha256());
        self.trial |= ruler != self.known.ruler;
    }

    /// The seed as typed, or that of a code; a code may be of a deck that is not here.
    pub(crate) fn chosen_seed(&self) -> Result<Option<u64>, InputError> {
        match chosen_deal(&self.seed, GameKind::Council) {
            Ok(Deal { how: How::Council { deck: Some(deck), .. }, .. })
                if self.known.deck_of(deck).is_none() =>
            {
                Err(InputError::DealOfOtherDeck)
            }
            _ => chosen_seed(&self.seed, GameKind::Council),
        }
    }

    /// Who reigned before: as a typed code says, or the Chronicle.
    fn ruler(&self) -> Option<Character> {
        match chosen_deal(&self.seed, GameKind::Council).map(|deal| deal.how) {
            Ok(How::Council { ruler, .. }) => ruler,
            _ => self.known.ruler,
        }
    }

    pub(crate) fn is_silent(&self) -> bool {
        self.silent || self.must_be_silent()
    }

    /// The rulebook advises a first game without bells, and the first reign ends it.
    pub(crate) fn has_bells(&self) -> bool {
        self.must_have_bells() || self.bells.unwrap_or(!self.known.first)
    }

    /// How many petitioners and how many dilemmas have still to be chosen.
    pub(crate) fn missing(&self) -> [usize; 2] {
        match self.kind {
            CouncilKind::Free => {
                [self.petitioners.len(), self.dilemmas.len()].map(|chosen| CHOSEN.saturating_sub(chosen))
            }
            CouncilKind::Normal | CouncilKind::Month => [0, 0],
        }
    }

    /// What is wrong with the name of this seat.
    pub(crate) fn name_error(&self, text: &Text, seat: Seat) -> Option<InputError> {
        let seat = seat.index();
        if self.players.get(seat) != Some(&PlayerKind::Person) {
            return None;
        }
        let called: Vec<String> = self.called(text).iter().map(|name| look(name)).collect();
        let same = (0..called.len()).any(|other| other != seat && called[other] == called[seat]);
        name_error(self.typed(seat), same)
    }

    fn typed(&self, seat: usize) -> &str {
        match self.players[seat] {
            PlayerKind::Person => self.names[seat].trim(),
            _ => "",
        }
    }

    /// Nothing is wrong, a game can start.
    pub(crate) fn is_ready(&self, text: &Text) -> bool {
        let mut seats = (0u8..).take(self.players.len()).map(Seat::new);
        self.missing() == [0, 0]
            && self.deck().is_some()
            && self.chosen_seed().is_ok()
            && seats.all(|seat| self.name_error(text, seat).is_none())
    }
}

/// Takes it in, as long as there is room, or out.
fn toggle<T: PartialEq>(chosen: &mut Vec<T>, one: T) {
    if let Some(at) = chosen.iter().position(|other| *other == one) {
        chosen.remove(at);
    } else if chosen.len() < CHOSEN {
        chosen.push(one);
    }
}
