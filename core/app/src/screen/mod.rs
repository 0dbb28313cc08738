//! What a person sees: flat records, finished sentences, built from observations only. A button carries
//! the intent that it stands for; a shell draws and sends it back.

mod curtain;
mod forest;
mod home;
mod parts;
mod settings;
mod setup;

pub use curtain::{CurtainView, PeekView};
pub use forest::{
    BoardView, CellMark, CellView, ForestView, HandCardView, HandView, InspectView, ReceiptView, ResultView, SeatColour,
    SeatView,
};
pub use home::{DoorView, HomeView};
pub use parts::{ButtonView, CardView, ChoiceView, ChoicesView, LookView, NoticeView, ThinkingView};
pub use settings::SettingsView;
pub use setup::{FieldView, SeatSetupView, SetupView};

/// Everything that is on the display.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Screen {
    /// Heading, and the window's spoken name.
    pub title: String,
    /// One step back; absent on the home screen.
    pub back: Option<ButtonView>,
    /// Colours and language.
    pub look: LookView,
    /// Something to be told once, above all else.
    pub notice: Option<NoticeView>,
    /// A built-in player's turn: call `think(ticket)` on a background thread.
    pub thinking: Option<ThinkingView>,
    /// Something secret is visible: no screenshots, blank in the task switcher.
    pub secret: bool,
    /// What fills the screen.
    pub body: Body,
}

/// The screens.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
#[expect(missing_docs, reason = "the names say it")]
#[expect(clippy::large_enum_variant, reason = "one at a time is alive, and it crosses the border by value")]
pub enum Body {
    Home { home: HomeView },
    Setup { setup: SetupView },
    Curtain { curtain: CurtainView },
    Forest { forest: ForestView },
    Settings { settings: SettingsView },
}
