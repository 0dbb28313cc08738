//! Teaches the judge of the forest duel from games of built-in players, and writes what it learned.
//!
//! `cargo run --release -p douze-ai --features learn --example forest_learn -- <games> <times> <player> <file>
//! [<nodes> <seed> <games file>]`: a player is a level, or `quick`, which plays by what was learned so far. Games
//! go into the games file, or come from there when it exists; each position is learned from so many times.
//!
//! Today's `learned.bin` is the fourth of a line in which each was played by the one before: `1500 6 fox`, then
//! `15000 12 quick` with seed 11 and `30000 12 quick` with seed 22 (these with 32 sums, and a file copied over
//! `learned.bin` each time), then games by `30000 8 quick … 1 33 games.dat` and `1 14 quick … 1 34 games.dat` with
//! 64 sums. Its squared error in margins, on games that it did not learn from, was 12.8 of 18.8.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a tool of the workshop")]
#![allow(clippy::cast_precision_loss, clippy::cast_possible_wrap, clippy::many_single_char_names)]

use douze_ai::forest::learn::{HEADS, INPUTS, Inputs, OUT_SCALE, SCALE, STAGES, SUMS, Sheet, judge, read};
use douze_ai::forest::{Level, decide};
use douze_ai::{Budget, Control};
use douze_rules::forest::{Action, Card, Phase, State, Variant, Winner, apply, legal, observe};
use douze_rules::{Seat, Viewer};
use std::fs;
use std::time::Instant;

/// Final points of nine cards of each side, and the chance to win.
const CARDS: usize = 18;
const OUTS: usize = CARDS + 1;

struct Numbers(u64);

impl Numbers {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }
    fn below(&mut self, count: usize) -> usize {
        (self.next() % count.max(1) as u64) as usize
    }
    fn small(&mut self) -> f32 {
        (self.next() >> 40) as f32 / (1 << 23) as f32 - 1.0
    }
}

#[derive(Clone, Copy)]
struct Example {
    sheet: Sheet,
    points: [u8; CARDS],
    won: u8,
}

/// Examples as bytes, so that what was played is learned from more than once.
fn store(examples: &[Example]) -> Vec<u8> {
    let mut bytes = Vec::new();
    for Example { sheet, points, won } in examples {
        let sets = [sheet.hand, sheet.table, sheet.gone].concat();
        let places = sheet.at.concat().into_iter().chain(sheet.colours).chain(sets);
        bytes.extend(places.flat_map(u16::to_le_bytes));
        bytes.extend([sheet.height as u8, sheet.width as u8, sheet.first.into(), *won]);
        bytes.extend(points);
    }
    bytes
}

fn load(bytes: &[u8]) -> Vec<Example> {
    let example = |bytes: &[u8]| {
        let number = |i: usize| u16::from_le_bytes([bytes[2 * i], bytes[2 * i + 1]]);
        let sheet = Sheet {
            at: [0, 12].map(|side| std::array::from_fn(|card| number(side + card))),
            colours: [number(24), number(25)],
            hand: [number(26), number(27)],
            table: [number(28), number(29)],
            gone: [number(30), number(31)],
            height: bytes[64].into(),
            width: bytes[65].into(),
            first: bytes[66] != 0,
        };
        Example { sheet, points: std::array::from_fn(|i| bytes[68 + i]), won: bytes[67] }
    };
    bytes.chunks_exact(68 + CARDS).map(example).collect()
}

fn deal(numbers: &mut Numbers) -> State {
    let variant = if numbers.below(8) == 0 { Variant::Choose3 } else { Variant::Standard };
    let mut state = State::new(variant);
    let mut deck = || {
        let mut deck = Card::ALL;
        for i in (1..12).rev() {
            deck.swap(i, numbers.below(i + 1));
        }
        deck
    };
    let decks = [deck(), deck()];
    apply(&mut state, Action::Deal { decks }, &mut ()).unwrap();
    apply(&mut state, Action::Tiebreaker { holder: Seat::new(numbers.below(2) as u8) }, &mut ()).unwrap();
    state
}

/// The best of some actions of the seat that places, as the judge sees it; a Raccoon's move is made, too.
fn best(state: &State, numbers: &mut Numbers) -> (Action, State) {
    let seat = state.asked().next().unwrap();
    let mut found: Option<(i32, Action, State)> = None;
    for action in legal(state) {
        let mut after = *state;
        apply(&mut after, action, &mut ()).unwrap();
        let tries = if after.phase() == Phase::Move { 6 } else { 1 };
        for _ in 0..tries {
            let mut last = after;
            if after.phase() == Phase::Move {
                let options = legal(&after);
                apply(&mut last, options[numbers.below(options.len())], &mut ()).unwrap();
            }
            let value = value(&last, seat);
            if found.is_none_or(|(best, ..)| value > best) {
                found = Some((value, action, last));
            }
        }
    }
    let (_, action, after) = found.unwrap();
    (action, after)
}

fn value(state: &State, seat: Seat) -> i32 {
    if state.phase() == Phase::Over {
        let scores = state.scores().map(i32::from);
        let won = match state.verdict().unwrap().winner {
            Winner::Seat(winner) => {
                if winner == seat {
                    300
                } else {
                    -300
                }
            }
            Winner::Draw => 0,
        };
        return 100 * (scores[seat.index()] - scores[1 - seat.index()]) + won;
    }
    judge(state, seat).points
}

/// What a quick player does: each card against some cards of the other, placed as seems best at once.
fn quick(state: &State, seat: Seat, numbers: &mut Numbers) -> Action {
    if state.phase() != Phase::Choose {
        if state.phase() != Phase::Keep {
            return best(state, numbers).0;
        }
        let options = legal(state);
        return options[numbers.below(options.len())];
    }
    let view = observe(state, Viewer::Seat(seat));
    let mut found: Option<(i32, Card)> = None;
    let deals: Vec<(State, Card)> = (0..3)
        .map(|_| {
            let deal = view.imagine(&mut |count| numbers.below(count as usize) as u32).unwrap();
            let hand: Vec<Card> = deal.hand(seat.other()).iter().collect();
            let theirs = deal.chosen(seat.other()).unwrap_or_else(|| hand[numbers.below(hand.len())]);
            (deal, theirs)
        })
        .collect();
    for card in view.own_hand().iter() {
        let mut sum = (numbers.next() % 200) as i32;
        for (deal, theirs) in &deals {
            let mut state = *deal;
            apply(&mut state, Action::Choose { seat, card }, &mut ()).unwrap();
            if !deal.has_chosen(seat.other()) {
                apply(&mut state, Action::Choose { seat: seat.other(), card: *theirs }, &mut ()).unwrap();
            }
            while matches!(state.phase(), Phase::Place | Phase::Move) {
                state = best(&state, numbers).1;
            }
            sum += value(&state, seat);
        }
        if found.is_none_or(|(best, _)| sum > best) {
            found = Some((sum, card));
        }
    }
    Action::Choose { seat, card: found.unwrap().1 }
}

/// One game, some of it at random.
fn game(numbers: &mut Numbers, level: Option<Level>, nodes: u32, examples: &mut Vec<Example>) {
    let mut state = deal(numbers);
    let start = examples.len();
    let wild = [0, 4, 10][numbers.below(3)];
    while state.phase() != Phase::Over {
        let asked: Vec<Seat> = state.asked().collect();
        let seat = asked[numbers.below(asked.len())];
        let action = if numbers.below(100) < wild {
            let mut options = legal(&state);
            options.retain(|action| action.seat() == Some(seat));
            options[numbers.below(options.len())]
        } else if let Some(level) = level {
            let view = observe(&state, Viewer::Seat(seat));
            decide(&view, level, numbers.next(), &Budget::nodes(nodes), &Control::new()).unwrap().action
        } else {
            quick(&state, seat, numbers)
        };
        apply(&mut state, action, &mut ()).unwrap();
        let one_left = state.phase() == Phase::Place && state.table().count() == 1;
        let all_choose = state.phase() == Phase::Choose && state.asked().count() == 2;
        if one_left || all_choose {
            examples.push(Example { sheet: Sheet::new(&state), points: [0; CARDS], won: 0 });
        }
    }
    let mut points = [0; CARDS];
    for receipt in state.receipts() {
        if (receipt.card as usize) < 9 {
            points[9 * receipt.seat.index() + receipt.card as usize] = receipt.points;
        }
    }
    let won = match state.verdict().unwrap().winner {
        Winner::Seat(seat) if seat.index() == 0 => 2,
        Winner::Seat(_) => 0,
        Winner::Draw => 1,
    };
    for example in &mut examples[start..] {
        (example.points, example.won) = (points, won);
    }
}

/// A list of numbers that follows its slopes (Adam).
struct Learned {
    at: Vec<f32>,
    slope: Vec<f32>,
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

impl Learned {
    fn new(at: Vec<f32>) -> Self {
        let zero = vec![0.0; at.len()];
        Self { slope: zero.clone(), mean: zero.clone(), square: zero, at, steps: 0 }
    }
    fn step(&mut self, rate: f32) {
        self.steps += 1;
        let (one, two) = (1.0 - 0.9_f32.powi(self.steps), 1.0 - 0.999_f32.powi(self.steps));
        for i in 0..self.at.len() {
            let slope = self.slope[i];
            self.mean[i] += 0.1 * (slope - self.mean[i]);
            self.square[i] += 0.001 * (slope * slope - self.square[i]);
            self.at[i] -= rate * (self.mean[i] / one) / ((self.square[i] / two).sqrt() + 1e-8);
            self.slope[i] = 0.0;
        }
    }
}

struct Net {
    layer: Learned,
    out: Learned,
}

/// Weights of one output of a stage: the sums, then the bias.
const ROW: usize = SUMS + 1;

impl Net {
    /// Sums and outputs.
    fn run(&self, inputs: &Inputs, stage: usize, sums: &mut [f32; SUMS], outs: &mut [f32; OUTS]) {
        *sums = [0.0; SUMS];
        for (input, value) in inputs.iter() {
            let value = f32::from(value);
            for (sum, weight) in sums.iter_mut().zip(&self.layer.at[SUMS * input..SUMS * (input + 1)]) {
                *sum += weight * value;
            }
        }
        for (number, out) in outs.iter_mut().enumerate() {
            let row = &self.out.at[ROW * (OUTS * stage + number)..][..ROW];
            *out = row[SUMS] + sums.iter().zip(row).map(|(sum, weight)| sum.max(0.0) * weight).sum::<f32>();
        }
    }
    fn learn(&mut self, inputs: &Inputs, stage: usize, sums: &[f32; SUMS], slopes: &[f32; OUTS]) {
        let mut back = [0.0; SUMS];
        for (number, slope) in slopes.iter().enumerate() {
            let start = ROW * (OUTS * stage + number);
            for i in 0..SUMS {
                back[i] += slope * self.out.at[start + i];
                self.out.slope[start + i] += slope * sums[i].max(0.0);
            }
            self.out.slope[start + SUMS] += slope;
        }
        for i in 0..SUMS {
            if sums[i] <= 0.0 {
                back[i] *= 0.01;
            }
        }
        for (input, value) in inputs.iter() {
            let value = f32::from(value);
            for (slope, back) in self.layer.slope[SUMS * input..SUMS * (input + 1)].iter_mut().zip(&back) {
                *slope += back * value;
            }
        }
    }
    /// Both heads of a stage: all points of side 0 less those of side 1; the chance to win.
    fn bytes(&self) -> Vec<u8> {
        let store = |value: f32, scale: i32| (value * scale as f32).round().clamp(-32767.0, 32767.0) as i16;
        let mut all: Vec<i16> = self.layer.at.iter().map(|&w| store(w, SCALE)).collect();
        for stage in 0..STAGES {
            for head in 0..HEADS {
                for i in 0..ROW {
                    let at = |out: usize| self.out.at[ROW * (OUTS * stage + out) + i];
                    let value =
                        if head == 0 { (0..9).map(|out| at(out) - at(9 + out)).sum() } else { at(CARDS) };
                    all.push(store(value, OUT_SCALE));
                }
            }
        }
        all.iter().flat_map(|number| number.to_le_bytes()).collect()
    }
}

fn view(example: &Example, numbers: &mut Numbers, varied: bool) -> (Sheet, [f32; CARDS], f32) {
    let mut points: [f32; CARDS] = std::array::from_fn(|i| f32::from(example.points[i]));
    let mut won = f32::from(example.won) / 2.0;
    let mut sheet = example.sheet;
    if varied {
        let way = numbers.below(16) as u32;
        sheet = sheet.turned(way & 7);
        if way & 8 != 0 {
            sheet = sheet.swapped();
            points.rotate_left(9);
            won = 1.0 - won;
        }
    }
    (sheet, points, won)
}

fn main() {
    let words: Vec<String> = std::env::args().collect();
    let (games, rounds): (usize, usize) = (words[1].parse().unwrap(), words[2].parse().unwrap());
    let level: Option<Level> = words[3].parse().ok();
    let nodes = words.get(5).map_or(100_000, |word| word.parse().unwrap());
    let mut numbers = Numbers(words.get(6).map_or(1, |word| word.parse().unwrap()));
    let start = Instant::now();
    let mut examples = Vec::new();
    let store_file = words.get(7).cloned().unwrap_or_default();
    if let Ok(bytes) = fs::read(&store_file) {
        examples = load(&bytes);
    } else {
        for _ in 0..games {
            game(&mut numbers, level, nodes, &mut examples);
        }
        if !store_file.is_empty() {
            fs::write(&store_file, store(&examples)).unwrap();
        }
    }
    println!("{} positions of {games} games, {:?}", examples.len(), start.elapsed());
    let test = examples.split_off(examples.len() * 19 / 20);
    let (mut was, mut prior) = (0.0, 0.0);
    for example in &test {
        let (sheet, points, _) = view(example, &mut numbers, false);
        let truth = points[..9].iter().sum::<f32>() - points[9..].iter().sum::<f32>();
        was += (truth - read(&sheet).points as f32 / 100.0).powi(2);
        prior += truth.powi(2);
    }
    println!("today's: error {:.3} of {:.3}", was / test.len() as f32, prior / test.len() as f32);

    let mut net = Net {
        layer: Learned::new((0..SUMS * INPUTS).map(|_| 0.08 * numbers.small()).collect()),
        out: Learned::new((0..STAGES * OUTS * ROW).map(|_| 0.1 * numbers.small()).collect()),
    };
    let batch = 64;
    let total = rounds * examples.len() / batch;
    let mut done = 0;
    for round in 0..rounds {
        for i in (1..examples.len()).rev() {
            examples.swap(i, numbers.below(i + 1));
        }
        let (mut sums, mut outs) = ([0.0; SUMS], [0.0; OUTS]);
        for part in examples.chunks_exact(batch) {
            for example in part {
                let (sheet, points, won) = view(example, &mut numbers, true);
                let inputs = Inputs::new(&sheet);
                let stage = (sheet.laid() / 2).min(STAGES - 1);
                net.run(&inputs, stage, &mut sums, &mut outs);
                let mut slopes = [0.0; OUTS];
                let error: Vec<f32> = (0..CARDS).map(|i| outs[i] - points[i]).collect();
                let margin = error[..9].iter().sum::<f32>() - error[9..].iter().sum::<f32>();
                for i in 0..CARDS {
                    slopes[i] = (error[i] + 0.2 * if i < 9 { margin } else { -margin }) / batch as f32;
                }
                slopes[CARDS] = 2.0 * (1.0 / (1.0 + (-outs[CARDS]).exp()) - won) / batch as f32;
                net.learn(&inputs, stage, &sums, &slopes);
            }
            let rate = 0.0015 * (1.0 - 0.97 * done as f32 / total as f32);
            net.layer.step(rate);
            net.out.step(rate);
            done += 1;
        }
        let (mut error, mut loss) = ([(0.0, 0.0); STAGES], 0.0);
        for example in &test {
            let (sheet, points, won) = view(example, &mut numbers, false);
            let stage = (sheet.laid() / 2).min(STAGES - 1);
            net.run(&Inputs::new(&sheet), stage, &mut sums, &mut outs);
            let wrong: Vec<f32> = (0..CARDS).map(|i| outs[i] - points[i]).collect();
            let margin = wrong[..9].iter().sum::<f32>() - wrong[9..].iter().sum::<f32>();
            error[stage].0 += margin * margin;
            error[stage].1 += 1.0;
            let chance = 1.0 / (1.0 + (-outs[CARDS]).exp());
            loss -= won * chance.ln() + (1.0 - won) * (1.0 - chance).ln();
        }
        let mean: f32 = error.iter().map(|e| e.0).sum::<f32>() / test.len() as f32;
        let stages: Vec<String> = error.iter().map(|e| format!("{:.2}", e.0 / e.1)).collect();
        println!(
            "round {round}: error {mean:.3} loss {:.4} by stage {} {:?}",
            loss / test.len() as f32,
            stages.join(" "),
            start.elapsed()
        );
        fs::write(&words[4], net.bytes()).unwrap();
    }
    let most = net.layer.at.iter().fold(0.0_f32, |most, w| most.max(w.abs()));
    println!("the largest weight is {most}");
}
