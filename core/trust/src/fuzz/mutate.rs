//! Changes of an input: of its bytes, of its words, of its lines.

use rand::{Rng, RngExt};
use std::ops::Range;

/// What fits nowhere, or only just.
const ODD: [&str; 34] = [
    "0",
    "-1",
    "1",
    "2",
    "12",
    "13",
    "36",
    "37",
    "255",
    "256",
    "65536",
    "2147483648",
    "4294967296",
    "9223372036854775807",
    "18446744073709551616",
    "1e999",
    "-0",
    "7.0",
    "null",
    "true",
    "false",
    "\"\"",
    "[]",
    "{}",
    "[[[[[[[[",
    "\"\\ud800\"",
    "\u{202e}",
    "\u{feff}",
    "\\u0000",
    "\"a\":",
    ",",
    "\n",
    "\r\n",
    "   ",
];

/// The words of these inputs, once each.
pub(super) fn words(inputs: &[Vec<u8>]) -> Vec<Vec<u8>> {
    let mut words: Vec<Vec<u8>> = ODD.iter().map(|word| word.as_bytes().to_vec()).collect();
    for input in inputs.iter().take(400) {
        let all = spans(input).into_iter().take(400).map(|span| input[span].to_vec());
        words.extend(all.filter(|word| word.len() < 60));
    }
    words.sort_unstable();
    words.dedup();
    words
}

/// Where words, numbers and strings are.
fn spans(input: &[u8]) -> Vec<Range<usize>> {
    let is_word = |sign: u8| sign.is_ascii_alphanumeric() || b"_-.+\"".contains(&sign) || sign >= 0x80;
    let mut spans = Vec::new();
    let mut at = 0;
    while at < input.len() {
        let from = at;
        while at < input.len() && is_word(input[at]) {
            at += 1;
        }
        if at > from {
            spans.push(from..at);
        }
        at += 1;
    }
    spans
}

fn range(length: usize, most: usize, rng: &mut impl Rng) -> Range<usize> {
    if length == 0 {
        return 0..0;
    }
    let from = rng.random_range(0..length);
    from..(from + rng.random_range(1..=most)).min(length)
}

/// One change.
pub(super) fn change(input: &mut Vec<u8>, others: &[Vec<u8>], words: &[Vec<u8>], rng: &mut impl Rng) {
    let word = |rng: &mut _| -> Vec<u8> { words[RngExt::random_range(rng, 0..words.len())].clone() };
    match rng.random_range(0..14) {
        0 if !input.is_empty() => {
            let at = rng.random_range(0..input.len());
            input[at] ^= 1 << rng.random_range(0..8);
        }
        1 if !input.is_empty() => {
            let at = rng.random_range(0..input.len());
            input[at] = rng.random();
        }
        2 => {
            input.drain(range(input.len(), 40, rng));
        }
        3 => {
            let part = input[range(input.len(), 200, rng)].to_vec();
            let at = rng.random_range(0..=input.len());
            input.splice(at..at, part);
        }
        4..=7 => {
            let spans = spans(input);
            if !spans.is_empty() {
                let span = spans[rng.random_range(0..spans.len())].clone();
                input.splice(span, word(rng));
            }
        }
        8 => {
            let at = rng.random_range(0..=input.len());
            let word = word(rng);
            let times = if rng.random_bool(0.05) { 500 } else { 1 };
            input.splice(at..at, word.repeat(times));
        }
        9 => {
            let spans = spans(input);
            if spans.len() > 1 {
                let (one, other) = (rng.random_range(0..spans.len()), rng.random_range(0..spans.len()));
                let (first, last) = (spans[one.min(other)].clone(), spans[one.max(other)].clone());
                if first != last {
                    let (front, back) = (input[first.clone()].to_vec(), input[last.clone()].to_vec());
                    input.splice(last, front);
                    input.splice(first, back);
                }
            }
        }
        10 | 11 => {
            let mut lines: Vec<Vec<u8>> = input.split(|sign| *sign == b'\n').map(<[u8]>::to_vec).collect();
            let (one, other) = (rng.random_range(0..lines.len()), rng.random_range(0..lines.len()));
            match rng.random_range(0..4) {
                0 => lines.swap(one, other),
                1 => {
                    lines.remove(one);
                }
                2 => {
                    let line = lines[one].clone();
                    lines.insert(other, line);
                }
                _ => lines.truncate(one + 1),
            }
            *input = lines.join(&b'\n');
        }
        12 => {
            let other = &others[rng.random_range(0..others.len())];
            let part = other[range(other.len(), 2_000, rng)].to_vec();
            let at = rng.random_range(0..=input.len());
            if rng.random() {
                input.truncate(at);
            }
            input.splice(at.min(input.len())..at.min(input.len()), part);
        }
        _ => input.truncate(rng.random_range(0..=input.len())),
    }
    input.truncate(200_000);
}
