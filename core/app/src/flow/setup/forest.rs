//! Who plays a forest duel, and how. What was chosen last is there again the next time.

use super::typed::{InputError, chosen_deal, chosen_seed, cut, name_error};
use crate::deal::{Deal, How};
use crate::flow::forest::{Header, Options, name};
use crate::flow::{self, Reply, seat};
use crate::store::{Store, StoreError};
use crate::text::{Text, look};
use crate::{ForestVariant, GameKind, PlayerKind, RejectionReason, SetupIntent};
use douze_rules::Seat;
use serde::{Deserialize, Serialize};

const KEY: &str = "setup-forest";

/// The form as it stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct ForestForm {
    pub(crate) names: [String; 2],
    pub(crate) players: [PlayerKind; 2],
    pub(crate) variant: ForestVariant,
    #[serde(default)]
    pub(crate) table_mode: bool,
    /// As typed; never saved: the next game has a chance of its own.
    #[serde(skip)]
    pub(crate) seed: String,
}

impl Default for ForestForm {
    fn default() -> Self {
        Self {
            names: [String::new(), String::new()],
            players: [PlayerKind::Person, PlayerKind::Fawn],
            variant: ForestVariant::Standard,
            table_mode: false,
            seed: String::new(),
        }
    }
}

impl ForestForm {
    pub(crate) fn load(store: &Store) -> Self {
        flow::load(store, KEY)
    }

    pub(crate) fn save(&self, store: &mut Store) -> Result<(), StoreError> {
        flow::save(store, KEY, self)
    }

    pub(crate) fn handle(&mut self, intent: SetupIntent) -> Reply {
        match intent {
            SetupIntent::NameSeat { seat: number, name } => {
                let Some(seat) = seat(number, 2) else { return Reply::not_now() };
                self.names[seat.index()] = cut(&name);
            }
            SetupIntent::SetPlayer { seat: number, player } => {
                let Some(seat) = seat(number, 2) else { return Reply::not_now() };
                if !player.is_of(&PlayerKind::FOREST) {
                    return Reply::not_now();
                }
                // Somebody has to hold the device.
                if player != PlayerKind::Person && self.players[seat.other().index()] != PlayerKind::Person {
                    return Reply::rejected(RejectionReason::BadInput, "setup-player-nobody");
                }
                self.players[seat.index()] = player;
            }
            SetupIntent::SeatPerson { seat: number, name } => {
                let Some(seat) = seat(number, 2) else { return Reply::not_now() };
                self.players[seat.index()] = PlayerKind::Person;
                self.names[seat.index()] = cut(&name);
            }
            SetupIntent::SetRivals { player } if PlayerKind::FOREST.contains(&player) => {
                let rival = usize::from(self.players[0] == PlayerKind::Person);
                self.players[rival] = player;
            }
            SetupIntent::SetVariant { variant } => self.variant = variant,
            SetupIntent::SetTableMode { on } if self.may_face_each_other() => self.table_mode = on,
            SetupIntent::TypeSeed { seed } => {
                self.seed = cut(&seed);
                if let Ok(Deal { players, how: How::Forest { variant }, .. }) =
                    chosen_deal(&self.seed, GameKind::Forest)
                {
                    self.variant = variant;
                    self.players = players.try_into().unwrap_or(self.players);
                }
            }
            SetupIntent::OpenPanel { .. }
            | SetupIntent::TakeDealOfDay
            | SetupIntent::ClosePanel
            | SetupIntent::VacateSeat { .. }
            | SetupIntent::SetRivals { .. }
            | SetupIntent::SetPreset { .. }
            | SetupIntent::SetTemperament { .. }
            | SetupIntent::AddSeat
            | SetupIntent::RemoveSeat
            | SetupIntent::SetCharacters { .. }
            | SetupIntent::ToggleCharacter { .. }
            | SetupIntent::SetGroups { .. }
            | SetupIntent::SetSteps { .. }
            | SetupIntent::SetTableMode { .. }
            | SetupIntent::SetOpenHistory { .. }
            | SetupIntent::SetCouncil { .. }
            | SetupIntent::PickMonth { .. }
            | SetupIntent::ToggleDilemma { .. }
            | SetupIntent::SetSilent { .. }
            | SetupIntent::SetBells { .. }
            | SetupIntent::SetDeck { .. }
            | SetupIntent::SetVote { .. }
            | SetupIntent::SetTrial { .. }
            | SetupIntent::SetChronicle { .. }
            | SetupIntent::StartGame => return Reply::not_now(),
        }
        Reply::seen()
    }

    /// Two people: they may sit on either side of the device.
    pub(crate) fn may_face_each_other(&self) -> bool {
        self.players == [PlayerKind::Person; 2]
    }

    /// What is wrong with the name of this seat; a seat without a name is called by its colour.
    pub(crate) fn name_error(&self, text: &Text, seat: Seat) -> Option<InputError> {
        if self.players[seat.index()] != PlayerKind::Person {
            return None;
        }
        let same = look(&self.name(text, seat)) == look(&self.name(text, seat.other()));
        name_error(self.typed(seat), same)
    }

    /// Nothing is wrong, a game can start.
    pub(crate) fn is_ready(&self, text: &Text) -> bool {
        let seats = [Seat::new(0), Seat::new(1)];
        chosen_seed(&self.seed, GameKind::Forest).is_ok()
            && seats.iter().all(|&seat| self.name_error(text, seat).is_none())
    }

    /// What the seat is called.
    pub(crate) fn name(&self, text: &Text, seat: Seat) -> String {
        name(text, [Seat::new(0), Seat::new(1)].map(|seat| self.typed(seat)), &self.players, seat)
    }

    fn typed(&self, seat: Seat) -> &str {
        match self.players[seat.index()] {
            PlayerKind::Person => self.names[seat.index()].trim(),
            _ => "",
        }
    }

    /// The game that this form describes.
    pub(crate) fn header(&self) -> Header {
        let names = [Seat::new(0), Seat::new(1)].map(|seat| self.typed(seat).to_owned());
        let chosen = chosen_seed(&self.seed, GameKind::Forest).ok().flatten();
        let table_mode = self.table_mode && self.may_face_each_other();
        let options = Options { variant: self.variant, table_mode };
        Header::new(names.into(), self.players.into(), options, chosen)
    }
}
