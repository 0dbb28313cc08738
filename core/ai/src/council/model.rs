//! A model of the turn: the cards that everybody may play, how likely, and the result.
//!
//! Councillors and sages expect of each seat what it may be like (`habit`, `plan`). An apprentice thinks of everybody as of
//! itself, by what a card does alone. Its convention is the table's own order (R-C12): who comes first in it is expected
//! to carry. Beyond this nobody reads minds: each settles nearly equal choices by a seed of its own.

use super::belief::ALWAYS;
use super::belief::SURE_HELD;
use super::mind::Mind;
use super::turn::{Down, FINE, SURE, Spot, Turn, is_likely};
use super::{Level, Remark};
use douze_rules::Seat;
use douze_rules::council::{Character, Characters, Observation, Phase, Played};

/// A solved dilemma, in the unit in which cards are weighed.
pub(super) const SOLVED: i64 = 1200;
/// The sum of the shares of a player's cards, about.
pub(super) const WHOLE: u64 = 1 << 12;

/// One card that a seat may play.
#[derive(Clone, Copy)]
pub(super) struct Choice {
    pub(super) down: Down,
    /// How surely it holds the card, of `SURE_HELD`, and how well that fits what it has said.
    pub(super) held: u64,
    /// The chance with this card alone.
    pub(super) alone: u32,
    /// What it costs to play it.
    pub(super) cost: i64,
    /// The share of its choices.
    pub(super) share: u64,
    /// Its owner has promised to play another one.
    pub(super) breaks: bool,
    /// What it is worth that others count on it.
    pub(super) loyalty: i64,
}

impl Choice {
    /// Does it solve alone?
    pub(super) const fn is_likely(&self) -> bool {
        is_likely(self.alone)
    }
}

/// A seat that plays a card in this turn.
pub(super) struct Playing {
    pub(super) seat: Seat,
    pub(super) options: Vec<Choice>,
}

/// All players with a card to choose or to reveal, and the chance for each combination of their cards.
pub(super) struct Model {
    pub(super) players: Vec<Playing>,
    /// In the order of the players' options, the last player's fastest.
    pub(super) chances: Vec<u32>,
    /// The same, of [`FINE`], where a sage allows for orders that are not the best.
    pub(super) robust: Vec<u32>,
    /// The budget ended before all was looked at.
    pub(super) cut: bool,
}

impl Mind<'_> {
    /// The model of this turn from this situation. `open` is this seat's card, laid open for all to answer; one that
    /// is face down is nothing that others could answer.
    pub(super) fn model(&mut self, turn: &Turn, spot: Spot, open: Option<Character>) -> Model {
        let choosing = matches!(self.view.phase(), Phase::Bells | Phase::Choose);
        let sage = self.player.level >= Level::Councillor;
        let mut model = self.table(turn, spot, open, None);
        let own = model.place(self.seat);
        if sage && choosing {
            self.weigh_orders(turn, spot, &mut model);
            self.expect(turn, &mut model);
        } else if sage {
            self.remember(turn, &mut model);
        } else if choosing {
            let habits: Vec<_> = model.players.iter().map(|player| self.habits(player.seat)).collect();
            self.promise(turn, &mut model, &habits);
        }
        if let Some(own) = own.filter(|_| choosing && open.is_none()) {
            model.keep(own, self.playable().union(self.view.own_chosen().into_iter().collect()));
        }
        match own {
            Some(own) if sage && choosing => model.answer(own),
            _ if sage => {}
            _ => model.settle(self),
        }
        if let (Some(place), Some(card)) = (own, self.view.own_chosen()) {
            model.keep(place, Characters::EMPTY.with(card));
            model.players[place].options.iter_mut().for_each(|option| option.share = WHOLE);
        }
        model
    }

    /// Nobody knows what else is face down, so the best order is not always found. A sage allows for that where somebody takes
    /// it: then its card leaves the carrier its chance in more orders than one.
    fn weigh_orders(&self, turn: &Turn, spot: Spot, model: &mut Model) {
        if self.player.level == Level::Sage && self.carrier(model).is_some() {
            let weigh = |number: usize| turn.robust(spot, &model.cards(number), model.chances[number]);
            model.robust = (0..model.chances.len()).map(weigh).collect();
        }
    }

    /// What is face down was chosen as the turn was then.
    fn remember(&mut self, turn: &Turn, model: &mut Model) {
        let then = self.view.history().nth(usize::from(self.view.turn()).saturating_sub(1));
        let past = Turn::chosen(self.view).zip(then);
        let Some((then, played)) = past else { return self.expect(turn, model) };
        let mut past = self.table(&then, then.start, None, Some(played));
        self.weigh_orders(&then, then.start, &mut past);
        self.expect(&then, &mut past);
        for player in &mut model.players {
            let Some(place) = past.place(player.seat) else { continue };
            let then = &past.players[place].options;
            let share = |card| then.iter().find(|old| old.down.card == card).map_or(0, |old| old.share);
            let shares: Vec<u64> = player.options.iter().map(|option| share(option.down.card)).collect();
            // What was least expected was chosen: then any card that it may hold.
            let unexpected = shares.iter().all(|&share| share == 0);
            let held = player.options.iter().map(|option| option.held).collect();
            player.share(&if unexpected { held } else { shares });
        }
    }

    /// All combinations of cards that may be played now, or could be chosen then; not yet weighed.
    fn table(&mut self, turn: &Turn, spot: Spot, open: Option<Character>, then: Option<Played>) -> Model {
        let sage = self.player.level >= Level::Councillor;
        let seats: Vec<Seat> = match then {
            Some(played) => self.seats().filter(|&seat| !played.held(seat).is_empty()).collect(),
            None => players_of(self.view),
        };
        let chosen = Turn::chosen(self.view);
        let throne = self.succession();
        let mut players = Vec::new();
        for seat in seats {
            let own = seat == self.seat && !sage;
            let held = self.held(seat, chosen.as_ref().unwrap_or(turn));
            let cards = match (open, then) {
                (Some(card), _) if seat == self.seat => Characters::EMPTY.with(card),
                (_, Some(played)) => self.options_of(seat).union(played.held(seat)),
                _ => self.options_of(seat),
            };
            let seconds = self.view.surely_holds(seat);
            let loose = sage && self.loose && seat != self.seat && 2 * self.habits(seat).plans < ALWAYS;
            let mut options = Vec::new();
            for card in cards.iter() {
                let down = Down { card, seconds: self.seconds(seat, seconds, card), loose };
                let alone = turn.chance(spot, &[down]);
                let cost = i64::from(self.worth(card)) + throne.cost(self, seat, card);
                let sure = own || then.is_some_and(|played| played.held(seat).contains(card));
                let held = if sure { SURE_HELD } else { held[card as usize] };
                let held = if held == 0 { 0 } else { (held * self.trust(seat, card, alone) / 8).max(1) };
                if held > 0 || seat == self.seat {
                    options.push(Choice { down, held, alone, cost, share: 0, breaks: false, loyalty: 0 });
                }
            }
            if !options.is_empty() {
                players.push(Playing { seat, options });
            }
        }
        let mut model = Model { players, chances: Vec::new(), robust: Vec::new(), cut: false };
        self.fill(&mut model, turn, spot);
        model
    }

    /// What a seat may play or have played; of this seat, too, what the others can know.
    fn options_of(&self, seat: Seat) -> Characters {
        if let Some(card) = self.view.opened(seat) {
            return Characters::EMPTY.with(card);
        }
        let all = if seat == self.seat && self.player.level < Level::Councillor {
            self.view.surely_holds(seat)
        } else {
            self.view.hands(seat).fold(Characters::EMPTY, Characters::union)
        };
        // Equal cards are revealed together, so that none of those that were is face down.
        let down = if self.view.has_chosen(seat) { self.view.revealed() } else { Characters::EMPTY };
        self.view.petitioner().into_iter().fold(all.minus(down), Characters::without)
    }

    /// What a seat could play after its Oracle; all but one card where it has to refill.
    pub(super) fn seconds(&self, seat: Seat, hand: Characters, card: Character) -> Characters {
        if card != Character::Oracle {
            return Characters::EMPTY;
        }
        let mut rest = hand.without(card);
        if rest.len() == 1 {
            rest = Characters::ALL.minus(self.view.bench(seat)).minus(rest);
        }
        self.view.petitioner().into_iter().fold(rest, Characters::without)
    }

    /// How much likelier a card is after what its owner has said of when it should come, by the meanings of the remarks.
    /// Of those whose words have proved true; what each can do is seen from the cards that all know of.
    fn trust(&self, seat: Seat, card: Character, alone: u32) -> u64 {
        if !self.proven.contains(seat) {
            return 8;
        }
        let said = |remark| self.said(seat, remark);
        let lady = card == Character::Lady;
        let first = said(Remark::First);
        let unlikely = (first && !lady)
            || (lady && !first && self.order_said(seat))
            || (said(Remark::NeedsSomebody) && alone > 0);
        if unlikely { 2 } else { 8 }
    }

    fn fill(&mut self, model: &mut Model, turn: &Turn, spot: Spot) {
        let size = model.players.iter().map(|player| player.options.len()).product::<usize>();
        model.chances.reserve(size);
        model.robust.reserve(size);
        for number in 0..size {
            self.meter.progress(number, size);
            let cut = model.cut || self.meter.spend().is_err();
            model.cut = cut;
            let cards = model.cards(number);
            let best = if cut { 0 } else { turn.chance(spot, &cards) };
            model.chances.push(best);
            model.robust.push(FINE / SURE * best);
        }
    }
}

/// Who plays a card in this turn and has not revealed it.
fn players_of(view: &Observation) -> Vec<Seat> {
    let all = (0..view.public_setup().councillors() as u8).map(Seat::new);
    match view.phase() {
        Phase::Bells | Phase::Choose => all.filter(|&seat| Some(seat) != view.head()).collect(),
        _ => all.filter(|&seat| view.has_chosen(seat)).collect(),
    }
}

impl Model {
    /// Which option each player takes in the combination with this number.
    pub(super) fn places(&self, mut number: usize) -> [usize; 3] {
        let mut places = [0; 3];
        for (place, player) in places.iter_mut().zip(&self.players).rev() {
            *place = number % player.options.len();
            number /= player.options.len();
        }
        places
    }

    pub(super) fn cards(&self, number: usize) -> Vec<Down> {
        let places = self.places(number);
        self.players.iter().zip(places).map(|(player, place)| player.options[place].down).collect()
    }

    /// Only these cards of a player are left, if it has any of them.
    fn keep(&mut self, player: usize, cards: Characters) {
        let kept = |choice: &Choice| cards.contains(choice.down.card);
        if !self.players[player].options.iter().any(kept) {
            return;
        }
        let is_kept = |number| kept(&self.players[player].options[self.places(number)[player]]);
        let left = |chances: &[u32]| {
            let left = chances.iter().enumerate().filter(|(number, _)| is_kept(*number));
            left.map(|(_, chance)| *chance).collect()
        };
        (self.chances, self.robust) = (left(&self.chances), left(&self.robust));
        self.players[player].options.retain(kept);
    }

    /// A player takes what is best as the others are expected to play.
    fn answer(&mut self, own: usize) {
        let worth = self.worth(own);
        let most = worth.iter().copied().max().unwrap_or(0);
        let best = worth.iter().position(|&worth| worth == most);
        for (place, option) in self.players[own].options.iter_mut().enumerate() {
            option.share = if Some(place) == best { WHOLE } else { 0 };
        }
    }

    /// By what a card does alone. The first who has said that it can do it carries, else the first who has not said
    /// that it cannot.
    fn settle(&mut self, mind: &Mind) {
        let order = self.order(mind.view);
        let seats = || order.iter().filter_map(|&place| self.players.get(place)).map(|player| player.seat);
        let says = |seat| {
            let said = mind.heard.iter().rev().find(|said| said.seat == seat && said.remark.is_of_carrying());
            said.map(|said| matches!(said.remark, Remark::Alone | Remark::TakeIt))
        };
        let first = [Some(true), None, Some(false)]
            .into_iter()
            .find_map(|word| seats().find(|&seat| says(seat) == word));
        for player in &mut self.players {
            let carries = Some(player.seat) == first;
            let weights = player.options.iter().map(|option| {
                let alone = u64::from(option.alone);
                option.held * (1 + if carries { alone * alone } else { alone / 4 })
            });
            let weights = weights.collect::<Vec<_>>();
            player.share(&weights);
        }
    }

    /// The players in the table's order.
    fn order(&self, view: &Observation) -> Vec<usize> {
        let count = view.public_setup().councillors() as u8;
        let first = view.turn().saturating_sub(1);
        let mut order: Vec<usize> = (0..self.players.len()).collect();
        order.sort_by_key(|&place| (self.players[place].seat.number() + 16 * count - first % count) % count);
        order
    }

    /// What each option of a player is worth against the shares of the others.
    pub(super) fn worth(&self, own: usize) -> Vec<i64> {
        let mut sums = vec![0; self.players[own].options.len()];
        for (number, &chance) in self.robust.iter().enumerate().filter(|(_, chance)| **chance > 0) {
            let places = self.places(number);
            sums[places[own]] += u64::from(chance) * self.weight(&places, Some(own));
        }
        let others = WHOLE.pow((self.players.len() as u32).saturating_sub(1)) * u64::from(FINE / SURE);
        let points = |sum: u64| (sum * (SOLVED as u64 / u64::from(SURE)) / others) as i64;
        sums.into_iter()
            .zip(&self.players[own].options)
            .map(|(sum, option)| points(sum) - option.cost + option.loyalty)
            .collect()
    }

    /// The share of a combination, without that of one player.
    pub(super) fn weight(&self, places: &[usize; 3], without: Option<usize>) -> u64 {
        let players =
            self.players.iter().zip(places).enumerate().filter(|(number, _)| Some(*number) != without);
        players.map(|(_, (player, &place))| player.options[place].share).product()
    }

    /// The chance of solving as everybody is expected to play, of [`SOLVED`].
    pub(super) fn expected(&self) -> i64 {
        let sum: u64 = self.combinations().map(|(_, weight, chance)| weight * u64::from(chance)).sum();
        let all = WHOLE.pow(self.players.len() as u32).max(1);
        (sum * (SOLVED as u64 / u64::from(SURE)) / all) as i64
    }

    /// The best that any combination reaches, in twelfths.
    pub(super) fn best(&self) -> u32 {
        self.chances.iter().copied().max().unwrap_or(0)
    }

    /// All combinations: cards, share, chance.
    pub(super) fn combinations(&self) -> impl Iterator<Item = (Vec<Down>, u64, u32)> + '_ {
        let all = self.chances.iter().enumerate();
        all.map(|(number, &chance)| (self.cards(number), self.weight(&self.places(number), None), chance))
    }

    /// The place of a seat among the players.
    pub(super) fn place(&self, seat: Seat) -> Option<usize> {
        self.players.iter().position(|player| player.seat == seat)
    }
}

impl Playing {
    /// Shares in proportion to these weights.
    fn share(&mut self, weights: &[u64]) {
        let all = weights.iter().sum::<u64>().max(1);
        for (option, weight) in self.options.iter_mut().zip(weights) {
            option.share = WHOLE * weight / all;
        }
    }

    /// Its part of the plan.
    pub(super) fn planned(&self) -> Option<&Choice> {
        self.options.iter().find(|option| option.loyalty > 0)
    }

    /// The card that it is expected to play most.
    pub(super) fn likeliest(&self) -> Option<Character> {
        let most = self.options.iter().map(|option| option.share).max()?;
        self.options.iter().find(|option| option.share == most).map(|option| option.down.card)
    }
}
