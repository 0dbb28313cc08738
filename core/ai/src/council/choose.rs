//! Which card is chosen in secret.

use super::mind::Mind;
use super::model::{Model, SOLVED};
use super::{Level, Reason};
use douze_rules::council::Character;

/// Choices that are worse by no more than this are as good: which one, each councillor settles for itself.
const HESITATION: i64 = 60;

/// A card chosen among others.
pub(super) struct Chosen {
    /// Each card that can be chosen, and what it is worth, in [`SOLVED`]; what it costs to play it is taken off.
    pub(super) cards: Vec<(Character, i64)>,
    pub(super) card: Character,
    pub(super) reasons: Vec<Reason>,
}

/// The card with which the council does best, as the others are expected to play.
pub(super) fn card(mind: &mut Mind) -> Option<Chosen> {
    let turn = mind.turn()?;
    let model = mind.model(&turn, turn.start, None);
    let Some(own) = model.place(mind.seat) else {
        let card = mind.playable().iter().next()?;
        return Some(Chosen { cards: vec![(card, 0)], card, reasons: Vec::new() });
    };
    let weighed = model.worth(own);
    let mut worth = weighed.clone();
    let choices = &model.players[own].options;
    // Who has agreed to something keeps to it, whatever would be better.
    let broken = worth.iter_mut().zip(choices).filter(|(_, choice)| choice.breaks);
    broken.for_each(|(worth, _)| *worth -= SOLVED);
    let most = *worth.iter().max()?;
    // A sage counts on others to know what it does.
    let hesitation = if mind.player.level == Level::Sage { 0 } else { HESITATION };
    let weights: Vec<u32> = worth
        .iter()
        .map(|&worth| (hesitation + 1 - (most - worth)).clamp(0, hesitation + 1) as u32)
        .collect();
    let place = mind.chance.weighted(&weights)?;
    let card = choices.get(place)?.down.card;
    let mut reasons = vec![solves(worth[place] + choices[place].cost)];
    reasons.extend(understood(mind, &model));
    Some(Chosen {
        cards: choices.iter().map(|choice| choice.down.card).zip(weighed).collect(),
        card,
        reasons,
    })
}

/// A chance, from its share of a solved dilemma.
pub(super) fn solves(points: i64) -> Reason {
    Reason::Solves { percent: percent(points) }
}

pub(super) fn percent(points: i64) -> u8 {
    (100 * points / SOLVED).clamp(0, 100) as u8
}

/// What it expects of the others, and what it has heard from them; and whether it thought to the end.
pub(super) fn understood(mind: &Mind, model: &Model) -> Vec<Reason> {
    let others = model.players.iter().filter(|player| player.seat != mind.seat);
    let expects = others.filter_map(|player| {
        let card = player.likeliest()?;
        Some(Reason::Expects { seat: player.seat, card })
    });
    let heard = mind.heard.iter().filter(|said| said.seat != mind.seat);
    let heard = heard.map(|said| Reason::Heard { seat: said.seat, remark: said.remark });
    let cut = model.cut.then_some(Reason::CutShort);
    expects.chain(heard).chain(cut).collect()
}
