//! Adding an event to the open table.

use super::ledger::{CardStruck, Compared, Ledger, LedgerEntry, Rank, SeatLedger, Value};
use douze_rules::Seat;
use douze_rules::king::{Event, Seats, Stage};

impl Ledger {
    fn enter(&mut self, seat: Seat, entry: LedgerEntry) {
        if let Some(seat) = self.seats.get_mut(seat.index()) {
            seat.entries.push(entry);
        }
    }

    fn enter_all(&mut self, seats: Seats, entry: LedgerEntry) {
        seats.iter().for_each(|seat| self.enter(seat, entry));
    }

    fn change(&mut self, seat: Seat, change: impl FnOnce(&mut SeatLedger)) {
        if let Some(seat) = self.seats.get_mut(seat.index()) {
            change(seat);
        }
    }

    /// Adds what happened next.
    pub(crate) fn apply(&mut self, event: &Event) {
        match *event {
            Event::RoundBegan { round, faces } => {
                (self.round, self.turn) = (round, 1);
                self.turns_before = std::mem::take(&mut self.turns);
                for (seat, face) in self.seats.iter_mut().zip(faces.iter()) {
                    seat.sweep();
                    seat.face = face.or(seat.face);
                    seat.sits_out = face.is_none();
                    (seat.tokens, seat.total_struck, seat.won_round) = ([0; 2], None, false);
                }
            }
            Event::Chosen { seat } => {
                // The first card of a turn puts the last turn's away.
                if self.seats.iter().all(|seat| !seat.has_chosen) {
                    self.sweep();
                    self.turn = self.turns.len() as u32 + 1;
                }
                self.change(seat, |seat| {
                    seat.has_chosen = true;
                    seat.in_hand = seat.in_hand.saturating_sub(1);
                });
            }
            Event::Revealed { cards } => {
                for (seat, card) in self.seats.iter_mut().zip(cards.iter()) {
                    seat.has_chosen = false;
                    seat.played.card = card;
                    if let (Some(face), Some(_)) = (seat.face, card) {
                        seat.entries.push(LedgerEntry::Started { face });
                    }
                }
            }
            Event::StageBegan { stage: Stage::Champions, seats } => {
                self.stage = seats;
                for seat in seats.iter() {
                    self.enter(seat, LedgerEntry::Champion);
                    self.change(seat, |seat| *seat.compared(Stage::Champions) = Compared::default());
                }
            }
            Event::StageBegan { seats, .. } => self.stage = seats,
            Event::CardsCancelled { stage, character, seats } => {
                for seat in seats.iter() {
                    self.change(seat, |seat| {
                        seat.compared(stage).card_struck = Some(CardStruck::Same(seats));
                    });
                }
                self.enter_all(seats, LedgerEntry::CardCancelled { character, with: seats });
            }
            Event::LadyAlone { stage, seat: by } => {
                for seat in self.stage.iter().filter(|&seat| seat != by) {
                    self.change(seat, |seat| {
                        let Some(character) = seat.played.card else { return };
                        if seat.compared(stage).card_struck.is_none() {
                            seat.compared(stage).card_struck = Some(CardStruck::Lady(by));
                            seat.entries.push(LedgerEntry::LadyCancels { by, character });
                        }
                    });
                }
            }
            _ => self.turn_dice(event),
        }
    }

    /// Step 3, and the values of step 4.
    fn turn_dice(&mut self, event: &Event) {
        match *event {
            Event::DicePassed { seat: by, faces, .. } => {
                for seat in self.stage.iter() {
                    let Some(to) = faces.get(seat) else { continue };
                    self.change(seat, |seat| seat.face = Some(to));
                    self.enter(seat, LedgerEntry::Passed { by, to });
                }
            }
            Event::DieFlipped { seat, by, character, from, to } => {
                self.change(seat, |seat| seat.face = Some(to));
                self.enter(seat, LedgerEntry::Flipped { by, character, from, to });
            }
            Event::DieTipped { seat, from, to } => {
                self.change(seat, |seat| seat.face = Some(to));
                self.enter(seat, LedgerEntry::Tipped { from, to });
            }
            Event::DieRolled { seat, from, to } => {
                self.change(seat, |seat| seat.face = Some(to));
                self.enter(seat, LedgerEntry::Rolled { from, to });
            }
            Event::Valued { stage, seat, face, character, value } => {
                self.change(seat, |seat| {
                    seat.compared(stage).value = Some(Value { face, character, number: value });
                });
                self.enter(seat, LedgerEntry::Valued { face, character, value });
            }
            Event::ValuesCancelled { stage, value, seats } => {
                for seat in seats.iter() {
                    self.change(seat, |seat| seat.compared(stage).struck = Some(seats));
                }
                self.enter_all(seats, LedgerEntry::ValueCancelled { value, with: seats });
            }
            Event::OrderTurned { seat: by, character, .. } => {
                self.enter_all(self.stage, LedgerEntry::OrderTurned { by, character });
            }
            _ => self.score(event),
        }
    }

    /// Step 5 and the theft.
    fn score(&mut self, event: &Event) {
        match *event {
            Event::Placed { stage, winner, runner_up } => {
                let champion = stage == Stage::Champions;
                for (seat, rank) in [(winner, Rank::Winner), (runner_up, Rank::RunnerUp)] {
                    let Some(seat) = seat else { continue };
                    self.change(seat, |seat| seat.compared(stage).rank = Some(rank));
                    self.enter(seat, LedgerEntry::Placed { rank, champion, alone: winner.is_none() });
                }
            }
            Event::TokenTaken { stage, seat, token } => {
                self.change(seat, |seat| {
                    seat.tokens[token as usize & 1] += 1;
                    seat.compared(stage).taken += token.points();
                });
                self.enter(seat, LedgerEntry::Took { token });
            }
            Event::Stolen { thief, victim, token: Some(token) } => {
                let kind = token as usize & 1;
                let points = token.points().cast_signed();
                self.change(thief, |seat| {
                    seat.tokens[kind] += 1;
                    seat.played.stolen += points;
                });
                self.change(victim, |seat| {
                    seat.tokens[kind] = seat.tokens[kind].saturating_sub(1);
                    seat.played.stolen -= points;
                });
                self.enter(thief, LedgerEntry::Stole { victim, token });
                self.enter(victim, LedgerEntry::Lost { thief, token });
            }
            Event::Stolen { thief, victim, token: None } => {
                self.enter(thief, LedgerEntry::Declined { victim });
            }
            Event::TheftVoid { seats, because } => self.enter_all(seats, LedgerEntry::TheftVoid { because }),
            _ => self.end(event),
        }
    }

    /// The end of a turn and of a round.
    fn end(&mut self, event: &Event) {
        match *event {
            Event::TurnEnded { .. } => self.turns.push(self.seats.iter().map(|seat| seat.played).collect()),
            Event::TotalsCancelled { points, seats, .. } => {
                for seat in seats.iter() {
                    self.change(seat, |seat| seat.total_struck = Some((points, seats)));
                }
                self.enter_all(seats, LedgerEntry::TotalCancelled { points, with: seats });
            }
            Event::RoundWon { seat, points, .. } => {
                self.change(seat, |seat| seat.won_round = true);
                self.enter(seat, LedgerEntry::RoundWon { points });
            }
            Event::RoundEnded { .. } => {
                for seat in &mut self.seats {
                    seat.in_hand = 7 - seat.crowns;
                }
            }
            Event::TieBreak { .. } => self.tie_break = true,
            Event::Crowned { seat } => self.change(seat, |seat| {
                seat.crowns += 1;
                seat.in_hand = seat.in_hand.saturating_sub(1);
            }),
            // Nothing has moved after these; the others have been added above.
            _ => {}
        }
    }
}
