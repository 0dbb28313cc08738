//! A stored game, read and replayed.

use super::header::Header;
use super::line::{LineOfPlay, Row};
use super::rules::Rules;
use crate::flow::key_value::to_json;
use crate::store::{GameId, Store, StoreError, StoredGame};
use serde::{Deserialize, Serialize};
use std::fmt::Display;

/// A position is kept as a checkpoint after each so many actions of the line, so that no press replays a whole game.
pub(super) const CHECKPOINT_INTERVAL: usize = 16;

/// A stored game, folded.
pub(super) struct Read<R: Rules> {
    pub(super) header: Header<R::Options>,
    pub(super) stored: StoredGame,
    /// Rows that the snapshot holds.
    pub(super) from: usize,
    pub(super) play: LineOfPlay<R::Action>,
}

/// A stored game: its snapshot and the rows after it.
pub(super) fn read<R: Rules>(store: &Store, id: GameId) -> Result<Read<R>, StoreError> {
    let stored = store.game(id)?;
    let mut header = parse(&stored.line.header)?;
    R::complete(&mut header, store)?;
    if let Some(first) = &stored.unfit {
        // Row or header: what this header draws first must be what the row says, or the header is another game's.
        let drawn = R::chance(&header, &R::fresh(&header)?, 0);
        if drawn.is_none_or(|drawn| parse(first).ok() != Some(Row::Act(drawn))) {
            return Err(StoreError::Damaged { detail: "the beginning of a saved game".into() });
        }
    }
    let mut play = LineOfPlay::default();
    let mut from = 0;
    if let Some((n, body)) = store.snapshot(id)?
        && n as usize <= stored.rows.len()
        && let Ok(snapshot) = serde_json::from_slice(&body)
    {
        play = snapshot;
        from = n as usize;
    }
    for row in &stored.rows[from..] {
        play.fold(parse(row)?);
    }
    Ok(Read { header, stored, from, play })
}

pub(super) fn replay<R: Rules>(
    header: &Header<R::Options>,
    line: &[R::Action],
    events: &mut Vec<R::Event>,
) -> Result<R::State, StoreError> {
    let mut state = R::fresh(header)?;
    for &action in line {
        R::apply(&mut state, action, events).map_err(|illegal| broken(&illegal))?;
    }
    Ok(state)
}

/// The checkpoints of a line, from its beginning on.
pub(super) fn checkpoints<R: Rules>(
    header: &Header<R::Options>,
    line: &[R::Action],
) -> Result<Vec<R::State>, StoreError> {
    let mut checkpoints = vec![R::fresh(header)?];
    add_checkpoints::<R>(&mut checkpoints, line)?;
    Ok(checkpoints)
}

/// Adds those that are missing; none where the first is.
pub(super) fn add_checkpoints<R: Rules>(
    checkpoints: &mut Vec<R::State>,
    line: &[R::Action],
) -> Result<(), StoreError> {
    for actions in line.chunks_exact(CHECKPOINT_INTERVAL).skip(checkpoints.len().saturating_sub(1)) {
        let Some(mut state) = checkpoints.last().cloned() else { break };
        actions.iter().try_for_each(|&action| step::<R>(&mut state, action, &mut Vec::new()))?;
        checkpoints.push(state);
    }
    Ok(())
}

/// How many results of chance a line has.
pub(super) fn drawn_in<R: Rules>(line: &[R::Action]) -> u32 {
    line.iter().filter(|action| R::is_chance(action)).count() as u32
}

/// Plays all chance that is due, from number `index` on; gives its actions.
pub(super) fn chance<R: Rules>(
    header: &Header<R::Options>,
    state: &mut R::State,
    mut index: u32,
    events: &mut Vec<R::Event>,
) -> Result<Vec<R::Action>, StoreError> {
    let mut drawn = Vec::new();
    while let Some(action) = R::chance(header, state, index) {
        R::apply(state, action, events).map_err(|illegal| broken(&illegal))?;
        drawn.push(action);
        index += 1;
    }
    Ok(drawn)
}

pub(super) fn rows<A: Serialize>(actions: &[A]) -> Result<Vec<String>, StoreError> {
    actions.iter().map(|action| to_json(&Row::Act(action))).collect()
}

pub(super) fn parse<T: for<'a> Deserialize<'a>>(body: &str) -> Result<T, StoreError> {
    serde_json::from_str(body).map_err(|error| StoreError::Damaged { detail: error.to_string() })
}

/// Saved actions are legal: another line of play means that the file was changed by somebody else.
pub(super) fn broken(illegal: &impl Display) -> StoreError {
    StoreError::Damaged { detail: format!("a saved game does not replay: {illegal}") }
}

/// One action further, of a line that is known to be legal.
pub(super) fn step<R: Rules>(
    state: &mut R::State,
    action: R::Action,
    events: &mut Vec<R::Event>,
) -> Result<(), StoreError> {
    R::apply(state, action, events).map_err(|illegal| broken(&illegal))
}
