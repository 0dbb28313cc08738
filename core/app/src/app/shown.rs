//! The screen that is shown, and the update that answers an intent.

use super::App;
use super::place::{Overlay, Place};
use crate::flow::{Refusal, Reply};
use crate::screen::{self, Body};
use crate::{Rejection, RejectionReason, Update};

impl App {
    /// The screen as it stands.
    pub(crate) fn screen(&self) -> screen::Screen {
        let (text, settings) = (&self.text, &self.settings);
        let body = match self.overlays.last() {
            Some(Overlay::Settings) => Body::Settings { settings: screen::settings::view(text, settings) },
            Some(Overlay::Notices) => Body::Notices { notices: screen::notices::view(text) },
            Some(Overlay::Games(games)) => {
                Body::Games { games: screen::games::view(text, settings.animals, games) }
            }
            Some(Overlay::People(album)) => Body::People { people: screen::people::view(text, album) },
            Some(Overlay::Rules(reading)) => {
                let fair = self.has_chance() == Some(reading.game);
                Body::Rules { rules: screen::rules::view(text, reading, self.place.game().is_none(), fair) }
            }
            Some(Overlay::Fair(fair)) => Body::Fair { fair: screen::fair::view(text, fair) },
            Some(Overlay::Decks(decks)) => screen::decks::body(text, decks),
            Some(Overlay::Chronicle(chronicle)) => screen::chronicle::body(text, chronicle),
            Some(Overlay::Preview(open)) => Body::Preview { preview: open.view.clone() },
            None => self.body(),
        };
        let table = self.place.table().filter(|_| self.overlays.is_empty());
        let tools = self.tools(&body);
        let mut screen = screen::frame(text, settings, self.notice.as_ref(), table, body, tools);
        if let Some(tip) = self.tip_shown() {
            let tip = screen::tip::view(text, tip);
            screen.live.insert(0, tip.words.clone());
            screen.tip = Some(tip);
        }
        match &self.place {
            Place::Lesson(course) if self.overlays.is_empty() => {
                screen::taught::taught(text, &course.progress(), screen)
            }
            Place::Replay(replaying) if self.overlays.is_empty() => self.replayed(replaying, screen),
            Place::Puzzles(puzzles) if self.overlays.is_empty() => {
                screen::puzzles::over_table(text, settings, puzzles, screen)
            }
            _ => screen,
        }
    }

    /// The answer to what was done, or was not.
    pub(crate) fn answer(&self, reply: Reply) -> Update {
        let beats = reply.news.map(|from| self.beats(from)).unwrap_or_default();
        let rejection = reply.refusal.map(|refusal| self.rejection(&refusal));
        Update { screen: self.screen(), beats, rejection }
    }

    pub(super) fn rejection(&self, refusal: &Refusal) -> Rejection {
        let (reason, sentence) = match refusal {
            Refusal::Because(RejectionReason::Thinking, key) => {
                let table = self.place.table();
                let name = table.and_then(|table| Some(table.name(&self.text, table.thinker()?)));
                let args = [("name", name.unwrap_or_default().into())];
                (RejectionReason::Thinking, self.text.with(key, &args))
            }
            Refusal::Because(reason, key) => (*reason, self.text.say(key)),
            Refusal::Forest(_) | Refusal::King(_) | Refusal::Council(_) => {
                (RejectionReason::NotLegal, self.illegal(refusal))
            }
        };
        Rejection { reason, sentence }
    }
}
