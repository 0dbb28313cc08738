//! What may have been the greatest obstacle of a game, as it went.

use super::{Member, Obstacle};
use douze_rules::council::{Dilemma, Event, State};

/// How many dilemmas, values of the die and members are suggested, each.
const EACH: usize = 2;

/// Dilemmas that failed, were hard or took several turns; values that their targets asked for; the members whose cards
/// were cancelled most often. `events` are those of the whole game.
pub(crate) fn suggestions(state: &State, events: &[Event], members: &[Member]) -> Vec<Obstacle> {
    let turns = |number: u8| {
        events
            .iter()
            .filter(|event| matches!(event, Event::TurnBegan { dilemma, .. } if *dilemma == number))
            .count()
    };
    let failed: Vec<u8> = state.failed().collect();
    let trouble =
        |dilemma: &Dilemma| (failed.contains(&dilemma.number), dilemma.bells, turns(dilemma.number));
    let mut dilemmas: Vec<Dilemma> =
        state.dilemmas_seen().filter(|dilemma| turns(dilemma.number) > 0).collect();
    dilemmas.sort_by_key(|dilemma| std::cmp::Reverse(trouble(dilemma)));

    let mut faces: Vec<u8> = Vec::new();
    for face in dilemmas.iter().filter_map(|dilemma| dilemma.targets[0].iter().next()) {
        if !faces.contains(&face.number()) {
            faces.push(face.number());
        }
    }

    let mut cancelled: Vec<(usize, &Member)> = members
        .iter()
        .zip(0u8..)
        .map(|(member, seat)| {
            let seat = douze_rules::Seat::new(seat);
            let of_seat =
                |event: &&Event| matches!(event, Event::Cancelled { seats, .. } if seats.contains(seat));
            (events.iter().filter(of_seat).count(), member)
        })
        .filter(|(times, _)| *times > 0)
        .collect();
    cancelled.sort_by_key(|(times, _)| std::cmp::Reverse(*times));

    let dilemmas = dilemmas.iter().take(EACH).map(|dilemma| Obstacle::Dilemma(dilemma.number));
    let faces = faces.into_iter().take(EACH).map(Obstacle::Face);
    let players = cancelled.into_iter().take(EACH).map(|(_, member)| Obstacle::Player(member.name.clone()));
    dilemmas.chain(faces).chain(players).collect()
}
