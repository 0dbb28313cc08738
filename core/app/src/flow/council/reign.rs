//! The Chronicle's line of a council that has ended.

use super::game::{CouncilEvent, CouncilRules};
use crate::PlayerKind;
use crate::chronicle::{DeckName, Member, Reign, Throne, suggestions};
use crate::flow::stored::Ending;
use crate::store::{StoreError, StoredReign};
use douze_rules::council::{Event, Outcome};

/// The line of this game, written in the same commit as its last step.
pub(super) fn reign(end: &Ending<CouncilRules>) -> Result<Option<StoredReign>, StoreError> {
    let (header, state) = (end.header, &end.state.rules);
    let options = &header.options;
    if options.trial {
        return Ok(None);
    }
    let members: Vec<Member> = header
        .names
        .iter()
        .zip(&header.players)
        .map(|(name, player)| Member { name: name.clone(), person: *player == PlayerKind::Person })
        .collect();
    let events: Vec<Event> = end
        .events
        .iter()
        .filter_map(|event| match event {
            CouncilEvent::Event(event) => Some(*event),
            _ => None,
        })
        .collect();
    let suggestions = suggestions(state, &events, &members);
    let reign = Reign {
        id: options.reign,
        ended_ms: end.at_ms,
        won: state.outcome() == Some(Outcome::Won),
        score: state.score().into(),
        throne: state.ruler().map_or(Throne::Vacant, Throne::Character),
        obstacle: suggestions.first().cloned(),
        suggestions,
        ticks: state.silent_ticks(),
        scenario: options.scenario,
        free: options.free,
        silent: options.silent,
        bells: state.bells_rung(),
        deck: DeckName { name: options.deck.name.clone(), sha256: options.deck.sha256.parse().ok() },
        takebacks: end.takebacks,
        struck: false,
        corrections: Vec::new(),
        members,
    };
    let stored = reign.to_stored()?;
    Ok(Some(StoredReign { chronicle: Some(options.chronicle), ..stored }))
}
