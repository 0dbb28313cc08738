//! Whole games through intents and screens.

use crate::support::{forest, import, is_over, open, options, play, recorded, start, step};
use douze_app::screen::{Body, CardFace};
use douze_app::{
    Animals, AppIntent, DouzeError, ExportKind, ForestIntent, ForestVariant, GameKind, Intent, Language,
    PlayerKind, RejectionReason, SettingsIntent, SetupIntent, TableIntent, Theme, record,
};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

const PEOPLE: [PlayerKind; 2] = [PlayerKind::Person, PlayerKind::Person];
const SOLO: [PlayerKind; 2] = [PlayerKind::Person, PlayerKind::Fawn];
const SOLO_WHITE: [PlayerKind; 2] = [PlayerKind::Fox, PlayerKind::Person];
const CHOOSE3: Intent = Intent::Setup(SetupIntent::SetVariant { variant: ForestVariant::Choose3 });

#[test]
fn the_app_opens_by_night_and_keeps_what_was_chosen() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    assert_eq!(session.screen().unwrap().look.theme, Theme::Dark);
    session.dispatch(Intent::Settings(SettingsIntent::SetTheme { theme: Theme::System })).unwrap();
    drop(session);
    assert_eq!(open(dir.path()).screen().unwrap().look.theme, Theme::System);
}

#[test]
fn every_kind_of_table_plays_to_its_end_and_its_record_replays() {
    for (number, players) in [PEOPLE, SOLO, SOLO_WHITE].into_iter().enumerate() {
        for (more, seed) in [(vec![], 1_u64), (vec![CHOOSE3], 2), (vec![], 3)] {
            let dir = tempfile::tempdir().unwrap();
            let session = open(dir.path());
            start(&session, players, seed, &more);
            play(&session, seed + number as u64, |_| {});
            let screen = session.screen().unwrap();
            let bytes = recorded(&session);
            let replay = record::read(&bytes).unwrap();
            let record::Play::Forest(end) = replay.play else { panic!("another game") };
            let scores: Vec<String> = forest(&screen).seats.iter().map(|seat| seat.score.clone()).collect();
            assert_eq!(scores, end.state.scores().map(|points| points.to_string()));
            assert!(end.state.verdict().is_some());
            assert_eq!(replay.header.extra["seed"], seed.to_string());
            assert_eq!(replay.header.extra["seed_chosen"], true);
        }
    }
}

#[test]
fn the_same_seed_and_presses_give_the_same_record() {
    let records: Vec<Vec<u8>> = (0..2)
        .map(|_| {
            let dir = tempfile::tempdir().unwrap();
            let session = open(dir.path());
            start(&session, SOLO, 7, &[]);
            play(&session, 7, |_| {});
            recorded(&session)
        })
        .collect();
    assert_eq!(records[0], records[1]);
}

#[test]
fn a_session_opened_again_after_every_press_goes_on_to_the_same_end() {
    let whole = tempfile::tempdir().unwrap();
    let session = open(whole.path());
    start(&session, SOLO, 11, &[]);
    play(&session, 5, |_| {});
    let expected = recorded(&session);

    let dir = tempfile::tempdir().unwrap();
    let mut session = open(dir.path());
    start(&session, SOLO, 11, &[]);
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    while step(&session, &mut rng).is_some() {
        let screen = session.screen().unwrap();
        let settled = matches!(&screen.body, Body::Forest { forest } if forest.cancel.is_none() && forest.result.is_none());
        if settled {
            drop(session);
            session = open(dir.path());
            session.dispatch(Intent::App(AppIntent::ContinueGame)).unwrap();
            assert_eq!(session.screen().unwrap().body, screen.body, "one tap back into the game");
        }
    }
    assert_eq!(String::from_utf8(recorded(&session)), String::from_utf8(expected));
}

#[test]
fn a_game_between_people_passes_the_device_behind_the_curtain() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    let update = start(&session, PEOPLE, 3, &[]);
    let Body::Curtain { curtain } = &update.screen.body else { panic!("no curtain") };
    assert_eq!(curtain.headline, "Lea’s turn");
    assert!(!update.screen.secret);

    let hand = session.dispatch(curtain.lift.intent.clone()).unwrap().screen;
    assert!(hand.secret);
    let pick = options(&hand)[0].clone();
    let picked = session.dispatch(pick).unwrap().screen;
    let next = session.dispatch(forest(&picked).confirm.clone().unwrap().intent).unwrap();
    let Body::Curtain { curtain } = &next.screen.body else { panic!("no curtain for the second choice") };
    assert_eq!(curtain.headline, "Mia’s turn");
    assert_eq!(next.beats.len(), 1, "only that a card was chosen");
    // A look at the hand, and away again.
    let peek = curtain.peek.clone().unwrap();
    assert!(peek.hands.is_empty() && !peek.open);
    let open_hand = session.dispatch(peek.show).unwrap().screen;
    let Body::Curtain { curtain } = &open_hand.body else { panic!("still the curtain") };
    assert_eq!(curtain.peek.as_ref().unwrap().hands[0].cards.len(), 3);
    assert!(open_hand.secret);
    let closed = session.dispatch(peek.hide).unwrap().screen;
    assert_eq!(closed, next.screen);
}

#[test]
fn leaving_the_app_hides_a_hand() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    start(&session, PEOPLE, 4, &[]);
    assert!(session.dispatch(Intent::Table(TableIntent::LiftCurtain)).unwrap().screen.secret);
    let covered = session.dispatch(Intent::App(AppIntent::Cover)).unwrap().screen;
    assert!(matches!(covered.body, Body::Curtain { .. }) && !covered.secret);
    // And after a restart it is still down.
    drop(session);
    let resumed = open(dir.path()).dispatch(Intent::App(AppIntent::ContinueGame)).unwrap().screen;
    assert!(matches!(resumed.body, Body::Curtain { .. }) && !resumed.secret);
}

#[test]
fn a_person_alone_has_nobody_to_hide_from() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    let table = start(&session, SOLO, 4, &[]).screen;
    assert!(!table.secret && forest(&table).hand.is_some());
    assert_eq!(session.dispatch(Intent::App(AppIntent::Cover)).unwrap().screen, table);
}

#[test]
fn undo_goes_back_to_the_last_revelation_and_redo_forward_again() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    start(&session, PEOPLE, 5, &[]);
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    // Up to the second placement of a round.
    let before = loop {
        step(&session, &mut rng).unwrap();
        let screen = session.screen().unwrap();
        if matches!(&screen.body, Body::Forest { forest } if forest.table.len() == 1 && forest.cancel.is_none())
        {
            break screen;
        }
    };
    step(&session, &mut rng);
    step(&session, &mut rng);
    let placed = session.screen().unwrap();
    let undo = placed.tools[0].clone();
    assert!(undo.enabled);
    let undone = session.dispatch(undo.intent).unwrap().screen;
    assert_eq!(forest(&undone).board, forest(&before).board);
    let redone = session.dispatch(Intent::Table(TableIntent::Redo)).unwrap().screen;
    assert_eq!(forest(&redone).board, forest(&placed).board);
    // The next hand is looked at: now it cannot be taken back any more.
    session.dispatch(Intent::Table(TableIntent::Confirm)).unwrap();
    session.dispatch(Intent::Table(TableIntent::LiftCurtain)).unwrap();
    let refused = session.dispatch(Intent::Table(TableIntent::Undo)).unwrap();
    assert_eq!(refused.rejection.unwrap().reason, RejectionReason::Revealed);
}

#[test]
fn a_take_back_alone_is_counted_in_the_record() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    start(&session, SOLO, 6, &[]);
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    loop {
        step(&session, &mut rng).unwrap();
        let screen = session.screen().unwrap();
        if matches!(screen.tools.first(), Some(undo) if undo.label == "Take back") {
            break;
        }
    }
    assert_eq!(session.dispatch(Intent::Table(TableIntent::Undo)).unwrap().rejection, None);
    play(&session, 3, |_| {});
    let replay = record::read(&recorded(&session)).unwrap();
    assert_eq!(replay.header.extra["takebacks"], 1);
}

#[test]
fn a_stale_ticket_changes_nothing_and_a_stopped_turn_comes_again() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    start(&session, SOLO, 8, &[]);
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    let ticket = loop {
        if let Some(thinking) = session.screen().unwrap().thinking {
            break thinking.ticket;
        }
        step(&session, &mut rng).unwrap();
    };
    let waiting = session.screen().unwrap();
    assert_eq!(session.think(ticket - 1).unwrap().screen, waiting);
    assert_eq!(session.progress(ticket - 1).unwrap().percent, 100);
    session.stop(ticket, false).unwrap();
    let stopped = session.think(ticket).unwrap();
    assert!(stopped.beats.is_empty());
    let again = stopped.screen.thinking.expect("its turn stays").ticket;
    assert_ne!(again, ticket);
    assert!(!session.think(again).unwrap().beats.is_empty());
    assert!(session.think(again).unwrap().beats.is_empty(), "the second answer is stale");
}

#[test]
fn no_screen_before_the_end_holds_a_card_that_its_viewer_may_not_know() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    start(&session, PEOPLE, 9, &[]);
    play(&session, 9, |update| {
        let screen = &update.screen;
        if is_over(screen) {
            return;
        }
        if let Body::Forest { forest } = &screen.body
            && let Some(hand) = &forest.hand
        {
            let animal = |face: &CardFace| match face {
                CardFace::Animal { animal } => animal.seat,
                CardFace::Character { .. } => panic!("a card of another game"),
            };
            let seats: Vec<i32> = hand.cards.iter().map(|card| animal(&card.face)).collect();
            assert!(seats.windows(2).all(|pair| pair[0] == pair[1]), "one hand, of one seat");
        }
        if !screen.secret {
            let open = match &screen.body {
                Body::Forest { forest } => {
                    forest.hand.is_none() && forest.peek.as_ref().is_none_or(|p| p.hands.is_empty())
                }
                Body::Curtain { curtain } => curtain.peek.as_ref().is_none_or(|p| p.hands.is_empty()),
                _ => true,
            };
            assert!(open);
        }
    });
}

#[test]
fn what_does_not_fit_is_rejected_with_a_sentence_and_changes_nothing() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    let home = session.screen().unwrap();
    for (intent, reason) in [
        (Intent::Table(TableIntent::Confirm), RejectionReason::NotNow),
        (Intent::App(AppIntent::ContinueGame), RejectionReason::NotNow),
        (Intent::App(AppIntent::SearchRules { text: "deer".into() }), RejectionReason::NotNow),
        (Intent::Forest(ForestIntent::TapCell { row: 900, col: -900 }), RejectionReason::NotNow),
    ] {
        let update = session.dispatch(intent).unwrap();
        let rejection = update.rejection.unwrap();
        assert_eq!(rejection.reason, reason);
        assert!(rejection.sentence.ends_with('.'), "{}", rejection.sentence);
        assert_eq!(update.screen, home);
    }
    session.dispatch(Intent::App(AppIntent::OpenSetup { game: GameKind::Forest })).unwrap();
    session.dispatch(Intent::Setup(SetupIntent::TypeSeed { seed: "twelve".into() })).unwrap();
    let bad = session.dispatch(Intent::Setup(SetupIntent::StartGame)).unwrap();
    assert_eq!(bad.rejection.unwrap().reason, RejectionReason::BadInput);
    let Body::Setup { setup } = bad.screen.body else { panic!("still the set-up") };
    assert!(setup.seed.error.is_some() && !setup.start.enabled);
    session.dispatch(Intent::Setup(SetupIntent::SetPlayer { seat: 1, player: PlayerKind::Fox })).unwrap();
    let nobody =
        session.dispatch(Intent::Setup(SetupIntent::SetPlayer { seat: 0, player: PlayerKind::Fox })).unwrap();
    assert_eq!(nobody.rejection.unwrap().reason, RejectionReason::BadInput);
    for seat in [-1, 2, i32::MAX] {
        assert!(
            session
                .dispatch(Intent::Setup(SetupIntent::NameSeat { seat, name: "x".into() }))
                .unwrap()
                .rejection
                .is_some()
        );
    }
}

#[test]
fn the_language_changes_at_once_and_stays() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    session.dispatch(Intent::App(AppIntent::OpenSettings)).unwrap();
    let german = session
        .dispatch(Intent::Settings(SettingsIntent::SetLanguage { language: Some(Language::German) }))
        .unwrap()
        .screen;
    assert_eq!(german.title, "Einstellungen");
    assert_eq!(german.look.language, "de");
    drop(session);
    assert_eq!(open(dir.path()).screen().unwrap().look.language, "de");
}

#[test]
fn an_unfinished_game_does_not_leave_the_device() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    assert!(matches!(session.export(ExportKind::Record), Err(DouzeError::Missing { .. })));
    start(&session, SOLO, 10, &[]);
    assert!(matches!(session.export(ExportKind::Record), Err(DouzeError::Missing { .. })));
}

#[test]
fn a_file_from_outside_is_read_and_reported_or_refused_with_its_line() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    start(&session, PEOPLE, 12, &[]);
    play(&session, 12, |_| {});
    let record = recorded(&session);
    let headline = &forest(&session.screen().unwrap()).result.clone().unwrap().headline;
    let preview = import(&session, record.clone()).unwrap();
    assert_eq!((&preview.headline, preview.finished), (headline, true));

    // Nothing at all is no record: what is reported then is tested with the other kinds of files.
    for cut in 1..record.len() {
        match import(&session, record[..cut].to_vec()) {
            Ok(preview) => assert!(preview.headline.contains("Lea"), "{}", preview.headline),
            Err(DouzeError::Unreadable { sentence, .. }) => {
                assert!(sentence.starts_with("Line "), "{sentence}");
            }
            Err(other) => panic!("{other:?}"),
        }
    }
    let text = String::from_utf8(record).unwrap();
    for (from, to, says) in [
        ("\"douze\":1", "\"douze\":2", "format 2"),
        ("\"wolf\"", "\"wolverine\"", "wolverine"),
        ("\"forest\"", "\"chess\"", "chess"),
    ] {
        let Err(DouzeError::Unreadable { sentence, .. }) =
            import(&session, text.replacen(from, to, 1).into_bytes())
        else {
            panic!("{to} was taken")
        };
        assert!(sentence.contains(says), "{sentence}");
    }
}

#[test]
fn sounds_are_on_until_they_are_switched_off() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    assert!(session.screen().unwrap().look.sounds);
    let update = session.dispatch(Intent::Settings(SettingsIntent::SetSounds { on: false })).unwrap();
    assert!(!update.screen.look.sounds);
    drop(session);
    assert!(!open(dir.path()).screen().unwrap().look.sounds);
}

#[test]
fn gentle_animals_stand_for_spiders_and_snakes_by_name_and_picture() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    session.dispatch(Intent::Settings(SettingsIntent::SetAnimals { animals: Animals::Gentle })).unwrap();
    start(&session, PEOPLE, 14, &[]);
    let mut gentle = Vec::new();
    play(&session, 14, |update| {
        if let Body::Forest { forest } = &update.screen.body {
            let cards =
                forest.board.cells.iter().filter_map(|cell| cell.card.as_ref()).chain(&forest.removed);
            gentle.extend(cards.filter(|card| card.gentle).map(|card| card.name.clone()));
            let shown = update.beats.iter().map(|beat| beat.sentence.as_str());
            let cells = forest.board.cells.iter().map(|cell| cell.spoken.as_str());
            for sentence in shown.chain(cells).chain([forest.status.as_str(), &forest.removed_label]) {
                assert!(!sentence.contains("Spider") && !sentence.contains("Snake"), "{sentence}");
            }
        }
    });
    gentle.sort();
    gentle.dedup();
    assert!(
        !gentle.is_empty() && gentle.iter().all(|name| name == "Hedgehog" || name == "Weasel"),
        "{gentle:?}"
    );
}
