//! Settings of the connection to the file.

use rusqlite::Connection;
use rusqlite::config::DbConfig;
use std::time::Duration;

/// How long a call waits for another process that holds the file, before [`StoreError::Busy`](super::StoreError::Busy).
const BUSY_TIMEOUT: Duration = Duration::from_secs(2);

/// All statements of this module fit, so that each is compiled once.
pub(super) const CACHED_STATEMENTS: usize = 64;

/// Settings of the connection that write nothing, so that a file that is not used stays as it is: neither
/// its pages nor its log are touched, not even on closing.
pub(super) fn configure_untouching(conn: &Connection) -> Result<(), rusqlite::Error> {
    conn.busy_timeout(BUSY_TIMEOUT)?;
    conn.set_prepared_statement_cache_capacity(CACHED_STATEMENTS);
    conn.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)?;
    Ok(())
}

/// Settings for a file that is ours: every commit reaches the disk before it returns.
pub(super) fn configure_durable(conn: &Connection) -> Result<(), rusqlite::Error> {
    conn.pragma_update_and_check(None, "journal_mode", "wal", |_| Ok(()))?;
    conn.pragma_update(None, "synchronous", "full")?;
    // On Apple systems a plain fsync leaves the drive's cache unwritten; elsewhere this does nothing.
    conn.pragma_update(None, "fullfsync", true)?;
    conn.pragma_update(None, "foreign_keys", true)?;
    conn.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, false)?;
    Ok(())
}
