//! Open hands, and what may be chosen from them: only of the seat that the observation is for.

use super::Words;
use crate::flow::council::{Council, Task, Underway};
use crate::flow::table::Shown;
use crate::screen::{ButtonView, CardFace, ChoiceView, ChoicesView, HandCardView, HandView};
use crate::{CouncilIntent, Intent};
use douze_rules::Seat;
use douze_rules::council::{Character, Needs, Observation, Phase};

/// The hand first, then the viewer's card face down, their discard, the bench while it may be chosen from.
pub(super) fn hands(words: &Words, seen: &Observation, council: &Council) -> Vec<HandView> {
    let Shown::Hand(seat) = council.shown() else {
        return bench(words, council).into_iter().collect();
    };
    let mut hands = shown(words, seen, seat);
    hands.extend(bench(words, council));
    for card in hands.iter_mut().flat_map(|hand| &mut hand.cards) {
        offer(words, council, card);
    }
    hands
}

/// Only to be looked at.
pub(super) fn shown(words: &Words, seen: &Observation, seat: Seat) -> Vec<HandView> {
    let cards = seen.own_hand().iter().map(|card| card_view(words, seen, card)).collect();
    let mut hands = vec![HandView { label: words.about(seat, "council-hand"), cards }];
    if let Some(card) = seen.own_chosen() {
        let cards = vec![card_view(words, seen, card)];
        hands.push(HandView { label: words.about(seat, "council-own-card"), cards });
    }
    if !seen.own_discard().is_empty() {
        // The top one first: it is the one that the others see.
        let cards = seen.own_discard().iter().rev().map(|card| plain(words, card)).collect();
        hands.push(HandView { label: words.about(seat, "council-own-discard"), cards });
    }
    hands
}

/// The bench of the person who may take characters from it: it is open.
fn bench(words: &Words, council: &Council) -> Option<HandView> {
    let Some(Task::Bench { seat, .. }) = council.task() else { return None };
    let cards = council.public().bench(seat).iter().map(|card| {
        let mut card = plain(words, card);
        offer(words, council, &mut card);
        card
    });
    Some(HandView { label: words.about(seat, "council-own-bench"), cards: cards.collect() })
}

fn plain(words: &Words, card: Character) -> HandCardView {
    let text = words.text;
    let face = words.face(card);
    let rule = text.of("council-rule", card.id());
    let args = [("card", face.name.as_str().into()), ("rule", rule.as_str().into())];
    HandCardView {
        advised: false,
        spoken: text.with("council-hand-card", &args),
        explain: Some(ButtonView::labelled(
            text.with("council-explain", &[("card", face.name.as_str().into())]),
            Intent::Council(CouncilIntent::InspectCharacter { character: face.character }),
        )),
        face: CardFace::Character { character: face },
        selected: false,
        badge: None,
        rule,
        intent: None,
    }
}

/// A card of the hand, with what it could make of the die as it stands.
fn card_view(words: &Words, seen: &Observation, card: Character) -> HandCardView {
    let text = words.text;
    let mut view = plain(words, card);
    if matches!(seen.phase(), Phase::Throne | Phase::Ruler | Phase::Over) {
        return view;
    }
    if seen.petitioner() == Some(card) {
        view.badge = Some(text.say("council-badge-petitioner"));
        view.spoken.push(' ');
        view.spoken.push_str(&text.say("council-hand-petitioner"));
        return view;
    }
    let Some(die) = seen.die() else { return view };
    let faces = match card {
        Character::Reverser => [die.opposite()].into_iter().collect(),
        _ => seen.reach(card),
    };
    if faces.is_empty() {
        view.badge = Some(text.say(match card {
            Character::Knight => "council-badge-knight",
            Character::Golem => "council-badge-golem",
            Character::Oracle => "council-badge-oracle",
            Character::Stoic if !seen.own_discard().is_empty() => "council-badge-stoic",
            _ => "council-badge-nothing",
        }));
        return view;
    }
    let numbers: Vec<String> = faces.iter().map(|face| face.number().to_string()).collect();
    let args = [("face", die.number().into()), ("faces", numbers.join(" ").into())];
    // Of the Powerful nearly every face: too long for a card.
    view.badge = Some(if faces.len() > 6 {
        text.say("council-badge-twice")
    } else {
        text.with("council-badge", &args)
    });
    view.spoken.push(' ');
    view.spoken.push_str(&text.with("council-hand-faces", &[("faces", words.faces(faces).into())]));
    view
}

/// Adds what may be done with a card, and what already is.
fn offer(words: &Words, council: &Council, view: &mut HandCardView) {
    let CardFace::Character { character } = &view.face else { return };
    let Some(card) = character.character.council() else { return };
    let backs = council.backs().contains(card);
    if !backs && !council.selectable().contains(card) {
        return;
    }
    view.intent = Some(Intent::Council(CouncilIntent::PickCharacter { character: character.character }));
    let place = council.own.pick.cards.iter().position(|&one| one == card);
    view.selected = place.is_some() || council.own.pick.back == Some(card);
    view.spoken.push(' ');
    view.spoken.push_str(&words.text.say(if view.selected {
        "council-hand-selected"
    } else {
        "council-hand-choose"
    }));
    // Discards are one upon the other in this order.
    if let (Some(place), Some(Task::Discard { count: 2.., .. })) = (place, council.task()) {
        view.badge = Some((place + 1).to_string());
    }
}

/// Faces or targets to choose from.
pub(super) fn offers(words: &Words, council: &Council) -> Option<ChoicesView> {
    let text = words.text;
    if council.is(Underway::Opening) {
        let choice = |seat: Seat| ChoiceView {
            face: None,
            label: words.name(seat).to_owned(),
            line: None,
            selected: false,
            intent: Intent::Council(CouncilIntent::LayOpen { seat: seat.number().into() }),
        };
        let choices = council.may_lay_open().map(choice).collect();
        return Some(ChoicesView { label: text.say("council-offer-open"), choices });
    }
    if council.needs() == Some(Needs::Target) {
        let choice = |(number, faces): (u8, douze_rules::council::Faces)| ChoiceView {
            face: None,
            label: words.faces(faces),
            line: None,
            selected: council.own.pick.target == Some(number),
            intent: Intent::Council(CouncilIntent::PickTarget { target: number.into() }),
        };
        let choices = (0u8..).zip(council.public().targets()).map(choice).collect();
        return Some(ChoicesView { label: text.say("council-offer-targets"), choices });
    }
    let faces = council.faces();
    let choice = |face: douze_rules::d12::Face| ChoiceView {
        face: None,
        label: face.number().to_string(),
        line: None,
        selected: council.own.pick.face == Some(face),
        intent: Intent::Council(CouncilIntent::PickFace { face: face.number().into() }),
    };
    (!faces.is_empty()).then(|| ChoicesView {
        label: text.say("council-offer-faces"),
        choices: faces.into_iter().map(choice).collect(),
    })
}
