//! Table mode: two people on either side of the device, in all three games; and the symbols of King's cards.
#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of a test")]

use crate::support::{council, forest, king, open, press, start, start_council, start_king, step, think};
use douze_app::screen::{Body, CardFace, Screen};
use douze_app::{
    AppIntent, CharacterKind, CharacterSet, DieSymbol, GameKind, Intent, PlayerKind, Session, SetupIntent,
    TableIntent,
};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

const PEOPLE: [PlayerKind; 2] = [PlayerKind::Person, PlayerKind::Person];
const FACED: Intent = Intent::Setup(SetupIntent::SetTableMode { on: true });

/// What the screens of a game say: behind a curtain or at a hand the device faces its holder.
fn faces_both(session: &Session) {
    let (mut rng, mut ways) = (ChaCha8Rng::seed_from_u64(1), [false, false]);
    for _ in 0..60 {
        let screen = think(session);
        if let Body::Curtain { curtain } = &screen.body {
            let far = curtain.headline.contains("Mia") || curtain.headline.contains("P2");
            assert_eq!(screen.turned, far, "{}", curtain.headline);
            ways[usize::from(far)] = true;
        }
        if step(session, &mut rng).is_none() {
            break;
        }
    }
    assert_eq!(ways, [true, true]);
}

#[test]
fn a_forest_duel_and_a_council_of_two_can_be_played_face_to_face() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    start(&session, PEOPLE, 4, &[FACED]);
    let table = press(&session, Intent::Table(TableIntent::ShowTable));
    let turned: Vec<bool> = forest(&table).seats.iter().map(|seat| seat.turned).collect();
    assert_eq!(turned, [false, true]);
    faces_both(&session);
    // It is still so after a restart, and with the same people once more it is kept.
    drop(session);
    let session = open(dir.path());
    press(&session, Intent::App(AppIntent::ContinueGame));
    faces_both(&session);
    press(&session, Intent::App(AppIntent::OpenHome));
    start_council(&session, &PEOPLE, 4, &[FACED]);
    let table = session.screen().unwrap();
    let turned: Vec<bool> = council(&table).table.seats.iter().map(|seat| seat.turned).collect();
    assert_eq!(turned, [false, true]);
    faces_both(&session);
}

#[test]
fn one_person_faces_nobody() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    press(&session, Intent::App(AppIntent::OpenSetup { game: GameKind::Forest }));
    let Body::Setup { setup } = session.screen().unwrap().body else { panic!("no form") };
    assert!(setup.choices.is_empty());
    assert!(session.dispatch(FACED).unwrap().rejection.is_some());
}

/// The symbols of the hand on this screen.
fn symbols(screen: &Screen) -> Vec<(CharacterKind, Option<DieSymbol>)> {
    let cards = king(screen).hands.iter().flat_map(|hand| &hand.cards);
    let of = |face: &CardFace| match face {
        CardFace::Character { character } => (character.character, character.symbol),
        CardFace::Animal { .. } => panic!("an animal"),
    };
    cards.map(|card| of(&card.face)).collect()
}

#[test]
fn r_k1_both_symbols_are_on_the_cards_and_the_blue_ones_are_counted() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    press(&session, Intent::App(AppIntent::OpenSetup { game: GameKind::King }));
    let set = |session: &Session| match session.screen().unwrap().body {
        Body::Setup { setup } => setup.characters.unwrap(),
        other => panic!("{other:?}"),
    };
    assert_eq!(set(&session).blue, "Blue symbol: 2. A random set has at least 2.");
    let marked = |symbol| {
        let all = set(&session).characters.into_iter().map(|choice| choice.character);
        all.filter(|one| one.symbol == Some(symbol)).map(|one| one.character).collect::<Vec<_>>()
    };
    let own = [CharacterKind::Oracle, CharacterKind::Reverser, CharacterKind::Sorcerer];
    assert_eq!(marked(DieSymbol::Own), own);
    assert_eq!(marked(DieSymbol::All), [CharacterKind::Merchants, CharacterKind::Troublemakers]);
    press(&session, Intent::Setup(SetupIntent::SetCharacters { set: CharacterSet::Chosen }));
    press(&session, Intent::Setup(SetupIntent::ToggleCharacter { character: CharacterKind::Oracle }));
    assert!(set(&session).blue.contains("Blue symbol: 1."), "{}", set(&session).blue);
    press(&session, Intent::Setup(SetupIntent::SetCharacters { set: CharacterSet::FirstGame }));
    press(&session, Intent::App(AppIntent::OpenHome));
    let screen = start_king(&session, &[PlayerKind::Person, PlayerKind::Pretender], 4, &[]).screen;
    let hand = symbols(&screen);
    assert!(hand.contains(&(CharacterKind::Sorcerer, Some(DieSymbol::Own))), "{hand:?}");
    assert!(hand.contains(&(CharacterKind::Knight, None)));
}
