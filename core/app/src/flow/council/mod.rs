//! A game of Council of 12 on the device: who looks, what is selected, what the councillors are asked.

mod asking;
mod counsel;
mod game;
#[cfg(test)]
mod laws;
mod reign;
mod tables;
mod talk;
mod taps;
mod task;
mod teach;
mod together;

pub(crate) use counsel::{Advised, Answer, Question};
pub(crate) use game::{CouncilRules, Game, Header, Options, Position, Settled, Told, Unfit};
pub(crate) use tables::OpenTable;
pub(crate) use talk::{Talk, Unsaid};
pub(crate) use task::{Inspect, Pick, Silent, Task};

use super::hint::Hint;
use super::study::Study;
use super::table::{Decided, Seen, Shown, Table, Turn, Work};
use super::undo::{self, Target};
use super::{Context, Happened, Reply};
use crate::store::StoreError;
use crate::text::Text;
use crate::{Intent, record};
use counsel::{Ask, Counsel};
use douze_ai::Control;
use douze_ai::council::{Reason, Said};
use douze_rules::council::{Action, How, Needs, Observation, Phase, State, observe};
use douze_rules::{Seat, Viewer};
use game::Step;
use std::sync::Arc;

/// The game on the display.
pub(crate) struct Council {
    pub(crate) game: Game,
    pub(crate) shown: Shown,
    /// The seat whose hand is being peeked at.
    pub(crate) peek: Option<Seat>,
    pub(crate) pick: Pick,
    pub(crate) inspect: Option<Inspect>,
    pub(crate) study: Study<Action, Reason>,
    /// The council has agreed that this seat reveals now.
    pub(crate) revealing: Option<Seat>,
    /// A kept tip waits for its face.
    pub(crate) tipping: bool,
    /// A kept reward waits for somebody who lays a card open.
    pub(crate) opening: bool,
    /// Who that is.
    laying: Option<Seat>,
    /// Ringing would lose the game, and was asked for once.
    pub(crate) warned: bool,
    speaker: Option<Seat>,
    counsel: Counsel,
    /// All that has happened on the line that counts.
    pub(crate) told: Vec<Told>,
    /// Number of the thinking that is due or under way; a new one with every change.
    ticket: i64,
    control: Arc<Control>,
}

impl Council {
    /// Rolls the die.
    pub(crate) fn begin(context: &mut Context, header: Header) -> Result<(Self, Happened), StoreError> {
        let (game, told) = Game::begin(context.store, header, context.now_ms)?;
        Ok((Self::new(context, game, told), Happened::Council { from: 0 }))
    }

    /// Goes on with a stored game, from behind the curtain.
    pub(crate) fn resume(context: &mut Context, game: Game) -> Result<Self, StoreError> {
        let told = game.events()?;
        let mut council = Self::new(context, game, told);
        council.cover();
        Ok(council)
    }

    fn new(context: &mut Context, game: Game, told: Vec<Told>) -> Self {
        let mut council = Self {
            game,
            shown: Shown::Table,
            peek: None,
            pick: Pick::default(),
            inspect: None,
            study: Study::default(),
            revealing: None,
            tipping: false,
            opening: false,
            laying: None,
            warned: false,
            speaker: None,
            counsel: Counsel::default(),
            told,
            ticket: context.new_ticket(),
            control: Arc::default(),
        };
        council.show(council.next_view());
        council
    }

    pub(crate) fn rules(&self) -> &State {
        &self.game.state().rules
    }

    /// What the person before the device may know now.
    pub(crate) fn observation(&self) -> Observation {
        let viewer = match (self.shown, self.peek) {
            (_, Some(seat)) | (Shown::Hand(seat), None) => Viewer::Seat(seat),
            (Shown::Curtain(_), None) => Viewer::Curtain,
            (Shown::Table, None) => Viewer::Everyone,
        };
        observe(self.rules(), viewer)
    }

    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0u8..).take(self.game.header.players.len()).map(Seat::new)
    }

    /// The person who sits with built-in councillors alone.
    pub(crate) fn alone(&self) -> Option<Seat> {
        self.game.alone()
    }

    /// Does somebody choose the card that is laid open?
    pub(crate) const fn is_laying(&self) -> bool {
        self.laying.is_some()
    }

    /// The game is over and nobody took the throne: King of 12 may be played for it.
    pub(crate) fn is_vacant(&self) -> bool {
        self.rules().phase() == Phase::Over && self.rules().ruler().is_none()
    }

    /// The people at the table.
    pub(crate) fn people(&self) -> impl Iterator<Item = Seat> + '_ {
        self.seats().filter(|&seat| self.game.is_person(seat))
    }

    fn councillors(&self) -> impl Iterator<Item = Seat> + '_ {
        self.seats().filter(|&seat| !self.game.is_person(seat))
    }

    /// Do built-in councillors sit at the table? Without them people simply talk.
    pub(crate) fn has_councillors(&self) -> bool {
        self.councillors().next().is_some()
    }

    /// Who speaks when a remark is pressed: the one person, the one before the device, or the one chosen.
    pub(crate) fn speaker(&self) -> Option<Seat> {
        let looking = match self.shown {
            Shown::Hand(seat) => Some(seat),
            Shown::Table => self.speaker,
            Shown::Curtain(_) => return None,
        };
        self.alone().or(looking).or_else(|| self.people().next())
    }

    /// What a councillor proposes now.
    pub(crate) fn proposal(&self) -> Option<(Seat, Action)> {
        let fresh = self.counsel.proposed == Some(self.game.line().len());
        let turn = self.rules().turn();
        let declined = |action| self.counsel.declined.contains(&(turn, action));
        let silent = self.rules().is_silent() || self.may_keep_silence();
        self.counsel.proposal.filter(|&(_, action)| fresh && !silent && !declined(action))
    }

    /// Nothing has been said or done in this turn: it may be played in silence (R-C12).
    pub(crate) fn may_keep_silence(&self) -> bool {
        let talk = &self.game.state().talk;
        self.may(Action::Silent).is_ok() && talk.heard(self.rules().turn()).is_empty()
    }

    /// No person plays a card in this turn (the Head plays none, R-C11), and nobody has chosen yet: the people have their
    /// moment before the councillors choose.
    pub(crate) fn may_let_choose(&self) -> bool {
        let state = self.rules();
        state.phase() == Phase::Choose
            && self.counsel.chooses != Some(state.turn())
            && !state.asked().any(|seat| self.game.is_person(seat))
            && !self.seats().any(|seat| state.has_chosen(seat))
    }

    /// Does a councillor who is the Head (R-C11) still think about what the council decides now?
    pub(crate) fn head_is_thinking(&self) -> Option<Seat> {
        let now = Some(self.game.line().len());
        let known = match self.rules().phase() {
            Phase::Bells => self.counsel.proposed == now,
            Phase::Reveal => self.counsel.ordered == now,
            _ => true,
        };
        self.councillor_head().filter(|_| !known)
    }

    /// Are the councillors waiting to be asked for remarks?
    pub(crate) fn may_ask(&self) -> bool {
        let turn = self.rules().turn();
        self.has_councillors() && self.may_keep_silence() && self.counsel.asked != Some(turn)
    }

    /// Whom a councillor would see reveal next.
    pub(crate) fn wish(&self, seat: Seat) -> Option<Seat> {
        let fresh = self.counsel.ordered == Some(self.game.line().len());
        let wish = self.counsel.wishes.iter().find(|(who, _)| *who == seat);
        wish.filter(|_| fresh).map(|(_, next)| *next)
    }

    /// Gives the device to other eyes: what was peeked at, selected or explained goes with the old ones.
    fn show(&mut self, shown: Shown) {
        self.shown = shown;
        self.peek = None;
        self.pick = Pick::default();
        self.inspect = None;
    }

    /// What is shown after an action: the next secret choice behind its curtain; else the open table; a person alone
    /// always sees their own hand.
    fn next_view(&self) -> Shown {
        if let Some(seat) = self.alone() {
            return Shown::Hand(seat);
        }
        let state = self.rules();
        let begun = match state.phase() {
            Phase::Choose | Phase::Throne => {
                self.laying.is_some() || self.seats().any(|seat| state.has_chosen(seat))
            }
            _ => true,
        };
        self.secretly().filter(|_| begun).map_or(Shown::Table, Shown::Curtain)
    }

    /// Other thinking is due, or the same once more; what is under way ends.
    fn renew(&mut self, ticket: i64) {
        self.control.stop(false);
        (self.ticket, self.control) = (ticket, Arc::default());
    }

    /// After every change of the line: other thinking, nothing selected, the next view.
    fn settle(&mut self, context: &mut Context) {
        self.renew(context.new_ticket());
        self.study.hint = Hint::None;
        (self.revealing, self.laying, self.tipping, self.opening, self.warned) =
            (None, None, false, false, false);
        let inspect = self.inspect.filter(|_| self.alone().is_some());
        self.show(self.next_view());
        self.inspect = inspect;
    }

    /// A doubled card is shown before anything is said of what it does: its owner could not know.
    fn fitted(&self, action: Action) -> Action {
        match action {
            Action::Reveal { seat, .. } if self.rules().needs(seat) == Some(Needs::Nothing) => {
                Action::Reveal { seat, how: How::Nothing }
            }
            Action::Next { seat, card, .. } if self.rules().needs_next(card) == Some(Needs::Nothing) => {
                Action::Next { seat, card, how: How::Nothing }
            }
            _ => action,
        }
    }

    /// Carries out a decision of a seat or of the whole council.
    fn act(&mut self, context: &mut Context, action: Action) -> Result<Reply, StoreError> {
        self.step(context, Step::Act(self.fitted(action)))
    }

    fn step(&mut self, context: &mut Context, step: Step) -> Result<Reply, StoreError> {
        let from = self.told.len();
        match self.game.act(context.store, step, context.now_ms)? {
            Ok(told) => {
                self.told.extend(told);
                if matches!(step, Step::Act(_)) {
                    self.counsel.waited.clear();
                    self.settle(context);
                } else {
                    // Words change no view.
                    self.renew(context.new_ticket());
                    self.study.hint = Hint::None;
                }
                Ok(Reply::happened(Happened::Council { from }))
            }
            Err(unfit) => Ok(Reply::refused(unfit)),
        }
    }

    /// What undo would do now: nothing is taken back that opened cards or rolled the die.
    pub(crate) fn undo_target(&self) -> Target {
        let seats: Vec<Seat> = self.seats().collect();
        let councillors = |said: &Said| !self.game.is_person(said.seat);
        let open = |position: &Position| {
            let state = &position.rules;
            let talk = &position.talk;
            let said = talk.now().filter(councillors).count()
                + talk.after().iter().filter(|said| councillors(said)).count();
            // When all cards are down, councillors show whom they would see reveal.
            let wished = self.has_councillors() && state.phase() == Phase::Reveal;
            let laid = |&seat: &Seat| (state.opened(seat), state.discard(seat).len());
            let piles: Vec<_> = seats.iter().map(laid).collect();
            let seen = (state.petitioners_seen().count(), state.dilemmas_seen().count());
            (state.turn(), seen, state.revealed(), piles, said, wished)
        };
        undo::target(&self.game, |before, after| open(before) != open(after)).unwrap_or(Target::Nothing)
    }

    /// Can the last thing undone be done again?
    pub(crate) fn can_redo(&self) -> bool {
        self.game.redo().is_some()
    }
}

impl Table for Council {
    fn handle(&mut self, context: &mut Context, intent: &Intent) -> Result<Reply, StoreError> {
        self.tap(context, intent)
    }

    fn decide(&mut self, context: &mut Context, decided: Decided) -> Result<Reply, StoreError> {
        match decided {
            Decided::Council(answer) => self.hear(context, answer),
            Decided::CouncilAdvice(advice) => self.advised(context, advice),
            _ => Ok(Reply::not_now()),
        }
    }

    fn turn(&self) -> Option<Turn> {
        let Some(question) = self.question().map(Box::new) else { return self.study_turn() };
        let (ticket, control) = (self.ticket, Arc::clone(&self.control));
        Some(Turn { ticket, seed: 0, view: Seen::Council(question), control })
    }

    fn thinker(&self) -> Option<(Seat, i64)> {
        let seat = match self.ask()? {
            Ask::Decide(seat) => seat,
            _ => self.councillors().next()?,
        };
        Some((seat, self.ticket))
    }

    fn work(&self) -> Option<(Work, i64)> {
        let player = self.thinker().map(|(seat, _)| Work::Player(seat));
        player.or_else(|| self.study_work()).map(|work| (work, self.ticket))
    }

    fn think_again(&mut self, ticket: i64) {
        self.renew(ticket);
        self.study.give_up();
    }

    fn stop_thinking(&self) {
        self.control.stop(false);
    }

    fn cover(&mut self) {
        if self.alone().is_none() {
            self.show(self.secretly().map_or(Shown::Table, Shown::Curtain));
        }
    }

    fn close(&mut self) -> bool {
        self.inspect.take().is_some() || self.study.close_hint()
    }

    fn is_secret(&self) -> bool {
        self.alone().is_none() && (matches!(self.shown, Shown::Hand(_)) || self.peek.is_some())
    }

    fn title(&self) -> &'static str {
        "council-title"
    }

    fn is_over(&self) -> bool {
        self.rules().phase() == Phase::Over
    }

    fn is_shared(&self) -> bool {
        self.game.alone().is_none()
    }

    fn name(&self, text: &Text, seat: Seat) -> String {
        self.game.name(text, seat)
    }

    fn record(&self, text: &Text) -> String {
        let options = &self.game.header.options;
        let setup = Box::new(self.rules().setup());
        let (deck, deck_sha256) = (options.deck.name.clone(), options.deck.sha256.parse().ok());
        let header = record::Header {
            seats: self.game.names(text),
            setup: record::Setup::Council { deck, deck_sha256, open: options.open, setup },
            extra: self.game.record_extra(),
        };
        let act = |step: &Step| match step {
            Step::Act(action) => Some(*action),
            Step::Say { .. } => None,
        };
        let actions: Vec<Action> = self.game.line().iter().filter_map(act).collect();
        record::council::write(&header, &actions)
    }
}
