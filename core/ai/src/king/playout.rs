//! A round of three or four seats, played out in a tenth of the time that the rules take: they check what they are given
//! and report what happened. A test holds it to them.

use crate::budget::{CutShort, Meter};
use crate::chance::Quick;
use douze_rules::Seat;
use douze_rules::d12::Face;
use douze_rules::king::{Character, Lineup, State};

/// The most seats of a group, and the most cards of a hand.
pub(super) const SEATS: usize = 4;
pub(super) const CARDS: usize = 7;

/// Points that end a round.
const ENOUGH: u8 = 8;

const fn bit(character: Character) -> u16 {
    1 << character as u16
}

const LADY: u16 = bit(Character::Lady);

/// What changes in a round. Entries belong to the seats in the order in which dice are passed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Round {
    /// Bits of the lineup.
    pub(super) hands: [u8; SEATS],
    /// Numbers of faces.
    pub(super) faces: [u8; SEATS],
    /// Tokens of 1 and of 2 VP.
    pub(super) tokens: [[u8; 2]; SEATS],
    /// Turns until somebody is left with one card.
    pub(super) left: u8,
}

/// What stays the same in it.
pub(super) struct Playout {
    lineup: [u8; CARDS],
    seats: usize,
    /// Of each face.
    neighbours: [[u8; 5]; 13],
    /// What each character makes of each face.
    values: [[i8; 13]; 12],
}

impl Round {
    /// Of a game in which these seats choose; what they have chosen is in their hands still.
    pub(super) fn of(state: &State, seats: [Option<Seat>; SEATS]) -> Self {
        let mut round = Self::default();
        let places = |seat| {
            let mut cards = state.hand(seat);
            if state.has_chosen(seat) {
                cards = cards.with(state.chosen(seat)?);
            }
            let lineup = state.setup().lineup();
            let places = lineup.iter().enumerate().filter(|(_, card)| cards.contains(*card));
            Some(places.fold(0, |bits, (place, _)| bits | 1 << place))
        };
        for (place, seat) in seats.into_iter().enumerate() {
            let Some(seat) = seat else { continue };
            round.hands[place] = places(seat).unwrap_or(0);
            round.faces[place] = state.face(seat).map_or(1, Face::number);
            round.tokens[place] = state.tokens(seat);
        }
        let hands = round.hands.iter().zip(seats).filter(|(_, seat)| seat.is_some());
        round.left = hands.map(|(hand, _)| hand.count_ones() as u8).min().unwrap_or(1).saturating_sub(1);
        round
    }

    fn points(&self, seat: usize) -> u8 {
        let [ones, twos] = self.tokens[seat];
        ones + 2 * twos
    }
}

impl Playout {
    pub(super) fn new(lineup: Lineup, seats: usize) -> Self {
        let mut places = [0; CARDS];
        for (place, character) in places.iter_mut().zip(lineup.iter()) {
            *place = character as u8;
        }
        let (mut neighbours, mut values) = ([[1; 5]; 13], [[0; 13]; 12]);
        for face in Face::all() {
            neighbours[usize::from(face.number())] = face.neighbours().map(Face::number);
            for character in Character::ALL {
                values[character as usize][usize::from(face.number())] =
                    value(character, face.number() as i8);
            }
        }
        Self { lineup: places, seats: seats.min(SEATS), neighbours, values }
    }

    /// Plays these cards, places of the lineup, and then at random until the round is over: who wins it.
    pub(super) fn finish(
        &self,
        mut round: Round,
        cards: [u8; SEATS],
        quick: &mut Quick,
        meter: &mut Meter<'_>,
    ) -> Result<Option<usize>, CutShort> {
        let mut places = cards;
        loop {
            meter.spend()?;
            self.turn(&mut round, places, quick);
            if self.is_over(&round) {
                return Ok(self.winner(&round));
            }
            for (place, &hand) in places.iter_mut().zip(&round.hands).take(self.seats) {
                *place = pick(hand, quick);
            }
        }
    }

    /// Takes the cards out of the hands: their characters.
    fn lay(&self, round: &mut Round, places: [u8; SEATS]) -> [u8; SEATS] {
        let mut cards = [0; SEATS];
        for seat in 0..self.seats {
            round.hands[seat] &= !(1 << places[seat]);
            cards[seat] = self.lineup[usize::from(places[seat]) % CARDS];
        }
        round.left = round.left.saturating_sub(1);
        cards
    }

    fn turn(&self, round: &mut Round, places: [u8; SEATS], quick: &mut Quick) {
        let cards = self.lay(round, places);
        let acting = self.turn_dice(&mut round.faces, cards);
        let owner = |character: Character| {
            let acts = acting & bit(character) != 0;
            (0..self.seats).find(|&seat| acts && cards[seat] == character as u8)
        };
        let oracle = owner(Character::Oracle);
        let mut roll = |round: &mut Round| {
            if let Some(seat) = oracle {
                round.faces[seat] = 1 + quick.below(12) as u8;
            }
            quick.below(5) as usize
        };
        if let Some(seat) = owner(Character::Sorcerer) {
            // It counts on a roll of its own.
            let first = roll(round);
            self.tip(&mut round.faces, cards, acting, seat, first);
        }
        roll(round);
        self.compare(round, cards, acting);
    }

    /// Cancels, and turns dice, up to where somebody is asked: the bits of the characters that act.
    fn turn_dice(&self, faces: &mut [u8; SEATS], cards: [u8; SEATS]) -> u16 {
        let (mut once, mut twice) = (0_u16, 0);
        for card in &cards[..self.seats] {
            twice |= once & 1 << card;
            once |= 1 << card;
        }
        let acting = once & !twice;
        if acting & LADY != 0 {
            return LADY;
        }
        if acting & bit(Character::Merchants) != 0 {
            faces[..self.seats].rotate_right(1);
        }
        let all = acting & bit(Character::Troublemakers) != 0;
        for seat in 0..self.seats {
            let own = cards[seat] == Character::Reverser as u8 && acting & bit(Character::Reverser) != 0;
            if own != all {
                faces[seat] = 13 - faces[seat];
            }
        }
        acting
    }

    /// The face that brings most, any of the best.
    fn tip(&self, faces: &mut [u8; SEATS], cards: [u8; SEATS], acting: u16, seat: usize, first: usize) {
        let around = self.neighbours[usize::from(faces[seat])];
        let mut best = (i32::MIN, faces[seat]);
        for place in first..first + 5 {
            faces[seat] = around[place % 5];
            let places = self.places(*faces, cards, acting);
            let own = i32::from(places[0] == seat) * 8 + i32::from(places[1] == seat) * 4;
            let taken = i32::from(places[0] < SEATS) * 2 + i32::from(places[1] < SEATS);
            best = best.max((own - taken, faces[seat]));
        }
        faces[seat] = best.1;
    }

    /// First and second; [`SEATS`] for nobody.
    fn places(&self, faces: [u8; SEATS], cards: [u8; SEATS], acting: u16) -> [usize; 2] {
        let mut keys = [0; SEATS];
        let mut seen = 0_u64;
        let mut twice = 0_u64;
        let knight = acting & bit(Character::Knight) != 0;
        for seat in 0..self.seats {
            let face = usize::from(faces[seat]);
            let card = usize::from(cards[seat]);
            let value = if acting >> card & 1 != 0 { self.values[card][face] } else { face as i8 };
            // From 1 to 64: values are −6 to 24.
            let height = if knight { 32 - value } else { 32 + value } as u32;
            twice |= seen & 1 << height;
            seen |= 1 << height;
            keys[seat] = height;
        }
        let (mut first, mut second) = ((0, SEATS), (0, SEATS));
        for (seat, &height) in keys.iter().enumerate().take(self.seats) {
            let key = (if twice >> height & 1 != 0 { 0 } else { height }, seat);
            if key.0 > first.0 {
                (first, second) = (key, first);
            } else if key.0 > second.0 {
                second = key;
            }
        }
        if acting & bit(Character::Gambler) != 0 { [second.1, first.1] } else { [first.1, second.1] }
    }

    /// Hands out the tokens, and a stolen one.
    fn compare(&self, round: &mut Round, cards: [u8; SEATS], acting: u16) {
        let [winner, second] = self.places(round.faces, cards, acting);
        if let Some(tokens) = round.tokens.get_mut(winner) {
            tokens[1] += 1;
        }
        if let Some(tokens) = round.tokens.get_mut(second) {
            tokens[0] += 1;
        }
        let lady = Character::Lady as u8;
        let ladies = (0..self.seats).filter(|&seat| cards[seat] == lady).count();
        if ladies >= 2 {
            self.steal(round, cards);
        }
    }

    /// The lowest Lady takes the better token of the highest.
    fn steal(&self, round: &mut Round, cards: [u8; SEATS]) {
        let ladies = || (0..self.seats).filter(|&seat| cards[seat] == Character::Lady as u8);
        let alone = |face: Option<u8>| {
            let mut there = ladies().filter(|&seat| Some(round.faces[seat]) == face);
            there.next().filter(|_| there.next().is_none())
        };
        let lowest = alone(ladies().map(|seat| round.faces[seat]).min());
        let highest = alone(ladies().map(|seat| round.faces[seat]).max());
        let (Some(thief), Some(victim)) = (lowest, highest) else { return };
        if let Some(kind) = [1, 0].into_iter().find(|&kind| round.tokens[victim][kind] > 0) {
            round.tokens[victim][kind] -= 1;
            round.tokens[thief][kind] += 1;
        }
    }

    fn is_over(&self, round: &Round) -> bool {
        round.left == 0 || (0..self.seats).any(|seat| round.points(seat) >= ENOUGH)
    }

    /// The most points that nobody else has.
    fn winner(&self, round: &Round) -> Option<usize> {
        let alone = |&seat: &usize| {
            (0..self.seats).all(|other| other == seat || round.points(other) != round.points(seat))
        };
        (0..self.seats).filter(alone).max_by_key(|&seat| round.points(seat))
    }
}

/// Any card of a hand, which is not empty.
const fn pick(hand: u8, quick: &mut Quick) -> u8 {
    let (mut rest, mut skipped) = (hand, quick.below(hand.count_ones()));
    while skipped > 0 {
        rest &= rest - 1;
        skipped -= 1;
    }
    rest.trailing_zeros() as u8
}

const fn value(character: Character, face: i8) -> i8 {
    match character {
        Character::Alchemist => 2 * face,
        Character::Machine => face + 7,
        Character::Parasite => face - 7,
        Character::Golem if face == 12 => 1,
        Character::Golem => 12,
        _ => face,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Chance;
    use douze_rules::king::{Action, Phase, Setup, apply, legal, sample};

    const SEATS_OF_FOUR: [Option<Seat>; SEATS] =
        [Some(Seat::new(0)), Some(Seat::new(1)), Some(Seat::new(2)), Some(Seat::new(3))];

    /// Chooses a card for each seat, as places of the lineup.
    fn choose(state: &mut State, lineup: Lineup, count: usize, chance: &mut Chance) -> [u8; SEATS] {
        let mut places = [0; SEATS];
        for _ in 0..count {
            let action = sample(state, &mut |count| chance.below(count)).unwrap();
            apply(state, action, &mut ()).unwrap();
            if let Action::Choose { seat, character } = action {
                places[seat.index()] = lineup.iter().position(|card| card == character).unwrap() as u8;
            }
        }
        places
    }

    /// One turn by the rules and one by this, with the same faces where somebody is asked.
    fn compare_turn(state: &mut State, seats: [Option<Seat>; SEATS], chance: &mut Chance) {
        let (lineup, count) = (state.setup().lineup(), seats.iter().flatten().count());
        let playout = Playout::new(lineup, count);
        let mut round = Round::of(state, seats);
        let places = choose(state, lineup, count, chance);
        let cards = playout.lay(&mut round, places);
        let acting = playout.turn_dice(&mut round.faces, cards);
        while matches!(state.phase(), Phase::Face | Phase::OracleRoll | Phase::Theft) {
            let mut action = sample(state, &mut |count| chance.below(count)).unwrap();
            match action {
                Action::Face { seat, face } | Action::OracleRoll { seat, face } => {
                    let faces: Vec<u8> =
                        seats.iter().flatten().map(|&seat| state.face(seat).unwrap().number()).collect();
                    assert_eq!(faces, round.faces[..count]);
                    round.faces[seat.index()] = face.number();
                }
                // The last one declines, and before it comes the token that is worth most.
                _ => action = *legal(state).iter().rev().nth(1).unwrap(),
            }
            apply(state, action, &mut ()).unwrap();
        }
        playout.compare(&mut round, cards, acting);
        assert_eq!(playout.is_over(&round), state.phase() != Phase::Choose);
        match state.phase() {
            Phase::Choose => assert_eq!(round, Round::of(state, seats)),
            Phase::Crown => {
                assert_eq!(playout.winner(&round), state.seats_to_act().next().map(Seat::index));
            }
            _ => assert_eq!(playout.winner(&round), None),
        }
    }

    #[test]
    fn turns_and_rounds_end_as_the_rules_have_it() {
        let mut turns = 0;
        for game in 0..400 {
            let mut chance = Chance::new(game);
            let count = 3 + game as usize % 2;
            let seats = SEATS_OF_FOUR.map(|seat| seat.filter(|seat| seat.index() < count));
            let lineup = Lineup::random(&mut |count| chance.below(count));
            let mut state = State::new(Setup::king(lineup, count).unwrap());
            while state.phase() != Phase::Over {
                if state.phase() == Phase::Choose {
                    compare_turn(&mut state, seats, &mut chance);
                    turns += 1;
                } else {
                    let action = sample(&state, &mut |count| chance.below(count)).unwrap();
                    apply(&mut state, action, &mut ()).unwrap();
                }
            }
        }
        assert!(turns > 5_000, "{turns}");
    }

    #[test]
    fn a_sorcerer_takes_the_face_that_brings_most() {
        let playout = Playout::new(Lineup::FIRST_GAME, 3);
        let cards = [Character::Sorcerer as u8, Character::Knight as u8, Character::Golem as u8, 0];
        let acting = cards[..3].iter().fold(0, |acting, card| acting | 1 << card);
        for first in 0..5 {
            // Under a Knight the lowest wins: 6 has the neighbours 1, 4, 3, 11 and 5, the others are worth 2 and 12.
            let mut faces = [6, 2, 5, 1];
            playout.tip(&mut faces, cards, acting, 0, first);
            assert_eq!(faces[0], 1);
        }
    }
}
