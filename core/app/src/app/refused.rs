//! Why an intent did nothing, in a sentence.

use super::{App, Place};
use crate::flow::Refusal;
use crate::{Reason, Rejection, screen};

impl App {
    pub(super) fn rejection(&self, refusal: &Refusal) -> Rejection {
        let not_now = || (Reason::NotNow, self.text.say("error-not-now"));
        let (reason, sentence) = match (refusal, &self.place) {
            (Refusal::Because(Reason::Thinking, key), place) => {
                let name = place.table().and_then(|table| {
                    let (seat, _) = table.thinker()?;
                    Some(table.name(&self.text, seat))
                });
                (Reason::Thinking, self.text.with(key, &[("name", name.unwrap_or_default().into())]))
            }
            (Refusal::Because(reason, key), _) => (*reason, self.text.say(key)),
            (Refusal::Forest(illegal), Place::Forest(forest)) => {
                (Reason::NotLegal, screen::forest::refusal(&self.text, &forest.game, illegal))
            }
            (Refusal::King(illegal), Place::King(king)) => {
                (Reason::NotLegal, screen::king::refusal(&self.text, &king.game, illegal))
            }
            (Refusal::Council(unfit), Place::Council(council)) => {
                (Reason::NotLegal, screen::council::refusal(&self.text, council, unfit))
            }
            (Refusal::Forest(_) | Refusal::King(_) | Refusal::Council(_), _) => not_now(),
        };
        Rejection { reason, sentence }
    }
}
