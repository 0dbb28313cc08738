//! Each remark has one meaning (`solo.md`): it is said exactly when that is true.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

use crate::common::Numbers;
use crate::common::council::{COUNCILLOR, decks, player, position, setup, stands, view};
use crate::common::council_common::{
    self,
    game::{Game, card},
};
use douze_ai::council::{Heard, Level, Moment, Player, Remark, Said, Topic, afterwards, decide, remarks};
use douze_ai::{Budget, CancelToken};
use douze_rules::council::{Action, Characters, How, Phase, State, apply, legal};
use douze_rules::{Seat, d12::Face};

const SEATS: [Seat; 4] = [Seat::new(0), Seat::new(1), Seat::new(2), Seat::new(3)];

fn says(state: &State, seat: u8, heard: &[Said], player: Player) -> Vec<Remark> {
    let (deck, budget) = (&council_common::deck::deck(), &Budget::nodes(10_000));
    let seen = view(state, SEATS[usize::from(seat)]);
    let said = remarks(&seen, deck, Heard::now(heard), player, 1, budget, &CancelToken::new());
    said.into_iter().map(|said| said.remark).collect()
}

/// Can these cards of two councillors, alone or as a pair, meet the targets? Played by the rules.
fn can(
    before: &State,
    own: (Seat, Characters),
    other: (Seat, Characters),
    pair: bool,
) -> Vec<(String, bool)> {
    let mut all = vec![];
    for own_card in own.1.iter() {
        for other_card in other.1.iter().filter(|&card| pair || card != own_card) {
            let mut state = *before;
            if state.phase() == Phase::Bells {
                apply(&mut state, Action::Bells { ring: false }, &mut ()).unwrap();
            }
            apply(&mut state, Action::Choose { seat: own.0, card: own_card }, &mut ()).unwrap();
            apply(&mut state, Action::Choose { seat: other.0, card: other_card }, &mut ()).unwrap();
            let solved = state.solved().count();
            let done = legal(&state).into_iter().any(|action| {
                let mut state = state;
                let first = action.seat() == Some(own.0);
                apply(&mut state, action, &mut ()).unwrap();
                if !pair {
                    return first && stands(&state);
                }
                legal(&state).into_iter().any(|action| {
                    let mut state = state;
                    apply(&mut state, action, &mut ()).unwrap();
                    state.solved().count() > solved
                })
            });
            all.push((format!("{own_card:?} {other_card:?}"), done));
        }
    }
    all
}

#[test]
fn alone_helps_and_cannot_help_are_said_exactly_when_true() {
    let decks = decks();
    let mut said = [0; 5];
    for number in 0..12_000 {
        // Two councillors, the shipped deck.
        if number % 3 != 0 || number % 4 == 0 {
            continue;
        }
        let (state, ..) = position(number, &decks);
        let [own, other] = [0, 1].map(|seat| {
            let petitioner = state.petitioner();
            (SEATS[seat], petitioner.into_iter().fold(state.hand(SEATS[seat]), Characters::without))
        });
        let fresh = matches!(state.phase(), Phase::Bells | Phase::Choose)
            && !state.is_silent()
            && !state.is_split()
            && !state.must_ring()
            && SEATS[..2].iter().all(|&seat| !state.has_chosen(seat) && state.opened(seat).is_none());
        let oracle = card("oracle");
        // Chance and what is not known for sure are left out: then the truth is plain.
        let seen = view(&state, own.0);
        let plain = fresh
            && !own.1.contains(oracle)
            && !other.1.contains(oracle)
            // Else a card that both hold could not be tried alone.
            && other.1.len() > 1
            && seen.may_hold(other.0) == seen.surely_holds(other.0);
        if !plain {
            continue;
        }
        let alone = can(&state, own, other, false).iter().any(|(_, done)| *done);
        let pairs = can(&state, own, other, true);
        let lone = can(&state, other, own, false);
        let helps = pairs.iter().any(|(pair, done)| {
            let name: Vec<&str> = pair.split(' ').collect();
            *done && !lone.iter().any(|(key, done)| *done && key.starts_with(&format!("{} ", name[1])))
        });
        let expected = match () {
            () if alone => Remark::Alone,
            () if pairs.iter().all(|(_, done)| !done) => Remark::GiveUp,
            () if helps => Remark::Helps,
            () => Remark::CannotHelp,
        };
        // An apprentice overlooks the second target.
        if player(number / 12).level == Level::Apprentice && state.targets().count() == 2 {
            continue;
        }
        let words = says(&state, 0, &[], player(number / 12));
        if let Some(help) = words.iter().find(|word| word.topic() == Topic::Help) {
            assert_eq!(*help, expected, "position {number}: {state:?}");
        } else {
            assert!(words.iter().any(|word| word.topic() == Topic::Proposal), "position {number}: {words:?}");
        }
        assert!(alone || !words.contains(&Remark::TakeIt), "position {number}: {state:?}");
        said[expected as usize] += 1;
    }
    // Built-in councillors say what they can do, and never ask for help.
    let asked = said[Remark::NeedsHelp as usize];
    let others = said.iter().filter(|&&count| count > 1).count();
    assert!(asked == 0 && others + 1 == said.len() && said[0] > 50, "{said:?}");
}

/// The chance of solving from here in twelfths, with the best of everything, by the rules.
fn best(state: &State, solved: usize) -> u32 {
    let after = |action| {
        let mut next = *state;
        apply(&mut next, action, &mut ()).unwrap();
        best(&next, solved)
    };
    match state.phase() {
        Phase::Reveal | Phase::Next => legal(state).into_iter().map(after).max().unwrap(),
        Phase::OracleRoll => {
            let seat = state.oracle().unwrap();
            Face::all().map(|face| after(Action::OracleRoll { seat, face })).sum::<u32>() / 12
        }
        _ => 12 * u32::from(state.solved().count() > solved),
    }
}

/// All actions of a seat, carried out.
fn after(state: &State, seat: Seat) -> Vec<State> {
    let own = legal(state).into_iter().filter(|action| action.seat() == Some(seat));
    own.map(|action| {
        let mut next = *state;
        apply(&mut next, action, &mut ()).unwrap();
        next
    })
    .collect()
}

/// Two councillors, both have chosen, and the speaker knows what the other can only have chosen: then the truth is
/// plain, and what is said after the choice can be checked by the rules alone.
#[test]
fn what_is_said_after_the_choice_is_said_exactly_when_true() {
    let (mut said, mut asked) = ([0; 6], 0);
    for number in 0..6_000 {
        let mut numbers = Numbers(number);
        let deck = council_common::wild_deck(&mut |count| numbers.below(count));
        let setup = setup(0, 2, &deck, &mut numbers);
        for (state, _) in council_common::random_game(&setup, &mut |count| numbers.below(count)) {
            let fresh = state.phase() == Phase::Reveal && state.revealed().is_empty();
            if !fresh || state.is_silent() || state.is_split() {
                continue;
            }
            let [own, other] = [SEATS[0], SEATS[1]];
            let seen = view(&state, own);
            let may = state.petitioner().into_iter().fold(seen.may_hold(other), Characters::without);
            let cards = [own, other].map(|seat| state.chosen(seat).unwrap());
            // The Lady and cards laid open are known in the same way.
            if may.len() != 1 || cards.contains(&card("oracle")) {
                continue;
            }
            let solved = state.solved().count();
            let first = |seat| after(&state, seat).iter().map(|next| best(next, solved)).max().unwrap();
            let (next, then) = (i64::from(first(own)), i64::from(first(other)));
            let doubled = cards[0] == cards[1];
            let alone = if doubled { true } else { after(&state, own).iter().any(stands) };
            let expected = match () {
                () if next - then >= 3 => Remark::First,
                () if then - next < 3 => Remark::AnyOrder,
                () if alone => Remark::Last,
                () => Remark::NeedsSomebody,
            };
            let cancelled = if doubled { stands(&state) } else { after(&state, other).iter().any(stands) };
            let (acts, cancelled) = (i64::from(best(&state, solved)), 12 * i64::from(cancelled));
            let (budget, control) = (&Budget::nodes(10_000), &CancelToken::new());
            let words = remarks(&seen, &deck, Heard::default(), player(number), number, budget, control);
            let words: Vec<Remark> = words.into_iter().map(|said| said.remark).collect();
            // An apprentice does not think of what its card does beside others.
            if player(number).level == Level::Apprentice {
                assert_eq!(words, []);
                continue;
            }
            let reported = [Remark::CancelMe, Remark::DoNotDouble].map(|remark| words.contains(&remark));
            assert_eq!(words[0], expected, "game {number}: {state:?}");
            assert_eq!(reported, [cancelled - acts >= 3, acts - cancelled >= 6], "game {number}: {state:?}");
            for word in words {
                said[word as usize - Remark::First as usize] += 1;
            }
            asked += 1;
        }
    }
    assert!(said.iter().all(|&count| count > 0), "{said:?} of {asked}");
}

#[test]
fn bells_are_spoken_of_as_they_would_be_voted() {
    let decks = decks();
    let mut said = [0; 3];
    for number in 0..3_000 {
        let (state, seat, mut heard) = position(number, &decks);
        // It says nothing twice.
        heard.retain(|said| said.seat != seat);
        if state.phase() != Phase::Bells || state.is_silent() || state.must_ring() {
            continue;
        }
        let deck = crate::common::council::deck_of(number, &decks);
        let (seen, budget, control) = (view(&state, seat), &Budget::nodes(10_000), &CancelToken::new());
        let words = remarks(&seen, deck, Heard::now(&heard), player(number), 1, budget, control);
        let word = words.iter().map(|said| said.remark).find(|word| word.topic() == Topic::Bells);
        let vote =
            decide(&seen, deck, Heard::now(&heard), player(number), 1, budget, control).unwrap().action;
        assert_eq!(word == Some(Remark::Ring), vote == Action::Bells { ring: true });
        said[word.unwrap() as usize - Remark::Ring as usize] += 1;
    }
    assert!(said.iter().all(|&count| count > 1), "{said:?}");
}

#[test]
fn after_the_check_it_says_what_came_of_it() {
    let deck = council_common::deck::deck();
    let after = |dilemma: u8, die: u8, cards: &str, heard: &[Said], how: &[(u8, How)]| {
        let open = "machine druidess stoic parasite sorcerer";
        let mut game = Game::free(2, open, "lady oracle", &[dilemma], die);
        game.turn(cards);
        let seen = view(&game.state, SEATS[0]);
        game.events.clear();
        for &(seat, how) in how {
            game.reveal(seat, how);
        }
        afterwards(&seen, &deck, Heard::now(heard), &game.events, COUNCILLOR, 1)
    };
    let to = |number| How::Face(council_common::game::face(number));
    let done = after(1, 5, "machine stoic", &[], &[(0, to(7)), (1, How::Nothing)]);
    assert_eq!(done, Some(Remark::WellDone));
    // A Stoic would have let the other's Machine do it.
    assert_eq!(after(1, 5, "machine machine", &[], &[(0, How::Nothing)]), Some(Remark::MyFault));
    // From 12 nothing of seat 0 reaches 1 beside a Druidess.
    let failed = [(0, How::Nothing), (1, to(11))];
    assert_eq!(after(33, 12, "stoic druidess", &[], &failed), None);
    let own = [Remark::Alone.by(SEATS[0])];
    assert_eq!(after(33, 12, "stoic druidess", &own, &failed), None);
    let heard = [Remark::Alone.by(SEATS[1])];
    assert_eq!(after(33, 12, "stoic druidess", &heard, &failed), Some(Remark::Understood));
}

#[test]
fn nothing_is_said_in_silence_and_each_word_in_its_moment() {
    let decks = decks();
    let (mut silent, mut spoken) = (0, 0);
    for number in 0..2_000 {
        let (state, seat, heard) = position(number, &decks);
        let deck = crate::common::council::deck_of(number, &decks);
        let budget = &Budget::nodes(500);
        let seen = view(&state, seat);
        let words = remarks(&seen, deck, Heard::now(&heard), player(number), 1, budget, &CancelToken::new());
        let moment = match state.phase() {
            Phase::Bells => Some(Moment::BeforeChoice),
            Phase::Choose if !state.has_chosen(seat) => Some(Moment::BeforeChoice),
            Phase::Choose => Some(Moment::AfterChoice),
            Phase::Reveal if state.revealed().is_empty() => Some(Moment::AfterChoice),
            _ => None,
        };
        assert!(words.iter().all(|word| Some(word.remark.moment()) == moment), "{words:?}");
        assert!(words.is_empty() || !state.is_silent());
        silent += u32::from(state.is_silent());
        spoken += u32::from(!words.is_empty());
    }
    assert!(silent > 100 && spoken > 100, "{silent} {spoken}");
}
