//! Sages beside somebody who does not plan: how much of what a planner that sees all hands would solve do they solve?
//!
//! The partner in seat 0 plays the card that alone gives the best chance, and one card in five by chance; it says
//! nothing, decides about the bells by itself and agrees with whatever else the others propose. The planner plays all
//! other seats at once.

use super::mind::Mind;
use super::turn::{Down, Turn};
use super::*;
use common::Numbers;
use common::council::{fitted, is_chance, step, view};
use douze_rules::council::{Character, Draft, How, Setup, State, apply};

#[path = "../../tests/it/common/mod.rs"]
pub(in crate::council) mod common;

/// Who sits beside the partner.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Side {
    Built(Player),
    /// Sees all hands and knows the partner's habits.
    Hands,
    /// Sees the partner's card face down as well.
    Cards,
}

const PARTNER: Seat = Seat::new(0);
const SAGE: Player = Level::Sage.with(Temperament::Careful);
/// Of twelve: one card in so many is played by chance.
const NOISE: u32 = 5;

struct Table<'a> {
    state: State,
    deck: &'a Deck,
    side: Side,
    numbers: Numbers,
    heard: Vec<Said>,
}

impl Table<'_> {
    fn others(&self) -> Vec<Seat> {
        (1..self.state.table().councillors() as u8).map(Seat::new).collect()
    }

    fn player(&self) -> Player {
        if let Side::Built(player) = self.side { player } else { SAGE }
    }

    fn ask<T>(
        &mut self,
        seat: Seat,
        question: impl Fn(&Observation, &Deck, &[Said], Player, u64, &Budget, &Control) -> T,
    ) -> T {
        let (sight, player, seed) = (view(&self.state, seat), self.player(), self.numbers.next());
        question(&sight, self.deck, &self.heard, player, seed, &Budget::nodes(100_000), &Control::new())
    }

    fn mind<T>(&self, seat: Seat, question: impl Fn(&Mind) -> T) -> T {
        let (seen, control, budget) = (view(&self.state, seat), Control::new(), Budget::default());
        let thinking = Thinking { player: SAGE, seed: 1, budget: &budget, control: &control };
        question(&thinking.mind(&seen, self.deck, &[]).unwrap())
    }

    /// What a seat can choose, with what it could play after an Oracle and what the card is worth to it.
    fn options(&self, seat: Seat) -> Vec<(Down, i64)> {
        let hand = self.state.hand(seat);
        self.mind(seat, |mind| {
            let down = |card| Down { card, seconds: mind.seconds(seat, hand, card), loose: false };
            mind.playable().iter().map(|card| (down(card), i64::from(mind.worth(card)))).collect()
        })
    }

    /// How likely the partner plays each of its cards, of 60.
    fn habits(&self, turn: &Turn) -> Vec<(Down, u32)> {
        let options = self.options(PARTNER);
        let alone: Vec<u32> = options.iter().map(|(down, _)| turn.chance(turn.start, &[*down])).collect();
        let most = alone.iter().copied().max().unwrap_or(0);
        let best = alone.iter().filter(|&&chance| chance == most).count() as u32;
        let (count, sixty) = (options.len() as u32, 60 * 12);
        let share = |chance: u32| {
            sixty / NOISE / count + if chance == most { sixty * (NOISE - 1) / NOISE / best } else { 0 }
        };
        options.into_iter().zip(&alone).map(|((down, _), &chance)| (down, share(chance))).collect()
    }

    fn partners_card(&mut self, turn: &Turn) -> Character {
        let habits = self.habits(turn);
        let weights: Vec<u32> = habits.iter().map(|(_, share)| *share).collect();
        let mut at = self.numbers.below(weights.iter().sum());
        let place = weights.iter().position(|&weight| {
            let here = at < weight;
            at = at.saturating_sub(weight);
            here
        });
        habits[place.unwrap()].0.card
    }

    /// The best cards of all other seats together.
    fn plan(&self, turn: &Turn, partner: &[(Down, u32)], seats: &[Seat]) -> Vec<Character> {
        let mut plans = vec![(Vec::<Down>::new(), 0)];
        for &seat in seats {
            let options = self.options(seat);
            let with = |(cards, cost): &(Vec<Down>, i64), (down, worth): &(Down, i64)| {
                (cards.iter().copied().chain([*down]).collect(), cost + worth)
            };
            plans = plans.iter().flat_map(|plan| options.iter().map(move |one| with(plan, one))).collect();
        }
        let all: u32 = partner.iter().map(|(_, share)| *share).sum();
        let value = |(cards, cost): &(Vec<Down>, i64)| {
            let chance = |down: Option<Down>| {
                let cards: Vec<Down> = cards.iter().copied().chain(down).collect();
                turn.chance(turn.start, &cards)
            };
            let beside: u32 = partner.iter().map(|(down, share)| share * chance(Some(*down))).sum();
            let solved = (100 * beside).checked_div(all).unwrap_or_else(|| 100 * chance(None));
            i64::from(solved) - cost
        };
        let best = plans.iter().max_by_key(|plan| value(plan)).unwrap();
        best.0.iter().map(|down| down.card).collect()
    }

    fn choose(&mut self) {
        let turn = Turn::new(&view(&self.state, self.others()[0])).unwrap();
        let asked: Vec<Seat> = self.state.asked().collect();
        let seats: Vec<Seat> = asked.iter().copied().filter(|&seat| seat != PARTNER).collect();
        let partner = asked.contains(&PARTNER).then(|| self.partners_card(&turn));
        let mut cards: Vec<(Seat, Character)> = partner.iter().map(|&card| (PARTNER, card)).collect();
        if self.side == Side::Hands || self.side == Side::Cards {
            let habits = if partner.is_some() { self.habits(&turn) } else { Vec::new() };
            let known = |down: &Down| self.side == Side::Hands || Some(down.card) == partner;
            let habits: Vec<_> = habits.into_iter().filter(|(down, _)| known(down)).collect();
            cards.extend(seats.iter().copied().zip(self.plan(&turn, &habits, &seats)));
        } else {
            for seat in seats {
                let Some(Decision { action: Action::Choose { card, .. }, .. }) = self.ask(seat, decide)
                else {
                    panic!("no card")
                };
                cards.push((seat, card));
            }
        }
        for (seat, card) in cards {
            self.apply(Action::Choose { seat, card });
        }
        self.talk();
    }

    fn apply(&mut self, action: Action) {
        let (action, turn) = (fitted(&self.state, action), self.state.turn());
        apply(&mut self.state, action, &mut ()).unwrap();
        if self.state.turn() != turn {
            self.heard.clear();
        }
    }

    fn talk(&mut self) {
        for seat in self.others() {
            let said = self.ask(seat, remarks);
            self.heard.extend(said.into_iter().map(|remark| Said { seat, remark }));
        }
    }

    /// What lies before everybody.
    fn down(&self) -> Vec<(Seat, Down)> {
        let down = |seat: Seat| {
            let card = self.state.chosen(seat)?;
            let seconds = self.mind(seat, |mind| mind.seconds(seat, self.state.hand(seat).with(card), card));
            Some((seat, Down { card, seconds, loose: false }))
        };
        self.state.reveal_order().filter_map(down).collect()
    }

    /// On a target if it can, else the first face.
    fn partners_way(&self, hows: &[How]) -> How {
        let hits = |how: &&How| matches!(how, How::Face(face) if self.state.targets().any(|target| target.contains(*face)));
        *hows.iter().find(hits).unwrap_or(&hows[0])
    }

    /// The best next card and what it does, for who sees all.
    fn see(&self) -> (Seat, How) {
        let turn = Turn::new(&view(&self.state, self.others()[0])).unwrap();
        let down = self.down();
        let mut best: Option<(u32, Seat, How)> = None;
        for &(seat, next) in &down {
            let others: Vec<Down> =
                down.iter().filter(|(who, _)| *who != seat).map(|(_, down)| *down).collect();
            let mut hows = reveal::hows(self.state.needs(seat).unwrap());
            if seat == PARTNER {
                hows = vec![self.partners_way(&hows)];
            }
            let doubled = others.iter().any(|other| other.card == next.card);
            for how in hows {
                let chance = if doubled || next.card == Character::Oracle {
                    turn.chance_after(turn.start, next, &others)
                } else {
                    turn.then(turn.after(turn.start, next.card, how), next.card, &others)
                };
                if best.is_none_or(|(most, ..)| chance > most) {
                    best = Some((chance, seat, how));
                }
            }
        }
        best.map(|(_, seat, how)| (seat, how)).unwrap()
    }

    fn reveal(&mut self) {
        let sees = self.side == Side::Hands || self.side == Side::Cards;
        if sees {
            let (seat, how) = self.see();
            return self.apply(Action::Reveal { seat, how });
        }
        let votes: Vec<_> = self
            .others()
            .into_iter()
            .filter_map(|seat| Some((seat, self.ask(seat, next_to_reveal)?)))
            .collect();
        let seat = agree_on_order(&view(&self.state, self.others()[0]), &votes).unwrap();
        let action = if seat == PARTNER {
            Action::Reveal { seat, how: self.partners_way(&reveal::hows(self.state.needs(seat).unwrap())) }
        } else {
            self.ask(seat, decide).unwrap().action
        };
        self.apply(action);
    }

    fn go_on(&mut self) {
        if is_chance(&self.state) {
            return step(&mut self.state, &mut self.numbers);
        }
        match self.state.phase() {
            Phase::Bells => {
                self.talk();
                self.propose();
                let ring = self.state.must_ring() || self.partner_rings();
                self.apply(Action::Bells { ring });
            }
            Phase::Choose => {
                self.propose();
                self.choose();
            }
            Phase::Reveal => self.reveal(),
            _ => {
                let seat = self.state.asked().next().unwrap_or(Seat::new(1));
                let action = self.ask(seat, decide).unwrap().action;
                self.apply(action);
            }
        }
    }

    /// A person's word decides about the bells: it rings when it could do it alone and Favour is high.
    fn partner_rings(&self) -> bool {
        let turn = Turn::new(&view(&self.state, PARTNER)).unwrap();
        let alone = |(down, _): &(Down, i64)| turn.chance(turn.start, &[*down]) >= belief::ALONE;
        self.state.table().has_bells() && self.state.favour() >= 4 && self.options(PARTNER).iter().any(alone)
    }

    fn propose(&mut self) {
        for seat in self.others() {
            while let Some(Decision { action, .. }) = self.ask(seat, propose) {
                self.apply(action);
                if is_chance(&self.state) {
                    step(&mut self.state, &mut self.numbers);
                }
            }
        }
    }
}

/// Dilemmas solved and games won.
fn play(side: Side, councillors: usize, games: u64) -> (usize, usize) {
    let [_, deck] = common::council_common::deck::versions();
    let (mut solved, mut won) = (0, 0);
    for game in 0..games {
        let mut numbers = Numbers(game);
        let draft = Draft::normal(councillors, None, &deck, &mut |count| numbers.below(count));
        let state = State::new(&Setup::new(&draft, &deck).unwrap());
        let mut table = Table { state, deck: &deck, side, numbers, heard: vec![] };
        while table.state.phase() != Phase::Over {
            table.go_on();
        }
        solved += table.state.solved().count();
        won += usize::from(table.state.outcome() == Some(douze_rules::council::Outcome::Won));
    }
    (solved, won)
}

#[test]
fn a_sage_beside_a_partner_who_does_not_plan_comes_near_who_sees_all() {
    let [seeing, sage] = [Side::Hands, Side::Built(SAGE)].map(|side| play(side, 2, 12).0);
    assert!(4 * sage >= 3 * seeing && sage <= 12 * 7, "{sage} and {seeing}");
}

/// `cargo test --release -p douze-ai --lib -- --ignored --nocapture beside_a_partner`
#[test]
#[ignore = "prints figures of a thousand games; twelve are always played, by the test above"]
fn sages_beside_a_partner_who_does_not_plan_in_figures() {
    let games = std::env::var("DOUZE_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(1_000);
    for councillors in 2..=4 {
        let careful = |level: Level| Side::Built(level.with(Temperament::Careful));
        let sides = [
            ("sees all hands", Side::Hands),
            ("and the partner's card", Side::Cards),
            ("sage", Side::Built(SAGE)),
            ("councillor", careful(Level::Councillor)),
            ("apprentice", careful(Level::Apprentice)),
        ];
        let played = sides.map(|(name, side)| (name, play(side, councillors, games)));
        let (_, (all, _)) = played[0];
        for (name, (solved, won)) in played {
            let ratio = 1000 * solved / all;
            println!(
                "{councillors} councillors, {games} games, {name}: {solved} solved ({ratio} ‰), {won} won"
            );
        }
    }
}
