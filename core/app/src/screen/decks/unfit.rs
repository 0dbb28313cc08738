//! Errors of a deck file as sentences.

use crate::deck::{Breach, BreachKind, LONGEST};
use crate::flow::decks::Unfit;
use crate::text::{Text, short};
use douze_rules::council;

/// So many breaches are reported at once.
const SHOWN: usize = 40;

/// Why a deck is not kept: a sentence for each reason, at least one.
pub(crate) fn unfit(text: &Text, unfit: &Unfit) -> Vec<String> {
    match unfit {
        Unfit::NameTaken { shipped: true, name } => {
            vec![text.with("decks-name-shipped", &[("name", short(name).into())])]
        }
        Unfit::NameTaken { shipped: false, name } => {
            vec![text.with("decks-name-taken", &[("name", short(name).into())])]
        }
        Unfit::Breaches(breaches) => {
            let mut lines: Vec<String> =
                breaches.iter().take(SHOWN).map(|breach| sentence(text, breach)).collect();
            if breaches.len() > SHOWN {
                lines.push(text.with("decks-more", &[("count", (breaches.len() - SHOWN).into())]));
            }
            lines
        }
    }
}

/// "Line 12, dilemma 5, targets: …".
fn sentence(text: &Text, breach: &Breach) -> String {
    let why = kind(text, &breach.kind);
    let (line, why) = (("line", breach.line.into()), ("why", why.into()));
    match (breach.dilemma, breach.field.as_str()) {
        (_, "") => text.with("decks-at", &[line, why]),
        (None, field) => text.with("decks-at-field", &[line, ("word", field.into()), why]),
        (Some(number), field) => {
            text.with("decks-at-dilemma", &[line, ("number", number.into()), ("word", field.into()), why])
        }
    }
}

fn kind(text: &Text, kind: &BreachKind) -> String {
    match kind {
        BreachKind::TooLong => text.with("decks-breach-long", &[("limit", LONGEST.into())]),
        BreachKind::NotUtf8 => text.say("decks-breach-utf8"),
        // What the reader says of it is English, and seldom says more than the line.
        BreachKind::Syntax(_) => text.say("decks-breach-syntax"),
        BreachKind::Missing => text.say("decks-breach-missing"),
        BreachKind::Unknown => text.say("decks-breach-unknown"),
        BreachKind::Type { wanted, .. } => text.say(match *wanted {
            "an integer" => "decks-breach-integer",
            "a text" => "decks-breach-text",
            "a table" => "decks-breach-table",
            _ => "decks-breach-list",
        }),
        BreachKind::Number(digits) => text.with("decks-breach-number", &[("word", short(digits).into())]),
        BreachKind::Face(digits) => text.with("decks-breach-face", &[("word", short(digits).into())]),
        BreachKind::FaceTwice(face) => text.with("decks-breach-twice", &[("face", (*face).into())]),
        BreachKind::Targets(found) => text.with("decks-breach-targets", &[("found", (*found).into())]),
        BreachKind::Effect(word) => text.with("decks-breach-effect", &[("word", short(word).into())]),
        BreachKind::TooManyEffects { found } => {
            let args = [("found", (*found).into()), ("limit", council::Effects::MAX.into())];
            text.with("decks-breach-effects", &args)
        }
        BreachKind::Name => text.say("decks-breach-name"),
        BreachKind::Rules(kind) => rules(text, *kind),
    }
}

/// What breaks a rule for decks.
fn rules(text: &Text, kind: council::BreachKind) -> String {
    use council::BreachKind;
    match kind {
        BreachKind::Number { number } => text.with("decks-rule-number", &[("number", number.into())]),
        BreachKind::Repeated { number } => text.with("decks-rule-repeated", &[("number", number.into())]),
        BreachKind::Missing { number } => text.with("decks-rule-missing", &[("number", number.into())]),
        BreachKind::Bells { bells } => text.with("decks-rule-bells", &[("found", bells.into())]),
        BreachKind::TooFew { bells, found, needed } => {
            let args = [("number", bells.into()), ("found", found.into()), ("count", needed.into())];
            text.with("decks-rule-few", &args)
        }
        BreachKind::EmptyTarget => text.say("decks-rule-empty"),
        BreachKind::SameTargets => text.say("decks-rule-same"),
        BreachKind::Value { value } => text.with("decks-rule-value", &[("found", value.into())]),
        BreachKind::Favour { amount } => text.with("decks-rule-favour", &[("found", amount.into())]),
        BreachKind::Amount { amount } => text.with("decks-rule-amount", &[("found", amount.into())]),
        BreachKind::KeptPenalty => text.say("decks-rule-kept-penalty"),
        BreachKind::KeptTwice => text.say("decks-rule-kept-twice"),
        BreachKind::Crown { crown } => text.with("decks-rule-crown", &[("found", crown.into())]),
        BreachKind::TooFewCrowns => text.say("decks-rule-crowns"),
    }
}
