//! An open hand, and what may be chosen from it: only of the seat that the observation is for.

use super::Words;
use super::words::{number, symbol as symbol_text};
use crate::flow::king::{King, Pick};
use crate::flow::table::Shown;
use crate::screen::{ButtonView, CardFace, ChoiceView, ChoicesView, HandCardView, HandView};
use crate::{Intent, KingIntent};
use douze_rules::Seat;
use douze_rules::d12::Face;
use douze_rules::king::{Character, Observation, Phase, Preview, Token};

/// The hand of the person before the open table, and what is under their die.
pub(super) fn hands(words: &Words, seen: &Observation, king: &King) -> Vec<HandView> {
    // In the slow mode the table shows how it came to the state that the hand already shows.
    let Shown::Hand(seat) = king.shown() else { return Vec::new() };
    if king.own.stop.is_some() {
        return Vec::new();
    }
    let mut hands = shown(words, seen, king, seat);
    if king.chooser() == Some(seat)
        && let Some(hand) = hands.first_mut()
    {
        hand.cards.iter_mut().for_each(|card| offer(words, king, card));
    }
    hands
}

/// The hand and the cards under the die, only to be looked at.
pub(super) fn shown(words: &Words, seen: &Observation, king: &King, seat: Seat) -> Vec<HandView> {
    let in_order = |set: douze_rules::king::Characters| {
        king.public().setup().lineup().iter().filter(move |&character| set.contains(character))
    };
    let crowning = seen.phase() == Phase::Crown;
    let preview = |character| if crowning { None } else { preview(words, seen, seat, character) };
    let cards = in_order(seen.own_hand()).map(|character| card_view(words, character, preview(character)));
    let mut hands = vec![HandView { label: words.about(seat, "king-hand"), cards: cards.collect() }];
    let under: Vec<HandCardView> =
        in_order(seen.own_under()).map(|character| card_view(words, character, None)).collect();
    if !under.is_empty() {
        hands.push(HandView { label: words.about(seat, "king-under"), cards: under });
    }
    hands
}

/// A hand as it was before an action: only to be looked at, with nothing to press.
pub(super) fn then(words: &Words, seen: &Observation, seat: Seat) -> HandView {
    let lineup = seen.setup().lineup();
    let own = seen.own_hand();
    // After the round is won a card goes under the die: nothing becomes of that one.
    let crowning = seen.phase() == Phase::Crown;
    let card = |character| {
        let preview = if crowning { None } else { preview(words, seen, seat, character) };
        HandCardView { explain: None, ..card_view(words, character, preview) }
    };
    let cards = lineup.iter().filter(|&character| own.contains(character)).map(card);
    HandView { label: words.about(seat, "king-hand"), cards: cards.collect() }
}

/// What a card would make of its player's die, on the card and in words.
struct PreviewText {
    /// "7 → 14", or in a word what the card does.
    badge: String,
    /// Empty where the rule says it all.
    spoken: String,
}

fn preview(words: &Words, seen: &Observation, seat: Seat, character: Character) -> Option<PreviewText> {
    let face = seen.face(seat)?;
    let short = |key: &str| Some(PreviewText { badge: words.text.say(key), spoken: String::new() });
    let badge = |value: &str| {
        words.text.with("king-value", &[("face", face.number().into()), ("value", value.into())])
    };
    let preview = match (Preview::of(character, face), character) {
        (Some(preview), _) => preview,
        (None, Character::Oracle) => return Some(PreviewText { badge: badge("?"), spoken: String::new() }),
        (None, Character::Knight) => return short("king-short-knight"),
        (None, Character::Lady) => return short("king-short-lady"),
        (None, Character::Merchants) => return short("king-short-merchants"),
        (None, Character::Gambler) => return short("king-short-gambler"),
        (None, _) => return None,
    };
    Some(match preview {
        Preview::Value(value) => {
            let value = number(value);
            PreviewText {
                badge: badge(&value),
                spoken: words.text.with("king-hand-preview", &[("value", value.as_str().into())]),
            }
        }
        Preview::Faces(faces) => {
            let mut faces = faces.map(Face::number);
            faces.sort_unstable();
            let list = |gap: &str| faces.map(|face| face.to_string()).join(gap);
            PreviewText {
                badge: badge(&list(" ")),
                spoken: words.text.with("king-hand-preview-faces", &[("faces", list(", ").into())]),
            }
        }
    })
}

fn card_view(words: &Words, character: Character, preview: Option<PreviewText>) -> HandCardView {
    let text = words.text;
    let face = words.face(character);
    let rule = text.of("king-rule", character.id());
    let mut spoken =
        text.with("king-hand-card", &[("card", face.name.as_str().into()), ("rule", rule.as_str().into())]);
    if let Some(symbol) = face.symbol {
        spoken.push(' ');
        spoken.push_str(&symbol_text(text, symbol));
    }
    if let Some(preview) = preview.as_ref().filter(|preview| !preview.spoken.is_empty()) {
        spoken.push(' ');
        spoken.push_str(&preview.spoken);
    }
    let explain = Intent::King(KingIntent::InspectCharacter { character: character.into() });
    HandCardView {
        advised: false,
        explain: Some(ButtonView::labelled(
            text.with("king-explain", &[("card", face.name.as_str().into())]),
            explain,
        )),
        face: CardFace::Character { character: face },
        selected: false,
        badge: preview.map(|preview| preview.badge),
        rule,
        spoken,
        intent: None,
    }
}

/// Adds what may be done with a card, and what already is.
fn offer(words: &Words, king: &King, view: &mut HandCardView) {
    let CardFace::Character { character } = &view.face else { return };
    let Some(card) = character.character.king() else { return };
    view.intent = Some(Intent::King(KingIntent::PickCharacter { character: character.character }));
    view.selected = king.own.pick == Some(Pick::Card(card));
    view.spoken.push(' ');
    view.spoken.push_str(&words.text.say(if view.selected {
        "king-hand-selected"
    } else {
        "king-hand-choose"
    }));
}

/// Faces for the Sorcerer, or tokens for the Lady.
pub(super) fn offers(words: &Words, king: &King) -> Option<ChoicesView> {
    if matches!(king.shown(), Shown::Curtain(_)) {
        return None;
    }
    let (seat, text, state) = (king.to_decide()?, words.text, king.public());
    if let Some(reach) = state.reachable() {
        let mut faces = reach;
        faces.sort_unstable();
        let choice = |face: Face| ChoiceView {
            face: None,
            label: face.number().to_string(),
            line: None,
            selected: king.own.pick == Some(Pick::Face(face)),
            intent: Intent::King(KingIntent::PickFace { face: face.number().into() }),
        };
        let label = words.about(seat, "king-offer-faces");
        return Some(ChoicesView { label, choices: faces.into_iter().map(choice).collect() });
    }
    let victim = state.victim()?;
    let tokens = state.tokens(victim);
    let choice = |token: Option<Token>, key: &str| ChoiceView {
        face: None,
        label: text.say(key),
        line: None,
        selected: king.own.pick == Some(Pick::Token(token)),
        intent: Intent::King(KingIntent::PickToken { token: token.map_or(0, |token| token.points().into()) }),
    };
    let mut choices = Vec::new();
    if tokens[1] > 0 {
        choices.push(choice(Some(Token::Two), "king-offer-two"));
    }
    if tokens[0] > 0 {
        choices.push(choice(Some(Token::One), "king-offer-one"));
    }
    choices.push(choice(None, "king-offer-none"));
    let label = words.with(seat, "king-offer-tokens", &[("victim", words.name(victim).into())]);
    Some(ChoicesView { label, choices })
}
