//! What a person sees: flat records, finished sentences, built from observations only. A button carries
//! the intent that it stands for; a shell draws and sends it back.

mod curtain;
pub(crate) mod forest;
pub(crate) mod home;
mod parts;
pub(crate) mod settings;
pub(crate) mod setup;

use crate::Intent;
use crate::flow::Notice;
use crate::flow::forest::Forest;
use crate::flow::settings::Settings;
use crate::text::Text;

pub use curtain::{CurtainView, PeekView};
pub use forest::{
    BoardView, CellMark, CellView, ForestView, HandCardView, HandView, InspectView, ReceiptView, ResultView,
    SeatColour, SeatView,
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

/// A screen's body in its frame: title, way back, colours, notice, thinking, secrecy.
pub(crate) fn frame(
    text: &Text,
    settings: &Settings,
    notice: Option<&Notice>,
    forest: Option<&Forest>,
    body: Body,
) -> Screen {
    let title = text.say(match &body {
        Body::Home { .. } => "home-title",
        Body::Setup { .. } => "setup-title",
        Body::Curtain { .. } => "curtain-title",
        Body::Forest { .. } => "forest-title",
        Body::Settings { .. } => "settings-title",
    });
    let back = match &body {
        Body::Home { .. } => None,
        Body::Curtain { .. } | Body::Forest { .. } => {
            Some(ButtonView::new(text, "common-home", Intent::Back).hint(text.say("common-home-hint")))
        }
        Body::Setup { .. } | Body::Settings { .. } => {
            Some(ButtonView::new(text, "common-back", Intent::Back))
        }
    };
    let notice = notice.map(|notice| NoticeView {
        sentence: match notice {
            Notice::SetAside(file) => text.with("error-set-aside", &[("file", file.as_str().into())]),
            Notice::DamagedGame(round) => text.with("error-damaged-game", &[("round", (*round).into())]),
            Notice::LostGame => text.say("error-lost-game"),
            Notice::PlayedOn => text.say("error-played-on"),
        },
        dismiss: ButtonView::new(text, "common-understood", Intent::DismissNotice),
    });
    let thinking = forest.and_then(|forest| {
        let (seat, ticket) = forest.thinker()?;
        let name = forest.game.header.name(text, seat);
        Some(ThinkingView {
            ticket,
            sentence: text.with("forest-thinking", &[("name", name.into())]),
            move_now: text.say("forest-play-now"),
        })
    });
    let secret = forest.is_some_and(Forest::is_secret);
    Screen {
        title,
        back,
        look: LookView { theme: settings.theme, language: text.tag().into() },
        notice,
        thinking,
        secret,
        body,
    }
}
