//! Laws of the form: whatever was pressed or saved, what it starts is a council that the rules accept.

use super::begin::COUNCILLORS;
use super::*;
use crate::flow::council::{CouncilRules, Header};
use crate::flow::stored::Rules;
use crate::flow::stored::chance;
use crate::{CharacterKind, Language};
use proptest::prelude::*;
use rand::RngExt;
use std::collections::BTreeSet;

fn text() -> Text {
    Text::new(Language::English).unwrap()
}

/// What the store would report of a Chronicle that ends with this ruler.
fn known(ruler: Option<Character>) -> Known {
    let shipped = Arc::new(Deck::shipped().unwrap().clone());
    Known { decks: vec![shipped], ruler, first: ruler.is_none(), ..Known::default() }
}

fn setup(ruler: Option<Character>) -> CouncilForm {
    CouncilForm { known: known(ruler), ..CouncilForm::default() }
}

fn rulers() -> impl Strategy<Value = Option<Character>> {
    proptest::option::of(proptest::sample::select(Character::ALL.to_vec()))
}

fn presses() -> impl Strategy<Value = Vec<SetupIntent>> {
    let seat = prop_oneof![8 => 0..4_i32, 1 => any::<i32>()];
    let name = prop_oneof![
        2 => "[A-Z][a-z]{0,4}",
        1 => proptest::sample::select(vec!["clara", "BRUNO", "Mathilde", "Player 2", " Victor "])
            .prop_map(str::to_owned),
        1 => ".{0,30}",
    ];
    let player = proptest::sample::select(vec![PlayerKind::Person, PlayerKind::Councillor, PlayerKind::Fox]);
    let kind = proptest::sample::select(vec![CouncilKind::Normal, CouncilKind::Month, CouncilKind::Free]);
    let character = proptest::sample::select(Character::ALL.to_vec());
    let deck = Deck::shipped().unwrap().sha256().to_string();
    let plain = proptest::sample::select(vec![
        SetupIntent::AddSeat,
        SetupIntent::RemoveSeat,
        SetupIntent::SetSilent { on: true },
        SetupIntent::SetSilent { on: false },
        SetupIntent::SetBells { on: true },
        SetupIntent::SetBells { on: false },
        SetupIntent::SetDeck { sha256: deck },
        SetupIntent::SetDeck { sha256: "nonsense".into() },
        SetupIntent::ToggleCharacter { character: CharacterKind::Gambler },
        SetupIntent::StartGame,
    ]);
    let press = prop_oneof![
        4 => plain,
        2 => (seat.clone(), name).prop_map(|(seat, name)| SetupIntent::NameSeat { seat, name }),
        2 => (seat, player).prop_map(|(seat, player)| SetupIntent::SetPlayer { seat, player }),
        2 => kind.prop_map(|kind| SetupIntent::SetCouncil { kind }),
        2 => prop_oneof![9 => 1..13_i32, 1 => any::<i32>()].prop_map(|month| SetupIntent::PickMonth { month }),
        6 => character.prop_map(|character| SetupIntent::ToggleCharacter { character: character.into() }),
        6 => prop_oneof![9 => 1..37_i32, 1 => any::<i32>()]
            .prop_map(|number| SetupIntent::ToggleDilemma { number }),
        1 => "[0-9 ]{0,22}".prop_map(|seed| SetupIntent::TypeSeed { seed }),
    ];
    proptest::collection::vec(press, 0..80)
}

/// What starts is whole, and what was chosen is what is played.
fn starts(setup: &CouncilForm) {
    let text = text();
    let Some(header) = setup.header(&text) else {
        assert!(!setup.is_ready(&text), "a form that is ready starts");
        return;
    };
    if !setup.is_ready(&text) {
        return;
    }
    let position = CouncilRules::fresh(&header).unwrap();
    let table = position.rules.public_setup();
    assert_eq!(table.councillors(), setup.players.len());
    assert_eq!((table.is_silent(), table.has_bells()), (setup.is_silent(), setup.has_bells()));
    assert_eq!((table.scenario(), table.ruler()), (setup.scenario(), setup.known.ruler));
    assert_eq!(table.is_free(), setup.kind == CouncilKind::Free);
    assert_eq!(header.players, setup.players);
    assert!(header.players.contains(&PlayerKind::Person));
    let names: BTreeSet<String> = header.names.iter().map(|name| name.trim().to_lowercase()).collect();
    assert!(!names.contains(""), "{:?}", header.names);
    let councillors = header.names.iter().zip(&header.players);
    let councillors: Vec<_> = councillors.filter(|(_, player)| **player == PlayerKind::Councillor).collect();
    assert!(councillors.iter().all(|(name, _)| COUNCILLORS.contains(&name.as_str())));
    // People may distinguish theirs by a capital letter.
    assert_eq!(header.names.iter().collect::<BTreeSet<_>>().len(), header.names.len());
    if setup.kind == CouncilKind::Free {
        let chosen: BTreeSet<_> = setup.petitioners.iter().collect();
        assert_eq!(header.options.petitioners.iter().collect::<BTreeSet<_>>(), chosen);
        let chosen: BTreeSet<_> = setup.dilemmas.iter().collect();
        assert_eq!(header.options.dilemmas.iter().collect::<BTreeSet<_>>(), chosen);
    }
}

proptest! {
    #[test]
    fn whatever_was_pressed_what_is_ready_starts(presses in presses(), ruler in rulers()) {
        let mut setup = setup(ruler);
        for press in presses {
            let before = setup.clone();
            let refused = setup.handle(press).refusal.is_some();
            prop_assert!(!refused || setup == before, "what is refused changes nothing");
        }
        starts(&setup);
        // As it is saved and read again, but for the seed.
        let saved: CouncilForm = serde_json::from_str(&serde_json::to_string(&setup).unwrap()).unwrap();
        let again = CouncilForm { known: setup.known.clone(), seed: setup.seed.clone(), ..saved.mended() };
        prop_assert_eq!(again, setup);
    }

    #[test]
    fn whatever_was_saved_there_is_a_form(
        seats in 0..7_usize,
        persons in any::<u8>(),
        dilemmas in proptest::collection::vec(any::<u8>(), 0..12),
        petitioners in proptest::collection::vec(proptest::sample::select(Character::ALL.to_vec()), 0..12),
        names in proptest::collection::vec("[a-z]{0,5}", 0..6),
        kind in proptest::sample::select(vec!["normal", "month", "free"]),
    ) {
        let players: Vec<&str> =
            (0..seats).map(|seat| if persons >> seat & 1 == 1 { "person" } else { "pretender" }).collect();
        let saved = serde_json::json!({
            "names": names, "players": players, "kind": kind, "dilemmas": dilemmas, "petitioners": petitioners,
        });
        let saved: CouncilForm = serde_json::from_value(saved).unwrap();
        let setup = CouncilForm { known: known(None), ..saved.mended() };
        prop_assert!(SEATS.contains(&setup.players.len()) && setup.names.len() == setup.players.len());
        prop_assert!(setup.dilemmas.len() <= CHOSEN && setup.petitioners.len() <= CHOSEN);
        starts(&setup);
    }

    #[test]
    fn a_rematch_is_the_same_kind_of_game_by_another_chance(presses in presses(), ruler in rulers()) {
        let mut setup = setup(ruler);
        for press in presses {
            let _ = setup.handle(press);
        }
        let text = text();
        if let Some(header) = setup.header(&text).filter(|_| setup.is_ready(&text)) {
            let dir = tempfile::tempdir().unwrap();
            let store = Store::open(dir.path()).unwrap().store;
            let again = rematch(&header, &text, &store).unwrap();
            CouncilRules::fresh(&again).unwrap();
            prop_assert_eq!((&again.names, &again.players), (&header.names, &header.players));
            let kind = |header: &Header| (header.options.scenario, header.options.free, header.options.silent);
            prop_assert_eq!(kind(&again), kind(&header));
            prop_assert!(again.seed != header.seed && again.options.reign != header.options.reign);
            // The store of this test has no Chronicle: nobody reigns.
            prop_assert_eq!(again.options.ruler, None);
        }
    }
}

#[test]
fn a_chosen_seed_draws_the_same_council_and_another_stream_than_its_die() {
    let mut setup = setup(None);
    setup.seed = "42".into();
    let [one, other] = [(); 2].map(|()| setup.header(&text()).unwrap());
    assert_eq!(
        (one.options.petitioners, one.options.dilemmas),
        (other.options.petitioners, other.options.dilemmas)
    );
    assert_eq!((one.seed, one.seed_chosen, one.player_seed), (42, true, other.player_seed));
    assert_ne!(one.options.reign, other.options.reign, "two games are two reigns");
    assert_ne!(chance::council(42).random::<u64>(), chance::chance(42, 0).random::<u64>());
}

#[test]
fn the_rulers_card_is_out_of_a_normal_game_alone() {
    let text = text();
    for ruler in Character::ALL {
        let mut setup = setup(Some(ruler));
        assert!(!setup.header(&text).unwrap().options.petitioners.contains(&ruler));
        setup.kind = CouncilKind::Month;
        setup.month = Scenario::May;
        let listed: BTreeSet<_> = Scenario::May.petitioners().into();
        assert_eq!(BTreeSet::from(setup.header(&text).unwrap().options.petitioners), listed);
    }
}
