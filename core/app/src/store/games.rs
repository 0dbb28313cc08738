//! Games and their rows: [`Store::append`] saves each action.

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::checksum::{self, Checksum};
use super::reigns::End;
use super::{Store, StoreError, reigns, text};

/// Most lines that [`Store::games`] gives at once.
pub const MAX_PAGE: u32 = 50;

/// Names a stored game for as long as the file lives.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameId(pub i64);

/// Changes of a game besides the rows that are added.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct GameChange {
    /// The latest play of the game, for lists.
    pub played: Option<LastPlayed>,
    /// The game is over.
    pub ended: Option<End>,
}

/// When a game was played last, and what happened then: for lists.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LastPlayed {
    /// When it was played, in milliseconds since 1970.
    pub at_ms: i64,
    /// The latest news, opaque here; none: the earlier text stands.
    pub last: Option<String>,
}

impl From<Option<End>> for GameChange {
    fn from(ended: Option<End>) -> Self {
        Self { played: None, ended }
    }
}

/// A game without its rows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameLine {
    /// Its id.
    pub id: GameId,
    /// As given to [`Store::new_game`].
    pub kind: String,
    /// As given; opaque here.
    pub header: String,
    /// Milliseconds since 1970, as given.
    pub created_ms: i64,
    /// Milliseconds since 1970, as given; `None` while the game is open.
    pub ended_ms: Option<i64>,
}

/// A window into the list of games.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GamePage {
    /// Newest first, at most [`MAX_PAGE`].
    pub lines: Vec<GameLine>,
    /// How many games there are.
    pub total: u32,
}

/// A game with its intact rows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredGame {
    /// All but the rows.
    pub line: GameLine,
    /// The rows from 0 up to the end or to the first damaged one.
    pub rows: Vec<String>,
    /// Number of the first row that is missing (also at the end) or whose checksum is wrong. Such a game cannot be continued
    /// (rows are never replaced); its intact rows can begin a new one.
    pub damaged_from: Option<u32>,
    /// Row 0, where it does not fit the header: one of the two is damaged.
    pub unfit: Option<String>,
}

impl Store {
    /// Makes a game with its first rows, in one commit.
    ///
    /// # Errors
    /// Any I/O or database error; then there is no game.
    pub fn new_game(
        &mut self,
        kind: &str,
        header: &str,
        first: &[String],
        created_ms: i64,
    ) -> Result<GameId, StoreError> {
        self.transaction(|store| {
            let sql = "INSERT INTO games (kind, header, created_ms, played_ms) VALUES (?1, ?2, ?3, ?3)";
            store.conn.prepare_cached(sql)?.execute(params![kind, header, created_ms])?;
            let game = GameId(store.conn.last_insert_rowid());
            insert(&store.conn, game, 0, checksum::of_header(kind, header), first)?;
            Ok(game)
        })
    }

    /// Keeps a whole game with its rows, closed, in one commit.
    ///
    /// # Errors
    /// Any I/O or database error; then there is no game.
    pub fn keep_game(
        &mut self,
        kind: &str,
        header: &str,
        rows: &[String],
        result: &str,
        now_ms: i64,
    ) -> Result<GameId, StoreError> {
        self.transaction(|store| {
            let sql = "INSERT INTO games (kind, header, created_ms, played_ms, ended_ms, result) VALUES (?1, ?2, ?3, ?3, ?3, ?4)";
            store.conn.prepare_cached(sql)?.execute(params![kind, header, now_ms, result])?;
            let game = GameId(store.conn.last_insert_rowid());
            insert(&store.conn, game, 0, checksum::of_header(kind, header), rows)?;
            Ok(game)
        })
    }

    /// The newest game whose header holds this text.
    ///
    /// # Errors
    /// Any I/O or database error.
    pub fn game_with(&self, part: &str) -> Result<Option<GameId>, StoreError> {
        let sql = "SELECT id FROM games WHERE instr(header, ?1) > 0 ORDER BY id DESC LIMIT 1";
        Ok(self.conn.prepare_cached(sql)?.query_row([part], |row| row.get(0)).optional()?.map(GameId))
    }

    /// Adds rows to a game with what `step` says of them, in one commit. When this returns, they are on disk. `n` is the
    /// number of the first row.
    ///
    /// # Errors
    /// [`StoreError::Sequence`] when `n` is not the next number, [`StoreError::NoGame`], any I/O or database error; then
    /// nothing was added.
    pub fn append(
        &mut self,
        game: GameId,
        n: u32,
        bodies: &[String],
        step: impl Into<GameChange>,
    ) -> Result<(), StoreError> {
        let GameChange { played, ended } = step.into();
        // A game writes into its own Chronicle; the open one stands in where a line names none.
        let writes = ended.as_ref().is_some_and(|ended| ended.reign.is_some());
        let open = if writes { self.open_chronicle()? } else { 1 };
        self.transaction(|Self { conn, .. }| {
            let (expected, previous) = tail(conn, game)?;
            if n != expected {
                return Err(StoreError::Sequence { expected, found: n });
            }
            insert(conn, game, n, previous, bodies)?;
            if let Some(LastPlayed { at_ms, last }) = played {
                let sql = "UPDATE games SET played_ms = ?2, last = coalesce(?3, last) WHERE id = ?1";
                conn.prepare_cached(sql)?.execute(params![game.0, at_ms, last])?;
            }
            if let Some(ended) = ended {
                end(conn, game, ended.at_ms)?;
                if let Some(result) = &ended.result {
                    conn.prepare_cached("UPDATE games SET result = ?2 WHERE id = ?1")?
                        .execute(params![game.0, result])?;
                }
                if let Some(reign) = &ended.reign {
                    reigns::put(conn, reign, open)?;
                }
            }
            Ok(())
        })
    }

    /// Marks a game as ended; a second time moves its end.
    ///
    /// # Errors
    /// [`StoreError::NoGame`], any I/O or database error.
    pub fn end_game(&mut self, game: GameId, ended_ms: i64) -> Result<(), StoreError> {
        self.transaction(|store| end(&store.conn, game, ended_ms))
    }

    /// Ends a damaged game and begins another one with its header and these rows, in one commit.
    ///
    /// # Errors
    /// [`StoreError::NoGame`], any I/O or database error; then nothing was changed.
    pub fn mend_game(&mut self, damaged: GameId, rows: &[String], now_ms: i64) -> Result<GameId, StoreError> {
        self.transaction(|store| {
            end(&store.conn, damaged, now_ms)?;
            let sql = "INSERT INTO games (kind, header, created_ms, played_ms, last) \
                       SELECT kind, header, ?2, ?2, last FROM games WHERE id = ?1";
            store.conn.prepare_cached(sql)?.execute(params![damaged.0, now_ms])?;
            let game = GameId(store.conn.last_insert_rowid());
            let (_, before) = tail(&store.conn, game)?;
            insert(&store.conn, game, 0, before, rows)?;
            Ok(game)
        })
    }

    /// Reads a game and checks every row. Long games: for a background thread.
    ///
    /// # Errors
    /// [`StoreError::NoGame`], any I/O or database error.
    pub fn game(&self, game: GameId) -> Result<StoredGame, StoreError> {
        let (line, length) = self
            .conn
            .prepare_cached(
                "SELECT id, kind, header, created_ms, ended_ms, length, length_check FROM games WHERE id = ?1",
            )?
            .query_row([game.0], |row| Ok((line(row)?, length(row)?)))
            .optional()?
            .ok_or(StoreError::NoGame)?;
        let mut statement = self
            .conn
            .prepare_cached("SELECT n, body, checksum FROM actions WHERE game_id = ?1 ORDER BY n")?;
        let mut found = statement.query([game.0])?;
        let (mut rows, mut damaged_from, mut unfit) = (Vec::new(), None, None);
        let (mut n, mut previous) = (0, checksum::of_header(&line.kind, &line.header));
        while let Some(row) = found.next()? {
            let mut read = intact(row, game, n, previous)?;
            if read.is_none() && n == 0 {
                // A game of an older version, whose header is not checked.
                read = intact(row, game, n, checksum::START)?;
            }
            let Some((body, sum)) = read else {
                if n == 0 && row.get(0) == Ok(0) {
                    unfit = Some(text(row, 1)?);
                }
                damaged_from = Some(n);
                break;
            };
            rows.push(body);
            previous = sum;
            n += 1;
        }
        if damaged_from.is_none() && length.is_some_and(|length| i64::from(n) < length) {
            damaged_from = Some(n);
        }
        Ok(StoredGame { line, rows, damaged_from, unfit })
    }

    /// Is there a game of this kind, open or ended?
    ///
    /// # Errors
    /// Any I/O or database error.
    pub fn has_game(&self, kind: &str) -> Result<bool, StoreError> {
        let sql = "SELECT EXISTS (SELECT 1 FROM games WHERE kind = ?1)";
        Ok(self.conn.prepare_cached(sql)?.query_row([kind], |row| row.get(0))?)
    }

    /// A window of the list of games, newest first. `limit` above [`MAX_PAGE`] counts as [`MAX_PAGE`].
    ///
    /// # Errors
    /// Any I/O or database error.
    pub fn games(&self, offset: u32, limit: u32) -> Result<GamePage, StoreError> {
        let total =
            self.conn.prepare_cached("SELECT count(*) FROM games")?.query_row([], |row| row.get(0))?;
        let sql =
            "SELECT id, kind, header, created_ms, ended_ms FROM games ORDER BY id DESC LIMIT ?1 OFFSET ?2";
        let mut statement = self.conn.prepare_cached(sql)?;
        let lines = statement.query_map([limit.min(MAX_PAGE), offset], line)?.collect::<Result<_, _>>()?;
        Ok(GamePage { lines, total })
    }
}

fn line(row: &Row<'_>) -> Result<GameLine, rusqlite::Error> {
    Ok(GameLine {
        id: GameId(row.get(0)?),
        kind: text(row, 1)?,
        header: text(row, 2)?,
        created_ms: row.get(3)?,
        ended_ms: row.get(4)?,
    })
}

/// How many rows were written; none where the count itself is damaged.
fn length(row: &Row<'_>) -> Result<Option<i64>, rusqlite::Error> {
    let (length, check) = (row.get_ref(5)?.as_i64_or_null(), row.get_ref(6)?.as_i64_or_null());
    Ok(match (length, check) {
        (Ok(Some(length)), Ok(Some(check))) if check == !length => Some(length),
        _ => None,
    })
}

/// Body and checksum of row `n`, unless something else is there.
fn intact(
    row: &Row<'_>,
    game: GameId,
    n: u32,
    previous: Checksum,
) -> Result<Option<(String, Checksum)>, rusqlite::Error> {
    let (Ok(body), Ok(stored)) = (row.get_ref(1)?.as_bytes(), row.get_ref(2)?.as_bytes()) else {
        return Ok(None);
    };
    let sum = checksum::of_row(&previous, game.0, n, body);
    if row.get::<_, i64>(0)? != i64::from(n) || stored != sum {
        return Ok(None);
    }
    Ok(String::from_utf8(body.to_vec()).ok().map(|body| (body, sum)))
}

/// The number of a game's next row and the checksum to chain it to.
fn tail(conn: &Connection, game: GameId) -> Result<(u32, Checksum), StoreError> {
    let sql = "SELECT n, checksum FROM actions WHERE game_id = ?1 ORDER BY n DESC LIMIT 1";
    let last: Option<(u32, Checksum)> = conn
        .prepare_cached(sql)?
        .query_row([game.0], |row| Ok((row.get(0)?, row.get(1)?)))
        .optional()
        .map_err(StoreError::from)?;
    if let Some((n, sum)) = last {
        return Ok((n.saturating_add(1), sum));
    }
    let sql = "SELECT kind, header FROM games WHERE id = ?1";
    let of = |row: &Row<'_>| Ok(checksum::of_header(&text(row, 0)?, &text(row, 1)?));
    let header = conn.prepare_cached(sql)?.query_row([game.0], of).optional()?;
    Ok((0, header.unwrap_or(checksum::START)))
}

fn insert(
    conn: &Connection,
    game: GameId,
    first: u32,
    mut previous: Checksum,
    bodies: &[String],
) -> Result<(), rusqlite::Error> {
    let mut statement =
        conn.prepare_cached("INSERT INTO actions (game_id, n, body, checksum) VALUES (?1, ?2, ?3, ?4)")?;
    let mut length = i64::from(first);
    for (n, body) in (first..).zip(bodies) {
        previous = checksum::of_row(&previous, game.0, n, body.as_bytes());
        statement.execute(params![game.0, n, body, previous])?;
        length += 1;
    }
    conn.prepare_cached("UPDATE games SET length = ?2, length_check = ?3 WHERE id = ?1")?
        .execute(params![game.0, length, !length])?;
    Ok(())
}

fn end(conn: &Connection, game: GameId, ended_ms: i64) -> Result<(), StoreError> {
    let changed = conn
        .prepare_cached("UPDATE games SET ended_ms = ?2 WHERE id = ?1")?
        .execute(params![game.0, ended_ms])?;
    if changed == 0 { Err(StoreError::NoGame) } else { Ok(()) }
}
