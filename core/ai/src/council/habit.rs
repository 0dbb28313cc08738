//! How far each seat can be expected to keep to a plan for the whole council, learned from what it has played and
//! said; and what it plays when it does not.

use super::mind::Mind;
use super::turn::{Down, Turn};
use super::{Remark, Temperament};
use douze_rules::Seat;
use douze_rules::council::{Characters, Played};

/// Certainty.
pub(super) const ALWAYS: i64 = 256;
/// How far a plan is kept, by the evidence for it, from -4 to 4.
const KEEPS: [i64; 9] = [2, 10, 30, 70, 128, 180, 220, 244, 254];
/// Of 25 times, the card that does most alone is played so often by who does not plan, and any other by chance.
pub(super) const HABIT: u64 = 24;

impl Mind<'_> {
    /// How often this seat plays its part of a plan, of [`ALWAYS`].
    pub(super) fn keeps(&self, seat: Seat) -> i64 {
        let plays: i64 = self.view.history().map(|turn| self.evidence(&turn, seat)).sum();
        let evidence = plays + self.spoken(seat);
        KEEPS[(evidence.clamp(-4, 4) + 4) as usize]
    }

    /// Who always plays what does most alone does not plan with the others.
    fn evidence(&self, turn: &Played, seat: Seat) -> i64 {
        let reckoned = || {
            let dilemma = self.view.dilemmas_seen().nth(turn.place().into())?;
            Some((Turn::earlier(dilemma.targets, turn.die()?)?, turn.card(seat)?))
        };
        let Some((past, card)) = reckoned() else { return 0 };
        let held = turn.held(seat);
        let alone = |card| {
            let seconds = if held.len() > 2 { held.without(card) } else { Characters::EMPTY };
            past.chance(past.start, &[Down { card, seconds, loose: false }])
        };
        let most = held.iter().map(alone).max().unwrap_or(0);
        let best = held.iter().filter(|&card| alone(card) == most).count();
        if most == 0 || 2 * best > held.len() {
            0
        } else if alone(card) == most {
            -1
        } else {
            2
        }
    }

    /// Built-in councillors say what they can do whenever one of them does. Where all speak, words tell nobody apart: a
    /// careful sage then waits for what is played.
    fn spoken(&self, seat: Seat) -> i64 {
        let help = |remark| remark < Remark::Ring;
        let says = |who: Seat| self.heard.iter().any(|said| said.seat == who && help(said.remark));
        let careful = self.player.temperament == Temperament::Careful;
        match () {
            () if careful && self.seats().all(|who| who == self.seat || says(who)) => 0,
            () if seat == self.seat || says(seat) => 3,
            () if self.seats().any(says) => -3,
            () => 0,
        }
    }
}
