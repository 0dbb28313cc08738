//! Checksums of rows: they find damage, they do not keep anybody from cheating.

use rusqlite::Row;
use sha2::{Digest, Sha256};

use super::text;

/// Bytes of a checksum: SHA-256, cut.
pub(super) const LEN: usize = 8;

/// The stored form of a checksum.
pub(super) type Checksum = [u8; LEN];

/// Stands for "the row before" of a snapshot, which is not chained, and of row 0 of a game whose header was not checked yet.
pub(super) const START: Checksum = [0; LEN];

/// Over the checksum of the row before, the game's id, the number and the body.
pub(super) fn of_row(previous: &[u8], game: i64, n: u32, body: &[u8]) -> Checksum {
    let mut hash = Sha256::new();
    hash.update(previous);
    hash.update(game.to_le_bytes());
    hash.update(n.to_le_bytes());
    hash.update(body);
    cut(&hash.finalize())
}

/// The checksum before the first row of a game: damage in the game's header is found like damage in a row.
pub(super) fn of_header(kind: &str, header: &str) -> Checksum {
    let mut hash = Sha256::new();
    hash.update((kind.len() as u64).to_le_bytes());
    hash.update(kind);
    hash.update(header);
    cut(&hash.finalize())
}

/// Over the table, the key and the text of a row that is replaced.
pub(super) fn of_text(table: &str, key: &str, text: &str) -> Checksum {
    let mut hash = Sha256::new();
    for part in [table, key] {
        hash.update((part.len() as u64).to_le_bytes());
        hash.update(part);
    }
    hash.update(text);
    cut(&hash.finalize())
}

/// The text of a column, unless the checksum in the next one is another one. Rows of an older version have none.
pub(super) fn intact_text(
    table: &str,
    key: &str,
    row: &Row<'_>,
    column: usize,
) -> Result<Option<String>, rusqlite::Error> {
    let value = text(row, column)?;
    let stored = row.get_ref(column + 1)?.as_bytes_or_null().unwrap_or(Some(&[]));
    Ok(stored.is_none_or(|stored| stored == of_text(table, key, &value)).then_some(value))
}

/// Over a reign's id, its end and its body.
pub(super) fn of_reign(id: &str, ended_ms: i64, body: &[u8]) -> Checksum {
    let mut hash = Sha256::new();
    // The length keeps the end of one part from passing for the beginning of the next.
    hash.update((id.len() as u64).to_le_bytes());
    hash.update(id);
    hash.update(ended_ms.to_le_bytes());
    hash.update(body);
    cut(&hash.finalize())
}

fn cut(hash: &[u8]) -> Checksum {
    let mut sum = START;
    sum.iter_mut().zip(hash).for_each(|(to, from)| *to = *from);
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
        assert_eq!(of_reign("a", 1, b"{}"), [145, 216, 177, 87, 59, 206, 217, 114]);
        assert_eq!(of_text("settings", "language", "de"), [2, 202, 66, 12, 181, 156, 234, 78]);
        assert_eq!(of_header("king", "{}"), [142, 26, 198, 226, 62, 81, 120, 103]);
    }

    #[test]
    fn every_part_of_a_reign_counts() {
        let sum = of_reign("a", 1, b"body");
        assert_ne!(sum, of_reign("b", 1, b"body"));
        assert_ne!(sum, of_reign("a", 2, b"body"));
        assert_ne!(sum, of_reign("a", 1, b"bodz"));
    }
}
