//! The aim of a month, and the progress towards it.

use super::Words;
use super::heard::AimView;
use crate::text::Arg;
use crate::{CouncilIntent, Intent};
use douze_rules::council::{Goal, Observation, Outcome, Scenario};

/// What the month asks for, and how far it is; none outside of months.
pub(super) fn aim(words: &Words, seen: &Observation) -> Option<AimView> {
    let (text, month) = (words.text, seen.public_setup().scenario()?);
    let line = text.of("council-aim", month.id());
    let name = text.of("rules-council-title", month.id());
    let args = [("month", name.as_str().into()), ("line", line.as_str().into())];
    let mut spoken = text.with("council-aim-spoken", &args);
    let (rung, reached) = (seen.bells_rung(), is_reached(seen, month));
    let count = match month.goal() {
        Goal::BellsAndSuccessor(most) => {
            let args: [(&str, Arg<'_>); 2] = [("count", rung.into()), ("most", most.into())];
            spoken.push(' ');
            spoken.push_str(&text.with("council-aim-bells", &args));
            text.with("council-aim-count", &args)
        }
        _ => String::new(),
    };
    Some(AimView {
        month: name,
        line,
        count,
        reached,
        spoken,
        open: Intent::Council(CouncilIntent::InspectMonth),
    })
}

/// Is the special rule met, as far as it is decided?
fn is_reached(seen: &Observation, month: Scenario) -> bool {
    match month.goal() {
        Goal::BellsAndSuccessor(most) => seen.bells_rung() >= most,
        _ => seen.outcome() == Some(Outcome::Won),
    }
}

/// What Claim the Throne means in this month; none where it is as usual.
pub(super) fn at_throne(words: &Words, seen: &Observation) -> Option<String> {
    let text = words.text;
    match seen.public_setup().scenario()?.goal() {
        Goal::None => None,
        Goal::Reigns(character) => {
            Some(text.with("council-aim-throne-reigns", &[("card", character.id().into())]))
        }
        Goal::BellsAndSuccessor(most) if seen.bells_rung() < most => {
            Some(text.say("council-aim-throne-bells"))
        }
        Goal::BellsAndSuccessor(_) | Goal::Successor => Some(text.say("council-aim-throne-successor")),
    }
}
