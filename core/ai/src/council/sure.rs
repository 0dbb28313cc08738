//! Sure solutions of a dilemma, for any cards and plays of the others and any roll.
//!
//! Looked at are turns in which every hand is known to all by what was laid and taken. Which card of it is face down is
//! not: when a card is revealed, each that may be there is tried, alone or with its equal before another seat. Who reveals
//! next is the seat's to say.

use super::reveal::hows;
use super::turn::{Down, SURE, Turn};
use super::{Remark, Said};
use crate::budget::CutShort;
pub use crate::sure::Sure;
use crate::sure::{self, Grant};
use douze_rules::council::{
    Action, Character, Characters, Event, Events, How, Needs, Observation, Phase, State, apply, legal,
};
use douze_rules::d12::Face;
use douze_rules::{Seat, Viewer};

/// What each seat may have chosen by its own words, where these say something; all cards where they do not.
pub type Promised = [Characters; 4];

/// A step of the turn in a world that fits all that was seen.
#[derive(Clone, Copy, Debug)]
pub struct World {
    /// The position before it; other cards may be face down than in the game.
    pub before: State,
    /// What is done.
    pub action: Action,
}

/// Looks at one turn for one seat, at so many positions at most.
pub struct Solver {
    seat: Seat,
    promised: Promised,
    left: Grant,
}

/// How the dilemma was checked: solved or not; none before.
#[derive(Clone, Copy, Debug, Default)]
pub struct Checked(pub Option<bool>);

impl Events for Checked {
    fn push(&mut self, event: Event) {
        match event {
            Event::Solved { .. } => self.0 = Some(true),
            Event::Failed { .. } | Event::HalfSolved { .. } => self.0 = Some(false),
            _ => {}
        }
    }
}

impl Solver {
    /// For this seat; `positions` are granted for all questions together.
    pub const fn new(seat: Seat, promised: Promised, positions: u32) -> Self {
        Self { seat, promised, left: Grant::new(positions) }
    }

    /// What the seat may decide now: its card, who reveals next (another seat is named by a revealing that decides
    /// nothing), where its own card turns the die. Empty when it decides nothing.
    pub fn options(&self, state: &State) -> Vec<Action> {
        let seat = self.seat;
        match state.phase() {
            Phase::Choose => legal(state)
                .into_iter()
                .filter(|action| matches!(action, Action::Choose { seat: who, .. } if *who == seat))
                .collect(),
            Phase::Reveal => {
                let other = |who: Seat| vec![Action::Reveal { seat: who, how: How::Nothing }];
                let own =
                    || hows(self.needs(state)).into_iter().map(|how| Action::Reveal { seat, how }).collect();
                state.reveal_order().flat_map(|who| if who == seat { own() } else { other(who) }).collect()
            }
            Phase::Next if state.oracle() == Some(seat) => legal(&self.alone(state).unwrap_or(*state)),
            _ => Vec::new(),
        }
    }

    /// What each option comes to; none when there is none, and when it would take too long.
    pub fn answers(&mut self, state: &State) -> Option<Vec<(Action, Sure)>> {
        let options = self.options(state).into_iter();
        let answers: Vec<_> =
            options.map(|option| Some((option, self.after(state, option).ok()?))).collect::<Option<_>>()?;
        (!answers.is_empty()).then_some(answers)
    }

    /// The world in which an option, or what the others and chance do when the seat decides nothing, spoils most.
    pub fn worst(&mut self, state: &State, option: Option<Action>) -> Option<World> {
        let mut worst: Option<(Sure, World)> = None;
        for world in self.worlds(state, option) {
            let sure = self.step(&world).ok()?;
            if worst.as_ref().is_none_or(|(least, _)| sure < *least) {
                worst = Some((sure, world));
            }
            if sure == Sure::Lost {
                break;
            }
        }
        worst.map(|(_, world)| world)
    }

    /// What the position comes to, while the dilemma is not checked; none when it would take too long.
    pub fn outcome(&mut self, state: &State) -> Option<Sure> {
        self.value(state).ok()
    }

    fn value(&mut self, state: &State) -> Result<Sure, CutShort> {
        let options = self.options(state);
        if options.is_empty() {
            return self.least(state, None);
        }
        sure::best(options, |option| self.after(state, option))
    }

    fn after(&mut self, state: &State, option: Action) -> Result<Sure, CutShort> {
        self.least(state, Some(option))
    }

    fn least(&mut self, state: &State, option: Option<Action>) -> Result<Sure, CutShort> {
        let worlds = self.worlds(state, option);
        if worlds.is_empty() {
            return Ok(Sure::Lost);
        }
        sure::worst(worlds, |world| self.step(&world))
    }

    fn step(&mut self, World { before, action }: &World) -> Result<Sure, CutShort> {
        self.left.spend()?;
        let (mut next, mut checked) = (*before, Checked::default());
        apply(&mut next, *action, &mut checked).map_err(|_| CutShort)?;
        match checked.0 {
            Some(solved) => Ok(if solved { Sure::Won } else { Sure::Lost }),
            None => self.value(&next),
        }
    }

    /// All that may become of an option of the seat, or of what the others and chance do now.
    fn worlds(&self, state: &State, option: Option<Action>) -> Vec<World> {
        let as_it_is = |action| World { before: *state, action };
        match (state.phase(), option) {
            (Phase::Choose, Some(choice)) => vec![as_it_is(choice)],
            (Phase::Choose, None) => self.choice(state).map(as_it_is).into_iter().collect(),
            (Phase::OracleRoll, _) => match state.oracle() {
                Some(seat) => Face::all().map(|face| as_it_is(Action::OracleRoll { seat, face })).collect(),
                None => Vec::new(),
            },
            (Phase::Reveal, Some(Action::Reveal { seat, how })) if seat == self.seat => {
                let Some(card) = state.chosen(seat) else { return Vec::new() };
                self.beside(state, card, self.seat)
                    .into_iter()
                    .map(|before| World { before, action: fitted(&before, Action::Reveal { seat, how }) })
                    .collect()
            }
            (Phase::Reveal, Some(Action::Reveal { seat, .. })) => self
                .may_be_down(state, seat)
                .iter()
                .filter_map(|card| {
                    let mut held = *state;
                    held.replace_face_down(seat, card).then_some((held, card))
                })
                .flat_map(|(held, card)| self.beside(&held, card, seat))
                .flat_map(|before| {
                    let hows = legal(&before).into_iter();
                    let hows = hows.filter(
                        move |action| matches!(action, Action::Reveal { seat: who, .. } if *who == seat),
                    );
                    hows.map(move |action| World { before, action })
                })
                .collect(),
            (Phase::Next, Some(next @ Action::Next { seat, card, .. })) => self
                .beside(state, card, seat)
                .into_iter()
                .map(|before| World { before, action: fitted(&before, next) })
                .collect(),
            (Phase::Next, None) => {
                let Some(seat) = state.oracle() else { return Vec::new() };
                let worlds = state.hand(seat).iter().flat_map(|card| {
                    self.beside(state, card, seat).into_iter().map(move |before| (card, before))
                });
                worlds
                    .flat_map(|(card, before)| {
                        let seconds = legal(&before).into_iter();
                        seconds
                            .filter(move |action| matches!(action, Action::Next { card: one, .. } if *one == card))
                            .map(move |action| World { before, action })
                    })
                    .collect()
            }
            _ => Vec::new(),
        }
    }

    /// Another seat lays some card face down: which one is found out when it is revealed.
    fn choice(&self, state: &State) -> Option<Action> {
        let seat = state.seats_to_act().find(|&seat| seat != self.seat)?;
        let own = state.chosen(self.seat);
        let mut cards = legal(state).into_iter().filter(|action| {
            matches!(action, Action::Choose { seat: who, card } if *who == seat && self.may_choose(seat, *card))
        });
        let first = cards.next();
        let other = |action: &Action| !matches!(action, Action::Choose { card, .. } if Some(*card) == own);
        first.filter(other).or_else(|| cards.next()).or(first)
    }

    fn may_choose(&self, seat: Seat, card: Character) -> bool {
        self.promised.get(seat.index()).is_none_or(|promised| promised.contains(card))
    }

    /// The cards that another seat may have before it.
    fn may_be_down(&self, state: &State, seat: Seat) -> Characters {
        let Some(down) = state.chosen(seat) else { return Characters::EMPTY };
        if seat == self.seat || state.opened(seat).is_some() {
            return Characters::EMPTY.with(down);
        }
        let petitioner = state.petitioner().into_iter().collect();
        let may = state.hand(seat).with(down).minus(state.revealed()).minus(petitioner);
        may.iter().filter(|&card| self.may_choose(seat, card)).collect()
    }

    /// The worlds in which each other seat with a card face down has this card, or has it not.
    fn beside(&self, state: &State, card: Character, seat: Seat) -> Vec<State> {
        let mut worlds = vec![*state];
        for other in state.reveal_order().filter(|&who| who != seat) {
            let may = self.may_be_down(state, other);
            // Rather none that this seat's card would cancel: that is another world.
            let own = state.chosen(self.seat);
            let another = may.without(card).iter().min_by_key(|&one| Some(one) == own);
            let choices: Vec<Character> =
                another.into_iter().chain(may.contains(card).then_some(card)).collect();
            worlds = worlds
                .into_iter()
                .flat_map(|world| {
                    choices.clone().into_iter().filter_map(move |one| {
                        let mut world = world;
                        world.replace_face_down(other, one).then_some(world)
                    })
                })
                .collect();
        }
        worlds
    }

    /// A world in which no other seat has a card of this seat's hand face down, where there is one.
    fn alone(&self, state: &State) -> Option<State> {
        let own = state.hand(self.seat);
        let mut world = *state;
        for other in state.reveal_order().filter(|&who| who != self.seat) {
            let may = self.may_be_down(state, other);
            let card = may.minus(own).iter().next().or(may.iter().next())?;
            world.replace_face_down(other, card);
        }
        Some(world)
    }

    /// What this seat's card needs as far as its owner can know.
    fn needs(&self, state: &State) -> Needs {
        let Some(card) = state.chosen(self.seat) else { return Needs::Nothing };
        let worlds = self.beside(state, card, self.seat);
        worlds
            .iter()
            .filter_map(|world| world.needs(self.seat))
            .find(|needs| *needs != Needs::Nothing)
            .unwrap_or(Needs::Nothing)
    }
}

/// A doubled card does nothing.
fn fitted(state: &State, action: Action) -> Action {
    match action {
        Action::Reveal { seat, .. } if state.needs(seat) == Some(Needs::Nothing) => {
            Action::Reveal { seat, how: How::Nothing }
        }
        Action::Next { seat, card, .. } if state.needs_next(card) == Some(Needs::Nothing) => {
            Action::Next { seat, card, how: How::Nothing }
        }
        _ => action,
    }
}

/// In how many cases each card of the viewer's hand leaves the council a way to solve the dilemma, and how many cases there
/// are. A case is what the others have face down, of the cards that all know them to hold and as far as their own words
/// allow it, with each face of an Oracle's roll counted as a twelfth; all are as likely. None where the viewer chooses none.
pub fn cases(view: &Observation, promised: &Promised) -> Option<(Vec<(Character, u32)>, u32)> {
    let Viewer::Seat(own) = view.viewer() else { return None };
    let turn = Turn::new(view)?;
    if view.phase() != Phase::Choose || view.own_chosen().is_some() {
        return None;
    }
    let petitioner: Characters = view.petitioner().into_iter().collect();
    let may = |seat: Seat| {
        let held = view.publicly_holds(seat).minus(petitioner);
        let fits = |card: &Character| promised.get(seat.index()).is_none_or(|may| may.contains(*card));
        held.iter().filter(fits).map(move |card| Down::of(held, card)).collect::<Vec<_>>()
    };
    let others = (0..view.public_setup().councillors() as u8).map(Seat::new).filter(|&seat| seat != own);
    let mut cases: Vec<Vec<Down>> = vec![Vec::new()];
    for seat in others {
        let cards = may(seat);
        let with = |case: Vec<Down>| {
            cards.iter().map(move |&card| case.iter().copied().chain([card]).collect()).collect::<Vec<_>>()
        };
        cases = cases.into_iter().flat_map(with).collect();
    }
    let hand = view.own_hand().minus(petitioner);
    let solved = |card: Character| {
        let own = Down::of(hand, card);
        let chance = |case: &Vec<Down>| turn.chance(turn.start, &[&[own], case.as_slice()].concat());
        cases.iter().map(chance).sum::<u32>()
    };
    Some((hand.iter().map(|card| (card, solved(card))).collect(), cases.len() as u32 * SURE))
}

/// What each seat may have chosen by what was said in this turn: who takes the target plays the card that alone has the
/// best chance, and a word on the order says whether the card alone can solve as the die stands.
pub fn promised(view: &Observation, heard: &[Said]) -> Promised {
    let mut promised = [Characters::ALL; 4];
    let Some(turn) = Turn::chosen(view) else { return promised };
    let petitioner = view.petitioner().into_iter().collect();
    for (place, may) in promised.iter_mut().enumerate().take(view.public_setup().councillors()) {
        let seat = Seat::new(place as u8);
        let held = view.publicly_holds(seat).minus(petitioner);
        let alone = |card| turn.chance(turn.start, &[Down::of(held, card)]);
        let best = held.iter().map(alone).max().unwrap_or(0);
        for (number, said) in heard.iter().enumerate().filter(|(_, said)| said.seat == seat) {
            // Of one topic the last word counts.
            let again = |later: &Said| later.seat == seat && later.remark.topic() == said.remark.topic();
            if heard[number + 1..].iter().any(again) {
                continue;
            }
            *may = match said.remark {
                Remark::TakeIt => may.iter().filter(|&card| alone(card) == best).collect(),
                Remark::Last => may.iter().filter(|&card| alone(card) > 0).collect(),
                Remark::NeedsSomebody => may.iter().filter(|&card| alone(card) == 0).collect(),
                _ => *may,
            };
        }
    }
    promised
}
