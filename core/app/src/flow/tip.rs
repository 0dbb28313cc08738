//! Contextual tips: one sentence when a thing first happens on this device, and never again.

use crate::store::{Store, StoreError};
use serde::{Deserialize, Serialize};

const KEY: &str = "tips";

/// What a tip is about. All of it is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Tip {
    /// A dilemma with two targets.
    TwoTargets,
    /// Equal values in King of 12.
    Tie,
    /// Several Ladies: one may take a token.
    Theft,
    /// A Deer was revealed in the forest duel.
    Deer,
}

/// The tips that were shown on this device.
#[derive(Default, Serialize, Deserialize)]
pub(crate) struct Tips(Vec<Tip>);

impl Tips {
    pub(crate) fn load(store: &Store) -> Self {
        super::load(store, KEY)
    }

    pub(crate) fn has(&self, tip: Tip) -> bool {
        self.0.contains(&tip)
    }

    /// This one was shown.
    pub(crate) fn add(mut self, tip: Tip, store: &mut Store) -> Result<(), StoreError> {
        self.0.push(tip);
        super::save(store, KEY, &self)
    }
}
