//! Games to learn from, some of each at random.

use crate::example::{CARDS, Example};
use crate::numbers::Numbers;
use douze_ai::forest::learn::{Encoding, evaluate};
use douze_ai::forest::{Level, decide};
use douze_ai::{Budget, CancelToken};
use douze_rules::forest::{Action, Card, Phase, State, Variant, Winner, apply, legal, observe};
use douze_rules::{Seat, Viewer};

fn deal(numbers: &mut Numbers) -> State {
    let variant = if numbers.below(8) == 0 { Variant::Choose3 } else { Variant::Standard };
    let mut state = State::new(variant);
    let mut deck = || {
        let mut deck = Card::ALL;
        for i in (1..12).rev() {
            deck.swap(i, numbers.below(i + 1));
        }
        deck
    };
    let decks = [deck(), deck()];
    apply(&mut state, Action::Deal { decks }, &mut ()).unwrap();
    apply(&mut state, Action::Tiebreaker { holder: Seat::new(numbers.below(2) as u8) }, &mut ()).unwrap();
    state
}

/// The best of some actions of the seat that places, as the network sees it; a Raccoon's move is made, too.
fn best(state: &State, numbers: &mut Numbers) -> (Action, State) {
    let seat = state.seats_to_act().next().unwrap();
    let mut found: Option<(i32, Action, State)> = None;
    for action in legal(state) {
        let mut after = *state;
        apply(&mut after, action, &mut ()).unwrap();
        let tries = if after.phase() == Phase::Move { 6 } else { 1 };
        for _ in 0..tries {
            let mut last = after;
            if after.phase() == Phase::Move {
                let options = legal(&after);
                apply(&mut last, options[numbers.below(options.len())], &mut ()).unwrap();
            }
            let value = value(&last, seat);
            if found.is_none_or(|(best, ..)| value > best) {
                found = Some((value, action, last));
            }
        }
    }
    let (_, action, after) = found.unwrap();
    (action, after)
}

fn value(state: &State, seat: Seat) -> i32 {
    if state.phase() == Phase::Over {
        let scores = state.scores().map(i32::from);
        let won = match state.verdict().unwrap().winner {
            Winner::Seat(winner) => {
                if winner == seat {
                    300
                } else {
                    -300
                }
            }
            Winner::Draw => 0,
        };
        return 100 * (scores[seat.index()] - scores[1 - seat.index()]) + won;
    }
    evaluate(state, seat).points
}

/// What a quick player does: each card against some cards of the other, placed as seems best at once.
fn quick(state: &State, seat: Seat, numbers: &mut Numbers) -> Action {
    if state.phase() != Phase::Choose {
        if state.phase() != Phase::Keep {
            return best(state, numbers).0;
        }
        let options = legal(state);
        return options[numbers.below(options.len())];
    }
    let view = observe(state, Viewer::Seat(seat));
    let mut found: Option<(i32, Card)> = None;
    let deals: Vec<(State, Card)> = (0..3)
        .map(|_| {
            let deal = view.determinize(&mut |count| numbers.below(count as usize) as u32).unwrap();
            let hand: Vec<Card> = deal.hand(seat.other()).iter().collect();
            let theirs = deal.chosen(seat.other()).unwrap_or_else(|| hand[numbers.below(hand.len())]);
            (deal, theirs)
        })
        .collect();
    for card in view.own_hand().iter() {
        let mut sum = (numbers.next() % 200) as i32;
        for (deal, theirs) in &deals {
            let mut state = *deal;
            apply(&mut state, Action::Choose { seat, card }, &mut ()).unwrap();
            if !deal.has_chosen(seat.other()) {
                apply(&mut state, Action::Choose { seat: seat.other(), card: *theirs }, &mut ()).unwrap();
            }
            while matches!(state.phase(), Phase::Place | Phase::Move) {
                state = best(&state, numbers).1;
            }
            sum += value(&state, seat);
        }
        if found.is_none_or(|(best, _)| sum > best) {
            found = Some((sum, card));
        }
    }
    Action::Choose { seat, card: found.unwrap().1 }
}

/// One game, some of it at random.
pub(crate) fn game(numbers: &mut Numbers, level: Option<Level>, nodes: u32, examples: &mut Vec<Example>) {
    let mut state = deal(numbers);
    let start = examples.len();
    let wild = [0, 4, 10][numbers.below(3)];
    while state.phase() != Phase::Over {
        let asked: Vec<Seat> = state.seats_to_act().collect();
        let seat = asked[numbers.below(asked.len())];
        let action = if numbers.below(100) < wild {
            let mut options = legal(&state);
            options.retain(|action| action.seat() == Some(seat));
            options[numbers.below(options.len())]
        } else if let Some(level) = level {
            let view = observe(&state, Viewer::Seat(seat));
            decide(&view, level, numbers.next(), &Budget::nodes(nodes), &CancelToken::new()).unwrap().action
        } else {
            quick(&state, seat, numbers)
        };
        apply(&mut state, action, &mut ()).unwrap();
        let one_left = state.phase() == Phase::Place && state.table().count() == 1;
        let all_choose = state.phase() == Phase::Choose && state.seats_to_act().count() == 2;
        if one_left || all_choose {
            examples.push(Example { encoding: Encoding::new(&state), points: [0; CARDS], won: 0 });
        }
    }
    let mut points = [0; CARDS];
    for receipt in state.receipts() {
        if (receipt.card as usize) < 9 {
            points[9 * receipt.seat.index() + receipt.card as usize] = receipt.points;
        }
    }
    let won = match state.verdict().unwrap().winner {
        Winner::Seat(seat) if seat.index() == 0 => 2,
        Winner::Seat(_) => 0,
        Winner::Draw => 1,
    };
    for example in &mut examples[start..] {
        (example.points, example.won) = (points, won);
    }
}
