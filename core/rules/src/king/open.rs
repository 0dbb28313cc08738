//! Public information: the part of a state that every viewer but the curtain sees.

use super::per_seat::PerSeat;
use super::{FacesBySeat, Seats, Setup, Stage};
use crate::Seat;
use crate::by_seat::MAX_SEATS;
use crate::d12::Face;

/// Stands for nobody where seats are packed.
pub(super) const NONE: u8 = 0xFF;
/// The number of the champions' stage, after all groups.
pub(super) const CHAMPIONS: u8 = 4;

/// Points that end a round.
const ENOUGH: u64 = 8;
/// 1 for each seat of a word of [`PerSeat`].
const EACH: u64 = 0x0101_0101_0101_0101;
const LOW_HALVES: u64 = 15 * EACH;

/// The decision that is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Chance: the dice of a round.
    Roll,
    /// Seats choose a card in secret.
    Choose,
    /// The Sorcerer's owner says where the die ends.
    Face,
    /// Chance: the die of the Oracle's owner.
    OracleRoll,
    /// The lowest Lady takes a token from the highest one, or declines.
    Theft,
    /// Winners of the round put a card under their die.
    Crown,
    /// Nothing: the game has ended.
    Over,
}

/// Up to four seats that compare with each other, in the order in which dice are passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Group {
    pub(super) seats: [u8; 4],
    pub(super) len: u8,
}

impl Group {
    const NOBODY: Self = Self { seats: [0; 4], len: 0 };

    /// The seats of a set, of which there are at most four, in order.
    pub(super) fn of(set: Seats) -> Self {
        let mut group = Self::NOBODY;
        let mut rest = set.bits();
        for place in &mut group.seats {
            if rest != 0 {
                *place = rest.trailing_zeros() as u8;
                rest &= rest - 1;
                group.len += 1;
            }
        }
        group
    }

    /// Its seats: neighbours, from the one whose left neighbour is the second.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        self.seats.into_iter().take(self.len.into()).map(Seat::new)
    }

    /// Its seats as a set.
    pub fn set(self) -> Seats {
        self.iter().collect()
    }
}

/// Open information: what a [`State`](super::State) and an [`Observation`](super::Observation) both show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Public {
    pub(super) setup: Setup,
    pub(super) phase: Phase,
    pub(super) round: u32,
    pub(super) turn: u8,
    /// The turn after which somebody is left with one card.
    pub(super) last_turn: u8,
    /// Not everybody in a tie-break.
    pub(super) playing: Seats,
    pub(super) tie_break: bool,
    /// The group that is being resolved, or [`CHAMPIONS`].
    pub(super) stage: u8,
    /// Bits of the characters that act in this stage: neither cancelled nor played by nobody.
    pub(super) acting: u16,
    pub(super) champions: Seats,
    /// The seat whose face, roll or theft is due, and who is robbed; else [`NONE`].
    pub(super) actor: u8,
    pub(super) victim: u8,
    /// Winners of the round that have not yet put a card, the next one first, then [`NONE`].
    pub(super) to_crown: [u8; 4],
    pub(super) winner: u8,
    /// The numbers of the faces; 0 before the first roll. Sixteen entries, as everywhere.
    pub(super) faces: [u8; MAX_SEATS],
    /// The values of the last finished turn, of the seats in `valued`, are those at `finished`; the others are
    /// of this turn, as far as they are known.
    pub(super) values: [[i8; MAX_SEATS]; 2],
    pub(super) finished: u8,
    pub(super) valued: Seats,
    /// In the lower four bits tokens of 1 VP, in the upper ones of 2 VP.
    pub(super) tokens: PerSeat,
    pub(super) crowns: [u8; MAX_SEATS],
    /// The cards that each seat has played in the rounds since its first, and since its second card went under the die.
    pub(super) since: [PerSeat; 2],
}

impl Public {
    pub(super) fn new(setup: Setup) -> Self {
        Self {
            setup,
            phase: Phase::Roll,
            round: 1,
            turn: 1,
            last_turn: 6,
            playing: Seats::first(setup.seats()),
            tie_break: false,
            stage: 0,
            acting: 0,
            champions: Seats::EMPTY,
            actor: NONE,
            victim: NONE,
            to_crown: [NONE; 4],
            winner: NONE,
            faces: [0; MAX_SEATS],
            values: [[0; MAX_SEATS]; 2],
            finished: 0,
            valued: Seats::EMPTY,
            tokens: PerSeat::ZERO,
            crowns: [0; MAX_SEATS],
            since: [PerSeat::ZERO; 2],
        }
    }

    /// Is there one normal group, in a game of 2 to 4 or a tie-break (R-K7)?
    pub(super) const fn one_group(&self) -> bool {
        self.tie_break || !self.setup.is_tournament()
    }

    pub(super) fn group_count(&self) -> u8 {
        if self.one_group() { 1 } else { self.setup.sizes().iter().map(|&size| u8::from(size > 0)).sum() }
    }

    /// The seats of a group in this round.
    pub(super) fn group(&self, number: u8) -> Group {
        if self.setup.is_tournament() && self.tie_break {
            return Group::of(self.playing);
        }
        self.setup.group(self.round, number)
    }

    /// The seats of the stage that is being resolved.
    pub(super) fn members(&self) -> Group {
        if self.stage == CHAMPIONS { Group::of(self.champions) } else { self.group(self.stage) }
    }

    pub(super) fn current_stage(&self) -> Stage {
        if self.stage == CHAMPIONS { Stage::Champions } else { Stage::Group(self.stage) }
    }

    /// Are cards open, and the turn not yet finished?
    pub(super) const fn resolving(&self) -> bool {
        matches!(self.phase, Phase::Face | Phase::OracleRoll | Phase::Theft)
    }

    pub(super) fn all_faces(&self) -> FacesBySeat {
        self.faces.iter().take(self.setup.seats()).map(|&face| Face::new(face)).collect()
    }

    /// Has anybody the points that end a round?
    pub(super) fn is_enough(&self) -> bool {
        let over = |word: u64| {
            let points = (word & LOW_HALVES) + 2 * (word >> 4 & LOW_HALVES);
            (points + (128 - ENOUGH) * EACH) & (128 * EACH) != 0
        };
        self.tokens.0.into_iter().any(over)
    }

    /// The values of this turn, while they are worked out.
    pub(super) const fn pending(&self) -> &[i8; MAX_SEATS] {
        &self.values[(self.finished & 1 ^ 1) as usize]
    }

    /// The seats whose action is awaited, in order, when these have not chosen yet.
    pub(super) fn seats_to_act(&self, waiting: Seats) -> impl Iterator<Item = Seat> + use<> {
        let Self { phase, actor, to_crown, .. } = *self;
        let line = match phase {
            Phase::Roll | Phase::Choose | Phase::OracleRoll | Phase::Over => [NONE; 4],
            Phase::Face | Phase::Theft => [actor, NONE, NONE, NONE],
            Phase::Crown => to_crown,
        };
        let choosing = if phase == Phase::Choose { waiting } else { Seats::EMPTY };
        line.into_iter().filter(|&seat| seat != NONE).map(Seat::new).chain(choosing.iter())
    }

    /// The actor of this phase.
    pub(super) fn actor(&self, phase: Phase) -> Option<Seat> {
        (self.phase == phase).then_some(Seat::new(self.actor))
    }

    /// The setup of the game.
    pub const fn setup(&self) -> Setup {
        self.setup
    }

    /// The decision that is due.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The number of the round, from 1.
    pub const fn round(&self) -> u32 {
        self.round
    }

    /// The number of the turn in its round, from 1; in crown and over the last one played.
    pub const fn turn(&self) -> u32 {
        self.turn as u32
    }

    /// The groups of this round, in group order; the seats of a tie-break, or of a game of 2 to 4, are
    /// one group.
    pub fn groups(&self) -> impl Iterator<Item = Group> + use<> {
        let open = *self;
        (0..open.group_count()).map(move |number| open.group(number))
    }

    /// The number of the seat's group in this round; none for a seat that sits out a tie-break.
    pub fn group_of(&self, seat: Seat) -> Option<u8> {
        self.groups().zip(0..).find(|(group, _)| group.iter().any(|member| member == seat)).map(|(_, n)| n)
    }

    /// The seats that play this round: all but in a tie-break.
    pub const fn playing(&self) -> Seats {
        self.playing
    }

    /// Do the simultaneous winners of a tournament play on (R-K7)?
    pub const fn is_tie_break(&self) -> bool {
        self.tie_break
    }

    /// The stage that is being resolved, while a face, an Oracle's roll or a theft is awaited.
    pub fn stage(&self) -> Option<Stage> {
        self.resolving().then(|| self.current_stage())
    }

    /// The face before a seat; none before the first roll.
    pub fn face(&self, seat: Seat) -> Option<Face> {
        Face::new(*self.faces.get(seat.index())?)
    }

    /// The seat's value in the last finished turn, kept across rounds: among the champions for a
    /// champion; none before the first turn, and for those who sat out a tie-break.
    pub fn value(&self, seat: Seat) -> Option<i8> {
        let finished = self.values[usize::from(self.finished & 1)];
        finished.get(seat.index()).copied().filter(|_| self.valued.contains(seat))
    }

    /// The seat's tokens: of 1 VP, and of 2 VP.
    pub fn tokens(&self, seat: Seat) -> [u8; 2] {
        if seat.index() >= MAX_SEATS {
            return [0; 2];
        }
        let tokens = self.tokens.get(seat.index());
        [tokens & 15, tokens >> 4]
    }

    /// The points of this round; in crown and over cancelled totals are 0 already.
    pub fn points(&self, seat: Seat) -> u8 {
        let [ones, twos] = self.tokens(seat);
        ones + 2 * twos
    }

    /// How many cards are under the seat's die.
    pub fn crowns(&self, seat: Seat) -> u8 {
        self.crowns.get(seat.index()).copied().unwrap_or(0)
    }

    /// Who won; none before the end.
    pub fn winner(&self) -> Option<Seat> {
        (self.winner != NONE).then_some(Seat::new(self.winner))
    }

    /// The faces among which the Sorcerer's owner chooses: the neighbours of the face after all flips
    /// (R-K2).
    pub fn reachable(&self) -> Option<[Face; 5]> {
        Some(self.face(self.actor(Phase::Face)?)?.neighbours())
    }

    /// Whose die the Oracle rolls, while that is awaited.
    pub fn oracle(&self) -> Option<Seat> {
        self.actor(Phase::OracleRoll)
    }

    /// The Lady's owner who may steal, while that is awaited.
    pub fn thief(&self) -> Option<Seat> {
        self.actor(Phase::Theft)
    }

    /// Who may be robbed, while that is awaited.
    pub fn victim(&self) -> Option<Seat> {
        self.thief().map(|_| Seat::new(self.victim))
    }
}

impl Setup {
    /// The groups of a round that all play, from round 1: all seats, or in a tournament runs of neighbours, whose
    /// borders stand two seats further in every round (`king.md`, Tournament).
    pub fn groups(self, round: u32) -> impl Iterator<Item = Group> + use<> {
        let count =
            if self.is_tournament() { self.sizes().iter().map(|&size| u8::from(size > 0)).sum() } else { 1 };
        (0..count).map(move |number| self.group(round, number))
    }

    fn group(&self, round: u32, number: u8) -> Group {
        if !self.is_tournament() {
            return Group { seats: [0, 1, 2, 3], len: self.seats() as u8 };
        }
        let sizes = self.sizes();
        let seats = self.seats() as u32;
        let before: u8 = sizes.iter().take(number.into()).sum();
        let moved = (round - 1) % seats * 2;
        let mut group = Group { len: sizes[usize::from(number & 3)], ..Group::NOBODY };
        for (place, seat) in group.seats.iter_mut().zip(u32::from(before) + moved..) {
            *place = (seat % seats) as u8;
        }
        group
    }
}
