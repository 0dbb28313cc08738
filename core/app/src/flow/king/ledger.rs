//! The open table after some of a game's events: the events added up. They are public, so nothing hidden
//! can get in here.

use douze_rules::Seat;
use douze_rules::d12::Face;
use douze_rules::king::{Character, Event, Seats, Stage, TheftFailure, Token};

/// The open table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Ledger {
    pub(crate) seats: Vec<SeatLedger>,
    pub(crate) round: u32,
    /// Of the turn that is played or was played last, from 1.
    pub(crate) turn: u32,
    /// The finished turns of this round.
    pub(crate) turns: Vec<Vec<PlayedCard>>,
    /// The turns of the round before, while this one has none.
    pub(crate) turns_before: Vec<Vec<PlayedCard>>,
    /// Who is compared with whom at the moment.
    pub(crate) stage: Seats,
    /// The simultaneous winners of a tournament play on (R-K7).
    pub(crate) tie_break: bool,
}

/// What is before one seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct SeatLedger {
    pub(crate) face: Option<Face>,
    /// A card is face down.
    pub(crate) has_chosen: bool,
    /// Cards in hand.
    pub(crate) in_hand: u8,
    /// This turn, or the last one until cards are chosen again.
    pub(crate) played: PlayedCard,
    /// How it went in this turn.
    pub(crate) entries: Vec<LedgerEntry>,
    /// How it went in the turn before, while this one has nothing to show yet.
    pub(crate) last_entries: Vec<LedgerEntry>,
    /// Ones and twos.
    pub(crate) tokens: [u8; 2],
    pub(crate) crowns: u8,
    /// Points that were cancelled at the end of the round, and with whose.
    pub(crate) total_struck: Option<(u8, Seats)>,
    pub(crate) won_round: bool,
    /// A tie-break without this seat.
    pub(crate) sits_out: bool,
}

/// A seat's part of a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct PlayedCard {
    pub(crate) card: Option<Character>,
    pub(crate) group: Compared,
    /// Among the champions of a tournament.
    pub(crate) champion: Option<Compared>,
    /// Points that the Lady brought, or took away.
    pub(crate) stolen: i8,
}

impl PlayedCard {
    /// Points from the supply.
    pub(crate) fn taken(&self) -> u8 {
        self.group.taken + self.champion.map_or(0, |champion| champion.taken)
    }
}

/// What a card and a die came to among those that it was compared with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Compared {
    pub(crate) card_struck: Option<CardStruck>,
    pub(crate) value: Option<Value>,
    /// The seats with the same value, itself among them.
    pub(crate) struck: Option<Seats>,
    pub(crate) rank: Option<Rank>,
    /// Points from the supply.
    pub(crate) taken: u8,
}

/// Why a card does nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CardStruck {
    /// These seats chose the same, itself among them.
    Same(Seats),
    /// The only Lady.
    Lady(Seat),
}

/// What a die is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Value {
    pub(crate) face: Face,
    /// The card that changed it.
    pub(crate) character: Option<Character>,
    pub(crate) number: i8,
}

/// First or second.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Rank {
    Winner,
    RunnerUp,
}

/// One step of a seat's account of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LedgerEntry {
    Started {
        face: Face,
    },
    Champion,
    CardCancelled {
        character: Character,
        with: Seats,
    },
    LadyCancels {
        by: Seat,
        character: Character,
    },
    Passed {
        by: Seat,
        to: Face,
    },
    Flipped {
        by: Seat,
        character: Character,
        from: Face,
        to: Face,
    },
    Tipped {
        from: Face,
        to: Face,
    },
    Rolled {
        from: Face,
        to: Face,
    },
    Valued {
        face: Face,
        character: Option<Character>,
        value: i8,
    },
    ValueCancelled {
        value: i8,
        with: Seats,
    },
    OrderTurned {
        by: Seat,
        character: Character,
    },
    /// `alone`: a runner-up without a winner (R-K3).
    Placed {
        rank: Rank,
        champion: bool,
        alone: bool,
    },
    Took {
        token: Token,
    },
    Stole {
        victim: Seat,
        token: Token,
    },
    Lost {
        thief: Seat,
        token: Token,
    },
    Declined {
        victim: Seat,
    },
    TheftVoid {
        because: TheftFailure,
    },
    TotalCancelled {
        points: u8,
        with: Seats,
    },
    RoundWon {
        points: u8,
    },
}

impl SeatLedger {
    /// Of this round.
    pub(crate) fn points(&self) -> u8 {
        if self.total_struck.is_some() { 0 } else { self.tokens[0] + 2 * self.tokens[1] }
    }

    pub(super) fn compared(&mut self, stage: Stage) -> &mut Compared {
        match stage {
            Stage::Group(_) => &mut self.played.group,
            Stage::Champions => self.played.champion.get_or_insert_default(),
        }
    }

    pub(super) fn sweep(&mut self) {
        self.played = PlayedCard::default();
        if !self.entries.is_empty() {
            self.last_entries = std::mem::take(&mut self.entries);
        }
    }
}

impl Ledger {
    /// A table before the first roll.
    pub(crate) fn new(seats: usize) -> Self {
        Self {
            seats: vec![SeatLedger { in_hand: 7, ..SeatLedger::default() }; seats],
            round: 1,
            turn: 1,
            turns: Vec::new(),
            turns_before: Vec::new(),
            stage: Seats::EMPTY,
            tie_break: false,
        }
    }

    /// The table after these events.
    pub(crate) fn of(seats: usize, events: &[Event]) -> Self {
        let mut ledger = Self::new(seats);
        for event in events {
            ledger.apply(event);
        }
        ledger
    }

    /// The last turn's cards and values are put away.
    pub(crate) fn sweep(&mut self) {
        self.seats.iter_mut().for_each(SeatLedger::sweep);
    }
}

/// How many events have been reported, and the open table after them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Reported {
    pub(crate) count: usize,
    pub(crate) ledger: Ledger,
}

impl Reported {
    pub(super) fn of(seats: usize, events: &[Event]) -> Self {
        Self { count: events.len(), ledger: Ledger::of(seats, events) }
    }

    /// Reports as many of all events.
    pub(super) fn go_on(&mut self, events: &[Event], count: usize) {
        for event in events.get(self.count..count).unwrap_or_default() {
            self.ledger.apply(event);
        }
        self.count = count;
    }
}
