//! A baseline: a partner who sees all hands, and knows that the person plays greedily.

use super::board::Board;
use super::chance::{self, CERTAIN, Down, Hand, SURE, best, each_combination, everybody, together};
use super::choice::greedy_cards;
use super::reveal::best_way;
use super::sight::Sight;
use super::worth::{self, least, wanted, worth};
use douze_ai::council::{Member, Question, Said};
use douze_rules::council::{Action, Character, Characters, Phase, State, observe};
use douze_rules::{Seat, Viewer};

/// A member who sees everything.
pub(super) struct Informed {
    person: Seat,
    /// How often the person plays any card, of a hundred times.
    errors: u32,
    state: Option<State>,
}

impl Informed {
    pub(super) const fn new(person: Seat, errors: u32) -> Self {
        Self { person, errors, state: None }
    }

    fn table<'a>(&'a self, sight: Sight<'a>) -> Option<KnownTable<'a>> {
        let state = self.state.as_ref()?;
        Some(KnownTable { sight, state, person: self.person, errors: self.errors })
    }
}

impl Member for Informed {
    fn speak(&mut self, _: &Question) -> Vec<Said> {
        Vec::new()
    }

    fn propose(&mut self, _: &Question) -> Option<Action> {
        None
    }

    fn next(&mut self, asked: &Question) -> Option<Seat> {
        self.table(Sight::of(asked)?)?.next()
    }

    fn decide(&mut self, asked: &Question) -> Option<Action> {
        let sight = Sight::of(asked)?;
        let table = self.table(sight)?;
        let seat = sight.me;
        match sight.view.phase() {
            Phase::Bells => Some(Action::Bells { ring: table.rings() }),
            Phase::Choose => table.card().map(|card| Action::Choose { seat, card }),
            Phase::Reveal => table.reveal(),
            Phase::Next => table.second(),
            Phase::Throne => table.throne_card().map(|card| Action::Throne { seat, card }),
            _ => worth::answer(sight, true),
        }
    }

    fn peek(&mut self, state: &State) {
        self.state = Some(*state);
    }
}

/// The whole position, with the eyes of one seat.
struct KnownTable<'a> {
    sight: Sight<'a>,
    state: &'a State,
    person: Seat,
    errors: u32,
}

/// What the informed seats play: the cards in the order of their seats, and the chance in parts of all weights.
struct Plan {
    chance: u32,
    all: u32,
    cost: u32,
    cards: Vec<Character>,
}

impl KnownTable<'_> {
    fn hand(&self, seat: Seat) -> Hand {
        self.sight.as_hand(seat, self.state.hand(seat))
    }

    /// The informed seats that play in this turn.
    fn informed(&self) -> impl Iterator<Item = Seat> {
        self.sight.seats().filter(|&seat| seat != self.person && Some(seat) != self.sight.view.head())
    }

    fn playable(&self, seat: Seat) -> Vec<Down> {
        let hand = self.hand(seat);
        self.sight.of_open(seat, hand.playable()).iter().map(|card| hand.down(card)).collect()
    }

    /// What the person may choose, by weight: one of the greedy cards, or by mistake any.
    fn persons(&self) -> Vec<(Down, u32)> {
        let view = observe(self.state, Viewer::Seat(self.person));
        let sight = Sight { view: &view, me: self.person, ..self.sight };
        let (all, greedy) = (sight.playable(), greedy_cards(sight));
        let [any, meant] = [all, greedy].map(|cards| cards.len() as u32);
        let weight = |card| {
            let meant = if greedy.contains(card) { (100 - self.errors) * any } else { 0 };
            meant + self.errors * greedy.len() as u32
        };
        let hand = self.hand(self.person);
        let downs = all.iter().map(|card| (Down { hasty: true, ..hand.down(card) }, weight(card)));
        downs.filter(|(_, weight)| *weight > 0 && meant > 0).collect()
    }

    /// The cards with the best chance, of equal ones the least useful; the first ones found, so that all informed seats
    /// find the same.
    fn plan(&self) -> Option<Plan> {
        let lists: Vec<Vec<Down>> = self.informed().map(|seat| self.playable(seat)).collect();
        let persons = self.persons();
        let mut found: Option<Plan> = None;
        each_combination(&lists, &mut |cards| {
            let plan = weigh(self.sight.board, &persons, cards);
            let better = |one: &Plan| (plan.chance, u32::MAX - plan.cost) > (one.chance, u32::MAX - one.cost);
            if found.as_ref().is_none_or(better) {
                found = Some(plan);
            }
        });
        found
    }

    /// Its own part of the plan. Who sits in the person's seat plays as the person would.
    fn card(&self) -> Option<Character> {
        if self.sight.me == self.person {
            return least(greedy_cards(self.sight));
        }
        let place = self.informed().position(|seat| seat == self.sight.me)?;
        self.plan()?.cards.get(place).copied()
    }

    fn rings(&self) -> bool {
        let view = self.sight.view;
        let sure = |plan: Plan| plan.chance * u32::from(CERTAIN) >= plan.all * u32::from(SURE);
        let may = view.public_setup().has_bells();
        view.must_ring() || may && view.favour() >= 3 && self.plan().is_some_and(sure)
    }

    /// The cards face down, with their seats.
    fn downs(&self) -> Vec<(Seat, Down)> {
        let down = |seat: Seat| {
            let down = self.hand(seat).down(self.state.chosen(seat)?);
            Some((seat, Down { hasty: seat == self.person, ..down }))
        };
        self.sight.seats().filter_map(down).collect()
    }

    /// Whose card is best revealed next; of equal ones the first.
    fn next(&self) -> Option<Seat> {
        let (seats, downs): (Vec<Seat>, Vec<Down>) = self.downs().into_iter().unzip();
        let chance = |place| chance::next(self.sight.board, &downs, everybody(&downs), place);
        (0..downs.len()).rev().max_by_key(|&place| chance(place)).and_then(|place| seats.get(place).copied())
    }

    /// Of the others, the cards face down that are not the same as this one.
    fn others(&self, card: Character) -> (Vec<Down>, bool) {
        let others = self.downs().into_iter().filter(|(seat, _)| *seat != self.sight.me);
        let (equal, others): (Vec<Down>, Vec<Down>) =
            others.map(|(_, down)| down).partition(|down| down.card == card);
        (others, !equal.is_empty())
    }

    fn reveal(&self) -> Option<Action> {
        let card = self.sight.view.own_chosen()?;
        let (others, _) = self.others(card);
        let (_, how) = best_way(self.sight, card, &|after| best(after, &others, everybody(&others)))?;
        Some(Action::Reveal { seat: self.sight.me, how })
    }

    /// The Oracle's second card; of equal ones the least useful.
    fn second(&self) -> Option<Action> {
        let ways = self.sight.hand().playable().iter().filter_map(|card| {
            let (others, doubled) = self.others(card);
            let chance = |after| best(after, &others, everybody(&others));
            let (most, how) = best_way(self.sight, card, &chance)?;
            let most = if doubled { chance(self.sight.board.with_revealed(card)) } else { most };
            Some(((most, u32::MAX - worth(card)), card, how))
        });
        let (_, card, how) = ways.max_by_key(|(rank, _, _)| *rank)?;
        Some(Action::Next { seat: self.sight.me, card, how })
    }

    /// The character of the largest group that can be, with the person's card as that person chooses it.
    fn throne_card(&self) -> Option<Character> {
        let view = observe(self.state, Viewer::Seat(self.person));
        let person = worth::throne_card(Sight { view: &view, me: self.person, ..self.sight });
        if self.sight.me == self.person {
            return person;
        }
        let own = self.sight.of_open(self.sight.me, self.sight.view.own_hand());
        let informed = || self.sight.seats().filter(|&seat| seat != self.person);
        let holders = |card| {
            informed().filter(|&seat| self.sight.of_open(seat, self.state.hand(seat)).contains(card)).count()
                + usize::from(person == Some(card))
        };
        let wanted = wanted(self.sight.view);
        let crown = |card| self.sight.view.public_setup().crown(card);
        let rank = |card: Character| (holders(card), wanted == Some(card), crown(card), 12 - card as u8);
        let card = Characters::ALL.iter().max_by_key(|&card| rank(card))?;
        if own.contains(card) { Some(card) } else { least(own) }
    }
}

/// The chance of these cards over all that the person may play; without one, their own.
fn weigh(board: Board, persons: &[(Down, u32)], cards: &[Down]) -> Plan {
    let cost = cards.iter().map(|down| worth(down.card)).sum();
    let plan = Plan { chance: 0, all: 0, cost, cards: cards.iter().map(|down| down.card).collect() };
    if persons.is_empty() {
        return Plan { chance: together(board, cards).into(), all: CERTAIN.into(), ..plan };
    }
    persons.iter().fold(plan, |plan, (person, weight)| {
        let all: Vec<Down> = std::iter::once(*person).chain(cards.iter().copied()).collect();
        let chance = plan.chance + weight * u32::from(together(board, &all));
        Plan { chance, all: plan.all + weight * u32::from(CERTAIN), ..plan }
    })
}
