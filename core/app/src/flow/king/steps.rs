//! The slow mode of a first game: it stops at each of the six steps of a turn (`king.md`, A turn), and once more where a
//! round ends.

use douze_rules::king::Event;

/// Where the slow mode stops.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Stop {
    Play,
    Cancel,
    Effects,
    Compare,
    Score,
    Discard,
    RoundEnd,
}

impl Stop {
    pub(crate) const ALL: [Self; 7] =
        [Self::Play, Self::Cancel, Self::Effects, Self::Compare, Self::Score, Self::Discard, Self::RoundEnd];

    /// The end of its key.
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Self::Play => "play",
            Self::Cancel => "cancel",
            Self::Effects => "effects",
            Self::Compare => "compare",
            Self::Score => "score",
            Self::Discard => "discard",
            Self::RoundEnd => "round-end",
        }
    }

    fn after(self) -> Option<Self> {
        Self::ALL.get(self as usize + 1).copied()
    }
}

/// The step that an event belongs to; none for what needs no stop.
fn step_of(event: &Event) -> Option<Stop> {
    Some(match event {
        Event::RoundBegan { .. }
        | Event::TieBreak { .. }
        | Event::Chosen { .. }
        | Event::Crowned { .. }
        | Event::Ended { .. } => return None,
        Event::Revealed { .. } | Event::StageBegan { .. } => Stop::Play,
        Event::CardsCancelled { .. } | Event::LadyAlone { .. } => Stop::Cancel,
        Event::DicePassed { .. }
        | Event::DieFlipped { .. }
        | Event::DieTipped { .. }
        | Event::DieRolled { .. } => Stop::Effects,
        Event::Valued { .. } | Event::ValuesCancelled { .. } => Stop::Compare,
        Event::OrderTurned { .. }
        | Event::Placed { .. }
        | Event::TokenTaken { .. }
        | Event::Stolen { .. }
        | Event::TheftVoid { .. } => Stop::Score,
        Event::TurnEnded { .. } => Stop::Discard,
        Event::RoundEnded { .. }
        | Event::TotalsCancelled { .. }
        | Event::RoundWon { .. }
        | Event::RoundUnwon { .. } => Stop::RoundEnd,
    })
}

/// The next stop after `stop`, and how many of the events are reported there; the first `reported` are known already. No stop
/// when all that is left needs none.
pub(super) fn next(events: &[Event], mut reported: usize, stop: Option<Stop>) -> (Option<Stop>, usize) {
    while events.get(reported).is_some_and(|event| step_of(event).is_none()) {
        reported += 1;
    }
    let Some(due) = events.get(reported).and_then(step_of) else {
        // A Sorcerer may have to choose before anything else happens: that nothing was cancelled is still reported.
        return ((stop == Some(Stop::Play)).then_some(Stop::Cancel), reported);
    };
    // Steps in which nothing happened are shown, too; after a decision the step that asked for it goes on.
    let next = match stop.and_then(Stop::after) {
        Some(after) if stop.is_some_and(|stop| stop < due) => after,
        _ => due,
    };
    let until = |event: &Event| step_of(event).is_some_and(|step| step <= next);
    reported += events[reported..].iter().take_while(|event| until(event)).count();
    (Some(next), reported)
}

#[cfg(test)]
mod tests {
    use super::*;
    use douze_rules::king::{Cards, Seats, Stage};

    #[test]
    fn every_turn_stops_at_each_of_its_six_steps_and_reports_each_event_once() {
        let stage = Stage::Group(0);
        let events = [
            Event::Revealed { cards: Cards::from_iter([None::<douze_rules::king::Character>; 0]) },
            Event::StageBegan { stage, seats: Seats::EMPTY },
            Event::Placed { stage, winner: None, runner_up: None },
            Event::TurnEnded { turn: 1 },
        ];
        let (mut stop, mut reported, mut stops) = (None, 0, Vec::new());
        loop {
            (stop, reported) = next(&events, reported, stop);
            let Some(at) = stop else { break };
            stops.push((at, reported));
        }
        let expected = [
            (Stop::Play, 2),
            (Stop::Cancel, 2),
            (Stop::Effects, 2),
            (Stop::Compare, 2),
            (Stop::Score, 3),
            (Stop::Discard, 4),
        ];
        assert_eq!(stops, expected);
    }
}
