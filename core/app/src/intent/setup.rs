//! Intents of the form before a game.

use crate::enums::{CharacterKind, CharacterSet, CouncilKind, ForestVariant, TwelveGroups};
use crate::players::{PlayerKind, TemperamentKind};
use crate::setup::{KingPreset, SetupPanel};

/// In the form before a game.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
#[expect(missing_docs, reason = "the names say it")]
pub enum SetupIntent {
    /// Opens a panel over the table, instead of another one.
    OpenPanel {
        panel: SetupPanel,
    },
    ClosePanel,
    /// Takes a seat away; those after it move up.
    VacateSeat {
        seat: i32,
    },
    /// A person of this name sits there; an empty name is a person without one.
    SeatPerson {
        seat: i32,
        name: String,
    },
    /// Every built-in player is of this level; where there is none, one comes.
    SetRivals {
        player: PlayerKind,
    },
    /// Seats and characters of King of 12 at once.
    SetPreset {
        preset: KingPreset,
    },
    NameSeat {
        seat: i32,
        name: String,
    },
    SetPlayer {
        seat: i32,
        player: PlayerKind,
    },
    /// The temperament of a built-in councillor.
    SetTemperament {
        seat: i32,
        temperament: TemperamentKind,
    },
    SetVariant {
        variant: ForestVariant,
    },
    AddSeat,
    RemoveSeat,
    SetCharacters {
        set: CharacterSet,
    },
    /// Takes a character into the chosen set, or out of it.
    ToggleCharacter {
        character: CharacterKind,
    },
    /// Groups of a tournament of twelve.
    SetGroups {
        groups: TwelveGroups,
    },
    /// Stops at each step of a turn and explains it.
    SetSteps {
        on: bool,
    },
    /// Two people, one on either side of the device.
    SetTableMode {
        on: bool,
    },
    /// The history shows which cards were played (R-K10).
    SetOpenHistory {
        on: bool,
    },
    /// The same cards and dice as everybody who plays the deal of the day, or the scenario of the day.
    TakeDealOfDay,
    /// Digits, the code of a deal, or empty for one drawn by the device; a chosen seed is marked in the record.
    TypeSeed {
        seed: String,
    },
    /// Which kind of council.
    SetCouncil {
        kind: CouncilKind,
    },
    /// 1 to 12.
    PickMonth {
        month: i32,
    },
    /// Takes a dilemma into a free game, or out of it.
    ToggleDilemma {
        number: i32,
    },
    /// The whole game is played in silence.
    SetSilent {
        on: bool,
    },
    /// The rulebook advises a first game without bells.
    SetBells {
        on: bool,
    },
    /// What the council agrees on is voted on; else the people have the last word.
    SetVote {
        on: bool,
    },
    /// A try writes no line of the Chronicle.
    SetTrial {
        on: bool,
    },
    /// The Chronicle that the council writes into.
    SetChronicle {
        id: i64,
    },
    /// The deck with this SHA-256.
    SetDeck {
        sha256: String,
    },
    StartGame,
}
