//! A game on screen: what all games have in common there. What differs, each game supplies as [`TableGame`].

mod analysis;
mod any;
mod device;
pub(crate) mod hint;
pub(crate) mod review;
mod taught;
mod thinking;
pub(crate) mod undo;
mod watched;

pub(crate) use analysis::Analysis;
pub(crate) use any::AnyTable;
pub(crate) use device::{Device, Shown};
pub(crate) use review::{AdviceOf, Reviewed};
pub(crate) use taught::Taught;
pub(crate) use thinking::{Job, Thought, Work};
pub(crate) use watched::Reel;

use super::stored::Game;
use super::stored::header::Header;
use super::{Context, Refusal, Reply, Tip};
use crate::store::StoreError;
use crate::{RejectionReason, TableIntent, record};
use douze_ai::CancelToken;
use douze_rules::{Seat, Viewer};
use hint::Hint;
use std::fmt::Debug;
use thinking::Thinking;
use undo::Target;

/// The action of the confirm button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Confirmation<A> {
    Act(A),
    /// The device goes to this seat.
    Pass(Seat),
}

/// A game that is played at a [`Table`]: who decides what next, what is selected, what built-in players are asked.
pub(crate) trait TableGame:
    Reviewed<State: 'static, Action: Send + 'static, Error: Into<Refusal>>
{
    /// What is selected, opened or agreed on at this device, and not yet decided.
    type Interaction: Default;
    /// The intents of its table only.
    type Intent;
    /// The things that can be explained.
    type Inspect: Copy;
    /// The observation of a viewer.
    type Seen;
    /// The question to a built-in player, with all that it may know.
    type Question: Send + 'static;
    /// Its decision.
    type Answer: Debug + Send + 'static;

    fn observe(state: &Self::State, viewer: Viewer) -> Self::Seen;

    /// The person who decides next from what only they may see.
    fn secretly(table: &Table<Self>) -> Option<Seat>;
    /// The person who decides next from what is open.
    fn openly(table: &Table<Self>) -> Option<Seat>;
    /// Have others begun what comes next, so that the device goes on from hand to hand?
    fn goes_round(table: &Table<Self>) -> bool;
    /// Does a person alone see their hand, not the open table?
    fn shows_hand(table: &Table<Self>) -> bool {
        !table.is_over()
    }
    /// The action of the confirm button now.
    fn confirmation(table: &Table<Self>) -> Option<Confirmation<Self::Action>>;
    /// Did the step between two positions show anybody something new?
    fn reveals(table: &Table<Self>, before: &Self::State, after: &Self::State) -> bool;

    /// Answers what is pressed at its table only.
    fn tap(table: &mut Table<Self>, context: &mut Context, intent: Self::Intent)
    -> Result<Reply, StoreError>;
    /// Forgets what is selected.
    fn cancel(table: &mut Table<Self>) -> Reply;

    /// The game has begun, or goes on from the store.
    fn opened(_table: &mut Table<Self>, _resumed: bool) {}
    /// Other eyes look: what was selected goes with the old ones.
    fn put_down(table: &mut Table<Self>);
    /// Somebody leaves the curtain for the open table.
    fn left_curtain(_table: &mut Table<Self>) {}
    /// A hand is visible.
    fn looked(_table: &mut Table<Self>) {}
    /// The line has changed: what was selected for the old position goes.
    fn moved_on(_table: &mut Table<Self>) {}
    /// Can this still be explained?
    fn is_there(_table: &Table<Self>, _inspect: Self::Inspect) -> bool {
        true
    }
    /// The action as the position wants it, where its person could not know that.
    fn fitted(_table: &Table<Self>, action: Self::Action) -> Self::Action {
        action
    }
    /// This action is saved and its events are kept.
    fn acted(table: &mut Table<Self>, context: &mut Context, action: Self::Action);
    /// The line is shorter now.
    fn undone(_table: &mut Table<Self>) {}
    /// The tip that belongs to what happened.
    fn tip(table: &Table<Self>, event: &Self::Event) -> Option<Tip>;
    /// Has all that happened been shown?
    fn is_reported(_table: &Table<Self>) -> bool {
        true
    }
    /// Closes a panel besides the one that explains; false when there is none.
    fn close_panel(_table: &mut Table<Self>) -> bool {
        false
    }

    /// The built-in player whose turn it is.
    fn thinker(table: &Table<Self>) -> Option<Seat>;
    /// The built-in player that is asked something now, at its turn or besides.
    fn asked(table: &Table<Self>) -> Option<Seat> {
        Self::thinker(table)
    }
    /// The question to it.
    fn question(table: &Table<Self>) -> Option<Self::Question>;
    /// Thinks; `None` when it was stopped for good.
    fn answer(question: &Self::Question, control: &CancelToken) -> Option<Self::Answer>;
    /// Takes the answer.
    fn hear(
        table: &mut Table<Self>,
        context: &mut Context,
        answer: Self::Answer,
    ) -> Result<Reply, StoreError>;
    /// Does this person, who is alone, decide something now that a hint could be about?
    fn decides(table: &Table<Self>, alone: Seat) -> bool;
    /// Advice for a decision that is due, or was made.
    fn advise(view: &Self::View, seed: u64, control: &CancelToken) -> Option<AdviceOf<Self>>;

    /// The key of the title above the table.
    fn title(table: &Table<Self>) -> &'static str;
    /// Do two people sit on either side of the device (table mode)?
    fn is_faced(table: &Table<Self>) -> bool;
    /// How the record of this game begins.
    fn record_setup(table: &Table<Self>) -> record::Setup;
    fn record(header: &record::Header, line: &[Self::Action]) -> String;
}

/// A game on screen.
pub(crate) struct Table<G: TableGame> {
    pub(crate) game: Game<G>,
    pub(crate) device: Device,
    /// The thing that is explained.
    pub(crate) inspect: Option<G::Inspect>,
    pub(crate) analysis: Analysis<G>,
    /// What is selected, opened or agreed on in this game.
    pub(crate) own: G::Interaction,
    /// All that has happened on the line that counts.
    pub(super) events: Vec<G::Event>,
    thinking: Thinking,
}

impl<G: TableGame> Table<G> {
    /// Begins a game; all that happened is news.
    pub(crate) fn begin(context: &mut Context, header: Header<G::Options>) -> Result<Self, StoreError> {
        let (game, events) = Game::begin(context.store, header, context.now_ms)?;
        Ok(Self::open(context, game, events, false))
    }

    /// Goes on with a stored game, from behind the curtain.
    pub(crate) fn resume(context: &mut Context, game: Game<G>) -> Result<Self, StoreError> {
        let events = game.events()?;
        let mut table = Self::open(context, game, events, true);
        table.cover();
        Ok(table)
    }

    fn open(context: &mut Context, game: Game<G>, events: Vec<G::Event>, resumed: bool) -> Self {
        let mut table = Self {
            device: Device::new(game.alone()),
            game,
            inspect: None,
            analysis: Analysis::default(),
            own: G::Interaction::default(),
            events,
            thinking: Thinking::new(context.new_ticket()),
        };
        table.show(table.next_view());
        G::opened(&mut table, resumed);
        table
    }

    pub(in crate::flow) fn state(&self) -> &G::State {
        self.game.state()
    }

    /// The observation of the person before the device.
    pub(crate) fn observation(&self) -> G::Seen {
        G::observe(self.state(), self.device.viewer())
    }

    /// The observation of everybody.
    pub(crate) fn public(&self) -> G::Seen {
        G::observe(self.state(), Viewer::Everyone)
    }

    /// The person who plays against built-in players alone.
    pub(crate) const fn alone(&self) -> Option<Seat> {
        self.device.alone()
    }

    pub(crate) const fn shown(&self) -> Shown {
        self.device.shown()
    }

    /// Who may look at their hand for a moment.
    pub(crate) fn peeker(&self) -> Option<Seat> {
        self.device.peeker(G::openly(self))
    }

    pub(crate) fn confirmation(&self) -> Option<Confirmation<G::Action>> {
        G::confirmation(self)
    }

    /// May a hint be asked for? Only by a person alone: it would show others a hand.
    pub(crate) fn may_ask_hint(&self) -> bool {
        let alone = self.alone().filter(|_| G::thinker(self).is_none());
        alone.is_some_and(|seat| G::decides(self, seat)) && self.analysis.hint.may_be_asked()
    }

    /// The effect of undo now.
    pub(crate) fn undo_target(&self) -> Target {
        let reveals = |before: &G::State, after: &G::State| G::reveals(self, before, after);
        undo::target(&self.game, reveals).unwrap_or(Target::Nothing)
    }

    /// Can the last thing undone be done again?
    pub(crate) fn can_redo(&self) -> bool {
        self.game.redo().is_some()
    }

    /// Has the game ended, and has all of it been shown?
    pub(crate) fn is_over(&self) -> bool {
        G::is_over(self.state()) && G::is_reported(self)
    }

    /// The view after an action: the next secret choice behind its curtain, else the open table; a person alone
    /// always sees their own hand.
    pub(super) fn next_view(&self) -> Shown {
        match self.alone() {
            Some(seat) if G::shows_hand(self) => Shown::Hand(seat),
            Some(_) => Shown::Table,
            None => G::secretly(self).filter(|_| G::goes_round(self)).map_or(Shown::Table, Shown::Curtain),
        }
    }

    /// Gives the device to other eyes: what was peeked at, selected or explained goes with the old ones.
    pub(super) fn show(&mut self, shown: Shown) {
        self.device.show(shown);
        self.inspect = None;
        G::put_down(self);
        self.look();
    }

    /// Hides what is secret; its person has to lift the curtain again. A person alone has no secrets.
    pub(crate) fn cover(&mut self) {
        if let Some(shown) = self.device.covered(G::secretly(self)) {
            self.show(shown);
        }
    }

    fn look(&mut self) {
        if matches!(self.device.viewer(), Viewer::Seat(_)) {
            G::looked(self);
        }
    }

    /// Other thinking is due, or the same once more; what is under way ends.
    pub(super) fn renew(&mut self, context: &mut Context) {
        self.thinking.renew(context.new_ticket());
    }

    /// After every change of the line: other thinking, nothing selected, the next view.
    pub(super) fn settle(&mut self, context: &mut Context) {
        self.renew(context);
        self.analysis.hint = Hint::None;
        G::moved_on(self);
        let inspect = self.inspect.filter(|_| self.alone().is_some());
        self.show(self.next_view());
        self.inspect = inspect.filter(|&inspect| G::is_there(self, inspect));
    }

    /// Carries out a decision of the seat whose turn it is, or of the whole table.
    pub(super) fn act(&mut self, context: &mut Context, action: G::Action) -> Result<Reply, StoreError> {
        let (action, from) = (G::fitted(self, action), self.events.len());
        match self.game.act(context.store, action, context.now_ms)? {
            Ok(events) => {
                self.events.extend(events);
                G::acted(self, context, action);
                Ok(Reply::happened(from))
            }
            Err(illegal) => Ok(Reply::refused(illegal)),
        }
    }

    pub(super) fn confirm(&mut self, context: &mut Context) -> Result<Reply, StoreError> {
        match self.confirmation() {
            Some(Confirmation::Act(action)) => self.act(context, action),
            Some(Confirmation::Pass(seat)) => {
                self.show(Shown::Curtain(seat));
                Ok(Reply::seen())
            }
            None => Ok(self.not_my_turn()),
        }
    }

    /// The answer to a person who presses while nothing is due from them.
    pub(crate) fn not_my_turn(&self) -> Reply {
        if G::thinker(self).is_some() {
            Reply::rejected(RejectionReason::Thinking, "error-thinking")
        } else {
            Reply::not_now()
        }
    }

    fn undo(&mut self, context: &mut Context) -> Result<Reply, StoreError> {
        let (to, taken_back) = match self.undo_target() {
            Target::To { to, taken_back } => (to, taken_back),
            Target::Nothing => return Ok(Reply::not_now()),
            Target::Revealed => return Ok(Reply::rejected(RejectionReason::Revealed, "error-revealed")),
        };
        self.game.undo(context.store, to, taken_back, context.now_ms)?;
        self.events = self.game.events()?;
        G::undone(self);
        self.settle(context);
        self.cover();
        Ok(Reply::seen())
    }

    /// Answers the intents of this game only. Under a review there are none.
    pub(crate) fn tap(&mut self, context: &mut Context, intent: G::Intent) -> Result<Reply, StoreError> {
        if self.analysis.review().is_some() {
            return Ok(Reply::not_now());
        }
        G::tap(self, context, intent)
    }

    /// Answers the intents of hints and the review; `None`: it is about something else.
    fn tap_analysis(
        &mut self,
        context: &mut Context,
        intent: TableIntent,
    ) -> Result<Option<Reply>, StoreError> {
        let may_ask_hint = self.may_ask_hint();
        let Some((reply, renew)) = self.analysis.tap(&self.game, may_ask_hint, intent)? else {
            return Ok(None);
        };
        if matches!(intent, TableIntent::AskHint) {
            self.inspect = None;
            G::close_panel(self);
        }
        if renew {
            self.renew(context);
        }
        Ok(Some(reply))
    }
}
