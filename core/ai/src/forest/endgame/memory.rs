//! Transposition table: the values of positions that were searched.

use crate::forest::worth::ALL;

/// Bounds by key; a new entry replaces the one in its place.
pub(super) struct Memory(Vec<u64>);

impl Memory {
    /// Bytes for each.
    pub(super) const SIZE: usize = size_of::<[u64; 2]>();

    /// Room for a power of 2.
    pub(super) fn new(count: usize) -> Self {
        Self(vec![0; 2 * count])
    }

    /// Bounds of the value: at least, at most.
    pub(super) fn bounds(&self, key: u64) -> [i32; 2] {
        let place = self.place(key);
        match [self.0[place], self.0[place + 1]] {
            [there, bounds] if there == key => [bounds as u32 as i32, (bounds >> 32) as i32],
            _ => ALL,
        }
    }

    pub(super) fn keep(&mut self, key: u64, [least, most]: [i32; 2]) {
        let place = self.place(key);
        self.0[place] = key;
        self.0[place + 1] = u64::from(least as u32) | u64::from(most as u32) << 32;
    }

    const fn place(&self, key: u64) -> usize {
        ((key >> 32) as usize & (self.0.len() / 2 - 1)) * 2
    }
}
