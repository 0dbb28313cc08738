//! The table of King of 12.

#![expect(missing_docs, reason = "fields and variants without a comment are explained by their names")]

use crate::Intent;
use crate::screen::{
    ButtonView, CharacterView, ChoicesView, ExportView, FaceView, HandView, HintView, InspectView, PeekView,
};

/// The table, during a game and at its end; two to four seats are one group, a tournament has several.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct KingView {
    /// "Round 2, turn 3".
    pub round: String,
    /// Who is to do what: "Lea tips her die".
    pub status: String,
    /// Where the faces of every die are: 1, its neighbours clockwise, the face opposite to each of these, 12.
    pub die: Vec<i32>,
    /// The open table.
    pub table: KingFrame,
    /// The hand of the person whose turn it is, while it may be seen, and what is under their die.
    pub hands: Vec<HandView>,
    /// A look at one's hand while the table is open.
    pub peek: Option<PeekView>,
    /// Faces for the Sorcerer, or tokens for the Lady: what the person whose turn it is may choose from.
    pub offers: Option<ChoicesView>,
    /// Does what is selected.
    pub confirm: Option<ButtonView>,
    /// Forgets what is selected.
    pub cancel: Option<ButtonView>,
    /// The step at which the slow mode has stopped.
    pub step: Option<StepView>,
    /// Who is how far, best first; in a tournament and at the end.
    pub standings: Option<StandingsView>,
    /// The turns of this round, while they are looked at.
    pub history: Option<HistoryView>,
    /// Asks for a hint, while it is a person’s turn who is alone with built-in players.
    pub ask_hint: Option<ButtonView>,
    /// What a strong player would do, beside the table; never while something is explained there.
    pub hint: Option<HintView>,
    /// A card, a value or points explained, beside the table.
    pub inspect: Option<InspectView>,
    /// The end of the game.
    pub result: Option<KingResultView>,
}

/// The open table. As the frame of a beat it has no buttons, and nobody’s turn is marked.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct KingFrame {
    /// The groups in their order; then, as they come to be, the champions of a turn and those who sit out.
    pub groups: Vec<GroupView>,
}

/// Seats that play against each other.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct GroupView {
    /// "Group 2"; empty where there is only one.
    pub label: String,
    /// Drawn large; the others small.
    pub large: bool,
    /// Clockwise; with two sides of the device, the other side comes first.
    pub seats: Vec<KingSeatView>,
    /// Rows of the large drawing, as indices into `seats`; empty for a group that is never large.
    pub rows: Vec<Vec<i32>>,
    /// Their values on a scale, once they are known.
    pub rail: Option<RailView>,
    /// The group in a sentence.
    pub spoken: String,
    /// Makes it the large one; none where there is only one.
    pub open: Option<Intent>,
}

/// The values of a group on a scale.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct RailView {
    /// The lowest number of the scale: 0, or less where somebody has less.
    pub low: i32,
    /// Its highest: 24.
    pub high: i32,
    /// Low values are the better ones now: the scale is drawn from high to low.
    pub low_wins: bool,
    /// Clockwise.
    pub marks: Vec<RailMarkView>,
    /// Who met whom, and who is first and second; none before either is known.
    pub line: Option<String>,
}

/// A seat's value on a scale.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct RailMarkView {
    /// Whose.
    pub seat: i32,
    /// How who sits there is drawn.
    pub medallion: FaceView,
    /// Where on the scale.
    pub value: i32,
    /// The same in words, with a true minus.
    pub text: String,
    /// How it stands.
    pub state: RailState,
    /// Points that it brought.
    pub taken: i32,
}

/// How a value stands among those that it was compared with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum RailState {
    /// It counts, neither first nor second.
    Counts,
    /// It met an equal one.
    Out,
    /// First.
    Winner,
    /// Second.
    RunnerUp,
}

/// What is before a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct KingSeatView {
    /// From 0, clockwise round the whole table.
    pub seat: i32,
    /// The side of the twelve-sided table at which its group has it: 0 nearest to the reader, then clockwise.
    pub place: i32,
    /// Who sits there.
    pub name: String,
    /// How who sits there is drawn.
    pub medallion: FaceView,
    /// The face that the die shows; 0 before the first roll.
    pub face: i32,
    /// Why the die is struck out, if it is: "equal to Mia’s 17".
    pub struck: Option<String>,
    /// Faces of this die that may be chosen now.
    pub reach: Vec<ReachView>,
    /// The card before the seat.
    pub card: Option<PlayedView>,
    /// "3 → 17", with the reason; in a group.
    pub value: Option<ValueView>,
    /// The same among the champions.
    pub champion: Option<ValueView>,
    /// "5 points".
    pub points: String,
    /// The same in one word, where there is little room: "5".
    pub points_short: String,
    /// Why the points are struck out, if they are: "equal to Tom’s 6".
    pub points_struck: Option<String>,
    /// Tokens of 1.
    pub ones: i32,
    /// Tokens of 2.
    pub twos: i32,
    /// Cards under the die.
    pub crowns: i32,
    /// Cards in hand, to be drawn face down.
    pub in_hand: i32,
    /// "winner", "runner-up", "champion", "sits out".
    pub mark: Option<String>,
    /// It is this seat’s turn.
    pub active: bool,
    /// Drawn for somebody on the other side of the device.
    pub turned: bool,
    /// Everything above in one sentence.
    pub spoken: String,
    /// Explains value and points.
    pub why: Intent,
}

/// A face that may be chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ReachView {
    pub face: i32,
    pub label: String,
    pub selected: bool,
    pub intent: Intent,
}

/// The card before a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct PlayedView {
    /// Its face; none: face down.
    pub character: Option<CharacterView>,
    /// Why it is struck out, if it is: "same card as Mia".
    pub struck: Option<String>,
    /// Explains the character.
    pub explain: Option<Intent>,
}

/// What a die counts.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ValueView {
    /// "3 → 17", or "10".
    pub text: String,
    /// What made it: "Machine +7".
    pub reason: Option<String>,
    /// Why it is struck out, if it is: "equal to Mia’s 17".
    pub struck: Option<String>,
    /// What it brought: "+2".
    pub taken: Option<String>,
}

/// One of the six steps of a turn, in the slow mode.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct StepView {
    /// "Step 3 of 6: effects".
    pub title: String,
    /// What happens in this step, in general.
    pub rule: String,
    /// What happened now.
    pub happened: Vec<String>,
    /// Goes on.
    pub next: ButtonView,
}

/// All seats, best first.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct StandingsView {
    pub label: String,
    pub rows: Vec<StandingView>,
}

/// A line of the standings.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct StandingView {
    /// How who sits there is drawn.
    pub medallion: FaceView,
    /// "1", "2"; equal ones share a place.
    pub place: String,
    /// Who.
    pub name: String,
    /// Cards under the die.
    pub crowns: i32,
    /// "5 points".
    pub points: String,
    /// All of it in a sentence.
    pub spoken: String,
}

/// The turns of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct HistoryView {
    /// "Round 2".
    pub title: String,
    /// One per column: who sits there.
    pub seats: Vec<String>,
    /// One per row, the first turn first.
    pub turns: Vec<HistoryTurnView>,
    /// Why cards are not shown here, or that there is nothing yet.
    pub note: Option<String>,
    /// Closes it, where it was opened.
    pub close: Option<ButtonView>,
}

/// A finished turn.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct HistoryTurnView {
    /// "Turn 3".
    pub label: String,
    /// One per seat.
    pub cells: Vec<HistoryCellView>,
}

/// A seat’s part of a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct HistoryCellView {
    /// The card played, where the table has chosen to see it (R-K10).
    pub character: Option<CharacterView>,
    /// "3 → 17"; empty for a seat that sat out.
    pub value: String,
    /// It was cancelled.
    pub struck: bool,
    /// Points taken: "+2"; empty for none.
    pub taken: String,
    /// All of it in a sentence.
    pub spoken: String,
}

/// The end of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct KingResultView {
    /// Whose seat it is.
    pub winner: i32,
    /// How the winner is drawn.
    pub medallion: FaceView,
    /// "Mia".
    pub name: String,
    /// "Mia is King of 12".
    pub headline: String,
    /// How.
    pub line: String,
    /// "Under Lea’s die": where the cards of the crowns are.
    pub crowns_label: String,
    /// The cards under the winner’s die.
    pub crowns: Vec<CharacterView>,
    /// What each turn of the last round brought.
    pub turns: HistoryView,
    /// The seed of the game’s chance, to be checked.
    pub seed: String,
    /// The whole game as a file.
    pub record: ExportView,
    /// What each decision cost.
    pub review: ButtonView,
    /// The whole game once more, move by move.
    pub watch: ButtonView,
    /// A new game with the same people.
    pub rematch: ButtonView,
    /// Home.
    pub home: ButtonView,
}
