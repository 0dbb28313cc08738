//! A preview of a file loses nothing of the screen below it.
#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of a test")]

use crate::support::reigns::{book, file_of, here, reign};
use crate::support::{import, keep_file, open, press};
use douze_app::chronicle::{Book, Reign};
use douze_app::deck::SHIPPED;
use douze_app::screen::{Body, PreviewView};
use douze_app::store::FILE_NAME;
use douze_app::{AppIntent, ChronicleIntent, DecksIntent, DouzeError, GameKind, Intent};

#[test]
fn what_is_typed_below_a_preview_stays() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    press(&session, Intent::App(AppIntent::OpenSetup { game: GameKind::Council }));
    let Body::Decks { decks } = press(&session, Intent::App(AppIntent::OpenDecks)).body else {
        panic!("no decks")
    };
    press(&session, decks.new.unwrap().intent);
    press(&session, Intent::Decks(DecksIntent::TypeDeck { text: "half a deck".into() }));
    import(&session, SHIPPED.into()).unwrap();
    press(&session, Intent::App(AppIntent::OpenSettings));
    press(&session, Intent::App(AppIntent::Back));
    let Body::Decks { decks } = press(&session, Intent::App(AppIntent::OpenDecks)).body else {
        panic!("no decks")
    };
    assert_eq!(decks.editor.unwrap().text.value, "half a deck");
}

#[test]
fn an_obstacle_noted_while_a_preview_opens_is_on_its_page() {
    let (_dir, session) = here(&[reign(1)]);
    let id = reign(1).id.to_string();
    press(&session, Intent::App(AppIntent::OpenChronicle));
    press(&session, Intent::Chronicle(ChronicleIntent::OpenReign { id: id.clone() }));
    let preview = import(&session, file_of(&[reign(2)])).unwrap();
    press(&session, Intent::Chronicle(ChronicleIntent::TypeObstacle { id, text: "the long winter".into() }));
    let Body::Chronicle { chronicle } = press(&session, preview.close.intent).body else { panic!("no book") };
    let page = chronicle.page.unwrap();
    assert!(format!("{page:?}").contains("the long winter"), "{page:?}");
}

#[test]
fn a_process_that_ends_behind_a_preview_is_resumed_at_what_was_below() {
    let (dir, session) = here(&[reign(1)]);
    press(&session, Intent::App(AppIntent::OpenChronicle));
    import(&session, file_of(&[reign(2)])).unwrap();
    press(&session, Intent::App(AppIntent::Cover));
    drop(session);
    let session = open(dir.path());
    assert!(matches!(press(&session, Intent::App(AppIntent::Resume)).body, Body::Chronicle { .. }));
    assert_eq!(book(dir.path()), Book::new(vec![reign(1)]));
}

#[test]
fn a_disk_that_keeps_nothing_gives_a_sentence_and_the_file_can_be_kept_later() {
    let (dir, session) = here(&[reign(1)]);
    let preview = import(&session, file_of(&[reign(2)])).unwrap();
    // Another connection holds the file: no commit is possible.
    let other = rusqlite::Connection::open(dir.path().join(FILE_NAME)).unwrap();
    other.execute_batch("BEGIN EXCLUSIVE").unwrap();
    let error = session.dispatch(preview.confirm.clone().unwrap().intent).unwrap_err();
    assert!(matches!(error, DouzeError::Storage { .. }) && !error.sentence().is_empty(), "{error:?}");
    other.execute_batch("ROLLBACK").unwrap();
    assert_eq!(session.screen().unwrap().body, Body::Preview { preview });
    assert_eq!(book(dir.path()), Book::new(vec![reign(1)]));
    keep_file(&session, false);
    assert_eq!(book(dir.path()), Book::new(vec![reign(1), reign(2)]));
}

#[test]
fn a_preview_is_kept_once_and_only_while_it_is_seen() {
    let (dir, session) = here(&[]);
    let kept = |preview: &PreviewView| {
        let keep = preview.confirm.clone().unwrap().intent;
        session.dispatch(keep).unwrap().rejection.is_none()
    };
    let first = import(&session, file_of(&[reign(1)])).unwrap();
    let second = import(&session, file_of(&[reign(2)])).unwrap();
    import(&session, b"nothing".to_vec()).unwrap_err();
    assert!(!kept(&first), "the second file took the place of the first");
    assert!(kept(&second));
    assert_eq!(book(dir.path()), Book::new(vec![reign(2)]));
    assert!(!kept(&second), "nothing is looked at");
    // One step back keeps nothing, nor does what leads elsewhere.
    let third = import(&session, file_of(&[reign(3)])).unwrap();
    session.dispatch(third.close.intent.clone()).unwrap();
    assert!(!kept(&third));
    let third = import(&session, file_of(&[reign(3)])).unwrap();
    session.dispatch(Intent::App(AppIntent::OpenSettings)).unwrap();
    assert!(!kept(&third));
    assert_eq!(book(dir.path()), Book::new(vec![reign(2)]));
}

#[test]
fn the_book_opens_below_a_file_whichever_comes_first() {
    for book_first in [true, false] {
        let (_dir, session) = here(&[reign(1)]);
        let open_book = || session.dispatch(Intent::App(AppIntent::OpenChronicle)).unwrap();
        if book_first {
            open_book();
        }
        let preview = import(&session, file_of(&[reign(2)])).unwrap();
        if !book_first {
            assert_eq!(open_book().screen.body, Body::Preview { preview: preview.clone() });
        }
        assert!(matches!(press(&session, preview.close.intent).body, Body::Chronicle { .. }));
        assert!(matches!(press(&session, Intent::App(AppIntent::Back)).body, Body::Home { .. }));
    }
}

#[test]
fn a_press_that_was_meant_for_another_file_is_refused() {
    let (dir, session) = here(&[reign(1)]);
    let theirs = Reign { bells: reign(1).bells + 1, ..reign(1) };
    let seen = import(&session, file_of(&[theirs, reign(2)])).unwrap();
    // The other file comes in just before the press.
    let other = import(&session, file_of(&[Reign { ticks: reign(1).ticks + 1, ..reign(1) }])).unwrap();
    for late in [seen.conflicts.unwrap().choices[1].intent.clone(), seen.confirm.unwrap().intent] {
        let update = session.dispatch(late).unwrap();
        assert!(update.rejection.is_some());
        assert_eq!(update.screen.body, Body::Preview { preview: other.clone() });
    }
    assert_eq!(book(dir.path()), Book::new(vec![reign(1)]));
}
