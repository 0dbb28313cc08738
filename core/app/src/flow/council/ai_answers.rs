//! Questions to the built-in councillors, and their answers at this point of the game.

use super::talk::{Talk, Words};
use crate::deck::Deck;
use douze_ai::council::{
    Advice, Decision, Heard, Moment, Player, Reason, Said, advise, afterwards, decide, next_to_reveal,
    propose, remarks,
};
use douze_ai::{Budget, CancelToken};
use douze_rules::Seat;
use douze_rules::council::{Action, Character, Event, Observation};
use std::sync::Arc;

/// What is wanted of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ask {
    /// Everybody speaks once at this moment.
    Speak(Moment),
    /// What the council might do first, and what they think of the bells.
    Propose,
    /// Whom each would see reveal next.
    Order,
    /// What each thinks of what the council decides now: a shield, the ruler.
    Agree,
    /// The action of one of them.
    Decide(Seat),
    /// Why one of them chose this card in this turn, asked once more.
    Plan { seat: Seat, turn: u8, card: Character },
}

/// Rounds of talk at one moment, at most.
const ROUNDS: usize = 6;

/// A question with all that the councillors may know.
pub(crate) struct Question {
    pub(super) ask: Ask,
    /// Who is asked, with its own view.
    pub(super) views: Vec<(Seat, Observation)>,
    pub(super) heard: Words,
    /// After the check: what was reported since all cards lay face down.
    pub(super) events: Vec<Event>,
    pub(super) deck: Arc<Deck>,
    /// By seat.
    pub(super) players: Vec<Player>,
    pub(super) seed: u64,
}

/// What a person may know who asks for a hint.
#[derive(Clone)]
pub(crate) struct Advised {
    pub(crate) view: Observation,
    pub(crate) talk: Talk,
    pub(super) deck: Arc<Deck>,
}

impl Advised {
    /// Thinks; none when there is no advice, or it was stopped for good.
    pub(crate) fn answer(&self, seed: u64, control: &CancelToken) -> Option<Advice> {
        let (deck, budget) = (self.deck.rules(), &Budget::default());
        let words = self.talk.words(self.view.turn());
        advise(&self.view, deck, words.heard(), seed, budget, control)
    }
}

/// What a councillor would have the council do, and why.
#[derive(Clone, Debug)]
pub(crate) struct Opinion {
    pub(crate) seat: Seat,
    pub(crate) action: Action,
    pub(crate) reasons: Vec<Reason>,
}

/// What they answered.
#[derive(Clone, Debug)]
pub(crate) enum Answer {
    Said(Moment, Vec<Said>),
    Proposal {
        /// What each would have the council do first, if anything.
        wanted: Vec<Opinion>,
        bells: Vec<Opinion>,
    },
    Opinions(Vec<Opinion>),
    Wishes(Vec<(Seat, Seat)>),
    Action {
        seat: Seat,
        action: Action,
        reasons: Vec<Reason>,
    },
    /// No reasons: it would choose otherwise now.
    Plan {
        seat: Seat,
        turn: u8,
        reasons: Vec<Reason>,
    },
}

impl Question {
    fn player(&self, seat: Seat) -> Option<Player> {
        self.players.get(seat.index()).copied()
    }

    /// Thinks; none when it was stopped for good.
    pub(crate) fn answer(&self, control: &CancelToken) -> Option<Answer> {
        let (deck, budget) = (self.deck.rules(), &Budget::default());
        // Councillors must not share a seed: it is what they do not know of each other.
        let seed = |seat: Seat| self.seed.wrapping_mul(4).wrapping_add(seat.number().into());
        let ask = |seat: Seat, view: &Observation, heard: Heard| -> Option<Decision> {
            decide(view, deck, heard, self.player(seat)?, seed(seat), budget, control)
        };
        let opinion = |(seat, view): &(Seat, Observation)| {
            let found = ask(*seat, view, self.heard.heard())?;
            Some(Opinion { seat: *seat, action: found.action, reasons: found.reasons })
        };
        Some(match self.ask {
            Ask::Speak(Moment::AfterReveal) => {
                let say = |(seat, view): &(Seat, Observation)| {
                    let remark = afterwards(
                        view,
                        deck,
                        self.heard.heard(),
                        &self.events,
                        self.player(*seat)?,
                        seed(*seat),
                    )?;
                    Some(remark.by(*seat))
                };
                Answer::Said(Moment::AfterReveal, self.views.iter().filter_map(say).collect())
            }
            Ask::Speak(moment) => {
                let (mut words, first) = (self.heard.clone(), self.heard.now.len());
                // Each answers what was said before, until all has been said.
                for _ in 0..ROUNDS {
                    let spoken = words.now.len();
                    for (seat, view) in &self.views {
                        let player = self.player(*seat)?;
                        let said = remarks(view, deck, words.heard(), player, seed(*seat), budget, control);
                        words.now.extend(said);
                    }
                    if words.now.len() == spoken {
                        break;
                    }
                }
                Answer::Said(moment, words.now.split_off(first))
            }
            Ask::Propose => {
                let want = |(seat, view): &(Seat, Observation)| {
                    let player = self.player(*seat)?;
                    let found =
                        propose(view, deck, self.heard.heard(), player, seed(*seat), budget, control)?;
                    Some(Opinion { seat: *seat, action: found.action, reasons: found.reasons })
                };
                let wanted = self.views.iter().filter_map(want).collect();
                let is_bells = |opinion: &Opinion| matches!(opinion.action, Action::Bells { .. });
                let bells = self.views.iter().filter_map(opinion).filter(is_bells).collect();
                Answer::Proposal { wanted, bells }
            }
            Ask::Agree => Answer::Opinions(self.views.iter().filter_map(opinion).collect()),
            Ask::Order => {
                let wish = |(seat, view): &(Seat, Observation)| {
                    let player = self.player(*seat)?;
                    let next =
                        next_to_reveal(view, deck, self.heard.heard(), player, seed(*seat), budget, control)?;
                    Some((*seat, next))
                };
                Answer::Wishes(self.views.iter().filter_map(wish).collect())
            }
            Ask::Decide(seat) => {
                let (_, view) = self.views.first()?;
                let found = ask(seat, view, self.heard.heard())?;
                Answer::Action { seat, action: found.action, reasons: found.reasons }
            }
            Ask::Plan { seat, turn, card } => {
                let (_, view) = self.views.first()?;
                let found = ask(seat, view, self.heard.heard());
                let same = found.filter(|found| found.action == Action::Choose { seat, card });
                Answer::Plan { seat, turn, reasons: same.map(|found| found.reasons).unwrap_or_default() }
            }
        })
        .filter(|_| !control.is_cancelled())
    }
}

/// What they have answered; forgotten when the line is changed by undo, and asked again.
#[derive(Default)]
pub(crate) struct Counsel {
    /// A person has asked for remarks in this turn, which is not silent then.
    pub(super) asked: Option<u8>,
    /// A person who is the Head has let the councillors choose in this turn.
    pub(super) chooses: Option<u8>,
    /// Moments of turns at which all have spoken.
    pub(super) spoken: Vec<(u8, Moment)>,
    /// The length of the line that the proposal and the bells are for.
    pub(super) proposed: Option<usize>,
    pub(super) proposal: Option<(Seat, Action)>,
    /// In the turn of this number, not to be proposed again.
    pub(super) declined: Vec<(u8, Action)>,
    /// What each would have the council do first.
    pub(super) wanted: Vec<Opinion>,
    pub(super) bells: Vec<Opinion>,
    /// The length of the line that the opinions are for.
    pub(super) agreed: Option<usize>,
    /// Of a shield, or of the ruler.
    pub(super) opinions: Vec<Opinion>,
    /// The length of the line that the wishes are for.
    pub(super) ordered: Option<usize>,
    pub(super) wishes: Vec<(Seat, Seat)>,
    /// People who let others go first in a silent turn.
    pub(super) waited: Vec<Seat>,
    /// Why a councillor chose its card, by turn: for after the check.
    pub(super) plans: Vec<(u8, Seat, Vec<Reason>)>,
}
