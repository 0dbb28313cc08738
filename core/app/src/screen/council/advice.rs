//! The hint in Council of 12, and the review of a game, in words.

use super::laid::Laid;
use super::table::frame;
use super::{Words, hand, month_number};
use crate::flow::council::{Advised, Council};
use crate::flow::table::review::ReviewedDecision;
use crate::screen::hint::{self, Named, Unit};
use crate::screen::review::{Explainer, ReviewedTable, TableThen, mark_characters};
use crate::screen::{CardFace, HintView};
use crate::text::Text;
use crate::{CouncilIntent, GameKind, Intent};
use douze_ai::council::Reason;
use douze_rules::Seat;
use douze_rules::council::{Action, Character, Characters, How, Observation};

/// The hint beside the table, unless something is explained there.
pub(super) fn hint(words: &Words, council: &Council) -> Option<HintView> {
    let advice = council.analysis.hint.shown().filter(|_| council.inspect.is_none())?;
    let seen = council.observation();
    let name = |action: &Action| Named { select: select(council, *action), ..named(words, &seen, *action) };
    let best = advice.options.first()?.action;
    Some(hint::view(words.text, advice, Unit::Dilemmas, name, |reason| self::reason(words, best, *reason)))
}

/// What selects this at the table; none where it is selected, or that takes several taps.
fn select(council: &Council, action: Action) -> Option<Intent> {
    let pick = &council.own.pick;
    let card = |card: Character| CouncilIntent::PickCharacter { character: card.into() };
    let (picked, intent) = match action {
        Action::Choose { card: one, .. }
        | Action::Throne { card: one, .. }
        | Action::Next { card: one, .. } => (pick.cards.contains(&one), card(one)),
        Action::Reveal { how: How::Face(face), .. } => {
            (pick.face == Some(face), CouncilIntent::PickFace { face: face.number().into() })
        }
        Action::Reveal { how: How::Target(target), .. } => {
            (pick.target == Some(target), CouncilIntent::PickTarget { target: target.into() })
        }
        Action::Reveal { how: How::Back(one), .. } => (pick.back == Some(one), card(one)),
        _ => return None,
    };
    (!picked).then_some(Intent::Council(intent))
}

fn named(words: &Words, seen: &Observation, action: Action) -> Named {
    let text = words.text;
    let list = |cards: Characters| {
        let names: Vec<String> = cards.iter().map(|card| words.face(card).name).collect();
        if names.is_empty() { text.say("hint-nothing") } else { names.join(", ") }
    };
    let (card, label) = match action {
        Action::Choose { card, .. } | Action::Throne { card, .. } => (Some(card), words.face(card).name),
        Action::Next { card, how, .. } => {
            let name = words.face(card).name;
            let label = how_text(words, how).map_or_else(|| name.clone(), |how| format!("{name}, {how}"));
            (Some(card), label)
        }
        Action::Reveal { how, .. } => {
            (None, how_text(words, how).unwrap_or_else(|| text.say("hint-nothing")))
        }
        Action::Bells { ring } => (None, text.say(if ring { "hint-ring" } else { "hint-ring-not" })),
        Action::Shield { used } => (None, text.say(if used { "hint-shield" } else { "hint-shield-not" })),
        Action::Recall { cards, .. } | Action::Bench { cards, .. } => (None, list(cards)),
        Action::Discard { cards, .. } => (None, list(cards.iter().collect())),
        Action::Petitioner { take, .. } => {
            let card = seen.petitioner();
            let key = if take { "council-take" } else { "council-take-not" };
            let label = card.map(|card| text.with(key, &[("card", card.id().into())]));
            (card, label.unwrap_or_default())
        }
        Action::Ruler { character } => (Some(character), words.face(character).name),
        _ => (None, text.say("hint-nothing")),
    };
    Named { face: card.map(|card| CardFace::Character { character: words.face(card) }), label, select: None }
}

impl Explainer<Action, Reason, Advised> for Words<'_> {
    const GAME: GameKind = GameKind::Council;
    const UNIT: Unit = Unit::Dilemmas;

    fn text(&self) -> &Text {
        self.text
    }

    fn name(&self, seat: Seat) -> &str {
        self.name(seat)
    }

    fn alike(one: &Action, other: &Action) -> bool {
        one == other
    }

    fn heading(&self, then: &Advised, action: &Action) -> String {
        let key = match action {
            Action::Choose { .. } => "review-heading-council-card",
            Action::Next { .. } => "review-heading-council-second",
            _ => "review-heading-council-effect",
        };
        self.text.with(key, &[("turn", then.view.turn().into())])
    }

    fn action(&self, then: &Advised, action: &Action) -> Named {
        named(self, &then.view, *action)
    }

    /// Bells are not reviewed.
    fn reason(&self, reason: &Reason) -> Option<String> {
        self::reason(self, Action::Shield { used: false }, *reason)
    }
}

/// The table at a decision of a review.
pub(super) fn then(
    words: &Words,
    council: &Council,
    decision: &ReviewedDecision<Action, Reason, Advised>,
    better: Option<&Action>,
) -> TableThen {
    let (seen, seat) = (&decision.view.view, decision.seat);
    let character = |action: &Action| card(action).map(Into::into);
    let mut hand = hand::shown(words, seen, seat).into_iter().next();
    if let Some(hand) = &mut hand {
        mark_characters(words.text, &mut hand.cards, character(&decision.action), better.and_then(character));
    }
    let events = council.events().get(..decision.events).unwrap_or_default();
    let mut table = frame(words, Laid { seen, events, talk: &decision.view.talk }, council);
    for view in &mut table.seats {
        (view.active, view.turned) = (view.seat == i32::from(seat.number()), false);
    }
    let shared = [&table.die.spoken, &table.dilemma.spoken, &table.favour.spoken];
    let asks = table.petitioner.iter().map(|petitioner| &petitioner.spoken);
    let seats = table.seats.iter().map(|seat| &seat.spoken);
    let spoken: Vec<&str> = asks.chain(shared).chain(seats).map(String::as_str).collect();
    let table = ReviewedTable::Council { month: month_number(seen), spoken: spoken.join(" "), table };
    TableThen { table: Some(table), hand }
}

/// The card that an action is about.
const fn card(action: &Action) -> Option<Character> {
    match *action {
        Action::Choose { card, .. } | Action::Next { card, .. } => Some(card),
        _ => None,
    }
}

/// What is decided with a card that is revealed; none: nothing.
fn how_text(words: &Words, how: How) -> Option<String> {
    let text = words.text;
    Some(match how {
        How::Nothing => return None,
        How::Face(face) => text.with("hint-face", &[("face", face.number().into())]),
        How::Target(0) => text.say("hint-target-first"),
        How::Target(_) => text.say("hint-target-second"),
        How::Back(card) => words.face(card).name,
    })
}

/// Why this action is the best.
fn reason(words: &Words, action: Action, reason: Reason) -> Option<String> {
    let text = words.text;
    let bells = matches!(action, Action::Bells { .. });
    Some(match reason {
        Reason::OnlyChoice => text.say("hint-only"),
        Reason::Solves { percent } => {
            text.with(if bells { "hint-solved" } else { "hint-solves" }, &[("count", percent.into())])
        }
        Reason::Otherwise { percent } => text.with("hint-otherwise", &[("count", percent.into())]),
        Reason::Expects { seat, card } => words.card(seat, card, "hint-expects"),
        Reason::Heard { seat, remark } => {
            let remark = text.of("council-remark", remark.id());
            words.with(seat, "hint-heard", &[("remark", remark.into())])
        }
        Reason::FavourAllows | Reason::FavourTooLow => text.say(match (action, reason) {
            (Action::Bells { ring: true }, _) => "hint-bells",
            (Action::Bells { .. }, Reason::FavourAllows) => "hint-bells-even",
            (Action::Bells { .. }, _) => "hint-bells-risk",
            (_, Reason::FavourAllows) => "hint-shield-later",
            _ => "hint-shield-now",
        }),
        Reason::MonthAsks => text.say("hint-month"),
        Reason::WorthMost => text.say("hint-worth"),
        Reason::MostHold { seats } => text.with("hint-holders", &[("count", seats.into())]),
        Reason::CutShort => text.say("hint-cut"),
        Reason::AtRandom => return None,
    })
}
