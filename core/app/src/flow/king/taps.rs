//! What a person presses at the table.

use super::{Inspect, King, Pick};
use crate::flow::table::{Confirmation, Shown, Table};
use crate::flow::undo::Target;
use crate::flow::{Context, Happened, Reply, seat as seat_of};
use crate::store::StoreError;
use crate::{Intent, Reason};
use douze_rules::Seat;
use douze_rules::d12::Face;
use douze_rules::king::{Action, Character, Illegal, Phase, Token};

impl King {
    /// The one place where intents at the table are answered.
    pub(super) fn tap(&mut self, context: &mut Context, intent: &Intent) -> Result<Reply, StoreError> {
        if let Some(reply) = self.tap_study(context, intent)? {
            return Ok(reply);
        }
        match *intent {
            Intent::LiftCurtain => {
                let Shown::Curtain(seat) = self.shown else { return Ok(Reply::not_now()) };
                self.show(Shown::Hand(seat));
            }
            Intent::ShowTable => {
                if !self.is_covered() {
                    return Ok(Reply::not_now());
                }
                self.show(Shown::Table);
            }
            Intent::Peek => {
                let Some(seat) = self.peeker() else { return Ok(Reply::not_now()) };
                self.peek = Some(seat);
            }
            Intent::StopPeeking => self.peek = None,
            Intent::PickCharacter { character } => {
                return Ok(character.king().map_or_else(Reply::not_now, |card| self.pick_card(card)));
            }
            Intent::PickFace { face } => return self.pick_face(context, face),
            Intent::PickToken { token } => return Ok(self.pick_token(token)),
            Intent::Cancel => self.pick = None,
            Intent::Confirm => return self.confirm(context),
            Intent::NextStep => {
                let Some(stop) = self.stop else { return Ok(Reply::not_now()) };
                let from = self.told;
                self.tell(Some(stop));
                if self.stop.is_none() {
                    self.settle(context);
                }
                return Ok(Reply::happened(Happened::King { from }));
            }
            Intent::Undo if self.stop.is_none() => return self.undo(context),
            Intent::Redo => return self.redo(context),
            _ => return Ok(self.look_at(intent)),
        }
        Ok(Reply::seen())
    }

    /// What only explains or shows.
    fn look_at(&mut self, intent: &Intent) -> Reply {
        if self.is_covered() {
            return Reply::not_now();
        }
        match *intent {
            Intent::InspectCharacter { character } => {
                let set = self.game.state().setup().lineup().set();
                let known = character.king().filter(|&character| set.contains(character));
                let Some(character) = known else { return Reply::not_now() };
                self.inspect = Some(Inspect::Character(character));
                self.history = false;
            }
            Intent::InspectSeat { seat } => {
                let Some(seat) = seat_of(seat, self.seats()) else { return Reply::not_now() };
                self.inspect = Some(Inspect::Seat(seat));
                self.history = false;
            }
            Intent::CloseInspect => self.inspect = None,
            Intent::OpenHistory => {
                self.inspect = None;
                self.history = true;
            }
            Intent::CloseHistory => self.history = false,
            Intent::OpenGroup { group } => {
                let groups = self.game.state().groups().count();
                let group = u8::try_from(group).ok().filter(|&group| usize::from(group) < groups);
                let Some(group) = group else { return Reply::not_now() };
                self.opened = Some(group);
            }
            _ => return Reply::not_now(),
        }
        Reply::seen()
    }

    fn is_covered(&self) -> bool {
        matches!(self.shown, Shown::Curtain(_))
    }

    /// Who may look at their hand for a moment: the person named by the curtain, or the one who decides openly.
    pub(crate) fn peeker(&self) -> Option<Seat> {
        match self.shown {
            Shown::Curtain(seat) => Some(seat),
            Shown::Table if self.alone().is_none() => self.to_decide(),
            _ => None,
        }
    }

    /// The person before the open hand, if it is their turn to choose from it.
    pub(crate) fn chooser(&self) -> Option<Seat> {
        let Shown::Hand(seat) = self.shown else { return None };
        self.to_choose().filter(|&asked| asked == seat)
    }

    fn pick_card(&mut self, character: Character) -> Reply {
        let Some(seat) = self.chooser() else { return Reply::not_now() };
        if !self.game.state().hand(seat).contains(character) {
            return Reply::refused(Illegal::NotInHand { seat, character });
        }
        let pick = Pick::Card(character);
        self.pick = if self.pick == Some(pick) { None } else { Some(pick) };
        Reply::seen()
    }

    /// The same face again confirms.
    fn pick_face(&mut self, context: &mut Context, face: i32) -> Result<Reply, StoreError> {
        let face = u8::try_from(face).ok().and_then(Face::new);
        let decides = self.to_decide().filter(|_| !self.is_covered());
        let (Some(_), Some(face), Some(reach)) = (decides, face, self.game.state().reachable()) else {
            return Ok(self.not_my_turn());
        };
        if !reach.contains(&face) {
            return Ok(Reply::rejected(Reason::NotLegal, "king-illegal-no-neighbour"));
        }
        if self.pick == Some(Pick::Face(face)) {
            return self.confirm(context);
        }
        self.pick = Some(Pick::Face(face));
        Ok(Reply::seen())
    }

    fn pick_token(&mut self, token: i32) -> Reply {
        let token = match token {
            0 => None,
            1 => Some(Token::One),
            2 => Some(Token::Two),
            _ => return Reply::not_now(),
        };
        let thief = self.to_decide().filter(|_| !self.is_covered());
        let Some(victim) = thief.and_then(|_| self.game.state().victim()) else { return self.not_my_turn() };
        let tokens = self.game.state().tokens(victim);
        if token.is_some_and(|token| tokens[token as usize & 1] == 0) {
            return Reply::refused(Illegal::NoSuchToken { victim });
        }
        let pick = Pick::Token(token);
        self.pick = if self.pick == Some(pick) { None } else { Some(pick) };
        Reply::seen()
    }

    /// What the confirm button does now.
    pub(crate) fn confirmation(&self) -> Option<Confirmation<Action>> {
        let state = self.game.state();
        match (self.shown, self.pick) {
            (Shown::Curtain(_), _) | (Shown::Hand(_), None) => None,
            (_, Some(Pick::Card(character))) => {
                let seat = self.chooser()?;
                Some(Confirmation::Act(if state.phase() == Phase::Crown {
                    Action::Crown { seat, character }
                } else {
                    Action::Choose { seat, character }
                }))
            }
            (_, Some(Pick::Face(face))) => {
                self.to_decide().map(|seat| Confirmation::Act(Action::Face { seat, face }))
            }
            (_, Some(Pick::Token(token))) => {
                self.to_decide().map(|seat| Confirmation::Act(Action::Take { seat, token }))
            }
            (Shown::Table, None) => {
                self.to_choose().filter(|_| self.alone().is_none()).map(Confirmation::Pass)
            }
        }
    }

    fn confirm(&mut self, context: &mut Context) -> Result<Reply, StoreError> {
        match self.confirmation() {
            Some(Confirmation::Act(action)) => self.act(context, action),
            Some(Confirmation::Pass(seat)) => {
                self.show(Shown::Curtain(seat));
                Ok(Reply::seen())
            }
            None => Ok(self.not_my_turn()),
        }
    }

    fn undo(&mut self, context: &mut Context) -> Result<Reply, StoreError> {
        let (to, taken_back) = match self.undo_target() {
            Target::To { to, taken_back } => (to, taken_back),
            Target::Nothing => return Ok(Reply::not_now()),
            Target::Revealed => return Ok(Reply::rejected(Reason::Revealed, "error-revealed")),
        };
        self.game.undo(context.store, to, taken_back)?;
        self.events = self.game.events()?;
        (self.told, self.stop) = (self.events.len(), None);
        self.settle(context);
        if self.alone().is_none() {
            self.show(self.to_choose().map_or(Shown::Table, Shown::Curtain));
        }
        Ok(Reply::seen())
    }

    fn redo(&mut self, context: &mut Context) -> Result<Reply, StoreError> {
        match self.game.redo() {
            Some(action) if self.stop.is_none() => self.act(context, action),
            _ => Ok(Reply::not_now()),
        }
    }
}
