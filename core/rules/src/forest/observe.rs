//! The knowledge of one viewer. Hidden things are absent: the type has no place for them.

use super::open::{Public, SEATS};
use super::{Card, CardSet, Phase, State};
use crate::{Seat, Viewer};
use std::ops::Deref;

/// A position as one viewer sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Observation {
    viewer: Viewer,
    open: Public,
    hand_len: [u8; 2],
    /// The viewer's own hand, and both hands when the game is over.
    hands: [Option<CardSet>; 2],
    has_chosen: [bool; 2],
    /// The cards before the seats, as far as this viewer sees their faces.
    cards: [Option<Card>; 2],
    own_bottom: [Option<Card>; 2],
}

/// Projects the state onto what this viewer may know.
pub fn observe(state: &State, viewer: Viewer) -> Observation {
    let own = match viewer {
        Viewer::Curtain => return curtain(state),
        Viewer::Seat(seat) if seat.index() < 2 => Some(seat),
        Viewer::Seat(_) | Viewer::Everyone => None,
    };
    let over = state.phase() == Phase::Over;
    let mut own_bottom = [None; 2];
    if let Some(seat) = own {
        let above = state.deck_left(seat) - state.bottom_left(seat);
        for (place, card) in own_bottom.iter_mut().zip(state.deck(seat).skip(above.into())) {
            *place = (state.bottom_left(seat) > 0).then_some(card);
        }
    }
    Observation {
        viewer,
        open: state.open,
        hand_len: SEATS.map(|seat| state.hand(seat).len() as u8),
        hands: SEATS.map(|seat| (over || own == Some(seat)).then(|| state.hand(seat))),
        has_chosen: SEATS.map(|seat| state.has_chosen(seat)),
        cards: SEATS
            .map(|seat| state.cards[seat.side()].filter(|_| own == Some(seat) || !state.has_chosen(seat))),
        own_bottom,
    }
}

/// Behind the curtain only the phase, the round and who is asked can be seen.
fn curtain(state: &State) -> Observation {
    let seen = Public {
        phase: state.open.phase,
        round: state.open.round,
        turn: state.open.turn,
        ..Public::new(state.open.variant)
    };
    Observation {
        viewer: Viewer::Curtain,
        open: seen,
        hand_len: [0; 2],
        hands: [None; 2],
        has_chosen: SEATS.map(|seat| state.has_chosen(seat)),
        cards: [None; 2],
        own_bottom: [None; 2],
    }
}

impl Deref for Observation {
    type Target = Public;

    fn deref(&self) -> &Public {
        &self.open
    }
}

impl Observation {
    /// The seats that may act now, in order: all that have not chosen, or the one whose turn it is.
    /// None while chance is due and when the game is over.
    pub fn seats_to_act(&self) -> impl Iterator<Item = Seat> + use<> {
        self.open.seats_to_act(SEATS.map(|seat| self.has_chosen(seat)))
    }

    /// The cards revealed and not yet placed, in the order of placing.
    pub fn table(&self) -> impl Iterator<Item = (Seat, Card)> + use<> {
        self.open.table(self.cards)
    }

    /// Whose eyes it is for.
    pub const fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// How many cards a hand has.
    pub const fn hand_len(&self, seat: Seat) -> usize {
        self.hand_len[seat.side()] as usize
    }

    /// A hand that this viewer may see: the viewer's; when the game is over, both.
    pub const fn hand(&self, seat: Seat) -> Option<CardSet> {
        self.hands[seat.side()]
    }

    /// The viewer's own hand; empty for a viewer without one.
    pub fn own_hand(&self) -> CardSet {
        self.own().and_then(|seat| self.hand(seat)).unwrap_or_default()
    }

    /// The card that the viewer has laid face down.
    pub fn own_chosen(&self) -> Option<Card> {
        self.own().and_then(|seat| self.cards[seat.side()].filter(|_| self.has_chosen(seat)))
    }

    /// Has this seat a card face down?
    pub const fn has_chosen(&self, seat: Seat) -> bool {
        self.has_chosen[seat.side()]
    }

    /// The cards that the viewer put under their deck and that are still there, the lowest one last (variant).
    pub fn own_bottom(&self) -> impl Iterator<Item = Card> + use<> {
        self.own_bottom.into_iter().flatten()
    }

    /// The cards of a seat whose place this viewer cannot know.
    pub fn unseen(&self, seat: Seat) -> CardSet {
        let on_table = self.table().chain(self.removed());
        let open = on_table.chain(self.display().map(|placed| (placed.seat, placed.card)));
        let mut unseen =
            CardSet::FULL.minus(open.filter(|(owner, _)| *owner == seat).map(|(_, card)| card).collect());
        if let Some(hand) = self.hand(seat) {
            unseen = unseen.minus(hand);
        }
        if self.own() == Some(seat) {
            unseen = unseen.minus(self.own_bottom().chain(self.own_chosen()).collect());
        }
        unseen
    }

    /// A whole game that looks like this to the viewer: what is hidden is dealt out at random, each way
    /// with the same chance. `pick(n)` gives a random number below `n`. None for the curtain.
    pub fn determinize(&self, pick: &mut impl FnMut(u32) -> u32) -> Option<State> {
        Some(self.determinizer()?.determinize(pick))
    }

    /// Prepares [`determinize`](Self::determinize) once, for callers that deal out the same view many times. None for
    /// the curtain.
    pub fn determinizer(&self) -> Option<Determinizer> {
        let hidden = |seat: Seat| {
            let own = self.own() == Some(seat);
            Hidden {
                unseen: Shuffled::new(if self.phase() == Phase::Deal {
                    CardSet::EMPTY
                } else {
                    self.unseen(seat)
                }),
                hand: if self.hand(seat).is_some() { 0 } else { self.hand_len[seat.side()] },
                chosen: self.cards[seat.side()].is_none() && self.has_chosen(seat),
                bottom: if own { self.own_bottom } else { [None; 2] },
            }
        };
        let hands = self.hands.map(Option::unwrap_or_default);
        let seen = State { open: self.open, hands, cards: self.cards, ..State::new(self.variant()) };
        (self.viewer != Viewer::Curtain).then(|| Determinizer { seen, hidden: SEATS.map(hidden) })
    }

    /// The same, as it was before the other seat laid its card face down: a face-down card must not show the viewer
    /// anything about which one it is.
    #[must_use]
    pub fn undecided(mut self) -> Self {
        if let Some(own) = self.own() {
            let other = own.other().side();
            self.hand_len[other] += u8::from(self.has_chosen[other]);
            self.has_chosen[other] = false;
        }
        self
    }

    fn own(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) if seat.index() < 2 => Some(seat),
            _ => None,
        }
    }
}

/// A view whose hidden cards can be dealt out again and again.
pub struct Determinizer {
    /// What the viewer knows of the game.
    seen: State,
    hidden: [Hidden; 2],
}

/// What the viewer does not see of a seat.
struct Hidden {
    unseen: Shuffled,
    /// How many of them are in the hand.
    hand: u8,
    /// Is one of them face down?
    chosen: bool,
    /// Known cards under those of the deck.
    bottom: [Option<Card>; 2],
}

impl Determinizer {
    /// As [`Observation::determinize`].
    pub fn determinize(&self, pick: &mut impl FnMut(u32) -> u32) -> State {
        let mut state = self.seen;
        for (side, hidden) in self.hidden.iter().enumerate() {
            let mut unseen = hidden.unseen;
            let drawn = (0..hidden.hand).map_while(|_| unseen.draw(pick));
            state.hands[side] = drawn.fold(state.hands[side], CardSet::with);
            if hidden.chosen {
                state.cards[side] = unseen.draw(pick);
            }
            let drawn = std::iter::from_fn(|| unseen.draw(pick));
            let deck = drawn.chain(hidden.bottom.into_iter().flatten()).zip((0..).step_by(4));
            state.decks[side] = deck.fold(0, |deck, (card, place)| deck | (card as u64) << place);
        }
        state
    }
}

/// Cards drawn in random order: four bits each, as in [`shuffle_packed`](super::legal::shuffle_packed).
#[derive(Clone, Copy)]
struct Shuffled {
    cards: u64,
    left: u32,
}

impl Shuffled {
    fn new(set: CardSet) -> Self {
        let cards =
            set.iter().zip((0..).step_by(4)).fold(0, |all, (card, place)| all | (card as u64) << place);
        Self { cards, left: set.len() as u32 }
    }

    fn draw(&mut self, pick: &mut impl FnMut(u32) -> u32) -> Option<Card> {
        let last = self.left.checked_sub(1)?;
        // Not a remainder: a division costs more than all the rest.
        let place = 4 * pick(self.left).min(last);
        let drawn = self.cards >> place & 15;
        // The last one takes its place.
        self.cards ^= (self.cards >> (4 * last) & 15 ^ drawn) << place;
        self.left = last;
        Some(Card::from_bits(drawn))
    }
}
