//! Words that may be typed in Council of 12 only.

use douze_ai::council::Remark;
use douze_app::{CharacterKind, CouncilIntent, Intent};
use douze_rules::council::{Character, Kept};

/// The word of what only Council has; seats and targets count from 1, as they are called.
pub(in super::super) fn word(intent: &Intent) -> Option<String> {
    Some(match *intent {
        Intent::Council(CouncilIntent::RingBells { ring: true }) => "ring".into(),
        Intent::Council(CouncilIntent::RingBells { ring: false }) => "quiet".into(),
        Intent::Council(CouncilIntent::KeepSilence) => "silence".into(),
        Intent::Council(CouncilIntent::AskCouncil) => "ask".into(),
        Intent::Council(CouncilIntent::SpreadTargets) => "spread".into(),
        Intent::Council(CouncilIntent::UseKept { kept }) => Kept::from(kept).id().into(),
        Intent::Council(CouncilIntent::LayOpen { seat }) => format!("open{}", seat + 1),
        Intent::Council(CouncilIntent::AcceptProposal) => "accept".into(),
        Intent::Council(CouncilIntent::DeclineProposal) => "decline".into(),
        Intent::Council(CouncilIntent::RevealNext { seat }) => format!("reveal{}", seat + 1),
        Intent::Council(CouncilIntent::Wait) => "wait".into(),
        Intent::Council(CouncilIntent::PickFace { face }) => format!("face{face}"),
        Intent::Council(CouncilIntent::PickTarget { target }) => format!("target{}", target + 1),
        Intent::Council(CouncilIntent::UseShield { used: true }) => "shield".into(),
        Intent::Council(CouncilIntent::UseShield { used: false }) => "endure".into(),
        Intent::Council(CouncilIntent::TakePetitioner { take: true }) => "take".into(),
        Intent::Council(CouncilIntent::TakePetitioner { take: false }) => "leave".into(),
        Intent::Council(CouncilIntent::PickRuler { character }) => id(character)?.into(),
        Intent::Council(CouncilIntent::Say { remark, to }) => {
            let to = to.map_or(String::new(), |to| format!("-{to}"));
            format!("say-{}{to}", Remark::from(remark).id())
        }
        Intent::Council(CouncilIntent::ChooseSpeaker { seat }) => format!("speaker{}", seat + 1),
        Intent::Council(CouncilIntent::PlayForThrone) => "throne".into(),
        _ => return None,
    })
}

pub(super) fn id(kind: CharacterKind) -> Option<&'static str> {
    Some(Character::ALL.into_iter().find(|&one| CharacterKind::from(one) == kind)?.id())
}
