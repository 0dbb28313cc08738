//! What lies open on the table after some of a game's events: the events added up. They are public, so nothing hidden
//! can get in here.

use douze_rules::Seat;
use douze_rules::d12::Face;
use douze_rules::king::{Character, Event, Seats, Stage, Token, Void};

/// The open table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Ledger {
    pub(crate) seats: Vec<SeatLedger>,
    pub(crate) round: u32,
    /// Of the turn that is played or was played last, from 1.
    pub(crate) turn: u32,
    /// The finished turns of this round.
    pub(crate) turns: Vec<Vec<Played>>,
    /// The turns of the round before, while this one has none.
    pub(crate) turns_before: Vec<Vec<Played>>,
    /// Who is compared with whom at the moment.
    pub(crate) stage: Seats,
    /// The simultaneous winners of a tournament play on (R-K7).
    pub(crate) tie_break: bool,
}

/// What lies before one seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct SeatLedger {
    pub(crate) face: Option<Face>,
    /// A card lies face down.
    pub(crate) has_chosen: bool,
    /// Cards in hand.
    pub(crate) in_hand: u8,
    /// This turn, or the last one until cards are chosen again.
    pub(crate) played: Played,
    /// How it went in this turn.
    pub(crate) steps: Vec<Step>,
    /// How it went in the turn before, while this one has nothing to tell yet.
    pub(crate) last_steps: Vec<Step>,
    /// Ones and twos.
    pub(crate) tokens: [u8; 2],
    pub(crate) crowns: u8,
    /// Points that were cancelled at the end of the round, and with whose.
    pub(crate) total_struck: Option<(u8, Seats)>,
    pub(crate) won_round: bool,
    /// A tie-break without this seat.
    pub(crate) sits_out: bool,
}

/// A seat's part of a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Played {
    pub(crate) card: Option<Character>,
    pub(crate) group: Compared,
    /// Among the champions of a tournament.
    pub(crate) champion: Option<Compared>,
    /// Points that the Lady brought, or took away.
    pub(crate) stolen: i8,
}

impl Played {
    /// Points from the supply.
    pub(crate) fn taken(&self) -> u8 {
        self.group.taken + self.champion.map_or(0, |champion| champion.taken)
    }
}

/// What a card and a die came to among those that it was compared with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Compared {
    pub(crate) card_struck: Option<CardStruck>,
    pub(crate) value: Option<Value>,
    /// The seats with the same value, itself among them.
    pub(crate) struck: Option<Seats>,
    pub(crate) rank: Option<Rank>,
    /// Points from the supply.
    pub(crate) taken: u8,
}

/// Why a card does nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CardStruck {
    /// These seats chose the same, itself among them.
    Same(Seats),
    /// The only Lady.
    Lady(Seat),
}

/// What a die is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Value {
    pub(crate) face: Face,
    /// The card that changed it.
    pub(crate) character: Option<Character>,
    pub(crate) number: i8,
}

/// First or second.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Rank {
    Winner,
    RunnerUp,
}

/// One step of a seat's account of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    Started {
        face: Face,
    },
    Champion,
    CardCancelled {
        character: Character,
        with: Seats,
    },
    LadyCancels {
        by: Seat,
        character: Character,
    },
    Passed {
        by: Seat,
        to: Face,
    },
    Flipped {
        by: Seat,
        character: Character,
        from: Face,
        to: Face,
    },
    Tipped {
        from: Face,
        to: Face,
    },
    Rolled {
        from: Face,
        to: Face,
    },
    Valued {
        face: Face,
        character: Option<Character>,
        value: i8,
    },
    ValueCancelled {
        value: i8,
        with: Seats,
    },
    OrderTurned {
        by: Seat,
        character: Character,
    },
    /// `alone`: a runner-up without a winner (R-K3).
    Placed {
        rank: Rank,
        champion: bool,
        alone: bool,
    },
    Took {
        token: Token,
    },
    Stole {
        victim: Seat,
        token: Token,
    },
    Lost {
        thief: Seat,
        token: Token,
    },
    Declined {
        victim: Seat,
    },
    TheftVoid {
        because: Void,
    },
    TotalCancelled {
        points: u8,
        with: Seats,
    },
    RoundWon {
        points: u8,
    },
}

impl SeatLedger {
    /// Of this round.
    pub(crate) fn points(&self) -> u8 {
        if self.total_struck.is_some() { 0 } else { self.tokens[0] + 2 * self.tokens[1] }
    }

    fn compared(&mut self, stage: Stage) -> &mut Compared {
        match stage {
            Stage::Group(_) => &mut self.played.group,
            Stage::Champions => self.played.champion.get_or_insert_default(),
        }
    }

    fn sweep(&mut self) {
        self.played = Played::default();
        if !self.steps.is_empty() {
            self.last_steps = std::mem::take(&mut self.steps);
        }
    }
}

impl Ledger {
    /// A table before the first roll.
    pub(crate) fn new(seats: usize) -> Self {
        Self {
            seats: vec![SeatLedger { in_hand: 7, ..SeatLedger::default() }; seats],
            round: 1,
            turn: 1,
            turns: Vec::new(),
            turns_before: Vec::new(),
            stage: Seats::EMPTY,
            tie_break: false,
        }
    }

    /// The table after these events.
    pub(crate) fn of(seats: usize, events: &[Event]) -> Self {
        let mut ledger = Self::new(seats);
        for event in events {
            ledger.add(event);
        }
        ledger
    }

    /// The last turn's cards and values are put away.
    pub(crate) fn sweep(&mut self) {
        self.seats.iter_mut().for_each(SeatLedger::sweep);
    }

    fn tell(&mut self, seat: Seat, step: Step) {
        if let Some(seat) = self.seats.get_mut(seat.index()) {
            seat.steps.push(step);
        }
    }

    fn tell_all(&mut self, seats: Seats, step: Step) {
        seats.iter().for_each(|seat| self.tell(seat, step));
    }

    fn change(&mut self, seat: Seat, change: impl FnOnce(&mut SeatLedger)) {
        if let Some(seat) = self.seats.get_mut(seat.index()) {
            change(seat);
        }
    }

    /// Adds what happened next.
    pub(crate) fn add(&mut self, event: &Event) {
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
                        seat.steps.push(Step::Started { face });
                    }
                }
            }
            Event::StageBegan { stage: Stage::Champions, seats } => {
                self.stage = seats;
                for seat in seats.iter() {
                    self.tell(seat, Step::Champion);
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
                self.tell_all(seats, Step::CardCancelled { character, with: seats });
            }
            Event::LadyAlone { stage, seat: by } => {
                for seat in self.stage.iter().filter(|&seat| seat != by) {
                    self.change(seat, |seat| {
                        let Some(character) = seat.played.card else { return };
                        if seat.compared(stage).card_struck.is_none() {
                            seat.compared(stage).card_struck = Some(CardStruck::Lady(by));
                            seat.steps.push(Step::LadyCancels { by, character });
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
                    self.tell(seat, Step::Passed { by, to });
                }
            }
            Event::DieFlipped { seat, by, character, from, to } => {
                self.change(seat, |seat| seat.face = Some(to));
                self.tell(seat, Step::Flipped { by, character, from, to });
            }
            Event::DieTipped { seat, from, to } => {
                self.change(seat, |seat| seat.face = Some(to));
                self.tell(seat, Step::Tipped { from, to });
            }
            Event::DieRolled { seat, from, to } => {
                self.change(seat, |seat| seat.face = Some(to));
                self.tell(seat, Step::Rolled { from, to });
            }
            Event::Valued { stage, seat, face, character, value } => {
                self.change(seat, |seat| {
                    seat.compared(stage).value = Some(Value { face, character, number: value });
                });
                self.tell(seat, Step::Valued { face, character, value });
            }
            Event::ValuesCancelled { stage, value, seats } => {
                for seat in seats.iter() {
                    self.change(seat, |seat| seat.compared(stage).struck = Some(seats));
                }
                self.tell_all(seats, Step::ValueCancelled { value, with: seats });
            }
            Event::OrderTurned { seat: by, character, .. } => {
                self.tell_all(self.stage, Step::OrderTurned { by, character });
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
                    self.tell(seat, Step::Placed { rank, champion, alone: winner.is_none() });
                }
            }
            Event::TokenTaken { stage, seat, token } => {
                self.change(seat, |seat| {
                    seat.tokens[token as usize & 1] += 1;
                    seat.compared(stage).taken += token.points();
                });
                self.tell(seat, Step::Took { token });
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
                self.tell(thief, Step::Stole { victim, token });
                self.tell(victim, Step::Lost { thief, token });
            }
            Event::Stolen { thief, victim, token: None } => self.tell(thief, Step::Declined { victim }),
            Event::TheftVoid { seats, because } => self.tell_all(seats, Step::TheftVoid { because }),
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
                self.tell_all(seats, Step::TotalCancelled { points, with: seats });
            }
            Event::RoundWon { seat, points, .. } => {
                self.change(seat, |seat| seat.won_round = true);
                self.tell(seat, Step::RoundWon { points });
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
            // Nothing lies otherwise after these; the others have been added above.
            _ => {}
        }
    }
}
