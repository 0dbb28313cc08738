//! Frames of beats, as all games make them.

use crate::{Beat, TableFrame};

/// This table as the frame of the next beat; none where the last frame of these looks the same.
pub(super) fn changed(table: TableFrame, beats: &[Beat]) -> Option<TableFrame> {
    let last = beats.iter().rev().find_map(|beat| beat.frame.as_ref());
    (last != Some(&table)).then_some(table)
}
