//! The last turn: everybody finds the same character without a word, by what all know.
//!
//! The rule: the character that a month asks for, if anybody may hold it; else one that the leader is known to hold, where
//! somebody said so; else the one that the most councillors
//! hold for all to know, of several the one with the highest crown, of several the first of the twelve. Who does
//! not hold it plays the next one in this order.

use super::Remark;
use super::mind::Mind;
use douze_rules::Seat;
use douze_rules::council::{Character, Characters, Goal, Phase};

/// Who is to take the throne, and what it is worth that the council can still do that.
#[derive(Clone, Copy)]
pub(super) struct Succession {
    heir: Option<Character>,
    weight: i64,
}

impl Succession {
    pub(super) const fn heir(self) -> Option<Character> {
        self.heir
    }

    /// What a card costs besides because its owner could not hold the heir in the last turn after playing it.
    pub(super) fn cost(self, mind: &Mind, seat: Seat, card: Character) -> i64 {
        let Some(heir) = self.heir else { return 0 };
        let now = mind.pile(seat, heir);
        let left = mind.plays_left().saturating_sub(1);
        let after = |plays: bool| now.play(heir, plays).map_or(0, |pile| pile.chance(heir, left));
        self.weight * (after(true).max(after(false)) - after(card == heir)) / 2
    }

    /// How many cards at most to take into the hand so that the heir can be held in the last turn, if that can still be;
    /// and whether the heir must be one of them, if it is among them.
    pub(super) fn takes(self, mind: &Mind, seat: Seat, cards: Characters, most: usize) -> (usize, bool) {
        let asked = |heir: &Character| mind.goal() == Goal::Reigns(*heir);
        let Some(heir) = self.heir.filter(asked) else { return (most, false) };
        let (now, left) = (mind.pile(seat, heir), mind.plays_left());
        let among = cards.contains(heir);
        let after = |&(count, with): &(usize, bool)| {
            let gained =
                Pile { hand: now.hand + count, holds: now.holds || with, plays: now.plays || with, ..now };
            gained.chance(heir, left)
        };
        let ways = (0..=most).rev().flat_map(|count| [true, false].map(|with| (count, with)));
        let ways = ways.filter(|&(count, with)| !with || (among && count > 0));
        ways.max_by_key(|way| (after(way), way.0, way.1)).unwrap_or((most, false))
    }
}

/// A hand and a discard, and where the heir is.
#[derive(Clone, Copy)]
struct Pile {
    hand: usize,
    discard: usize,
    /// In the hand; else in the discard, if it is in play at all.
    holds: bool,
    plays: bool,
}

impl Pile {
    /// After the heir was played, or another card. None when that cannot be.
    fn play(self, heir: Character, plays_heir: bool) -> Option<Self> {
        let (hand, discard) = (self.hand.checked_sub(1)?, self.discard + 1);
        match plays_heir {
            true if !self.holds => None,
            // It takes a card back, if there is one.
            true if heir == Character::Stoic && self.discard > 0 => Some(Self { holds: false, ..self }),
            true => Some(Self { hand, discard, holds: false, ..self }),
            false if self.hand == usize::from(self.holds) => None,
            false => Some(Self { hand, discard, ..self }),
        }
    }

    /// Can it hold the heir after so many turns, in each of which a card is played? 2: yes; 1: if it wins a card before;
    /// 0: no. A hand of one card is laid down at the start of a turn, and the discard taken back (`council.md`, step 3).
    fn chance(self, heir: Character, turns: usize) -> i64 {
        let more = Self { hand: self.hand + 1, ..self };
        if !self.plays {
            0
        } else if self.can(heir, turns) {
            2
        } else {
            i64::from(turns > 0 && more.can(heir, turns))
        }
    }

    fn can(self, heir: Character, turns: usize) -> bool {
        let Self { hand, discard, holds, .. } = self;
        let start = if hand == 1 && discard > 0 {
            Self { hand: discard, discard: 1, holds: !holds, ..self }
        } else {
            self
        };
        if turns == 0 {
            return start.holds;
        }
        [true, false]
            .into_iter()
            .filter_map(|plays| start.play(heir, plays))
            .any(|after| after.can(heir, turns - 1))
    }
}

impl Mind<'_> {
    /// The heir that the most councillors can hold in the last turn.
    pub(super) fn succession(&self) -> Succession {
        let left = self.plays_left();
        let favour = self.view.favour();
        let weight = match self.goal() {
            Goal::Reigns(_) => 500,
            Goal::Successor | Goal::BellsAndSuccessor(_) if left <= 4 => 200,
            _ if left > 2 => 0,
            _ if favour <= 2 => 150,
            _ => 50,
        };
        if weight == 0 {
            return Succession { heir: None, weight };
        }
        let can =
            |card: Character| self.seats().map(|seat| self.pile(seat, card).chance(card, left)).sum::<i64>();
        let heirs = self.heirs();
        let asked = |card| self.goal() == Goal::Reigns(card);
        let heir = heirs
            .iter()
            .enumerate()
            .max_by_key(|(place, (card, _))| (asked(*card), can(*card), usize::MAX - place));
        Succession { heir: heir.map(|(_, (card, _))| *card), weight }
    }

    /// A seat's cards, with the one face down, for all to know.
    fn pile(&self, seat: Seat, heir: Character) -> Pile {
        let down = usize::from(self.view.has_chosen(seat));
        Pile {
            hand: self.view.hand_len(seat) + down,
            discard: self.view.discard_len(seat),
            holds: self.view.publicly_holds(seat).contains(heir),
            plays: !self.view.bench(seat).contains(heir),
        }
    }

    /// How many cards each still plays before the last turn, about: the Head of four plays none (R-C11).
    fn plays_left(&self) -> usize {
        let turns = 7_usize.saturating_sub(self.done());
        if self.view.public_setup().councillors() == 4 { turns - turns / 4 } else { turns }
    }

    /// All characters from the one that is to reign.
    pub(super) fn heirs(&self) -> Vec<(Character, usize)> {
        let count = |card: Character| {
            self.seats().filter(|&seat| self.view.publicly_holds(seat).contains(card)).count()
        };
        let mut heirs: Vec<_> = Character::ALL.into_iter().map(|card| (card, count(card))).collect();
        let opened: Characters = self.seats().filter_map(|seat| self.view.opened(seat)).collect();
        let leader = self.leader();
        let leads = |card| leader.is_some_and(|seat| self.view.publicly_holds(seat).contains(card));
        heirs.sort_by_key(|&(card, count)| {
            let asked = self.goal() == Goal::Reigns(card);
            // A card laid open is a promise.
            let open = self.view.phase() == Phase::Throne && opened.contains(card);
            (!asked, !open, !leads(card), usize::MAX - count, u8::MAX - self.view.public_setup().crown(card))
        });
        heirs
    }

    /// Before the throne: by whose cards the council is to go, as was said last.
    fn leader(&self) -> Option<Seat> {
        if self.view.phase() != Phase::Throne {
            return None;
        }
        self.heard.iter().rev().find_map(|said| match said.remark {
            Remark::TakeIt => Some(said.seat),
            Remark::YouTakeIt => said.to,
            _ => None,
        })
    }

    /// The first heir among these cards.
    pub(super) fn heir(&self, cards: Characters) -> Option<(Character, usize)> {
        self.heirs().into_iter().find(|&(card, _)| cards.contains(card))
    }
}
