//! The tables, their versions, and the checks that a file passes before it is used.

use rusqlite::config::DbConfig;
use rusqlite::{Connection, TransactionBehavior};

use super::connection::{configure_durable, configure_untouching};
use super::error::{OpenError, StoreError};

/// Step i brings a file from version i to i + 1. A step that was released never changes: add the next one.
pub(super) const STEPS: &[&str] = &[
    include_str!("schema-1.sql"),
    include_str!("schema-2.sql"),
    include_str!("schema-3.sql"),
    include_str!("schema-4.sql"),
    include_str!("schema-5.sql"),
];

/// The schema that the statements of this module need. A file in which one of these fails to compile is damaged.
const NEEDED: &[&str] = &[
    "SELECT id, kind, header, created_ms, ended_ms, last, played_ms, removed_ms, result, length, length_check FROM games",
    "SELECT game_id, n, body, checksum FROM actions",
    "SELECT game_id, n, body, checksum FROM snapshots",
    "SELECT key, value, checksum FROM settings",
    "SELECT id, ended_ms, body, checksum, chronicle FROM reigns",
    "SELECT id, name, checksum FROM chronicles",
    "SELECT sha256, name, file FROM decks",
    "SELECT id, body, checksum FROM puzzles",
];

/// Checks the file and brings it to the last version. Touches nothing before it knows that the file is ours,
/// valid, and not of a later version.
pub(super) fn prepare(conn: &mut Connection) -> Result<(), OpenError> {
    configure_untouching(conn)?;
    refuse_newer(conn, STEPS)?;
    check_integrity(conn)?;
    configure_durable(conn)?;
    migrate(conn, STEPS).and_then(|()| check_schema(conn)).inspect_err(|_| {
        // It will be set aside: closing must leave its log as it is. If this fails, closing only tidies up.
        let _ = conn.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true);
    })
}

fn version(conn: &Connection) -> Result<i64, rusqlite::Error> {
    conn.query_row("PRAGMA user_version", [], |row| row.get(0))
}

fn last_version(steps: &[&str]) -> i64 {
    i64::try_from(steps.len()).unwrap_or(i64::MAX)
}

fn refuse_newer(conn: &Connection, steps: &[&str]) -> Result<(), OpenError> {
    let (found, known) = (version(conn)?, last_version(steps));
    if found > known { Err(StoreError::Newer { found, known }.into()) } else { Ok(()) }
}

fn check_integrity(conn: &Connection) -> Result<(), OpenError> {
    let finding: String = conn.query_row("PRAGMA quick_check(1)", [], |row| row.get(0))?;
    if finding != "ok" {
        return Err(StoreError::damaged(finding).into());
    }
    // The file itself was opened for writing: SQLite refuses because of a format byte that we never write.
    if conn.is_readonly("main")? {
        return Err(StoreError::damaged("unknown format for writing").into());
    }
    Ok(())
}

/// Carries out the missing steps, each in a transaction of its own together with its version number.
fn migrate(conn: &mut Connection, steps: &[&str]) -> Result<(), OpenError> {
    loop {
        let last = last_version(steps);
        if version(conn)? == last {
            return Ok(());
        }
        // Immediate, and the version read again within: two processes may have come here at once.
        let tx = conn.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let from = version(&tx)?;
        if from == last {
            return Ok(());
        }
        let Some(step) = usize::try_from(from).ok().and_then(|i| steps.get(i)) else {
            return Err(StoreError::damaged(format!("version {from}")).into());
        };
        if from == 0
            && tx.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get::<_, i64>(0))? > 0
        {
            return Err(StoreError::damaged("tables without a version").into());
        }
        tx.execute_batch(step)?;
        tx.pragma_update(None, "user_version", from + 1)?;
        tx.commit()?;
    }
}

fn check_schema(conn: &Connection) -> Result<(), OpenError> {
    for sql in NEEDED {
        conn.prepare(sql)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const NEXT: &str = "ALTER TABLE games ADD COLUMN note TEXT; UPDATE games SET note = 'old';";

    fn version_1() -> Connection {
        let mut conn = Connection::open_in_memory().unwrap();
        migrate(&mut conn, &STEPS[..1]).unwrap();
        conn.execute("INSERT INTO games (kind, header, created_ms) VALUES ('forest', '{}', 5)", []).unwrap();
        conn
    }

    #[test]
    fn an_old_version_is_brought_forward_with_its_data() {
        let mut conn = version_1();
        migrate(&mut conn, &[STEPS[0], NEXT]).unwrap();
        assert_eq!(version(&conn).unwrap(), 2);
        let row: (String, String) =
            conn.query_row("SELECT kind, note FROM games", [], |r| Ok((r.get(0)?, r.get(1)?))).unwrap();
        assert_eq!(row, ("forest".into(), "old".into()));
        // A second time: nothing to do.
        migrate(&mut conn, &[STEPS[0], NEXT]).unwrap();
        assert_eq!(version(&conn).unwrap(), 2);
    }

    #[test]
    fn several_steps_run_in_order_from_an_empty_file() {
        let mut conn = Connection::open_in_memory().unwrap();
        migrate(&mut conn, &[STEPS[0], NEXT, "ALTER TABLE games RENAME COLUMN note TO remark;"]).unwrap();
        assert_eq!(version(&conn).unwrap(), 3);
        conn.prepare("SELECT remark FROM games").unwrap();
    }

    #[test]
    fn a_step_that_fails_leaves_the_version_before() {
        let mut conn = version_1();
        let broken = "ALTER TABLE games ADD COLUMN note TEXT; INSERT INTO nowhere VALUES (1);";
        assert!(migrate(&mut conn, &[STEPS[0], broken]).is_err());
        assert_eq!(version(&conn).unwrap(), 1);
        assert!(conn.prepare("SELECT note FROM games").is_err());
        migrate(&mut conn, STEPS).unwrap();
        check_schema(&conn).unwrap();
    }

    #[test]
    fn tables_without_a_version_and_negative_versions_are_damage() {
        let mut conn = version_1();
        for wrong in [0, -3] {
            conn.pragma_update(None, "user_version", wrong).unwrap();
            let error = StoreError::while_opening(migrate(&mut conn, STEPS).unwrap_err());
            assert!(matches!(error, StoreError::Damaged { .. }), "{error:?}");
        }
    }
}
