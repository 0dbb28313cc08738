//! Screens: flat records, finished sentences, built from observations only. A button carries
//! the intent that it stands for; a shell draws and sends it back.

mod bars;
mod body;
pub(crate) mod chronicle;
pub(crate) mod council;
mod curtain;
pub(crate) mod decks;
mod entry;
pub(crate) mod fair;
mod figure;
mod finished;
pub(crate) mod forest;
mod frames;
pub(crate) mod games;
mod hand;
mod hint;
pub(crate) mod home;
mod inspect;
pub(crate) mod king;
mod lesson;
mod medallions;
mod miniature;
pub(crate) mod notices;
mod parts;
pub(crate) mod people;
pub(crate) mod preview;
pub(crate) mod puzzles;
pub(crate) mod replay;
mod review;
mod role;
pub(crate) mod rules;
pub(crate) mod settings;
pub(crate) mod setup;
pub(crate) mod taught;
pub(crate) mod tip;
mod window;

use crate::flow::Notice;
use crate::flow::settings::Settings;
use crate::flow::table::{AnyTable, Work};
use crate::text::{Text, short};
use crate::{AppIntent, GameKind, Intent};

pub use bars::{BarView, BarsView};
pub use chronicle::{
    BandView, ChartReignView, ChronicleView, ImportView, MemberFieldView, MemberView, ObstacleView,
    ReignChartView, ReignLineView, ReignListView, ReignPageView, RulerListView, RulerView, ShareView,
    ShelfView, TableRowView, TableView, ThroneView,
};
pub use council::{
    AgreementView, AimView, CouncilDieView, CouncilFrame, CouncilLogLine, CouncilLogTurn, CouncilMoment,
    CouncilResultView, CouncilSeatView, CouncilView, DilemmaView, FavourView, KeptView, OpinionView,
    PetitionerView, ProgressStep, ProgressView, ProposalView, SaidView, TalkView, TargetView, ThroneCardView,
    WarningView,
};
pub use curtain::{CurtainView, PeekView};
pub use decks::{DeckEditorView, DeckView, DecksView};
pub use fair::{DealView, FairView, QrView};
pub use figure::{RuleDieView, RuleFigure, RulePictureView};
pub use finished::{FinishedGameView, FinishedGamesView};
pub use forest::{
    BoardView, CellMark, CellView, ForestFrame, ForestView, LogLineView, LogRoundView, PlacedCardView,
    ResultView, SeatColour, SeatView,
};
pub use games::{GameLineView, GamesView};
pub use hand::{HandCardView, HandView};
pub use hint::{HintView, WeighedView};
pub use home::{DoorView, HomeView};
pub use inspect::{InspectView, ReceiptView};
pub use king::{
    GroupView, HistoryCellView, HistoryTurnView, HistoryView, KingFrame, KingResultView, KingSeatView,
    KingView, PlayedView, RailMarkView, RailState, RailView, ReachView, StandingView, StandingsView,
    StepView, ValueView,
};
pub use lesson::{LearnedView, LessonView};
pub use miniature::{MiniatureView, SmallDieView};
pub use notices::{NoticesView, PartsView};
pub use parts::{
    ButtonView, CardFace, CardView, CharacterView, ChoiceView, ChoicesView, ExportView, FaceView, LookView,
    NoticeView, TakenOffView, ThinkingView,
};
pub use people::{ColourChoiceView, PeopleView, PersonLineView, PersonPageView, PortraitChoiceView};
pub use preview::{ConflictView, ConflictsView, PreviewKind, PreviewView};
pub use puzzles::{
    GradeView, MixCardView, MixView, PuzzleThemeView, PuzzleVerdictView, PuzzleView, PuzzlesView,
};
pub use replay::{ReplayLineView, ReplayLogView, ReplayView};
pub use review::{
    ChanceView, ChancesView, ReviewLineView, ReviewView, ReviewedTable, ReviewedView, TurningView,
};
pub use role::RoleKind;
pub use rules::{RuleSectionView, RuleView, RulesView};
pub use settings::SettingsView;
pub use setup::{
    CharacterChoiceView, CharacterSetView, ChosenMonthView, CouncilSetupView, DilemmaChoiceView, FieldView,
    MonthView, PanelView, RivalView, RivalsView, SeatSetupView, SetupView,
};
pub use tip::TipView;
pub use window::WindowView;

/// Everything that is on screen.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
#[expect(clippy::struct_excessive_bools, reason = "independent facts")]
pub struct Screen {
    /// The window's spoken name.
    pub title: String,
    /// The bar's text: "Round 6" at a table, else the title.
    pub heading: String,
    /// For accent and picture; none for home and settings.
    pub game: Option<GameKind>,
    /// An open table: it shows rejections itself, and a screen reader comes to its bar last.
    pub at_table: bool,
    /// One step back; absent on the home screen.
    pub back: Option<ButtonView>,
    /// Buttons of the bar, drawn as the signs of their roles: undo, redo, history, rules.
    pub tools: Vec<ButtonView>,
    /// The button for Enter at a table and for a screen reader's main gesture; none while it is off.
    pub primary: Option<ButtonView>,
    /// Colours and language.
    pub look: LookView,
    /// A lesson over the table.
    pub lesson: Option<LessonView>,
    /// A replay beside the table.
    pub replay: Option<ReplayView>,
    /// A puzzle on the table.
    pub puzzle: Option<PuzzleView>,
    /// Something to be reported once, above all else.
    pub notice: Option<NoticeView>,
    /// A built-in player's turn, a hint or a review: call `think(ticket)` on a background thread.
    pub thinking: Option<ThinkingView>,
    /// Drawn upside down, for the person on the other side of the device (table mode).
    pub turned: bool,
    /// Something secret is visible: no screenshots, blank in the task switcher.
    pub secret: bool,
    /// People share the device at a game: the display stays on while they think.
    pub awake: bool,
    /// Lines that a screen reader speaks when they change.
    pub live: Vec<String>,
    /// What fills the screen.
    pub body: Body,
    /// A tip over the open table.
    #[cfg_attr(feature = "uniffi", uniffi(default = None))]
    pub tip: Option<TipView>,
}

/// The screens.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
#[expect(missing_docs, reason = "the names say it")]
#[expect(clippy::large_enum_variant, reason = "one at a time is alive, and it crosses the border by value")]
pub enum Body {
    Home { home: HomeView },
    Games { games: GamesView },
    People { people: PeopleView },
    Setup { setup: SetupView },
    Curtain { curtain: CurtainView },
    Forest { forest: ForestView },
    King { king: KingView },
    Council { council: CouncilView },
    Review { review: ReviewView },
    Chronicle { chronicle: ChronicleView },
    Decks { decks: DecksView },
    Preview { preview: PreviewView },
    Rules { rules: RulesView },
    Fair { fair: FairView },
    Puzzles { puzzles: PuzzlesView },
    Settings { settings: SettingsView },
    Notices { notices: NoticesView },
}

/// A screen's body and the table's tools in their frame: title, way back, colours, notice, thinking, secrecy.
pub(crate) fn frame(
    text: &Text,
    settings: &Settings,
    notice: Option<&Notice>,
    table: Option<&dyn AnyTable>,
    body: Body,
    tools: Vec<ButtonView>,
) -> Screen {
    let title = text.say(title(&body, table));
    let back = match &body {
        Body::Home { .. } => None,
        Body::Curtain { .. } | Body::Forest { .. } | Body::King { .. } | Body::Council { .. } => Some(
            ButtonView::new(text, "common-home", Intent::App(AppIntent::Back))
                .hint(text.say("common-home-hint")),
        ),
        Body::Setup { .. }
        | Body::Games { .. }
        | Body::People { .. }
        | Body::Review { .. }
        | Body::Chronicle { .. }
        | Body::Decks { .. }
        | Body::Preview { .. }
        | Body::Rules { .. }
        | Body::Fair { .. }
        | Body::Puzzles { .. }
        | Body::Settings { .. }
        | Body::Notices { .. } => Some(ButtonView::new(text, "common-back", Intent::App(AppIntent::Back))),
    };
    let notice = notice.map(|notice| NoticeView {
        sentence: match notice {
            Notice::SetAside(file) => text.with("error-set-aside", &[("file", file.as_str().into())]),
            Notice::DamagedGame { key, round } => text.with(key, &[("round", (*round).into())]),
            Notice::LostDeck(name) => text.with("error-lost-deck", &[("name", short(name).into())]),
            Notice::LostGame => text.say("error-lost-game"),
            Notice::PlayedOn => text.say("error-played-on"),
            Notice::Merged { new, replaced } => {
                text.with("chronicle-merged", &[("count", (*new).into()), ("more", (*replaced).into())])
            }
            Notice::DeckKept(name) => text.with("chronicle-deck-kept", &[("name", short(name).into())]),
            Notice::Premise(game) => text.say(match game {
                GameKind::King => "rulebook-premise-king",
                GameKind::Council => "rulebook-premise-council",
                GameKind::Forest => "rulebook-premise-forest",
            }),
        },
        dismiss: ButtonView::new(text, "common-understood", Intent::App(AppIntent::DismissNotice)),
    });
    let thinking = table.and_then(|table| {
        let (work, ticket) = table.work()?;
        let (sentence, stop) = match work {
            Work::Player(seat) => {
                let name = table.name(text, seat);
                (text.with("common-thinking", &[("name", name.into())]), "common-play-now")
            }
            Work::Hint => (text.say("hint-looking"), "hint-show-now"),
            Work::Review { evaluated, of } => {
                let args = [("number", (evaluated + 1).into()), ("count", of.into())];
                (text.with("review-checking", &args), "review-stop")
            }
        };
        Some(ThinkingView { ticket, sentence, move_now: text.say(stop) })
    });
    Screen {
        heading: body.round().unwrap_or(&title).clone(),
        title,
        game: body.game(),
        at_table: body.round().is_some(),
        back,
        tools,
        primary: body.primary().cloned(),
        look: LookView {
            theme: settings.theme,
            language: text.tag().into(),
            chosen: settings.language,
            sounds: !settings.silent,
        },
        lesson: None,
        replay: None,
        tip: None,
        puzzle: None,
        notice,
        live: body.live(thinking.is_some()),
        thinking,
        turned: table.is_some_and(AnyTable::is_turned),
        secret: table.is_some_and(AnyTable::is_secret),
        awake: table.is_some_and(|table| table.is_shared() && !table.is_over()),
        body,
    }
}

/// The key of the title.
fn title(body: &Body, table: Option<&dyn AnyTable>) -> &'static str {
    match body {
        Body::Home { .. } => "home-title",
        Body::Setup { setup } => match setup.game {
            GameKind::King => "setup-title-king",
            GameKind::Council => "setup-title-council",
            GameKind::Forest => "setup-title",
        },
        Body::Curtain { .. } | Body::Forest { .. } | Body::King { .. } | Body::Council { .. } => {
            table.map_or("home-title", AnyTable::title)
        }
        Body::Games { .. } => "games-title",
        Body::People { .. } => "people-title",
        Body::Review { .. } => "review-title",
        Body::Chronicle { .. } | Body::Preview { .. } => "chronicle-title",
        Body::Decks { .. } => "decks-title",
        Body::Rules { rules } => match rules.game {
            GameKind::Council => "rules-title-council",
            GameKind::King => "rules-title-king",
            GameKind::Forest => "rules-title-forest",
        },
        Body::Fair { .. } => "fair-title",
        Body::Puzzles { .. } => "puzzles-title",
        Body::Settings { .. } => "settings-title",
        Body::Notices { .. } => "settings-notices",
    }
}
