//! All that a folder holds, as text that two runs of one script have in common.

use douze_app::store::{FILE_NAME, GameId, Store};
use rusqlite::Connection;
use rusqlite::types::ValueRef;
use std::fmt::Write;
use std::path::Path;

/// Opens the folder as the app does, then reads every table. Clock times and drawn ids become signs. `mended`: a game may be
/// damaged, or a file may be set aside, as the script's folder begins like that.
pub fn of(dir: &Path, mended: bool) -> String {
    let opened = Store::open(dir).unwrap_or_else(|error| panic!("cannot be opened: {error}"));
    assert!(mended || opened.set_aside.is_none(), "an intact file was set aside");
    let games = opened.store.games(0, 1).unwrap().total;
    for id in 1..=i64::from(games) {
        let game = opened.store.game(GameId(id)).unwrap();
        assert!(mended || game.damaged_from.is_none(), "game {id} is damaged from {:?}", game.damaged_from);
    }
    assert_eq!(opened.store.reigns().unwrap().damaged, 0, "a damaged reign");
    drop(opened);
    let file = Connection::open(dir.join(FILE_NAME)).unwrap();
    let mut tables =
        file.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").unwrap();
    let tables = tables.query_map([], |row| row.get(0)).unwrap();
    let mut all = String::new();
    for table in tables.map(Result::<String, _>::unwrap) {
        let mut rows = file.prepare(&format!("SELECT * FROM {table} ORDER BY 1, 2")).unwrap();
        let columns: Vec<String> = rows.column_names().map(str::to_owned).collect();
        let mut rows = rows.query([]).unwrap();
        while let Some(row) = rows.next().unwrap() {
            if table == "settings" && row.get::<_, String>(0).unwrap() == "tips" {
                // Kept after the move that it was shown at, and on purpose not with it: a tip may be shown once more.
                continue;
            }
            write!(all, "{table}").unwrap();
            for (at, column) in columns.iter().enumerate().filter(|(_, column)| *column != "checksum") {
                match row.get_ref(at).unwrap() {
                    ValueRef::Null => {}
                    ValueRef::Integer(number) => {
                        write!(all, " {column}={}", plain(&number.to_string())).unwrap();
                    }
                    ValueRef::Real(number) => write!(all, " {column}={number}").unwrap(),
                    ValueRef::Text(bytes) | ValueRef::Blob(bytes) => {
                        write!(all, " {column}={}", plain(&String::from_utf8_lossy(bytes))).unwrap();
                    }
                }
            }
            all.push('\n');
        }
    }
    all
}

/// Replaces what is drawn or read from a clock: UUIDs, and numbers as long as milliseconds since 1970.
fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let word =
            rest.len() - rest.trim_start_matches(|sign: char| sign.is_ascii_hexdigit() || sign == '-').len();
        let found = &rest[..word];
        if word == 36 && found.matches('-').count() == 4 {
            plain.push_str("<id>");
        } else if word > 0 {
            let number = found.bytes().all(|sign| sign.is_ascii_digit()) && (12..=14).contains(&word);
            plain.push_str(if number { "<ms>" } else { found });
        } else {
            plain.push(first);
            rest = &rest[first.len_utf8()..];
            continue;
        }
        rest = &rest[word..];
    }
    plain
}
