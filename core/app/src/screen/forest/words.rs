//! Sentences about seats, cards and cells.

use crate::Animals;
use crate::flow::forest::Game;
use crate::flow::setup::People;
use crate::screen::medallions::Medallions;
use crate::screen::parts::animal_id;
use crate::screen::{CardView, FaceView};
use crate::text::{Arg, Text, called};
use douze_rules::Seat;
use douze_rules::forest::{Action, Card, IllegalAction, Observation};

/// The texts of one game.
pub(crate) struct Words<'a> {
    pub(crate) text: &'a Text,
    animals: Animals,
    names: [String; 2],
    medallions: Medallions,
    /// The people sit on either side of the device.
    faced: bool,
}

impl<'a> Words<'a> {
    pub(crate) fn new(text: &'a Text, animals: Animals, game: &Game) -> Self {
        let names = [Seat::new(0), Seat::new(1)].map(|seat| game.name(text, seat));
        Self {
            text,
            animals,
            names,
            medallions: Medallions::default(),
            faced: game.header.options.table_mode,
        }
    }

    /// The same with the faces of these people.
    pub(crate) fn seated(text: &'a Text, animals: Animals, people: &People, game: &Game) -> Self {
        let medallions = Medallions::new(people, &game.header.names, &game.header.players);
        Self { medallions, ..Self::new(text, animals, game) }
    }

    /// The texts of a game between these.
    pub(crate) fn named(text: &'a Text, names: [String; 2]) -> Self {
        Self { text, animals: Animals::All, names, medallions: Medallions::default(), faced: false }
    }

    /// Is this seat on the other side of the device?
    pub(super) fn is_far(&self, seat: Seat) -> bool {
        self.faced && seat.number() == 1
    }

    /// Who sits there.
    pub(crate) fn name(&self, seat: Seat) -> &str {
        &self.names[seat.index()]
    }

    /// The face of who sits there.
    pub(super) fn medallion(&self, seat: Seat) -> FaceView {
        self.medallions.of(seat)
    }

    /// The same where there is little room.
    pub(super) fn called(&self, seat: Seat) -> &str {
        called(&self.names, seat.index())
    }

    /// The open face of a card.
    pub(crate) fn face(&self, seat: Seat, card: Card) -> CardView {
        CardView::new(self.text, self.animals, seat, card)
    }

    /// The id by which texts know a card.
    pub(crate) const fn id(&self, card: Card) -> &'static str {
        animal_id(self.animals, card)
    }

    /// A key that has a member of its own for gentle animals.
    pub(super) fn gently(&self, key: &str, gentle: &str) -> String {
        self.text.say(if self.animals == Animals::Gentle { gentle } else { key })
    }

    /// Are gentle animals shown?
    pub(super) fn is_gentle(&self) -> bool {
        self.animals == Animals::Gentle
    }

    /// A sentence with `$name` and `$seat`.
    pub(crate) fn about(&self, seat: Seat, key: &str) -> String {
        self.with(seat, key, &[])
    }

    /// A sentence with `$name`, `$seat` and `$card`.
    pub(crate) fn card(&self, seat: Seat, card: Card, key: &str) -> String {
        self.with(seat, key, &[("card", self.id(card).into())])
    }

    /// A sentence with `$name`, `$seat` and more.
    pub(crate) fn with(&self, seat: Seat, key: &str, more: &[(&str, Arg<'_>)]) -> String {
        let mut args = vec![("name", self.name(seat).into()), ("seat", seat.index().into())];
        args.extend_from_slice(more);
        self.text.with(key, &args)
    }

    /// What an action at the table does: "Place the Wolf".
    pub(crate) fn act(&self, action: Action, before: &Observation) -> String {
        let (seat, card, key) = match action {
            Action::Push { seat, .. } => (seat, Some(Card::Deer), "forest-confirm-push"),
            Action::Move { seat, from, .. } => {
                (seat, before.card_at(from).map(|(_, card)| card), "forest-confirm-move")
            }
            Action::Place { seat, .. } => {
                (seat, before.table().next().map(|(_, card)| card), "forest-confirm-place")
            }
            _ => return self.text.say("common-confirm"),
        };
        match card {
            Some(card) => self.card(seat, card, key),
            None => self.text.say("common-confirm"),
        }
    }

    /// What it would bring: "Lea 5 → 7, Mia 3 → 2"; the seat that acts comes first.
    pub(crate) fn gain(&self, seat: Seat, before: &Observation, after: &Observation) -> String {
        let changed = [seat, seat.other()].into_iter().filter_map(|seat| {
            let [before, after] = [before, after].map(|seen| seen.scores()[seat.index()]);
            let points = [("before", before.into()), ("after", after.into())];
            (before != after).then(|| self.with(seat, "forest-gain", &points))
        });
        let changed: Vec<String> = changed.collect();
        if changed.is_empty() { self.text.say("forest-gain-none") } else { changed.join(", ") }
    }
}

/// Why the rules refuse a move, and what to do.
pub(crate) fn refusal(text: &Text, animals: Animals, game: &Game, illegal: &IllegalAction) -> String {
    let (key, seat, card) = match *illegal {
        IllegalAction::GameOver => ("forest-illegal-game-over", None, None),
        IllegalAction::WrongPhase { .. } => ("forest-illegal-wrong-phase", None, None),
        IllegalAction::NotYourTurn { seat } => ("forest-illegal-not-your-turn", Some(seat.other()), None),
        IllegalAction::NoSuchSeat { .. } => ("forest-illegal-no-such-seat", None, None),
        IllegalAction::NotADeck => ("forest-illegal-not-a-deck", None, None),
        IllegalAction::NotInHand { seat, card } => ("forest-illegal-not-in-hand", Some(seat), Some(card)),
        IllegalAction::NotTheFive => ("forest-illegal-not-the-five", None, None),
        IllegalAction::AlreadyChosen { seat } => ("forest-illegal-already-chosen", Some(seat), None),
        IllegalAction::NotTheOrigin => ("forest-illegal-not-the-origin", None, None),
        IllegalAction::Occupied { .. } => ("forest-illegal-occupied", None, None),
        IllegalAction::OutsideFrame { .. } => ("forest-illegal-outside-frame", None, None),
        IllegalAction::Touchless { .. } => ("forest-illegal-touchless", None, None),
        IllegalAction::DeerIsPushed => ("forest-illegal-deer-is-pushed", None, None),
        IllegalAction::NotADeer => ("forest-illegal-not-a-deer", None, None),
        IllegalAction::WrongSide => ("forest-illegal-wrong-side", None, None),
        IllegalAction::NoSuchLine => ("forest-illegal-no-such-line", None, None),
        IllegalAction::NotMovable { .. } => ("forest-illegal-not-movable", None, None),
        IllegalAction::FallsApart => ("forest-illegal-falls-apart", None, None),
    };
    let mut args: Vec<(&str, Arg<'_>)> = Vec::new();
    if let Some(seat) = seat {
        args.push(("name", game.name(text, seat).into()));
    }
    if let Some(card) = card {
        args.push(("card", animal_id(animals, card).into()));
    }
    text.with(key, &args)
}
