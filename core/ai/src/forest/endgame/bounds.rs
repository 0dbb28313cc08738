//! Bounds of what the last round comes to: found with less than all hands.

use super::cards::{Cards, SNAKE, ones};
use super::tables::{End, TIE, Tables};
use crate::budget::{CutShort, Meter};
use crate::forest::worth::{MAX_WORTH, WIN};

impl Tables {
    /// No less than the mean of what follows all draws is for a side: what it can get when the other shows
    /// one of the cards that it holds already. Looks for no better bound than `enough`.
    pub(super) fn most(
        &mut self,
        meter: &mut Meter,
        end: &End,
        cards: &[Cards; 2],
        side: usize,
        enough: Option<i32>,
    ) -> Result<i32, CutShort> {
        let (own, other) = (cards[side & 1], cards[side & 1 ^ 1]);
        let mut most = MAX_WORTH;
        for shown in ones(other.hand & !SNAKE) {
            let then = other.without(shown);
            let mut held = -MAX_WORTH;
            for card in ones(own.hand) {
                held = held.max(self.against(meter, end, side, [card, shown], [own, then], enough)?);
            }
            // With what is drawn it gets no less.
            if held >= most || enough.is_some_and(|enough| held > enough) {
                continue;
            }
            let (mut sum, mut count) = (0, 0);
            for drawn in own.drawn() {
                let mut best = held;
                for card in ones(drawn.hand & (!own.hand | SNAKE)) {
                    best = best.max(self.against(meter, end, side, [card, shown], [drawn, then], None)?);
                }
                sum += best;
                count += 1;
            }
            most = most.min(sum / count);
            if enough.is_some_and(|enough| most <= enough) {
                break;
            }
        }
        Ok(most)
    }

    /// The most that a side can get with a card against one that is shown.
    fn against(
        &mut self,
        meter: &mut Meter,
        end: &End,
        side: usize,
        [card, shown]: [u16; 2],
        [own, other]: [Cards; 2],
        enough: Option<i32>,
    ) -> Result<i32, CutShort> {
        if card == SNAKE {
            meter.spend()?;
            let own = own.without(card);
            let left = if side == 0 { [own, other] } else { [other, own] };
            return self.most(meter, end, &left, side, enough);
        }
        let pair = if side == 0 { [card, shown] } else { [shown, card] };
        Ok(match self.pair(meter, end, pair)? {
            TIE => WIN,
            worth if side == 0 => worth.into(),
            worth => -i32::from(worth),
        })
    }
}
