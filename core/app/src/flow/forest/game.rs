//! The parts of a stored forest duel.

use crate::GameKind;
use crate::deal::{Deal, How};
use crate::flow::stored::chance::chance;
use crate::flow::stored::{News, Outcome, Rules, header};
use crate::store::StoreError;
use crate::text::Text;
use crate::{ForestVariant, PlayerKind};
use douze_rules::Seat;
use douze_rules::forest::{Action, Card, Event, IllegalAction, Phase, State, Variant, Winner, apply};
use rand::RngExt;
use rand::seq::SliceRandom;
use serde::{Deserialize, Serialize};

/// The forest duel, for storing and replaying it.
pub(crate) enum ForestRules {}

pub(crate) type Game = crate::flow::stored::Game<ForestRules>;
pub(crate) type Header = header::Header<Options>;

/// How it begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Options {
    pub(crate) variant: ForestVariant,
    /// Two people, one on either side of the device.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) table_mode: bool,
}

impl Rules for ForestRules {
    const KIND: &'static str = GameKind::Forest.id();
    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;
    type Error = IllegalAction;

    fn fresh(header: &Header) -> Result<State, StoreError> {
        let known = |player: &PlayerKind| player.is_of(&PlayerKind::FOREST);
        if header.players.len() != 2 || !header.players.iter().all(known) {
            return Err(StoreError::Damaged { detail: "not two players of a forest duel".into() });
        }
        Ok(State::new(rules_variant(header)))
    }

    fn apply(state: &mut State, action: Action, events: &mut Vec<Event>) -> Result<(), IllegalAction> {
        apply(state, action, events)
    }

    fn chance(header: &Header, state: &State, index: u32) -> Option<Action> {
        let mut rng = chance(header.seed, index);
        match state.phase() {
            Phase::Deal => {
                let mut decks = [Card::ALL; 2];
                for deck in &mut decks {
                    deck.shuffle(&mut rng);
                }
                Some(Action::Deal { decks })
            }
            Phase::Tiebreaker => {
                Some(Action::Tiebreaker { holder: Seat::new(u8::from(rng.random_bool(0.5))) })
            }
            _ => None,
        }
    }

    fn seat(action: &Action) -> Option<Seat> {
        action.seat()
    }

    fn deal(header: &Header) -> Option<Deal> {
        let how = How::Forest { variant: header.options.variant };
        Some(Deal { seed: header.seed, players: header.players.clone(), how })
    }

    fn is_over(state: &State) -> bool {
        state.phase() == Phase::Over
    }

    fn round(state: &State) -> u32 {
        state.round().into()
    }

    fn news(_: &State, event: &Event) -> Option<News> {
        match *event {
            Event::Placed { seat, card, .. } => Some(News::Placed { seat, card }),
            Event::Pushed { seat, .. } => Some(News::Placed { seat, card: Card::Deer }),
            Event::Removed { .. } => Some(News::Removed),
            _ => None,
        }
    }

    fn outcome(state: &State) -> Option<Outcome> {
        let winner = match state.verdict()?.winner {
            Winner::Seat(seat) => Some(seat),
            Winner::Draw => None,
        };
        Some(Outcome::Forest { winner, points: state.scores() })
    }

    fn name(text: &Text, header: &Header, seat: Seat) -> String {
        name(
            text,
            [0, 1].map(|seat| header.names.get(seat).map_or("", String::as_str)),
            &header.players,
            seat,
        )
    }
}

/// How it begins, in the words of the rules.
pub(crate) fn rules_variant(header: &Header) -> Variant {
    match header.options.variant {
        ForestVariant::Standard => Variant::Standard,
        ForestVariant::Choose3 => Variant::Choose3,
    }
}

/// Who sits there: the name typed, the colour of a person without a name, or the built-in player's.
pub(crate) fn name(text: &Text, typed: [&str; 2], players: &[PlayerKind], seat: Seat) -> String {
    let name = match players.get(seat.index()) {
        Some(player) if *player != PlayerKind::Person && typed[seat.index() & 1].is_empty() => {
            text.of("setup-player", player.id())
        }
        _ if typed[seat.index() & 1].is_empty() => {
            return text.with("setup-seat-name", &[("seat", seat.index().into())]);
        }
        _ => return typed[seat.index() & 1].to_owned(),
    };
    if players.first() == players.get(1) {
        return text.with("setup-player-twin", &[("name", name.into()), ("seat", seat.index().into())]);
    }
    name
}

/// The same people once more, colours swapped.
pub(crate) fn rematch(header: &Header) -> Header {
    let (mut names, mut players) = (header.names.clone(), header.players.clone());
    names.reverse();
    players.reverse();
    Header::new(names, players, header.options, None)
}
