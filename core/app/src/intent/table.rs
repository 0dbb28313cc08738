//! Intents of a table: of any game, then of each.

#![expect(missing_docs, reason = "fields and variants without a comment are explained by their names")]

use crate::enums::{CharacterKind, ForestCard, KeptKind, RemarkKind};

/// At the table of any game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum TableIntent {
    /// "It is me": the curtain goes up for the seat that it names.
    LiftCurtain,
    /// From the curtain to what is open for all.
    ShowTable,
    Peek,
    StopPeeking,
    /// Does what is selected.
    Confirm,
    /// Forgets what is selected.
    Cancel,
    CloseInspect,
    /// A person alone with built-in players asks for a hint.
    AskHint,
    CloseHint,
    /// The review of the ended game; once more: goes on where it was stopped.
    OpenReview,
    /// The decisions of this person.
    ReviewSeat {
        seat: i32,
    },
    /// The decision of this number in full; the same again closes it.
    ReviewDecision {
        number: i32,
    },
    /// A new game that goes on from the decision of this number.
    TryAgain {
        number: i32,
    },
    Undo,
    Redo,
    /// A new game with the same people; in the forest duel the other colour for each.
    Rematch,
}

/// At the table of a forest duel. Coordinates are those of records: relative to the first card’s cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum ForestIntent {
    /// Selects a card of the hand (set-up variant: keeps it, or gives it back).
    PickCard {
        card: ForestCard,
    },
    /// Selects a cell, a line's end, or the card for the Raccoon to move; the same again confirms.
    TapCell {
        row: i32,
        col: i32,
    },
    /// The two cards that go under the deck change places.
    SwapBottom,
    InspectCard {
        row: i32,
        col: i32,
    },
    InspectScore {
        seat: i32,
    },
}

/// At the table of King of 12.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum KingIntent {
    /// Selects a character of the hand, or the one that goes under the die.
    PickCharacter {
        character: CharacterKind,
    },
    /// Selects a face of one's own die.
    PickFace {
        face: i32,
    },
    /// Selects a token to take: 1 or 2; 0 takes none.
    PickToken {
        token: i32,
    },
    /// The explanation of a character.
    InspectCharacter {
        character: CharacterKind,
    },
    /// How a value and points came about.
    InspectSeat {
        seat: i32,
    },
    /// Makes this group of a tournament the large one.
    OpenGroup {
        group: i32,
    },
    OpenHistory,
    CloseHistory,
    /// Goes on to the next step of the turn.
    NextStep,
}

/// At the table of Council of 12.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum CouncilIntent {
    /// Selects a character of the hand, or the one that goes under the die.
    PickCharacter {
        character: CharacterKind,
    },
    /// Selects a face of one's own die.
    PickFace {
        face: i32,
    },
    /// The explanation of a character.
    InspectCharacter {
        character: CharacterKind,
    },
    /// How a value and points came about.
    InspectSeat {
        seat: i32,
    },
    /// The council rings, or does not; what would lose the game is asked once more.
    RingBells {
        ring: bool,
    },
    /// This turn is played in silence.
    KeepSilence,
    /// The councillors are asked for their remarks: the turn is not silent then.
    AskCouncil,
    /// Two councillors spread a double target over two turns.
    SpreadTargets,
    /// Uses a kept reward, or begins to: a tip asks for a face, an open card for a person and a card.
    UseKept {
        kept: KeptKind,
    },
    /// This person lays a card open.
    LayOpen {
        seat: i32,
    },
    AcceptProposal,
    DeclineProposal,
    /// The council agrees that this seat reveals next.
    RevealNext {
        seat: i32,
    },
    /// The person who is the Head lets the councillors choose their cards.
    LetChoose,
    /// In silence: the person who is asked lets others go first.
    Wait,
    /// Selects a target for Knight or Golem, 0 or 1.
    PickTarget {
        target: i32,
    },
    /// A dilemma failed: is a shield used?
    UseShield {
        used: bool,
    },
    /// The person asked takes the petitioner’s character from the bench, or does not.
    TakePetitioner {
        take: bool,
    },
    /// The council chooses among several largest groups.
    PickRuler {
        character: CharacterKind,
    },
    Say {
        remark: RemarkKind,
        /// The seat that it is said to, where it is said to one.
        to: Option<i32>,
    },
    /// Who speaks, where several people share the device.
    ChooseSpeaker {
        seat: i32,
    },
    /// How the die came to show its face.
    InspectDie,
    InspectFavour,
    /// The dilemma of this turn, or the next one.
    InspectDilemma {
        next: bool,
    },
    /// How the years of the reign come about.
    InspectReign,
    /// The story of the month, its petitioners and its dilemmas.
    InspectMonth,
    /// The set-up of King of 12 for the vacant throne, with the same people.
    PlayForThrone,
}
