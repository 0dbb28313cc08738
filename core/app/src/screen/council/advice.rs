//! The hint in Council of 12, in words.

use super::Words;
use crate::flow::council::Council;
use crate::screen::hint::{self, Named, Unit};
use crate::screen::{CardFace, HintView};
use crate::{CouncilIntent, Intent};
use douze_ai::council::Reason;
use douze_rules::council::{Action, Character, Characters, How};

/// The hint beside the table, unless something is explained there.
pub(super) fn hint(words: &Words, council: &Council) -> Option<HintView> {
    let advice = council.analysis.hint.shown().filter(|_| council.inspect.is_none())?;
    let name = |action: &Action| named(words, council, *action);
    let best = advice.options.first()?.action;
    Some(hint::view(words.text, advice, Unit::Dilemmas, name, |reason| self::reason(words, best, *reason)))
}

fn named(words: &Words, council: &Council, action: Action) -> Named {
    let text = words.text;
    let pick = |card: Character| {
        let picked = council.own.pick.cards.contains(&card);
        (!picked).then(|| Intent::Council(CouncilIntent::PickCharacter { character: card.into() }))
    };
    let list = |cards: Characters| {
        let names: Vec<String> = cards.iter().map(|card| words.face(card).name).collect();
        if names.is_empty() { text.say("hint-nothing") } else { names.join(", ") }
    };
    let (card, label, select) = match action {
        Action::Choose { card, .. } | Action::Throne { card, .. } => {
            (Some(card), words.face(card).name, pick(card))
        }
        Action::Next { card, how, .. } => {
            let name = words.face(card).name;
            let label = how_text(words, how).map_or_else(|| name.clone(), |how| format!("{name}, {how}"));
            (Some(card), label, pick(card))
        }
        Action::Reveal { how, .. } => {
            let select = match how {
                How::Face(face) if council.own.pick.face != Some(face) => {
                    Some(Intent::Council(CouncilIntent::PickFace { face: face.number().into() }))
                }
                How::Target(target) if council.own.pick.target != Some(target) => {
                    Some(Intent::Council(CouncilIntent::PickTarget { target: target.into() }))
                }
                How::Back(card) if council.own.pick.back != Some(card) => {
                    Some(Intent::Council(CouncilIntent::PickCharacter { character: card.into() }))
                }
                _ => None,
            };
            (None, how_text(words, how).unwrap_or_else(|| text.say("hint-nothing")), select)
        }
        Action::Bells { ring } => (None, text.say(if ring { "hint-ring" } else { "hint-ring-not" }), None),
        Action::Shield { used } => {
            (None, text.say(if used { "hint-shield" } else { "hint-shield-not" }), None)
        }
        Action::Recall { cards, .. } | Action::Bench { cards, .. } => (None, list(cards), None),
        Action::Discard { cards, .. } => (None, list(cards.iter().collect()), None),
        Action::Petitioner { take, .. } => {
            let card = council.public().petitioner();
            let key = if take { "council-take" } else { "council-take-not" };
            let label = card.map(|card| text.with(key, &[("card", card.id().into())]));
            (card, label.unwrap_or_default(), None)
        }
        Action::Ruler { character } => (Some(character), words.face(character).name, None),
        _ => (None, text.say("hint-nothing"), None),
    };
    Named { face: card.map(|card| CardFace::Character { character: words.face(card) }), label, select }
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
