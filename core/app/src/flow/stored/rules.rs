//! The types and functions of a game, for storing and replaying it.

use super::header::Header;
use super::last::News;
use super::outcome::Outcome;
use crate::deal::Deal;
use crate::store::{Store, StoreError, StoredReign};
use crate::text::Text;
use douze_rules::Seat;
use douze_rules::d12::Face;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::{Debug, Display};

/// The types and functions of a game, for storing and replaying it.
pub(crate) trait Rules: Sized {
    /// The `kind` of its games in the store.
    const KIND: &'static str;
    /// The key of what is said of a game whose end was damaged from `$round` on.
    const DAMAGED: &'static str = "error-damaged-game";
    /// How it is played; joins the header.
    type Options: Clone + Serialize + DeserializeOwned;
    type State: Clone;
    type Action: Copy + PartialEq + Debug + Serialize + DeserializeOwned;
    type Event;
    type Error: Display;

    /// Adds to a header that was read what the store keeps apart from it.
    fn complete(_header: &mut Header<Self::Options>, _store: &Store) -> Result<(), StoreError> {
        Ok(())
    }
    /// The position before the first action.
    fn fresh(header: &Header<Self::Options>) -> Result<Self::State, StoreError>;
    /// Applies an action, checked before anything changes.
    fn apply(
        state: &mut Self::State,
        action: Self::Action,
        events: &mut Vec<Self::Event>,
    ) -> Result<(), Self::Error>;
    /// The result of chance that is due, as number `index` of the game's seed.
    fn chance(header: &Header<Self::Options>, state: &Self::State, index: u32) -> Option<Self::Action>;
    /// Whose decision it is; none for chance and for what the whole table decides.
    fn seat(action: &Self::Action) -> Option<Seat>;
    /// Is it a result of chance?
    fn is_chance(action: &Self::Action) -> bool {
        Self::seat(action).is_none()
    }
    /// The faces of dice that an action of chance has rolled.
    fn faces(_action: &Self::Action) -> Vec<Face> {
        Vec::new()
    }
    /// The same game on another device; none where it depends on something that no code holds.
    fn deal(header: &Header<Self::Options>) -> Option<Deal>;
    fn is_over(state: &Self::State) -> bool;
    /// From 1, for the home screen.
    fn round(state: &Self::State) -> u32;
    /// The news in an event, in the position that it led to.
    fn news(state: &Self::State, event: &Self::Event) -> Option<News>;
    /// How it ended; none while it is played.
    fn outcome(state: &Self::State) -> Option<Outcome>;
    /// The Chronicle's line of a game that has ended so.
    fn reign(_end: &Ending<Self>, _store: &Store) -> Result<Option<StoredReign>, StoreError> {
        Ok(None)
    }
    /// Who sits there.
    fn name(text: &Text, header: &Header<Self::Options>, seat: Seat) -> String;
}

/// How a game ended.
pub(crate) struct Ending<'a, R: Rules> {
    pub(crate) header: &'a Header<R::Options>,
    pub(crate) state: &'a R::State,
    /// All that has happened.
    pub(crate) events: &'a [R::Event],
    /// How often something revealed was taken back.
    pub(crate) takebacks: u32,
    /// Milliseconds since 1970.
    pub(crate) at_ms: i64,
}
