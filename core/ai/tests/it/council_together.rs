//! Joint play of councillors: the throne without a word, and how they agree.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests")]

use crate::common::Numbers;
use crate::common::council::{COUNCILLOR, Council, decks, setup, stands, view};
use crate::common::council_common::{
    self,
    game::{Game, month},
};
use douze_ai::council::{
    Councillor, Decision, Heard, Level, Player, Reason, Remark, Said, Simulation, Temperament,
    agree_on_bells, agree_on_order, decide, propose, remarks,
};
use douze_ai::{Budget, CancelToken};
use douze_rules::Seat;
use douze_rules::council::{
    Action, Character, Deck, Faces, Phase, Scenario, State, Use, apply, legal, reach,
};

const SEATS: [Seat; 4] = [Seat::new(0), Seat::new(1), Seat::new(2), Seat::new(3)];

fn decides(state: &State, seat: u8) -> Decision {
    let (deck, budget) = (&council_common::deck::deck(), &Budget::nodes(10_000));
    decide(
        &view(state, SEATS[usize::from(seat)]),
        deck,
        Heard::default(),
        COUNCILLOR,
        1,
        budget,
        &CancelToken::new(),
    )
    .unwrap()
}

/// The cards that everybody chooses for the throne.
fn throne(game: &Game) -> Vec<&'static str> {
    let seats = 0..game.state.public_setup().councillors() as u8;
    let chosen = seats.map(|seat| match decides(&game.state, seat).action {
        Action::Throne { card, .. } => card.id(),
        other => panic!("{other:?}"),
    });
    chosen.collect()
}

#[test]
fn all_find_the_same_character_for_the_throne() {
    for councillors in 2..=4 {
        let mut game = Game::at_throne(councillors, 1);
        let cards = throne(&game);
        assert!(cards.iter().all(|card| *card == cards[0]), "{cards:?}");
        game.throne(&cards.join(" "));
        assert!(game.state.ruler().is_some());
    }
}

#[test]
fn the_throne_is_for_whom_the_month_asks() {
    let open = "powerful stoic parasite knight reverser";
    let may =
        Game::at_throne_of(&month(3, Scenario::May, "powerful druidess stoic sorcerer knight", "", &[]), 3);
    assert_eq!(throne(&may), ["powerful"; 3]);
    let june = Game::at_throne_of(&month(3, Scenario::June, open, "", &[]), 3);
    assert_eq!(throne(&june), ["stoic"; 3]);
}

#[test]
fn before_the_throne_who_says_it_leads_is_followed() {
    let decks = decks();
    let mut followed = 0;
    for number in 0..12 {
        let mut numbers = Numbers(number);
        let setup = setup(0, 3, &decks[1], &mut numbers);
        let mut council =
            Council::new(&setup, &decks[1], [Level::Random.with(Temperament::Loyal); 4], number, 100);
        while !matches!(council.state.phase(), Phase::Throne | Phase::Over) {
            council.go_on(&mut |_, _, _| {});
        }
        let state = council.state;
        if state.phase() != Phase::Throne {
            continue;
        }
        for heard in [Remark::TakeIt.by(SEATS[0]), Remark::YouTakeIt.from_to(SEATS[2], SEATS[0])] {
            let seen = view(&state, SEATS[1]);
            let led = seen.publicly_holds(SEATS[0]);
            let (budget, control) = (&Budget::nodes(1_000), &CancelToken::new());
            let found =
                decide(&seen, &decks[1], Heard::now(&[heard]), COUNCILLOR, 1, budget, control).unwrap();
            let Action::Throne { card, .. } = found.action else { panic!("{found:?}") };
            if state.hand(SEATS[1]).iter().any(|card| led.contains(card)) {
                assert!(led.contains(card), "{number}: {card:?} of {led:?}");
                followed += 1;
            }
        }
    }
    assert!(followed > 4, "{followed}");
}

#[test]
fn a_card_laid_open_for_the_throne_is_followed() {
    let decks = decks();
    let open_card = |number: u64| {
        let mut numbers = Numbers(number);
        let setup = setup(0, 3, &decks[1], &mut numbers);
        let mut council =
            Council::new(&setup, &decks[1], [Level::Random.with(Temperament::Loyal); 4], number, 100);
        while !matches!(council.state.phase(), Phase::Throne | Phase::Over) {
            council.go_on(&mut |_, _, _| {});
        }
        let state = council.state;
        state
            .kept()
            .any(|kept| kept.id() == "open_card")
            .then_some(state)
            .filter(|state| state.phase() == Phase::Throne)
    };
    let mut state = (0..400).find_map(open_card).expect("a game with an open card");
    let ask = |state: &State, seat: Seat| {
        let (budget, control) = (&Budget::nodes(100), &CancelToken::new());
        propose(&view(state, seat), &decks[1], Heard::default(), COUNCILLOR, 1, budget, control)
    };
    let proposal = ask(&state, SEATS[0]).unwrap().action;
    assert!(matches!(proposal, Action::Use { reward: Use::OpenCard { seat, .. } } if seat == SEATS[0]));
    // Another card than the one that it would have been.
    let other = legal(&state).into_iter().find(|action| match action {
        Action::Use { reward: Use::OpenCard { seat, card } } => {
            *action != proposal && *seat == SEATS[0] && state.hand(SEATS[1]).contains(*card)
        }
        _ => false,
    });
    let Some(Action::Use { reward: Use::OpenCard { card, .. } }) = other else { panic!("{state:?}") };
    apply(&mut state, other.unwrap(), &mut ()).unwrap();
    assert_eq!(ask(&state, SEATS[2]), None);
    let Decision { action, reasons, .. } = decides(&state, 1);
    assert_eq!(action, Action::Throne { seat: SEATS[1], card });
    assert!(matches!(reasons[..], [Reason::MostHold { .. }]));
}

#[test]
fn the_first_turn_of_equal_hands_does_not_collide() {
    let deck: Deck = council_common::deck::deck();
    let mut collided = 0;
    for number in 0..200 {
        let mut numbers = Numbers(number);
        let setup = setup(0, 2, &deck, &mut numbers);
        let mut council = Council::new(&setup, &deck, [COUNCILLOR; 4], number, 10_000);
        while council.state.phase() != Phase::Reveal {
            council.go_on(&mut |_, _, _| {});
        }
        let [one, other] = [0, 1].map(|seat| council.state.chosen(SEATS[seat]));
        // Two equal cards leave the die where it is, which helps where it is well placed.
        collided += u32::from(one == other && !stands(&council.state));
    }
    // At random it would be one in five; where nothing helps it does no harm.
    assert!(collided <= 25, "{collided} of 200");
}

#[test]
fn councils_agree_by_votes_and_by_the_head() {
    let mut two = Game::free(2, "machine druidess stoic knight powerful", "lady oracle", &[1], 5);
    let seen = |game: &Game| view(&game.state, SEATS[0]);
    let [a, b] = [SEATS[0], SEATS[1]];
    assert!(agree_on_bells(&seen(&two), &[(a, true), (b, true)]));
    assert!(!agree_on_bells(&seen(&two), &[(a, true), (b, false)]), "a tie");
    two.turn("machine stoic");
    assert_eq!(agree_on_order(&seen(&two), &[(a, b), (b, b)]), Some(b));
    assert_eq!(agree_on_order(&seen(&two), &[(a, b), (b, a)]), Some(a), "the table's order");
    assert_eq!(agree_on_order(&seen(&two), &[]), Some(a));
    // R-C11: seat 0 is the Head in the first turn.
    let mut four = Game::free(4, "machine druidess stoic knight powerful", "lady oracle", &[1], 5);
    let votes = |head: bool| {
        [true, true, false]
            .into_iter()
            .zip(&SEATS[1..])
            .map(|(ring, &seat)| (seat, ring))
            .chain([(a, head)])
            .collect::<Vec<_>>()
    };
    assert!(!agree_on_bells(&seen(&four), &votes(false)) && agree_on_bells(&seen(&four), &votes(true)));
    let united = [(a, false), (b, true), (SEATS[2], true), (SEATS[3], true)];
    assert!(agree_on_bells(&seen(&four), &united), "the Head settles only what the others leave open");
    four.turn("- machine stoic knight");
    let [c, d] = [SEATS[2], SEATS[3]];
    assert_eq!(agree_on_order(&seen(&four), &[(a, d), (b, b), (c, b), (d, c)]), Some(d));
    assert_eq!(agree_on_order(&seen(&four), &[(a, d), (b, b), (c, b), (d, b)]), Some(b));
    assert_eq!(
        agree_on_order(&seen(&Game::free(2, "machine druidess stoic knight powerful", "", &[1], 5)), &[]),
        None
    );
}

#[test]
fn in_silence_the_first_who_steps_forward_reveals() {
    let mut game = Game::free(3, "machine druidess stoic knight powerful", "lady oracle", &[1], 5);
    game.act(Action::Silent);
    game.turn("machine stoic knight");
    let seen = view(&game.state, SEATS[0]);
    let [a, b, c] = [SEATS[0], SEATS[1], SEATS[2]];
    assert_eq!(agree_on_order(&seen, &[(a, c), (b, b), (c, c)]), Some(b));
    assert_eq!(agree_on_order(&seen, &[(a, c), (b, c), (c, a)]), Some(a), "all wait: the first must");
}

/// Bells rung in normal games of three.
fn rung(player: Player, games: u64) -> u32 {
    let [_, deck] = council_common::deck::versions();
    let mut bells = 0;
    for number in 0..games {
        let mut numbers = Numbers(number);
        let setup = setup(0, 3, &deck, &mut numbers);
        let end = Council::new(&setup, &deck, [player; 4], numbers.next(), 100_000).play(|_, _, _| {});
        bells += u32::from(end.bells_rung());
    }
    bells
}

#[test]
fn the_bold_ring_more_than_the_careful() {
    // Councillors ring seldom: 40 games would be too few to distinguish them.
    for (level, games) in [(Level::Councillor, 120), (Level::Sage, 40)] {
        let [bold, careful] =
            [Temperament::Bold, Temperament::Careful].map(|one| rung(level.with(one), games));
        assert!(10 * bold >= 13 * careful && careful > 0, "{level}: {bold} and {careful}");
    }
}

#[test]
fn the_loyal_ring_as_others_say() {
    let decks = decks();
    let (mut followed, mut asked) = (0, 0);
    for number in 0..3_000 {
        let (state, seat, _) = crate::common::council::position(number, &decks);
        if state.phase() != Phase::Bells || state.is_silent() || state.must_ring() || state.favour() < 2 {
            continue;
        }
        let deck = crate::common::council::deck_of(number, &decks);
        let other = SEATS[usize::from(seat == SEATS[0])];
        let votes = |temperament, remark: Remark| {
            let player = Level::Councillor.with(temperament);
            let (heard, budget) = ([remark.by(other)], &Budget::nodes(10_000));
            let seen = view(&state, seat);
            decide(&seen, deck, Heard::now(&heard), player, 1, budget, &CancelToken::new()).unwrap().action
        };
        let ring = Action::Bells { ring: true };
        // July rings for its own sake.
        if state.public_setup().scenario() != Some(Scenario::July) {
            assert_ne!(votes(Temperament::Loyal, Remark::DoNotRing), ring);
        }
        let careful = votes(Temperament::Careful, Remark::Ring) == ring;
        let loyal = votes(Temperament::Loyal, Remark::Ring) == ring;
        followed += u32::from(loyal && !careful);
        asked += 1;
    }
    assert!(followed > 0, "{followed} of {asked}");
}

/// Could this card alone solve a dilemma of one target? None where chance or a second target comes in.
fn solves_alone(state: &State, card: Character) -> Option<bool> {
    let targets: Vec<Faces> = state.targets().collect();
    let ([target], Some(die)) = (targets.as_slice(), state.die()) else { return None };
    let faces = reach(card, die, [*target, Faces::EMPTY]);
    Some(match card {
        Character::Oracle => return None,
        Character::Knight => Faces::LOW.contains(die),
        Character::Golem => Faces::HIGH.contains(die),
        Character::Reverser => target.contains(die.opposite()),
        _ if faces.is_empty() => target.contains(die),
        _ => faces.iter().any(|face| target.contains(face)),
    })
}

#[test]
fn promises_are_kept_one_takes_it_for_the_target_and_two_together_do_not_cancel_each_other() {
    let [_, deck] = council_common::deck::versions();
    let (mut taken, mut kept, mut pairs) = (0, 0, 0);
    for number in 0..60 {
        let mut numbers = Numbers(number);
        let state = State::new(&setup(0, 3, &deck, &mut numbers));
        let sage =
            |temperament| Councillor { player: Level::Sage.with(temperament), budget: Budget::nodes(10_000) };
        let chance = &mut || numbers.next();
        let mut table = Simulation::new(state, &deck, Temperament::ALL.map(sage).to_vec(), chance);
        while table.state.phase() != Phase::Over {
            let (before, heard) = (table.state, table.heard.clone());
            table.step().unwrap();
            if before.phase() != Phase::Choose || table.state.phase() != Phase::Reveal {
                continue;
            }
            let sayers: Vec<Seat> =
                heard.iter().filter(|said| said.remark == Remark::TakeIt).map(|said| said.seat).collect();
            assert!(sayers.len() <= 1, "game {number}: {heard:?}");
            let agreed = |by: Seat, to: Seat| {
                heard
                    .iter()
                    .any(|said| said.seat == to && said.to == Some(by) && said.remark == Remark::Agreed)
            };
            // Where the die shows the target already, two who cancel each other do well.
            let met = before.die().is_some_and(|die| before.targets().any(|target| target.contains(die)));
            let together =
                heard.iter().filter(|said| said.remark == Remark::Together && sayers.is_empty() && !met);
            for (by, to) in
                together.filter_map(|said| Some((said.seat, said.to?))).filter(|&(by, to)| agreed(by, to))
            {
                pairs += 1;
                assert_ne!(table.state.chosen(by), table.state.chosen(to), "game {number}: {heard:?}");
            }
            for seat in sayers {
                let card = table.state.chosen(seat).unwrap();
                let Some(solves) = solves_alone(&before, card) else { continue };
                (taken, kept) = (taken + 1, kept + u32::from(solves));
            }
        }
    }
    assert!(taken > 60 && kept == taken && pairs > 20, "{kept} of {taken}, {pairs} pairs");
}

const APPRENTICE: Player = Level::Apprentice.with(Temperament::Careful);

fn chosen(state: &State, heard: &[Said], player: Player, seed: u64) -> Character {
    let (deck, budget) = (&council_common::deck::deck(), &Budget::nodes(10_000));
    let observation = view(state, SEATS[1]);
    let decision = decide(&observation, deck, Heard::now(heard), player, seed, budget, &CancelToken::new());
    match decision.unwrap().action {
        Action::Choose { card, .. } => card,
        other => panic!("{other:?}"),
    }
}

#[test]
fn who_has_agreed_keeps_aside() {
    // The Druidess takes the die from 4 to 3; all of the others but the Stoic would take it away again.
    let mut game = Game::free(2, "machine druidess stoic golem reverser", "lady oracle", &[6], 4);
    game.bells(false);
    let heard = [Remark::TakeIt.by(SEATS[0]), Remark::Agreed.from_to(SEATS[1], SEATS[0])];
    for level in [Level::Apprentice, Level::Councillor, Level::Sage] {
        for seed in 0..40 {
            let player = level.with(Temperament::Careful);
            assert_eq!(chosen(&game.state, &heard, player, seed), Character::Stoic, "{level}");
        }
    }
}

#[test]
fn an_apprentice_overlooks_the_second_target() {
    // Druidess and Lady turn the die from 2 to 3, the first of the targets 3 and 10; no card meets both.
    let mut game = Game::free(2, "machine druidess stoic lady golem", "powerful oracle", &[21], 2);
    game.bells(false);
    let says = |player: Player| {
        let (deck, budget) = (&council_common::deck::deck(), &Budget::nodes(10_000));
        let seen = view(&game.state, SEATS[1]);
        let said = remarks(&seen, deck, Heard::default(), player, 1, budget, &CancelToken::new());
        said.into_iter().map(|said| said.remark).next().unwrap()
    };
    assert_eq!(says(APPRENTICE), Remark::Alone);
    assert_ne!(says(COUNCILLOR), Remark::Alone);
}

#[test]
fn an_apprentice_forgets_its_bench() {
    let decks = decks();
    let mut asked = 0;
    for number in 0..60 {
        let mut numbers = Numbers(number);
        let setup = setup(0, 3, &decks[1], &mut numbers);
        let mut council = Council::new(&setup, &decks[1], [APPRENTICE; 4], number, 1_000);
        while council.state.phase() != Phase::Over {
            council.go_on(&mut |_, _, decision| {
                if let Action::Bench { cards, .. } = decision.action {
                    assert!(cards.is_empty());
                    asked += 1;
                }
            });
        }
    }
    assert!(asked > 0);
}
