//! The discards as a perfect memory knows them, derived from the events alone.

use douze_rules::Seat;
use douze_rules::council::{Character, Characters, Event, Events, Pile, State};
use std::collections::BTreeSet;

/// What anybody remembers of one seat who sees all that is open and notes it: every way in which its discard
/// may be, derived from the events alone.
#[derive(Clone, Default)]
pub struct Memory {
    pub worlds: BTreeSet<Vec<Character>>,
    /// The card that a seat has before it is none of these.
    pub revealed: BTreeSet<Character>,
}

pub struct Table {
    pub memories: Vec<Memory>,
}

impl Table {
    /// The card went on top; it was not in the discard.
    pub fn lay(&mut self, seat: Seat, card: Character) {
        let worlds = &mut self.memories[seat.index()].worlds;
        *worlds = worlds
            .iter()
            .filter(|world| !world.contains(&card))
            .map(|world| world.iter().copied().chain([card]).collect())
            .collect();
    }

    pub fn take(&mut self, seat: Seat, count: usize, top: Option<Character>) {
        let worlds = std::mem::take(&mut self.memories[seat.index()].worlds);
        for world in worlds {
            for set in (0_u32..1 << world.len()).filter(|set| set.count_ones() as usize == count) {
                let left: Vec<_> = world
                    .iter()
                    .enumerate()
                    .filter(|(i, _)| set >> i & 1 == 0)
                    .map(|(_, &card)| card)
                    .collect();
                if left.last().copied() == top {
                    self.memories[seat.index()].worlds.insert(left);
                }
            }
        }
    }
}

/// Plays the events of one action into the memories. The top after a take is what the Stoic covers at once.
pub struct Witness<'a> {
    pub table: &'a mut Table,
    /// The discards after the action.
    pub after: Vec<Pile>,
    pub pending: Vec<Event>,
}

impl Events for Witness<'_> {
    fn push(&mut self, event: Event) {
        self.pending.push(event);
    }
}

impl Witness<'_> {
    pub fn remember(self) {
        let Self { table, after, pending } = self;
        let mut last: Option<(Seat, Character)> = None;
        for event in pending {
            match event {
                Event::TurnBegan { .. } | Event::ThroneBegan { .. } => {
                    table.memories.iter_mut().for_each(|memory| memory.revealed.clear());
                }
                Event::Revealed { seat, card } => {
                    table.memories.iter_mut().for_each(|memory| {
                        memory.revealed.insert(card);
                    });
                    last = Some((seat, card));
                }
                Event::Cancelled { card, seats } => {
                    seats.iter().for_each(|seat| table.lay(seat, card));
                    last = None;
                }
                Event::TookBack { seat, count, .. } if count > 0 => {
                    // A Stoic is laid on what is left.
                    let pile: Vec<_> = after[seat.index()].iter().collect();
                    let stoic = last.is_some();
                    let top = if stoic { pile.iter().rev().nth(1) } else { pile.last() }.copied();
                    table.take(seat, count.into(), top);
                    if let Some((seat, card)) = last.take() {
                        table.lay(seat, card);
                    }
                }
                Event::Discarded { seat, card } => table.lay(seat, card),
                Event::Refilled { seat, card } => {
                    table.memories[seat.index()].worlds = BTreeSet::from([vec![card]]);
                }
                Event::ThroneRevealed { cards } => {
                    for (seat, card) in (0..).zip(cards) {
                        if let Some(card) = card {
                            table.lay(Seat::new(seat), card);
                        }
                    }
                }
                Event::CardOpened { seat, card } => {
                    let worlds = &mut table.memories[seat.index()].worlds;
                    worlds.retain(|world| !world.contains(&card));
                }
                _ => {}
            }
            // The effect of a card that is not cancelled is reported before it is discarded.
            if let Some((seat, card)) = last
                && !matches!(event, Event::Revealed { .. })
            {
                table.lay(seat, card);
                last = None;
            }
        }
        if let Some((seat, card)) = last {
            table.lay(seat, card);
        }
    }
}

/// Pairs of a discard and a card face down that a seat may have, for all that a viewer with a perfect memory knows.
pub fn worlds(state: &State, memory: &Memory, seat: Seat) -> BTreeSet<(Vec<Character>, Option<Character>)> {
    let mut all = BTreeSet::new();
    for pile in &memory.worlds {
        let laid: Characters = pile.iter().copied().collect();
        let held = Characters::ALL.minus(state.bench(seat)).minus(laid);
        if !state.has_chosen(seat) {
            all.insert((pile.clone(), None));
            continue;
        }
        for card in held.iter() {
            let open = state.opened(seat).is_none_or(|open| open == card);
            if open && Some(card) != state.petitioner() && !memory.revealed.contains(&card) {
                all.insert((pile.clone(), Some(card)));
            }
        }
    }
    all
}
