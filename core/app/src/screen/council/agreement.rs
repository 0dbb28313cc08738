//! Opinions of the built-in councillors on a decision of the council, before it happens (R-C19).

use super::heard::{AgreementView, OpinionView};
use super::{WarningView, Words};
use crate::flow::council::{Answered, Council, Subject, Underway};
use crate::screen::ButtonView;
use crate::text::Arg;
use crate::{CouncilIntent, Intent, TableIntent};
use douze_ai::council::Reason;
use douze_rules::council::{Action, Kept, Observation, Phase};

/// Each councillor's word beside the buttons that decide; none where nothing is decided, or in silence.
pub(super) fn agreement(words: &Words, seen: &Observation, council: &Council) -> Option<AgreementView> {
    let text = words.text;
    let subject = match seen.phase() {
        _ if !council.has_councillors() || !council.is_asked() || seen.is_silent() => return None,
        Phase::Bells if seen.public_setup().has_bells() && !seen.must_ring() => Subject::Bells { ring: true },
        Phase::Shield => Subject::Shield { used: true },
        Phase::Ruler => Subject::Ruler(seen.claims().iter().next()?),
        _ => return None,
    };
    let opinion = |answer: Answered| {
        let sentence = sentence(words, &answer);
        let name = words.name(answer.seat).to_owned();
        let args: [(&str, Arg<'_>); 2] = [("name", name.as_str().into()), ("line", sentence.as_str().into())];
        OpinionView {
            seat: answer.seat.number().into(),
            yes: answer.yes,
            spoken: text.with("council-opinion-spoken", &args),
            name,
            sentence,
        }
    };
    let note = if council.votes() { "council-agreement-vote" } else { "council-agreement-last-word" };
    Some(AgreementView {
        label: text.say("council-agreement"),
        opinions: council.answers(subject).into_iter().map(opinion).collect(),
        note: text.say(note),
    })
}

fn sentence(words: &Words, answer: &Answered) -> String {
    let text = words.text;
    let Some(opinion) = &answer.opinion else { return text.say("council-opinion-none") };
    let because = |reason: Reason| opinion.reasons.contains(&reason);
    match opinion.action {
        Action::Bells { ring: true } if because(Reason::MonthAsks) => text.say("council-opinion-ring-month"),
        Action::Bells { ring: true } => text.say("council-opinion-ring"),
        Action::Bells { ring: false } if because(Reason::FavourAllows) => {
            text.say("council-opinion-ring-rather-not")
        }
        Action::Bells { ring: false } => text.say("council-opinion-ring-not"),
        Action::Shield { used: true } => text.say("council-opinion-shield"),
        Action::Shield { used: false } => text.say("council-opinion-shield-not"),
        Action::Ruler { character } => text.with("council-opinion-ruler", &[("card", character.id().into())]),
        _ => text.say("council-opinion-none"),
    }
}

/// What a kept reward does, and who would rather keep it.
pub(super) fn kept_hint(words: &Words, council: &Council, kept: Kept, rule: &str) -> String {
    let against = council.against(Subject::Keep(kept));
    if against.is_empty() {
        return rule.to_owned();
    }
    let names = words.names(against.into_iter());
    format!("{rule} {}", words.text.with("council-opinion-keep", &[("names", names.into())]))
}

/// Asked once more before something that councillors are against, or that loses the game (R-C7).
pub(super) fn warning(words: &Words, council: &Council) -> Option<WarningView> {
    let text = words.text;
    let (sentence, anyway, intent) = match council.own.underway {
        Underway::Warned => {
            let ring = CouncilIntent::RingBells { ring: true };
            (text.say("council-bells-lose"), "council-bells-anyway", ring)
        }
        Underway::Opposed(subject) => {
            let names = words.names(council.against(subject).into_iter());
            let args = [("names", names.into())];
            let (key, intent) = match subject {
                Subject::Bells { ring } => ("council-against-bells", CouncilIntent::RingBells { ring }),
                Subject::Keep(kept) => ("council-against-use", CouncilIntent::UseKept { kept: kept.into() }),
                Subject::Split => ("council-against-split", CouncilIntent::SpreadTargets),
                Subject::Shield { used: true } => {
                    ("council-against-shield", CouncilIntent::UseShield { used: true })
                }
                Subject::Shield { used: false } => {
                    ("council-against-shield-not", CouncilIntent::UseShield { used: false })
                }
                Subject::Ruler(character) => {
                    ("council-against-ruler", CouncilIntent::PickRuler { character: character.into() })
                }
            };
            let proposed = council.proposal().is_some_and(|(_, action)| Subject::of(action) == Some(subject));
            let intent = if proposed { CouncilIntent::AcceptProposal } else { intent };
            (text.with(key, &args), "council-all-the-same", intent)
        }
        _ => return None,
    };
    Some(WarningView {
        sentence,
        go_on: ButtonView::new(text, anyway, Intent::Council(intent)),
        cancel: ButtonView::new(text, "common-cancel", Intent::Table(TableIntent::Cancel)),
    })
}
