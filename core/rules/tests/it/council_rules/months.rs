//! The troubled year: special rules.

use crate::council_common::game::{Game, calm_deck, card, month};
use douze_rules::council::{Character, Draft, Goal, Outcome, Phase, Scenario};

/// A month at Claim the Throne, all dilemmas solved for nothing.
fn at_throne(scenario: Scenario) -> Game {
    let open: Vec<_> = scenario.petitioners().iter().take(5).map(|one| one.id()).collect();
    let mut game = Game::with(&month(2, scenario, &open.join(" "), "", &[]), &calm_deck(&[]));
    game.roll(7);
    game.hurry();
    assert_eq!(game.state.phase(), Phase::Throne);
    game
}

fn ends(mut game: Game, ids: &str) -> (Outcome, Option<Character>) {
    game.throne(ids);
    (game.state.outcome().expect("over"), game.state.ruler())
}

#[test]
fn may_and_june_ask_for_their_ruler() {
    for (scenario, ruler) in [(Scenario::May, "powerful"), (Scenario::June, "stoic")] {
        assert_eq!(scenario.goal(), Goal::Reigns(card(ruler)));
        let hand = at_throne(scenario).hand(0);
        for one in hand {
            let (outcome, reigns) = ends(at_throne(scenario), &format!("{0} {0}", one.id()));
            let right = one == card(ruler);
            assert_eq!(outcome == Outcome::Won, right, "{one:?}");
            assert_eq!(reigns, right.then_some(one));
        }
    }
}

#[test]
fn december_asks_for_a_successor_and_others_do_not() {
    for (scenario, outcome) in [(Scenario::December, Outcome::Lost), (Scenario::January, Outcome::Won)] {
        let game = at_throne(scenario);
        let [one, other] = game.common();
        assert_eq!(ends(game, &format!("{one} {other}")), (outcome, None));
        assert_eq!(ends(at_throne(scenario), &format!("{one} {one}")).0, Outcome::Won);
    }
}

#[test]
fn december_is_silent_for_the_whole_game() {
    let game = at_throne(Scenario::December);
    assert_eq!(game.state.silent_ticks(), 7);
}

#[test]
fn november_begins_with_favour_1() {
    for scenario in Scenario::ALL {
        let favour = if scenario == Scenario::November { 1 } else { 3 };
        assert_eq!(at_throne(scenario).state.favour(), favour, "{scenario:?}");
    }
}

#[test]
fn months_have_their_names_and_lists() {
    for scenario in Scenario::ALL {
        assert_eq!(Scenario::from_id(scenario.id()), Some(scenario));
        let mut pick = |n: u32| n / 2;
        let deck = crate::council_common::deck::deck();
        let draft = Draft::month(4, scenario, Some(Character::Sorcerer), &deck, &mut pick);
        let mut numbers = draft.dilemmas;
        numbers.sort_unstable();
        assert_eq!(numbers, scenario.dilemmas());
        assert_eq!(draft.ruler, Some(Character::Sorcerer), "lists stay, even with the ruler among them");
        assert!(douze_rules::council::Setup::new(&draft, &deck).is_ok());
    }
}
