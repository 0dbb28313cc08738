//! King of 12 as a game of a table.

use super::game::{Header, KingRules};
use super::ledger::Reported;
use super::{Inspect, Interaction, King, Pick};
use crate::flow::table::{Confirmation, Reviewed, Shown, TableGame};
use crate::flow::{Context, Reply, Tip};
use crate::store::StoreError;
use crate::{KingIntent, record};
use douze_ai::king::{Advice, Level, Reason, advise, decide};
use douze_ai::{Budget, CancelToken};
use douze_rules::king::{Action, Event, Observation, Phase, State, legal, observe};
use douze_rules::{Seat, Viewer};

/// A built-in player's turn: how well it plays, what it may know, and its seed.
pub(crate) type Question = (Level, Box<Observation>, u64);

impl Reviewed for KingRules {
    type View = Observation;
    type Choice = Action;
    type Why = Reason;

    fn choice(action: Action) -> Option<Action> {
        Some(action)
    }

    fn choices(state: &State, seat: Seat) -> usize {
        legal(state).iter().filter(|action| action.seat() == Some(seat)).count()
    }

    fn view(_: &Header, state: &State, seat: Seat) -> Option<Observation> {
        Some(observe(state, Viewer::Seat(seat)))
    }
}

impl TableGame for KingRules {
    type Interaction = Interaction;
    type Intent = KingIntent;
    type Inspect = Inspect;
    type Seen = Observation;
    type Question = Question;
    type Answer = Action;

    fn observe(state: &State, viewer: Viewer) -> Observation {
        observe(state, viewer)
    }

    fn secretly(table: &King) -> Option<Seat> {
        table.to_choose()
    }

    fn openly(table: &King) -> Option<Seat> {
        table.to_decide()
    }

    fn goes_round(table: &King) -> bool {
        let state = table.state();
        state.phase() == Phase::Choose && state.seats_to_act().count() < state.playing().len()
    }

    fn confirmation(table: &King) -> Option<Confirmation<Action>> {
        let state = table.state();
        match (table.shown(), table.own.pick) {
            (Shown::Curtain(_), _) | (Shown::Hand(_), None) => None,
            (_, Some(Pick::Card(character))) => {
                let seat = table.chooser()?;
                Some(Confirmation::Act(if state.phase() == Phase::Crown {
                    Action::Crown { seat, character }
                } else {
                    Action::Choose { seat, character }
                }))
            }
            (_, Some(Pick::Face(face))) => {
                table.to_decide().map(|seat| Confirmation::Act(Action::Face { seat, face }))
            }
            (_, Some(Pick::Token(token))) => {
                table.to_decide().map(|seat| Confirmation::Act(Action::Take { seat, token }))
            }
            (Shown::Table, None) => {
                table.to_choose().filter(|_| table.alone().is_none()).map(Confirmation::Pass)
            }
        }
    }

    /// Opened cards and rolled dice.
    fn reveals(_: &King, before: &State, after: &State) -> bool {
        let turn = |state: &State| (state.round(), state.turn());
        before.phase() == Phase::Choose && (after.phase() != Phase::Choose || turn(after) != turn(before))
    }

    fn tap(table: &mut King, context: &mut Context, intent: KingIntent) -> Result<Reply, StoreError> {
        table.answer(context, intent)
    }

    fn tip(_: &King, event: &Event) -> Option<Tip> {
        match event {
            Event::ValuesCancelled { .. } => Some(Tip::Tie),
            Event::Stolen { .. } | Event::TheftVoid { .. } => Some(Tip::Theft),
            _ => None,
        }
    }

    fn cancel(table: &mut King) -> Reply {
        table.own.pick = None;
        Reply::seen()
    }

    fn opened(table: &mut King, resumed: bool) {
        let seats = table.seats();
        table.own.before = Reported::of(seats, if resumed { &table.events } else { &[] });
        table.own.reported = Reported::of(seats, &table.events);
        // The slow mode explains the last turn once more: nobody knows how far it had come.
        let revealed = |event: &Event| matches!(event, Event::Revealed { .. });
        let chosen = |event: &Event| matches!(event, Event::Chosen { .. });
        let opened = table.events.iter().rposition(revealed).filter(|_| resumed);
        if let Some(opened) = opened.filter(|&opened| !table.events[opened..].iter().any(chosen)) {
            table.own.reported = Reported::of(seats, &table.events[..opened]);
            table.report(None);
        }
        table.show(table.next_view());
    }

    fn put_down(table: &mut King) {
        (table.own.pick, table.own.history) = (None, false);
    }

    fn acted(table: &mut King, context: &mut Context, action: Action) {
        if action.seat().is_some_and(|seat| table.game.is_person(seat)) {
            (table.inspect, table.own.opened) = (None, None);
        }
        table.report(None);
        table.settle(context);
    }

    fn undone(table: &mut King) {
        (table.own.reported, table.own.stop) = (Reported::of(table.seats(), &table.events), None);
    }

    fn is_reported(table: &King) -> bool {
        table.own.stop.is_none()
    }

    fn close_panel(table: &mut King) -> bool {
        std::mem::take(&mut table.own.history)
    }

    fn thinker(table: &King) -> Option<Seat> {
        table.actor().filter(|&seat| !table.game.is_person(seat))
    }

    fn question(table: &King) -> Option<Question> {
        let seat = Self::thinker(table)?;
        let player = table.game.header.players.get(seat.index())?;
        let level = Level::from_id(player.id()).unwrap_or(Level::Pretender);
        Some((level, Box::new(observe(table.state(), Viewer::Seat(seat))), table.game.turn_seed()))
    }

    fn answer((level, view, seed): &Question, control: &CancelToken) -> Option<Action> {
        Some(decide(view, *level, *seed, &Budget::default(), control)?.action)
    }

    fn hear(table: &mut King, context: &mut Context, action: Action) -> Result<Reply, StoreError> {
        table.act(context, action)
    }

    fn decides(table: &King, alone: Seat) -> bool {
        table.actor() == Some(alone)
    }

    fn advise(view: &Observation, seed: u64, control: &CancelToken) -> Option<Advice> {
        advise(view, seed, &Budget::default(), control)
    }

    fn title(table: &King) -> &'static str {
        if table.state().setup().is_tournament() { "king-title-tournament" } else { "king-title" }
    }

    fn is_faced(table: &King) -> bool {
        table.game.header.options.table_mode
    }

    fn record_setup(table: &King) -> record::Setup {
        record::Setup::King { setup: table.state().setup() }
    }

    fn record(header: &record::Header, line: &[Action]) -> String {
        record::king::write(header, line)
    }
}
