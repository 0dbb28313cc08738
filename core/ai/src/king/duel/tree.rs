//! A round of two seats with open hands, solved backwards from its end.

use super::matrix::{Matrix, WIN};
use super::score::{Class, DECIDED, Score};
use super::turns::{Dice, FACES, Turns, dice, faces, pair, rolled, tipped};
use crate::budget::{CutShort, Meter};

/// A position in which both choose. Hands are bits of the lineup.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Node {
    pub(super) hands: [u8; 2],
    pub(super) dice: Dice,
    pub(super) class: Class,
    /// Turns to the end of the round.
    pub(super) left: u8,
}

/// Everything that is known about the rest of a round.
pub(super) struct Tree {
    pub(super) turns: Box<Turns>,
    pub(super) score: Score,
    /// By the turns that are left; of each hand of the first, each of the second, the dice and the class: 0, or the
    /// value and [`KNOWN`].
    values: Vec<Vec<u16>>,
    /// There is no place for values with so many turns to go.
    lowest: usize,
    /// With so many turns to go it estimates; 0: never.
    floor: usize,
    /// The number of a hand among those with as many cards.
    ranks: [[u8; 128]; 2],
    /// How many hands there are with so many cards.
    counts: [[usize; 8]; 2],
    /// When both began alike, by the turns that are left: the classes when the seats change places. Then half of the
    /// positions are enough: the other half are their mirror images.
    mirrored: Vec<Vec<Class>>,
}

/// So many turns has a round in which nobody has a card under the die: both begin it alike.
pub(super) const WHOLE: usize = 6;

const KNOWN: i32 = 1 << 15;

/// So many values are kept at most: 7.8 MB.
const MAX_VALUES: usize = 3_900_000;

/// The cards of a hand, as places of the lineup.
pub(super) fn cards(hand: u8) -> impl Iterator<Item = usize> {
    (0..7).filter(move |place| hand >> place & 1 != 0)
}

impl Tree {
    /// For the rest of a round of so many turns in which the seats hold so many cards of these. It estimates some turns
    /// before the end where there is no memory for all.
    pub(super) fn new(
        turns: Box<Turns>,
        mut score: Score,
        all: [u8; 2],
        lens: [usize; 2],
        left: usize,
    ) -> Self {
        let mut ranks = [[0; 128]; 2];
        let mut counts = [[0; 8]; 2];
        for seat in 0..2 {
            for hand in (0..128_u8).filter(|hand| hand & !all[seat] == 0) {
                let count = &mut counts[seat][hand.count_ones() as usize];
                ranks[seat][usize::from(hand)] = *count as u8;
                *count += 1;
            }
        }
        let size = |turns: usize| {
            let hands = |seat: usize| counts[seat][lens[seat] + turns - left];
            hands(0) * hands(1) * FACES * score.count(turns)
        };
        let mut lowest = 0;
        while (lowest + 1..=left).map(size).sum::<usize>() > MAX_VALUES {
            lowest += 1;
        }
        let values = (0..=left).map(|turns| if turns > lowest { vec![0; size(turns)] } else { Vec::new() });
        let values = values.collect();
        let even = left == WHOLE && all[0] == all[1];
        let mirrored = if even { (0..=left).map(|left| score.mirrored(left)).collect() } else { Vec::new() };
        Self { turns, score, values, lowest, floor: left, ranks, counts, mirrored }
    }

    /// Begins again, with an estimate so many turns before the end.
    pub(super) fn start(&mut self, floor: usize) {
        for values in self.values.iter_mut().skip(self.floor + 1) {
            values.fill(0);
        }
        self.floor = floor.max(self.lowest);
    }

    /// As near to the end as it can go.
    pub(super) const fn lowest(&self) -> usize {
        self.lowest
    }

    #[cfg(test)]
    pub(super) fn forget_mirrors(&mut self) {
        self.mirrored.clear();
    }

    /// What it is worth to the first seat that both choose here.
    pub(super) fn value(&mut self, meter: &mut Meter<'_>, node: Node) -> Result<i32, CutShort> {
        if node.class < DECIDED {
            return Ok((i32::from(node.class) - 1) * WIN);
        }
        if usize::from(node.left) <= self.floor {
            return Ok(self.score.estimate(node.left.into(), node.class));
        }
        if let Some(classes) = self.mirrored.get(usize::from(node.left)) {
            let [first, second] = faces(node.dice);
            let [own, other] = node.hands;
            if (own, first) > (other, second) {
                let class = classes[usize::from(node.class - DECIDED)];
                let mirror = Node { hands: [other, own], dice: dice(second, first), class, ..node };
                return Ok(-self.value(meter, mirror)?);
            }
        }
        let at = self.place(node);
        let left = usize::from(node.left);
        match self.values[left][at] {
            0 => {}
            known => return Ok(i32::from(known) - KNOWN),
        }
        let value = self.matrix(meter, node)?.value();
        self.values[left][at] = (value + KNOWN) as u16;
        Ok(value)
    }

    fn place(&self, node: Node) -> usize {
        let [first, second] =
            [0, 1].map(|seat| usize::from(self.ranks[seat][usize::from(node.hands[seat] & 127)]));
        let hands = first * self.counts[1][node.hands[1].count_ones() as usize] + second;
        let classes = self.score.count(node.left.into());
        (hands * FACES + usize::from(node.dice)) * classes + usize::from(node.class - DECIDED)
    }

    /// What each pair of cards comes to.
    pub(super) fn matrix(&mut self, meter: &mut Meter<'_>, node: Node) -> Result<Matrix, CutShort> {
        meter.spend()?;
        let [rows, columns] = node.hands.map(|hand| hand.count_ones() as usize);
        let mut matrix = Matrix::new(rows, columns);
        for (row, first) in cards(node.hands[0]).enumerate() {
            for (column, second) in cards(node.hands[1]).enumerate() {
                matrix.cells[row][column] = self.cell(meter, node, [first, second])?;
            }
        }
        Ok(matrix)
    }

    /// What it comes to when these cards are played.
    pub(super) fn cell(
        &mut self,
        meter: &mut Meter<'_>,
        node: Node,
        played: [usize; 2],
    ) -> Result<i32, CutShort> {
        let pair = pair(played);
        let hands = [node.hands[0] & !(1 << played[0]), node.hands[1] & !(1 << played[1])];
        let moved = Node { hands, dice: self.turns.moved(pair, node.dice), ..node };
        match self.turns.asks(pair).face {
            Some(seat) => self.face(meter, moved, pair, seat),
            None => self.roll(meter, moved, pair),
        }
    }

    /// The Sorcerer's owner takes the best face.
    fn face(&mut self, meter: &mut Meter<'_>, node: Node, pair: usize, seat: usize) -> Result<i32, CutShort> {
        let mut best = None;
        for dice in tipped(node.dice, seat) {
            let value = self.roll(meter, Node { dice, ..node }, pair)?;
            best = Some(match best {
                None => value,
                Some(best) if seat == 0 => value.max(best),
                Some(best) => value.min(best),
            });
        }
        best.ok_or(CutShort)
    }

    /// After the Sorcerer: the Oracle's roll, if there is one, and the comparison.
    pub(super) fn roll(&mut self, meter: &mut Meter<'_>, node: Node, pair: usize) -> Result<i32, CutShort> {
        let Some(seat) = self.turns.asks(pair).roll else { return self.compare(meter, node, pair) };
        let mut sum = 0;
        for dice in rolled(node.dice, seat) {
            sum += self.compare(meter, Node { dice, ..node }, pair)?;
        }
        Ok(sum / 12)
    }

    fn compare(&mut self, meter: &mut Meter<'_>, node: Node, pair: usize) -> Result<i32, CutShort> {
        let outcome = self.turns.outcome(pair, node.dice);
        let class = self.score.next(node.left.into(), node.class, outcome);
        self.value(meter, Node { class, left: node.left - 1, ..node })
    }
}
