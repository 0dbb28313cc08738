//! Preview of a file from elsewhere.

mod view;

pub use view::{ConflictView, ConflictsView, PreviewKind, PreviewView};

use super::chronicle::{details, words};
use super::decks;
use super::{ButtonView, ChoiceView, forest, king};
use crate::app::ImportFailure;
use crate::chronicle::{Conflict, DeckName, Import, ImportError, Merge, Reign, SHIPPED_NAME, file};
use crate::deck::Deck;
use crate::flow::chronicle::{Chronicle, WINDOW, deck_of};
use crate::flow::decks::Unfit;
use crate::record::{self, Play, Replay};
use crate::store::StoredDeck;
use crate::text::{Text, short};
use crate::{AppIntent, DouzeError, Intent, PreviewIntent};
use douze_rules::council::Outcome;
use std::sync::Arc;
use view::take;

fn keep(ticket: i64, label: String) -> ButtonView {
    ButtonView::labelled(label, Intent::Preview(PreviewIntent::Keep { ticket }))
}

fn close(text: &Text, key: &str) -> ButtonView {
    ButtonView::new(text, key, Intent::App(AppIntent::Back))
}

/// A record in a sentence.
pub(crate) fn record(text: &Text, ticket: i64, replay: &Replay, known: bool) -> PreviewView {
    let (headline, finished) = match &replay.play {
        Play::Forest(play) => forest::preview(text, &replay.header.seats, play),
        Play::King(play) => king::preview(text, &replay.header.seats, play),
        Play::Council(play) => council(text, &replay.header.seats, play),
    };
    let label = text.say(if known { "replay-open" } else { "replay-keep" });
    PreviewView {
        finished,
        lines: known.then(|| text.say("replay-known")).into_iter().collect(),
        confirm: Some(keep(ticket, label)),
        close: close(text, "common-cancel"),
        ..plain(text, ticket, PreviewKind::Record, headline)
    }
}

/// Nothing to keep.
fn plain(text: &Text, ticket: i64, kind: PreviewKind, headline: String) -> PreviewView {
    PreviewView {
        ticket,
        kind,
        headline,
        lines: Vec::new(),
        finished: true,
        conflicts: None,
        confirm: None,
        close: close(text, "common-close"),
    }
}

/// The contents of a Chronicle, and the effect of adding it.
pub(crate) fn chronicle(
    text: &Text,
    ticket: i64,
    here: &Chronicle,
    import: &Import,
    merge: &Merge,
    elsewhere: usize,
) -> PreviewView {
    let counted = |key: &str, count: usize| (count > 0).then(|| text.with(key, &[("count", count.into())]));
    // The shipped deck comes along in the version that was played with: nothing that people brought.
    let own: Vec<&StoredDeck> = import.decks.iter().filter(|deck| deck.name != SHIPPED_NAME).collect();
    let all = all_decks(here, import);
    let named = |key: &str, mut names: Vec<String>| {
        names.dedup();
        let list = words::list(text, &names);
        (!list.is_empty()).then(|| text.with(key, &[("names", list.into())]))
    };
    let brought = own.iter().map(|deck| {
        let name = DeckName { name: deck.name.clone(), sha256: Some(deck.sha256) };
        words::deck_name(&name, &all)
    });
    let decks = named("chronicle-file-decks", brought.collect());
    // A deck's own file with a name that is taken is refused; reigns have been played with this one.
    let is_new = |deck: &StoredDeck| here.decks.iter().all(|other| other.sha256() != deck.sha256);
    let twins = own.iter().filter(|deck| is_new(deck) && words::has_twin(&deck.name, deck.sha256, &all));
    let twins = named("chronicle-file-twins", twins.map(|deck| short(&deck.name)).collect());
    let missing = import.missing.iter().map(|deck| words::deck_name(deck, &all));
    let missing = named("chronicle-file-missing", missing.collect());
    let gains = !merge.new.is_empty() || !merge.conflicts.is_empty();
    let moves = !merge.new.is_empty() && !here.book.lines().is_empty();
    let lines = [
        counted("chronicle-file-new", merge.new.len()),
        counted("chronicle-file-known", merge.known),
        counted("chronicle-file-elsewhere", elsewhere),
        decks.filter(|_| gains),
        twins.filter(|_| gains),
        missing.filter(|_| gains),
        counted("chronicle-file-people", import.people.len()).filter(|_| gains),
        moves.then(|| text.say("chronicle-file-order")),
        (!gains).then(|| text.say("chronicle-file-nothing")),
    ];
    let headline = text.with("chronicle-file", &[("count", import.reigns.len().into())]);
    PreviewView {
        lines: lines.into_iter().flatten().collect(),
        conflicts: (!merge.conflicts.is_empty()).then(|| conflicts(text, ticket, here, import, merge)),
        confirm: gains.then(|| keep(ticket, text.say("chronicle-file-add"))),
        close: close(text, "common-cancel"),
        ..plain(text, ticket, PreviewKind::Chronicle, headline)
    }
}

/// The decks that are here and those of the file.
fn all_decks(here: &Chronicle, import: &Import) -> Vec<Arc<Deck>> {
    let theirs = import.decks.iter().filter_map(|deck| Deck::read(&deck.file).ok().map(Arc::new));
    here.decks.iter().cloned().chain(theirs).collect()
}

fn conflicts(text: &Text, ticket: i64, here: &Chronicle, import: &Import, merge: &Merge) -> ConflictsView {
    // Decks of the file name its dilemmas, too.
    let decks = all_decks(here, import);
    let count = merge.conflicts.len();
    let more = count.saturating_sub(WINDOW);
    ConflictsView {
        label: text.with("chronicle-conflicts", &[("count", count.into())]),
        conflicts: merge.conflicts.iter().take(WINDOW).map(|one| conflict(text, here, &decks, one)).collect(),
        more: if more > 0 { text.with("chronicle-more", &[("count", more.into())]) } else { String::new() },
        choices: [("chronicle-keep-ours", false), ("chronicle-take-theirs", true)]
            .map(|(key, theirs)| ChoiceView {
                face: None,
                label: text.say(key),
                line: None,
                selected: !theirs,
                intent: take(ticket, theirs),
            })
            .into(),
    }
}

/// Where the two forms differ.
fn conflict(text: &Text, here: &Chronicle, decks: &[Arc<Deck>], conflict: &Conflict) -> ConflictView {
    let Conflict { ours, theirs } = conflict;
    let [here_says, file_says] = [ours, theirs].map(|reign| details(text, reign, decks));
    let form = |key: &str, reign: &Reign, says: &[Option<String>], other: &[Option<String>]| {
        let mut lines = Vec::new();
        if ours.members != theirs.members {
            let names: Vec<String> = reign.members.iter().map(|member| member.name.clone()).collect();
            lines.push(text.with("chronicle-page-members", &[("names", words::list(text, &names).into())]));
        }
        if ours.won != theirs.won {
            lines.push(text.say(words::outcome(reign)));
        }
        if ours.years() != theirs.years() {
            lines.push(words::years(text, reign.years()) + ".");
        }
        if ours.throne != theirs.throne {
            lines.push(words::on_the_throne(text, &reign.throne, None));
        }
        if ours.obstacle != theirs.obstacle {
            let obstacle = reign.obstacle.as_ref();
            let value = obstacle.map(|obstacle| words::obstacle(text, obstacle, deck_of(decks, reign)));
            lines.push(match value {
                Some(value) => text.with("chronicle-page-obstacle", &[("value", value.into())]),
                None => text.say("chronicle-obstacle-none"),
            });
        }
        lines.extend(
            says.iter().zip(other).filter(|(says, other)| says != other).filter_map(|(says, _)| says.clone()),
        );
        if lines.is_empty() {
            lines.push(text.say("chronicle-conflict-else"));
        }
        text.with(key, &[("list", lines.join(" ").into())])
    };
    let line = here.book.lines().iter().find(|line| line.reign.id == ours.id);
    ConflictView {
        reign: line.map(|line| words::short_line(text, line)).unwrap_or_default(),
        ours: form("chronicle-conflict-ours", ours, &here_says, &file_says),
        theirs: form("chronicle-conflict-theirs", theirs, &file_says, &here_says),
    }
}

/// A deck; it can be kept if it is not known yet.
pub(crate) fn deck(text: &Text, ticket: i64, deck: &Deck, known: bool) -> PreviewView {
    let headline = text.with("chronicle-file-deck", &[("name", short(deck.name()).into())]);
    PreviewView {
        lines: known.then(|| text.say("chronicle-file-deck-known")).into_iter().collect(),
        confirm: (!known).then(|| keep(ticket, text.say("chronicle-file-deck-keep"))),
        close: close(text, if known { "common-close" } else { "common-cancel" }),
        ..plain(text, ticket, PreviewKind::Deck, headline)
    }
}

/// The reason why a file is not one of Douze's, and the remedy.
pub(crate) fn refusal(text: &Text, failure: &ImportFailure) -> DouzeError {
    match failure {
        ImportFailure::Record(error) => DouzeError::Unreadable {
            sentence: text.record_error(error),
            detail: format!("line {}: {}", error.line, error.reason),
        },
        ImportFailure::Unknown => DouzeError::Unreadable {
            sentence: text.say("chronicle-error-unknown"),
            detail: "neither record nor Chronicle nor deck".into(),
        },
        ImportFailure::Chronicle(error) => {
            let (detail, sentence) = (error.to_string(), chronicle_error(text, error));
            match error {
                ImportError::Newer { .. } => DouzeError::Version { sentence, detail },
                _ => DouzeError::Unreadable { sentence, detail },
            }
        }
    }
}

/// Why a deck is not kept, with the first lines and fields that are wrong.
pub(crate) fn unfit(text: &Text, unfit: &Unfit) -> DouzeError {
    const SHOWN: usize = 3;
    let all = decks::unfit(text, unfit);
    let mut lines: Vec<String> = all.iter().take(SHOWN).cloned().collect();
    if all.len() > SHOWN {
        lines.push(text.with("chronicle-more", &[("count", (all.len() - SHOWN).into())]));
    }
    let sentence = text.with("chronicle-error-own-deck", &[("list", lines.join(" ").into())]);
    DouzeError::Unreadable { sentence, detail: format!("{unfit:?}") }
}

fn chronicle_error(text: &Text, error: &ImportError) -> String {
    match error {
        ImportError::Unreadable(_) => text.say("chronicle-error-unreadable"),
        ImportError::Checksum => text.say("chronicle-error-checksum"),
        ImportError::Newer { found } => {
            let args = [("found", (*found).into()), ("known", file::FORMAT.into())];
            text.with("chronicle-error-newer", &args)
        }
        ImportError::Reign { number, .. } => {
            text.with("chronicle-error-reign", &[("line", (*number).into())])
        }
        ImportError::Future { number } => text.with("chronicle-error-future", &[("line", (*number).into())]),
        ImportError::UnknownDeck { number, name } => text.with(
            "chronicle-error-unknown-deck",
            &[("line", (*number).into()), ("name", short(name).into())],
        ),
        ImportError::Deck { name, .. } => text.with("chronicle-error-deck", &[("name", short(name).into())]),
    }
}

/// A record of a council in a sentence, and whether its game has ended.
fn council(text: &Text, seats: &[String], play: &record::council::Play) -> (String, bool) {
    let list: Vec<String> = seats.iter().map(|name| short(name)).collect();
    let list = list.join(", ");
    let headline = match play.state.outcome() {
        None => {
            text.with("home-continue-council", &[("names", list.into()), ("turn", play.state.turn().into())])
        }
        Some(Outcome::Won) => text.with(
            "council-preview-won",
            &[("names", list.into()), ("years", play.state.score().total().into())],
        ),
        Some(Outcome::Lost) => text.with("council-preview-lost", &[("names", list.into())]),
    };
    (headline, play.state.outcome().is_some())
}
