//! What is said and done in a simulated game, to be read by eye.

use douze_ai::council::Said;
use douze_rules::Seat;
use douze_rules::council::{Character, Characters, Event, Faces, Phase, State};
use std::fmt::Write;

/// One step. `said` of the words were said before it.
pub(super) fn step(before: &State, said: usize, words: &[Said], events: &[Event]) -> String {
    let mut log = String::new();
    if before.phase() == Phase::Bells
        && let (Some(dilemma), Some(die)) = (before.dilemma(), before.die())
    {
        let ids = |cards: Characters| cards.iter().map(Character::id).collect::<Vec<_>>().join(" ");
        let targets: Vec<String> = before.targets().map(faces_of).collect();
        let petitioner = before.petitioner().map_or("", Character::id);
        let (turn, number, favour) = (before.turn(), dilemma.number, before.favour());
        writeln!(
            log,
            "turn {turn}: dilemma {number}, targets {}, die {}, not {petitioner}, favour {favour}",
            targets.join(" and "),
            die.number()
        )
        .ok();
        for seat in (0..before.public_setup().councillors() as u8).map(Seat::new) {
            writeln!(log, "  {} holds {}", seat.number(), ids(before.hand(seat))).ok();
        }
    }
    for Said { seat, remark, to } in words.iter().skip(said) {
        let to = to.map_or(String::new(), |to| format!(" to {}", to.number()));
        writeln!(log, "  {} says {}{to}", seat.number(), remark.id()).ok();
    }
    for event in events {
        writeln!(log, "  {event:?}").ok();
    }
    log
}

fn faces_of(faces: Faces) -> String {
    faces.iter().map(|face| face.number().to_string()).collect::<Vec<_>>().join("/")
}
