//! Choices at the table of Council of 12.

use super::super::choice::{Choice, button};
use super::super::lines::face;
use super::words::{id, word};
use douze_app::screen::{ButtonView, CardFace, ChoiceView, CouncilView, HandCardView, HandView};
use douze_app::{CouncilIntent, Intent};

/// What decides comes first, then what could be used or said. Bells are rung by who wants it, not by who says yes to
/// everything: three of them would end the game.
pub(in super::super) fn choices(council: &CouncilView, tools: &[ButtonView]) -> Vec<Choice> {
    if let Some(end) = &council.result {
        return end.throne_game.iter().filter_map(button).collect();
    }
    let rings = Intent::Council(CouncilIntent::RingBells { ring: true });
    let warned = council.warning.iter().flat_map(|warning| {
        let safe = warning.go_on.intent == rings;
        if safe { [&warning.cancel, &warning.go_on] } else { [&warning.go_on, &warning.cancel] }
    });
    let proposed = council.proposal.iter().flat_map(|proposal| [&proposal.accept, &proposal.decline]);
    let first = warned.chain(proposed).chain(&council.confirm).filter_map(button);
    let cards = || council.hands.iter().flat_map(|hand| &hand.cards);
    let offers = || council.offers.iter().flat_map(|offers| &offers.choices);
    // What goes with a selected card comes before another card instead of it.
    let begun = |hand: &HandView| hand.cards.iter().any(|card| card.selected);
    let (begun, fresh): (Vec<_>, Vec<_>) = council.hands.iter().partition(|hand| begun(hand));
    let others = fresh.into_iter().chain(begun).flat_map(|hand| &hand.cards);
    let others = others.filter(|card| !card.selected).filter_map(card);
    let other_offers = offers().filter(|offer| !offer.selected).filter_map(offer);
    let reveals = council.table.seats.iter().filter_map(|seat| seat.reveal.as_ref());
    let quiet = |one: &&ButtonView| one.intent == Intent::Council(CouncilIntent::RingBells { ring: false });
    let decisions = council.decisions.iter().filter(quiet);
    let decisions = decisions.chain(council.decisions.iter().filter(|one| !quiet(one)));
    let together = reveals.chain(decisions).filter_map(button);
    let kept = council.kept.iter().filter_map(|kept| button(&kept.button));
    let selected = cards().filter(|card| card.selected).filter_map(card);
    let selected_offers = offers().filter(|offer| offer.selected).filter_map(offer);
    // The warning has its own way back.
    let cancel = council.cancel.iter().filter(|_| council.warning.is_none());
    let buttons = cancel.chain(tools).filter_map(button);
    let talk = || council.talk.iter();
    let speakers = talk().filter_map(|talk| talk.speaker.as_ref()).flat_map(|speaker| &speaker.choices);
    let speakers = speakers.filter(|one| !one.selected).filter_map(offer);
    let remarks = talk().flat_map(|talk| &talk.offers).filter_map(button);
    let decide = first.chain(other_offers).chain(others).chain(together).chain(kept);
    decide.chain(selected).chain(selected_offers).chain(buttons).chain(remarks).chain(speakers).collect()
}

fn card(card: &HandCardView) -> Option<Choice> {
    let CardFace::Character { character } = &card.face else { return None };
    let word = id(character.character)?.to_owned();
    let label = format!("{}{} – {}", face(&card.face), badge(card), card.rule);
    Some(Choice { word, label: Some(label), intent: card.intent.clone()? })
}

/// " (7 → 3 or 11)".
pub(super) fn badge(card: &HandCardView) -> String {
    card.badge.as_ref().map(|badge| format!(" ({badge})")).unwrap_or_default()
}

fn offer(offer: &ChoiceView) -> Option<Choice> {
    let label = match &offer.line {
        Some(line) => format!("{} – {line}", offer.label),
        None => offer.label.clone(),
    };
    Some(Choice { word: word(&offer.intent)?, label: Some(label), intent: offer.intent.clone() })
}

/// Is what was just selected a whole decision? Not where nothing at all could have been confirmed before.
pub(in super::super) fn is_decided(intent: &Intent, before: &CouncilView, after: &CouncilView) -> bool {
    let ready = |council: &CouncilView| council.confirm.as_ref().is_some_and(|confirm| confirm.enabled);
    let picks = matches!(
        intent,
        Intent::Council(
            CouncilIntent::PickCharacter { .. }
                | CouncilIntent::PickFace { .. }
                | CouncilIntent::PickTarget { .. }
        )
    );
    picks && after.cancel.is_some() && ready(after) && !ready(before)
}
