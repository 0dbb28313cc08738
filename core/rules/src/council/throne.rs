//! The last turn: Claim the Throne (R-C2).

use super::due::{due, may_choose};
use super::scenario::Goal;
use super::{
    Cause, Character, Characters, Event, Events, IllegalAction, Outcome, Phase, Scenario, State, check,
};
use crate::Seat;

pub(super) fn choose(
    state: &mut State,
    seat: Seat,
    card: Character,
    events: &mut impl Events,
) -> Result<(), IllegalAction> {
    may_choose(state, Phase::Throne, seat, card)?;
    state.put_down(seat, card);
    state.report(events, Event::Chosen { seat });
    if state.open.waiting.is_empty() {
        count(state, events);
    }
    Ok(())
}

/// All cards open, without effect: Favour is lost for each councillor outside the largest group, whose character
/// reigns. Of several largest groups of two or more the council chooses one; without a group nobody reigns.
fn count(state: &mut State, events: &mut impl Events) {
    let cards = state.cards.map(Character::from_number);
    state.report(events, Event::ThroneRevealed { cards });
    let size = |card: Character| cards.iter().filter(|&&other| other == Some(card)).count();
    let largest = cards.iter().flatten().map(|&card| size(card)).max().unwrap_or(0);
    let claims: Characters =
        cards.iter().flatten().copied().filter(|&card| largest > 1 && size(card) == largest).collect();
    for seat in state.open.seats().iter() {
        state.lay_revealed(seat);
    }
    state.report(events, Event::ThroneCounted { largest: largest as u8, claims });
    let lost = state.open.setup.councillors() - largest;
    // R-C16: a shield does not cover this.
    if lost > 0 && check::change_favour(state, -(lost as i8), Cause::Throne, events) {
        return;
    }
    if claims.len() > 1 {
        state.open.claims = claims.bits();
        state.open.phase = Phase::Ruler;
    } else {
        crown(state, claims.iter().next(), events);
    }
}

pub(super) fn ruler(
    state: &mut State,
    character: Character,
    events: &mut impl Events,
) -> Result<(), IllegalAction> {
    due(state, Phase::Ruler)?;
    if !state.claims().contains(character) {
        return Err(IllegalAction::NoClaim { character });
    }
    state.report(events, Event::RulerChosen { character });
    crown(state, Some(character), events);
    Ok(())
}

/// Favour is left: won, unless a month asks for more; then the throne stays vacant.
fn crown(state: &mut State, ruler: Option<Character>, events: &mut impl Events) {
    let won = match state.open.setup.scenario.map_or(Goal::None, Scenario::goal) {
        Goal::None => true,
        Goal::Reigns(character) => ruler == Some(character),
        Goal::BellsAndSuccessor(bells) => state.open.bells >= bells && ruler.is_some(),
        Goal::Successor => ruler.is_some(),
    };
    state.open.ruler = ruler.filter(|_| won);
    check::end(state, if won { Outcome::Won } else { Outcome::Lost }, events);
}
