//! A month of the troubled year: its story, and which of its petitioners and dilemmas are still to come.

use super::rules::Rule;
use super::{Words, table};
use crate::flow::council::Council;
use crate::screen::entry::link;
use crate::screen::{CardFace, InspectView, ProgressStep, ReceiptView};
use douze_rules::council::{Observation, Phase, Scenario};

/// January is 1; 0 where the council sits in no month.
pub(super) fn month_number(seen: &Observation) -> i32 {
    seen.public_setup().scenario().map_or(0, |month| month as i32 + 1)
}

/// The month's story and its lists, as the rulebook prints them.
pub(super) fn inspect(
    words: &Words,
    seen: &Observation,
    council: &Council,
    blank: InspectView,
) -> Option<InspectView> {
    let (text, month) = (words.text, seen.public_setup().scenario()?);
    let petitioners = petitioners(words, seen, month);
    let dilemmas = dilemmas(words, seen, council, month);
    let to_come = |rows: &[(bool, ReceiptView)]| rows.iter().filter(|(to_come, _)| *to_come).count();
    let args = [("count", to_come(&petitioners).into()), ("more", to_come(&dilemmas).into())];
    let total = text.with("council-month-total", &args);
    let story = text.of("rulebook-story", month.id());
    let rule = text.of("rules-council", month.id());
    Some(InspectView {
        title: text.of("rules-council-title", month.id()),
        rule: Some(format!("{story}\n\n{rule}")),
        receipts: petitioners.into_iter().chain(dilemmas).map(|(_, row)| row).collect(),
        total: Some(total),
        more: Some(link(text, Rule::Month(month))),
        ..blank
    })
}

/// Is it still to come, and its line.
fn petitioners(words: &Words, seen: &Observation, month: Scenario) -> Vec<(bool, ReceiptView)> {
    let text = words.text;
    let met: Vec<_> = seen.petitioners_seen().collect();
    let row = |character| {
        let (face, crown) = (words.face(character), seen.public_setup().crown(character));
        let key = if seen.petitioner() == Some(character) {
            "council-month-now"
        } else if met.contains(&character) {
            "council-month-gone"
        } else if seen.foreseen() == Some(character) {
            "council-month-next"
        } else {
            "council-month-to-come"
        };
        let to_come = matches!(key, "council-month-to-come" | "council-month-next");
        let row = ReceiptView {
            points: text.with("council-month-crown", &[("count", crown.into())]),
            sentence: text.pair(&face.name, &text.say(key)),
            face: Some(CardFace::Character { character: face }),
            rule: None,
        };
        (to_come, row)
    };
    month.petitioners().into_iter().map(row).collect()
}

fn dilemmas(
    words: &Words,
    seen: &Observation,
    council: &Council,
    month: Scenario,
) -> Vec<(bool, ReceiptView)> {
    let text = words.text;
    let steps = table::progress(words, seen, council).steps;
    let known: Vec<_> = seen.dilemmas_seen().map(|dilemma| dilemma.number).zip(steps).collect();
    let next = seen.next_dilemma().map(|dilemma| dilemma.number);
    let row = |number: u8| {
        let step = known.iter().find(|(seen, _)| *seen == number).map(|(_, step)| *step);
        let key = match step {
            Some(ProgressStep::Now) => "council-month-now",
            Some(ProgressStep::Solved) => "council-month-solved",
            Some(ProgressStep::Public) => "council-month-public",
            Some(ProgressStep::Failed) => "council-month-failed",
            _ if next == Some(number) && seen.phase() != Phase::Over => "council-month-next",
            _ => "council-month-to-come",
        };
        let bells = words.bells(number).unwrap_or_default();
        let args = [
            ("dilemma", words.dilemma(number).into()),
            ("difficulty", text.of("council-difficulty", &bells.to_string()).into()),
        ];
        let row = ReceiptView {
            face: None,
            points: number.to_string(),
            sentence: text.pair(&text.with("council-month-dilemma", &args), &text.say(key)),
            rule: None,
        };
        (matches!(key, "council-month-to-come" | "council-month-next"), row)
    };
    month.dilemmas().into_iter().map(row).collect()
}
