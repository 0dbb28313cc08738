//! The rows of the Chronicle: one per reign, each with a checksum of its own, so that a damaged one hides no other.

use rusqlite::{Connection, Row, params};

use super::decks::{self, StoredDeck};
use super::{Store, StoreError, checksum, text};

/// A reign as it is stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredReign {
    /// A UUID as text; there is one row for each.
    pub id: String,
    /// Milliseconds since 1970, as given.
    pub ended_ms: i64,
    /// Opaque here.
    pub body: String,
    /// Its Chronicle. None: for a new one the open Chronicle; one that is there stays in its own.
    pub chronicle: Option<i64>,
}

/// The end of a game, written with its last rows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct End {
    /// Milliseconds since 1970.
    pub at_ms: i64,
    /// The result for lists and statistics, opaque here.
    pub result: Option<String>,
    /// Its line of the Chronicle: a new one, or one whose throne was taken.
    pub reign: Option<StoredReign>,
}

/// All rows of a Chronicle.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct StoredReigns {
    /// The intact ones, by end and then by id.
    pub intact: Vec<StoredReign>,
    /// How many are damaged. They stay where they are, until the same reign is rewritten.
    pub damaged: u32,
}

impl Store {
    /// All reigns of the open Chronicle.
    ///
    /// # Errors
    /// Any I/O or database error.
    pub fn reigns(&self) -> Result<StoredReigns, StoreError> {
        self.reigns_of(self.open_chronicle()?)
    }

    /// All reigns of a Chronicle.
    ///
    /// # Errors
    /// Any I/O or database error.
    pub fn reigns_of(&self, chronicle: i64) -> Result<StoredReigns, StoreError> {
        let sql = "SELECT id, ended_ms, body, checksum, chronicle FROM reigns WHERE chronicle = ?1";
        let mut statement = self.conn.prepare_cached(sql)?;
        let mut rows = statement.query([chronicle])?;
        let mut found = StoredReigns::default();
        while let Some(row) = rows.next()? {
            match intact(row)? {
                Some(reign) => found.intact.push(reign),
                None => found.damaged += 1,
            }
        }
        found.intact.sort_by(|a, b| (a.ended_ms, &a.id).cmp(&(b.ended_ms, &b.id)));
        Ok(found)
    }

    /// The reign with this id; none when there is none, or only a damaged one.
    ///
    /// # Errors
    /// Any I/O or database error.
    pub fn reign(&self, id: &str) -> Result<Option<StoredReign>, StoreError> {
        let sql = "SELECT id, ended_ms, body, checksum, chronicle FROM reigns WHERE id = ?1";
        let mut statement = self.conn.prepare_cached(sql)?;
        let mut rows = statement.query([id])?;
        Ok(match rows.next()? {
            Some(row) => intact(row)?,
            None => None,
        })
    }

    /// Writes a reign, instead of the one with its id if there is one, in a commit of its own.
    ///
    /// # Errors
    /// Any I/O or database error; then the old one stands.
    pub fn put_reign(&mut self, reign: &StoredReign) -> Result<(), StoreError> {
        self.transaction(|store| put(&store.conn, reign, store.open_chronicle()?))
    }

    /// Writes all these reigns and keeps these decks, in one commit.
    ///
    /// # Errors
    /// Any I/O or database error; then nothing was changed.
    pub fn merge_reigns(&mut self, reigns: &[StoredReign], decks: &[StoredDeck]) -> Result<(), StoreError> {
        let open = self.open_chronicle()?;
        self.transaction(|store| {
            for deck in decks {
                decks::add(&store.conn, deck)?;
            }
            for reign in reigns {
                put(&store.conn, reign, open)?;
            }
            Ok(())
        })
    }
}

/// Writes a reign into the connection's transaction; `open` is the Chronicle of a new one that names none.
pub(super) fn put(conn: &Connection, reign: &StoredReign, open: i64) -> Result<(), StoreError> {
    let StoredReign { id, ended_ms, body, chronicle } = reign;
    let sum = checksum::of_reign(id, *ended_ms, body.as_bytes());
    let sql = "INSERT INTO reigns (id, ended_ms, body, checksum, chronicle) VALUES (?1, ?2, ?3, ?4, ?5) \
               ON CONFLICT (id) DO UPDATE SET ended_ms = excluded.ended_ms, body = excluded.body, \
               checksum = excluded.checksum";
    conn.prepare_cached(sql)?.execute(params![id, ended_ms, body, sum, chronicle.unwrap_or(open)])?;
    Ok(())
}

/// The reign of this row, unless it is damaged.
fn intact(row: &Row<'_>) -> Result<Option<StoredReign>, rusqlite::Error> {
    let (id, ended_ms) = (text(row, 0)?, row.get_ref(1)?.as_i64());
    let (Ok(ended_ms), Ok(body), Ok(stored)) =
        (ended_ms, row.get_ref(2)?.as_bytes(), row.get_ref(3)?.as_bytes())
    else {
        return Ok(None);
    };
    if checksum::of_reign(&id, ended_ms, body)[..] != *stored {
        return Ok(None);
    }
    let chronicle = row.get(4).ok();
    Ok(String::from_utf8(body.to_vec()).ok().map(|body| StoredReign { id, ended_ms, body, chronicle }))
}
