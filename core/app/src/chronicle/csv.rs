//! The Chronicle for a spreadsheet: RFC 4180, UTF-8, ids in English, one line a reign.

use super::{Book, Line, Obstacle, Throne, band, roman};
use std::fmt::Write;

/// Columns, in order. Never renamed; new ones come at the end.
const COLUMNS: [&str; 29] = [
    "id",
    "ended",
    "first_year",
    "last_year",
    "years",
    "solved",
    "public",
    "crowns",
    "favour",
    "verdict",
    "won",
    "month",
    "free",
    "silent",
    "silent_dilemmas",
    "bells",
    "throne",
    "throne_name",
    "obstacle",
    "obstacle_name",
    "member_1",
    "member_2",
    "member_3",
    "member_4",
    "people",
    "deck",
    "deck_sha256",
    "takebacks",
    "numerals",
];

/// The table of a book.
pub fn table(book: &Book) -> String {
    let mut table = String::new();
    row(&mut table, COLUMNS.map(str::to_owned));
    for line in book.counted() {
        row(&mut table, cells(line));
    }
    table
}

fn cells(line: &Line) -> [String; 29] {
    let reign = &line.reign;
    let score = reign.score;
    let (throne, throne_name) = match &reign.throne {
        Throne::Vacant => ("vacant", String::new()),
        Throne::Character(character) => ("character", character.id().to_owned()),
        Throne::Winner(name) => ("king", guarded(name)),
    };
    let (obstacle, obstacle_name) = match &reign.obstacle {
        None => ("", String::new()),
        Some(Obstacle::Dilemma(number)) => ("dilemma", number.to_string()),
        Some(Obstacle::Face(face)) => ("face", face.to_string()),
        Some(Obstacle::Player(name)) => ("player", guarded(name)),
        Some(Obstacle::Text(words)) => ("text", guarded(words)),
    };
    let member =
        |seat: usize| reign.members.get(seat).map(|member| guarded(&member.name)).unwrap_or_default();
    let numerals: Vec<String> =
        line.numerals.iter().map(|numeral| numeral.map(roman).unwrap_or_default()).collect();
    let people = reign.members.iter().filter(|member| member.person).count();
    [
        reign.id.to_string(),
        date(reign.ended_ms),
        line.first_year.to_string(),
        line.last_year().to_string(),
        reign.years().to_string(),
        score.solved.to_string(),
        score.public.to_string(),
        score.crowns.to_string(),
        score.favour.to_string(),
        band(reign.verdict()).id.to_owned(),
        reign.won.to_string(),
        reign.scenario.map(|month| month.id().to_owned()).unwrap_or_default(),
        reign.free.to_string(),
        reign.silent.to_string(),
        reign.ticks.to_string(),
        reign.bells.to_string(),
        throne.to_owned(),
        throne_name,
        obstacle.to_owned(),
        obstacle_name,
        member(0),
        member(1),
        member(2),
        member(3),
        people.to_string(),
        guarded(&reign.deck.name),
        reign.deck.sha256.map(|sha256| sha256.to_string()).unwrap_or_default(),
        reign.takebacks.to_string(),
        numerals.join(" ").trim().to_owned(),
    ]
}

fn row(table: &mut String, cells: [String; 29]) {
    let cells = cells.map(|cell| {
        if cell.contains([',', '"', '\r', '\n']) {
            format!("\"{}\"", cell.replace('"', "\"\""))
        } else {
            cell
        }
    });
    table.push_str(&cells.join(","));
    table.push_str("\r\n");
}

/// A text that people typed: an apostrophe keeps a spreadsheet from taking it for a formula. Where a semicolon or a tab
/// parts the cells, each part of it is a cell.
fn guarded(text: &str) -> String {
    let mut guarded = String::new();
    for part in text.split_inclusive([';', '\t', '\r', '\n']) {
        let content = part.trim_start_matches(|sign: char| sign.is_whitespace() || sign == '"');
        let is_cell = guarded.is_empty() && part.starts_with(['\t', '\r', '\n']);
        if is_cell || content.starts_with(['=', '+', '-', '@']) {
            guarded.push('\'');
        }
        guarded.push_str(part);
    }
    guarded
}

/// The moment in ISO 8601, UTC, to the second.
fn date(ms: i64) -> String {
    let seconds = ms.div_euclid(1000);
    let (days, second) = (seconds.div_euclid(86_400), seconds.rem_euclid(86_400));
    // Howard Hinnant's way from days to a date: years begin in March, so that the leap day is a year's last.
    let days = days + 719_468;
    let (era, of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year_of_era = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = era * 400 + year_of_era + i64::from(month <= 2);
    let mut date = String::new();
    let (hour, minute) = (second / 3_600, second / 60 % 60);
    // Writing into a text cannot fail.
    let _ = write!(date, "{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{:02}Z", second % 60);
    date
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_dates() {
        for (ms, moment) in [
            (0, "1970-01-01T00:00:00Z"),
            (951_782_400_000, "2000-02-29T00:00:00Z"),
            (1_709_251_199_999, "2024-02-29T23:59:59Z"),
            (1_790_000_000_000, "2026-09-21T14:13:20Z"),
            (4_107_542_400_000, "2100-03-01T00:00:00Z"),
        ] {
            assert_eq!(date(ms), moment);
        }
    }

    #[test]
    fn what_looks_like_a_formula_stays_text() {
        for formula in ["=1+1", "+49", "-1", "@x", " =1", "\tx"] {
            assert!(guarded(formula).starts_with('\''), "{formula:?}");
        }
        for (text, cell) in [
            ("a;=1", "a;'=1"),
            ("a\t-1", "a\t'-1"),
            ("a; +1;@x", "a;' +1;'@x"),
            ("a;\"=1", "a;'\"=1"),
            ("=1;=2", "'=1;'=2"),
            ("a-b; c", "a-b; c"),
            ("Lea, Tom", "Lea, Tom"),
        ] {
            assert_eq!(guarded(text), cell);
        }
        let mut table = String::new();
        let mut cells = [const { String::new() }; 29];
        cells[0] = "a \"b\", c".into();
        row(&mut table, cells);
        assert!(table.starts_with("\"a \"\"b\"\", c\",") && table.ends_with(",\r\n"), "{table:?}");
    }
}
