//! The place in the app: home, a form, the table of a game, a lesson, a replay, or the puzzles.

use super::course::Course;
use super::preview::OpenPreview;
use crate::GameKind;
use crate::flow::chronicle::Chronicle;
use crate::flow::council::Council;
use crate::flow::decks::Decks;
use crate::flow::fair::Fair;
use crate::flow::forest::Forest;
use crate::flow::king::King;
use crate::flow::people::Album;
use crate::flow::puzzles::Puzzles;
use crate::flow::setup::SetupFlow;
use crate::flow::table::AnyTable;
use crate::flow::watched::Watched;
use crate::flow::{Games, Reading};
use crate::screen::replay::Caption;
use crate::store::GameId;
use douze_ai::CancelToken;
use std::sync::Arc;

/// Leaving a game loses nothing: it is on disk.
pub(super) enum Place {
    /// With the last played game.
    Home(Games),
    Setup(Box<SetupFlow>),
    Forest(Box<Forest>),
    King(Box<King>),
    Council(Box<Council>),
    Lesson(Box<Course>),
    Replay(Box<Replaying>),
    Puzzles(Box<Puzzles>),
}

impl Place {
    /// The game on screen.
    pub(super) fn game(&self) -> Option<(GameKind, GameId)> {
        let kind = match self {
            Self::Forest(_) => GameKind::Forest,
            Self::King(_) => GameKind::King,
            Self::Council(_) => GameKind::Council,
            Self::Home(_) | Self::Setup(_) | Self::Lesson(_) | Self::Replay(_) | Self::Puzzles(_) => {
                return None;
            }
        };
        Some((kind, self.table()?.id()))
    }

    pub(super) fn table(&self) -> Option<&dyn AnyTable> {
        match self {
            Self::Forest(forest) => Some(&**forest),
            Self::King(king) => Some(&**king),
            Self::Council(council) => Some(&**council),
            Self::Lesson(course) => Some(course.table()),
            Self::Replay(replaying) => Some(replaying.watched.table()),
            Self::Puzzles(puzzles) => puzzles.open.as_ref().map(|(_, open)| open.table()),
            Self::Home(_) | Self::Setup(_) => None,
        }
    }

    pub(super) fn table_mut(&mut self) -> Option<&mut dyn AnyTable> {
        match self {
            Self::Forest(forest) => Some(&mut **forest),
            Self::King(king) => Some(&mut **king),
            Self::Council(council) => Some(&mut **council),
            Self::Lesson(course) => Some(course.table_mut()),
            Self::Replay(replaying) => Some(replaying.watched.table_mut()),
            Self::Puzzles(puzzles) => puzzles.open.as_mut().map(|(_, open)| open.table_mut()),
            Self::Home(_) | Self::Setup(_) => None,
        }
    }
}

/// A replay under way, and where it was opened.
pub(super) struct Replaying {
    pub(super) watched: Watched,
    /// What happened on the way to each position, in the language in which it was opened.
    pub(super) captions: Vec<Caption>,
    /// All sentences are read.
    pub(super) reads: bool,
    /// It goes on by itself, with this ticket.
    pub(super) running: Option<(i64, Arc<CancelToken>)>,
    pub(super) before: Box<Place>,
    pub(super) below: Vec<Overlay>,
}

impl Replaying {
    pub(super) fn pause(&mut self) {
        if let Some((_, control)) = self.running.take() {
            control.stop(false);
        }
    }
}

/// A screen on top of the place.
pub(super) enum Overlay {
    Settings,
    /// The licences of all parts, above the settings.
    Notices,
    /// The games that are not finished.
    Games(Games),
    /// The people of this device.
    People(Box<Album>),
    Rules(Reading),
    /// The chance of the game below.
    Fair(Box<Fair>),
    /// The decks of Council of 12.
    Decks(Decks),
    Chronicle(Box<Chronicle>),
    /// A file from elsewhere, before anything of it is kept.
    Preview(Box<OpenPreview>),
}
