//! Two seats: a round as a game of opposed interests, solved from its end.
//!
//! Discards are remembered, so that with open hands only the choices of one turn are made at the same time: each
//! position is a matrix of what follows each pair of cards (`tree`). With cards under the dice both know their own
//! hand only; then each possible hand of both has a mixed strategy of its own for this turn (`veil`), and what
//! follows is judged with open hands.

#[cfg(test)]
mod exploit;
mod matrix;
mod score;
mod tree;
mod turns;
mod veil;

use super::mind::Mind;
use super::weigh::Weighing;
use super::worth::ALL;
use crate::budget::{CutShort, Meter};
use crate::{Budget, CancelToken};
use douze_rules::king::{Action, Character, Characters, Lineup, Observation, Phase, State, Token, observe};
use douze_rules::{Seat, Viewer};
pub(super) use matrix::Matrix;
use matrix::WIN;
use score::{Class, DECIDED, Score};
use tree::{Node, Tree, WHOLE, cards};
use turns::{Turns, dice, faces, pair};
use veil::{Veil, normal};

/// Weighs the options, looking so many turns ahead. None when it is not a game of two.
pub(super) fn weigh(
    mind: &mut Mind,
    view: &Observation,
    state: &State,
    options: &[Action],
    turns: usize,
) -> Option<Weighing> {
    let duel = Duel::new(view, state, mind.seat)?;
    match view.phase() {
        Phase::Choose => duel.choose(mind, view, options, turns),
        Phase::Face => duel.face(mind, view, options, turns),
        Phase::Theft => duel.theft(mind, view, options, turns),
        _ => None,
    }
}

/// With open hands: the cards of both, the acting seat's first, and what each pair comes to, solved to the end of the round.
/// None when it is not such a turn, when the round is decided, and when that takes too long.
pub(super) fn open_turn(
    view: &Observation,
    state: &State,
    own: Seat,
    budget: &Budget,
    control: &CancelToken,
) -> Option<([Vec<Character>; 2], Matrix)> {
    let duel = Duel::new(view, state, own)?;
    let ([first], [second]) = (duel.hands[0].as_slice(), duel.hands[1].as_slice()) else { return None };
    let (mut score, hands) = (duel.score(), [*first, *second]);
    let class = score.class(duel.left, duel.points);
    let node = duel.node(view, hands, class)?;
    let meter = &mut Meter::new(budget, control);
    let mut tree = duel.tree(meter, score, duel.left).ok()?;
    if class < DECIDED || tree.lowest() > 0 {
        return None;
    }
    tree.start(0);
    let cells = tree.matrix(meter, node).ok()?;
    let of = |hand: u8| cards(hand).filter_map(|place| duel.lineup.iter().nth(place)).collect();
    Some((hands.map(of), cells))
}

/// Who plays, the acting seat first; none unless there are exactly two.
fn seats(view: &Observation, own: Seat) -> Option<[Seat; 2]> {
    let mut others = view.playing().iter().filter(|&seat| seat != own);
    let other = others.next()?;
    let alone = others.next().is_none() && view.playing().contains(own);
    // Two of a group of a tournament play among champions, too.
    (alone && view.groups().count() == 1).then_some([own, other])
}

fn bits(lineup: Lineup, cards: Characters) -> u8 {
    let places = lineup.iter().enumerate().filter(|(_, card)| cards.contains(*card));
    places.fold(0, |bits, (place, _)| bits | 1 << place)
}

/// The rest of a round as the acting seat sees it: its own side first.
struct Duel {
    seats: [Seat; 2],
    lineup: Lineup,
    /// Hands that each may hold now, as far as the other knows; each with the same chance.
    hands: [Vec<u8>; 2],
    own: u8,
    /// Cards that each may hold or have under the die.
    all: [u8; 2],
    /// The cards that are open.
    open: [u8; 2],
    lens: [usize; 2],
    points: [u8; 2],
    /// Turns to the end of the round, with one that is being resolved.
    left: usize,
}

const FULL: u8 = 127;

impl Duel {
    fn new(view: &Observation, state: &State, own: Seat) -> Option<Self> {
        let seats @ [_, other] = seats(view, own)?;
        let lineup = view.setup().lineup();
        let all = seats.map(|seat| FULL & !bits(lineup, view.played(seat)));
        let there = observe(state, Viewer::Seat(other));
        let under = [there.could_be_under(own), view.could_be_under(other)].map(|cards| bits(lineup, cards));
        let hands = [0, 1].map(|seat| possible(all[seat], under[seat], view.crowns(seats[seat])));
        let lens = [0, 1].map(|seat| hands[seat].first().map_or(0, |hand| hand.count_ones() as usize));
        let resolving = usize::from(view.phase() != Phase::Choose);
        let left = (lens[0].min(lens[1]) + resolving).checked_sub(1)?;
        let points = seats.map(|seat| view.points(seat));
        let open = seats.map(|seat| bits(lineup, view.card(seat).into_iter().collect()));
        // A card face down is still to be played.
        let own = all[0] & !bits(lineup, view.own_under());
        Some(Self { seats, lineup, hands, own, all, open, lens, points, left })
    }

    fn score(&self) -> Score {
        Score::new(self.left, self.lineup.set().contains(Character::Lady))
    }

    /// The tree of what follows, with so many turns to go.
    fn tree(&self, meter: &mut Meter<'_>, score: Score, left: usize) -> Result<Tree, CutShort> {
        // With open cards the pair that is there, too.
        let cards = [0, 1].map(|seat| self.all[seat] | self.open[seat]);
        Ok(Tree::new(Turns::new(self.lineup, cards, meter)?, score, self.all, self.lens, left))
    }

    /// A node for a pair of hands.
    fn node(&self, view: &Observation, hands: [u8; 2], class: Class) -> Option<Node> {
        let [first, second] = [0, 1].map(|seat| view.face(self.seats[seat]).map(|face| face.number() - 1));
        Some(Node { hands, dice: dice(first?, second?), class, left: self.left as u8 })
    }

    fn choose(
        &self,
        mind: &mut Mind,
        view: &Observation,
        options: &[Action],
        turns: usize,
    ) -> Option<Weighing> {
        let mut score = self.score();
        let class = score.class(self.left, self.points);
        let node = self.node(view, [0, 0], class)?;
        let places: Vec<usize> = options.iter().filter_map(|&action| self.place(action)).collect();
        let mut weighing = Weighing { worths: Vec::new(), shares: vec![1; options.len()], cut: false };
        if class < DECIDED {
            weighing.worths = vec![worth((i32::from(class) - 1) * WIN); options.len()];
            return Some(weighing);
        }
        let Ok(mut tree) = self.tree(&mut mind.meter, score, self.left) else {
            return Some(Weighing { cut: true, ..weighing });
        };
        for floor in floors(&tree, self.left, turns) {
            tree.start(floor);
            let Ok(veil) = self.veil(mind, &mut tree, node) else {
                weighing.cut = true;
                break;
            };
            let (worths, shares, cut) = self.answer(&veil, &mut mind.meter);
            weighing.cut = cut;
            weighing.worths = places.iter().map(|&place| worths[place]).collect();
            weighing.shares = places.iter().map(|&place| shares[place]).collect();
        }
        Some(weighing)
    }

    /// The Sorcerer's face.
    fn face(
        &self,
        mind: &mut Mind,
        view: &Observation,
        options: &[Action],
        turns: usize,
    ) -> Option<Weighing> {
        let mut score = self.score();
        let class = score.class(self.left, self.points);
        let tree = self.tree(&mut mind.meter, score, self.left - 1);
        let [first, second] = self.seats.map(|seat| view.card(seat).and_then(|card| self.place_of(card)));
        let pair = pair([first?, second?]);
        let node = self.node(view, [self.own, 0], class)?;
        let [_, other] = faces(node.dice);
        Some(self.weigh_open(mind, tree, options, turns, |mind, tree, option, second| {
            let Action::Face { face, .. } = option else { return Err(CutShort) };
            let node = Node { hands: [self.own, second], dice: dice(face.number() - 1, other), ..node };
            tree.roll(&mut mind.meter, node, pair)
        }))
    }

    /// The Lady's token.
    fn theft(
        &self,
        mind: &mut Mind,
        view: &Observation,
        options: &[Action],
        turns: usize,
    ) -> Option<Weighing> {
        let mut score = self.score();
        let mut class = |action: &Action| {
            let Action::Take { token, .. } = *action else { return 0 };
            let taken = token.map_or(0, Token::points);
            score.class(self.left - 1, [self.points[0] + taken, self.points[1].saturating_sub(taken)])
        };
        let classes: Vec<Class> = options.iter().map(&mut class).collect();
        let tree = self.tree(&mut mind.meter, score, self.left - 1);
        let node = self.node(view, [self.own, 0], 0)?;
        Some(self.weigh_open(mind, tree, options, turns, |mind, tree, option, second| {
            let place = options.iter().position(|&other| other == option).ok_or(CutShort)?;
            let node = Node { hands: [self.own, second], class: classes[place], left: node.left - 1, ..node };
            tree.value(&mut mind.meter, node)
        }))
    }

    /// With open cards: the value of each option, on average over the other's hands.
    fn weigh_open(
        &self,
        mind: &mut Mind,
        tree: Result<Tree, CutShort>,
        options: &[Action],
        turns: usize,
        value: impl Fn(&mut Mind, &mut Tree, Action, u8) -> Result<i32, CutShort>,
    ) -> Weighing {
        let mut weighing = Weighing::best(Vec::new(), options.len(), false);
        let Ok(mut tree) = tree else { return Weighing { cut: true, ..weighing } };
        for floor in floors(&tree, self.left - 1, turns) {
            tree.start(floor);
            let mut mean = |&option: &Action| {
                let values = self.hands[1].iter().map(|&second| value(mind, &mut tree, option, second));
                Ok(values.sum::<Result<i32, CutShort>>()? / self.hands[1].len().max(1) as i32)
            };
            let Ok(values) = options.iter().map(&mut mean).collect::<Result<Vec<i32>, CutShort>>() else {
                weighing.cut = true;
                break;
            };
            weighing = Weighing::best(values.into_iter().map(worth).collect(), options.len(), false);
        }
        weighing
    }

    fn veil(&self, mind: &mut Mind, tree: &mut Tree, node: Node) -> Result<Veil, CutShort> {
        let mut matrices = Vec::with_capacity(self.hands[0].len() * self.hands[1].len());
        for &first in &self.hands[0] {
            for &second in &self.hands[1] {
                let done = matrices.len();
                mind.meter.progress(done, self.hands[0].len() * self.hands[1].len());
                matrices.push(tree.matrix(&mut mind.meter, Node { hands: [first, second], ..node })?);
            }
        }
        Ok(Veil { matrices, hands: [0, 1].map(|seat| self.hands[seat].len()) })
    }

    /// What each card of the acting seat's hand is worth, how often it is to be chosen, and whether that was cut short.
    fn answer(&self, veil: &Veil, meter: &mut Meter<'_>) -> ([i32; 7], [u32; 7], bool) {
        let own = self.hands[0].iter().position(|&hand| hand == self.own).unwrap_or(0);
        let ([first, second], cut) = match veil.matrices.as_slice() {
            [matrix] => {
                let solution = matrix.solve();
                ([vec![normal(solution.rows)], vec![normal(solution.columns)]], false)
            }
            _ => veil.solve(meter),
        };
        let worths = veil.worth(&second, 0)[own];
        let (mut by_place, mut shares) = ([0; 7], [0; 7]);
        for (number, card) in cards(self.own).enumerate() {
            by_place[card] = worth(worths[number] as i32);
            shares[card] = first[own][number] as u32;
        }
        (by_place, shares, cut)
    }

    fn place(&self, action: Action) -> Option<usize> {
        let Action::Choose { character, .. } = action else { return None };
        self.place_of(character)
    }

    fn place_of(&self, character: Character) -> Option<usize> {
        self.lineup.iter().position(|card| card == character)
    }
}

/// With how many turns to go the search stops, looking so many ahead: first roughly, then to full depth.
fn floors(tree: &Tree, left: usize, turns: usize) -> impl Iterator<Item = usize> + use<> {
    let last = tree.lowest().max(left.saturating_sub(turns));
    // For all of a whole round there may be no time.
    let rough = [left.saturating_sub(2), if left == WHOLE { 2 } else { 0 }];
    rough.into_iter().filter(move |&floor| floor > last).chain([last])
}

/// From the value of a round to ten-thousandths.
pub(super) const fn worth(value: i32) -> i32 {
    (ALL * (WIN + value) / 2) >> 14
}

/// Hands with so many cards under the die, of these.
fn possible(all: u8, under: u8, crowns: u8) -> Vec<u8> {
    let hidden = (0..=FULL).filter(|hidden| hidden.count_ones() == u32::from(crowns) && hidden & !under == 0);
    hidden.map(|hidden| all & !hidden).collect()
}
