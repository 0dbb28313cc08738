//! The lesson of the forest duel: seven moments.

use super::step::{Answer, Plan, Step, Want};
use crate::flow::forest::{Forest, Game, Header, Options};
use crate::flow::table::Table;
use crate::flow::{Context, Reply};
use crate::store::StoreError;
use crate::{ForestCard, ForestIntent, ForestVariant, GameKind, Intent, PlayerKind, TableIntent};
use douze_rules::Seat;
use douze_rules::forest::Card::{
    Bat, Cat, Crow, Deer, Jackalope, Moth, Owl, Raccoon, Snake, Spider4, Spider5, Wolf,
};
use douze_rules::forest::{Action, Card, Cell, Line, Side, State, Variant, apply, legal};

const ME: Seat = Seat::new(0);
const OTHER: Seat = Seat::new(1);

pub(super) const PLAN: Plan = Plan { game: GameKind::Forest, name: "lesson-forest", steps: STEPS };

const STEPS: &[Step] = &[
    // Choosing, going first, touching.
    Step { say: "choose", want: Want::Card(ForestCard::Owl) },
    Step { say: "again", want: Want::Confirm },
    Step { say: "lower", want: Want::Cell(0, 0) },
    Step { say: "place", want: Want::Confirm },
    Step { say: "touch", want: Want::Next },
    // The Cat on the edge.
    Step { say: "cat", want: Want::Cell(-1, 0) },
    Step { say: "cat-place", want: Want::Confirm },
    Step { say: "cat-done", want: Want::Next },
    // The Wolf among enemies.
    Step { say: "wolf", want: Want::Cell(-1, 0) },
    Step { say: "wolf-place", want: Want::Confirm },
    Step { say: "wolf-done", want: Want::Next },
    // The Deer pushes.
    Step { say: "deer", want: Want::Cell(4, 3) },
    Step { say: "deer-push", want: Want::Confirm },
    Step { say: "deer-done", want: Want::Next },
    // The Snake takes both.
    Step { say: "snake", want: Want::Card(ForestCard::Snake) },
    Step { say: "snake-choose", want: Want::Confirm },
    Step { say: "snake-done", want: Want::Next },
    // The last card, and the end.
    Step { say: "last", want: Want::Cell(-2, 0) },
    Step { say: "last-place", want: Want::Confirm },
    Step { say: "end", want: Want::Next },
];

/// What happens in a game, as short as it can be written.
#[derive(Clone, Copy)]
enum Do {
    /// Both choose: black, white.
    Both(Card, Card),
    /// The seat whose turn it is lays its card.
    Lay(i8, i8),
    Push(Line, Side),
    /// The Raccoon moves a card: from, to.
    Shift(i8, i8, i8, i8),
    /// White chooses alone: black is asked.
    White(Card),
}
use Do::{Both, Lay, Push, Shift, White};

/// A moment: how the decks lie, and what has happened.
struct Scene {
    decks: [[Card; 12]; 2],
    line: &'static [Do],
}

const FIRST: Scene = Scene {
    decks: [
        [Owl, Deer, Bat, Crow, Spider4, Spider5, Raccoon, Jackalope, Snake, Wolf, Moth, Cat],
        [Wolf, Spider5, Cat, Spider4, Moth, Crow, Bat, Deer, Snake, Jackalope, Owl, Raccoon],
    ],
    line: &[White(Wolf)],
};

const CAT: Scene = Scene {
    decks: [
        [Deer, Owl, Crow, Moth, Cat, Raccoon, Wolf, Spider5, Jackalope, Snake, Bat, Spider4],
        [Raccoon, Spider5, Wolf, Crow, Bat, Cat, Snake, Spider4, Moth, Jackalope, Owl, Deer],
    ],
    line: &[
        Both(Deer, Wolf),
        Lay(0, 0),
        Lay(1, 1),
        Both(Owl, Spider5),
        Lay(0, -1),
        Lay(2, 2),
        Both(Moth, Raccoon),
        Lay(-1, 1),
        Shift(2, 2, -1, 2),
        Lay(1, -1),
        Both(Cat, Cat),
        Lay(2, 1),
    ],
};

const WOLF: Scene = Scene {
    decks: [
        [Crow, Spider5, Spider4, Owl, Wolf, Cat, Raccoon, Snake, Deer, Jackalope, Moth, Bat],
        [Jackalope, Moth, Spider4, Raccoon, Cat, Bat, Deer, Snake, Owl, Wolf, Crow, Spider5],
    ],
    line: &[
        Both(Spider5, Moth),
        Lay(0, 0),
        Lay(0, -1),
        Both(Crow, Jackalope),
        Lay(1, 1),
        Lay(1, 0),
        Both(Owl, Spider4),
        Lay(2, 0),
        Lay(-1, -2),
        Both(Wolf, Raccoon),
        Lay(1, -1),
        Shift(-1, -2, -1, 1),
    ],
};

const DEER: Scene = Scene {
    decks: [
        [Bat, Snake, Deer, Moth, Cat, Owl, Raccoon, Wolf, Crow, Spider5, Jackalope, Spider4],
        [Bat, Spider4, Raccoon, Spider5, Deer, Jackalope, Snake, Crow, Wolf, Cat, Moth, Owl],
    ],
    line: &[
        Both(Snake, Bat),
        Both(Bat, Spider5),
        Lay(0, 0),
        Lay(1, 1),
        Both(Cat, Spider4),
        Lay(2, 2),
        Lay(3, 3),
        Both(Moth, Jackalope),
        Lay(2, 3),
        Lay(0, 2),
        Both(Deer, Deer),
        Push(Line::Row(1), Side::Right),
    ],
};

const SNAKE: Scene = Scene {
    decks: [
        [Moth, Spider4, Bat, Crow, Snake, Jackalope, Wolf, Raccoon, Deer, Spider5, Cat, Owl],
        [Moth, Cat, Deer, Bat, Raccoon, Jackalope, Spider5, Snake, Owl, Crow, Spider4, Wolf],
    ],
    line: &[
        Both(Moth, Cat),
        Lay(0, 0),
        Lay(1, 1),
        Both(Crow, Bat),
        Lay(2, 1),
        Lay(2, 2),
        Both(Spider4, Moth),
        Lay(3, 3),
        Lay(3, 2),
        White(Raccoon),
    ],
};

const LAST: Scene = Scene {
    decks: [
        [Deer, Bat, Spider4, Crow, Owl, Spider5, Raccoon, Jackalope, Snake, Wolf, Moth, Cat],
        [Spider4, Spider5, Cat, Wolf, Moth, Crow, Bat, Deer, Snake, Jackalope, Owl, Raccoon],
    ],
    line: &[
        Both(Bat, Spider4),
        Lay(0, 0),
        Lay(1, 1),
        Both(Deer, Cat),
        Push(Line::Col(1), Side::Bottom),
        Lay(1, 1),
        Both(Owl, Wolf),
        Lay(-1, 2),
        Lay(0, 1),
        Both(Spider4, Spider5),
        Lay(1, -1),
        Lay(1, 2),
        Both(Raccoon, Crow),
        Lay(-2, 2),
        Shift(-1, 1, 1, 0),
        Lay(0, 2),
        Both(Crow, Bat),
        Lay(-2, 0),
        Lay(-1, 1),
        Both(Spider5, Deer),
        Push(Line::Row(0), Side::Right),
        Lay(-1, -1),
        Both(Snake, Jackalope),
        Both(Moth, Snake),
        Both(Wolf, Raccoon),
        Lay(-1, 0),
        Shift(-2, 0, -2, -1),
    ],
};

/// The moment that begins with this step.
pub(super) fn scene(step: usize) -> Option<&'static str> {
    let say = STEPS.get(step)?.say;
    ["choose", "cat", "wolf", "deer", "snake", "last"].into_iter().find(|&begins| begins == say)
}

fn deal(say: &str) -> &'static Scene {
    match say {
        "cat" => &CAT,
        "wolf" => &WOLF,
        "deer" => &DEER,
        "snake" => &SNAKE,
        "last" => &LAST,
        _ => &FIRST,
    }
}

/// What the other seat does after this step.
pub(super) fn others(step: usize) -> Vec<Action> {
    match STEPS.get(step).map(|step| step.say) {
        Some("place") => vec![Action::Place { seat: OTHER, at: Cell { row: 1, col: 1 } }],
        _ => Vec::new(),
    }
}

/// The table at the moment that begins with this step.
pub(super) fn table(context: &mut Context, step: usize) -> Result<Forest, StoreError> {
    let scene = deal(scene(step).unwrap_or_default());
    let header = Header {
        names: vec!["Mia".into(), String::new()],
        players: vec![PlayerKind::Person, PlayerKind::Fawn],
        options: Options { variant: ForestVariant::Standard },
        seed: 0,
        seed_chosen: true,
        player_seed: 0,
    };
    let game = Game::scripted(context.store, header, line(scene))?;
    Table::resume(context, game)
}

/// The actions of a moment, chance among them. The tests play all of them.
fn line(scene: &Scene) -> Vec<Action> {
    let mut state = State::new(Variant::Standard);
    let mut line = Vec::new();
    let mut act = |action: Action| {
        if apply(&mut state, action, &mut ()).is_ok() {
            line.push(action);
        }
        state.asked().next().unwrap_or(ME)
    };
    act(Action::Deal { decks: scene.decks });
    let mut turn = act(Action::Tiebreaker { holder: OTHER });
    for &happens in scene.line {
        turn = match happens {
            Both(mine, theirs) => {
                act(Action::Choose { seat: OTHER, card: theirs });
                act(Action::Choose { seat: ME, card: mine })
            }
            White(card) => act(Action::Choose { seat: OTHER, card }),
            Lay(row, col) => act(Action::Place { seat: turn, at: Cell { row, col } }),
            Push(line, from) => act(Action::Push { seat: turn, line, from }),
            Shift(row, col, to_row, to_col) => act(Action::Move {
                seat: turn,
                from: Cell { row, col },
                to: Cell { row: to_row, col: to_col },
            }),
        };
    }
    line
}

/// Presses what is asked for.
pub(super) fn press(table: &mut Forest, context: &mut Context, want: Want) -> Result<Reply, StoreError> {
    use crate::flow::table::AnyTable;
    match want.intent() {
        Some(Intent::Forest(intent)) => table.tap(context, intent),
        Some(Intent::Table(intent)) => table.handle(context, intent),
        _ => Ok(Reply::not_now()),
    }
}

/// Another seat acts.
pub(super) fn act(table: &mut Forest, context: &mut Context, action: Action) -> Result<(), StoreError> {
    table.act(context, action).map(|_| ())
}

/// What is said to something else than what is asked for.
pub(super) fn answer(table: &Forest, intent: &Intent) -> Answer {
    match *intent {
        Intent::Forest(ForestIntent::PickCard { card }) => Answer::OtherCard(card),
        Intent::Forest(ForestIntent::TapCell { row, col }) => {
            let (Ok(row), Ok(col)) = (i8::try_from(row), i8::try_from(col)) else { return Answer::Later };
            there(table, Cell { row, col }).map_or(Answer::Later, Answer::OtherPlace)
        }
        Intent::Forest(ForestIntent::InspectCard { row, col }) => {
            let (Ok(row), Ok(col)) = (i8::try_from(row), i8::try_from(col)) else { return Answer::Later };
            let card = table.state().card_at(Cell { row, col });
            card.map_or(Answer::Later, |(_, card)| Answer::OnBoard(card.into()))
        }
        Intent::Table(TableIntent::Confirm) | _ => Answer::Later,
    }
}

/// How many points more the seat would be ahead.
fn there(table: &Forest, at: Cell) -> Option<i32> {
    use douze_rules::Viewer;
    use douze_rules::forest::observe;
    let state = table.state();
    let ahead = |state: &State| {
        let scores = observe(state, Viewer::Everyone).scores();
        i32::from(scores[0]) - i32::from(scores[1])
    };
    let goes = |action: &Action| match *action {
        Action::Place { at: cell, .. } => cell == at,
        Action::Push { line, from, .. } => crate::flow::forest::entry(state.frame(), line, from) == Some(at),
        _ => false,
    };
    let action = legal(state).into_iter().find(goes)?;
    let mut after = *state;
    apply(&mut after, action, &mut ()).ok()?;
    Some(ahead(&after) - ahead(state))
}
