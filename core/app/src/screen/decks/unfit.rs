//! What is wrong with a deck file, for people.

use crate::deck::{Breach, Fault, LONGEST};
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
            let mut told: Vec<String> =
                breaches.iter().take(SHOWN).map(|breach| sentence(text, breach)).collect();
            if breaches.len() > SHOWN {
                told.push(text.with("decks-more", &[("count", (breaches.len() - SHOWN).into())]));
            }
            told
        }
    }
}

/// "Line 12, dilemma 5, targets: …".
fn sentence(text: &Text, breach: &Breach) -> String {
    let why = fault(text, &breach.fault);
    let (line, why) = (("line", breach.line.into()), ("why", why.into()));
    match (breach.dilemma, breach.field.as_str()) {
        (_, "") => text.with("decks-at", &[line, why]),
        (None, field) => text.with("decks-at-field", &[line, ("word", field.into()), why]),
        (Some(number), field) => {
            text.with("decks-at-dilemma", &[line, ("number", number.into()), ("word", field.into()), why])
        }
    }
}

fn fault(text: &Text, fault: &Fault) -> String {
    match fault {
        Fault::TooLong => text.with("decks-fault-long", &[("limit", LONGEST.into())]),
        Fault::NotUtf8 => text.say("decks-fault-utf8"),
        // What the reader says of it is English, and seldom says more than the line.
        Fault::Syntax(_) => text.say("decks-fault-syntax"),
        Fault::Missing => text.say("decks-fault-missing"),
        Fault::Unknown => text.say("decks-fault-unknown"),
        Fault::Type { wanted, .. } => text.say(match *wanted {
            "an integer" => "decks-fault-integer",
            "a text" => "decks-fault-text",
            "a table" => "decks-fault-table",
            _ => "decks-fault-list",
        }),
        Fault::Number(digits) => text.with("decks-fault-number", &[("word", short(digits).into())]),
        Fault::Face(digits) => text.with("decks-fault-face", &[("word", short(digits).into())]),
        Fault::FaceTwice(face) => text.with("decks-fault-twice", &[("face", (*face).into())]),
        Fault::Targets(found) => text.with("decks-fault-targets", &[("found", (*found).into())]),
        Fault::Effect(word) => text.with("decks-fault-effect", &[("word", short(word).into())]),
        Fault::TooManyEffects { found } => {
            let args = [("found", (*found).into()), ("limit", council::Effects::MOST.into())];
            text.with("decks-fault-effects", &args)
        }
        Fault::Name => text.say("decks-fault-name"),
        Fault::Rules(fault) => rules(text, *fault),
    }
}

/// What breaks a rule for decks.
fn rules(text: &Text, fault: council::Fault) -> String {
    use council::Fault;
    match fault {
        Fault::Number { number } => text.with("decks-rule-number", &[("number", number.into())]),
        Fault::Repeated { number } => text.with("decks-rule-repeated", &[("number", number.into())]),
        Fault::Missing { number } => text.with("decks-rule-missing", &[("number", number.into())]),
        Fault::Bells { bells } => text.with("decks-rule-bells", &[("found", bells.into())]),
        Fault::TooFew { bells, found, needed } => {
            let args = [("number", bells.into()), ("found", found.into()), ("count", needed.into())];
            text.with("decks-rule-few", &args)
        }
        Fault::EmptyTarget => text.say("decks-rule-empty"),
        Fault::SameTargets => text.say("decks-rule-same"),
        Fault::Value { value } => text.with("decks-rule-value", &[("found", value.into())]),
        Fault::Favour { amount } => text.with("decks-rule-favour", &[("found", amount.into())]),
        Fault::Amount { amount } => text.with("decks-rule-amount", &[("found", amount.into())]),
        Fault::KeptPenalty => text.say("decks-rule-kept-penalty"),
        Fault::KeptTwice => text.say("decks-rule-kept-twice"),
        Fault::Crown { crown } => text.with("decks-rule-crown", &[("found", crown.into())]),
        Fault::TooFewCrowns => text.say("decks-rule-crowns"),
    }
}
