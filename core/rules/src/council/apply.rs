//! Carrying out an action: everything is checked before anything changes.

use super::due::{answers, due, known, may_choose, may_play, not_due, waits};
use super::open::{Fate, Split};
use super::turn::{self, ask_choices};
use super::{
    Action, Cause, Character, Characters, Effect, Event, Events, IllegalAction, Kept, Phase, Pile, State,
    Taking, Turner, Use, check, reveal, throne,
};
use crate::Seat;
use crate::d12::Face;

/// Applies an action and reports what happened, in order.
///
/// # Errors
/// [`IllegalAction`] when the rules do not allow it; then the state is unchanged and nothing is reported.
pub fn apply(state: &mut State, action: Action, events: &mut impl Events) -> Result<(), IllegalAction> {
    match action {
        Action::Roll { face } => roll(state, face, events),
        Action::OracleRoll { seat, face } => reveal::oracle_roll(state, seat, face, events),
        Action::Silent => silent(state, events),
        Action::Use { reward } => use_kept(state, reward, events),
        Action::Bells { ring } => bells(state, ring, events),
        Action::Split => split(state, events),
        Action::Choose { seat, card } => choose(state, seat, card, events),
        Action::Reveal { seat, how } => reveal::reveal(state, seat, how, events),
        Action::Next { seat, card, how } => reveal::next(state, seat, card, how, events),
        Action::Shield { used } => shield(state, used, events),
        Action::Recall { seat, cards } => recall(state, seat, cards, events),
        Action::Bench { seat, cards } => bench(state, seat, cards, events),
        Action::Discard { seat, cards } => discard(state, seat, cards, events),
        Action::Petitioner { seat, take } => petitioner(state, seat, take, events),
        Action::Throne { seat, card } => throne::choose(state, seat, card, events),
        Action::Ruler { character } => throne::ruler(state, character, events),
    }
}

fn roll(state: &mut State, face: Face, events: &mut impl Events) -> Result<(), IllegalAction> {
    match state.open.phase {
        Phase::Roll => {
            turn::turn_die(state, face, Turner::Beginning, events);
            turn::show(state);
            turn::begin(state, events);
        }
        Phase::RewardRoll if state.open.fate() == Fate::Pending => {
            turn::turn_die(state, face, Turner::Kept(Kept::Reroll), events);
            ask_choices(state, Phase::Choose);
        }
        Phase::RewardRoll => {
            turn::turn_die(state, face, Turner::Reward, events);
            check::resume(state, events);
        }
        _ => return Err(not_due(state)),
    }
    Ok(())
}

fn silent(state: &mut State, events: &mut impl Events) -> Result<(), IllegalAction> {
    if !matches!(state.open.phase, Phase::Bells | Phase::Choose) {
        return Err(not_due(state));
    }
    if !state.open.fresh || state.open.setup.silent {
        return Err(IllegalAction::TooLateForSilence);
    }
    state.open.fresh = false;
    state.open.silent = true;
    state.report(events, Event::Silenced);
    Ok(())
}

fn use_kept(state: &mut State, reward: Use, events: &mut impl Events) -> Result<(), IllegalAction> {
    check_use(state, reward)?;
    let kept = reward.kept();
    take_kept(state, kept);
    state.open.fresh = false;
    state.report(events, Event::KeptUsed { kept });
    match reward {
        Use::FreeBell => state.open.free_bell = true,
        Use::Reroll => {
            state.open.waiting = super::Seats::EMPTY;
            state.open.phase = Phase::RewardRoll;
        }
        Use::Tip { face } => turn::turn_die(state, face, Turner::Kept(kept), events),
        Use::Foresee => {
            let next = usize::from(state.open.at) + 1;
            if let (Some(place), Some(&petitioner)) =
                (state.open.petitioners.get_mut(next), state.petitioners.get(next))
            {
                *place = petitioner.number();
                state.report(events, Event::Foreseen { petitioner });
            }
        }
        Use::OpenCard { seat, card } => {
            state.prove(seat, card);
            state.open.opened[seat.index() & 3] = card.number();
            state.report(events, Event::CardOpened { seat, card });
        }
    }
    Ok(())
}

/// Kept rewards have their moment: the free bell before the bells, the others before the first choice; in the
/// last turn only a card can be laid open (R-C16).
pub(super) fn check_use(state: &State, reward: Use) -> Result<(), IllegalAction> {
    let (open, kept) = (&state.open, reward.kept());
    let now = match (open.phase, reward) {
        (Phase::Bells, Use::FreeBell) => !open.free_bell,
        (Phase::Choose, Use::FreeBell) => false,
        // R-C17: there is no petitioner in the last turn.
        (Phase::Choose, Use::Foresee) => usize::from(open.at) + 1 < state.petitioners.len(),
        (Phase::Choose, _) | (Phase::Throne, Use::OpenCard { .. }) => true,
        (Phase::Bells | Phase::Throne, _) => false,
        _ => return Err(not_due(state)),
    };
    if !now || !open.down.is_empty() || open.split == Split::First {
        return Err(IllegalAction::NotNow { kept });
    }
    if !open.has_kept(kept) {
        return Err(IllegalAction::NotKept { kept });
    }
    match reward {
        Use::FreeBell if !open.setup.bells => Err(IllegalAction::NoBells),
        Use::Tip { face } => match open.die {
            Some(from) if !from.touches(face) => Err(IllegalAction::NoNeighbour { from, to: face }),
            _ => Ok(()),
        },
        Use::OpenCard { seat, card } => {
            known(state, seat)?;
            if open.head() == Some(seat) {
                Err(IllegalAction::Head { seat })
            } else if state.opened(seat).is_some() {
                Err(IllegalAction::OpenAlready { seat })
            } else {
                may_play(state, seat, card)
            }
        }
        _ => Ok(()),
    }
}

/// R-C18: of equal kept rewards the earliest is used.
fn take_kept(state: &mut State, kept: Kept) {
    let code = kept as u8 + 1;
    if let Some(place) = state.open.kept.iter().position(|&one| one == code) {
        state.open.kept[place..].rotate_left(1);
        state.open.kept[6] = 0;
    }
}

fn bells(state: &mut State, ring: bool, events: &mut impl Events) -> Result<(), IllegalAction> {
    due(state, Phase::Bells)?;
    let free = state.open.free_bell;
    if ring && !state.open.setup.bells {
        return Err(IllegalAction::NoBells);
    } else if free && !ring {
        return Err(IllegalAction::MustRing);
    }
    state.open.fresh = false;
    state.open.free_bell = false;
    state.report(events, Event::Bells { rung: ring, free });
    if ring {
        state.open.rung = true;
        state.open.bells += 1;
        // R-C7: at Favour 1 this loses the game.
        if !free && check::change_favour(state, -1, Cause::Bells, events) {
            return Ok(());
        }
        let next = usize::from(state.open.at) + 1;
        if let (Some(place), Some(dilemma)) = (state.open.dilemmas.get_mut(next), state.dilemmas.get(next)) {
            *place = *dilemma;
            state.report(events, Event::NextShown { dilemma: dilemma.number });
        }
    }
    ask_choices(state, Phase::Choose);
    Ok(())
}

fn split(state: &mut State, events: &mut impl Events) -> Result<(), IllegalAction> {
    due(state, Phase::Choose)?;
    if !may_split(state) {
        return Err(IllegalAction::NoSplit);
    }
    state.open.split = Split::First;
    state.open.fresh = false;
    state.report(events, Event::Split);
    Ok(())
}

pub(super) fn may_split(state: &State) -> bool {
    let open = &state.open;
    open.setup.councillors == 2
        && open.split == Split::No
        && open.down.is_empty()
        && open.due_dilemma().is_double()
}

fn choose(
    state: &mut State,
    seat: Seat,
    card: Character,
    events: &mut impl Events,
) -> Result<(), IllegalAction> {
    may_choose(state, Phase::Choose, seat, card)?;
    state.open.fresh = false;
    state.put_down(seat, card);
    state.report(events, Event::Chosen { seat });
    if state.open.waiting.is_empty() {
        state.open.phase = Phase::Reveal;
        state.remember();
    }
    Ok(())
}

fn shield(state: &mut State, used: bool, events: &mut impl Events) -> Result<(), IllegalAction> {
    due(state, Phase::Shield)?;
    state.report(events, Event::Shielded { used });
    if used {
        take_kept(state, Kept::Shield);
        state.report(events, Event::KeptUsed { kept: Kept::Shield });
        turn::next(state, events);
    } else {
        check::resume(state, events);
    }
    Ok(())
}

fn recall(
    state: &mut State,
    seat: Seat,
    cards: Characters,
    events: &mut impl Events,
) -> Result<(), IllegalAction> {
    answers(state, Phase::Recall, seat)?;
    at_most(state, cards.len())?;
    if let Some(card) = cards.minus(state.discard(seat).set()).iter().next() {
        return Err(IllegalAction::NotInDiscard { seat, card });
    }
    let seen = state.take_back(seat, cards);
    state.report(events, Event::TookBack { seat, by: Taking::Recall, count: cards.len() as u8, seen });
    check::answered(state, seat, events);
    Ok(())
}

fn bench(
    state: &mut State,
    seat: Seat,
    cards: Characters,
    events: &mut impl Events,
) -> Result<(), IllegalAction> {
    answers(state, Phase::Bench, seat)?;
    at_most(state, cards.len())?;
    if let Some(card) = cards.minus(state.bench(seat)).iter().next() {
        return Err(IllegalAction::NotOnBench { seat, card });
    }
    state.open.benches[seat.index() & 3] &= !cards.bits();
    state.hands[seat.index() & 3] |= cards.bits();
    state.report(events, Event::Benched { seat, cards });
    check::answered(state, seat, events);
    Ok(())
}

/// How many cards the effect allows.
pub(super) fn amount(state: &State) -> usize {
    match state.open.due_effect() {
        Some(Effect::Recall(most) | Effect::Bench(most) | Effect::Discard(most)) => most.into(),
        _ => 0,
    }
}

fn at_most(state: &State, cards: usize) -> Result<(), IllegalAction> {
    let most = amount(state);
    if cards > most { Err(IllegalAction::TooMany { most }) } else { Ok(()) }
}

fn discard(
    state: &mut State,
    seat: Seat,
    cards: Pile,
    events: &mut impl Events,
) -> Result<(), IllegalAction> {
    answers(state, Phase::Discard, seat)?;
    let needed = to_discard(state, seat);
    if cards.len() != needed {
        return Err(IllegalAction::WrongCount { needed });
    }
    if let Some(card) = cards.set().minus(state.hand(seat)).iter().next() {
        return Err(IllegalAction::NotInHand { seat, card });
    }
    for card in cards.iter() {
        state.hands[seat.index() & 3] &= !card.bit();
        state.lay(seat, card);
        state.report(events, Event::Discarded { seat, card });
    }
    check::answered(state, seat, events);
    Ok(())
}

/// R-C15: each keeps at least one card.
pub(super) fn to_discard(state: &State, seat: Seat) -> usize {
    amount(state).min(state.hand(seat).len().saturating_sub(1))
}

fn petitioner(
    state: &mut State,
    seat: Seat,
    take: bool,
    events: &mut impl Events,
) -> Result<(), IllegalAction> {
    waits(state, Phase::Petitioner, seat)?;
    let Some(character) = state.open.petitioner() else { return Ok(()) };
    if take {
        state.open.benches[seat.index() & 3] &= !character.bit();
        state.hands[seat.index() & 3] |= character.bit();
    }
    state.report(events, Event::Petitioner { seat, character, taken: take });
    state.open.waiting = state.open.waiting.without(seat);
    if state.open.waiting.is_empty() {
        turn::next(state, events);
    }
    Ok(())
}
