//! Sentences about seats, characters, faces and dilemmas.

use crate::deck::Deck;
use crate::flow::council::{Council, CouncilError, Game, Unsaid};
use crate::flow::setup::People;
use crate::screen::medallions::Medallions;
use crate::screen::{CharacterView, FaceView};
use crate::text::{Arg, Text};
use douze_rules::Seat;
use douze_rules::council::{Character, Effect, Effects, Faces, IllegalAction, Kept};
use std::sync::Arc;

/// The texts of one game.
pub(crate) struct Words<'a> {
    pub(crate) text: &'a Text,
    names: Vec<String>,
    medallions: Medallions,
    deck: Option<Arc<Deck>>,
}

impl<'a> Words<'a> {
    pub(crate) fn new(text: &'a Text, game: &Game) -> Self {
        let deck = game.header.options.loaded.clone();
        Self { text, names: game.names(text), medallions: Medallions::default(), deck }
    }

    /// The same with the faces of these people.
    pub(crate) fn seated(text: &'a Text, people: &People, game: &Game) -> Self {
        let medallions = Medallions::new(people, &game.header.names, &game.header.players);
        Self { medallions, ..Self::new(text, game) }
    }

    /// Who sits there.
    pub(crate) fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// The face of who sits there.
    pub(super) fn medallion(&self, seat: Seat) -> FaceView {
        self.medallions.of(seat)
    }

    /// "Mia and Tom", "Mia, Tom and Bob".
    pub(crate) fn names(&self, seats: impl Iterator<Item = Seat>) -> String {
        let names: Vec<String> = seats.map(|seat| self.name(seat).to_owned()).collect();
        self.join(&names, "common-and")
    }

    /// "9, 10 or 11".
    pub(crate) fn faces(&self, faces: Faces) -> String {
        let faces: Vec<String> = faces.iter().map(|face| face.number().to_string()).collect();
        self.join(&faces, "council-or")
    }

    fn join(&self, parts: &[String], key: &str) -> String {
        match parts {
            [] => String::new(),
            [only] => only.clone(),
            [first @ .., last] => {
                let args = [("first", first.join(", ").into()), ("last", last.as_str().into())];
                self.text.with(key, &args)
            }
        }
    }

    /// The open face of a card.
    pub(crate) fn face(&self, character: Character) -> CharacterView {
        CharacterView::new(character.into(), self.text.of("council-character", character.id()))
    }

    /// What a dilemma is called.
    pub(crate) fn dilemma(&self, number: u8) -> String {
        let deck = self.deck.as_ref();
        let name = deck.and_then(|deck| deck.dilemma_name(self.text.language(), number));
        name.map_or_else(|| number.to_string(), str::to_owned)
    }

    /// How difficult a dilemma is: the bells printed on it.
    pub(crate) fn bells(&self, number: u8) -> Option<u8> {
        Some(self.deck.as_ref()?.rules().dilemma(number)?.bells)
    }

    pub(crate) fn kept(&self, kept: Kept) -> String {
        self.text.of("council-kept", kept.id())
    }

    /// A sentence for each effect of a reward or a penalty.
    pub(crate) fn effects(&self, effects: Effects) -> Vec<String> {
        let sentence = |effect: Effect| match effect {
            Effect::Favour(amount) => {
                let key = if amount < 0 { "council-effect-favour-down" } else { "council-effect-favour-up" };
                self.text.with(key, &[("count", amount.unsigned_abs().into())])
            }
            Effect::Recall(count) => self.text.with("council-effect-recall", &[("count", count.into())]),
            Effect::Bench(count) => self.text.with("council-effect-bench", &[("count", count.into())]),
            Effect::Discard(count) => self.text.with("council-effect-discard", &[("count", count.into())]),
            Effect::Reroll => self.text.say("council-effect-reroll"),
            Effect::Keep(kept) => self.text.with("council-effect-keep", &[("kept", self.kept(kept).into())]),
        };
        let sentences: Vec<String> = effects.iter().map(sentence).collect();
        if sentences.is_empty() { vec![self.text.say("council-effect-none")] } else { sentences }
    }

    /// A sentence with `$name`.
    pub(crate) fn about(&self, seat: Seat, key: &str) -> String {
        self.with(seat, key, &[])
    }

    /// A sentence with `$name` and `$card`.
    pub(crate) fn card(&self, seat: Seat, card: Character, key: &str) -> String {
        self.with(seat, key, &[("card", card.id().into())])
    }

    /// A sentence with `$name` and more.
    pub(crate) fn with(&self, seat: Seat, key: &str, more: &[(&str, Arg<'_>)]) -> String {
        let mut args = vec![("name", self.name(seat).into())];
        args.extend_from_slice(more);
        self.text.with(key, &args)
    }
}

/// Why the rules refuse something, and what to do.
pub(crate) fn refusal(text: &Text, council: &Council, unfit: &CouncilError) -> String {
    let words = Words::new(text, &council.game);
    let illegal = match *unfit {
        CouncilError::Words(Unsaid::Silence) => return text.say("council-unsaid-silence"),
        CouncilError::Words(Unsaid::Moment) => return text.say("council-unsaid-moment"),
        CouncilError::Words(Unsaid::Twice) => return text.say("council-unsaid-twice"),
        CouncilError::Rules(illegal) => illegal,
    };
    match illegal {
        IllegalAction::GameOver => text.say("council-illegal-game-over"),
        IllegalAction::NotYourTurn { seat } => words.about(seat, "council-illegal-not-your-turn"),
        IllegalAction::AlreadyAnswered { seat } => words.about(seat, "council-illegal-answered"),
        IllegalAction::Head { seat } => words.about(seat, "council-illegal-head"),
        IllegalAction::TooLateForSilence => text.say("council-illegal-silence"),
        IllegalAction::NoBells => text.say("council-illegal-no-bells"),
        IllegalAction::MustRing => text.say("council-illegal-must-ring"),
        IllegalAction::NotKept { .. } => text.say("council-illegal-not-kept"),
        IllegalAction::NotNow { kept } => text.of("council-kept-off", kept.id()),
        IllegalAction::OpenAlready { seat } => words.about(seat, "council-illegal-open-already"),
        IllegalAction::MustPlayOpen { seat, card } => {
            words.card(seat, card, "council-illegal-must-play-open")
        }
        IllegalAction::NoSplit => text.say("council-illegal-split"),
        IllegalAction::NotInHand { seat, card } => words.card(seat, card, "council-illegal-not-in-hand"),
        IllegalAction::Petitioner { card } => {
            text.with("council-illegal-petitioner", &[("card", card.id().into())])
        }
        IllegalAction::NotInDiscard { seat, card } => {
            words.card(seat, card, "council-illegal-not-in-discard")
        }
        IllegalAction::NotOnBench { seat, card } => words.card(seat, card, "council-illegal-not-on-bench"),
        IllegalAction::OutOfReach { .. }
        | IllegalAction::FaceMissing { .. }
        | IllegalAction::NoNeighbour { .. } => text.say("council-illegal-face"),
        IllegalAction::TooMany { .. } | IllegalAction::WrongCount { .. } => {
            text.say("council-illegal-enough")
        }
        IllegalAction::WrongPhase { .. }
        | IllegalAction::NoSuchSeat { .. }
        | IllegalAction::NothingToReveal { .. }
        | IllegalAction::NothingAsked { .. }
        | IllegalAction::TargetMissing { .. }
        | IllegalAction::BackMissing
        | IllegalAction::NoClaim { .. } => text.say("error-not-now"),
    }
}
