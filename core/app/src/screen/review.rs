//! A finished game, decision by decision.

mod view;

pub use view::{
    ChanceView, ChancesView, ReviewLineView, ReviewView, ReviewedTable, ReviewedView, TurningView,
};

use super::hint::{Named, Unit, hundredths, options, places, reasons, tenths};
use super::{ButtonView, CardFace, ChoiceView, ChoicesView, HandCardView, HandView};
use crate::flow::table::review::{Review, ReviewedDecision};
use crate::text::Text;
use crate::{CharacterKind, GameKind, Intent, TableIntent};
use douze_rules::Seat;

/// So many turning points are shown.
const TURNING: usize = 3;

/// How a game describes its decisions.
pub(super) trait Explainer<A, R, V> {
    const GAME: GameKind;
    const UNIT: Unit;
    fn text(&self) -> &Text;
    /// Who sits there.
    fn name(&self, seat: Seat) -> &str;
    /// Do both come to the same?
    fn alike(one: &A, other: &A) -> bool;
    /// Round, turn and what was decided.
    fn heading(&self, view: &V, action: &A) -> String;
    fn action(&self, view: &V, action: &A) -> Named;
    fn reason(&self, reason: &R) -> Option<String>;
}

/// The table as it stood at a decision, and the hand of the person who decided.
pub(super) struct TableThen {
    pub(super) table: Option<ReviewedTable>,
    pub(super) hand: Option<HandView>,
}

/// The review over the table. `then` draws the table at a decision, and marks what was done and what is better.
pub(super) fn view<A: Copy + PartialEq, R, V, T: Explainer<A, R, V>>(
    explainer: &T,
    review: &Review<A, R, V>,
    then: impl Fn(&ReviewedDecision<A, R, V>, Option<&A>) -> TableThen,
) -> ReviewView {
    let text = explainer.text();
    let name = |seat| ("name", explainer.name(seat).into());
    let mut people: Vec<Seat> = review.decisions.iter().map(|decision| decision.seat).collect();
    people.sort_unstable();
    people.dedup();
    let choice = |&seat: &Seat| ChoiceView {
        face: None,
        label: explainer.name(seat).to_owned(),
        line: None,
        selected: seat == review.seat,
        intent: Intent::Table(TableIntent::ReviewSeat { seat: seat.number().into() }),
    };
    let unfinished = review.next().is_some() && review.due().is_none();
    let turning = turning(explainer, review);
    let selected = selected(explainer, review, &turning);
    let shown =
        selected.and_then(|number| Some(in_full(explainer, number, review.decisions.get(number)?, &then)));
    ReviewView {
        game: T::GAME,
        title: text.with("review-of", &[name(review.seat)]),
        line: text.say(match T::UNIT {
            Unit::Points => "review-line-forest",
            Unit::Rounds => "review-line-king",
            Unit::Dilemmas => "review-line-council",
        }),
        people: (people.len() > 1).then(|| ChoicesView {
            label: text.say("review-people"),
            choices: people.iter().map(choice).collect(),
        }),
        total: total(explainer, review),
        resume: unfinished
            .then(|| ButtonView::new(text, "review-resume", Intent::Table(TableIntent::OpenReview))),
        chances: chances(explainer, review, &turning, selected),
        turning_label: match turning.len() {
            0 => String::new(),
            count => text.with("review-turning", &[("count", count.into())]),
        },
        turning: turning_views(explainer, review, &turning, selected),
        decisions: review
            .of_seat()
            .map(|(number, decision)| line(explainer, selected == Some(number), number, decision))
            .collect(),
        shown,
    }
}

/// The word on a card of the hand then.
pub(super) const fn badge(done: bool, better: bool) -> Option<&'static str> {
    match (done, better) {
        (true, _) => Some("review-badge-done"),
        (false, true) => Some("review-badge-better"),
        (false, false) => None,
    }
}

/// The words on the characters of a hand: which one was played, and which one is better. None of them is pressed.
pub(super) fn mark_characters(
    text: &Text,
    cards: &mut [HandCardView],
    done: Option<CharacterKind>,
    better: Option<CharacterKind>,
) {
    for card in cards {
        card.explain = None;
        let CardFace::Character { character } = &card.face else { continue };
        let is = |one: Option<CharacterKind>| one == Some(character.character);
        mark(text, card, badge(is(done), is(better)));
    }
}

/// A word on the card, also spoken.
pub(super) fn mark(text: &Text, card: &mut HandCardView, key: Option<&str>) {
    let Some(word) = key.map(|key| text.say(key)) else { return };
    card.spoken = format!("{} {word}.", card.spoken);
    card.selected = key == badge(true, false);
    card.advised = key == badge(false, true);
    (card.badge, card.intent, card.explain) = (Some(word), None, None);
}

/// What a decision cost; none while it is not known.
fn cost<A, R, V, T: Explainer<A, R, V>>(_: &T, decision: &ReviewedDecision<A, R, V>) -> Option<i32> {
    decision.advice.as_ref()?.cost(|action| T::alike(action, &decision.action))
}

/// The best action, where another one was done that is not as good.
fn better<'a, A, R, V, T: Explainer<A, R, V>>(
    explainer: &T,
    decision: &'a ReviewedDecision<A, R, V>,
) -> Option<&'a A> {
    let best = decision.advice.as_ref()?.options.first()?;
    (weight(T::UNIT, cost(explainer, decision)?) > 0).then_some(&best.action)
}

/// How bad it is: 0 to 3. Less than a quarter of a point, or than one round of a hundred, is within what is estimated by
/// chance.
fn weight(unit: Unit, cost: i32) -> i32 {
    let steps = match unit {
        Unit::Points => [25, 100, 250],
        Unit::Rounds | Unit::Dilemmas => [100, 500, 1_500],
    };
    steps.iter().map(|&step| i32::from(cost >= step)).sum()
}

fn cost_text<A, R, V, T: Explainer<A, R, V>>(explainer: &T, decision: &ReviewedDecision<A, R, V>) -> String {
    let text = explainer.text();
    match (&decision.advice, cost(explainer, decision), T::UNIT) {
        (None, ..) => text.say("review-cost-later"),
        (Some(_), None, _) => text.say("review-cost-unknown"),
        (Some(_), Some(cost), unit) if weight(unit, cost) == 0 => text.say("review-cost-none"),
        (Some(_), Some(cost), Unit::Points) => {
            text.with("review-cost-points", &[("points", tenths(text, cost).into())])
        }
        (Some(_), Some(cost), unit) => {
            let key = if unit == Unit::Rounds { "review-cost-rounds" } else { "review-cost-dilemmas" };
            text.with(key, &[("count", hundredths(cost).into())])
        }
    }
}

/// The numbers of the costliest decisions, in the order of the game.
fn turning<A: Copy + PartialEq, R, V, T: Explainer<A, R, V>>(
    explainer: &T,
    review: &Review<A, R, V>,
) -> Vec<usize> {
    let costly = |(number, decision): (usize, &ReviewedDecision<A, R, V>)| {
        cost(explainer, decision).filter(|&cost| weight(T::UNIT, cost) > 0).map(|cost| (cost, number))
    };
    let mut all: Vec<(i32, usize)> = review.of_seat().filter_map(costly).collect();
    all.sort_by_key(|&(cost, number)| (-cost, number));
    all.truncate(TURNING);
    let mut numbers: Vec<usize> = all.into_iter().map(|(_, number)| number).collect();
    numbers.sort_unstable();
    numbers
}

/// The decision that is shown: the selected one, or when all are looked at the costliest.
fn selected<A: Copy + PartialEq, R, V, T: Explainer<A, R, V>>(
    explainer: &T,
    review: &Review<A, R, V>,
    turning: &[usize],
) -> Option<usize> {
    let worst = || {
        let costly = turning.iter().copied();
        costly
            .max_by_key(|&number| review.decisions.get(number).and_then(|decision| cost(explainer, decision)))
    };
    review.selected.or_else(|| worst().filter(|_| review.next().is_none()))
}

/// How the game stood after each decision that was weighed.
fn chances<A: Copy + PartialEq, R, V, T: Explainer<A, R, V>>(
    explainer: &T,
    review: &Review<A, R, V>,
    turning: &[usize],
    selected: Option<usize>,
) -> Option<ChancesView> {
    let text = explainer.text();
    let point = |(number, decision): (usize, &ReviewedDecision<A, R, V>)| {
        let best = decision.advice.as_ref()?.options.first()?.worth;
        let worth = best.saturating_sub(cost(explainer, decision)?);
        let place = turning.iter().position(|&one| one == number);
        Some(ChanceView {
            ahead: ahead(T::UNIT, worth),
            turning: place.and_then(|place| i32::try_from(place + 1).ok()),
            selected: selected == Some(number),
            spoken: line(explainer, false, number, decision).spoken,
            intent: select(number),
        })
    };
    let points: Vec<ChanceView> = review.of_seat().filter_map(point).collect();
    let name = [("name", explainer.name(review.seat).into())];
    // A council wins together: nobody is ahead of anybody.
    let [above, below, spoken] = match T::UNIT {
        Unit::Points | Unit::Rounds => ["review-ahead", "review-behind", "review-chances"],
        Unit::Dilemmas => ["review-likely", "review-unlikely", "review-chances-council"],
    };
    (points.len() > 1).then(|| ChancesView {
        above: text.with(above, &name),
        below: text.with(below, &name),
        points,
        spoken: text.with(spoken, &name),
    })
}

/// A worth on the line: five points fill its half, a chance is what it is.
fn ahead(unit: Unit, worth: i32) -> i32 {
    match unit {
        Unit::Points => (50 + worth / 10).clamp(0, 100),
        Unit::Rounds | Unit::Dilemmas => hundredths(worth).clamp(0, 100),
    }
}

fn turning_views<A: Copy + PartialEq, R, V, T: Explainer<A, R, V>>(
    explainer: &T,
    review: &Review<A, R, V>,
    turning: &[usize],
    selected: Option<usize>,
) -> Vec<TurningView> {
    let text = explainer.text();
    let view = |(place, &number): (i32, &usize)| {
        let decision = review.decisions.get(number)?;
        let Named { face, label, .. } = explainer.action(&decision.view, &decision.action);
        let cost = cost(explainer, decision)?;
        let cost = match T::UNIT {
            Unit::Points => tenths(text, cost),
            Unit::Rounds | Unit::Dilemmas => hundredths(cost).to_string(),
        };
        Some(TurningView {
            place,
            face,
            chosen: label,
            change: text.with("review-change", &[("cost", cost.into())]),
            heading: explainer.heading(&decision.view, &decision.action),
            selected: selected == Some(number),
            spoken: line(explainer, false, number, decision).spoken,
            intent: select(number),
        })
    };
    (1..).zip(turning).filter_map(view).collect()
}

fn select(number: usize) -> Intent {
    let number = i32::try_from(number).unwrap_or_default();
    Intent::Table(TableIntent::ReviewDecision { number })
}

fn line<A: Copy + PartialEq, R, V, T: Explainer<A, R, V>>(
    explainer: &T,
    selected: bool,
    number: usize,
    decision: &ReviewedDecision<A, R, V>,
) -> ReviewLineView {
    let text = explainer.text();
    let heading = explainer.heading(&decision.view, &decision.action);
    let chosen = explainer.action(&decision.view, &decision.action).label;
    let better = better(explainer, decision).map(|action| better_text(explainer, decision, action));
    let cost_text = cost_text(explainer, decision);
    let spoken = [Some(heading.clone()), Some(chosen.clone()), Some(cost_text.clone()), better.clone()];
    ReviewLineView {
        number: i32::try_from(number).unwrap_or_default(),
        heading,
        chosen,
        better,
        cost: cost_text,
        weight: cost(explainer, decision).map(|cost| weight(T::UNIT, cost)),
        selected,
        spoken: spoken
            .into_iter()
            .flatten()
            .map(|part| text.with("review-part", &[("part", part.into())]))
            .collect::<Vec<_>>()
            .join(" "),
        intent: select(number),
    }
}

fn better_text<A, R, V, T: Explainer<A, R, V>>(
    explainer: &T,
    decision: &ReviewedDecision<A, R, V>,
    action: &A,
) -> String {
    let action = explainer.action(&decision.view, action).label;
    explainer.text().with("review-better", &[("action", action.into())])
}

/// What they cost together and the worst one; how far it is evaluated before.
fn total<A: Copy + PartialEq, R, V, T: Explainer<A, R, V>>(
    explainer: &T,
    review: &Review<A, R, V>,
) -> String {
    let text = explainer.text();
    let costs: Vec<(i32, &ReviewedDecision<A, R, V>)> =
        review.of_seat().filter_map(|(_, decision)| Some((cost(explainer, decision)?, decision))).collect();
    // What is within chance does not count, here as in the list.
    let costs: Vec<_> = costs.into_iter().filter(|(cost, _)| weight(T::UNIT, *cost) > 0).collect();
    let sum = costs.iter().fold(0_i32, |sum, (cost, _)| sum.saturating_add(*cost));
    let mut parts = Vec::new();
    if review.next().is_some() {
        let (done, count) = (review.evaluated(), review.of_seat().count());
        parts.push(text.with("review-checked", &[("done", done.into()), ("count", count.into())]));
    }
    match costs.iter().max_by_key(|(cost, _)| *cost) {
        None if review.next().is_none() => parts.push(text.say("review-total-none")),
        None => {}
        Some((_, worst)) => {
            let (key, sum) = match T::UNIT {
                Unit::Points => ("review-total-points", tenths(text, sum)),
                Unit::Rounds => ("review-total-rounds", places(text, hundredths(sum))),
                Unit::Dilemmas => ("review-total-dilemmas", places(text, hundredths(sum))),
            };
            parts.push(text.with(key, &[("sum", sum.into())]));
            let heading = explainer.heading(&worst.view, &worst.action);
            parts.push(text.with("review-worst", &[("heading", heading.into())]));
        }
    }
    parts.join(" ")
}

/// A part as a sentence begins.
fn begun(part: &str) -> String {
    let mut letters = part.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

fn in_full<A, R, V, T: Explainer<A, R, V>>(
    explainer: &T,
    number: usize,
    decision: &ReviewedDecision<A, R, V>,
    then: impl Fn(&ReviewedDecision<A, R, V>, Option<&A>) -> TableThen,
) -> ReviewedView {
    let text = explainer.text();
    let sentence = |part: String| text.with("review-part", &[("part", begun(&part).into())]);
    let better = better(explainer, decision);
    let chosen = explainer.action(&decision.view, &decision.action).label;
    let mut sentences = vec![text.with("review-chosen", &[("action", chosen.into())])];
    sentences.extend(better.map(|action| sentence(better_text(explainer, decision, action))));
    sentences.push(sentence(cost_text(explainer, decision)));
    let TableThen { table, hand } = then(decision, better);
    let (options, reasons) = match &decision.advice {
        Some(advice) => {
            let name = |action: &A| Named { select: None, ..explainer.action(&decision.view, action) };
            let reasons = reasons(text, advice, |reason| explainer.reason(reason));
            (options(text, advice, T::UNIT, name), reasons)
        }
        None => (Vec::new(), Vec::new()),
    };
    let heading = explainer.heading(&decision.view, &decision.action);
    let again = Intent::Table(TableIntent::TryAgain { number: i32::try_from(number).unwrap_or_default() });
    let again = ButtonView::new(text, "review-again", again).hint(text.say("review-again-hint"));
    let again = Some(again);
    ReviewedView { heading, sentences, table, hand, options, reasons, again }
}
