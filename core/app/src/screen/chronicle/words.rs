//! Sentences about reigns.

use crate::Language;
use crate::chronicle::{DeckName, Line, Obstacle, Reign, SHIPPED_NAME, Throne, band, roman};
use crate::deck::{Deck, Sha256};
use crate::screen::{CharacterView, MemberView, ThroneView};
use crate::text::{Text, short};
use douze_rules::council::{Character, Scenario, Verdict};
use std::sync::Arc;

/// "47 years".
pub(crate) fn years(text: &Text, years: u32) -> String {
    text.with("chronicle-years", &[("years", years.into())])
}

/// The name of a verdict, and what it says of a reign; a lost one is banished, whatever its years.
pub(crate) fn verdict(text: &Text, verdict: Verdict, won: bool) -> (String, String) {
    let id = if won { band(verdict).id } else { "banished" };
    (text.of("chronicle-verdict", id), text.of("chronicle-judged", id))
}

/// Which of the six verdicts, from 0.
pub(super) fn band_of(reign: &Reign) -> i32 {
    reign.verdict() as i32
}

/// "34–80", "34".
pub(super) fn span(from: u32, to: u32) -> String {
    if to > from { format!("{from}–{to}") } else { from.to_string() }
}

/// "Years 34–80" or, to be said aloud, "Years 34 to 80".
pub(super) fn spelled(text: &Text, (from, to): (u32, u32), aloud: bool) -> String {
    let args = [("from", from.into()), ("to", to.into())];
    match (to > from, aloud) {
        (false, _) => text.with("chronicle-year", &args[..1]),
        (true, false) => text.with("chronicle-span", &args),
        (true, true) => text.with("chronicle-span-spoken", &args),
    }
}

/// The first and the last year of a reign.
pub(super) fn span_of(line: &Line) -> (u32, u32) {
    (line.first_year, line.last_year())
}

/// Who sat in the council, in seat order.
pub(super) fn members(text: &Text, line: &Line) -> Vec<MemberView> {
    let seats = line.reign.members.iter().zip(&line.numerals);
    seats
        .map(|(member, numeral)| {
            let name = member.name.trim();
            let (shown, spoken) = match numeral {
                Some(times) => numbered(text, name, *times),
                // A line that is struck out gives no numerals.
                None if member.person => (name.to_owned(), name.to_owned()),
                None => (name.to_owned(), text.with("chronicle-councillor", &[("name", name.into())])),
            };
            MemberView { name: shown, spoken, person: member.person }
        })
        .collect()
}

/// A name with its numeral, to be read and to be said aloud.
fn numbered(text: &Text, name: &str, times: u32) -> (String, String) {
    let alone = [("name", name.into())];
    if times == 1 {
        return (text.with("chronicle-first", &alone), text.with("chronicle-first-spoken", &alone));
    }
    let written = [("name", name.into()), ("word", roman(times).into())];
    let counted = [("name", name.into()), ("count", times.into())];
    (text.with("chronicle-numbered", &written), text.with("chronicle-numbered-spoken", &counted))
}

/// "Rita III, Mia and Hugo".
pub(crate) fn list(text: &Text, names: &[String]) -> String {
    match names {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => {
            let first = first.join(", ");
            text.with("common-and", &[("first", first.into()), ("last", last.as_str().into())])
        }
    }
}

/// The members of a reign, to be read.
pub(super) fn named(text: &Text, line: &Line) -> String {
    list(text, &members(text, line).into_iter().map(|member| member.name).collect::<Vec<_>>())
}

/// The members of a reign, to be said aloud.
pub(super) fn said(text: &Text, line: &Line) -> String {
    list(text, &members(text, line).into_iter().map(|member| member.spoken).collect::<Vec<_>>())
}

/// "July".
pub(crate) fn month(text: &Text, month: Scenario) -> String {
    text.of("rules-council-title", month.id())
}

/// In a sentence, where French writes months small.
pub(crate) fn month_within(text: &Text, month: Scenario) -> String {
    let name = self::month(text, month);
    if text.language() == Language::French { name.to_lowercase() } else { name }
}

/// The month of a reign, as a line.
pub(super) fn month_line(text: &Text, month: Scenario) -> String {
    text.with("chronicle-month", &[("name", month_within(text, month).into())])
}

/// A character's picture and name.
pub(crate) fn character(text: &Text, character: Character) -> CharacterView {
    CharacterView::new(character.into(), text.of("council-character", character.id()))
}

/// Who sits on the throne; `crowned` is the numeral of its winner.
pub(super) fn throne(text: &Text, throne: &Throne, crowned: Option<u32>) -> ThroneView {
    let character = match throne {
        Throne::Character(one) => Some(character(text, *one)),
        Throne::Vacant | Throne::Winner(_) => None,
    };
    let name = match (throne, &character) {
        (_, Some(character)) => character.name.clone(),
        (Throne::Winner(name), None) => king(text, name, crowned),
        _ => text.say("chronicle-vacant"),
    };
    ThroneView { name, character, vacant: *throne == Throne::Vacant }
}

/// "Rita II": a person who has taken a vacant throne for the second time.
fn king(text: &Text, name: &str, crowned: Option<u32>) -> String {
    crowned.map_or_else(|| name.to_owned(), |times| numbered(text, name.trim(), times).0)
}

/// "On the throne: the Lady."
pub(crate) fn on_the_throne(text: &Text, throne: &Throne, crowned: Option<u32>) -> String {
    match throne {
        Throne::Vacant => text.say("chronicle-throne-none"),
        Throne::Character(character) => {
            text.with("chronicle-throne-card", &[("card", character.id().into())])
        }
        Throne::Winner(name) => {
            text.with("chronicle-throne-name", &[("name", king(text, name, crowned).into())])
        }
    }
}

/// A dilemma by its name, by its number where its deck is not here; a value of the die; a name; own words.
pub(crate) fn obstacle(text: &Text, obstacle: &Obstacle, deck: Option<&Deck>) -> String {
    match obstacle {
        Obstacle::Dilemma(number) => {
            match deck.and_then(|deck| deck.dilemma_name(text.language(), *number)) {
                Some(name) => text.with("chronicle-obstacle-dilemma", &[("name", name.into())]),
                None => text.with("chronicle-obstacle-number", &[("line", (*number).into())]),
            }
        }
        Obstacle::Face(face) => text.with("chronicle-obstacle-face", &[("face", (*face).into())]),
        Obstacle::Player(name) | Obstacle::Text(name) => name.clone(),
    }
}

/// "July", "Free play"; none for a normal game.
pub(super) fn kind(text: &Text, reign: &Reign) -> Option<String> {
    match reign.scenario {
        Some(scenario) => Some(month(text, scenario)),
        None => reign.free.then(|| text.say("chronicle-free")),
    }
}

/// "Deck: …".
pub(super) fn deck(text: &Text, reign: &Reign, here: &[Arc<Deck>]) -> String {
    if reign.deck.name == SHIPPED_NAME {
        text.say("chronicle-deck-shipped")
    } else {
        text.with("chronicle-deck", &[("name", deck_name(&reign.deck, here).into())])
    }
}

/// "Ours"; "Ours · 1a2b3c4d" where another one of these decks has its name.
pub(crate) fn deck_name(deck: &DeckName, here: &[Arc<Deck>]) -> String {
    match deck.sha256 {
        Some(sha256) if has_twin(&deck.name, sha256, here) => {
            format!("{} · {}", short(&deck.name), sha256.short())
        }
        _ => short(&deck.name),
    }
}

/// Has another one of these decks this name?
pub(crate) fn has_twin(name: &str, sha256: Sha256, here: &[Arc<Deck>]) -> bool {
    here.iter().any(|other| other.name() == name && other.sha256() != sha256)
}

/// A reign in a sentence.
pub(super) fn in_a_sentence(text: &Text, line: &Line) -> String {
    let reign = &line.reign;
    let args = [
        ("list", spelled(text, span_of(line), true).into()),
        ("names", said(text, line).into()),
        ("value", years(text, reign.years()).into()),
        ("word", verdict(text, reign.verdict(), reign.won).0.into()),
    ];
    let mut sentences = vec![text.with("chronicle-line-spoken", &args)];
    if let Some(month) = reign.scenario {
        sentences.push(month_line(text, month));
    } else if reign.free {
        sentences.push(text.say("chronicle-free-line"));
    }
    sentences.push(text.say(outcome(reign)));
    sentences.push(on_the_throne(text, &reign.throne, line.crowned));
    if reign.struck {
        sentences.push(text.say("chronicle-struck-line"));
    }
    sentences.join(" ")
}

/// "Years 34–80: Rita III and Mia, 47 years".
pub(crate) fn short_line(text: &Text, line: &Line) -> String {
    let (span, length) = (spelled(text, span_of(line), false), years(text, line.reign.years()));
    let args = [("list", span.into()), ("names", named(text, line).into()), ("value", length.into())];
    text.with("chronicle-line", &args)
}

/// Won or lost.
pub(crate) const fn outcome(reign: &Reign) -> &'static str {
    if reign.won { "chronicle-won" } else { "chronicle-lost" }
}
