//! The table of Council of 12: what single cards, dilemmas and kept rewards ask for.

use super::council::{chooses, confirms, decides, is};
use super::forest::moved;
use super::play::{Play, Tour};
use crate::screen::CouncilView;
use crate::{CouncilIntent, CouncilMotion, Intent, KeptKind, Motion};

pub(super) const TOURS: &[Tour] = &[
    ("council-faces", faces),
    ("council-rewards", rewards),
    ("council-proposal", proposal),
    ("council-targets", targets),
    ("council-petitioner", petitioner),
    ("council-ruler", ruler),
];

fn faces_offered(council: &CouncilView) -> usize {
    council.table.die.reach.len()
}

/// Cards that turn the die.
fn faces(play: &mut Play) {
    play.taps("council, name 0 Mia, bells off");
    play.seek("faces to choose from", "council", 2, |update| {
        is(update, |council| faces_offered(council) > 0)
    });
    play.show("council-faces");
    play.seek("a face chosen", "council", 2, |update| {
        is(update, |council| faces_offered(council) > 0 && confirms(council))
    });
    play.show("council-faces-chosen");
    play.seek("nearly every face", "council", 2, |update| is(update, |council| faces_offered(council) > 8));
    play.show("council-faces-many");
}

/// Rewards beside the track.
fn rewards(play: &mut Play) {
    play.taps("council, name 0 Mia, bells off, apprentice 1, apprentice 2");
    play.seek("a kept reward", "council", 2, |update| {
        is(update, |council| !council.kept.is_empty() && confirms(council))
    });
    play.show("council-kept");
    play.seek("a reward", "council", 1, |update| {
        moved(update, |motion| {
            matches!(motion, Motion::Council { council: CouncilMotion::RewardKept { .. } })
        })
    });
    play.show("council-reward-kept");
    play.seek("equal cards", "council", 1, |update| {
        moved(update, |motion| {
            matches!(motion, Motion::Council { council: CouncilMotion::CardsCancelled { .. } })
        })
    });
    play.show("council-cards-cancelled");
    play.seek("two kept rewards", "council", 7, |update| {
        is(update, |council| council.kept.len() > 1 && chooses(council))
    });
    play.show("council-kept-two");
    play.seek("a tip", "council", 2, |update| {
        is(update, |council| {
            council.kept.iter().any(|kept| kept.kept == KeptKind::Tip && kept.button.enabled)
        })
    });
    play.taps("use tip");
    play.show("council-tip");
    play.seek("an open card", "council", 36, |update| {
        is(update, |council| {
            council.kept.iter().any(|kept| kept.kept == KeptKind::OpenCard && kept.button.enabled)
        })
    });
    play.taps("use open_card");
    play.show("council-open");
    play.seek("a shield", "council", 7, |update| {
        is(update, |council| {
            council.agreement.is_some()
                && decides(council, |intent| matches!(intent, CouncilIntent::UseShield { .. }))
        })
    });
    play.show("council-shield");
}

/// A councillor proposes something.
fn proposal(play: &mut Play) {
    play.taps("council, name 0 Mia, bells off");
    play.seek("a proposal", "council", 2, |update| is(update, |council| council.proposal.is_some()));
    play.show("council-proposal");
}

/// Two targets for two councillors.
fn targets(play: &mut Play) {
    play.taps("council, remove, name 0 Mia, bells off");
    play.seek("two targets", "council", 2, |update| {
        is(update, |council| decides(council, |intent| matches!(intent, CouncilIntent::SpreadTargets)))
    });
    play.show("council-two-targets");
    play.seek("a target to choose", "council", 2, |update| {
        is(update, |council| {
            let mut choices = council.offers.iter().flat_map(|offers| &offers.choices);
            choices.any(|choice| matches!(choice.intent, Intent::Council(CouncilIntent::PickTarget { .. })))
        })
    });
    play.show("council-target");
    play.seek("cards to take back", "council", 1, |update| {
        is(update, |council| {
            let mut below = council.hands.iter().skip(1).flat_map(|hand| &hand.cards);
            below.any(|card| card.intent.is_some())
        })
    });
    play.show("council-recall");
}

/// Who takes the petitioner.
fn petitioner(play: &mut Play) {
    play.taps("council, name 0 Mia, bells off, seed 2, start");
    play.until("a petitioner to take", |update| {
        is(update, |council| {
            decides(council, |intent| matches!(intent, CouncilIntent::TakePetitioner { .. }))
        })
    });
    play.show("council-petitioner");
    play.until("a remark offered to one seat", |update| {
        is(update, |council| {
            let mut offers = council.talk.iter().flat_map(|talk| &talk.offers);
            offers
                .any(|offer| matches!(offer.intent, Intent::Council(CouncilIntent::Say { to: Some(_), .. })))
        })
    });
    play.show("council-talk");
    play.until("a remark", |update| {
        moved(update, |motion| {
            matches!(motion, Motion::Council { council: CouncilMotion::RemarkMade { .. } })
        })
    });
    play.show("council-said");
}

/// Two groups claim the throne.
fn ruler(play: &mut Play) {
    play.taps("council, add, person 1, name 0 Mia, name 1 Odile, bells off, apprentice 2, apprentice 3");
    play.seek("rulers to choose from", "council", 56, |update| {
        is(update, |council| {
            council.agreement.is_some()
                && decides(council, |intent| matches!(intent, CouncilIntent::PickRuler { .. }))
        })
    });
    play.show("council-ruler");
}
