//! Checksums of rows: they find damage, they do not keep anybody from cheating.

use sha2::{Digest, Sha256};

/// Bytes of a checksum: SHA-256, cut.
pub(super) const LEN: usize = 8;

/// What a checksum is stored as.
pub(super) type Checksum = [u8; LEN];

/// Stands for "the row before" of a game's row 0, and for a snapshot, which is not chained.
pub(super) const START: Checksum = [0; LEN];

/// Over the checksum of the row before, the game's id, the number and the body.
pub(super) fn of_row(previous: &[u8], game: i64, n: u32, body: &[u8]) -> Checksum {
    let mut hash = Sha256::new();
    hash.update(previous);
    hash.update(game.to_le_bytes());
    hash.update(n.to_le_bytes());
    hash.update(body);
    let mut sum = START;
    sum.iter_mut().zip(hash.finalize()).for_each(|(to, from)| *to = from);
    sum
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_counts() {
        let sum = of_row(&START, 1, 2, b"body");
        assert_ne!(sum, of_row(&[1; LEN], 1, 2, b"body"));
        assert_ne!(sum, of_row(&START, 2, 2, b"body"));
        assert_ne!(sum, of_row(&START, 1, 3, b"body"));
        assert_ne!(sum, of_row(&START, 1, 2, b"bodz"));
    }

    /// Saved files depend on this value: it may never change.
    #[test]
    fn the_value_is_pinned() {
        assert_eq!(of_row(&START, 1, 0, b"{\"roll\":[7]}"), [113, 115, 157, 107, 245, 178, 23, 96]);
    }
}
