//! A model of each partner, learned from its cards and remarks: a range of partners, so that nobody has to play
//! as a councillor would.

use super::Level;
use super::belief::{ALWAYS, SURE_HELD};
use super::mind::{Habits, Mind};
use super::model::{Choice, Playing};
use super::remark::Topic;
use super::turn::{Down, Turn};
use douze_rules::Seat;
use douze_rules::council::{Character, Played};

/// Before anything was played or said.
const UNKNOWN: Habits = Habits { plans: 166, alone: 80, any: 10 };
/// For councillors that do not learn.
pub(super) const ANYBODY: Habits = Habits { plans: 104, alone: 116, any: 36 };
/// How much likelier than of others it is, in sixteenths, of those who plan to make or answer proposals in a turn in
/// which others do; to leave them without an answer; and to be silent where others speak.
const AGREES: i64 = 16;
const IGNORES: i64 = 2;
const SILENT: i64 = 4;
/// So much likelier it throws away the card that reaches the fewest faces than another one.
const FEWEST: i64 = 16;

impl Mind<'_> {
    /// How likely this seat is each kind of partner.
    pub(super) fn habits(&self, seat: Seat) -> Habits {
        self.habits.get(seat.index()).copied().unwrap_or(ANYBODY)
    }

    /// Finds out what each seat is like.
    pub(super) fn judge(&mut self) {
        self.habits = [0, 1, 2, 3].map(|seat| self.judged(Seat::new(seat)));
    }

    fn judged(&self, seat: Seat) -> Habits {
        if self.player.level < Level::Sage {
            return ANYBODY;
        }
        let mut weights = UNKNOWN.weights();
        let now = self.view.turn();
        for turn in 1..=now {
            let seen = if turn == now {
                None
            } else {
                self.view.history().nth(usize::from(turn) - 1).and_then(|played| self.evidence(&played, seat))
            };
            let seen = seen.unwrap_or([ALWAYS; 3]);
            let seen = [seen[0] * self.by_words(turn, seat) / 16, seen[1], seen[2]];
            let all: i64 = weights.iter().zip(seen).map(|(weight, seen)| weight * seen).sum();
            // Nobody is ever certain: people change.
            weights = [0, 1, 2].map(|kind| (ALWAYS * 16 * weights[kind] * seen[kind] / all.max(1)).max(16));
        }
        let all: i64 = weights.iter().sum::<i64>().max(1);
        let [_, alone, any] = weights.map(|weight| ALWAYS * weight / all);
        Habits { plans: ALWAYS - alone - any, alone, any }
    }

    /// How much likelier who plans with the others says what this seat has said in this turn, in sixteenths.
    fn by_words(&self, turn: u8, seat: Seat) -> i64 {
        let before = self.before.iter().filter(|(when, _)| *when == turn).map(|(_, said)| said);
        let words = || before.clone().chain(self.heard.iter().filter(|_| turn == self.view.turn()));
        let agrees = |who: Seat| {
            words().any(|said| {
                said.seat == who && matches!(said.remark.topic(), Topic::Proposal | Topic::Answer)
            })
        };
        let speaks = |who: Seat| words().any(|said| said.seat == who && said.remark.topic() <= Topic::Bells);
        // Nobody has to answer those whose words are false.
        let others = || self.seats().filter(|&who| who != seat && !self.unreliable.contains(who));
        match () {
            () if agrees(seat) && !self.unreliable.contains(seat) => AGREES,
            () if others().any(agrees) => IGNORES,
            () if !speaks(seat) && others().any(speaks) => SILENT,
            () => 16,
        }
    }

    /// How likely each kind of partner would have played what this seat has, of [`ALWAYS`].
    fn evidence(&self, turn: &Played, seat: Seat) -> Option<[i64; 3]> {
        let dilemma = self.view.dilemmas_seen().nth(turn.place().into())?;
        let (past, card) = (Turn::earlier(dilemma.targets, turn.die()?)?, turn.card(seat)?);
        let held = turn.held(seat).with(card);
        let count = held.len() as i64;
        if count < 2 {
            return None;
        }
        let others: Vec<Down> = self
            .seats()
            .filter(|&who| who != seat)
            .filter_map(|who| Some(Down::of(turn.held(who), turn.card(who)?)))
            .collect();
        let alone = |card| past.chance(past.start, &[Down::of(held, card)]);
        let joint = |card| {
            let mut cards = others.clone();
            cards.push(Down::of(held, card));
            past.chance(past.start, &cards)
        };
        let best = |chance: &dyn Fn(_) -> u32| held.iter().map(chance).max().unwrap_or(0);
        let share = |chance: &dyn Fn(_) -> u32, often: i64| {
            let most = best(chance);
            let among = held.iter().filter(|&card| chance(card) == most).count() as i64;
            let hit = if chance(card) == most { ALWAYS * often / 16 / among } else { 0 };
            hit + ALWAYS * (16 - often) / 16 / count
        };
        let few = |card| 12 - faces(card);
        let greedy = if best(&alone) == 0 { share(&few, 12) } else { share(&alone, 14) };
        Some([share(&joint, 12), greedy, ALWAYS / count])
    }
}

impl Habits {
    fn weights(self) -> [i64; 3] {
        [self.plans, self.alone, self.any].map(|share| 16 * share)
    }
}

/// How many faces a character reaches at most, or makes a target of: what people go by when they throw a card away.
const fn faces(card: Character) -> u32 {
    match card {
        Character::Stoic => 0,
        Character::Reverser => 1,
        Character::Alchemist | Character::Machine | Character::Druidess | Character::Parasite => 2,
        Character::Knight | Character::Golem => 4,
        Character::Sorcerer => 5,
        Character::Lady => 6,
        Character::Oracle | Character::Powerful => 12,
    }
}

impl Playing {
    /// The shares of its cards, of `whole`, when it plays what does most alone of what it holds, and what reaches the
    /// fewest faces where nothing does.
    pub(super) fn alone(&self, whole: i64) -> Vec<i64> {
        let mut shares = vec![0; self.options.len()];
        let mut left = whole;
        let mut levels: Vec<u32> = self.options.iter().map(|option| option.alone).collect();
        levels.sort_unstable_by(|a, b| b.cmp(a));
        levels.dedup();
        levels.retain(|&level| level > 0);
        for level in levels {
            let at = |option: &Choice| option.alone == level;
            let holds: i64 =
                self.options.iter().filter(|option| at(option)).map(|option| option.held as i64).sum();
            let sure = SURE_HELD as i64;
            let taken = left * holds.min(sure) / sure;
            for (share, option) in shares.iter_mut().zip(&self.options).filter(|(_, option)| at(option)) {
                *share = taken * option.held as i64 / holds.max(1);
            }
            left -= taken;
        }
        let weights = self.thrown();
        let all = weights.iter().sum::<i64>().max(1);
        for (share, weight) in shares.iter_mut().zip(weights) {
            *share += left * weight / all;
        }
        shares
    }

    /// How likely it throws each card away where none does anything: mostly the one that reaches the fewest faces.
    fn thrown(&self) -> Vec<i64> {
        let idle = |option: &Choice| option.alone == 0;
        let sure = self.options.iter().filter(|option| 2 * option.held >= SURE_HELD);
        let fewest = sure.map(|option| faces(option.down.card)).min();
        let weight = |option: &Choice| match Some(faces(option.down.card)) == fewest {
            _ if !idle(option) => 0,
            true => FEWEST * option.held as i64,
            false => option.held as i64,
        };
        self.options.iter().map(weight).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use douze_rules::council::Characters;

    fn playing(cards: &[(Character, u32)]) -> Playing {
        let option = |&(card, alone): &(Character, u32)| {
            let down = Down { card, seconds: Characters::EMPTY, loose: false };
            Choice { down, held: SURE_HELD, alone, cost: 0, share: 0, breaks: false, loyalty: 0 }
        };
        Playing { seat: Seat::new(0), options: cards.iter().map(option).collect() }
    }

    #[test]
    fn who_plays_alone_takes_the_best_card_and_throws_away_what_reaches_the_fewest_faces() {
        use Character::{Lady, Powerful, Reverser, Sorcerer, Stoic};
        let able = playing(&[(Lady, 12), (Powerful, 12), (Stoic, 0)]);
        assert_eq!(able.alone(4096), [2048, 2048, 0]);
        let idle = playing(&[(Sorcerer, 0), (Reverser, 0), (Lady, 0)]);
        let shares = idle.alone(4096);
        assert!(shares[1] > 4 * (shares[0] + shares[2]), "{shares:?}");
    }
}
