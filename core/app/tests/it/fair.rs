//! Fair dice, the same deal on another device, the deal of the day.
#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of a test")]

use crate::support::{import, keep_file, open, play, press, recorded, start, start_council, start_king};
use douze_app::deck::{SHIPPED, Sha256 as DeckSha256};
use douze_app::screen::{Body, FairView, SetupView};
use douze_app::{AppIntent, CharacterKind, CouncilKind, GameKind, Intent, PlayerKind, Session, SetupIntent};
use sha2::{Digest, Sha256};

const SOLO: [PlayerKind; 2] = [PlayerKind::Person, PlayerKind::Fawn];
const RIVALS: [PlayerKind; 2] = [PlayerKind::Person, PlayerKind::Pretender];
const COUNCIL: [PlayerKind; 2] = [PlayerKind::Person, PlayerKind::Apprentice];

fn fair(session: &Session, intent: AppIntent) -> FairView {
    match session.dispatch(Intent::App(intent)).unwrap().screen.body {
        Body::Fair { fair } => fair,
        other => panic!("{other:?}"),
    }
}

fn form(session: &Session) -> SetupView {
    match session.screen().unwrap().body {
        Body::Setup { setup } => setup,
        other => panic!("{other:?}"),
    }
}

fn set_up(session: &Session, game: GameKind) -> SetupView {
    press(session, Intent::App(AppIntent::OpenHome));
    press(session, Intent::App(AppIntent::OpenSetup { game }));
    form(session)
}

fn type_seed(session: &Session, seed: &str) -> SetupView {
    press(session, Intent::Setup(SetupIntent::TypeSeed { seed: seed.into() }));
    form(session)
}

/// All lines of chance of a record: what the dice and the decks were.
fn chance(record: &[u8]) -> Vec<String> {
    let text = String::from_utf8(record.to_vec()).unwrap();
    let drawn = |line: &&str| {
        line.contains("\"roll\"") || line.contains("\"decks\"") || line.contains("\"tiebreaker\":")
    };
    text.lines().skip(1).filter(drawn).map(ToOwned::to_owned).collect()
}

#[test]
fn the_hash_stands_from_the_beginning_and_the_seed_comes_with_the_end() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    // The device draws the seed.
    start_king(&session, &RIVALS, 1, &[Intent::Setup(SetupIntent::TypeSeed { seed: String::new() })]);
    let before = fair(&session, AppIntent::OpenFair);
    assert_eq!((before.line.as_str(), before.check.is_some(), before.deal.is_some()), ("", false, false));
    let refused = session.dispatch(Intent::App(AppIntent::CheckFair)).unwrap();
    assert!(refused.rejection.is_some());
    press(&session, Intent::App(AppIntent::Back));
    play(&session, 3, |_| {});
    let after = fair(&session, AppIntent::OpenFair);
    assert_eq!(after.hash, before.hash);
    // As everybody can: SHA-256 of the line.
    let digest = Sha256::digest(after.line.as_bytes());
    let digits: Vec<String> = digest.iter().map(|byte| format!("{byte:02x}")).collect();
    assert_eq!(after.hash.replace(' ', ""), digits.concat());
    let record = String::from_utf8(recorded_below(&session)).unwrap();
    let seed = after.line.strip_prefix("douze ").unwrap();
    assert!(record.contains(&format!("\"seed\":\"{seed}\"")));
    let checked = fair(&session, AppIntent::OpenFair);
    assert_eq!(checked.verdict, None);
    let checked = fair(&session, AppIntent::CheckFair);
    assert!(checked.verdict.unwrap().starts_with("Everything fits"));
    assert!(checked.by_hand[0].contains(&after.line));
    let rolls = checked.rolls.unwrap();
    assert_eq!(rolls.bars.len(), 12);
}

/// The page is above the game, whose record it does not change.
fn recorded_below(session: &Session) -> Vec<u8> {
    press(session, Intent::App(AppIntent::Back));
    recorded(session)
}

#[test]
fn a_record_whose_dice_were_changed_does_not_fit_its_seed() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    start(&session, SOLO, 4, &[]);
    play(&session, 3, |_| {});
    let record = String::from_utf8(recorded(&session)).unwrap();
    let changed = record.replacen("\"seed\":\"4\"", "\"seed\":\"5\"", 1);
    assert_ne!(record, changed);
    for (file, fits) in [(record, true), (changed, false)] {
        let other = tempfile::tempdir().unwrap();
        let session = open(other.path());
        import(&session, file.into_bytes()).unwrap();
        keep_file(&session, false);
        fair(&session, AppIntent::OpenFair);
        let checked = fair(&session, AppIntent::CheckFair);
        assert_eq!(checked.verdict.unwrap().starts_with("Everything fits"), fits);
        assert_eq!(checked.deal.is_some(), fits);
        assert_eq!(checked.rolls, None, "a duel has no dice");
    }
}

#[test]
fn a_code_sets_up_the_same_game_on_another_device() {
    let begin = |session: &Session, game: GameKind| match game {
        GameKind::Forest => start(session, SOLO, 4, &[]),
        GameKind::King => start_king(session, &RIVALS, 4, &[]),
        GameKind::Council => start_council(session, &COUNCIL, 4, &[]),
    };
    for game in [GameKind::Forest, GameKind::King, GameKind::Council] {
        let dir = tempfile::tempdir().unwrap();
        let session = open(dir.path());
        begin(&session, game);
        play(&session, 3, |_| {});
        let deal = fair(&session, AppIntent::OpenFair).deal.unwrap();
        let qr = deal.qr.unwrap();
        assert_eq!(qr.dark.len(), usize::try_from(qr.side * qr.side).unwrap());
        assert!(qr.dark[0] && deal.share.text.contains(&deal.code));
        let first = chance(&recorded_below(&session));
        let other = tempfile::tempdir().unwrap();
        let session = open(other.path());
        set_up(&session, game);
        let view = type_seed(&session, &deal.code.to_lowercase());
        assert_eq!(view.seed.error, None, "{}", deal.code);
        assert_eq!(view.seats.len(), 2);
        assert!(view.start.enabled);
        press(&session, Intent::Setup(SetupIntent::StartGame));
        play(&session, 3, |_| {});
        assert_eq!(chance(&recorded(&session))[0], first[0], "{game:?}");
        // In another game's form the code is refused with a sentence that names its game.
        let wrong = if game == GameKind::King { GameKind::Forest } else { GameKind::King };
        set_up(&session, wrong);
        let view = type_seed(&session, &deal.code);
        assert!(view.seed.error.unwrap().starts_with("This code is for"));
        assert!(!view.start.enabled);
        let view = type_seed(&session, &deal.code[..deal.code.len() - 2]);
        assert!(view.seed.error.unwrap().contains("check the code"));
    }
}

/// The shipped deck under another name, kept on this device; the choice of it.
fn keep_deck(session: &Session) -> Intent {
    let deck = SHIPPED.replacen("name = \"default\"", "name = \"ours\"", 1);
    let sha256 = DeckSha256::of(deck.as_bytes()).to_string();
    import(session, deck.into_bytes()).unwrap();
    keep_file(session, false);
    Intent::Setup(SetupIntent::SetDeck { sha256 })
}

/// A free game: in another order than that of the code.
fn free() -> Vec<Intent> {
    use CharacterKind::{Druidess, Golem, Knight, Machine, Oracle, Powerful, Stoic};
    let mut choice = vec![Intent::Setup(SetupIntent::SetCouncil { kind: CouncilKind::Free })];
    let characters = [Stoic, Machine, Golem, Powerful, Knight, Oracle, Druidess];
    choice.extend(characters.map(|character| Intent::Setup(SetupIntent::ToggleCharacter { character })));
    let numbers = [36, 5, 9, 1, 20, 22, 21];
    choice.extend(numbers.map(|number| Intent::Setup(SetupIntent::ToggleDilemma { number })));
    choice
}

#[test]
fn a_code_carries_a_free_choice_and_a_deck() {
    for (chosen, with_deck) in [(free(), false), (Vec::new(), true), (free(), true)] {
        let dir = tempfile::tempdir().unwrap();
        let session = open(dir.path());
        let own = if with_deck { vec![keep_deck(&session)] } else { Vec::new() };
        press(&session, Intent::App(AppIntent::OpenHome));
        start_council(&session, &COUNCIL, 9, &[own, chosen].concat());
        play(&session, 3, |_| {});
        let deal = fair(&session, AppIntent::OpenFair).deal.unwrap();
        assert!(deal.qr.is_some());
        let first = chance(&recorded_below(&session));
        let other = tempfile::tempdir().unwrap();
        let session = open(other.path());
        set_up(&session, GameKind::Council);
        if with_deck {
            let view = type_seed(&session, &deal.code);
            assert_eq!(
                view.seed.error.unwrap(),
                "This code is for another deck. Import that deck first, under Decks."
            );
            assert!(!view.start.enabled);
            press(&session, Intent::App(AppIntent::OpenHome));
            keep_deck(&session);
            set_up(&session, GameKind::Council);
        }
        let view = type_seed(&session, &deal.code);
        assert_eq!(view.seed.error, None);
        assert!(view.start.enabled);
        press(&session, Intent::Setup(SetupIntent::StartGame));
        play(&session, 3, |_| {});
        assert_eq!(chance(&recorded(&session))[0], first[0]);
    }
}

#[test]
fn the_deal_of_the_day_is_the_same_on_every_device() {
    for game in [GameKind::Forest, GameKind::King, GameKind::Council] {
        let deals: Vec<(String, Vec<String>)> = (0..2)
            .map(|_| {
                let dir = tempfile::tempdir().unwrap();
                let session = open(dir.path());
                let daily = set_up(&session, game).daily.unwrap();
                assert!(daily.enabled);
                press(&session, daily.intent);
                let view = form(&session);
                assert!(!view.daily.unwrap().enabled && view.start.enabled, "{:?}", view.seed);
                press(&session, Intent::Setup(SetupIntent::StartGame));
                play(&session, 3, |_| {});
                (view.seed.value, chance(&recorded(&session)))
            })
            .collect();
        assert_eq!(deals[0].0, deals[1].0);
        assert_eq!(deals[0].1[0], deals[1].1[0]);
    }
}
