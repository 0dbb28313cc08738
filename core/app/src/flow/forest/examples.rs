//! Positions that the pictures of the rules show, each reached by the rules themselves.

use super::Aim;
use douze_rules::forest::{
    Action, Card, Cell, Line, Observation, Phase, Placed, Side, State, Variant, apply, legal, observe,
};
use douze_rules::{Seat, Viewer};

/// What a picture shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scene {
    /// Where the next card may be.
    Cells,
    /// Where the Deer may enter.
    Doors,
    /// The Deer has pushed.
    Pushed,
    /// Where the Raccoon may move the Cat.
    Lifted,
    /// The Raccoon has moved it.
    Moved,
    /// The end of a game.
    Full,
    /// What counts for this card at that end.
    Counts(Card),
    /// What counts for this Spider at the end of another game, with both black Spiders in corners.
    Spiders(Card),
}

/// A position, and what of it is shown.
pub(crate) struct Example {
    pub(crate) seen: Observation,
    /// What the seat on turn may do.
    pub(crate) placings: Vec<Action>,
    pub(crate) aim: Option<Aim>,
    /// The card that was laid, pushed or moved last.
    pub(crate) latest: Option<Cell>,
    /// The card whose points are explained.
    pub(crate) explained: Option<Cell>,
}

/// One decision of the seat on turn, by row and column.
#[derive(Clone, Copy)]
enum Step {
    At(i8, i8),
    Push(Line, Side),
    Move([i8; 2], [i8; 2]),
}

use Card::{Bat, Cat, Crow, Deer, Jackalope, Moth, Owl, Raccoon, Spider4, Spider5, Wolf};
use Step::{At, Move, Push};

const fn cell([row, col]: [i8; 2]) -> Cell {
    Cell { row, col }
}

/// The example; none if the rules refuse a step of it.
pub(crate) fn example(scene: Scene) -> Option<Example> {
    let stair = [At(0, 0), At(1, 1), At(0, 2), At(1, 3)];
    let plain = |state: &State, latest: Option<Cell>| Example {
        seen: observe(state, Viewer::Everyone),
        placings: Vec::new(),
        aim: None,
        latest,
        explained: None,
    };
    match scene {
        Scene::Cells => {
            let state = play(&[Cat, Crow, Owl], &[Wolf, Moth, Bat], &stair)?;
            Some(Example { placings: legal(&state), ..plain(&state, None) })
        }
        Scene::Doors => {
            let state = play(&[Cat, Crow, Deer], &[Wolf, Moth, Bat], &stair)?;
            Some(Example { placings: legal(&state), ..plain(&state, None) })
        }
        Scene::Pushed => {
            let steps = [&stair[..], &[Push(Line::Row(0), Side::Right)]].concat();
            let state = play(&[Cat, Crow, Deer], &[Wolf, Moth, Bat], &steps)?;
            let deer = state.display().find(|placed| placed.card == Deer)?;
            Some(plain(&state, Some(deer.at)))
        }
        Scene::Lifted | Scene::Moved => {
            let (from, to) = ([0, 0], [2, 0]);
            let laid = [At(0, 0), At(1, 1), At(2, 2), At(1, -1), At(1, 2)];
            let moved = [&laid[..], &[Move(from, to)]].concat();
            let steps = if scene == Scene::Lifted { &laid[..] } else { &moved[..] };
            let state = play(&[Cat, Crow, Raccoon], &[Spider5, Moth, Bat], steps)?;
            Some(if scene == Scene::Lifted {
                let lifts =
                    |action: &Action| matches!(action, Action::Move { from: at, .. } if *at == cell(from));
                let placings = legal(&state).into_iter().filter(lifts).collect();
                Example { placings, aim: Some(Aim::Lift(cell(from))), ..plain(&state, None) }
            } else {
                plain(&state, Some(cell(to)))
            })
        }
        Scene::Full => Some(plain(&full(Owl)?, None)),
        Scene::Counts(card) | Scene::Spiders(card) => {
            let state = full(if matches!(scene, Scene::Counts(_)) { Owl } else { Spider5 })?;
            let is_explained = |placed: &Placed| {
                placed.card == card && (matches!(scene, Scene::Counts(_)) || placed.seat == Seat::new(0))
            };
            let at = state.display().find(is_explained)?.at;
            Some(Example { explained: Some(at), ..plain(&state, None) })
        }
    }
}

/// A whole game without Deer, Raccoon and Snake; this is Black's last card. A Spider goes to a corner.
fn full(last: Card) -> Option<State> {
    let [jackalope, end] = if last == Spider5 { [At(2, 1), At(2, 3)] } else { [At(2, 3), At(2, 1)] };
    play(
        &[Spider4, Cat, Moth, Wolf, Crow, Jackalope, Bat, last],
        &[Owl, Bat, Crow, Spider5, Wolf, Moth, Cat, Jackalope],
        &[
            At(0, 0),
            At(-1, 0),
            At(-1, 1),
            At(-1, 2),
            At(0, 1),
            At(0, 2),
            At(0, 3),
            At(-1, 3),
            At(1, 1),
            At(1, 0),
            At(1, 3),
            At(1, 2),
            At(2, 2),
            At(2, 0),
            jackalope,
            end,
        ],
    )
}

/// The position after these cards, chosen round by round, and these steps.
fn play(black: &[Card], white: &[Card], steps: &[Step]) -> Option<State> {
    let deck = |first: &[Card]| {
        let rest = Card::ALL.into_iter().filter(|card| !first.contains(card));
        <[Card; 12]>::try_from(first.iter().copied().chain(rest).collect::<Vec<Card>>()).ok()
    };
    let [first, second] = [Seat::new(0), Seat::new(1)];
    let mut state = State::new(Variant::Standard);
    let (mut chosen, mut steps) = (black.iter().zip(white), steps.iter());
    loop {
        let actions = match state.phase() {
            Phase::Deal => vec![Action::Deal { decks: [deck(black)?, deck(white)?] }],
            Phase::Tiebreaker => vec![Action::Tiebreaker { holder: first }],
            Phase::Choose => match chosen.next() {
                Some((&one, &other)) => vec![
                    Action::Choose { seat: first, card: one },
                    Action::Choose { seat: second, card: other },
                ],
                None => break,
            },
            Phase::Place | Phase::Move => match steps.next() {
                Some(&step) => {
                    let seat = state.seats_to_act().next()?;
                    vec![match step {
                        At(row, col) => Action::Place { seat, at: cell([row, col]) },
                        Push(line, from) => Action::Push { seat, line, from },
                        Move(from, to) => Action::Move { seat, from: cell(from), to: cell(to) },
                    }]
                }
                None => break,
            },
            Phase::Keep | Phase::Over => break,
        };
        for action in actions {
            apply(&mut state, action, &mut ()).ok()?;
        }
    }
    steps.next().is_none().then_some(state)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn placed(scene: Scene) -> Vec<(Card, [i8; 2])> {
        let example = example(scene).unwrap();
        example.seen.display().map(|placed| (placed.card, [placed.at.row, placed.at.col])).collect()
    }

    #[test]
    fn the_rules_lead_to_every_scene() {
        let counts = Card::ALL.into_iter().filter(|card| !matches!(card, Deer | Raccoon | Card::Snake));
        let scenes = [Scene::Cells, Scene::Doors, Scene::Pushed, Scene::Lifted, Scene::Moved, Scene::Full];
        let spiders = [Spider4, Spider5].map(Scene::Spiders);
        for scene in scenes.into_iter().chain(counts.map(Scene::Counts)).chain(spiders) {
            assert!(example(scene).is_some(), "{scene:?}");
        }
    }

    #[test]
    fn a_full_row_of_columns_lets_the_display_grow_up_and_down_only() {
        let cells = example(Scene::Cells).unwrap();
        let columns: Vec<i8> = cells
            .placings
            .iter()
            .map(|action| match action {
                Action::Place { at, .. } => at.col,
                other => panic!("{other:?}"),
            })
            .collect();
        assert!(!columns.is_empty() && columns.iter().all(|col| (0..4).contains(col)));
    }

    #[test]
    fn the_deer_closes_the_gap_and_ends_behind_the_cards() {
        assert_eq!(
            placed(Scene::Pushed),
            [(Wolf, [0, 0]), (Moth, [0, 1]), (Deer, [0, 2]), (Cat, [1, 1]), (Crow, [1, 3])]
        );
    }

    #[test]
    fn the_cat_may_go_only_where_the_crow_stays_with_the_others() {
        let lifted = example(Scene::Lifted).unwrap();
        let homes: Vec<Cell> = lifted
            .placings
            .iter()
            .filter_map(|action| match action {
                Action::Move { to, .. } => Some(*to),
                _ => None,
            })
            .collect();
        assert_eq!(homes, [cell([1, 0]), cell([2, 0])]);
    }

    #[test]
    fn two_spiders_in_corners_score_3_each() {
        for card in [Spider4, Spider5] {
            let both = example(Scene::Spiders(card)).unwrap();
            let receipt = both.seen.receipts().find(|receipt| Some(receipt.at) == both.explained).unwrap();
            assert_eq!(receipt.points, 3);
        }
    }

    #[test]
    fn every_card_of_the_full_display_scores() {
        let full = example(Scene::Full).unwrap();
        assert_eq!(full.seen.scores(), [22, 21]);
        assert!(full.seen.receipts().all(|receipt| receipt.points > 0));
    }
}
