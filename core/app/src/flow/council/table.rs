//! Council of 12 as a game of a table.

use super::ai_answers::{Advised, Answer, Ask, Counsel, Question};
use super::game::{CouncilAction, CouncilEvent, CouncilRules, CouncilState, Header};
use super::pick::Pick;
use super::task::{Inspect, Task};
use super::{Council, Interaction, Underway};
use crate::flow::table::hint::Hint;
use crate::flow::table::{Confirmation, Reviewed, TableGame};
use crate::flow::{Context, Reply, Tip};
use crate::store::StoreError;
use crate::{CouncilIntent, record};
use douze_ai::CancelToken;
use douze_ai::council::{Advice, Reason, Said};
use douze_rules::council::{Action, Event, How, Needs, Observation, Phase, legal, observe};
use douze_rules::{Seat, Viewer};
use std::sync::Arc;

impl Reviewed for CouncilRules {
    type View = Advised;
    type Choice = Action;
    type Why = Reason;

    /// The viewer's card, what it does to the die or which target it is for, and the second card of the Oracle.
    fn choice(action: CouncilAction) -> Option<Action> {
        action.rules_action().filter(|action| {
            matches!(
                action,
                Action::Choose { .. }
                    | Action::Next { .. }
                    | Action::Reveal { how: How::Face(_) | How::Target(_), .. }
            )
        })
    }

    fn choices(position: &CouncilState, seat: Seat) -> usize {
        legal(&position.rules).into_iter().filter(|action| action.seat() == Some(seat)).count()
    }

    fn view(header: &Header, position: &CouncilState, seat: Seat) -> Option<Advised> {
        let (state, deck) = (&position.rules, Arc::clone(header.options.deck().ok()?));
        Some(Advised { view: observe(state, Viewer::Seat(seat)), talk: position.talk.clone(), deck })
    }
}

impl TableGame for CouncilRules {
    type Interaction = Interaction;
    type Intent = CouncilIntent;
    type Inspect = Inspect;
    type Seen = Observation;
    type Question = Question;
    type Answer = Answer;

    fn observe(position: &CouncilState, viewer: Viewer) -> Observation {
        observe(&position.rules, viewer)
    }

    fn secretly(table: &Council) -> Option<Seat> {
        table.secretly()
    }

    fn openly(table: &Council) -> Option<Seat> {
        table.openly()
    }

    fn goes_round(table: &Council) -> bool {
        let state = table.rules();
        match state.phase() {
            Phase::Choose | Phase::Throne => {
                table.laying().is_some() || table.seats().any(|seat| state.has_chosen(seat))
            }
            _ => true,
        }
    }

    fn shows_hand(_: &Council) -> bool {
        true
    }

    fn confirmation(table: &Council) -> Option<Confirmation<CouncilAction>> {
        Some(match table.selected()? {
            Confirmation::Act(action) => Confirmation::Act(CouncilAction::Act(action)),
            Confirmation::Pass(seat) => Confirmation::Pass(seat),
        })
    }

    /// Opened cards, the rolled die, and the words of councillors.
    fn reveals(table: &Council, before: &CouncilState, after: &CouncilState) -> bool {
        let councillors = |said: &Said| !table.game.is_person(said.seat);
        let open = |position: &CouncilState| {
            let (state, talk) = (&position.rules, &position.talk);
            let said = talk.now().filter(councillors).count()
                + talk.after().iter().filter(|said| councillors(said)).count();
            // When all cards are down, councillors show whom they would see reveal.
            let wished = table.has_councillors() && state.phase() == Phase::Reveal;
            let laid = |seat: Seat| (state.opened(seat), state.discard(seat).len());
            let piles: Vec<_> = table.seats().map(laid).collect();
            let seen = (state.petitioners_seen().count(), state.dilemmas_seen().count());
            (state.turn(), seen, state.revealed(), piles, said, wished)
        };
        open(before) != open(after)
    }

    fn tap(table: &mut Council, context: &mut Context, intent: CouncilIntent) -> Result<Reply, StoreError> {
        table.answer(context, intent)
    }

    fn tip(table: &Council, event: &CouncilEvent) -> Option<Tip> {
        let began = matches!(event, CouncilEvent::Event(Event::TurnBegan { .. }));
        let targets = table.rules().targets();
        (began && targets.count() == 2).then_some(Tip::TwoTargets)
    }

    fn cancel(table: &mut Council) -> Reply {
        table.cancel();
        Reply::seen()
    }

    /// A month begins with its story.
    fn opened(table: &mut Council, resumed: bool) {
        if !resumed && table.rules().public_setup().scenario().is_some() {
            table.inspect = Some(Inspect::Month);
        }
    }

    fn put_down(table: &mut Council) {
        table.own.pick = Pick::default();
    }

    /// Who was agreed on stays so: the needs of a card would reveal which one it is.
    fn left_curtain(table: &mut Council) {
        if table.laying().is_some() {
            table.own.underway = Underway::Nothing;
        }
    }

    fn moved_on(table: &mut Council) {
        table.own.underway = Underway::Nothing;
    }

    /// A doubled card is shown before anything is said of what it does: its owner could not know.
    fn fitted(table: &Council, action: CouncilAction) -> CouncilAction {
        let nothing = Some(Needs::Nothing);
        match action {
            CouncilAction::Act(Action::Reveal { seat, .. }) if table.rules().needs(seat) == nothing => {
                CouncilAction::Act(Action::Reveal { seat, how: How::Nothing })
            }
            CouncilAction::Act(Action::Next { seat, card, .. })
                if table.rules().needs_next(card) == nothing =>
            {
                CouncilAction::Act(Action::Next { seat, card, how: How::Nothing })
            }
            action => action,
        }
    }

    fn acted(table: &mut Council, context: &mut Context, action: CouncilAction) {
        match action {
            CouncilAction::Act(_) => {
                table.own.counsel.waited.clear();
                table.settle(context);
            }
            // Words change no view.
            CouncilAction::Say { .. } => {
                table.renew(context);
                table.analysis.hint = Hint::None;
            }
        }
    }

    fn undone(table: &mut Council) {
        // What was planned in earlier turns stays to be asked about.
        let turn = table.rules().turn();
        let plans = std::mem::take(&mut table.own.counsel.plans).into_iter();
        let plans = plans.filter(|plan| plan.0 < turn).collect();
        table.own.counsel = Counsel { plans, ..Counsel::default() };
    }

    fn thinker(table: &Council) -> Option<Seat> {
        match table.ask()? {
            Ask::Decide(seat) => Some(seat),
            _ => table.councillors().next(),
        }
    }

    fn asked(table: &Council) -> Option<Seat> {
        Self::thinker(table).or_else(|| table.lost_plan().map(|(seat, _)| seat))
    }

    fn question(table: &Council) -> Option<Question> {
        table.question().or_else(|| {
            let (seat, at) = table.lost_plan()?;
            table.question_at(seat, at)
        })
    }

    fn answer(question: &Question, control: &CancelToken) -> Option<Answer> {
        question.answer(control)
    }

    fn hear(table: &mut Council, context: &mut Context, answer: Answer) -> Result<Reply, StoreError> {
        table.hear(context, answer)
    }

    fn decides(table: &Council, alone: Seat) -> bool {
        let state = table.rules();
        match state.phase() {
            Phase::Bells => state.public_setup().has_bells() && !state.must_ring(),
            Phase::Choose | Phase::Throne => table.task() == Some(Task::Choose { seat: alone }),
            Phase::Shield | Phase::Ruler => true,
            _ => table.secretly().or_else(|| table.openly()) == Some(alone),
        }
    }

    fn advise(view: &Advised, seed: u64, control: &CancelToken) -> Option<Advice> {
        view.answer(seed, control)
    }

    fn title(_: &Council) -> &'static str {
        "council-title"
    }

    fn is_faced(table: &Council) -> bool {
        table.game.header.options.table_mode
    }

    fn record_setup(table: &Council) -> record::Setup {
        let options = &table.game.header.options;
        let (deck, deck_sha256) = (options.deck.name.clone(), options.deck.sha256.parse().ok());
        let setup = Box::new(table.rules().setup());
        record::Setup::Council { deck, deck_sha256, open: options.open, setup }
    }

    fn record(header: &record::Header, line: &[CouncilAction]) -> String {
        let actions: Vec<Action> = line.iter().filter_map(CouncilAction::rules_action).collect();
        record::council::write(header, &actions)
    }
}
