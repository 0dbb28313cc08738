//! Sentences and motions of what happened.

use super::Words;
use super::board::Window;
use super::inspect::headline;
use crate::screen::CardView;
use crate::{ForestMotion, ShiftView};
use douze_rules::Seat;
use douze_rules::forest::{Card, Cell, Event, Line, Observation, Side};

const BLACK: Seat = Seat::new(0);
const WHITE: Seat = Seat::new(1);

/// The sentence on what somebody did on the board, and the card that did it; none for what needs no line.
pub(super) fn line(words: &Words, seen: &Observation, event: &Event) -> Option<(Option<CardView>, String)> {
    let face = match *event {
        Event::Placed { seat, card, .. } | Event::Moved { seat, card, .. } => Some((seat, card)),
        Event::Pushed { seat, .. } => Some((seat, Card::Deer)),
        Event::Removed { cards } => {
            let seat = if cards[0] == Card::Snake { BLACK } else { WHITE };
            Some((seat, Card::Snake))
        }
        Event::TiebreakerPassed { .. } => None,
        _ => return None,
    };
    let sentences = Sentences { words, seen, window: Window::new(seen, None) };
    let (_, sentence, _) = sentences.describe(event, 0)?;
    Some((face.map(|(seat, card)| words.face(seat, card)), sentence))
}

pub(super) struct Sentences<'a> {
    pub(super) words: &'a Words<'a>,
    pub(super) seen: &'a Observation,
    pub(super) window: Window,
}

impl Sentences<'_> {
    fn face(&self, seat: Seat, card: Card) -> CardView {
        self.words.face(seat, card)
    }

    fn faces(&self, cards: [Card; 2]) -> Vec<CardView> {
        vec![self.face(BLACK, cards[0]), self.face(WHITE, cards[1])]
    }

    fn both(&self, cards: [Card; 2], key: &str) -> String {
        let args = [
            ("card", self.words.id(cards[0]).into()),
            ("other", self.words.name(WHITE).into()),
            ("othercard", self.words.id(cards[1]).into()),
        ];
        self.words.with(BLACK, key, &args)
    }

    fn at(&self, seat: Seat, card: Card, at: Cell, key: &str) -> String {
        let (row, col) = self.window.number(at);
        let args = [("card", self.words.id(card).into()), ("row", row.into()), ("column", col.into())];
        self.words.with(seat, key, &args)
    }

    fn shift(&self, from: Cell, to: Cell) -> ShiftView {
        let (from_row, from_col) = self.window.locate(from);
        let (to_row, to_col) = self.window.locate(to);
        ShiftView { from_row, from_col, to_row, to_col }
    }

    /// Motion, sentence and milliseconds at normal pace; none for events without a beat.
    pub(super) fn describe(
        &self,
        event: &Event,
        drawn: usize,
    ) -> Option<(Option<ForestMotion>, String, i32)> {
        let words = self.words;
        Some(match *event {
            Event::Dealt => (None, words.text.say("forest-beat-dealt"), 400),
            Event::TiebreakerTaken { holder } => (None, words.about(holder, "forest-beat-tiebreaker"), 400),
            Event::Kept { seat } => (None, words.about(seat, "forest-beat-kept"), 200),
            Event::Chosen { seat } => (None, words.about(seat, "forest-beat-chosen"), 200),
            Event::Revealed { cards } => (
                Some(ForestMotion::CardsRevealed { cards: self.faces(cards) }),
                self.both(cards, "forest-beat-revealed"),
                1400,
            ),
            Event::Removed { cards } => (
                Some(ForestMotion::CardsRemoved { cards: self.faces(cards) }),
                self.both(
                    cards,
                    if words.is_gentle() { "forest-beat-removed-gently" } else { "forest-beat-removed" },
                ),
                1000,
            ),
            Event::Placed { seat, card, at } => {
                let (row, col) = self.window.locate(at);
                let motion = ForestMotion::CardPlaced { card: self.face(seat, card), row, col };
                (Some(motion), self.at(seat, card, at, "forest-beat-placed"), 500)
            }
            Event::Pushed { seat, line, from, at, shifts } => {
                let (row, col) = self.window.locate(at);
                let shifts: Vec<ShiftView> =
                    shifts.into_iter().flatten().map(|(from, to)| self.shift(from, to)).collect();
                let sentence = self.pushed(seat, line, from, shifts.len());
                let motion = ForestMotion::LinePushed { card: self.face(seat, Card::Deer), row, col, shifts };
                (Some(motion), sentence, 700)
            }
            Event::Moved { seat, card, from, to } => {
                let motion =
                    ForestMotion::CardMoved { card: self.face(seat, card), shift: self.shift(from, to) };
                (Some(motion), self.at(seat, card, to, "forest-beat-moved"), 600)
            }
            Event::TiebreakerPassed { to } => (
                None,
                words.with(to, "forest-beat-tiebreaker-passed", &[("other", words.name(to.other()).into())]),
                500,
            ),
            Event::Drawn { .. } if drawn > 1 => (None, words.text.say("forest-beat-drawn"), 250),
            Event::Drawn { seat } => (None, words.about(seat, "forest-beat-drawn-one"), 250),
            Event::RoundEnded { .. } => return None,
            Event::Ended { verdict } => (None, headline(words, self.seen, verdict), 800),
        })
    }

    fn pushed(&self, seat: Seat, line: Line, from: Side, count: usize) -> String {
        let key = match from {
            Side::Left => "forest-beat-pushed-left",
            Side::Right => "forest-beat-pushed-right",
            Side::Top => "forest-beat-pushed-top",
            Side::Bottom => "forest-beat-pushed-bottom",
        };
        let at = match line {
            Line::Row(row) => Cell { row, col: 0 },
            Line::Col(col) => Cell { row: 0, col },
        };
        let (row, col) = self.window.number(at);
        let place = match line {
            Line::Row(_) => ("row", row.into()),
            Line::Col(_) => ("column", col.into()),
        };
        self.words.with(seat, key, &[place, ("count", count.into())])
    }
}
