//! The app without its skin: an [`Intent`] goes into the [`Session`], an [`Update`] with the new
//! [`Screen`](screen::Screen) comes out. Rules, records, storage and texts meet here; shells only draw.
//!
//! - The way of a press, and where it is saved before it is answered: the first lines of `app.rs`.
//! - Whose hand may be on screen: `Device::viewer` in `flow/table/device.rs`.
//! - Sentences: `text/{en,fr,de}/*.ftl` beside `src`; each is chosen in `screen`.
//!
//! ```
//! use douze_app::{AppIntent, Intent, Session, SettingsIntent, Theme};
//!
//! let folder = tempfile::tempdir()?;
//! let session = Session::open(folder.path().display().to_string(), vec!["en".into()])?;
//! session.dispatch(Intent::App(AppIntent::OpenSettings))?;
//! let update = session.dispatch(Intent::Settings(SettingsIntent::SetTheme { theme: Theme::Dark }))?;
//! // Saved before the answer comes, and drawn from what the answer holds.
//! assert_eq!(update.screen.look.theme, Theme::Dark);
//! assert_eq!(update.rejection, None);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#[cfg(feature = "uniffi")]
uniffi::setup_scaffolding!("douze");

mod app;
pub mod chronicle;
mod day;
mod deal;
pub mod deck;
mod enums;
mod error;
mod flow;
#[cfg(feature = "gallery")]
pub mod gallery;
mod intent;
mod json;
mod lessons;
mod players;
pub mod puzzles;
pub mod record;
pub mod screen;
mod session;
mod setup;
mod sound;
pub mod store;
pub mod text;
mod update;

pub use app::Exported;
pub use enums::{
    Animals, CharacterKind, CharacterSet, ChronicleTab, CouncilKind, DieSymbol, ExportKind, FileTrouble,
    ForestCard, ForestVariant, GameKind, KeptKind, Language, Pace, Peek, PersonColour, RejectionReason,
    RemarkKind, Season, Theme, TwelveGroups,
};
pub use error::DouzeError;
pub use intent::{
    AppIntent, ChronicleIntent, CouncilIntent, DecksIntent, ForestIntent, GamesIntent, Intent, KingIntent,
    LessonIntent, PeopleIntent, PreviewIntent, PuzzlesIntent, ReplayIntent, SettingsIntent, SetupIntent,
    TableIntent,
};
pub use players::{PlayerKind, TemperamentKind};
pub use puzzles::PuzzleTheme;
pub use screen::PreviewKind;
pub use session::{MAX_FILE, Progress, Session, max_file};
pub use setup::{KingPreset, MonthState, SetupPanel};
pub use sound::{SoundKind, sound_rate, sound_samples};
pub use update::{
    Beat, CouncilMotion, ForestMotion, HapticKind, HapticView, KingMotion, Motion, PassView, Rejection,
    ShiftView, TableFrame, Update,
};
