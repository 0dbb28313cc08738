//! The parts of a stored game of Council of 12: options, actions, events, state.

use super::talk::{Talk, Unsaid};
use crate::chronicle::{Uuid, new_id};
use crate::deck::Deck;
use crate::flow::stored::header;
use crate::store::StoreError;
use crate::{RemarkKind, TemperamentKind};
use douze_ai::council::Said;
use douze_rules::Seat;
use douze_rules::council::{Action, Character, Draft, Event, IllegalAction, Scenario, State};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// Council of 12, for storing and replaying it.
pub(crate) enum CouncilRules {}

pub(crate) type Game = crate::flow::stored::Game<CouncilRules>;
pub(crate) type Header = header::Header<Options>;

/// All that is fixed before the first roll.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(clippy::struct_excessive_bools, reason = "independent facts")]
pub(crate) struct Options {
    pub(crate) scenario: Option<Scenario>,
    /// Who reigned when the game began.
    pub(crate) ruler: Option<Character>,
    pub(crate) free: bool,
    pub(crate) open: [Character; 5],
    pub(crate) petitioners: [Character; 7],
    pub(crate) dilemmas: [u8; 7],
    pub(crate) silent: bool,
    pub(crate) bells: bool,
    pub(crate) deck: DeckName,
    /// By seat; a game that was saved before there were any has none.
    #[serde(default)]
    pub(crate) temperaments: Vec<TemperamentKind>,
    /// What the council agrees on is voted on; else the people have the last word (R-C19).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) vote: bool,
    /// Two people, one on either side of the device.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) table_mode: bool,
    /// A try: it writes no line of the Chronicle.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) trial: bool,
    /// The Chronicle that it writes into.
    #[serde(default = "first", skip_serializing_if = "is_first")]
    pub(crate) chronicle: i64,
    /// The reign that this game will be.
    pub(crate) reign: Uuid,
    /// The deck itself: the store keeps it by its hash.
    #[serde(skip)]
    pub(crate) loaded: Option<Arc<Deck>>,
}

/// The only Chronicle of a game that was saved before there were several.
const fn first() -> i64 {
    1
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde's form")]
const fn is_first(chronicle: &i64) -> bool {
    *chronicle == first()
}

/// Which deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct DeckName {
    pub(crate) name: String,
    /// 64 hexadecimal digits.
    pub(crate) sha256: String,
}

impl Options {
    /// What the rules drew or the table chose, with its deck.
    pub(crate) fn new(draft: &Draft, deck: Arc<Deck>) -> Self {
        let Draft { scenario, ruler, free, open, petitioners, dilemmas, silent, bells, .. } = *draft;
        let name = DeckName { name: deck.name().into(), sha256: deck.sha256().to_string() };
        Self {
            scenario,
            ruler,
            free,
            open,
            petitioners,
            dilemmas,
            silent,
            bells,
            deck: name,
            temperaments: Vec::new(),
            vote: false,
            table_mode: false,
            trial: false,
            chronicle: first(),
            reign: new_id(),
            loaded: Some(deck),
        }
    }

    pub(super) fn draft(&self, councillors: usize) -> Draft {
        let Self { scenario, ruler, free, open, petitioners, dilemmas, silent, bells, .. } = *self;
        Draft { councillors, scenario, ruler, free, open, petitioners, dilemmas, silent, bells }
    }

    /// What the councillor of this seat is like.
    pub(crate) fn temperament(&self, seat: usize) -> TemperamentKind {
        self.temperaments.get(seat).copied().unwrap_or_default()
    }

    /// The deck; an error says that the store has lost it.
    pub(crate) fn deck(&self) -> Result<&Arc<Deck>, StoreError> {
        let lost = || StoreError::DeckLost { name: self.deck.name.clone() };
        self.loaded.as_ref().ok_or_else(lost)
    }
}

/// A stored action: one of the rules, or a remark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum CouncilAction {
    Act(Action),
    Say {
        seat: Seat,
        remark: RemarkKind,
        /// Whom it is said to, where it is said to one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<Seat>,
    },
}

impl CouncilAction {
    /// The action of the rules; none for a remark.
    pub(crate) const fn rules_action(&self) -> Option<Action> {
        match *self {
            Self::Act(action) => Some(action),
            Self::Say { .. } => None,
        }
    }
}

/// The position and what the table has said.
#[derive(Clone, Debug)]
pub(crate) struct CouncilState {
    pub(crate) rules: State,
    pub(crate) talk: Talk,
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CouncilEvent {
    Event(Event),
    Said(Said),
    /// The others differ, and the Head decides (R-C11), or all seats vote (R-C19). Reported once, and not part of the line.
    Settles {
        /// None: a vote.
        head: Option<Seat>,
        settled: Settled,
    },
}

/// What the Head or a vote has settled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Settled {
    Bells {
        ring: bool,
    },
    Reveals(Seat),
    Shield {
        used: bool,
    },
    Ruler(Character),
    /// What was pressed is not done.
    Nothing,
}

/// Why an action is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum CouncilError {
    #[error("{0}")]
    Rules(IllegalAction),
    #[error("{0}")]
    Words(Unsaid),
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "helpers of a test")]
mod tests {
    use super::*;

    #[test]
    fn a_word_said_to_nobody_in_particular_is_stored_as_ever() {
        let said: CouncilAction = serde_json::from_str(r#"{"say":{"seat":1,"remark":"alone"}}"#).unwrap();
        let remark = RemarkKind::Alone;
        assert_eq!(said, CouncilAction::Say { seat: Seat::new(1), remark, to: None });
        assert_eq!(serde_json::to_string(&said).unwrap(), r#"{"say":{"seat":1,"remark":"alone"}}"#);
        let to = Some(Seat::new(2));
        let said = CouncilAction::Say { seat: Seat::new(1), remark: RemarkKind::YouTakeIt, to };
        let row = serde_json::to_string(&said).unwrap();
        assert_eq!(serde_json::from_str::<CouncilAction>(&row).unwrap(), said);
    }
}
