//! The forest duel as a game of a table.

use super::game::{ForestRules, Header};
use super::{Forest, Inspect, Interaction, Keep, rules_variant};
use crate::flow::table::{Confirmation, Reviewed, Shown, TableGame};
use crate::flow::{Context, Reply, Tip};
use crate::store::StoreError;
use crate::{ForestIntent, record};
use douze_ai::forest::{Advice, Level, Reason, advise, decide};
use douze_ai::{Budget, CancelToken};
use douze_rules::forest::{Action, Card, Event, Observation, Phase, State, legal, observe};
use douze_rules::{Seat, Viewer};

/// A built-in player's turn: how well it plays, what it may know, and its seed.
pub(crate) type Question = (Level, Box<Observation>, u64);

impl Reviewed for ForestRules {
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

impl TableGame for ForestRules {
    type Interaction = Interaction;
    type Intent = ForestIntent;
    type Inspect = Inspect;
    type Seen = Observation;
    type Question = Question;
    type Answer = Action;

    fn observe(state: &State, viewer: Viewer) -> Observation {
        observe(state, viewer)
    }

    fn secretly(table: &Forest) -> Option<Seat> {
        table.to_choose()
    }

    fn openly(table: &Forest) -> Option<Seat> {
        table.to_place()
    }

    fn goes_round(table: &Forest) -> bool {
        table.state().phase() == Phase::Keep || table.state().seats_to_act().count() < 2
    }

    fn confirmation(table: &Forest) -> Option<Confirmation<Action>> {
        match table.shown() {
            Shown::Hand(seat) if table.to_choose() == Some(seat) => {
                if table.state().phase() == Phase::Keep {
                    let [keep, bottom] = table.own.keep.split(table.state().hand(seat))?;
                    return Some(Confirmation::Act(Action::Keep {
                        seat,
                        keep: keep.try_into().ok()?,
                        bottom: bottom.try_into().ok()?,
                    }));
                }
                Some(Confirmation::Act(Action::Choose { seat, card: table.own.pick? }))
            }
            Shown::Table if table.to_choose().is_some() => table.to_choose().map(Confirmation::Pass),
            Shown::Table | Shown::Hand(_) => {
                table.to_place().and_then(|seat| table.own.aim?.action(seat)).map(Confirmation::Act)
            }
            Shown::Curtain(_) => None,
        }
    }

    /// Opened cards show something new; a drawn card does when its hand has been looked at since.
    fn reveals(table: &Forest, before: &State, after: &State) -> bool {
        let next_round = after.round() != before.round();
        let opened = before.phase() == Phase::Choose && (after.phase() != Phase::Choose || next_round);
        opened || next_round && table.own.seen >= table.game.line().len()
    }

    fn tap(table: &mut Forest, context: &mut Context, intent: ForestIntent) -> Result<Reply, StoreError> {
        table.answer(context, intent)
    }

    fn tip(_: &Forest, event: &Event) -> Option<Tip> {
        matches!(event, Event::Revealed { cards } if cards.contains(&Card::Deer)).then_some(Tip::Deer)
    }

    fn cancel(table: &mut Forest) -> Reply {
        table.own.pick = None;
        table.own.aim = table.own.aim.and_then(super::Aim::back);
        Reply::seen()
    }

    fn opened(table: &mut Forest, resumed: bool) {
        if resumed {
            table.own.seen = table.game.line().len();
        } else {
            table.cover();
        }
    }

    fn put_down(table: &mut Forest) {
        table.own.pick = None;
    }

    fn looked(table: &mut Forest) {
        table.own.seen = table.game.line().len();
    }

    fn moved_on(table: &mut Forest) {
        (table.own.keep, table.own.aim) = (Keep::default(), None);
    }

    fn is_there(table: &Forest, inspect: Inspect) -> bool {
        match inspect {
            Inspect::Score(_) => true,
            Inspect::Card(at) => table.state().card_at(at).is_some(),
        }
    }

    fn acted(table: &mut Forest, context: &mut Context, action: Action) {
        if action.seat().is_some_and(|seat| table.game.is_person(seat)) {
            table.inspect = None;
        }
        table.settle(context);
    }

    fn thinker(table: &Forest) -> Option<Seat> {
        table.actor().filter(|&seat| !table.game.is_person(seat))
    }

    fn question(table: &Forest) -> Option<Question> {
        let seat = Self::thinker(table)?;
        let player = table.game.header.players.get(seat.index())?;
        let level = Level::from_id(player.id()).unwrap_or(Level::Fox);
        Some((level, Box::new(observe(table.state(), Viewer::Seat(seat))), table.game.turn_seed()))
    }

    fn answer((level, view, seed): &Question, control: &CancelToken) -> Option<Action> {
        Some(decide(view, *level, *seed, &Budget::default(), control)?.action)
    }

    fn hear(table: &mut Forest, context: &mut Context, action: Action) -> Result<Reply, StoreError> {
        table.act(context, action)
    }

    fn decides(table: &Forest, alone: Seat) -> bool {
        table.actor() == Some(alone)
    }

    fn advise(view: &Observation, seed: u64, control: &CancelToken) -> Option<Advice> {
        advise(view, seed, &Budget::default(), control)
    }

    fn title(_: &Forest) -> &'static str {
        "forest-title"
    }

    fn is_faced(table: &Forest) -> bool {
        table.game.header.options.table_mode
    }

    fn record_setup(table: &Forest) -> record::Setup {
        record::Setup::Forest { variant: rules_variant(&table.game.header) }
    }

    fn record(header: &record::Header, line: &[Action]) -> String {
        record::forest::write(header, line)
    }
}
