//! Views of advice: a hint beside the table, and the same in a review.

use super::{ButtonView, CardFace};
use crate::text::Text;
use crate::{Intent, Language, TableIntent};
use douze_ai::{Advice, Weighed};

/// A hint, beside the table.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct HintView {
    /// "A hint".
    pub title: String,
    /// What a strong player would consider, the best first; three at most.
    pub options: Vec<WeighedView>,
    /// Why the first one: a sentence each.
    pub reasons: Vec<String>,
    /// The title, the best option and why, where the hint is shown as one sentence.
    pub spoken: String,
    /// Closes it.
    pub close: ButtonView,
}

/// A decision that was weighed.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct WeighedView {
    /// Its card, where it is about one.
    pub face: Option<CardFace>,
    /// What it is: "Wolf", "row 2, column 3".
    pub label: String,
    /// What it is worth: "1.2 points less".
    pub worth: String,
    /// How long the bar of its worth is, 0 to 100.
    pub share: i32,
    /// All of it in one sentence.
    pub spoken: String,
    /// Selects it at the table and decides nothing; none where it is selected, or that takes several taps.
    pub select: Option<Intent>,
}

/// So many are shown at most.
const SHOWN: usize = 3;

/// From so many hundredths of a point on, one choice is better than another.
const CLEAR: i32 = 5;

/// What worths of a game are counted in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unit {
    /// Hundredths of points, own less the other's, in the end.
    Points,
    /// Ten-thousandths of the chance to win a round.
    Rounds,
    /// Ten-thousandths of the chance to solve the dilemma, less what the card is worth later on.
    Dilemmas,
}

/// An action in words.
pub(super) struct Named {
    pub(super) face: Option<CardFace>,
    pub(super) label: String,
    pub(super) select: Option<Intent>,
}

/// The button that asks for a hint.
pub(super) fn button(text: &Text) -> ButtonView {
    ButtonView::new(text, "hint-ask", Intent::Table(TableIntent::AskHint)).hint(text.say("hint-ask-hint"))
}

/// The hint that was found.
pub(super) fn view<A, R>(
    text: &Text,
    advice: &Advice<A, R>,
    unit: Unit,
    name: impl Fn(&A) -> Named,
    reason: impl Fn(&R) -> Option<String>,
) -> HintView {
    let title = text.say("hint-title");
    let options = options(text, advice, unit, name);
    let mut reasons = reasons(text, advice, reason);
    if reasons.is_empty() {
        reasons.extend(compared(text, unit, &advice.options));
    }
    let best = options.first().map(|best| &*best.spoken);
    let parts = [best, reasons.first().map(|reason| &**reason)];
    HintView {
        spoken: parts.into_iter().flatten().fold(format!("{title}."), |said, part| format!("{said} {part}")),
        title,
        options,
        reasons,
        close: ButtonView::new(text, "common-close", Intent::Table(TableIntent::CloseHint)),
    }
}

/// What the first one is worth beside the next, where nothing else speaks for it.
fn compared<A>(text: &Text, unit: Unit, options: &[Weighed<A>]) -> Option<String> {
    let [first, next, ..] = options else { return None };
    let less = first.worth.saturating_sub(next.worth);
    let far = unit == Unit::Points && less >= CLEAR;
    let points = ("points", tenths(text, less).into());
    Some(if far { text.with("hint-next", &[points]) } else { text.say("hint-others") })
}

/// Why the first one. That it is one of several to be varied is a reason by itself.
pub(super) fn reasons<A, R>(
    text: &Text,
    advice: &Advice<A, R>,
    reason: impl Fn(&R) -> Option<String>,
) -> Vec<String> {
    let mut reasons: Vec<String> = advice.reasons.iter().filter_map(reason).collect();
    let mixed = advice.options.first().is_some_and(|first| (1..100).contains(&first.percent));
    if reasons.is_empty() && mixed {
        reasons.push(text.say("hint-mixes"));
    }
    reasons
}

/// The best of what was weighed; what reads alike stands there once.
pub(super) fn options<A, R>(
    text: &Text,
    advice: &Advice<A, R>,
    unit: Unit,
    name: impl Fn(&A) -> Named,
) -> Vec<WeighedView> {
    let best = advice.options.first().map_or(0, |weighed| weighed.worth);
    let mut shown: Vec<WeighedView> = Vec::with_capacity(SHOWN);
    for weighed in &advice.options {
        let Named { face, label, select } = name(&weighed.action);
        if shown.len() == SHOWN || shown.iter().any(|one| one.label == label) {
            continue;
        }
        let less = (!shown.is_empty()).then_some(best.saturating_sub(weighed.worth));
        let share = share(unit, weighed.worth, best);
        let mut worth = self::worth(text, unit, weighed.worth, less);
        if (1..100).contains(&weighed.percent) {
            let count = ("count", weighed.percent.into());
            worth = text.with("hint-mix", &[("worth", worth.into()), count]);
        }
        let spoken =
            text.with("hint-spoken", &[("action", label.as_str().into()), ("worth", worth.as_str().into())]);
        shown.push(WeighedView { face, label, worth, share, spoken, select });
    }
    shown
}

/// What an action is worth; `less` than the first one.
fn worth(text: &Text, unit: Unit, worth: i32, less: Option<i32>) -> String {
    let points = |key: &str, worth: i32| text.with(key, &[("points", tenths(text, worth).into())]);
    let count = |key: &str, worth: i32| text.with(key, &[("count", hundredths(worth).into())]);
    match (unit, less) {
        (Unit::Points, None) if worth >= CLEAR => points("hint-ahead", worth),
        (Unit::Points, None) if worth <= -CLEAR => points("hint-behind", -worth),
        (Unit::Points, None) => text.say("hint-level"),
        (Unit::Points, Some(less @ CLEAR..)) => points("hint-less", less),
        (Unit::Rounds, _) => count("hint-round", worth),
        (Unit::Dilemmas, None) => text.say("hint-best"),
        (Unit::Dilemmas, Some(less @ 50..)) => count("hint-fewer", less),
        (Unit::Points | Unit::Dilemmas, Some(_)) => text.say("hint-alike"),
    }
}

/// The bar of a worth: a chance as it is, points as what they are less than the `best`, down to five.
fn share(unit: Unit, worth: i32, best: i32) -> i32 {
    match unit {
        Unit::Points => 100 - best.saturating_sub(worth).clamp(0, 500) / 5,
        Unit::Rounds | Unit::Dilemmas => hundredths(worth).clamp(0, 100),
    }
}

/// Hundredths to the nearest tenth, with the language's point: "1.2".
pub(super) fn tenths(text: &Text, hundredths: i32) -> String {
    let tenths = hundredths.saturating_add(5) / 10;
    format!("{}{}{}", tenths / 10, point(text), tenths % 10)
}

/// Hundredths with the language's point: "1.25".
pub(super) fn places(text: &Text, hundredths: i32) -> String {
    format!("{}{}{:02}", hundredths / 100, point(text), hundredths % 100)
}

fn point(text: &Text) -> char {
    if text.language() == Language::English { '.' } else { ',' }
}

/// Ten-thousandths to the nearest hundredth.
pub(super) fn hundredths(worth: i32) -> i32 {
    worth.saturating_add(50) / 100
}
