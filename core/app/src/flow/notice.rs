//! Notices above the screen.

use crate::GameKind;

/// A sentence that is shown once.
pub(crate) enum Notice {
    /// A file was set aside under this name.
    SetAside(String),
    /// A game's end was damaged; it goes on from this round.
    DamagedGame { key: &'static str, round: u32 },
    /// A stored game could not be read at all.
    LostGame,
    /// A council waits for the deck with this name, which is not here.
    LostDeck(String),
    /// The game went on in another window.
    PlayedOn,
    /// A Chronicle was added: so many reigns came new, so many were replaced.
    Merged { new: usize, replaced: usize },
    /// The deck with this name was kept.
    DeckKept(String),
    /// What this game is about, while its form is open for the first time.
    Premise(GameKind),
}
