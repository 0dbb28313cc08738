//! The hint in King of 12, and the review of a game, in words.

use super::{Words, hand, seats};
use crate::flow::king::{King, Pick};
use crate::flow::table::review::ReviewedDecision;
use crate::screen::hint::{self, Named, Unit, tenths};
use crate::screen::parts::die_layout;
use crate::screen::review::{Explainer, ReviewedTable, TableThen, mark_characters};
use crate::screen::{CardFace, HintView};
use crate::text::Text;
use crate::{GameKind, Intent, KingIntent};
use douze_ai::king::Reason;
use douze_rules::Seat;
use douze_rules::king::{Action, Character, Observation, Token};

/// The hint beside the table, unless something is explained there.
pub(super) fn hint(words: &Words, seen: &Observation, king: &King) -> Option<HintView> {
    let advice = king.analysis.hint.shown().filter(|_| king.inspect.is_none() && !king.own.history)?;
    let name = |action: &Action| Named { select: select(king, *action), ..words.action(seen, action) };
    Some(hint::view(words.text, advice, Unit::Rounds, name, |reason| words.reason(reason)))
}

/// What selects this at the table; none where it is selected. The same tap twice would confirm it, or forget it.
fn select(king: &King, action: Action) -> Option<Intent> {
    let (pick, intent) = match action {
        Action::Choose { character, .. } | Action::Crown { character, .. } => {
            (Pick::Card(character), Intent::King(KingIntent::PickCharacter { character: character.into() }))
        }
        Action::Face { face, .. } => {
            (Pick::Face(face), Intent::King(KingIntent::PickFace { face: face.number().into() }))
        }
        Action::Take { token, .. } => {
            let points = token.map_or(0, |token| token.points().into());
            (Pick::Token(token), Intent::King(KingIntent::PickToken { token: points }))
        }
        Action::Roll { .. } | Action::OracleRoll { .. } => return None,
    };
    (king.own.pick != Some(pick)).then_some(intent)
}

/// The card that an action is about.
const fn card(action: &Action) -> Option<Character> {
    match *action {
        Action::Choose { character, .. } | Action::Crown { character, .. } => Some(character),
        _ => None,
    }
}

impl Explainer<Action, Reason, Observation> for Words<'_> {
    const GAME: GameKind = GameKind::King;
    const UNIT: Unit = Unit::Rounds;

    fn text(&self) -> &Text {
        self.text
    }

    fn name(&self, seat: Seat) -> &str {
        self.name(seat)
    }

    fn alike(one: &Action, other: &Action) -> bool {
        one == other
    }

    fn heading(&self, seen: &Observation, action: &Action) -> String {
        let round = ("round", seen.round().into());
        let turn = ("turn", seen.turn().into());
        match action {
            Action::Crown { .. } => self.text.with("review-heading-crown", &[round]),
            Action::Face { .. } => self.text.with("review-heading-face", &[round, turn]),
            Action::Take { .. } => self.text.with("review-heading-theft", &[round, turn]),
            _ => self.text.with("review-heading-card", &[round, turn]),
        }
    }

    fn action(&self, _: &Observation, action: &Action) -> Named {
        let text = self.text;
        let face = card(action).map(|character| self.face(character));
        let label = match (*action, &face) {
            (_, Some(face)) => face.name.clone(),
            (Action::Face { face, .. }, _) => text.with("hint-face", &[("face", face.number().into())]),
            (Action::Take { token, .. }, _) => text.say(match token {
                Some(Token::Two) => "king-offer-two",
                Some(Token::One) => "king-offer-one",
                None => "king-offer-none",
            }),
            _ => String::new(),
        };
        Named { face: face.map(|character| CardFace::Character { character }), label, select: None }
    }

    fn reason(&self, reason: &Reason) -> Option<String> {
        let text = self.text;
        Some(match *reason {
            Reason::OnlyChoice => text.say("hint-only"),
            Reason::Scores { tenths: more } => {
                text.with("hint-turn", &[("points", tenths(text, i32::from(more) * 10).into())])
            }
            Reason::Round { percent } => text.with("hint-wins", &[("count", percent.into())]),
            Reason::Mixes { .. } => text.say("hint-mixes"),
            Reason::KeepsTheBetter => text.say("hint-keeps"),
            Reason::CutShort => text.say("hint-cut"),
            Reason::AtRandom => return None,
        })
    }
}

/// The table at a decision of a review.
pub(super) fn then(
    words: &Words,
    king: &King,
    decision: &ReviewedDecision<Action, Reason, Observation>,
    better: Option<&Action>,
) -> TableThen {
    let seat = decision.seat;
    let character = |action: &Action| card(action).map(Into::into);
    let mut hand = hand::then(words, &decision.view, seat);
    mark_characters(words.text, &mut hand.cards, character(&decision.action), better.and_then(character));
    let mut ledger = king.ledger_before(decision.events);
    if matches!(decision.action, Action::Choose { .. }) {
        // As when the hand is open: the cards of the last turn are put away.
        ledger.sweep();
    }
    let group = seats::group_then(words, king, &ledger, seat);
    let table = group.map(|group| {
        let spoken: Vec<&str> = group.seats.iter().map(|seat| seat.spoken.as_str()).collect();
        ReviewedTable::King { die: die_layout(), spoken: spoken.join(" "), group }
    });
    TableThen { table, hand: Some(hand) }
}
