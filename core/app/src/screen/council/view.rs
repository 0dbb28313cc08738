//! The table of Council of 12.

#![expect(missing_docs, reason = "fields and variants without a comment are explained by their names")]

use super::heard::{AgreementView, AimView, ProposalView, TalkView, WarningView};
use crate::screen::{
    ButtonView, CharacterView, ChoicesView, ExportView, FaceView, HandView, HintView, InspectView, PeekView,
    PlayedView, ReachView, ReceiptView,
};
use crate::{Intent, KeptKind};

/// The table, during a game and at its end.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct CouncilView {
    /// "Turn 3 · January".
    pub turn: String,
    /// The month of the year, 1 to 12; 0 where the council sits in none.
    pub month: i32,
    /// Who is to do what: "Who reveals next? Agree, then tap that card.".
    pub status: String,
    /// What the month asks for; none outside of months.
    pub aim: Option<AimView>,
    /// The open table.
    pub table: CouncilFrame,
    /// Rewards beside the track, in the order got.
    pub kept: Vec<KeptView>,
    /// What the table has said in this dilemma, and what may be said; none where nobody needs it.
    pub talk: Option<TalkView>,
    /// What a councillor proposes that the council does.
    pub proposal: Option<ProposalView>,
    /// Of the person whose turn it is, while they may be seen: first the hand; then own card face down, own
    /// discard, own bench.
    pub hands: Vec<HandView>,
    /// A look at one's hand while one person decides at the open table.
    pub peek: Option<PeekView>,
    /// Faces, targets or seats that the person whose turn it is may choose from.
    pub offers: Option<ChoicesView>,
    /// What the council decides with one tap: ring, do not ring, silence, spread, shield, ruler, wait.
    pub decisions: Vec<ButtonView>,
    /// What the councillors say to what the council decides now; none where nothing is decided.
    pub agreement: Option<AgreementView>,
    /// Asked once more before something that councillors are against, or that loses the game.
    pub warning: Option<WarningView>,
    /// Does what is selected.
    pub confirm: Option<ButtonView>,
    /// Forgets what is selected.
    pub cancel: Option<ButtonView>,
    /// Asks for a hint, while it is a person’s turn who is alone with built-in players.
    pub ask_hint: Option<ButtonView>,
    /// What a strong player would do, beside the table; never while something is explained there.
    pub hint: Option<HintView>,
    /// A card, a number or a seat explained, beside the table.
    pub inspect: Option<InspectView>,
    /// What was reported in this turn and the one before it, the latest first.
    pub log: Vec<CouncilLogTurn>,
    /// The end of the game.
    pub result: Option<CouncilResultView>,
}

/// A turn as it was reported.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct CouncilLogTurn {
    /// "Turn 3 of 8".
    pub title: String,
    /// The latest first.
    pub lines: Vec<CouncilLogLine>,
}

/// A sentence of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct CouncilLogLine {
    /// How who did it is drawn; none: the council, or chance.
    pub medallion: Option<FaceView>,
    /// "Odile reveals the Sorcerer."
    pub sentence: String,
}

/// The open table. As the frame of a beat it has no buttons, and nobody’s turn is marked.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct CouncilFrame {
    /// What the turn has come to.
    pub moment: CouncilMoment,
    /// The one die.
    pub die: CouncilDieView,
    /// The Favour track.
    pub favour: FavourView,
    /// Who asks in this turn, and may not be played; none before the first roll and in the last turn.
    pub petitioner: Option<PetitionerView>,
    /// The next petitioner, where it is known.
    pub foreseen: Option<PetitionerView>,
    /// The dilemma of this turn; Claim the Throne in the last one.
    pub dilemma: DilemmaView,
    /// The next one, where the bells have made it visible.
    pub next_dilemma: Option<DilemmaView>,
    /// The seven dilemmas so far: solved, public, failed, to come.
    pub progress: ProgressView,
    /// Clockwise.
    pub seats: Vec<CouncilSeatView>,
    /// The end may be shown: the cards of the last turn are open, or the game is over.
    pub ended: bool,
}

/// What a turn has come to. What it is about stands in front, the rest steps back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum CouncilMoment {
    /// The council hears petitioner and dilemma, and agrees on the bells.
    Hear,
    /// Each seat chooses a card in secret.
    Choose,
    /// The cards are revealed one after the other.
    Reveal,
    /// Reward or penalty of the dilemma.
    Check,
    /// Claim the Throne.
    Throne,
}

/// The big die, with what may become of it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct CouncilDieView {
    /// The face that it shows; 0 before the first roll.
    pub face: i32,
    /// Where the faces are: 1, its neighbours clockwise, the face opposite to each of these, 12.
    pub layout: Vec<i32>,
    /// The values of the targets as they stand: marked on the die.
    pub targets: Vec<i32>,
    /// Faces that may be chosen now.
    pub reach: Vec<ReachView>,
    /// Face and what may be chosen, in a sentence.
    pub spoken: String,
    /// How the die came to show this face.
    pub why: Intent,
}

/// The Favour track.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct FavourView {
    /// "Favour 3 of 5".
    pub label: String,
    /// 0 to `most`.
    pub value: i32,
    /// The end of the track.
    pub most: i32,
    /// "Favour 3 of 5".
    pub spoken: String,
    /// How it came about.
    pub why: Intent,
}

/// A petitioner.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct PetitionerView {
    /// "Petitioner", "Next petitioner".
    pub label: String,
    /// Who.
    pub character: CharacterView,
    /// The crown value: years that it brings.
    pub crown: i32,
    /// All of it in a sentence, and that it may not be played.
    pub spoken: String,
    /// Explains the character.
    pub explain: Intent,
}

/// A dilemma card.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct DilemmaView {
    /// "Dilemma", "Next dilemma", "Last turn".
    pub label: String,
    /// Its number in the deck; 0 for Claim the Throne.
    pub number: i32,
    /// "Collapsed Tower".
    pub name: String,
    /// How difficult: bells printed on it, 0 for Claim the Throne.
    pub bells: i32,
    /// "easy", "medium", "hard".
    pub difficulty: String,
    /// One or two; as they stand for the dilemma of this turn.
    pub targets: Vec<TargetView>,
    /// "3 years", "6 years: public".
    pub value: String,
    /// What it brings when solved: a sentence for each effect.
    pub reward: Vec<String>,
    /// What happens when it is not.
    pub penalty: Vec<String>,
    /// The bells were rung for it.
    pub public: bool,
    /// What the last turn asks for, or that this is the second turn of two; else empty.
    pub note: String,
    /// All of it in a sentence.
    pub spoken: String,
    /// Explains it.
    pub explain: Intent,
}

/// A target.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct TargetView {
    /// Its values, from the lowest.
    pub faces: Vec<i32>,
    /// "9, 10 or 11".
    pub label: String,
    /// The die shows one of them now.
    pub on: bool,
    /// It was met in this turn, or by the first turn of two.
    pub met: bool,
    /// Who replaced it: "Knight of Mia"; none for what is printed.
    pub changed: Option<String>,
    /// All of it in a sentence.
    pub spoken: String,
}

/// How the game has gone.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ProgressView {
    /// The seven dilemmas in their order.
    pub steps: Vec<ProgressStep>,
    /// "21 years".
    pub score: String,
    /// All of it in a sentence.
    pub spoken: String,
    /// How the years came about.
    pub why: Intent,
}

/// What became of a dilemma.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum ProgressStep {
    ToCome,
    Now,
    Solved,
    /// Solved after the bells were rung.
    Public,
    Failed,
}

/// What is before a councillor.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct CouncilSeatView {
    /// From 0, clockwise.
    pub seat: i32,
    /// Who sits there.
    pub name: String,
    /// How who sits there is drawn.
    pub medallion: FaceView,
    /// "Head of the Council"; none else.
    pub mark: Option<String>,
    /// Cards in hand, to be drawn face down.
    pub in_hand: i32,
    /// The card before the seat: face down, open, or cancelled.
    pub card: Option<PlayedView>,
    /// The open card of its discard.
    pub top: Option<CharacterView>,
    /// Cards in its discard.
    pub discards: i32,
    /// Characters on its bench.
    pub bench: i32,
    /// The words of its bubble: whom it would see reveal next, else what it said last in this dilemma.
    pub remark: Option<String>,
    /// It is this seat’s turn.
    pub active: bool,
    /// What it is at, in two words: "chooses", "has chosen"; none where its card says it.
    pub doing: Option<String>,
    /// Everything above in one sentence.
    pub spoken: String,
    /// Agrees that this seat reveals next; none where that is not the question.
    pub reveal: Option<ButtonView>,
    /// Explains what this seat holds for all to know, and what it had planned.
    pub why: Intent,
    /// Its side of the device is the other one (table mode): drawn upside down, unless the screen is.
    #[cfg_attr(feature = "uniffi", uniffi(default = false))]
    pub turned: bool,
}

/// A kept reward.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct KeptView {
    /// Which picture.
    pub kept: KeptKind,
    /// What it does.
    pub rule: String,
    /// Its name; uses it, or off with the reason.
    pub button: ButtonView,
}

/// The end: the throne, the reign, and what may follow.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct CouncilResultView {
    /// "The Sorcerer takes the throne", "The council has fallen".
    pub headline: String,
    /// How it ended, in a sentence.
    pub line: String,
    /// The end of the month's story, or how the council leaves: with cheers, or banished.
    pub story: String,
    /// The game is won.
    pub won: bool,
    /// Who sits on the throne; none: it is vacant.
    pub ruler: Option<CharacterView>,
    /// The cards of the last turn by seat; empty when it was not played.
    pub throne: Vec<ThroneCardView>,
    /// "47 years".
    pub years: String,
    /// The verdict’s name.
    pub verdict: String,
    /// Which of the six verdicts, 0 to 5; none: the council has fallen, and has no place on their scale.
    pub band: Option<i32>,
    /// What it says of the reign.
    pub verdict_line: String,
    /// The years, part by part.
    pub receipts: Vec<ReceiptView>,
    /// The seed of the game’s chance, to be checked.
    pub seed: String,
    /// What comes next: the same button as one of those below.
    pub main: ButtonView,
    /// The reign’s page in the Chronicle, where its obstacle can be chosen.
    pub chronicle: ButtonView,
    /// King of 12 for a vacant throne.
    pub throne_game: Option<ButtonView>,
    /// The whole game as a file.
    pub record: ExportView,
    /// What each decision cost.
    pub review: ButtonView,
    /// The whole game once more, step by step.
    pub watch: ButtonView,
    /// A new game with the same people.
    pub rematch: ButtonView,
    /// Home.
    pub home: ButtonView,
}

/// A card of Claim the Throne.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ThroneCardView {
    pub name: String,
    pub character: CharacterView,
    /// It belongs to the largest group.
    pub reigns: bool,
    pub spoken: String,
}
