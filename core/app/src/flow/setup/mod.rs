//! Who plays, and how. What was chosen last is there again the next time.

pub(crate) mod council;
pub(crate) mod forest;
pub(crate) mod king;
mod people;
mod seats;
mod typed;

pub(crate) use people::{OFFERED, PORTRAITS, People, Person, called, portrait_of};
pub(crate) use typed::{InputError, NAME_LIMIT, chosen_seed, cut};

use super::Reply;
use crate::chronicle::Reign;
use crate::day::Day;
use crate::deal::Deal;
use crate::deck::Sha256;
use crate::store::{Store, StoreError};
use crate::text::Text;
use crate::{CouncilKind, GameKind, PlayerKind, SetupIntent, SetupPanel};
use douze_rules::council::Scenario;
use serde::Serialize;

/// A form on screen, and what is open over it.
pub(crate) struct SetupFlow {
    pub(crate) form: Form,
    pub(crate) panel: Option<SetupPanel>,
    pub(crate) people: People,
    /// The month of the calendar.
    pub(crate) today: Scenario,
    /// The code of the deal of the day.
    daily: String,
}

/// The form of one game.
#[derive(Clone)]
#[expect(clippy::large_enum_variant, reason = "there is one form at a time")]
pub(crate) enum Form {
    Forest(forest::ForestForm),
    King(king::KingForm),
    Council(council::CouncilForm),
}

impl SetupFlow {
    /// The form as it was left.
    pub(crate) fn load(store: &Store, game: GameKind, now_ms: i64) -> Self {
        Self {
            form: Form::load(store, game),
            panel: None,
            people: People::load(store),
            today: Day::of(now_ms).scenario(),
            daily: Deal::of_day(game, now_ms).code(),
        }
    }

    /// The form of King of 12 for the throne that this reign has left vacant, with the members of its council.
    pub(crate) fn for_throne(store: &Store, reign: &Reign, now_ms: i64) -> Self {
        let mut setup = Self::load(store, GameKind::King, now_ms);
        if let Form::King(form) = &mut setup.form {
            form.claim(reign);
        }
        setup
    }

    pub(crate) fn handle(&mut self, intent: SetupIntent) -> Reply {
        match intent {
            SetupIntent::OpenPanel { panel } if self.may_open(panel) => self.panel = Some(panel),
            SetupIntent::OpenPanel { .. } => return Reply::not_now(),
            SetupIntent::ClosePanel => self.panel = None,
            SetupIntent::TakeDealOfDay => {
                return self.form.handle(SetupIntent::TypeSeed { seed: self.daily.clone() });
            }
            _ => {
                let panel = self.panel_after(&intent);
                let reply = self.form.handle(intent);
                if reply.refusal.is_none() {
                    self.panel = panel.filter(|&panel| self.may_open(panel));
                }
                return reply;
            }
        }
        Reply::seen()
    }

    /// The deal of the day is chosen.
    pub(crate) fn has_deal_of_day(&self) -> bool {
        self.form.seed() == self.daily
    }

    /// Closes what is open; false: nothing is. The page of a month was opened from the calendar.
    pub(crate) fn close(&mut self) -> bool {
        let before = self.panel;
        self.panel = (before == Some(SetupPanel::Month)).then_some(SetupPanel::Months);
        before.is_some()
    }

    /// Keeps the names of the people who are seated.
    pub(crate) fn remember_people(&self, store: &mut Store, now_ms: i64) -> Result<(), StoreError> {
        let seated = self.form.seated();
        People::remember(store, seated.iter().map(|(_, name)| *name), now_ms)
    }

    fn may_open(&self, panel: SetupPanel) -> bool {
        let kind = match &self.form {
            Form::Council(setup) => Some(setup.kind),
            Form::Forest(_) | Form::King(_) => None,
        };
        match panel {
            SetupPanel::Seat { seat } => super::seat(seat, self.form.players().len()).is_some(),
            SetupPanel::More => true,
            SetupPanel::Months | SetupPanel::Month => kind == Some(CouncilKind::Month),
            SetupPanel::Free => kind == Some(CouncilKind::Free),
        }
    }

    /// What is open once this is done: who has chosen is done with the panel, and some choices lead to the next one.
    fn panel_after(&self, intent: &SetupIntent) -> Option<SetupPanel> {
        match intent {
            SetupIntent::SetPlayer { player, .. } if *player != PlayerKind::Person => None,
            SetupIntent::SeatPerson { name, .. } if !name.is_empty() => None,
            SetupIntent::VacateSeat { .. } => None,
            SetupIntent::SetCouncil { kind: CouncilKind::Month } => Some(SetupPanel::Months),
            SetupIntent::SetCouncil { kind: CouncilKind::Free } => Some(SetupPanel::Free),
            SetupIntent::PickMonth { .. } if self.panel == Some(SetupPanel::Months) => {
                Some(SetupPanel::Month)
            }
            _ => self.panel,
        }
    }

    /// Decks or the Chronicle may have changed; a deck that was just kept is the one to play with.
    pub(crate) fn refresh(&mut self, store: &Store, kept: Option<Sha256>) {
        if let Form::Council(setup) = &mut self.form {
            setup.refresh(store, kept);
        }
    }

    /// Keeps the form, unless it is kept as it is.
    pub(crate) fn keep(&self, store: &mut Store) -> Result<(), StoreError> {
        self.form.keep(store)
    }
}

impl Form {
    fn load(store: &Store, game: GameKind) -> Self {
        match game {
            GameKind::Forest => Self::Forest(forest::ForestForm::load(store)),
            GameKind::King => Self::King(king::KingForm::load(store)),
            GameKind::Council => Self::Council(council::CouncilForm::load(store)),
        }
    }

    /// Who sits where.
    pub(crate) fn players(&self) -> &[PlayerKind] {
        match self {
            Self::Forest(setup) => &setup.players,
            Self::King(setup) => &setup.players,
            Self::Council(setup) => &setup.players,
        }
    }

    /// The same form with another player on a chair.
    pub(crate) fn with_player(&self, seat: usize, player: PlayerKind) -> Self {
        let mut form = self.clone();
        let players: &mut [PlayerKind] = match &mut form {
            Self::Forest(setup) => &mut setup.players,
            Self::King(setup) => &mut setup.players,
            Self::Council(setup) => &mut setup.players,
        };
        if let Some(at) = players.get_mut(seat) {
            *at = player;
        }
        form
    }

    /// As typed, seat by seat.
    pub(crate) fn names(&self) -> &[String] {
        match self {
            Self::Forest(setup) => &setup.names,
            Self::King(setup) => &setup.names,
            Self::Council(setup) => &setup.names,
        }
    }

    /// The seats of people, and the names typed there.
    pub(crate) fn seated(&self) -> Vec<(usize, &str)> {
        let seats = self.names().iter().zip(self.players()).enumerate();
        let people = seats.filter(|(_, (_, player))| **player == PlayerKind::Person);
        people.map(|(seat, (name, _))| (seat, name.trim())).filter(|(_, name)| !name.is_empty()).collect()
    }

    /// Which game it is for.
    pub(crate) fn game(&self) -> GameKind {
        match self {
            Self::Forest(_) => GameKind::Forest,
            Self::King(_) => GameKind::King,
            Self::Council(_) => GameKind::Council,
        }
    }

    pub(crate) fn save(&self, store: &mut Store) -> Result<(), StoreError> {
        match self {
            Self::Forest(setup) => setup.save(store),
            Self::King(setup) => setup.save(store),
            Self::Council(setup) => setup.save(store),
        }
    }

    /// Keeps the form, unless it is kept as it is.
    fn keep(&self, store: &mut Store) -> Result<(), StoreError> {
        let saved = Self::load(store, self.game());
        let same = match (self, &saved) {
            (Self::Forest(here), Self::Forest(there)) => same(here, there),
            (Self::King(here), Self::King(there)) => same(here, there),
            (Self::Council(here), Self::Council(there)) => same(here, there),
            _ => false,
        };
        if same { Ok(()) } else { self.save(store) }
    }

    /// The seed as typed, which no form saves.
    pub(crate) fn seed(&self) -> &str {
        match self {
            Self::Forest(setup) => &setup.seed,
            Self::King(setup) => &setup.seed,
            Self::Council(setup) => &setup.seed,
        }
    }

    fn handle(&mut self, intent: SetupIntent) -> Reply {
        match self {
            Self::Forest(setup) => setup.handle(intent),
            Self::King(setup) => setup.handle(intent),
            Self::Council(setup) => setup.handle(intent),
        }
    }

    /// Nothing is wrong, a game can start.
    pub(crate) fn is_ready(&self, text: &Text) -> bool {
        match self {
            Self::Forest(setup) => setup.is_ready(text),
            Self::King(setup) => setup.is_ready(text),
            Self::Council(setup) => setup.is_ready(text),
        }
    }
}

/// Are they saved alike?
fn same(here: &impl Serialize, there: &impl Serialize) -> bool {
    matches!((serde_json::to_value(here), serde_json::to_value(there)), (Ok(here), Ok(there)) if here == there)
}
