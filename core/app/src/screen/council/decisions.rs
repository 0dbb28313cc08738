//! Who is to do what, and what the council decides with one tap.

use super::seats::settled;
use super::{ProposalView, Words};
use crate::flow::council::{Council, CouncilAction, Silent, Task, Underway};
use crate::flow::table::{AnyTable, Confirmation};
use crate::screen::ButtonView;
use crate::{CouncilIntent, Intent, TableIntent};
use douze_rules::council::{Action, Observation, Phase, Use};

/// Who is to do what.
pub(super) fn status(words: &Words, seen: &Observation, council: &Council) -> String {
    let text = words.text;
    match council.own.underway {
        Underway::Tipping => return text.say("council-status-tip"),
        Underway::Opening => return text.say("council-status-open"),
        _ => {}
    }
    if let Some(Confirmation::Pass(next)) = council.confirmation() {
        return words.about(next, "curtain-next");
    }
    let first = seen.seats_to_act().next();
    let about = |seat: Option<_>, key: &str| {
        let key = |seat| if council.game.is_person(seat) { key } else { "curtain-headline" };
        seat.map_or_else(|| text.say("council-status-wait"), |seat| words.about(seat, key(seat)))
    };
    let sentence = match seen.phase() {
        Phase::Roll | Phase::OracleRoll | Phase::RewardRoll => text.say("council-status-wait"),
        Phase::Bells if !seen.public_setup().has_bells() => text.say("council-status-no-bells"),
        Phase::Bells if seen.must_ring() => text.say("council-status-must-ring"),
        Phase::Bells => text.say("council-status-bells"),
        Phase::Choose | Phase::Throne => {
            let key =
                if seen.phase() == Phase::Throne { "council-status-throne" } else { "council-status-choose" };
            match (council.laying().is_some(), council.secretly()) {
                (true, seat) => about(seat, "council-status-lay"),
                (false, Some(seat)) => words.about(seat, key),
                (false, None) if council.may_let_choose() => about(seen.head(), "council-status-head"),
                (false, None) => text.say("council-status-others"),
            }
        }
        Phase::Reveal => match (council.revealing(), council.silent()) {
            (Some(seat), _) if council.game.is_person(seat) => {
                words.about(seat, "council-status-reveals-own")
            }
            (Some(seat), _) => words.about(seat, "council-status-reveals"),
            (None, Some(Silent::Asks(seat))) => words.about(seat, "council-status-asks"),
            (None, Some(Silent::Reveals(seat))) => words.about(seat, "council-status-forward"),
            (None, None) if seen.is_silent() => text.say("council-status-others"),
            (None, None) => text.say("council-status-order"),
        },
        Phase::Next => about(first, "council-status-next"),
        Phase::Shield => text.say("council-status-shield"),
        Phase::Recall => about(first, "council-status-recall"),
        Phase::Bench => about(first, "council-status-bench"),
        Phase::Discard => about(first, "council-status-discard"),
        Phase::Petitioner => about(council.openly().or(first), "council-status-petitioner"),
        Phase::Ruler => text.say("council-status-ruler"),
        Phase::Over => text.say("council-status-over"),
    };
    match settled(words, council) {
        Some(settled) => format!("{settled} {sentence}"),
        None => sentence,
    }
}

/// What the whole council decides.
pub(super) fn decisions(words: &Words, seen: &Observation, council: &Council) -> Vec<ButtonView> {
    let text = words.text;
    let button =
        |key: &str, intent: Intent| ButtonView::new(text, key, intent).hint(text.say(&format!("{key}-hint")));
    let mut buttons = Vec::new();
    match seen.phase() {
        _ if matches!(council.own.underway, Underway::Warned | Underway::Opposed(_)) => {}
        Phase::Bells => {
            if seen.must_ring() {
                buttons.push(button(
                    "council-ring-free",
                    Intent::Council(CouncilIntent::RingBells { ring: true }),
                ));
            } else if seen.public_setup().has_bells() {
                buttons
                    .push(button("council-ring", Intent::Council(CouncilIntent::RingBells { ring: true })));
                buttons.push(button(
                    "council-ring-not",
                    Intent::Council(CouncilIntent::RingBells { ring: false }),
                ));
            } else {
                buttons
                    .push(button("council-go-on", Intent::Council(CouncilIntent::RingBells { ring: false })));
            }
        }
        Phase::Choose if council.may(Action::Split).is_ok() && council.laying().is_none() => {
            buttons.push(button("council-spread", Intent::Council(CouncilIntent::SpreadTargets)));
        }
        Phase::Reveal if seen.is_silent() => {
            if let (Some(Silent::Asks(_)), None) = (council.silent(), council.revealing()) {
                buttons.push(button("council-wait", Intent::Council(CouncilIntent::Wait)));
            }
        }
        Phase::Shield => {
            buttons.push(button("council-shield", Intent::Council(CouncilIntent::UseShield { used: true })));
            buttons.push(button(
                "council-shield-not",
                Intent::Council(CouncilIntent::UseShield { used: false }),
            ));
        }
        Phase::Petitioner => {
            if let (Some(_), Some(card)) = (council.openly(), seen.petitioner()) {
                let label = |key: &str| text.with(key, &[("card", card.id().into())]);
                let take = |key, take| {
                    ButtonView::labelled(label(key), Intent::Council(CouncilIntent::TakePetitioner { take }))
                };
                buttons.extend([take("council-take", true), take("council-take-not", false)]);
            }
        }
        Phase::Ruler => {
            buttons.extend(seen.claims().iter().map(|character| {
                let label = text.with("council-crown", &[("card", character.id().into())]);
                ButtonView::labelled(
                    label,
                    Intent::Council(CouncilIntent::PickRuler { character: character.into() }),
                )
            }));
        }
        _ => {}
    }
    // Councillors are asked before the council decides.
    if let Some(seat) = council.unheard().filter(|_| asks(seen)) {
        let thinking = words.about(seat, "error-thinking");
        buttons = buttons.into_iter().map(|button| button.off(thinking.clone())).collect();
    }
    if council.may_let_choose() {
        buttons.push(button("council-let-choose", Intent::Council(CouncilIntent::LetChoose)));
    }
    let warned = matches!(council.own.underway, Underway::Warned | Underway::Opposed(_));
    if council.may_keep_silence() && !warned {
        buttons.push(button("council-silence", Intent::Council(CouncilIntent::KeepSilence)));
    }
    buttons
}

/// Does the whole council decide now?
fn asks(seen: &Observation) -> bool {
    match seen.phase() {
        Phase::Bells => seen.public_setup().has_bells() && !seen.must_ring() || seen.head().is_some(),
        Phase::Choose | Phase::Shield | Phase::Ruler => true,
        _ => false,
    }
}

/// What a councillor proposes.
pub(super) fn proposal(words: &Words, council: &Council) -> Option<ProposalView> {
    let (seat, action) = council.proposal()?;
    let text = words.text;
    let sentence = match action {
        Action::Split => words.about(seat, "council-proposes-split"),
        Action::Use { reward: Use::Tip { face } } => {
            words.with(seat, "council-proposes-tip", &[("face", face.number().into())])
        }
        // It shows no card before the council has said yes.
        Action::Use { reward } => words.about(
            seat,
            match reward {
                Use::FreeBell => "council-proposes-free-bell",
                Use::Reroll => "council-proposes-reroll",
                Use::Foresee => "council-proposes-foresee",
                Use::Tip { .. } | Use::OpenCard { .. } => "council-proposes-open",
            },
        ),
        _ => return None,
    };
    Some(ProposalView {
        sentence,
        accept: ButtonView::new(text, "council-accept", Intent::Council(CouncilIntent::AcceptProposal)),
        decline: ButtonView::new(text, "council-decline", Intent::Council(CouncilIntent::DeclineProposal)),
    })
}

/// The button that does what is selected.
pub(super) fn confirm(words: &Words, council: &Council) -> Option<ButtonView> {
    let text = words.text;
    let open =
        |card: douze_rules::council::Character, key: &str| text.with(key, &[("card", card.id().into())]);
    let action = match council.confirmation() {
        Some(Confirmation::Pass(seat)) => {
            return Some(ButtonView::labelled(
                words.about(seat, "curtain-pass"),
                Intent::Table(TableIntent::Confirm),
            ));
        }
        Some(Confirmation::Act(CouncilAction::Act(action))) => action,
        Some(Confirmation::Act(CouncilAction::Say { .. })) | None => return missing(words, council),
    };
    let label = match action {
        Action::Choose { card, .. } => open(card, "council-confirm-choose"),
        Action::Throne { card, .. } => open(card, "council-confirm-throne"),
        Action::Use { reward: Use::OpenCard { card, .. } } => open(card, "council-confirm-open"),
        Action::Use { reward: Use::Tip { face } } => {
            text.with("council-confirm-tip", &[("face", face.number().into())])
        }
        Action::Reveal { .. } => match council.task()? {
            Task::Reveal { card, .. } => open(card, "council-confirm-reveal"),
            _ => return None,
        },
        Action::Next { card, .. } => open(card, "council-confirm-next"),
        Action::Recall { cards, .. } => text.with("council-confirm-recall", &[("count", cards.len().into())]),
        Action::Bench { cards, .. } => text.with("council-confirm-bench", &[("count", cards.len().into())]),
        Action::Discard { cards, .. } => {
            text.with("council-confirm-discard", &[("count", cards.len().into())])
        }
        _ => text.say("common-confirm"),
    };
    Some(ButtonView::labelled(label, Intent::Table(TableIntent::Confirm)))
}

/// The same button, off, with what is still to be selected.
fn missing(words: &Words, council: &Council) -> Option<ButtonView> {
    let text = words.text;
    if council.thinker().is_some() && council.task().is_none() {
        return None;
    }
    let hint = match council.task()? {
        Task::Choose { .. } | Task::LayOpen { .. } => text.say("council-missing-card"),
        Task::Next { .. } if council.own.pick.cards.is_empty() => text.say("council-missing-card"),
        Task::Discard { count, .. } => text.with("council-missing-discard", &[("count", count.into())]),
        Task::Reveal { .. } | Task::Next { .. } | Task::Tip => match council.needs() {
            Some(douze_rules::council::Needs::Back(_)) => text.say("council-missing-back"),
            Some(douze_rules::council::Needs::Target) => text.say("council-missing-target"),
            _ => text.say("council-missing-face"),
        },
        Task::Recall { .. } | Task::Bench { .. } => return None,
    };
    Some(ButtonView::new(text, "common-confirm", Intent::Table(TableIntent::Confirm)).off(hint))
}
