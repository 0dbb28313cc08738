//! Handlers of the intents of this table.

use super::{Inspect, King, Pick};
use crate::flow::table::Shown;
use crate::flow::{Context, Reply, seat as seat_of};
use crate::store::StoreError;
use crate::{KingIntent, RejectionReason};
use douze_rules::Seat;
use douze_rules::d12::Face;
use douze_rules::king::{Character, IllegalAction, Token};

impl King {
    /// What is pressed in King of 12 only.
    pub(super) fn answer(&mut self, context: &mut Context, intent: KingIntent) -> Result<Reply, StoreError> {
        match intent {
            KingIntent::PickCharacter { character } => {
                Ok(character.king().map_or_else(Reply::not_now, |card| self.pick_card(card)))
            }
            KingIntent::PickFace { face } => self.pick_face(context, face),
            KingIntent::PickToken { token } => Ok(self.pick_token(token)),
            KingIntent::NextStep => {
                let Some(stop) = self.own.stop else { return Ok(Reply::not_now()) };
                let from = self.own.reported.count;
                self.report(Some(stop));
                if self.own.stop.is_none() {
                    self.settle(context);
                }
                Ok(Reply::happened(from))
            }
            _ if self.device.is_covered() => Ok(Reply::not_now()),
            KingIntent::InspectCharacter { character } => {
                let set = self.state().setup().lineup().set();
                let known = character.king().filter(|&character| set.contains(character));
                Ok(self.explain(known.map(Inspect::Character)))
            }
            KingIntent::InspectSeat { seat } => {
                Ok(self.explain(seat_of(seat, self.seats()).map(Inspect::Seat)))
            }
            KingIntent::OpenHistory => {
                self.inspect = None;
                self.own.history = true;
                Ok(Reply::seen())
            }
            KingIntent::CloseHistory => {
                self.own.history = false;
                Ok(Reply::seen())
            }
            KingIntent::OpenGroup { group } => {
                let groups = self.state().groups().count();
                let group = u8::try_from(group).ok().filter(|&group| usize::from(group) < groups);
                let Some(group) = group else { return Ok(Reply::not_now()) };
                self.own.opened = Some(group);
                Ok(Reply::seen())
            }
        }
    }

    fn explain(&mut self, inspect: Option<Inspect>) -> Reply {
        if inspect.is_none() {
            return Reply::not_now();
        }
        (self.inspect, self.own.history) = (inspect, false);
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
            return Reply::refused(IllegalAction::NotInHand { seat, character });
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
            return Ok(Reply::rejected(RejectionReason::NotLegal, "king-illegal-no-neighbour"));
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
            return Reply::refused(IllegalAction::NoSuchToken { victim });
        }
        let pick = Pick::Token(token);
        self.own.pick = if self.own.pick == Some(pick) { None } else { Some(pick) };
        Reply::seen()
    }
}
