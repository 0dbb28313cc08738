//! What a review says that a decision cost: in 100 duels and 100 rounds of King against what is known exactly, in councils against
//! what is played out.

#![allow(clippy::unwrap_used, reason = "tests")]

use crate::common::council::{Council, deck, setup};
use crate::common::{Numbers, SEATS, dealt};
use douze_ai::council::{Level, Temperament, advise as advise_council};
use douze_ai::forest::advise;
use douze_ai::king::{self, Mix};
use douze_ai::{Budget, CancelToken};
use douze_rules::forest::{Action, Phase, State, Variant, Winner, apply, legal, observe};
use douze_rules::{Seat, Viewer};
use douze_rules::{council, king as rules};

/// What the duel comes to for a seat that acts so, in hundredths; none where it goes on.
fn settled(state: &State, seat: Seat, action: Action) -> Option<i32> {
    let mut end = *state;
    apply(&mut end, action, &mut ()).unwrap();
    while let [forced] = legal(&end)[..] {
        apply(&mut end, forced, &mut ()).unwrap();
    }
    let winner = end.verdict()?.winner;
    let scores = end.scores().map(i32::from);
    let own = seat.index() & 1;
    let won = match winner {
        Winner::Seat(winner) if winner == seat => 500,
        Winner::Seat(_) => -500,
        Winner::Draw => 0,
    };
    // A quarter counts points as they are, the rest who wins.
    Some((100 * (scores[own] - scores[1 - own]) + 3 * won) / 4)
}

/// The last decision of a duel: all is open, and each action ends it.
#[test]
fn the_costs_of_the_last_decision_of_100_duels_are_exact() {
    let (mut compared, mut costly) = (0, 0);
    for number in 0..100 {
        let mut numbers = Numbers(number);
        let mut state = dealt(Variant::Standard, &mut numbers);
        while state.phase() != Phase::Over {
            let options = legal(&state);
            let seat = state.seats_to_act().next().unwrap_or(SEATS[0]);
            let ends: Option<Vec<i32>> =
                options.iter().map(|&action| settled(&state, seat, action)).collect();
            if let Some(ends) = ends.filter(|_| options.len() > 1) {
                let seen = observe(&state, Viewer::Seat(seat));
                let advice = advise(&seen, number, &Budget::default(), &CancelToken::new()).unwrap();
                let best = *ends.iter().max().unwrap();
                for (&action, end) in options.iter().zip(&ends) {
                    let exact = best - end;
                    let cost = advice.cost(|one| *one == action).unwrap();
                    assert!((cost - exact).abs() <= 1, "{number}: {cost} {exact}");
                    costly += u32::from(exact > 0);
                }
                compared += 1;
            }
            let action = options[numbers.below(options.len() as u32) as usize];
            apply(&mut state, action, &mut ()).unwrap();
        }
    }
    assert!(compared >= 90 && costly > 200, "{compared} decisions, {costly} costly options");
}

/// The choices of two with open hands and three cards or fewer: the matrix is solved to the end of the round.
#[test]
fn the_costs_of_100_rounds_of_king_are_those_of_the_equilibrium() {
    let mut compared = 0;
    for number in 0..100 {
        let mut numbers = Numbers(number);
        let mut state = rules::State::new(rules::Setup::king(rules::Lineup::FIRST_GAME, 2).unwrap());
        while state.round() == 1 && state.phase() != rules::Phase::Over {
            let mix = Mix::new(&state, SEATS[0], 200_000).filter(|mix| mix.cards().len() <= 3);
            if let Some(mix) = mix {
                let seen = rules::observe(&state, Viewer::Seat(SEATS[0]));
                let advice = king::advise(&seen, number, &Budget::default(), &CancelToken::new()).unwrap();
                for (&character, worth) in mix.cards().iter().zip(mix.worths()) {
                    let action = rules::Action::Choose { seat: SEATS[0], character };
                    let weighed = advice.options.iter().find(|option| option.action == action).unwrap();
                    assert!((weighed.worth - worth).abs() <= 3, "{number}: {} {worth}", weighed.worth);
                }
                compared += 1;
            }
            let action = rules::sample(&state, &mut |count| numbers.below(count)).unwrap();
            rules::apply(&mut state, action, &mut ()).unwrap();
        }
    }
    assert!(compared > 50, "{compared}");
}

/// Whether the council solves this turn's dilemma when the first seat chooses so.
fn solves(mut council: Council<'_>, action: council::Action) -> bool {
    let (turn, solved) = (council.state.turn(), council.state.solved().count());
    council.apply(action);
    while council.state.turn() == turn && council.state.phase() != council::Phase::Over {
        council.go_on(&mut |_, _, _| ());
    }
    council.state.solved().count() > solved
}

/// Each choice of the first seat in 60 councils is played out twice: the planner's card, and a card at random. What the review says that
/// these cost adds up to the dilemmas that the planner solved more, within three standard errors. Takes seconds: whole councils
/// of sages.
#[test]
fn the_costs_of_councils_add_up_to_what_the_planner_gained() {
    let deck = deck();
    let (mut choices, mut gained, mut cost, mut differing) = (0, 0, 0, 0);
    for number in 0..60 {
        let numbers = &mut Numbers(number);
        let sages = [Level::Sage.with(Temperament::Careful); 4];
        let mut council = Council::new(&setup(0, 3, &deck, numbers), &deck, sages, number, 3_000);
        while council.state.phase() != council::Phase::Over {
            let chooses = council.state.phase() == council::Phase::Choose
                && council.state.seats_to_act().any(|seat| seat == SEATS[0]);
            let advice = chooses.then(|| {
                council.ask(SEATS[0], |view, deck, heard, _, seed, budget, control| {
                    advise_council(view, deck, heard, seed, budget, control)
                })
            });
            if let Some(advice) = advice.flatten() {
                let best = advice.options[0].action;
                let other = advice.options[numbers.below(advice.options.len() as u32) as usize].action;
                let [planned, played] =
                    [best, other].map(|action| i32::from(solves(council.clone(), action)));
                choices += 1;
                gained += planned - played;
                differing += u32::from(planned != played);
                cost += advice.cost(|one| *one == other).unwrap();
                council.apply(best);
            }
            council.go_on(&mut |_, _, _| ());
        }
    }
    let (cost, error) = (f64::from(cost) / 10_000.0, f64::from(differing).sqrt());
    println!(
        "{choices} choices: the planner gained {gained} dilemmas, ± {error:.1}; the costs are {cost:.1}"
    );
    assert!(choices > 300 && gained > 50);
    assert!((f64::from(gained) - cost).abs() <= 3.0 * error, "{gained} {cost} {error}");
}
