//! Home: three doors and a way back into the last game.

use super::ButtonView;
use crate::flow::LastGame;
use crate::flow::council::CouncilRules;
use crate::flow::forest::ForestRules;
use crate::flow::king::KingRules;
use crate::flow::stored::Rules;
use crate::text::Text;
use crate::{AppIntent, GameKind, Intent};
use douze_rules::Seat;

/// The first screen.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct HomeView {
    /// One tap back into the last game; its hint says what happened last.
    pub continue_game: Option<ButtonView>,
    /// King of 12, Council of 12, forest duel.
    pub doors: Vec<DoorView>,
    /// The way to the Chronicle of Council of 12.
    pub chronicle: ButtonView,
    /// The way to the settings.
    pub settings: ButtonView,
    /// Unofficial, and where the rules come from.
    pub about: String,
}

/// The way into a game.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct DoorView {
    /// Which picture and accent.
    pub game: GameKind,
    /// Name, one line about the game, intent.
    pub button: ButtonView,
}

pub(crate) fn view(text: &Text, last: &LastGame) -> HomeView {
    let button = ButtonView::new(text, "home-continue", Intent::App(AppIntent::ContinueGame));
    let continue_game = match last {
        LastGame::None => None,
        LastGame::Unreadable => Some(button),
        LastGame::Forest { header, round } => {
            let [name, other] = [0, 1].map(|seat| ForestRules::name(text, header, Seat::new(seat)));
            let args = [("name", name.into()), ("other", other.into()), ("round", (*round).into())];
            Some(button.hint(text.with("home-continue-hint", &args)))
        }
        LastGame::King { header, round } => {
            let seats = (0u8..).take(header.players.len()).map(Seat::new);
            let names: Vec<String> = seats.map(|seat| KingRules::name(text, header, seat)).collect();
            let args = [("names", names.join(", ").into()), ("round", (*round).into())];
            Some(button.hint(text.with("home-continue-king", &args)))
        }
        LastGame::Council { header, turn } => {
            let seats = (0u8..).take(header.players.len()).map(Seat::new);
            let names: Vec<String> = seats.map(|seat| CouncilRules::name(text, header, seat)).collect();
            let args = [("names", names.join(", ").into()), ("turn", (*turn).into())];
            Some(button.hint(text.with("home-continue-council", &args)))
        }
    };
    let door = |game: GameKind, name: &str| {
        let button = ButtonView::labelled(text.of("home", name), Intent::App(AppIntent::OpenSetup { game }));
        DoorView { game, button: button.hint(text.say(&format!("home-{name}-line"))) }
    };
    let doors = vec![
        door(GameKind::King, "king"),
        door(GameKind::Council, "council"),
        door(GameKind::Forest, "forest"),
    ];
    let chronicle = ButtonView::new(text, "home-chronicle", Intent::App(AppIntent::OpenChronicle))
        .hint(text.say("home-chronicle-line"));
    let settings = ButtonView::new(text, "home-settings", Intent::App(AppIntent::OpenSettings));
    HomeView { continue_game, doors, chronicle, settings, about: text.say("home-about") }
}
