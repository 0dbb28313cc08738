//! The finished games and the kept records, with what can be done with one.

use super::chronicle::words;
use super::{ButtonView, ExportView, WindowView, replay};
use crate::day::Day;
use crate::flow::finished::{Finished, FinishedGames, SHOWN};
use crate::flow::stored::Outcome;
use crate::flow::stored::header::Origin;
use crate::text::Text;
use crate::{GameKind, GamesIntent, Intent};
use douze_rules::Seat;

/// The finished games, the newest first.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct FinishedGamesView {
    /// "Finished games".
    pub title: String,
    /// Which part of the list is shown.
    pub window: WindowView,
    /// The games.
    pub games: Vec<FinishedGameView>,
}

/// A finished game, or a kept record.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct FinishedGameView {
    /// For lists.
    pub id: i64,
    /// Which picture and accent.
    pub game: GameKind,
    /// "Council of 12, July".
    pub title: String,
    /// "Mia, Odile, Aurel".
    pub names: String,
    /// How it ended, and where it came from.
    pub line: String,
    /// "27 November 2026".
    pub date: String,
    /// Its buttons are shown.
    pub selected: bool,
    /// Shows or hides its buttons; its hint is all of the line.
    pub open: ButtonView,
    /// Watch, review, play on: what is possible, while it is selected.
    pub actions: Vec<ButtonView>,
    /// The whole game as a file, while it is selected.
    pub record: Option<ExportView>,
}

pub(super) fn view(text: &Text, finished: &FinishedGames) -> Option<FinishedGamesView> {
    finished.any.then(|| FinishedGamesView {
        title: text.say("games-finished"),
        window: WindowView::new(
            text,
            ["games-window", "games-newer", "games-older"],
            [finished.first, finished.total, SHOWN].map(|count| count as usize),
            |first| Intent::Games(GamesIntent::ShowFinished { first }),
        ),
        games: finished.games.iter().map(|game| line(text, finished, game)).collect(),
    })
}

fn line(text: &Text, finished: &FinishedGames, game: &Finished) -> FinishedGameView {
    let id = game.id.0;
    let names = (game.names)(text);
    let (title, line, date) = (title(text, game), ended(text, game, &names), date(text, game.ended_ms));
    let names = names.join(", ");
    let selected = finished.selected == Some(game.id);
    let said = format!("{title}: {names}. {line} {date}");
    FinishedGameView {
        id,
        game: game.kind,
        open: ButtonView::new(
            text,
            if selected { "games-hide" } else { "games-show" },
            Intent::Games(GamesIntent::SelectFinished { id }),
        )
        .hint(said),
        selected,
        actions: if selected { actions(text, game) } else { Vec::new() },
        record: selected.then(|| ExportView::record(text)),
        title,
        names,
        line,
        date,
    }
}

fn actions(text: &Text, game: &Finished) -> Vec<ButtonView> {
    let id = game.id.0;
    let watch = replay::button_of(text, game.id);
    let review = game.has_review().then(|| {
        ButtonView::new(text, "review-open", Intent::Games(GamesIntent::ReviewGame { id }))
            .hint(text.say("review-open-hint"))
    });
    let play_on = game.stops().then(|| {
        ButtonView::new(text, "games-play-on", Intent::Games(GamesIntent::PlayOn { id }))
            .hint(text.say("replay-play-on-hint"))
    });
    [Some(watch), review, play_on].into_iter().flatten().collect()
}

/// The game, and the month of a council.
fn title(text: &Text, game: &Finished) -> String {
    let name = text.of("home", game.kind.id());
    match game.brief.scenario {
        Some(month) => format!("{name}, {}", words::month(text, month)),
        None => name,
    }
}

/// How it ended, in a sentence, and that it was read from a file or went on from another game.
fn ended(text: &Text, game: &Finished, names: &[String]) -> String {
    let name = |seat: Seat| ("name", names.get(seat.index()).cloned().unwrap_or_default().into());
    let line = match game.outcome {
        Outcome::Forest { winner: Some(winner), points } => {
            let (own, other) = (points[winner.index() & 1], points[winner.other().index() & 1]);
            text.with("games-won-forest", &[name(winner), ("own", own.into()), ("theirs", other.into())])
        }
        Outcome::Forest { winner: None, points } => {
            text.with("games-draw", &[("own", points[0].into()), ("theirs", points[1].into())])
        }
        Outcome::King { winner, rounds } => {
            text.with("games-won-king", &[name(winner), ("count", rounds.into())])
        }
        Outcome::Council { won, years, solved } => {
            let key = if won { "games-won-council" } else { "games-lost-council" };
            let years = words::years(text, years);
            text.with(key, &[("years", years.into()), ("count", solved.into())])
        }
        Outcome::Unfinished { round } => text.with("games-stops", &[("round", round.into())]),
    };
    match game.brief.origin {
        Origin::Played => line,
        Origin::Imported { .. } => format!("{line} {}", text.say("games-imported")),
        Origin::Continued { .. } => format!("{line} {}", text.say("games-continued")),
    }
}

/// "27 November 2026".
fn date(text: &Text, at_ms: i64) -> String {
    let day = Day::of(at_ms);
    let month = words::month_within(text, day.scenario());
    let args =
        [("day", i64::from(day.date).into()), ("month", month.into()), ("year", day.year.to_string().into())];
    text.with("games-date", &args)
}
