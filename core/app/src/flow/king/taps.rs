//! What a person presses at the table.

use super::{Inspect, King, Pick};
use crate::flow::table::{AnyTable, Shown};
use crate::flow::{Context, Reply, seat as seat_of};
use crate::store::StoreError;
use crate::{Intent, Reason};
use douze_rules::Seat;
use douze_rules::d12::Face;
use douze_rules::king::{Character, Illegal, Token};

impl King {
    /// What is pressed in King of 12 only.
    pub(super) fn tap(&mut self, context: &mut Context, intent: &Intent) -> Result<Reply, StoreError> {
        match *intent {
            Intent::PickCharacter { character } => {
                Ok(character.king().map_or_else(Reply::not_now, |card| self.pick_card(card)))
            }
            Intent::PickFace { face } => self.pick_face(context, face),
            Intent::PickToken { token } => Ok(self.pick_token(token)),
            Intent::NextStep => {
                let Some(stop) = self.own.stop else { return Ok(Reply::not_now()) };
                let from = self.own.told;
                self.tell(Some(stop));
                if self.own.stop.is_none() {
                    self.settle(context);
                }
                Ok(Reply::happened(from))
            }
            _ => Ok(self.look_at(intent)),
        }
    }

    /// What only explains or shows.
    fn look_at(&mut self, intent: &Intent) -> Reply {
        if self.device.is_covered() {
            return Reply::not_now();
        }
        match *intent {
            Intent::InspectCharacter { character } => {
                let set = self.state().setup().lineup().set();
                let known = character.king().filter(|&character| set.contains(character));
                let Some(character) = known else { return Reply::not_now() };
                self.inspect = Some(Inspect::Character(character));
                self.own.history = false;
            }
            Intent::InspectSeat { seat } => {
                let Some(seat) = seat_of(seat, self.seats()) else { return Reply::not_now() };
                self.inspect = Some(Inspect::Seat(seat));
                self.own.history = false;
            }
            Intent::OpenHistory => {
                self.inspect = None;
                self.own.history = true;
            }
            Intent::CloseHistory => self.own.history = false,
            Intent::OpenGroup { group } => {
                let groups = self.state().groups().count();
                let group = u8::try_from(group).ok().filter(|&group| usize::from(group) < groups);
                let Some(group) = group else { return Reply::not_now() };
                self.own.opened = Some(group);
            }
            _ => return Reply::not_now(),
        }
        Reply::seen()
    }

    /// The person before the open hand, if it is their turn to choose from it.
    pub(crate) fn chooser(&self) -> Option<Seat> {
        let Shown::Hand(seat) = self.shown() else { return None };
        self.to_choose().filter(|&asked| asked == seat)
    }

    fn pick_card(&mut self, character: Character) -> Reply {
        let Some(seat) = self.chooser() else { return Reply::not_now() };
        if !self.state().hand(seat).contains(character) {
            return Reply::refused(Illegal::NotInHand { seat, character });
        }
        let pick = Pick::Card(character);
        self.own.pick = if self.own.pick == Some(pick) { None } else { Some(pick) };
        Reply::seen()
    }

    /// The same face again confirms.
    fn pick_face(&mut self, context: &mut Context, face: i32) -> Result<Reply, StoreError> {
        let face = u8::try_from(face).ok().and_then(Face::new);
        let decides = self.to_decide().filter(|_| !self.device.is_covered());
        let (Some(_), Some(face), Some(reach)) = (decides, face, self.state().reachable()) else {
            return Ok(self.not_my_turn());
        };
        if !reach.contains(&face) {
            return Ok(Reply::rejected(Reason::NotLegal, "king-illegal-no-neighbour"));
        }
        if self.own.pick == Some(Pick::Face(face)) {
            return self.confirm(context);
        }
        self.own.pick = Some(Pick::Face(face));
        Ok(Reply::seen())
    }

    fn pick_token(&mut self, token: i32) -> Reply {
        let token = match token {
            0 => None,
            1 => Some(Token::One),
            2 => Some(Token::Two),
            _ => return Reply::not_now(),
        };
        let thief = self.to_decide().filter(|_| !self.device.is_covered());
        let Some(victim) = thief.and_then(|_| self.state().victim()) else { return self.not_my_turn() };
        let tokens = self.state().tokens(victim);
        if token.is_some_and(|token| tokens[token as usize & 1] == 0) {
            return Reply::refused(Illegal::NoSuchToken { victim });
        }
        let pick = Pick::Token(token);
        self.own.pick = if self.own.pick == Some(pick) { None } else { Some(pick) };
        Reply::seen()
    }
}
