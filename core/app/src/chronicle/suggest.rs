//! Suggestions for the greatest obstacle of a game, from its course.

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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::{Play, read};
    use douze_rules::council::apply;
    use std::collections::HashSet;
    use std::fs;
    use std::path::Path;

    #[test]
    fn every_game_suggests_what_was_hard_in_it_the_hardest_first() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/examples/council");
        let (mut games, mut failures, mut players) = (0, 0, 0);
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if !path.to_string_lossy().ends_with(".douze") || path.to_string_lossy().contains(".bad.") {
                continue;
            }
            let replay = read(&fs::read(&path).unwrap()).unwrap();
            let Play::Council(play) = replay.play else { panic!("a council") };
            let (mut state, mut events) = (State::new(&play.setup), Vec::new());
            for &action in &play.actions {
                apply(&mut state, action, &mut events).unwrap();
            }
            let members = replay.header.seats.iter();
            let members: Vec<Member> =
                members.map(|name| Member { name: name.clone(), person: true }).collect();
            let found = suggestions(&state, &events, &members);
            assert_eq!(found.iter().collect::<HashSet<_>>().len(), found.len(), "{path:?}: {found:?}");
            assert!(found.len() <= 3 * EACH);
            let failed: Vec<Dilemma> = state
                .dilemmas_seen()
                .filter(|dilemma| state.failed().any(|one| one == dilemma.number))
                .collect();
            let hardest = failed.iter().map(|dilemma| dilemma.bells).max();
            let Some(Obstacle::Dilemma(first)) = found.first() else { panic!("{path:?}: {found:?}") };
            if let Some(hardest) = hardest {
                assert!(failed.iter().any(|dilemma| dilemma.number == *first && dilemma.bells == hardest));
                failures += 1;
            }
            for obstacle in &found {
                match obstacle {
                    Obstacle::Dilemma(number) => {
                        assert!(state.dilemmas_seen().any(|dilemma| dilemma.number == *number));
                    }
                    Obstacle::Face(face) => assert!((1..=12).contains(face)),
                    Obstacle::Player(name) => {
                        assert!(members.iter().any(|member| member.name == *name));
                        players += 1;
                    }
                    Obstacle::Text(_) => panic!("nobody has typed anything"),
                }
            }
            games += 1;
        }
        assert!(games > 5 && failures > 0 && players > 0, "{games} {failures} {players}");
    }
}
