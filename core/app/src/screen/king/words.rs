//! Sentences about seats, characters and values.

use crate::DieSymbol;
use crate::flow::king::Game;
use crate::flow::setup::People;
use crate::screen::medallions::Medallions;
use crate::screen::{CharacterView, FaceView};
use crate::text::{Arg, Text, called};
use douze_rules::Seat;
use douze_rules::king::{Character, IllegalAction, Seats, Stage};

/// The texts of one game.
pub(crate) struct Words<'a> {
    pub(crate) text: &'a Text,
    names: Vec<String>,
    medallions: Medallions,
}

impl<'a> Words<'a> {
    pub(crate) fn new(text: &'a Text, game: &Game) -> Self {
        Self::named(text, game.names(text))
    }

    /// The same with the faces of these people.
    pub(crate) fn seated(text: &'a Text, people: &People, game: &Game) -> Self {
        let medallions = Medallions::new(people, &game.header.names, &game.header.players);
        Self { medallions, ..Self::new(text, game) }
    }

    /// The texts of a game between these.
    pub(crate) fn named(text: &'a Text, names: Vec<String>) -> Self {
        Self { text, names, medallions: Medallions::default() }
    }

    /// Who sits there.
    pub(crate) fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// The face of who sits there.
    pub(super) fn medallion(&self, seat: Seat) -> FaceView {
        self.medallions.of(seat)
    }

    /// These seats but one: "Mia and Tom", "Mia, Tom and Bob".
    pub(crate) fn others(&self, seats: Seats, but: Seat) -> String {
        let names: Vec<&str> = seats.iter().filter(|&seat| seat != but).map(|seat| self.name(seat)).collect();
        self.join(&names)
    }

    /// All of these seats.
    pub(crate) fn all(&self, seats: Seats) -> String {
        let names: Vec<&str> = seats.iter().map(|seat| self.name(seat)).collect();
        self.join(&names)
    }

    fn join(&self, names: &[&str]) -> String {
        match names {
            [] => String::new(),
            [only] => (*only).to_owned(),
            [first @ .., last] => {
                let first = first.join(", ");
                self.text.with("common-and", &[("first", first.into()), ("last", (*last).into())])
            }
        }
    }

    /// The same where there is little room.
    pub(super) fn called(&self, seat: Seat) -> &str {
        called(&self.names, seat.index())
    }

    /// The open face of a card.
    pub(crate) fn face(&self, character: Character) -> CharacterView {
        CharacterView::of_king(self.text, character)
    }

    /// A sentence with `$name`.
    pub(crate) fn about(&self, seat: Seat, key: &str) -> String {
        self.with(seat, key, &[])
    }

    /// A sentence with `$name` and `$card`.
    pub(crate) fn card(&self, seat: Seat, character: Character, key: &str) -> String {
        self.with(seat, key, &[("card", character.id().into())])
    }

    /// A sentence with `$name` and more.
    pub(crate) fn with(&self, seat: Seat, key: &str, more: &[(&str, Arg<'_>)]) -> String {
        let mut args = vec![("name", self.name(seat).into())];
        args.extend_from_slice(more);
        self.text.with(key, &args)
    }
}

/// Why the rules refuse a move, and what to do.
pub(crate) fn refusal(text: &Text, game: &Game, illegal: &IllegalAction) -> String {
    let words = Words::new(text, game);
    match *illegal {
        IllegalAction::GameOver => text.say("king-illegal-game-over"),
        IllegalAction::WrongPhase { .. } => text.say("king-illegal-wrong-phase"),
        IllegalAction::NotYourTurn { seat } => words.about(seat, "king-illegal-not-your-turn"),
        IllegalAction::NoSuchSeat { .. } => text.say("king-illegal-no-such-seat"),
        IllegalAction::WrongDice => text.say("king-illegal-wrong-dice"),
        IllegalAction::SitsOut { seat } => words.about(seat, "king-illegal-sits-out"),
        IllegalAction::AlreadyChosen { seat } => words.about(seat, "king-illegal-already-chosen"),
        IllegalAction::NotInHand { seat, character } => {
            words.card(seat, character, "king-illegal-not-in-hand")
        }
        IllegalAction::NoNeighbour { .. } => text.say("king-illegal-no-neighbour"),
        IllegalAction::NoSuchToken { victim } => words.about(victim, "king-illegal-no-such-token"),
    }
}

/// With a true minus.
pub(super) fn number(value: i8) -> String {
    value.to_string().replace('-', "−")
}

/// Who came first and second.
pub(super) fn placed(
    words: &Words,
    stage: Stage,
    winner: Option<Seat>,
    runner_up: Option<Seat>,
    tournament: bool,
) -> String {
    let text = words.text;
    let name = |seat: Option<Seat>| seat.map_or("", |seat| words.name(seat));
    let args = [("name", name(winner).into()), ("other", name(runner_up).into())];
    let champion = tournament && stage != Stage::Champions;
    match (winner, runner_up) {
        (Some(_), Some(_)) => {
            text.with(if champion { "king-beat-champion-both" } else { "king-beat-placed-both" }, &args)
        }
        (Some(_), None) => {
            text.with(if champion { "king-beat-champion" } else { "king-beat-placed" }, &args[..1])
        }
        (None, Some(_)) => text.with("king-beat-placed-second", &args[1..]),
        (None, None) => text.say("king-beat-placed-none"),
    }
}

/// What a symbol says.
pub(crate) fn symbol(text: &Text, symbol: DieSymbol) -> String {
    text.say(match symbol {
        DieSymbol::Own => "king-symbol-own",
        DieSymbol::All => "king-symbol-all",
    })
}
