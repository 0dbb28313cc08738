//! Where a script presses: its runner decides how each press is carried out.

use crate::support::{is_over, options};
use douze_app::screen::{Body, Screen};
use douze_app::{AppIntent, DouzeError, Intent, Rejection, Session, TableIntent};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::sync::Arc;

/// One call of a shell.
#[derive(Clone, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Press {
    Tap(Intent),
    Think(i64),
    Import(Vec<u8>),
}

impl Press {
    /// Carries the call out.
    pub fn on(&self, session: &Session) -> Result<Option<Rejection>, DouzeError> {
        Ok(match self {
            Self::Tap(intent) => session.dispatch(intent.clone())?.rejection,
            Self::Think(ticket) => session.think(*ticket)?.rejection,
            Self::Import(bytes) => {
                session.import(bytes.clone())?;
                None
            }
        })
    }
}

/// Whether a tool of the table can be pressed.
pub fn can(screen: &Screen, intent: TableIntent) -> bool {
    screen.tools.iter().any(|tool| tool.enabled && tool.intent == Intent::Table(intent))
}

/// A session that a script plays on.
pub struct Desk<'a> {
    session: Arc<Session>,
    carry: &'a mut dyn FnMut(&Session, &Press),
}

impl<'a> Desk<'a> {
    /// `carry` carries out each press, and returns once it is acknowledged.
    pub fn new(session: Arc<Session>, carry: &'a mut dyn FnMut(&Session, &Press)) -> Self {
        Self { session, carry }
    }

    /// What is on screen.
    pub fn screen(&self) -> Screen {
        self.session.screen().unwrap()
    }

    /// Any call.
    pub fn press(&mut self, press: &Press) -> Screen {
        (self.carry)(&self.session, press);
        self.screen()
    }

    /// A tap.
    pub fn tap(&mut self, intent: Intent) -> Screen {
        self.press(&Press::Tap(intent))
    }

    /// Opens the game that was played last.
    pub fn go_on(&mut self) -> Screen {
        self.tap(Intent::App(AppIntent::ContinueGame))
    }

    /// So many presses of what is offered, or until the end of the game; gives how many there were.
    pub fn walk(&mut self, most: usize, seed: u64) -> usize {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        for done in 0..most {
            let screen = self.screen();
            if let Some(thinking) = screen.thinking {
                self.press(&Press::Think(thinking.ticket));
                continue;
            }
            let offered = options(&screen);
            if is_over(&screen) || offered.is_empty() {
                return done;
            }
            self.tap(offered[rng.random_range(0..offered.len())].clone());
        }
        most
    }

    /// Keeps what the display shows as a preview.
    pub fn keep(&mut self) -> Screen {
        let Body::Preview { preview } = self.screen().body else { panic!("no preview") };
        self.tap(preview.confirm.expect("something to keep").intent)
    }
}
