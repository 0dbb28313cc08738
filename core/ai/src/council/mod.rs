//! The councillors of Council of 12: built-in players of a game that is won together.
//!
//! A councillor plans with its own cards and what the others may hold by all that was seen (`model`, `belief`): for
//! each combination of cards it computes the chance that the best order solves the dilemma (`turn`). An apprentice thinks
//! of what a card does alone. A councillor and a sage find the plan that is best for the whole council by what all know
//! (`plan`), good also when some do not keep to it; a sage learns what each seat is like from what it plays and says
//! (`habit`) and whose words are true (`truth`). Each takes the card with which the council then does best (`choose`), and
//! says who plays for the target (`say`). The revealing is computed the same way (`reveal`).
//!
//! Bells go by what a reign gains and risks, and by temperament (`bells`); kept rewards and answers by rules of thumb;
//! Claim the Throne by one rule from public facts (`throne`), so that all find the same character and keep it at hand.
//!
//! # How the app asks
//!
//! - [`remarks`]: whenever the table may speak, before its choice and after it; [`afterwards`] after the check.
//!   What was said in the turn goes into every later question, as [`Said`]. In silence nothing is said.
//! - [`propose`]: before bells, choice and throne: something that the council may do first. A person at the
//!   table accepts or declines; where only councillors sit, the first proposal is carried out.
//! - [`decide`]: what is due. Of its own seat: choose, next, recall, bench, discard, petitioner, throne, and
//!   reveal, once it is agreed that it reveals. Of the whole council, as its word for it: bells, shield, ruler;
//!   a person's word decides, else [`agree_on_bells`], and for shield and ruler the first seat's word.
//! - [`next_to_reveal`]: whom it would see reveal next; a person decides, else [`agree_on_order`]. In silence: it
//!   steps forward when that is itself.
//!
//! A card whose equal is face down is cancelled when it is revealed, which its owner cannot know: the
//! answer says what the card would do. The caller who carries it out puts
//! [`How::Nothing`](douze_rules::council::How::Nothing) in its place where the rules
//! ([`State::needs`](douze_rules::council::State::needs), [`State::needs_next`](douze_rules::council::State::needs_next))
//! want nothing.

#![expect(clippy::cast_possible_wrap, clippy::cast_sign_loss, reason = "small numbers")]

mod advise;
mod agree;
mod answers;
mod belief;
mod bells;
mod choose;
mod councillor;
mod habit;
mod level;
mod mind;
mod model;
mod plan;
mod promise;
mod propose;
mod random;
mod reason;
mod remark;
mod reveal;
mod say;
pub mod sure;
mod table;
mod throne;
mod truth;
mod turn;

pub use advise::{Advice, Weighed, advise};
pub use agree::{agree_on_bells, agree_on_order};
pub use councillor::Councillor;
pub use level::{Level, Player, Temperament};
pub use reason::Reason;
pub use remark::{Heard, Moment, Remark, Said, Topic};
pub use table::{Member, Question, Simulation, Stuck};

use crate::budget::Meter;
use crate::chance::Chance;
use crate::{Budget, CancelToken};
use choose::Chosen;
use douze_rules::council::{Action, Deck, Event, Observation, Phase, Seats};
use douze_rules::{Seat, Viewer};
use habit::ANYBODY;
use mind::Mind;

/// What a councillor does or proposes, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision {
    /// Legal in the position that was observed, but for what a doubled card does (see the module).
    pub action: Action,
    /// The weightiest first. For after the check: they may name what is face down.
    pub reasons: Vec<Reason>,
    /// Positions looked at.
    pub nodes: u32,
}

/// What a question may cost and who asks it.
#[derive(Clone, Copy)]
struct Thinking<'a> {
    player: Player,
    seed: u64,
    budget: &'a Budget,
    control: &'a CancelToken,
}

impl<'a> Thinking<'a> {
    fn mind(self, view: &'a Observation, deck: &Deck, heard: Heard<'a>) -> Option<Mind<'a>> {
        let Viewer::Seat(seat) = view.viewer() else { return None };
        let known = usize::from(seat.number()) < view.public_setup().councillors();
        let other = view.dilemma().is_some_and(|dilemma| deck.dilemma(dilemma.number) != Some(&dilemma));
        if !known || other || self.control.is_cancelled() {
            return None;
        }
        let (meter, chance) = (Meter::new(self.budget, self.control), Chance::new(self.seed));
        let said = if view.is_silent() { Vec::new() } else { heard.now.to_vec() };
        let mut mind = Mind {
            view,
            heard: said,
            before: heard.before,
            player: self.player,
            meter,
            chance,
            seat,
            loose: true,
            habits: [ANYBODY; 4],
            unreliable: Seats::default(),
            proven: Seats::default(),
        };
        mind.weigh_words();
        mind.judge();
        Some(mind)
    }

    fn answer(self, mind: &Mind, (action, reasons): (Action, Vec<Reason>)) -> Option<Decision> {
        mind.meter.progress(1, 1);
        (!self.control.is_cancelled()).then_some(Decision { action, reasons, nodes: mind.meter.spent() })
    }
}

/// What is due, of the viewer's seat or as its word for the council's decision. `heard` is what was said in the
/// game, `deck` the deck of the game. Give every question a seed of its own: equal observations, remarks heard and
/// seeds give equal answers. Councillors at one table must not share it: it is what they do not know of each other.
///
/// None when nothing is due from it (not a seat's view, not its turn, chance is due, the game is over), with another
/// deck than the game's, and when it was stopped without keeping the best.
pub fn decide(
    view: &Observation,
    deck: &Deck,
    heard: Heard,
    player: Player,
    seed: u64,
    budget: &Budget,
    control: &CancelToken,
) -> Option<Decision> {
    let thinking = Thinking { player, seed, budget, control };
    let mut mind = thinking.mind(view, deck, heard)?;
    let mind = &mut mind;
    let options = random::options(mind);
    let found = match (options.as_slice(), player.level) {
        ([], _) => return None,
        ([only], _) => (*only, vec![Reason::OnlyChoice]),
        (_, Level::Random) => {
            let place = mind.chance.below(options.len() as u32) as usize;
            (*options.get(place)?, vec![Reason::AtRandom])
        }
        _ => councillor(mind)?,
    };
    thinking.answer(mind, found)
}

fn councillor(mind: &mut Mind) -> Option<(Action, Vec<Reason>)> {
    let (view, seat) = (mind.view, mind.seat);
    let most = |action| (action, vec![Reason::WorthMost]);
    Some(match view.phase() {
        Phase::Bells => {
            let (wish, reasons) = bells::wish(mind)?;
            (Action::Bells { ring: wish == bells::Wish::Ring }, reasons)
        }
        Phase::Choose => {
            let Chosen { card, reasons, .. } = choose::card(mind)?;
            (Action::Choose { seat, card }, reasons)
        }
        Phase::Reveal => {
            let (how, reasons) = reveal::how(mind)?;
            (Action::Reveal { seat, how }, reasons)
        }
        Phase::Next => {
            let (card, how, reasons) = reveal::second(mind, mind.playable())?;
            (Action::Next { seat, card, how }, reasons)
        }
        Phase::Shield => answers::shield(mind),
        Phase::Recall => most(answers::recall(mind)),
        Phase::Bench => most(answers::bench(mind)),
        Phase::Discard => most(answers::discard(mind)),
        // More to choose from, unless the heir would then not be there in the last turn.
        Phase::Petitioner => {
            let cards = view.petitioner().into_iter().collect();
            most(Action::Petitioner { seat, take: mind.succession().takes(mind, seat, cards, 1).0 == 1 })
        }
        Phase::Throne => {
            let (card, count) = mind.heir(mind.playable())?;
            (Action::Throne { seat, card }, vec![Reason::MostHold { seats: count as u8 }])
        }
        Phase::Ruler => {
            let (character, count) = mind.heir(view.claims())?;
            (Action::Ruler { character }, vec![Reason::MostHold { seats: count as u8 }])
        }
        Phase::Roll | Phase::OracleRoll | Phase::RewardRoll | Phase::Over => return None,
    })
}

/// Something that the council may do before bells, choice or throne, or none: a kept reward, or a double target
/// spread over two turns. Ask before anybody has chosen; again after each proposal that was carried out.
pub fn propose(
    view: &Observation,
    deck: &Deck,
    heard: Heard,
    player: Player,
    seed: u64,
    budget: &Budget,
    control: &CancelToken,
) -> Option<Decision> {
    let thinking = Thinking { player, seed, budget, control };
    let mut mind = thinking.mind(view, deck, heard)?;
    let found = match player.level {
        Level::Random => return None,
        _ => propose::proposal(&mut mind)?,
    };
    thinking.answer(&mind, found)
}

/// Whom the viewer's seat would see reveal next, itself or another; the Head has a word, too.
pub fn next_to_reveal(
    view: &Observation,
    deck: &Deck,
    heard: Heard,
    player: Player,
    seed: u64,
    budget: &Budget,
    control: &CancelToken,
) -> Option<Seat> {
    let thinking = Thinking { player, seed, budget, control };
    let mut mind = thinking.mind(view, deck, heard)?;
    if view.phase() != Phase::Reveal {
        return None;
    }
    let order: Vec<Seat> = view.reveal_order().collect();
    let seat = match (order.as_slice(), player.level) {
        ([only], _) => *only,
        (_, Level::Random) => *order.get(mind.chance.below(order.len() as u32) as usize)?,
        _ => reveal::next(&mut mind)?,
    };
    (!thinking.control.is_cancelled()).then_some(seat)
}

/// What the viewer's seat says now and has not said yet: before its choice, or after it and before the first card is
/// revealed. Empty in silence, and where it has nothing to say.
pub fn remarks(
    view: &Observation,
    deck: &Deck,
    heard: Heard,
    player: Player,
    seed: u64,
    budget: &Budget,
    control: &CancelToken,
) -> Vec<Said> {
    let thinking = Thinking { player, seed, budget, control };
    let Some(mut mind) = thinking.mind(view, deck, heard) else { return Vec::new() };
    if view.is_silent() || player.level == Level::Random {
        return Vec::new();
    }
    let said = match view.phase() {
        Phase::Bells => say::before(&mut mind),
        Phase::Choose if view.own_chosen().is_none() => say::before(&mut mind),
        Phase::Choose => say::after(&mut mind),
        Phase::Reveal if view.revealed().is_empty() => say::after(&mut mind),
        _ => None,
    };
    if thinking.control.is_cancelled() {
        return Vec::new();
    }
    let new = |said: &Said| {
        let answer = said.remark.topic() == Topic::Answer;
        let same =
            |other: &Said| other.remark.topic() == said.remark.topic() && (!answer || other.to == said.to);
        !heard.now.iter().any(|other| other.seat == said.seat && same(other))
    };
    said.unwrap_or_default().into_iter().filter(new).collect()
}

/// What the viewer's seat says after the check. `view` is its observation when all cards lay face down, `events` the
/// events from then to the check, and later ones are ignored.
pub fn afterwards(
    view: &Observation,
    deck: &Deck,
    heard: Heard,
    events: &[Event],
    player: Player,
    seed: u64,
) -> Option<Remark> {
    let (budget, control) = (&Budget::default(), &CancelToken::new());
    let thinking = Thinking { player, seed, budget, control };
    let mind = thinking.mind(view, deck, heard)?;
    if view.is_silent() || player.level == Level::Random || view.phase() != Phase::Reveal {
        return None;
    }
    say::afterwards(&mind, heard.now, events).filter(|_| !thinking.control.is_cancelled())
}
