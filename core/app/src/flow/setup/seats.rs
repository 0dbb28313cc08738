//! The seats of a form whose number may change: how many, who sits there, what they are called.

use super::typed::cut;
use crate::flow::{Reply, seat};
use crate::{PlayerKind, RejectionReason, SetupIntent};
use std::ops::RangeInclusive;

/// Names and players of a form, in seat order and of the same number.
pub(super) struct SeatForms<'a> {
    pub(super) names: &'a mut Vec<String>,
    pub(super) players: &'a mut Vec<PlayerKind>,
    /// How many there may be.
    pub(super) range: RangeInclusive<usize>,
    /// So many sit at one table.
    pub(super) few: usize,
    /// Who may sit where no person does, from the weakest.
    pub(super) levels: &'static [PlayerKind],
    /// Who sits on a seat that is added.
    pub(super) added: PlayerKind,
}

impl SeatForms<'_> {
    /// Answers what concerns the seats; none: it is about something else, or not possible.
    pub(super) fn handle(&mut self, intent: &SetupIntent) -> Option<Reply> {
        match intent {
            SetupIntent::AddSeat if self.players.len() < *self.range.end() => {
                self.players.push(self.added);
                self.names.push(String::new());
            }
            SetupIntent::RemoveSeat if self.players.len() > *self.range.start() => {
                if persons(&self.players[..self.players.len() - 1]) == 0 {
                    return Some(Reply::rejected(RejectionReason::BadInput, "setup-player-nobody"));
                }
                self.players.pop();
                self.names.pop();
            }
            SetupIntent::VacateSeat { seat: number } if self.players.len() > *self.range.start() => {
                let seat = seat(*number, self.players.len())?.index();
                if is_last_person(self.players, seat) {
                    return Some(Reply::rejected(RejectionReason::BadInput, "setup-player-nobody"));
                }
                self.players.remove(seat);
                self.names.remove(seat);
            }
            SetupIntent::SeatPerson { seat: number, name } => {
                let seat = seat(*number, self.players.len())?.index();
                self.players[seat] = PlayerKind::Person;
                self.names[seat] = cut(name);
            }
            SetupIntent::SetRivals { player } if self.levels.contains(player) => {
                if persons(self.players) < self.players.len() {
                    let rivals = self.players.iter_mut().filter(|seat| **seat != PlayerKind::Person);
                    rivals.for_each(|rival| *rival = *player);
                } else if self.players.len() < self.few {
                    self.players.push(*player);
                    self.names.push(String::new());
                } else if let Some(last) = self.players.last_mut() {
                    *last = *player;
                }
            }
            SetupIntent::NameSeat { seat: number, name } => {
                let seat = seat(*number, self.names.len())?;
                self.names[seat.index()] = cut(name);
            }
            SetupIntent::SetPlayer { seat: number, player } => {
                let seat = seat(*number, self.players.len())?;
                if !player.is_of(self.levels) {
                    return None;
                }
                let before = std::mem::replace(&mut self.players[seat.index()], *player);
                // Somebody has to hold the device.
                if persons(self.players) == 0 {
                    self.players[seat.index()] = before;
                    return Some(Reply::rejected(RejectionReason::BadInput, "setup-player-nobody"));
                }
            }
            _ => return None,
        }
        Some(Reply::seen())
    }
}

/// People among these.
pub(super) fn persons(players: &[PlayerKind]) -> usize {
    players.iter().filter(|&&player| player == PlayerKind::Person).count()
}

/// Nobody else is a person: this seat has to be one.
pub(super) fn is_last_person(players: &[PlayerKind], seat: usize) -> bool {
    players.get(seat) == Some(&PlayerKind::Person) && persons(players) == 1
}
