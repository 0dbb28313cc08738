//! Arguments that the code gives to sentences: calls with literal keys.

use super::code::sources;
use std::collections::BTreeSet;

/// Methods that say a sentence, with the values that they give by themselves: those of `Text`, and those of the games'
/// `Words`, which know who sits where.
const WAYS: [(&str, &[&str]); 5] = [
    (".say(", &[]),
    (".with(", &[]),
    (".with(", &["name"]),
    (".about(", &["name"]),
    (".card(", &["name", "card"]),
];

/// A call with a literal key.
#[derive(Debug)]
pub(crate) struct Call {
    pub(crate) key: String,
    /// What the method gives, asked for or not.
    pub(crate) own: &'static [&'static str],
    /// What the code gives for this sentence.
    pub(crate) given: BTreeSet<String>,
}

pub(crate) fn calls() -> Vec<Call> {
    // Unit tests ask for what does not exist.
    let code = |source: String| source.split("#[cfg(test)]\nmod tests").next().map(str::to_owned);
    let sources: Vec<String> = sources().into_iter().filter_map(code).collect();
    let mut calls = Vec::new();
    for (method, own) in WAYS {
        // The key comes after the seat and the card that the method takes, if any.
        let place = own.len();
        for call in sources.iter().flat_map(|source| source.split(method).skip(1)) {
            let arguments = pieces(call);
            let Some(key) = arguments.get(place).and_then(|key| literal(key)) else { continue };
            let given = match arguments.get(place + 1).copied() {
                Some(list) => names(list),
                None => Some(BTreeSet::new()),
            };
            calls.extend(given.map(|given| Call { key: key.to_owned(), own, given }));
        }
    }
    calls
}

/// The names in `&[("name", …), …]`; none where something else stands there.
fn names(list: &str) -> Option<BTreeSet<String>> {
    let pairs = pieces(list.strip_prefix("&[")?);
    pairs
        .into_iter()
        .map(|pair| Some(literal(pieces(pair.strip_prefix('(')?).first()?)?.to_owned()))
        .collect()
}

fn literal(piece: &str) -> Option<&str> {
    piece.strip_prefix('"')?.strip_suffix('"').filter(|inside| !inside.contains('"'))
}

/// What stands between commas up to the bracket that closes; code within literals has no brackets where it matters.
fn pieces(source: &str) -> Vec<&str> {
    let (mut depth, mut from, mut pieces) = (0_u32, 0, Vec::new());
    for (place, c) in source.char_indices() {
        match c {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' if depth > 0 => depth -= 1,
            ')' | ']' | '}' => {
                pieces.push(&source[from..place]);
                break;
            }
            ',' if depth == 0 => {
                pieces.push(&source[from..place]);
                from = place + 1;
            }
            _ => {}
        }
    }
    pieces.into_iter().map(str::trim).filter(|piece| !piece.is_empty()).collect()
}
