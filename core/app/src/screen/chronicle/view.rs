//! The Chronicle as a book: pages, rulers, statistics, a chart.

#![expect(missing_docs, reason = "fields and variants without a comment are explained by their names")]

use crate::Intent;
use crate::screen::{
    ButtonView, CharacterView, ChoiceView, ChoicesView, ExportView, FieldView, ReceiptView, WindowView,
};

/// The Chronicle. One of `reigns`, `rulers`, `chart` and `tables` is there, as the tab says; a page is beside it or
/// over it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ChronicleView {
    /// "12 reigns, 534 years. The Lady sits on the throne.", or that it is still empty and what fills it.
    pub summary: String,
    /// Lines that could not be read, and what to do; none when all are intact.
    pub damaged: Option<String>,
    /// Reigns, rulers, chart, statistics.
    pub tabs: ChoicesView,
    /// The newest first.
    pub reigns: Option<ReignListView>,
    /// The newest first.
    pub rulers: Option<RulerListView>,
    /// The reigns against the six verdicts.
    pub chart: Option<ReignChartView>,
    /// Statistics by person and by month; empty on the other tabs.
    pub tables: Vec<TableView>,
    /// The page that is open.
    pub page: Option<ReignPageView>,
    /// The whole book as a file.
    pub exports: Vec<ExportView>,
    /// Asks for a file and gives it to `Session::import`.
    pub import: ImportView,
    /// King of 12 for the throne, while it is vacant.
    #[cfg_attr(feature = "uniffi", uniffi(default = None))]
    pub claim: Option<ButtonView>,
    /// The Chronicles of this device.
    #[cfg_attr(feature = "uniffi", uniffi(default = None))]
    pub shelf: Option<ShelfView>,
}

/// The Chronicles of this device, each with a name and reigns of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ShelfView {
    /// Which one is open; none while there is but one.
    pub chronicles: Option<ChoicesView>,
    /// Its name, answered by [`ChronicleIntent::NameChronicle`](crate::ChronicleIntent::NameChronicle) when typing ends.
    pub name: FieldView,
    /// Begins another one.
    pub add: ButtonView,
    /// Takes the open one away; only where it is empty and not the only one.
    pub remove: Option<ButtonView>,
}

/// Reigns, one line each.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ReignListView {
    pub window: WindowView,
    pub reigns: Vec<ReignLineView>,
}

/// A reign in one line.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ReignLineView {
    /// For lists.
    pub id: String,
    /// "34–80".
    pub years: String,
    /// "Rita III, Mia and Hugo".
    pub members: String,
    /// "47 years".
    pub length: String,
    /// The verdict’s name.
    pub verdict: String,
    /// Which of the six verdicts, 0 to 5.
    pub band: i32,
    /// Won, or lost.
    pub won: bool,
    /// "July", "Free play"; none for a normal game.
    pub kind: Option<String>,
    /// Who sits on the throne after it.
    pub throne: ThroneView,
    /// Its page is open.
    pub selected: bool,
    /// All of it in a sentence, and what a tap does.
    pub spoken: String,
    /// Opens its page.
    pub open: Intent,
    /// "Struck out"; its words are crossed out then.
    #[cfg_attr(feature = "uniffi", uniffi(default = None))]
    pub struck: Option<String>,
    /// "Corrected".
    #[cfg_attr(feature = "uniffi", uniffi(default = None))]
    pub corrected: Option<String>,
}

/// Who sits on the throne.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ThroneView {
    /// "Lady", "Rita", "vacant".
    pub name: String,
    /// Whose picture; none for a person and for a vacant throne.
    pub character: Option<CharacterView>,
    /// Nobody sits there.
    pub vacant: bool,
}

/// A page: one reign.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ReignPageView {
    /// For lists.
    pub id: String,
    /// "Years 34–80".
    pub title: String,
    /// In seat order.
    pub members: Vec<MemberView>,
    /// Won or lost, in a sentence.
    pub outcome: String,
    /// Won, or lost.
    pub won: bool,
    /// "47 years".
    pub length: String,
    /// The years, part by part: dilemmas, public ones, crowns, Favour.
    pub receipts: Vec<ReceiptView>,
    /// The verdict’s name.
    pub verdict: String,
    /// What it says of the reign.
    pub verdict_line: String,
    /// Which of the six verdicts, 0 to 5.
    pub band: i32,
    /// Who sits on the throne after it.
    pub throne: ThroneView,
    /// "On the throne: the Lady".
    pub throne_line: String,
    /// Dilemmas solved without a word: boxes ticked, of seven.
    pub ticks: i32,
    /// What the ticks say, and whether the whole game was silent; none when nothing was silent.
    pub silent: Option<String>,
    /// "July", "Free play: …"; none for a normal game.
    pub kind: Option<String>,
    /// The greatest obstacle, and how to write it.
    pub obstacle: ObstacleView,
    /// "Deck: default".
    pub deck: String,
    /// Bells rung and moves taken back, where there were any.
    pub notes: Vec<String>,
    /// The whole page in sentences.
    pub spoken: String,
    /// The page for others.
    pub share: ShareView,
    /// The page after it in time.
    pub newer: Option<ButtonView>,
    /// The page before it in time.
    pub older: Option<ButtonView>,
    /// Closes it.
    pub close: ButtonView,
    /// That it is struck out, and counts for nothing; its words are crossed out then.
    #[cfg_attr(feature = "uniffi", uniffi(default = None))]
    pub struck: Option<String>,
    /// What was corrected, the first first, under a heading; empty where nothing was.
    #[cfg_attr(feature = "uniffi", uniffi(default = []))]
    pub corrections: Vec<String>,
    /// Opens the replay of its game, where it was played on this device.
    #[cfg_attr(feature = "uniffi", uniffi(default = None))]
    pub replay: Option<ButtonView>,
    /// Opens or closes the fields for names.
    #[cfg_attr(feature = "uniffi", uniffi(default = None))]
    pub correct: Option<ButtonView>,
    /// The names of its people, while they are corrected.
    #[cfg_attr(feature = "uniffi", uniffi(default = []))]
    pub names: Vec<MemberFieldView>,
    /// Strikes it out, or lets it count again.
    #[cfg_attr(feature = "uniffi", uniffi(default = None))]
    pub strike: Option<ButtonView>,
}

/// The name of a member, to be corrected.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct MemberFieldView {
    /// Whose reign: for [`ChronicleIntent::NameMember`](crate::ChronicleIntent::NameMember).
    pub reign: String,
    /// Which member, from 0.
    pub member: i32,
    /// To be sent when typing ends: each is saved at once.
    pub field: FieldView,
}

/// Who sat in a council.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct MemberView {
    /// "Rita III"; a councillor has no numeral.
    pub name: String,
    /// The same as it is said aloud, and that a councillor is one.
    pub spoken: String,
    /// A person.
    pub person: bool,
}

/// The greatest obstacle of a reign.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ObstacleView {
    /// Whose: for [`ChronicleIntent::TypeObstacle`](crate::ChronicleIntent::TypeObstacle).
    pub reign: String,
    /// "Greatest obstacle".
    pub label: String,
    /// "The 9", or that nothing is written there.
    pub value: String,
    /// What the game suggests; none is selected when it was typed.
    pub suggestions: Vec<ChoiceView>,
    /// Own words, answered by [`ChronicleIntent::TypeObstacle`](crate::ChronicleIntent::TypeObstacle). To be sent when typing ends: each is saved at once.
    pub field: FieldView,
}

/// What leaves the app by the system’s way to share.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ShareView {
    /// Label of the button that shares the text.
    pub text_label: String,
    /// The page as plain text.
    pub text: String,
    /// Label of the button that shares a picture of the page.
    pub picture_label: String,
    /// The alternative text of the picture.
    pub alt: String,
    /// Name of the picture’s file, without its ending.
    pub file_name: String,
}

/// The line of rulers.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct RulerListView {
    pub window: WindowView,
    pub rulers: Vec<RulerView>,
}

/// Who sat on the throne, and when.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct RulerView {
    /// "81–127"; "since 534" for who sits there now.
    pub years: String,
    /// Who.
    pub throne: ThroneView,
    /// "Chosen by Rita III and Mia".
    pub line: String,
    /// All of it in a sentence.
    pub spoken: String,
    /// Opens the page of the reign that ended so.
    pub open: Intent,
}

/// Reigns against the verdicts, the oldest first. A shell draws years on a scale from 0 to `top`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ReignChartView {
    /// "Years of each reign".
    pub label: String,
    /// The chart in sentences, for who cannot see it.
    pub spoken: String,
    /// The end of the scale, in years.
    pub top: i32,
    /// The six verdicts, the lowest first.
    pub bands: Vec<BandView>,
    /// The oldest first.
    pub reigns: Vec<ChartReignView>,
    /// Which reigns.
    pub window: WindowView,
}

/// A verdict on the scale of years.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct BandView {
    /// 0 to 5.
    pub band: i32,
    /// The verdict’s name.
    pub name: String,
    /// "35–60".
    pub years: String,
    /// Its first year.
    pub from: i32,
    /// Its last year; the end of the scale for the highest.
    pub to: i32,
}

/// A reign on the chart.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ChartReignView {
    /// Its length.
    pub years: i32,
    /// Its verdict, 0 to 5.
    pub band: i32,
    /// Won, or lost.
    pub won: bool,
    /// Who sat on the throne afterwards, or that nobody did.
    pub throne: ThroneView,
    /// Its first year, to stand with it.
    pub label: String,
    /// All of it in a sentence.
    pub spoken: String,
    /// Opens its page.
    pub open: Intent,
}

/// A table of words and numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct TableView {
    /// "People", "Months".
    pub label: String,
    /// One for each column.
    pub headings: Vec<String>,
    /// At most 50.
    pub rows: Vec<TableRowView>,
    /// That there are more rows; else empty.
    pub more: String,
}

/// A row of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct TableRowView {
    /// One for each column.
    pub cells: Vec<String>,
    /// All of it in a sentence.
    pub spoken: String,
}

/// The way to a file from elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ImportView {
    /// What stands on the button.
    pub label: String,
    /// Which files are read, and that nothing is written before one has agreed.
    pub hint: String,
    /// Endings of files, without a dot.
    pub endings: Vec<String>,
}
