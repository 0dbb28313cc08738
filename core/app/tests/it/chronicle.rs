//! The book of reigns: its derived values and its screens.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // helpers of tests

use crate::support::open;
use crate::support::reigns::{fill, plain, reign};
use cpu_time::ThreadTime;
use douze_app::chronicle::{Book, Member, Obstacle, Reign, Throne, Uuid};
use douze_app::screen::{Body, ChronicleView, Screen};
use douze_app::store::{FILE_NAME, Store};
use douze_app::{
    AppIntent, ChronicleIntent, ChronicleTab, ExportKind, Intent, Language, RejectionReason, Session,
    SettingsIntent,
};
use douze_rules::council::{Character, Scenario};
use std::sync::Arc;
use std::time::Duration;

fn send(session: &Session, intent: Intent) -> Screen {
    session.dispatch(intent).unwrap().screen
}

fn refused(session: &Session, intent: Intent) -> RejectionReason {
    session.dispatch(intent).unwrap().rejection.expect("a rejection").reason
}

fn chronicle(screen: Screen) -> ChronicleView {
    match screen.body {
        Body::Chronicle { chronicle } => chronicle,
        other => panic!("not the Chronicle but {other:?}"),
    }
}

/// A session whose Chronicle holds these, opened.
fn book_of(reigns: &[Reign]) -> (tempfile::TempDir, Arc<Session>) {
    let dir = tempfile::tempdir().unwrap();
    fill(dir.path(), reigns);
    let session = open(dir.path());
    send(&session, Intent::App(AppIntent::OpenChronicle));
    (dir, session)
}

fn view(session: &Session) -> ChronicleView {
    chronicle(session.screen().unwrap())
}

fn tab(session: &Session, tab: ChronicleTab) -> ChronicleView {
    chronicle(send(session, Intent::Chronicle(ChronicleIntent::SetChronicleTab { tab })))
}

#[test]
fn a_name_has_the_numeral_of_how_often_it_has_sat_and_a_councillor_has_none() {
    let mut third = plain(3, &["Mia", "Rita "], 10);
    third.members.push(Member { name: "Rita".into(), person: false });
    let book = Book::new(vec![third, plain(1, &["Rita", "Mia"], 10), plain(2, &["Rita", "rita"], 10)]);
    let numerals: Vec<_> = book.lines().iter().map(|line| line.numerals.clone()).collect();
    assert_eq!(
        numerals,
        [vec![Some(1), Some(1)], vec![Some(2), Some(1)], vec![Some(2), Some(3), None]],
        "trimmed, exact, in the order of their ends"
    );
}

#[test]
fn a_reign_begins_when_the_one_before_it_is_over() {
    let book =
        Book::new(vec![plain(3, &["A", "B"], 0), plain(1, &["A", "B"], 33), plain(2, &["A", "B"], 47)]);
    let years: Vec<_> = book.lines().iter().map(|line| (line.first_year, line.last_year())).collect();
    assert_eq!(years, [(1, 33), (34, 80), (81, 81)]);
    assert_eq!((book.next_year(), Book::default().next_year()), (81, 1));
}

#[test]
fn reigns_of_one_moment_follow_each_other_by_their_ids() {
    let at = |id: u128| Reign { id: Uuid::from_u128(id), ended_ms: 5, ..plain(1, &["A", "B"], 1) };
    let ids = |reigns: Vec<Reign>| {
        Book::new(reigns).lines().iter().map(|line| line.reign.id.as_u128()).collect::<Vec<_>>()
    };
    assert_eq!(ids(vec![at(3), at(1), at(2)]), [1, 2, 3]);
}

#[test]
fn the_ruler_is_a_character_of_the_last_reign_and_nobody_else() {
    let throne = |throne| Reign { throne, ..plain(2, &["Rita", "Mia"], 9) };
    let before = Reign { throne: Throne::Character(Character::Golem), ..plain(1, &["Rita", "Mia"], 9) };
    let ruler = |last: Reign| Book::new(vec![before.clone(), last]).ruler();
    assert_eq!(ruler(throne(Throne::Character(Character::Lady))), Some(Character::Lady));
    assert_eq!(ruler(throne(Throne::Vacant)), None);
    assert_eq!(ruler(throne(Throne::Winner("Rita".into()))), None);
    assert_eq!(Book::default().ruler(), None);
}

#[test]
fn statistics_count_reigns_victories_lengths_and_thrones() {
    let lost = Reign { won: false, ..plain(2, &["Rita", "Tom"], 90) };
    let crowned =
        Reign { throne: Throne::Winner("Rita".into()), won: false, ..plain(3, &["Rita", "Mia"], 21) };
    let book = Book::new(vec![plain(1, &["Rita", "Mia"], 40), lost, crowned]);
    let people: Vec<_> = book
        .people()
        .iter()
        .map(|person| {
            let tally = person.tally;
            (&*person.name, tally.reigns, tally.won, tally.best, tally.mean(), person.thrones)
        })
        .collect();
    let expected = [
        ("Rita", 3, 1, Some(40), Some(50), 1),
        ("Mia", 2, 1, Some(40), Some(31), 0),
        ("Tom", 1, 0, None, Some(90), 0),
    ];
    assert_eq!(people, expected);
}

#[test]
fn a_month_has_the_best_of_the_reigns_that_were_won() {
    let july = |number, won, years| Reign {
        scenario: Some(Scenario::July),
        won,
        ..plain(number, &["Rita", "Mia"], years)
    };
    let book =
        Book::new(vec![july(1, true, 50), july(2, false, 99), july(3, true, 48), plain(4, &["A", "B"], 130)]);
    assert_eq!(book.best(Scenario::July), Some(50));
    let tally = book.month(Scenario::July);
    assert_eq!((tally.reigns, tally.won), (3, 2));
    assert_eq!(book.best(Scenario::May), None);
}

#[test]
fn an_empty_book_says_what_fills_it() {
    let (_dir, session) = book_of(&[]);
    for part in [ChronicleTab::Reigns, ChronicleTab::Rulers, ChronicleTab::Chart, ChronicleTab::Statistics] {
        let view = tab(&session, part);
        assert!(view.summary.contains("still empty"), "{}", view.summary);
        assert!(view.exports.iter().all(|export| !export.enabled && !export.hint.is_empty()));
        assert!(view.page.is_none() && view.damaged.is_none());
    }
    assert!(matches!(send(&session, Intent::App(AppIntent::Back)).body, Body::Home { .. }));
}

#[test]
fn a_long_book_is_read_in_windows_from_its_newest_page() {
    let all: Vec<Reign> = (0..120).map(reign).collect();
    let (_dir, session) = book_of(&all);
    let mut seen = Vec::new();
    let mut list = view(&session).reigns.unwrap();
    assert_eq!((list.window.total, list.window.newer.is_none()), (120, true));
    loop {
        assert!(list.reigns.len() <= 50);
        seen.extend(list.reigns.iter().map(|line| line.id.clone()));
        let Some(older) = list.window.older else { break };
        list = chronicle(send(&session, older.intent)).reigns.unwrap();
    }
    let expected: Vec<String> = all.iter().rev().map(|reign| reign.id.to_string()).collect();
    assert_eq!(seen, expected);
    assert_eq!((list.window.first, list.window.line.as_str()), (100, "101 to 120 of 120, the newest first"));
    let newer = list.window.newer.unwrap().intent;
    assert_eq!(chronicle(send(&session, newer)).reigns.unwrap().window.first, 50);
    for first in [-1, 120, i32::MAX] {
        assert_eq!(
            refused(&session, Intent::Chronicle(ChronicleIntent::ShowReigns { first })),
            RejectionReason::NotNow
        );
    }
    // The chart is the same window, the other way round: time runs to the right.
    let chart = tab(&session, ChronicleTab::Chart).chart.unwrap();
    assert_eq!(
        chart.reigns.last().unwrap().open,
        Intent::Chronicle(ChronicleIntent::OpenReign { id: expected[0].clone() })
    );
    assert_eq!((chart.bands.len(), chart.bands[5].to), (6, chart.top));
    assert!(chart.reigns.iter().all(|reign| (0..=chart.top).contains(&reign.years)));
    let rulers = tab(&session, ChronicleTab::Rulers).rulers.unwrap().rulers;
    assert!(rulers[0].years.starts_with("Since") && rulers[1].years.contains('–'));
}

#[test]
fn pages_are_turned_and_closed() {
    let all: Vec<Reign> = (0..3).map(reign).collect();
    let (_dir, session) = book_of(&all);
    let id = |number: usize| all[number].id.to_string();
    let page = |screen: Screen| chronicle(screen).page;
    let middle = page(send(&session, Intent::Chronicle(ChronicleIntent::OpenReign { id: id(1) }))).unwrap();
    assert_eq!(middle.id, id(1));
    assert!(view(&session).reigns.unwrap().reigns[1].selected);
    assert_eq!(page(send(&session, middle.newer.unwrap().intent)).unwrap().id, id(2));
    let first = page(send(&session, middle.older.unwrap().intent)).unwrap();
    assert!(first.older.is_none() && first.newer.is_some());
    assert_eq!(page(send(&session, first.close.intent)), None);
    assert_eq!(refused(&session, Intent::Chronicle(ChronicleIntent::CloseReign)), RejectionReason::NotNow);
    for id in ["", "nobody", "6f2c9a51-8f1f-4c67-9b53-0d8c3f1f7a10"] {
        assert_eq!(
            refused(&session, Intent::Chronicle(ChronicleIntent::OpenReign { id: id.into() })),
            RejectionReason::NotNow
        );
    }
    // Back closes the page, then the book.
    send(&session, Intent::Chronicle(ChronicleIntent::OpenReign { id: id(1) }));
    assert_eq!(page(send(&session, Intent::App(AppIntent::Back))), None);
    assert!(matches!(send(&session, Intent::App(AppIntent::Back)).body, Body::Home { .. }));
    // Opened at a page (from the end of a game), back leads where one came from.
    assert!(page(send(&session, Intent::Chronicle(ChronicleIntent::OpenReign { id: id(1) }))).is_some());
    assert!(matches!(send(&session, Intent::App(AppIntent::Back)).body, Body::Home { .. }));
}

#[test]
fn the_rules_lead_back_to_the_page() {
    let (_dir, session) = book_of(&[reign(1)]);
    send(&session, Intent::Chronicle(ChronicleIntent::OpenReign { id: reign(1).id.to_string() }));
    let rules =
        send(&session, Intent::App(AppIntent::OpenRules { game: douze_app::GameKind::Council, rule: None }));
    assert!(matches!(rules.body, Body::Rules { .. }));
    assert!(chronicle(send(&session, Intent::App(AppIntent::Back))).page.is_some());
    send(&session, Intent::App(AppIntent::OpenRules { game: douze_app::GameKind::Council, rule: None }));
    assert!(matches!(send(&session, Intent::App(AppIntent::OpenHome)).body, Body::Home { .. }));
}

#[test]
fn an_obstacle_is_picked_typed_and_taken_away_and_is_saved_at_once() {
    let (dir, session) = book_of(&[reign(1), reign(2)]);
    let id = reign(1).id.to_string();
    let pick = |choice| Intent::Chronicle(ChronicleIntent::PickObstacle { id: id.clone(), choice });
    let type_in =
        |text: &str| Intent::Chronicle(ChronicleIntent::TypeObstacle { id: id.clone(), text: text.into() });
    let stored = || Reign::load(&Store::open(dir.path()).unwrap().store, &id).unwrap().unwrap().obstacle;
    let shown = |screen: Screen| chronicle(screen).page.unwrap().obstacle;
    send(&session, Intent::Chronicle(ChronicleIntent::OpenReign { id: id.clone() }));

    let picked = shown(send(&session, pick(1)));
    assert_eq!((picked.value.as_str(), stored()), ("getting the die to 2", Some(Obstacle::Face(2))));
    assert!(picked.suggestions[1].selected && picked.field.value.is_empty());
    let typed = shown(send(&session, type_in("  the rain \u{202E}in spring\n ")));
    assert_eq!(
        (typed.value.as_str(), typed.field.value.as_str()),
        ("the rain in spring", "the rain in spring")
    );
    assert!(typed.suggestions.iter().all(|choice| !choice.selected));
    assert_eq!(shown(send(&session, type_in(&"x".repeat(500)))).value.len(), 60);
    let none = shown(send(&session, type_in(" \u{200B} ")));
    assert_eq!((none.field.value.as_str(), stored()), ("", None));

    for choice in [-1, 3, i32::MIN, i32::MAX] {
        assert_eq!(refused(&session, pick(choice)), RejectionReason::NotNow);
    }
    let nobody = Intent::Chronicle(ChronicleIntent::TypeObstacle { id: "nobody".into(), text: "x".into() });
    assert_eq!(refused(&session, nobody), RejectionReason::NotNow);
    // From any place, as at the end of a game.
    send(&session, Intent::App(AppIntent::OpenHome));
    send(&session, pick(0));
    assert_eq!(stored(), Some(Obstacle::Dilemma(2)));
}

#[test]
fn damaged_lines_are_counted_and_the_others_are_read() {
    let all: Vec<Reign> = (0..5).map(reign).collect();
    let dir = tempfile::tempdir().unwrap();
    fill(dir.path(), &all);
    let file = rusqlite::Connection::open(dir.path().join(FILE_NAME)).unwrap();
    let sql = "UPDATE reigns SET body = replace(body, 'true', 'false') WHERE id IN \
               (SELECT id FROM reigns WHERE body LIKE '%true%' LIMIT 2)";
    assert_eq!(file.execute(sql, []).unwrap(), 2);
    // Valid, but of a version that writes otherwise.
    let mut later = reign(9).to_stored().unwrap();
    later.body = "{\"id\":7}".into();
    Store::open(dir.path()).unwrap().store.put_reign(&later).unwrap();
    let session = open(dir.path());
    let view = chronicle(send(&session, Intent::App(AppIntent::OpenChronicle)));
    assert_eq!(view.reigns.unwrap().reigns.len(), 3);
    assert!(view.damaged.unwrap().starts_with("3 lines"));
}

#[test]
fn people_beyond_the_table_are_counted() {
    let all: Vec<Reign> =
        (0..30).map(|number| plain(number, &[&format!("A{number}"), &format!("B{number}")], 9)).collect();
    let (_dir, session) = book_of(&all);
    let tables = tab(&session, ChronicleTab::Statistics).tables;
    assert_eq!((tables[0].rows.len(), tables[0].more.as_str()), (50, "And 10 more."));
    assert_eq!((tables[1].rows.len(), tables[1].more.as_str()), (12, ""));
    for table in tables {
        assert!(table.rows.iter().all(|row| row.cells.len() == table.headings.len()));
    }
}

/// Loose bounds for any machine and profile, in CPU time: other tests run beside; `benches/chronicle.rs` measures.
#[test]
fn a_book_of_ten_thousand_reigns_opens_and_leaves_at_once() {
    let dir = tempfile::tempdir().unwrap();
    fill(dir.path(), &(0..10_000).map(reign).collect::<Vec<_>>());
    let session = open(dir.path());
    let start = ThreadTime::now();
    let list = chronicle(send(&session, Intent::App(AppIntent::OpenChronicle))).reigns.unwrap();
    let opened = start.elapsed();
    assert_eq!((list.window.total, list.reigns.len()), (10_000, 50));
    let start = ThreadTime::now();
    for kind in [ExportKind::ChronicleJson, ExportKind::ChronicleCsv] {
        assert!(session.export(kind).unwrap().bytes.len() > 1_000_000);
    }
    let exported = start.elapsed();
    println!("opened in {opened:?}, exported in {exported:?}");
    assert!(opened < Duration::from_secs(1) && exported < Duration::from_secs(6), "{opened:?}, {exported:?}");
}

/// The whole text of the book, for a golden file that people read.
fn transcript(session: &Session) -> String {
    let mut lines = Vec::new();
    let list = tab(session, ChronicleTab::Reigns);
    lines.push(list.summary);
    let Intent::Chronicle(ChronicleIntent::OpenReign { id }) =
        list.reigns.as_ref().unwrap().reigns[1].open.clone()
    else {
        panic!("a page")
    };
    for line in list.reigns.unwrap().reigns {
        lines.push(format!(
            "{} | {} | {} | {} | {}",
            line.years, line.members, line.length, line.verdict, line.throne.name
        ));
        lines.push(format!("  {}", line.spoken));
    }
    let page = chronicle(send(session, Intent::Chronicle(ChronicleIntent::OpenReign { id }))).page.unwrap();
    lines.extend([
        "---".into(),
        page.share.text,
        "---".into(),
        page.share.alt,
        "---".into(),
        page.obstacle.value,
    ]);
    lines.extend(page.obstacle.suggestions.into_iter().map(|choice| format!("  {}", choice.label)));
    lines.extend([page.obstacle.field.hint.unwrap(), "---".into()]);
    for ruler in tab(session, ChronicleTab::Rulers).rulers.unwrap().rulers {
        lines.push(ruler.spoken);
    }
    let chart = tab(session, ChronicleTab::Chart).chart.unwrap();
    lines.extend(["---".into(), chart.label, chart.spoken]);
    lines.extend(chart.bands.into_iter().map(|band| format!("{}: {}", band.name, band.years)));
    for table in tab(session, ChronicleTab::Statistics).tables {
        lines.extend(["---".into(), table.label, table.headings.join(" | ")]);
        lines.extend(table.rows.into_iter().map(|row| row.spoken));
    }
    lines.join("\n")
}

#[test]
fn a_book_reads_well_in_every_language() {
    let free = Reign { free: true, scenario: None, ..reign(8) };
    let all = [reign(1), reign(2), reign(3), reign(5), reign(7), free];
    let (_dir, session) = book_of(&all);
    for (language, name) in [(Language::English, "en"), (Language::French, "fr"), (Language::German, "de")] {
        send(&session, Intent::Settings(SettingsIntent::SetLanguage { language: Some(language) }));
        insta::assert_snapshot!(format!("chronicle-{name}"), transcript(&session));
    }
}
