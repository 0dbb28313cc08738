//! The answer to an intent: screen, beats, rejection.

#![expect(missing_docs, reason = "fields and variants without a comment are explained by their names")]

use crate::screen::{CardView, CouncilFrame, ForestFrame, KingFrame, Screen};
use crate::{KeptKind, RejectionReason, SoundKind};

/// The answer to an [`Intent`](crate::Intent): draw `screen`, play `beats` on the way to it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Update {
    /// The screen from now on. `thinking` says whether a built-in player has to think.
    pub screen: Screen,
    /// The latest events, in order; empty when only the view changed.
    pub beats: Vec<Beat>,
    /// Why nothing happened, if so.
    pub rejection: Option<Rejection>,
}

/// One thing that happened: to be shown for `ms` milliseconds and spoken.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Beat {
    /// Milliseconds at the chosen pace; 0 with motion off.
    pub ms: i32,
    /// The sentence for the log and for speech.
    pub sentence: String,
    /// The motion; none in a beat that is only reported, or that the frame shows.
    pub motion: Option<Motion>,
    /// Haptic feedback.
    pub haptic: Option<HapticView>,
    /// The table after this beat; none where it looks as before. The first beat of an update with a table has one.
    pub frame: Option<TableFrame>,
    /// The sound at its beginning.
    #[cfg_attr(feature = "uniffi", uniffi(default = None))]
    pub sound: Option<SoundKind>,
}

/// Kinds of haptic feedback, the strongest last. Few, so that each has a meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum HapticKind {
    Card,
    Die,
    Bell,
    Crown,
    /// For a rejection; never in a beat.
    Refused,
}

/// Haptic feedback of a beat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct HapticView {
    /// Which kind.
    pub kind: HapticKind,
    /// Milliseconds after the beginning of the beat.
    pub after_ms: i32,
    /// The strongest of its update: the only one when beats are not played.
    pub strongest: bool,
}

/// The table as it is drawn after a beat, as its viewer may see it. No hand and no button is in it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
#[expect(clippy::large_enum_variant, reason = "it crosses the border by value")]
pub enum TableFrame {
    King { king: KingFrame },
    Council { council: CouncilFrame },
    Forest { forest: ForestFrame },
}

/// Motion that the frame does not show, by game.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum Motion {
    King { king: KingMotion },
    Council { council: CouncilMotion },
    Forest { forest: ForestMotion },
}

/// Motion in a forest duel. Rows and columns are those of the board in the screen of the same update.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum ForestMotion {
    CardsRevealed { cards: Vec<CardView> },
    CardsRemoved { cards: Vec<CardView> },
    CardPlaced { card: CardView, row: i32, col: i32 },
    LinePushed { card: CardView, row: i32, col: i32, shifts: Vec<ShiftView> },
    CardMoved { card: CardView, shift: ShiftView },
}

/// Motion in King of 12. Dice end on the faces of the frame.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum KingMotion {
    CardsRevealed,
    DiceRolled {
        seats: Vec<i32>,
    },
    /// Every die goes from one seat to the next.
    DicePassed {
        passes: Vec<PassView>,
    },
    DiceFlipped,
    DieTipped,
    /// From the supply, or from another seat.
    TokenTaken {
        seat: i32,
        from: Option<i32>,
        points: i32,
    },
    CrownTaken {
        seat: i32,
    },
}

/// Motion in Council of 12.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum CouncilMotion {
    DieRolled,
    DieTurned,
    CardRevealed {
        seat: i32,
    },
    CardsCancelled {
        seats: Vec<i32>,
    },
    FavourChanged,
    PetitionerTurned,
    BellsRung,
    DilemmaDone {
        solved: bool,
    },
    RewardKept {
        kept: KeptKind,
    },
    RemarkMade {
        seat: i32,
    },
    /// The cards of Claim the Throne open.
    ThroneRevealed,
}

impl Motion {
    /// How it feels.
    const fn haptic(&self) -> Option<HapticKind> {
        match self {
            Self::Forest { forest } => match forest {
                ForestMotion::CardsRevealed { .. }
                | ForestMotion::CardPlaced { .. }
                | ForestMotion::LinePushed { .. } => Some(HapticKind::Card),
                ForestMotion::CardsRemoved { .. } | ForestMotion::CardMoved { .. } => None,
            },
            Self::King { king } => match king {
                KingMotion::CardsRevealed => Some(HapticKind::Card),
                KingMotion::DiceRolled { .. } => Some(HapticKind::Die),
                KingMotion::CrownTaken { .. } => Some(HapticKind::Crown),
                KingMotion::DicePassed { .. }
                | KingMotion::DiceFlipped
                | KingMotion::DieTipped
                | KingMotion::TokenTaken { .. } => None,
            },
            Self::Council { council } => match council {
                CouncilMotion::CardRevealed { .. } => Some(HapticKind::Card),
                CouncilMotion::DieRolled => Some(HapticKind::Die),
                CouncilMotion::BellsRung => Some(HapticKind::Bell),
                CouncilMotion::ThroneRevealed => Some(HapticKind::Crown),
                CouncilMotion::DieTurned
                | CouncilMotion::CardsCancelled { .. }
                | CouncilMotion::FavourChanged
                | CouncilMotion::PetitionerTurned
                | CouncilMotion::DilemmaDone { .. }
                | CouncilMotion::RewardKept { .. }
                | CouncilMotion::RemarkMade { .. } => None,
            },
        }
    }
}

impl Motion {
    /// How it sounds.
    const fn sound(&self) -> SoundKind {
        match self {
            Self::Forest { forest } => match forest {
                ForestMotion::CardsRevealed { .. } => SoundKind::CardsTurned,
                ForestMotion::CardsRemoved { .. } => SoundKind::CardTaken,
                ForestMotion::CardPlaced { .. } => SoundKind::CardLaid,
                ForestMotion::LinePushed { .. } => SoundKind::RowPushed,
                ForestMotion::CardMoved { .. } => SoundKind::CardMoved,
            },
            Self::King { king } => match king {
                KingMotion::CardsRevealed => SoundKind::CardsTurned,
                KingMotion::DiceRolled { .. } => SoundKind::DiceRolled,
                KingMotion::DicePassed { .. } => SoundKind::DicePassed,
                KingMotion::DiceFlipped => SoundKind::DiceFlipped,
                KingMotion::DieTipped => SoundKind::DieTipped,
                KingMotion::TokenTaken { from: Some(_), .. } => SoundKind::CoinStolen,
                KingMotion::TokenTaken { points: 1, .. } => SoundKind::Coin,
                KingMotion::TokenTaken { .. } => SoundKind::Coins,
                KingMotion::CrownTaken { .. } => SoundKind::Crown,
            },
            Self::Council { council } => match council {
                CouncilMotion::DieRolled => SoundKind::DieRolled,
                CouncilMotion::DieTurned => SoundKind::DieTipped,
                CouncilMotion::CardRevealed { .. } => SoundKind::CouncilCard,
                CouncilMotion::CardsCancelled { .. } => SoundKind::Cancelled,
                CouncilMotion::FavourChanged => SoundKind::Favour,
                CouncilMotion::PetitionerTurned => SoundKind::Petitioner,
                CouncilMotion::BellsRung => SoundKind::Bells,
                CouncilMotion::DilemmaDone { solved: true } => SoundKind::Solved,
                CouncilMotion::DilemmaDone { solved: false } => SoundKind::Failed,
                CouncilMotion::RewardKept { .. } => SoundKind::Reward,
                CouncilMotion::RemarkMade { .. } => SoundKind::Remark,
                CouncilMotion::ThroneRevealed => SoundKind::Throne,
            },
        }
    }
}

impl Beat {
    /// A beat with its haptic feedback; `felt` marks the strongest one later.
    pub(crate) fn new(ms: i32, sentence: String, motion: Option<Motion>, frame: Option<TableFrame>) -> Self {
        let kind = motion.as_ref().and_then(Motion::haptic);
        // A die lands after three quarters of its beat.
        let after_ms = if kind == Some(HapticKind::Die) { ms * 3 / 4 } else { 0 };
        let haptic = kind.map(|kind| HapticView { kind, after_ms, strongest: false });
        let sound = motion.as_ref().map(Motion::sound);
        Self { ms, sentence, motion, haptic, frame, sound }
    }

    /// The beats of an update, with the strongest feedback marked.
    pub(crate) fn felt(mut beats: Vec<Self>) -> Vec<Self> {
        let haptics = beats.iter_mut().filter_map(|beat| beat.haptic.as_mut());
        if let Some(strongest) = haptics.max_by_key(|haptic| haptic.kind) {
            strongest.strongest = true;
        }
        beats
    }
}

/// A die's way from seat to seat.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct PassView {
    pub from_seat: i32,
    pub to_seat: i32,
}

/// A card's way over the board.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ShiftView {
    pub from_row: i32,
    pub from_col: i32,
    pub to_row: i32,
    pub to_col: i32,
}

/// An intent that does not fit here; nothing changed.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Rejection {
    /// For tests and sounds.
    pub reason: RejectionReason,
    /// For people: what is wrong and what to do.
    pub sentence: String,
}
