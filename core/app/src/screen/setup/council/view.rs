//! Views that only Council's form has: the kind of game, the calendar, a free choice, the deck.

use crate::screen::{ButtonView, CharacterChoiceView, CharacterView, ChoicesView};
use crate::{Intent, MonthState};

/// How a council is played.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct CouncilSetupView {
    /// The twelve months; empty unless one is to be chosen.
    pub calendar: Vec<MonthView>,
    /// The month that is chosen: its story, and the lists that the rulebook prints.
    pub month: Option<ChosenMonthView>,
    /// "5 of 12 won".
    pub won: String,
    /// All twelve, where petitioners are chosen freely; else empty.
    pub petitioners: Vec<CharacterChoiceView>,
    /// All of the deck, where dilemmas are chosen freely; else empty.
    pub dilemmas: Vec<DilemmaChoiceView>,
    /// "Choose 2 more petitioners and 3 more dilemmas"; empty when nothing is missing.
    pub missing: String,
    /// Who took the throne last, and what follows for this game; empty for nothing.
    pub ruler: String,
    /// The shipped deck and own ones.
    pub deck: ChoicesView,
    /// That the shipped faces are a reconstruction.
    pub deck_note: String,
    /// The way to own decks.
    pub decks: ButtonView,
}

/// A month of the calendar.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct MonthView {
    /// 1 to 12.
    pub month: i32,
    /// "January".
    pub name: String,
    /// What is special.
    pub rule: String,
    /// "Best: 47 years", or that it was not won yet.
    pub best: String,
    /// Won, lost or not played yet.
    pub state: MonthState,
    /// "55 years", "lost", "not yet": what stands under its window.
    pub short: String,
    /// The month of the calendar.
    pub today: bool,
    /// Chosen.
    pub selected: bool,
    /// All of it in a sentence.
    pub spoken: String,
    /// Chooses it.
    pub intent: Intent,
}

/// The chosen month.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ChosenMonthView {
    /// How it opens.
    pub story: String,
    /// Its seven petitioners.
    pub petitioners: Vec<CharacterView>,
    /// The same in a line, with their crowns: "Powerful 1, Lady 2".
    pub petitioner_line: String,
    /// Its seven dilemmas in a line: "1 Collapsed Tower, 6 Festival".
    pub dilemma_line: String,
}

/// A dilemma that may be chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct DilemmaChoiceView {
    /// In the deck.
    pub number: i32,
    /// "Collapsed Tower".
    pub name: String,
    /// Bells printed on it, 1 to 3.
    pub bells: i32,
    /// Targets and value: "9, 10 or 11 · 2 years".
    pub line: String,
    /// Chosen.
    pub selected: bool,
    /// Name, number, line, state and action in one sentence.
    pub spoken: String,
    /// Takes it in or out; none where no more fit.
    pub intent: Option<Intent>,
}
