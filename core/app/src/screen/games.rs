//! All games: those that are not finished, and what lists show of one; the finished ones below them.

use super::parts::animal_id;
use super::{ButtonView, FinishedGamesView, TakenOffView, WindowView, finished};
use crate::flow::stored::{Last, News};
use crate::flow::{Games, Unfinished, WINDOW};
use crate::text::{Arg, Text};
use crate::{Animals, AppIntent, GameKind, GamesIntent, Intent};
use douze_rules::Seat;

/// All games: those that are not finished, the last played first, and below them the finished ones.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct GamesView {
    /// How many there are, and that nothing is lost; or that there is none.
    pub summary: String,
    /// Which part of the list is shown.
    pub window: WindowView,
    /// The games.
    pub games: Vec<GameLineView>,
    /// After a game was deleted: which one.
    pub deleted: Option<TakenOffView>,
    /// The way to the people of this device.
    #[cfg_attr(feature = "uniffi", uniffi(default = None))]
    pub people: Option<ButtonView>,
    /// The finished games, below the others; none where there is none.
    #[cfg_attr(feature = "uniffi", uniffi(default = None))]
    pub finished: Option<FinishedGamesView>,
}

/// A game that is not finished.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct GameLineView {
    /// For lists.
    pub id: i64,
    /// Which picture and accent.
    pub game: GameKind,
    /// "Council of 12, turn 4".
    pub title: String,
    /// "Mia, Odile, Aurel".
    pub names: String,
    /// What happened last.
    pub line: String,
    /// Goes on with it; its hint is all of the line.
    pub open: ButtonView,
    /// Takes it off the list.
    pub delete: ButtonView,
}

pub(crate) fn view(text: &Text, animals: Animals, games: &Games) -> GamesView {
    let total = games.total;
    let part = [games.first, total, WINDOW].map(|count| count as usize);
    let window = WindowView::new(text, ["games-window", "games-newer", "games-older"], part, |first| {
        Intent::Games(GamesIntent::ShowGames { first })
    });
    let removed = games.removed.as_ref();
    GamesView {
        summary: text.with("games-summary", &[("count", total.into())]),
        people: Some(
            ButtonView::new(text, "people-title", Intent::App(AppIntent::OpenPeople))
                .hint(text.say("people-title-hint")),
        ),
        finished: finished::view(text, &games.finished),
        window,
        games: games.games.iter().map(|game| line(text, animals, game)).collect(),
        deleted: removed.map(|game| {
            let args = [("name", title(text, game).into()), ("names", names(text, game).into())];
            let restore = Intent::Games(GamesIntent::RestoreGame { id: game.id.0 });
            TakenOffView {
                words: text.with("games-deleted", &args),
                restore: ButtonView::new(text, "games-restore", restore),
            }
        }),
    }
}

fn line(text: &Text, animals: Animals, game: &Unfinished) -> GameLineView {
    let (id, title, names) = (game.id.0, title(text, game), names(text, game));
    let line = happened(text, animals, game);
    let said = format!("{title}: {names}. {line}");
    GameLineView {
        id,
        game: game.kind,
        open: ButtonView::new(text, "home-continue", Intent::Games(GamesIntent::OpenGame { id }))
            .hint(said.clone()),
        delete: ButtonView::new(text, "games-delete", Intent::Games(GamesIntent::DeleteGame { id }))
            .hint(said),
        title,
        names,
        line,
    }
}

/// The game, and how far it is.
fn title(text: &Text, game: &Unfinished) -> String {
    let key = match game.kind {
        GameKind::King => "games-title-king",
        GameKind::Council => "games-title-council",
        GameKind::Forest => "games-title-forest",
    };
    let name = text.of("home", game.kind.id());
    let round = |last: Last| text.with(key, &[("name", name.as_str().into()), ("round", last.round.into())]);
    game.last.map_or_else(|| name.clone(), round)
}

fn names(text: &Text, game: &Unfinished) -> String {
    game.names.as_ref().map(|names| names(text).join(", ")).unwrap_or_default()
}

/// What happened last, in a sentence.
pub(super) fn happened(text: &Text, animals: Animals, game: &Unfinished) -> String {
    let Some(names) = &game.names else { return text.say("games-unreadable") };
    let names = names(text);
    let name = |seat: Seat| ("name", Arg::from(names.get(seat.index()).cloned().unwrap_or_default()));
    match game.last.map(|last| last.news) {
        None => text.say("games-last-begun"),
        Some(News::Placed { seat, card }) => {
            let card = ("card", animal_id(animals, card).into());
            text.with("games-last-placed", &[name(seat), card])
        }
        Some(News::Removed) => text.say(match animals {
            Animals::All => "games-last-removed",
            Animals::Gentle => "games-last-removed-gently",
        }),
        Some(News::Turn { winner: Some(winner) }) => text.with("games-last-turn", &[name(winner)]),
        Some(News::Turn { winner: None }) => text.say("games-last-turn-none"),
        Some(News::Round { winner }) => text.with("games-last-round", &[name(winner)]),
        Some(News::Checked { solved, favour }) => {
            let key = if solved { "games-last-solved" } else { "games-last-failed" };
            text.with(key, &[("count", favour.into())])
        }
    }
}
