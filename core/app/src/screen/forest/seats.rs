//! The place of each seat.

use super::{SeatColour, SeatView, Words};
use crate::flow::forest::Forest;
use crate::{ForestIntent, Intent};
use douze_rules::Seat;
use douze_rules::forest::{Observation, Winner};

const SEATS: [Seat; 2] = [Seat::new(0), Seat::new(1)];

pub(super) fn seats(
    words: &Words,
    seen: &Observation,
    ghost: Option<&Observation>,
    forest: &Forest,
) -> Vec<SeatView> {
    let actor = forest.actor();
    let winner = seen.verdict().map(|verdict| verdict.winner);
    let views = SEATS.map(|seat| {
        let mut view = seat_view(words, seen, ghost, actor == Some(seat), seat);
        view.active |= winner == Some(Winner::Seat(seat));
        view
    });
    views.into()
}

/// Both seats on the way to now: it is nobody's turn then.
pub(super) fn seats_then(words: &Words, seen: &Observation) -> Vec<SeatView> {
    SEATS.map(|seat| seat_view(words, seen, None, false, seat)).into()
}

fn seat_view(
    words: &Words,
    seen: &Observation,
    ghost: Option<&Observation>,
    active: bool,
    seat: Seat,
) -> SeatView {
    let score = seen.scores()[seat.index()];
    let preview = ghost.map(|ghost| ghost.scores()[seat.index()]).filter(|&preview| preview != score);
    let tiebreaker = seen.tiebreaker() == Some(seat);
    let has_chosen = seen.has_chosen(seat);
    let counts = [("hand", seen.hand_len(seat).into()), ("deck", seen.deck_left(seat).into())];

    let mut spoken = vec![words.with(
        seat,
        "forest-seat-spoken",
        &[("points", score.into()), counts[0].clone(), counts[1].clone()],
    )];
    if let Some(preview) = preview {
        spoken.push(words.with(seat, "forest-seat-spoken-preview", &[("points", preview.into())]));
    }
    for (counts, key) in [
        (has_chosen, "forest-seat-spoken-chosen"),
        (tiebreaker, "forest-seat-spoken-tiebreaker"),
        (active, "forest-seat-spoken-turn"),
        (true, "forest-seat-spoken-why"),
    ] {
        if counts {
            spoken.push(words.about(seat, key));
        }
    }
    SeatView {
        seat: seat.number().into(),
        colour: if seat.index() == 0 { SeatColour::Black } else { SeatColour::White },
        name: words.called(seat).to_owned(),
        medallion: words.medallion(seat),
        score: score.to_string(),
        preview: preview.map(|points| words.text.with("forest-seat-preview", &[("points", points.into())])),
        cards: words.text.with("forest-seat-cards", &counts),
        deck: words.text.with("forest-seat-deck", &counts[1..]),
        in_hand: i32::try_from(seen.hand_len(seat)).unwrap_or_default(),
        has_chosen,
        tiebreaker: tiebreaker.then(|| words.text.say("forest-seat-tiebreaker")),
        active,
        spoken: spoken.join(" "),
        why: Intent::Forest(ForestIntent::InspectScore { seat: seat.number().into() }),
        turned: words.is_far(seat),
    }
}
