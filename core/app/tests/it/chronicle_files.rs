//! Files of the Chronicle: written, previewed, merged; no bad one changes anything.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // helpers of tests

use crate::support::reigns::{book, file_of, here, own_deck, reign, with_deck};
use crate::support::{import, keep_file, play, start_council};
use douze_app::chronicle::{Book, DeckName, Obstacle, Reign, Throne};
use douze_app::deck::{SHIPPED, Sha256};
use douze_app::screen::{Body, PreviewKind};
use douze_app::store::{Store, StoredDeck};
use douze_app::{
    AppIntent, ChronicleIntent, CouncilKind, DouzeError, ExportKind, Intent, PlayerKind, Session, SetupIntent,
};

fn json(session: &Session) -> Vec<u8> {
    session.export(ExportKind::ChronicleJson).unwrap().bytes
}

fn sentence(error: &DouzeError) -> String {
    error.sentence().to_owned()
}

fn refusal(session: &Session, bytes: Vec<u8>) -> String {
    sentence(&import(session, bytes).unwrap_err())
}

#[test]
fn what_is_exported_is_imported_elsewhere_and_the_same() {
    let all: Vec<Reign> = (0..40).map(reign).collect();
    let (_one, from) = here(&all);
    let (two, to) = here(&[]);
    let exported = from.export(ExportKind::ChronicleJson).unwrap();
    assert_eq!(exported.file_name, "douze-chronicle.json");
    let preview = import(&to, exported.bytes.clone()).unwrap();
    assert_eq!(
        (preview.kind, preview.headline.as_str()),
        (PreviewKind::Chronicle, "A Chronicle with 40 reigns.")
    );
    assert_eq!(preview.lines, ["40 reigns are new."]);
    assert!(preview.conflicts.is_none() && preview.confirm.is_some());
    assert!(book(two.path()).lines().is_empty(), "nothing is written before one agrees");
    let update = keep_file(&to, false);
    assert_eq!(update.screen.notice.unwrap().sentence, "Added to the Chronicle: 40 new, 0 replaced.");
    assert_eq!(book(two.path()), Book::new(all));
    assert_eq!(json(&to), exported.bytes);
    // Once more: nothing to do.
    let again = import(&to, exported.bytes).unwrap();
    assert_eq!(again.confirm, None);
    assert_eq!(again.lines, ["40 reigns are here already, the same.", "There is nothing to add."]);
}

#[test]
fn a_conflict_is_shown_with_both_forms_and_ours_stays_unless_one_says_otherwise() {
    let ours = Reign { throne: Throne::Vacant, obstacle: Some(Obstacle::Face(9)), ..reign(6) };
    let theirs = Reign { throne: Throne::Winner("Ada".into()), obstacle: None, ..ours.clone() };
    let (dir, session) = here(&[reign(1), ours.clone()]);
    let bytes = file_of(&[reign(1), theirs.clone(), reign(3)]);
    let preview = import(&session, bytes.clone()).unwrap();
    let conflicts = preview.conflicts.unwrap();
    assert_eq!(conflicts.conflicts.len(), 1);
    let shown = &conflicts.conflicts[0];
    assert!(shown.reign.starts_with("Years "), "{}", shown.reign);
    assert_eq!(shown.ours, "Here: The throne is vacant. Greatest obstacle: getting the die to 9.");
    assert_eq!(shown.theirs, "In the file: On the throne: Ada. Nothing is written here yet.");
    keep_file(&session, false);
    assert_eq!(book(dir.path()), Book::new(vec![reign(1), ours, reign(3)]));
    import(&session, bytes).unwrap();
    let update = keep_file(&session, true);
    assert_eq!(update.screen.notice.unwrap().sentence, "Added to the Chronicle: 0 new, 1 replaced.");
    assert_eq!(book(dir.path()), Book::new(vec![reign(1), theirs, reign(3)]));
}

#[test]
fn a_conflict_of_smaller_things_names_them_and_nothing_else() {
    let ours = Reign { bells: 1, takebacks: 0, ..reign(6) };
    let theirs = Reign { bells: 2, takebacks: 1, ..ours.clone() };
    let (_dir, session) = here(std::slice::from_ref(&ours));
    let conflicts = import(&session, file_of(&[theirs])).unwrap().conflicts.unwrap();
    let shown = &conflicts.conflicts[0];
    assert_eq!(shown.ours, "Here: The bells were rung 1 time. Something was taken back 0 times.");
    assert_eq!(shown.theirs, "In the file: The bells were rung 2 times. Something was taken back 1 time.");
}

#[test]
fn the_open_book_shows_what_was_added() {
    let (_dir, session) = here(&[reign(1)]);
    session.dispatch(Intent::App(AppIntent::OpenChronicle)).unwrap();
    session.dispatch(Intent::Chronicle(ChronicleIntent::OpenReign { id: reign(1).id.to_string() })).unwrap();
    import(&session, file_of(&[reign(0), reign(2)])).unwrap();
    let screen = keep_file(&session, false).screen;
    let Body::Chronicle { chronicle } = screen.body else { panic!("the Chronicle") };
    assert_eq!(chronicle.reigns.unwrap().reigns.len(), 3);
    assert_eq!(chronicle.page.unwrap().id, reign(1).id.to_string(), "the same page, now the second one");
}

#[test]
fn a_reign_that_is_damaged_here_comes_back() {
    let (dir, session) = here(&[reign(1), reign(2)]);
    let bytes = json(&session);
    let store = rusqlite::Connection::open(dir.path().join(douze_app::store::FILE_NAME)).unwrap();
    store.execute("UPDATE reigns SET checksum = x'00' WHERE ended_ms = ?1", [reign(1).ended_ms]).unwrap();
    let preview = import(&session, bytes).unwrap();
    assert_eq!(preview.lines[..2], ["1 reign is new.", "1 reign is here already, the same."]);
    keep_file(&session, false);
    assert_eq!(book(dir.path()), Book::new(vec![reign(1), reign(2)]));
}

#[test]
fn own_decks_travel_with_their_reigns() {
    let deck = own_deck("ours");
    let (one, from) = here(&[reign(1), with_deck(reign(2), &deck)]);
    Store::open(one.path()).unwrap().store.add_deck(&deck).unwrap();
    Store::open(one.path()).unwrap().store.add_deck(&own_deck("unused")).unwrap();
    let bytes = json(&from);
    assert!(!String::from_utf8_lossy(&bytes).contains("unused"));
    let (two, to) = here(&[]);
    let preview = import(&to, bytes).unwrap();
    assert_eq!(preview.lines[1], "It brings these decks: ours.");
    keep_file(&to, false);
    assert_eq!(Store::open(two.path()).unwrap().store.decks().unwrap(), [deck]);
}

#[test]
fn two_decks_of_one_name_are_reported_and_shown_with_their_hashes() {
    let deck = own_deck("ours");
    let mut twin = own_deck("ours");
    twin.file.extend(*b"# changed\n");
    twin.sha256 = Sha256::of(&twin.file);
    let (one, from) = here(&[with_deck(reign(2), &twin)]);
    Store::open(one.path()).unwrap().store.add_deck(&twin).unwrap();
    let (two, to) = here(&[with_deck(reign(1), &deck)]);
    Store::open(two.path()).unwrap().store.add_deck(&deck).unwrap();
    let page = |number| {
        to.dispatch(Intent::App(AppIntent::OpenChronicle)).unwrap();
        let screen = to
            .dispatch(Intent::Chronicle(ChronicleIntent::OpenReign { id: reign(number).id.to_string() }))
            .unwrap()
            .screen;
        let Body::Chronicle { chronicle } = screen.body else { panic!("the Chronicle") };
        chronicle.page.unwrap().deck
    };
    assert_eq!(page(1), "Deck: ours.");
    let preview = import(&to, json(&from)).unwrap();
    let digits = |deck: &StoredDeck| deck.sha256.to_string()[..8].to_owned();
    assert_eq!(preview.lines[1], format!("It brings these decks: ours · {}.", digits(&twin)));
    assert!(preview.lines[2].starts_with("Different decks will have the same name: ours."), "{preview:?}");
    keep_file(&to, false);
    assert_eq!(page(1), format!("Deck: ours · {}.", digits(&deck)));
    assert_eq!(page(2), format!("Deck: ours · {}.", digits(&twin)));
}

#[test]
fn an_unknown_deck_is_reported_with_its_line() {
    let (dir, session) = here(&[reign(1)]);
    let deck = own_deck("theirs");
    let without =
        changed(&[reign(2), with_deck(reign(3), &deck)], |file| file["missing_decks"] = [(); 0].into());
    let shown = refusal(&session, without.clone());
    assert!(
        shown.contains("Reign 2 ") && shown.contains("“theirs”") && shown.contains("Import this deck"),
        "{shown}"
    );
    // The shipped deck's name with another hash is another deck.
    let other = DeckName { name: "default".into(), sha256: Some(Sha256::of(b"")) };
    let other = changed(&[Reign { deck: other, ..reign(2) }], |file| file["missing_decks"] = [(); 0].into());
    assert!(refusal(&session, other).contains("“default”"));
    // With the deck, it is read.
    let preview = import(&session, deck.file.clone()).unwrap();
    assert_eq!(
        (preview.kind, preview.headline.as_str()),
        (PreviewKind::Deck, "A deck of Council of 12: “theirs”.")
    );
    keep_file(&session, false);
    assert!(import(&session, without).unwrap().confirm.is_some());
    assert_eq!(book(dir.path()).lines().len(), 1);
    let again = import(&session, deck.file).unwrap();
    assert_eq!((again.confirm, again.lines.len()), (None, 1));
    assert_eq!(import(&session, SHIPPED.into()).unwrap().confirm, None);
}

#[test]
fn a_deck_that_is_wrong_is_reported_with_line_and_field() {
    let (dir, session) = here(&[]);
    let bad = SHIPPED.replacen("bells = 1", "bells = 9", 1);
    let shown = refusal(&session, bad.into());
    assert!(shown.contains("bells") && shown.contains("ine "), "{shown}");
    assert!(refusal(&session, SHIPPED.replace("n = ", "m = ").into()).contains("more"));
    assert!(
        refusal(&session, own_deck("default").file.into_iter().chain(*b"#").collect())
            .contains("cannot be kept")
    );
    assert!(Store::open(dir.path()).unwrap().store.decks().unwrap().is_empty());
}

#[test]
fn a_lost_deck_does_not_keep_its_reigns_from_travelling() {
    let deck = own_deck("lost");
    let dilemma = Some(Obstacle::Dilemma(17));
    let lost = Reign { obstacle: dilemma, ..with_deck(reign(2), &deck) };
    let (one, from) = here(&[reign(1), lost.clone()]);
    Store::open(one.path()).unwrap().store.add_deck(&deck).unwrap();
    let row = rusqlite::Connection::open(one.path().join(douze_app::store::FILE_NAME)).unwrap();
    row.execute("UPDATE decks SET file = x'00'", []).unwrap();
    let bytes = json(&from);
    let (two, to) = here(&[]);
    let preview = import(&to, bytes.clone()).unwrap();
    let shown = "It does not hold these decks: lost. Dilemmas of their reigns are shown by number.";
    assert_eq!(preview.lines, ["2 reigns are new.", shown]);
    keep_file(&to, false);
    assert_eq!(book(two.path()), Book::new(vec![reign(1), lost.clone()]));
    assert_eq!(json(&to), bytes, "and on from there");
    to.dispatch(Intent::App(AppIntent::OpenChronicle)).unwrap();
    let screen = to
        .dispatch(Intent::Chronicle(ChronicleIntent::OpenReign { id: lost.id.to_string() }))
        .unwrap()
        .screen;
    let Body::Chronicle { chronicle } = screen.body else { panic!("the Chronicle") };
    assert_eq!(chronicle.page.unwrap().obstacle.value, "Dilemma 17");
    // Where the deck is, nothing is missing.
    let (three, there) = here(&[]);
    Store::open(three.path()).unwrap().store.add_deck(&deck).unwrap();
    assert_eq!(import(&there, bytes).unwrap().lines, ["2 reigns are new."]);
}

#[test]
fn a_damaged_name_beside_a_deck_does_not_spoil_the_file() {
    let deck = own_deck("ours");
    let (one, from) = here(&[with_deck(reign(2), &deck)]);
    Store::open(one.path()).unwrap().store.add_deck(&deck).unwrap();
    let row = rusqlite::Connection::open(one.path().join(douze_app::store::FILE_NAME)).unwrap();
    row.execute("UPDATE decks SET name = 'ourt'", []).unwrap();
    assert_eq!(import(&here(&[]).1, json(&from)).unwrap().lines[1], "It brings these decks: ours.");
}

#[test]
fn a_reign_of_the_future_is_refused() {
    let (dir, session) = here(&[reign(1)]);
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_millis();
    let now = i64::try_from(now).unwrap();
    let (hour, day) = (3_600_000, 86_400_000);
    for ended_ms in [i64::MAX, 9_000_000_000_000_000_000, now + day + hour] {
        let shown = refusal(&session, file_of(&[reign(2), Reign { ended_ms, ..reign(3) }]));
        assert!(shown.starts_with("Reign 2 ") && shown.contains("clock"), "{shown}");
    }
    assert_eq!(book(dir.path()), Book::new(vec![reign(1)]));
    // Clocks differ by some hours.
    let ended_ms = now + day - hour;
    assert!(import(&session, file_of(&[Reign { ended_ms, ..reign(3) }])).unwrap().confirm.is_some());
}

/// A valid file, changed by hand in one place; with a checksum that fits.
fn edited(change: impl Fn(&mut serde_json::Value)) -> Vec<u8> {
    changed(&[reign(1), reign(2)], change)
}

/// A file of these reigns, changed by hand; with a checksum that fits.
fn changed(reigns: &[Reign], change: impl Fn(&mut serde_json::Value)) -> Vec<u8> {
    let mut value: serde_json::Value = serde_json::from_slice(&file_of(reigns)).unwrap();
    change(&mut value);
    let sum = value.as_object_mut().unwrap().remove("sha256").unwrap();
    // Keys of serde_json's maps are sorted, and it writes no spaces: that is the canonical form.
    value["sha256"] =
        if sum.is_null() { sum } else { Sha256::of(value.to_string().as_bytes()).to_string().into() };
    value.to_string().into_bytes()
}

#[test]
fn what_is_wrong_with_a_file_is_reported_and_changes_nothing() {
    let (dir, session) = here(&[reign(1)]);
    let valid = file_of(&[reign(1), reign(2)]);
    let said = |bytes: Vec<u8>| refusal(&session, bytes);
    let damaged = String::from_utf8(valid.clone()).unwrap().replace("Mia", "Eve").into_bytes();
    assert!(said(damaged).contains("checksum"));
    assert!(said(valid[..valid.len() / 2].to_vec()).contains("cut short"));
    assert!(said(edited(|file| file["sha256"] = serde_json::Value::Null)).contains("checksum"));
    let newer = import(&session, edited(|file| file["douze_chronicle"] = 2.into())).unwrap_err();
    assert!(
        matches!(&newer, DouzeError::Version { sentence, .. } if sentence.contains("format 2")),
        "{newer:?}"
    );
    for strange in [serde_json::json!(0), serde_json::json!("1"), serde_json::json!(1.5)] {
        assert!(said(edited(|file| file["douze_chronicle"] = strange.clone())).contains("cannot be read"));
    }
    assert!(said(edited(|file| file["reigns"] = 7.into())).contains("cannot be read"));
    assert!(
        said(edited(|file| file["reigns"][1]["id"] = file["reigns"][0]["id"].clone())).contains("Reign 2")
    );
    assert!(said(edited(|file| file["reigns"][1]["members"] = serde_json::json!([]))).contains("Reign 2"));
    assert!(said(edited(|file| file["reigns"][0]["score"]["favour"] = 6.into())).contains("Reign 1"));
    assert!(
        said(edited(|file| file["reigns"][0]["throne"] = serde_json::json!({"character": "bob"})))
            .contains("Reign 1")
    );
    for file in [&b""[..], b"  ", b"\x89PNG\r\n", b"hello", b"[1, 2]", b"name = \"x\""] {
        assert!(said(file.to_vec()).contains("not a file of Douze"), "{file:?}");
    }
    // A record is a record, whatever is wrong with it, and with any players.
    let named =
        br#"{"douze":1,"game":"forest","seats":["douze_chronicle","Mia"],"setup":{"variant":"standard"}}"#;
    assert_eq!(import(&session, named.to_vec()).unwrap().kind, PreviewKind::Record);
    assert!(import(&session, [b"\xEF\xBB\xBF", &valid[..]].concat()).is_ok());
    assert!(said(b"{\"douze\":1}".to_vec()).starts_with("Line 1: "));
    assert_eq!(book(dir.path()), Book::new(vec![reign(1)]));
    // Laid out again, and with a key that this version does not know, it is the same Chronicle.
    let pretty = edited(|file| file["later"] = serde_json::json!({"b": [1, 2.5], "a": null}));
    let pretty: serde_json::Value = serde_json::from_slice(&pretty).unwrap();
    let pretty = serde_json::to_vec_pretty(&pretty).unwrap();
    assert_eq!(import(&session, pretty).unwrap().headline, "A Chronicle with 2 reigns.");
}

#[test]
fn the_table_has_a_line_for_each_reign_and_no_formula() {
    let mut evil = reign(1);
    evil.members[0].name = "=cmd|' /C calc'!A0".into();
    evil.obstacle = Some(Obstacle::Text("a \"b\", c".into()));
    let (_dir, session) = here(&[evil, reign(2)]);
    let exported = session.export(ExportKind::ChronicleCsv).unwrap();
    assert_eq!(exported.file_name, "douze-chronicle.csv");
    let table = String::from_utf8(exported.bytes).unwrap();
    let lines: Vec<&str> = table.split("\r\n").collect();
    assert_eq!((lines.len(), lines[3]), (4, ""));
    assert!(lines[0].starts_with("id,ended,first_year,last_year,years,"));
    assert!(
        lines[1].contains(",'=cmd|' /C calc'!A0,") && lines[1].contains(",\"a \"\"b\"\", c\","),
        "{}",
        lines[1]
    );
    assert!(lines[2].starts_with(&format!("{},2023-11-14T22:15:20Z,22,54,33,", reign(2).id)), "{}", lines[2]);
    assert_eq!(lines[0].split(',').count(), lines[2].split(',').count());
}

/// What games write is what files take.
#[test]
fn councils_that_were_played_are_sound_lines_and_travel() {
    let (one, from) = here(&[]);
    let councillor = PlayerKind::Councillor;
    let tables =
        [vec![PlayerKind::Person, councillor], vec![PlayerKind::Person; 3], vec![PlayerKind::Person; 4]];
    for (seed, players) in (0..).zip(tables.iter().cycle().take(9)) {
        let month = [
            Intent::Setup(SetupIntent::SetCouncil { kind: CouncilKind::Month }),
            Intent::Setup(SetupIntent::PickMonth { month: 1 + seed as i32 }),
        ];
        let normal = [Intent::Setup(SetupIntent::SetCouncil { kind: CouncilKind::Normal })];
        start_council(&from, players, seed, if seed % 2 == 0 { &month } else { &normal });
        play(&from, seed, |_| {});
        from.dispatch(Intent::App(AppIntent::OpenHome)).unwrap();
    }
    let written = book(one.path());
    assert_eq!(written.lines().len(), 9);
    for line in written.lines() {
        assert_eq!(line.reign.fault(), None, "{:?}", line.reign);
        assert!(!line.reign.suggestions.is_empty() && line.reign.obstacle.is_some());
    }
    let (two, to) = here(&[]);
    import(&to, json(&from)).unwrap();
    keep_file(&to, false);
    assert_eq!(book(two.path()), written);
}

#[test]
fn a_record_carries_the_own_deck_that_it_was_played_with() {
    let (one, from) = here(&[]);
    let deck = own_deck("ours");
    Store::open(one.path()).unwrap().store.add_deck(&deck).unwrap();
    let own = [Intent::Setup(SetupIntent::SetDeck { sha256: deck.sha256.to_string() })];
    start_council(&from, &[PlayerKind::Person, PlayerKind::Councillor], 5, &own);
    play(&from, 5, |_| {});
    let record = from.export(ExportKind::Record).unwrap();
    assert_eq!(record.file_name, "douze-council.douze");
    let (_two, to) = here(&[]);
    let preview = import(&to, record.bytes.clone()).unwrap();
    assert_eq!((preview.kind, preview.finished), (PreviewKind::Record, true));
    assert!(preview.confirm.is_some(), "it can be kept");
    // Without it, the line says what is missing; and a file is not helped by another deck of that name.
    let text = String::from_utf8(record.bytes).unwrap();
    let bare = text.replace("\"deck_file\"", "\"other\"");
    assert!(refusal(&to, bare.into()).starts_with("Line 1: the deck “ours”"));
    let changed = text.replacen("bells = 1\\n", "bells = 1 \\n", 1);
    assert_ne!(changed, text);
    assert!(refusal(&to, changed.into()).starts_with("Line 1: the deck “ours”"));
    assert_eq!(book(one.path()).lines()[0].reign.deck.name, "ours");
}

#[test]
fn there_is_nothing_to_export_before_the_first_reign() {
    let (_dir, session) = here(&[]);
    for kind in [ExportKind::ChronicleJson, ExportKind::ChronicleCsv, ExportKind::Record] {
        assert!(matches!(session.export(kind), Err(DouzeError::Missing { .. })));
    }
}
