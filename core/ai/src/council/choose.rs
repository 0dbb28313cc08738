//! Which card is chosen in secret.

use super::mind::Mind;
use super::model::{Model, SOLVED};
use super::turn::Turn;
use super::{Level, Reason};
use douze_rules::council::Character;

/// Choices that are worse by no more than this are as good: which one, each councillor settles for itself.
const HESITATION: i64 = 60;

/// The card with which the council does best, as the others are expected to play.
pub(super) fn card(mind: &mut Mind) -> Option<(Character, Vec<Reason>)> {
    let model = reckon(mind)?;
    let Some(own) = model.place(mind.seat) else { return Some((mind.playable().iter().next()?, vec![])) };
    let worth = model.worth(own);
    let choices = &model.players[own].options;
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
    Some((card, reasons))
}

/// What each card that can be chosen is worth, in [`SOLVED`]; with what it costs to play it.
pub(super) fn weigh(mind: &mut Mind) -> Option<Vec<(Character, i64)>> {
    let model = reckon(mind)?;
    let own = model.place(mind.seat)?;
    let cards = model.players[own].options.iter().map(|choice| choice.down.card);
    Some(cards.zip(model.worth(own)).collect())
}

fn reckon(mind: &mut Mind) -> Option<Model> {
    let turn = Turn::new(mind.view)?;
    Some(mind.model(&turn, turn.start, None))
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
