//! Trains the evaluation network of the forest duel from games of built-in players, and writes what it learned.
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

mod example;
mod net;
mod numbers;
mod play;

use douze_ai::forest::Level;
use douze_ai::forest::learn::{FEATURES, Features, STAGES, UNITS, read};
use example::{CARDS, load, store};
use net::{Learned, Net, OUTS, ROW};
use numbers::Numbers;
use std::fs;
use std::time::Instant;

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
            play::game(&mut numbers, level, nodes, &mut examples);
        }
        if !store_file.is_empty() {
            fs::write(&store_file, store(&examples)).unwrap();
        }
    }
    println!("{} positions of {games} games, {:?}", examples.len(), start.elapsed());
    let test = examples.split_off(examples.len() * 19 / 20);
    let (mut was, mut prior) = (0.0, 0.0);
    for example in &test {
        let (encoding, points, _) = example.view(&mut numbers, false);
        let truth = points[..9].iter().sum::<f32>() - points[9..].iter().sum::<f32>();
        was += (truth - read(&encoding).points as f32 / 100.0).powi(2);
        prior += truth.powi(2);
    }
    println!("today's: error {:.3} of {:.3}", was / test.len() as f32, prior / test.len() as f32);

    let mut net = Net {
        layer: Learned::new((0..UNITS * FEATURES).map(|_| 0.08 * numbers.small()).collect()),
        out: Learned::new((0..STAGES * OUTS * ROW).map(|_| 0.1 * numbers.small()).collect()),
    };
    let batch = 64;
    let total = rounds * examples.len() / batch;
    let mut done = 0;
    for round in 0..rounds {
        for i in (1..examples.len()).rev() {
            examples.swap(i, numbers.below(i + 1));
        }
        let (mut sums, mut outs) = ([0.0; UNITS], [0.0; OUTS]);
        for part in examples.chunks_exact(batch) {
            for example in part {
                let (encoding, points, won) = example.view(&mut numbers, true);
                let features = Features::new(&encoding);
                let stage = (encoding.laid() / 2).min(STAGES - 1);
                net.run(&features, stage, &mut sums, &mut outs);
                let mut slopes = [0.0; OUTS];
                let error: Vec<f32> = (0..CARDS).map(|i| outs[i] - points[i]).collect();
                let margin = error[..9].iter().sum::<f32>() - error[9..].iter().sum::<f32>();
                for i in 0..CARDS {
                    slopes[i] = (error[i] + 0.2 * if i < 9 { margin } else { -margin }) / batch as f32;
                }
                slopes[CARDS] = 2.0 * (1.0 / (1.0 + (-outs[CARDS]).exp()) - won) / batch as f32;
                net.learn(&features, stage, &sums, &slopes);
            }
            let rate = 0.0015 * (1.0 - 0.97 * done as f32 / total as f32);
            net.layer.step(rate);
            net.out.step(rate);
            done += 1;
        }
        let (mut error, mut loss) = ([(0.0, 0.0); STAGES], 0.0);
        for example in &test {
            let (encoding, points, won) = example.view(&mut numbers, false);
            let stage = (encoding.laid() / 2).min(STAGES - 1);
            net.run(&Features::new(&encoding), stage, &mut sums, &mut outs);
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
