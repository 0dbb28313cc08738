//! Choices at the table of King of 12.

use super::super::choice::{Choice, button};
use super::super::lines::face;
use douze_app::screen::{ButtonView, CardFace, ChoiceView, HandCardView, KingView};
use douze_app::{CharacterKind, Intent, KingIntent};
use douze_rules::king::Character;

pub(in super::super) fn choices(king: &KingView, tools: &[ButtonView]) -> Vec<Choice> {
    if let Some(step) = &king.step {
        return button(&step.next).into_iter().collect();
    }
    let confirm = king.confirm.as_ref().and_then(button);
    let cards = || king.hands.iter().flat_map(|hand| &hand.cards);
    let offers = || king.offers.iter().flat_map(|offers| &offers.choices);
    let others = cards().filter(|card| !card.selected).filter_map(card);
    let selected = cards().filter(|card| card.selected).filter_map(card);
    let other_offers = offers().filter(|offer| !offer.selected).filter_map(offer);
    let selected_offers = offers().filter(|offer| offer.selected).filter_map(offer);
    let buttons = king.cancel.iter().chain(tools).filter_map(button);
    let picks = others.chain(other_offers).chain(selected).chain(selected_offers);
    confirm.into_iter().chain(picks).chain(buttons).collect()
}

fn card(card: &HandCardView) -> Option<Choice> {
    let CardFace::Character { character } = &card.face else { return None };
    let kind = character.character;
    let word = Character::ALL.into_iter().find(|&one| CharacterKind::from(one) == kind)?.id().to_owned();
    let badge = card.badge.as_ref().map(|badge| format!(" ({badge})")).unwrap_or_default();
    let label = format!("{}{badge} – {}", face(&card.face), card.rule);
    Some(Choice { word, label: Some(label), intent: card.intent.clone()? })
}

fn offer(offer: &ChoiceView) -> Option<Choice> {
    let word = match offer.intent {
        Intent::King(KingIntent::PickFace { face }) => format!("face{face}"),
        Intent::King(KingIntent::PickToken { token }) => format!("take{token}"),
        _ => return None,
    };
    let label = match &offer.line {
        Some(line) => format!("{} – {line}", offer.label),
        None => offer.label.clone(),
    };
    Some(Choice { word, label: Some(label), intent: offer.intent.clone() })
}

/// Is what was just selected a whole decision?
pub(in super::super) fn is_decided(intent: &Intent, king: &KingView) -> bool {
    let picks = matches!(
        intent,
        Intent::King(
            KingIntent::PickCharacter { .. } | KingIntent::PickFace { .. } | KingIntent::PickToken { .. }
        )
    );
    picks && king.cancel.is_some() && king.confirm.as_ref().is_some_and(|confirm| confirm.enabled)
}
