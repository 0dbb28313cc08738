//! The table of King of 12: what is open comes from the public events, what is secret from the observation of the
//! person who looks.

mod advice;
mod beats;
mod curtain;
mod figures;
mod frames;
mod hand;
mod history;
mod inspect;
mod rail;
mod rules;
mod seats;
mod status;
mod view;
mod words;

pub(crate) use beats::beats;
pub(crate) use rules::rule_sections;
pub use view::{
    GroupView, HistoryCellView, HistoryTurnView, HistoryView, KingFrame, KingResultView, KingSeatView,
    KingView, PlayedView, RailMarkView, RailState, RailView, ReachView, StandingView, StandingsView,
    StepView, ValueView,
};
pub(crate) use words::{Words, refusal, symbol};

use super::parts::{die_layout, undo_redo};
use super::{Body, ButtonView, ExportView, InspectView, hint, replay, review};
use crate::flow::king::{King, Ledger, Stop};
use crate::flow::settings::Settings;
use crate::flow::setup::People;
use crate::flow::table::{Confirmation, Shown};
use crate::record::king::Play;
use crate::text::{Text, short};
use crate::{AppIntent, GameKind, Intent, KingIntent, TableIntent};
use douze_rules::king::{Action, Observation};

pub(crate) fn body(text: &Text, settings: &Settings, people: &People, king: &King) -> Body {
    let words = Words::seated(text, people, &king.game);
    if let Shown::Curtain(seat) = king.shown() {
        return curtain::body(&words, settings, king, seat);
    }
    if let Some(review) = king.analysis.review() {
        return Body::Review {
            review: review::view(&words, review, |decision, better| {
                advice::then(&words, king, decision, better)
            }),
        };
    }
    let seen = king.observation();
    let ledger = king.ledger();
    Body::King {
        king: KingView {
            round: status::round(&words, king, &ledger),
            status: status::scored(&words, king, &ledger)
                .unwrap_or_else(|| status::to_do(&words, &seen, king)),
            die: die_layout(),
            table: seats::table(&words, king, &ledger),
            hands: hand::hands(&words, &seen, king),
            peek: curtain::peek(&words, settings, king),
            offers: hand::offers(&words, king),
            confirm: confirm(&words, king).or_else(|| missing(&words, &seen, king)),
            cancel: king
                .own
                .pick
                .map(|_| ButtonView::new(text, "common-cancel", Intent::Table(TableIntent::Cancel))),
            step: king.own.stop.map(|stop| step(text, king, stop)),
            standings: history::standings(&words, king, &ledger),
            history: history::history(&words, king, &ledger),
            ask_hint: king.may_ask_hint().then(|| hint::button(text)),
            hint: advice::hint(&words, &seen, king),
            inspect: inspect::inspect(&words, king, &ledger),
            result: result(&words, &seen, king, &ledger),
        },
    }
}

/// The button that does what is selected.
fn confirm(words: &Words, king: &King) -> Option<ButtonView> {
    let text = words.text;
    let label = match king.confirmation()? {
        Confirmation::Pass(seat) => words.about(seat, "curtain-pass"),
        Confirmation::Act(Action::Choose { seat, character }) => {
            words.card(seat, character, "king-confirm-choose")
        }
        Confirmation::Act(Action::Crown { seat, character }) => {
            words.card(seat, character, "king-confirm-crown")
        }
        Confirmation::Act(Action::Face { seat, face }) => {
            words.with(seat, "king-confirm-face", &[("face", face.number().into())])
        }
        Confirmation::Act(Action::Take { token: Some(token), .. }) => {
            text.with("king-confirm-take", &[("points", token.points().into())])
        }
        Confirmation::Act(Action::Take { token: None, .. }) => text.say("king-confirm-decline"),
        Confirmation::Act(_) => text.say("common-confirm"),
    };
    Some(ButtonView::labelled(label, Intent::Table(TableIntent::Confirm)))
}

/// The same button, off, while no card of the hand is selected.
fn missing(words: &Words, seen: &Observation, king: &King) -> Option<ButtonView> {
    let Shown::Hand(seat) = king.shown() else { return None };
    if king.own.stop.is_some() || king.to_choose() != Some(seat) {
        return None;
    }
    let button = ButtonView::new(words.text, "common-choose-card", Intent::Table(TableIntent::Confirm));
    Some(button.off(status::to_do(words, seen, king)))
}

/// Undo and redo until the end, the history, the rules.
pub(crate) fn tools(text: &Text, king: &King) -> Vec<ButtonView> {
    let mut tools = Vec::new();
    if !king.is_over() && king.own.stop.is_none() {
        tools.extend(undo_redo(text, king.undo_target(), king.can_redo()));
    }
    tools.push(ButtonView::new(text, "king-open-history", Intent::King(KingIntent::OpenHistory)));
    tools.push(ButtonView::new(
        text,
        "rules-open",
        Intent::App(AppIntent::OpenRules { game: GameKind::King, rule: None }),
    ));
    tools
}

/// Where the slow mode has stopped: what the step is, and what happened in it now.
fn step(text: &Text, king: &King, stop: Stop) -> StepView {
    let happened = beats::sentences(text, king);
    let id = stop.id();
    let next = ButtonView::new(text, "king-next-step", Intent::King(KingIntent::NextStep));
    StepView {
        title: text.of("king-step-title", id),
        rule: text.of("king-step-rule", id),
        happened: if happened.is_empty() { vec![text.of("king-step-nothing", id)] } else { happened },
        next,
    }
}

/// The end of the game.
fn result(words: &Words, seen: &Observation, king: &King, ledger: &Ledger) -> Option<KingResultView> {
    let winner = seen.winner().filter(|_| king.is_over())?;
    let header = &king.game.header;
    let seed_key = if header.seed_chosen { "common-seed-chosen" } else { "common-seed" };
    let under = seen.under(winner).unwrap_or_default();
    let line = if king.public().is_tie_break() { "king-result-tie-break" } else { "king-result-crowns" };
    Some(KingResultView {
        winner: winner.number().into(),
        medallion: words.medallion(winner),
        name: words.name(winner).to_owned(),
        headline: words.about(winner, "king-result"),
        line: match header.options.throne {
            Some(_) => {
                format!("{} {}", words.about(winner, line), words.about(winner, "king-result-throne"))
            }
            None => words.about(winner, line),
        },
        crowns_label: words.about(winner, "king-under"),
        crowns: under.iter().map(|character| words.face(character)).collect(),
        turns: history::turns(words, king, ledger),
        seed: words.text.with(seed_key, &[("seed", header.seed.to_string().into())]),
        record: ExportView::record(words.text),
        review: ButtonView::new(words.text, "review-open", Intent::Table(TableIntent::OpenReview))
            .hint(words.text.say("review-open-hint")),
        watch: replay::button(words.text, king),
        rematch: ButtonView::new(words.text, "king-rematch", Intent::Table(TableIntent::Rematch))
            .hint(words.text.say("king-rematch-hint")),
        home: ButtonView::new(words.text, "common-home", Intent::App(AppIntent::OpenHome)),
    })
}

/// What a record holds, in a sentence.
pub(crate) fn preview(text: &Text, seats: &[String], play: &Play) -> (String, bool) {
    let names: Vec<String> = seats.iter().map(|name| short(name)).collect();
    let list = names.join(", ");
    let words = Words::named(text, names);
    let headline = match play.state.winner() {
        Some(winner) => words.about(winner, "king-result"),
        None => {
            text.with("home-continue-king", &[("names", list.into()), ("round", play.state.round().into())])
        }
    };
    (headline, play.state.winner().is_some())
}
