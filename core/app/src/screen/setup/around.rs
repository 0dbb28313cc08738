//! The surroundings of a form that all games share.

use crate::flow::setup::{Form, People};
use crate::screen::FaceView;
use crate::screen::medallions::Medallions;
use crate::text::Text;
use crate::{PlayerKind, SetupPanel};
use douze_rules::Seat;
use douze_rules::council::Scenario;

/// What stands around a form: people who played before, the faces of its seats, the month of today, what is open.
pub(super) struct Around<'a> {
    pub(super) form: &'a Form,
    pub(super) people: &'a People,
    pub(super) medallions: Medallions,
    pub(super) panel: Option<SetupPanel>,
    pub(super) today: Scenario,
    pub(super) ready: bool,
}

impl Around<'_> {
    /// The face that this rival would have on a chair; none unless who sits there is being chosen.
    pub(super) fn rival(&self, text: &Text, seat: Seat, player: PlayerKind) -> Option<FaceView> {
        let open = SetupPanel::Seat { seat: seat.number().into() };
        let form = (self.panel == Some(open)).then(|| self.form.with_player(seat.index(), player))?;
        Some(medallions(text, self.people, &form).of(seat))
    }
}

/// Whom the game will remember has the same face before it.
pub(super) fn medallions(text: &Text, people: &People, form: &Form) -> Medallions {
    let joined = people.joined(form.seated().iter().map(|(_, name)| *name), 0);
    // What was typed on a chair is not the name of the rival that sits there now.
    let typed = |(name, player): (&String, &PlayerKind)| match player {
        PlayerKind::Person => name.clone(),
        _ => String::new(),
    };
    let names = match form {
        Form::Council(form) => form.called(text),
        form => form.names().iter().zip(form.players()).map(typed).collect(),
    };
    Medallions::new(&joined, &names, form.players())
}
