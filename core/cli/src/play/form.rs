//! The set-up screen.

use douze_app::screen::Body;
use douze_app::{
    CharacterKind, CharacterSet, DouzeError, Intent, PlayerKind, Session, SetupIntent, TemperamentKind,
};
use douze_rules::king::Character;

/// A player, and what a councillor is like where somebody has said so.
#[derive(Clone, Copy)]
pub(super) struct Seated(pub(super) PlayerKind, pub(super) Option<TemperamentKind>);

/// The set-up screen.
pub(super) struct Form<'a> {
    pub(super) session: &'a Session,
    /// The first refusal.
    pub(super) refused: Option<String>,
}

impl Form<'_> {
    pub(super) fn send(&mut self, intent: Intent) -> Result<(), DouzeError> {
        let rejection = self.session.dispatch(intent)?.rejection;
        self.refused = self.refused.take().or_else(|| rejection.map(|rejection| rejection.sentence));
        Ok(())
    }

    pub(super) fn seats(&self) -> Result<usize, DouzeError> {
        Ok(match self.session.screen()?.body {
            Body::Setup { setup } => setup.seats.len(),
            _ => 0,
        })
    }

    /// As many seats as there are players, and everyone on theirs.
    pub(super) fn seat(&mut self, players: &[Seated]) -> Result<(), DouzeError> {
        // First people, as the form wants one at any time.
        self.send(Intent::Setup(SetupIntent::SetPlayer { seat: 0, player: PlayerKind::Person }))?;
        for _ in self.seats()?..players.len() {
            self.send(Intent::Setup(SetupIntent::AddSeat))?;
        }
        for _ in players.len()..self.seats()? {
            self.send(Intent::Setup(SetupIntent::RemoveSeat))?;
        }
        let everyone = || (0..).zip(players);
        for (seat, _) in everyone() {
            self.send(Intent::Setup(SetupIntent::SetPlayer { seat, player: PlayerKind::Person }))?;
        }
        for (seat, &Seated(player, temperament)) in everyone() {
            self.send(Intent::Setup(SetupIntent::SetPlayer { seat, player }))?;
            if let Some(temperament) = temperament {
                self.send(Intent::Setup(SetupIntent::SetTemperament { seat, temperament }))?;
            }
        }
        Ok(())
    }

    /// These characters, whichever were chosen before; the Knight is always among them.
    pub(super) fn choose(&mut self, wanted: &[Character]) -> Result<(), DouzeError> {
        self.send(Intent::Setup(SetupIntent::SetCharacters { set: CharacterSet::Chosen }))?;
        let Body::Setup { setup } = self.session.screen()?.body else { return Ok(()) };
        let shown = setup.characters.into_iter().flat_map(|set| set.characters);
        let before = shown.filter(|choice| choice.selected).map(|choice| choice.character.character);
        let toggled = before.chain(wanted.iter().map(|&character| character.into()));
        for character in toggled.filter(|&character| character != CharacterKind::Knight) {
            self.send(Intent::Setup(SetupIntent::ToggleCharacter { character }))?;
        }
        Ok(())
    }
}
