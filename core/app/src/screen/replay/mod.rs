//! A replay over the table of its game: what happened, where it is, how it goes on, and whose view is shown.

mod button;
mod view;

pub(super) use button::{button, button_of};
pub use view::{ReplayLineView, ReplayLogView, ReplayView};

use super::{Body, ButtonView, ChoiceView, ChoicesView, ExportView, RoleKind, Screen, council, forest, king};
use crate::flow::settings::Settings;
use crate::flow::setup::People;
use crate::flow::table::{Reel, Table, TableGame};
use crate::flow::watched::Watched;
use crate::store::StoreError;
use crate::text::Text;
use crate::{AppIntent, Beat, Intent, ReplayIntent};
use douze_rules::Seat;

/// The sentence for a position and the heading above it.
pub(crate) struct Caption {
    heading: String,
    sentence: String,
}

/// What happened on the way to each position, from the open table.
pub(crate) fn captions(
    text: &Text,
    settings: &Settings,
    watched: &Watched,
) -> Result<Vec<Caption>, StoreError> {
    // Of the beats the sentences alone are kept: nobody needs a face.
    let nobody = &People::default();
    match watched {
        Watched::Forest(reel) => all(
            reel,
            |table, from| forest::beats(text, settings, nobody, table, from),
            |round| text.with("forest-round", &[("round", round.into())]),
        ),
        Watched::King(reel) => all(
            reel,
            |table, from| king::beats(text, settings, nobody, table, from),
            |round| text.with("forest-round", &[("round", round.into())]),
        ),
        Watched::Council(reel) => all(
            reel,
            |table, from| council::beats(text, settings, nobody, table, from),
            |turn| text.with("council-turn", &[("turn", turn.into())]),
        ),
    }
}

fn all<G: TableGame>(
    reel: &Reel<G>,
    beats: impl Fn(&Table<G>, usize) -> Vec<Beat>,
    heading: impl Fn(u32) -> String,
) -> Result<Vec<Caption>, StoreError> {
    let mut all = Vec::with_capacity(reel.last() + 1);
    let (mut from, mut round) = (0, 1);
    for at in 0..=reel.last() {
        let table = reel.table_at(at, None)?;
        let sentences: Vec<String> = beats(&table, from)
            .into_iter()
            .map(|beat| beat.sentence)
            .filter(|sentence| !sentence.is_empty())
            .collect();
        // What ends a round belongs to it.
        all.push(Caption { heading: heading(round), sentence: sentences.join(" ") });
        (from, round) = (Reel::events_of(&table), table.game.round());
    }
    Ok(all)
}

/// How a replay stands.
pub(crate) struct Standing<'a> {
    pub(crate) watched: &'a Watched,
    pub(crate) captions: &'a [Caption],
    /// All sentences are read.
    pub(crate) reads: bool,
    /// It goes on by itself, with this ticket.
    pub(crate) ticket: Option<i64>,
}

/// The screen of a replay: its table with nothing to play, and the controls.
pub(crate) fn over_table(text: &Text, standing: &Standing<'_>, screen: Screen) -> Screen {
    let view = view(text, standing);
    let is_sign = |tool: &ButtonView| matches!(tool.role, Some(RoleKind::History | RoleKind::Rules));
    Screen {
        tools: screen.tools.into_iter().filter(is_sign).collect(),
        back: Some(ButtonView::new(text, "common-back", Intent::App(AppIntent::Back))),
        primary: view.steps.iter().find(|step| step.intent == pace(standing)).cloned(),
        live: vec![view.sentence.clone()],
        thinking: None,
        awake: standing.ticket.is_some(),
        body: looked_at(screen.body),
        replay: Some(view),
        ..screen
    }
}

/// The table without what is pressed in play.
fn looked_at(body: Body) -> Body {
    match body {
        Body::Forest { forest } => {
            Body::Forest { forest: super::ForestView { confirm: None, result: None, peek: None, ..forest } }
        }
        Body::King { king } => {
            Body::King { king: super::KingView { confirm: None, result: None, peek: None, ..king } }
        }
        Body::Council { mut council } => {
            if let Some(talk) = &mut council.talk {
                (talk.offers, talk.speaker) = (Vec::new(), None);
            }
            for kept in &mut council.kept {
                kept.button.enabled = false;
            }
            for seat in &mut council.table.seats {
                seat.reveal = None;
            }
            Body::Council {
                council: super::CouncilView {
                    proposal: None,
                    decisions: Vec::new(),
                    agreement: None,
                    warning: None,
                    offers: None,
                    confirm: None,
                    cancel: None,
                    result: None,
                    peek: None,
                    ..council
                },
            }
        }
        body => body,
    }
}

fn go(position: usize) -> Intent {
    Intent::Replay(ReplayIntent::Go { position: number(position) })
}

fn pace(standing: &Standing<'_>) -> Intent {
    Intent::Replay(if standing.ticket.is_some() { ReplayIntent::Pause } else { ReplayIntent::Play })
}

fn view(text: &Text, standing: &Standing<'_>) -> ReplayView {
    let watched = standing.watched;
    let (at, last) = (watched.at(), watched.last());
    let step = |key: &str, role: RoleKind, to: usize| ButtonView {
        role: Some(role),
        enabled: to != at,
        ..ButtonView::new(text, key, go(to))
    };
    let (pace_key, pace_role) = if standing.ticket.is_some() {
        ("replay-pause", RoleKind::Pause)
    } else {
        ("replay-play", RoleKind::Play)
    };
    let play_on = ButtonView::new(text, "replay-play-on", Intent::Replay(ReplayIntent::PlayOn));
    let sentence = match standing.captions.get(at) {
        Some(caption) if !caption.sentence.is_empty() => caption.sentence.clone(),
        _ => text.say("replay-beginning"),
    };
    ReplayView {
        sentence,
        place: text.with("replay-place", &[("number", at.into()), ("count", last.into())]),
        position: number(at),
        last: number(last),
        steps: vec![
            step("replay-first", RoleKind::First, 0),
            step("replay-back", RoleKind::StepBack, at.saturating_sub(1)),
            ButtonView { role: Some(pace_role), ..ButtonView::new(text, pace_key, pace(standing)) },
            step("replay-forward", RoleKind::StepForward, (at + 1).min(last)),
            step("replay-last", RoleKind::Last, last),
        ],
        ticket: standing.ticket,
        seats: seats(text, watched),
        read: ButtonView::new(text, "replay-read", Intent::Replay(ReplayIntent::OpenLog)),
        log: standing.reads.then(|| log(text, standing)),
        play_on: if at == last && watched.table().is_over() {
            play_on.off(text.say("replay-play-on-off"))
        } else {
            play_on.hint(text.say("replay-play-on-hint"))
        },
        record: ExportView::record(text),
    }
}

fn seats(text: &Text, watched: &Watched) -> ChoicesView {
    let choice = |label: String, seat: Option<Seat>| ChoiceView {
        face: None,
        label,
        line: None,
        selected: watched.seat() == seat,
        intent: Intent::Replay(ReplayIntent::See { seat: seat.map(|seat| seat.number().into()) }),
    };
    let all = (0u8..).take(watched.players().len()).map(Seat::new);
    let everybody = choice(text.say("replay-everybody"), None);
    let each = all.map(|seat| choice(watched.table().name(text, seat), Some(seat)));
    ChoicesView { label: text.say("replay-seats"), choices: std::iter::once(everybody).chain(each).collect() }
}

fn log(text: &Text, standing: &Standing<'_>) -> ReplayLogView {
    let mut headings = String::new();
    let line = |(at, caption): (usize, &Caption)| {
        let heading = (headings != caption.heading).then(|| caption.heading.clone());
        headings.clone_from(&caption.heading);
        ReplayLineView {
            heading,
            sentence: caption.sentence.clone(),
            selected: at == standing.watched.at(),
            intent: go(at),
        }
    };
    let captions = standing.captions.iter().enumerate().filter(|(_, caption)| !caption.sentence.is_empty());
    ReplayLogView {
        title: text.say("replay-read"),
        lines: captions.map(line).collect(),
        close: ButtonView::new(text, "common-close", Intent::Replay(ReplayIntent::CloseLog)),
    }
}

fn number(position: usize) -> i32 {
    i32::try_from(position).unwrap_or(i32::MAX)
}
