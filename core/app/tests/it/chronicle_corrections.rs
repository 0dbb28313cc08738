//! The Chronicle set right: lines struck out and corrected, councils that write none, several Chronicles, a throne that
//! stays to be played for.
#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of a test")]

use crate::support::reigns::{fill, plain};
use crate::support::{import, keep_file, open, play, press, start_council};
use douze_app::chronicle::{Book, Corrected, Obstacle, Reign, Throne};
use douze_app::screen::{Body, ChronicleView, SetupView};
use douze_app::store::{FILE_NAME, Store};
use douze_app::{
    AppIntent, ChronicleIntent, CouncilIntent, ExportKind, GameKind, Intent, PlayerKind, Session, SetupIntent,
};
use std::fs;
use std::path::Path;

const COUNCIL: [PlayerKind; 2] = [PlayerKind::Person, PlayerKind::Apprentice];

fn chronicle(session: &Session) -> ChronicleView {
    match session.screen().unwrap().body {
        Body::Chronicle { chronicle } => chronicle,
        other => panic!("{other:?}"),
    }
}

fn setup(session: &Session) -> SetupView {
    match session.screen().unwrap().body {
        Body::Setup { setup } => setup,
        other => panic!("{other:?}"),
    }
}

fn tap(session: &Session, intent: ChronicleIntent) {
    press(session, Intent::Chronicle(intent));
}

fn three() -> Vec<Reign> {
    vec![plain(1, &["Rita", "Mia"], 30), plain(2, &["Rita", "Tom"], 20), plain(3, &["Rita", "Mia"], 10)]
}

#[test]
fn a_reign_that_is_struck_out_stays_to_be_read_and_counts_for_nothing() {
    let mut reigns = three();
    reigns[1] = reigns[1].clone().struck_out(true, 9);
    let book = Book::new(reigns);
    assert_eq!((book.lines().len(), book.counted().count(), book.next_year()), (3, 2, 41));
    assert_eq!(book.lines()[1].numerals, [None, None]);
    assert_eq!(book.lines()[2].numerals, [Some(2), Some(2)], "Rita sat twice, Tom never");
    assert!(book.people().iter().all(|person| person.name != "Tom"));

    let dir = tempfile::tempdir().unwrap();
    fill(dir.path(), &three());
    let session = open(dir.path());
    press(&session, Intent::App(AppIntent::OpenChronicle));
    let id = chronicle(&session).reigns.unwrap().reigns[1].id.clone();
    tap(&session, ChronicleIntent::OpenReign { id });
    let strike = chronicle(&session).page.unwrap().strike.unwrap();
    press(&session, strike.intent);
    let page = chronicle(&session).page.unwrap();
    assert!(page.struck.is_some() && page.corrections == ["It was struck out."]);
    assert!(chronicle(&session).summary.contains("40 years"), "{}", chronicle(&session).summary);
    press(&session, page.strike.unwrap().intent);
    let page = chronicle(&session).page.unwrap();
    assert_eq!((page.struck, page.corrections.len()), (None, 2));
    assert!(chronicle(&session).summary.contains("60 years"));
}

#[test]
fn names_and_obstacles_are_corrected_with_a_mark_and_their_history() {
    let dir = tempfile::tempdir().unwrap();
    let mut line = plain(1, &["Ritta", "Mia"], 30);
    line.throne = Throne::Winner("Ritta".into());
    line.obstacle = Some(Obstacle::Player("Ritta".into()));
    line.suggestions = vec![Obstacle::Player("Ritta".into()), Obstacle::Face(9)];
    let id = line.id.to_string();
    fill(dir.path(), std::slice::from_ref(&line));
    let session = open(dir.path());
    press(&session, Intent::App(AppIntent::OpenChronicle));
    tap(&session, ChronicleIntent::OpenReign { id: id.clone() });
    assert!(chronicle(&session).page.unwrap().names.is_empty());
    press(&session, chronicle(&session).page.unwrap().correct.unwrap().intent);
    assert_eq!(chronicle(&session).page.unwrap().names.len(), 2);
    for refused in ["", "Mia", "\u{AD}", "a name that is much too long for a member"] {
        let name = ChronicleIntent::NameMember { id: id.clone(), member: 0, name: refused.into() };
        let update = session.dispatch(Intent::Chronicle(name)).unwrap();
        assert!(update.rejection.is_some(), "{refused:?}");
    }
    tap(&session, ChronicleIntent::NameMember { id: id.clone(), member: 0, name: " Rita ".into() });
    tap(&session, ChronicleIntent::PickObstacle { id: id.clone(), choice: 1 });
    let view = chronicle(&session);
    assert!(view.reigns.unwrap().reigns[0].corrected.is_some());
    let page = view.page.unwrap();
    assert_eq!(page.members[0].name, "Rita I");
    assert_eq!(page.throne.name, "Rita I");
    assert_eq!(page.corrections.len(), 2);
    assert!(page.corrections[0].contains("Ritta") && page.corrections[1].contains("Rita"));
    let stored = Reign::load(&Store::open(dir.path()).unwrap().store, &id).unwrap().unwrap();
    assert_eq!(stored.corrections[0].what, Corrected::Name("Ritta".into()));
    assert_eq!(stored.fault(), None);
}

#[test]
fn on_its_own_day_a_line_is_written_and_not_corrected() {
    let line = plain(1, &["Rita", "Mia"], 30);
    let ended = line.ended_ms;
    let other = Some(Obstacle::Face(3));
    assert!(line.clone().with_obstacle(other.clone(), ended + 1_000).corrections.is_empty());
    assert_eq!(line.clone().with_obstacle(other, ended + 90_000_000).corrections.len(), 1);
    // What an older version reads and writes has no word of it.
    let body = line.to_stored().unwrap().body;
    assert!(!body.contains("struck") && !body.contains("corrections"));
}

#[test]
fn a_try_writes_no_line() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    start_council(&session, &COUNCIL, 3, &[Intent::Setup(SetupIntent::SetTrial { on: true })]);
    play(&session, 3, |_| {});
    let Body::Council { council } = session.screen().unwrap().body else { panic!("no council") };
    let result = council.result.unwrap();
    assert!(!result.chronicle.enabled && result.throne_game.is_none());
    press(&session, Intent::App(AppIntent::OpenHome));
    press(&session, Intent::App(AppIntent::OpenChronicle));
    assert!(chronicle(&session).reigns.unwrap().reigns.is_empty());
    // The next one is no try.
    press(&session, Intent::App(AppIntent::Back));
    press(&session, Intent::App(AppIntent::OpenSetup { game: GameKind::Council }));
    let trial =
        setup(&session).choices.into_iter().find(|choices| choices.label == "Chronicle line").unwrap();
    assert!(trial.choices[0].selected);
}

#[test]
fn two_chronicles_keep_their_reigns_apart() {
    let dir = tempfile::tempdir().unwrap();
    fill(dir.path(), &three());
    let session = open(dir.path());
    press(&session, Intent::App(AppIntent::OpenChronicle));
    let only = chronicle(&session).shelf.unwrap();
    assert!(only.chronicles.is_none() && only.remove.is_none());
    tap(&session, ChronicleIntent::NameChronicle { name: "Monday table".into() });
    press(&session, only.add.intent);
    assert!(chronicle(&session).reigns.unwrap().reigns.is_empty());
    tap(&session, ChronicleIntent::NameChronicle { name: "Family".into() });
    press(&session, Intent::App(AppIntent::Back));
    // A council writes into the one that set-up names, and its first one goes without bells again.
    start_council(&session, &COUNCIL, 3, &[]);
    play(&session, 3, |_| {});
    press(&session, Intent::App(AppIntent::OpenHome));
    press(&session, Intent::App(AppIntent::OpenSetup { game: GameKind::Council }));
    let named = setup(&session).choices.into_iter().find(|choices| choices.label == "Chronicles").unwrap();
    let labels: Vec<&str> = named.choices.iter().map(|choice| &*choice.label).collect();
    assert_eq!(labels, ["Monday table", "Family"]);
    assert!(named.choices[1].selected);
    press(&session, named.choices[0].intent.clone());
    press(&session, Intent::App(AppIntent::OpenHome));
    press(&session, Intent::App(AppIntent::OpenChronicle));
    assert_eq!(chronicle(&session).reigns.unwrap().reigns.len(), 3);

    // A file holds one of them; what another one has already stays there.
    let file = session.export(ExportKind::ChronicleJson).unwrap().bytes;
    tap(&session, ChronicleIntent::SelectChronicle { id: 2 });
    assert_eq!(chronicle(&session).reigns.unwrap().reigns.len(), 1);
    let preview = import(&session, file.clone()).unwrap();
    assert!(
        preview.confirm.is_none() && preview.lines[0].contains("another Chronicle"),
        "{:?}",
        preview.lines
    );
    let other = tempfile::tempdir().unwrap();
    let elsewhere = open(other.path());
    import(&elsewhere, file).unwrap();
    keep_file(&elsewhere, false);
    press(&elsewhere, Intent::App(AppIntent::OpenChronicle));
    assert_eq!(chronicle(&elsewhere).reigns.unwrap().reigns.len(), 3);
}

#[test]
fn only_an_empty_chronicle_can_be_taken_away() {
    let dir = tempfile::tempdir().unwrap();
    fill(dir.path(), &three());
    let session = open(dir.path());
    press(&session, Intent::App(AppIntent::OpenChronicle));
    tap(&session, ChronicleIntent::AddChronicle);
    press(&session, chronicle(&session).shelf.unwrap().remove.unwrap().intent);
    assert_eq!(chronicle(&session).reigns.unwrap().reigns.len(), 3);
    let refused = session.dispatch(Intent::Chronicle(ChronicleIntent::RemoveChronicle)).unwrap();
    assert!(refused.rejection.is_some());
}

#[test]
fn a_vacant_throne_can_be_played_for_until_the_next_reign_with_any_set_up() {
    let dir = tempfile::tempdir().unwrap();
    fill(dir.path(), &three());
    let session = open(dir.path());
    press(&session, Intent::App(AppIntent::OpenChronicle));
    let claim = chronicle(&session).claim.unwrap();
    // Not the throne of an earlier reign.
    let id = three()[0].id.to_string();
    assert!(
        session.dispatch(Intent::Chronicle(ChronicleIntent::ClaimThrone { id })).unwrap().rejection.is_some()
    );
    press(&session, claim.intent);
    let form = setup(&session);
    assert_eq!((form.game, form.seats.len()), (GameKind::King, 2));
    press(&session, Intent::Setup(SetupIntent::SetCharacters { set: douze_app::CharacterSet::Random }));
    press(&session, Intent::Setup(SetupIntent::SetPlayer { seat: 1, player: PlayerKind::Pretender }));
    // Also after a phone has ended the app.
    press(&session, Intent::App(AppIntent::Cover));
    drop(session);
    let session = open(dir.path());
    press(&session, Intent::App(AppIntent::Resume));
    press(&session, Intent::Setup(SetupIntent::StartGame));
    play(&session, 5, |_| {});
    press(&session, Intent::App(AppIntent::OpenHome));
    press(&session, Intent::App(AppIntent::OpenChronicle));
    let view = chronicle(&session);
    assert!(view.claim.is_none());
    let king = &view.reigns.unwrap().reigns[0].throne.name;
    assert!(king == "Rita I" || king == "Mia I", "{king}");
}

#[test]
fn a_king_is_numbered_by_his_thrones() {
    let crowned = |number, name: &str| Reign {
        throne: Throne::Winner(name.into()),
        ..plain(number, &["Rita", "Mia"], 5)
    };
    let book = Book::new(vec![
        crowned(1, "Rita"),
        crowned(2, "Mia"),
        crowned(3, " rita ".trim()),
        crowned(4, "Rita"),
    ]);
    let numerals: Vec<_> = book.lines().iter().map(|line| line.crowned).collect();
    assert_eq!(numerals[0], Some(1));
    assert_eq!((numerals[1], numerals[3]), (Some(1), Some(2)));
}

#[test]
fn a_database_of_version_2_has_its_reigns_in_the_first_chronicle() {
    let dir = tempfile::tempdir().unwrap();
    let fixture = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/store-v2.sqlite");
    fs::copy(fixture, dir.path().join(FILE_NAME)).unwrap();
    let mut store = Store::open(dir.path()).unwrap().store;
    let all = store.chronicles().unwrap();
    assert_eq!((all.len(), all[0].id, &*all[0].name, all[0].reigns), (1, 1, "", 2));
    assert_eq!(Book::load(&store).unwrap().lines().len(), 2);
    let id = store.add_chronicle().unwrap();
    store.select_chronicle(id).unwrap();
    assert!(Book::load(&store).unwrap().lines().is_empty());
    store.set_setting("chronicle", "99").unwrap();
    assert_eq!(store.open_chronicle(), Ok(1), "a damaged setting opens the first one");
}

#[test]
fn the_throne_of_a_council_at_its_end_leads_to_the_same_set_up() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    start_council(&session, &COUNCIL, 3, &[]);
    play(&session, 3, |_| {});
    let Body::Council { council } = session.screen().unwrap().body else { panic!("no council") };
    if council.result.unwrap().throne_game.is_some() {
        press(&session, Intent::Council(CouncilIntent::PlayForThrone));
        assert_eq!(setup(&session).game, GameKind::King);
    }
}
