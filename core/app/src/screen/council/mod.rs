//! The table of Council of 12, built from the observation of the person who looks.

mod advice;
mod agreement;
mod aim;
mod beats;
mod curtain;
mod decisions;
mod figures;
mod hand;
mod heard;
mod inspect;
mod laid;
mod month;
mod receipts;
mod result;
mod rules;
mod seats;
mod table;
mod talk;
mod view;
mod words;

pub(crate) use beats::beats;
pub use heard::{AgreementView, AimView, OpinionView, ProposalView, SaidView, TalkView, WarningView};
pub(crate) use rules::{Rule, rule_sections};
pub use view::{
    CouncilDieView, CouncilFrame, CouncilLogLine, CouncilLogTurn, CouncilMoment, CouncilResultView,
    CouncilSeatView, CouncilView, DilemmaView, FavourView, KeptView, PetitionerView, ProgressStep,
    ProgressView, TargetView, ThroneCardView,
};
pub(crate) use words::{Words, refusal};

use super::parts::undo_redo;
use super::{Body, ButtonView, hint, review};
use crate::flow::council::{Council, Pick, Underway};
use crate::flow::settings::Settings;
use crate::flow::setup::People;
use crate::flow::table::{AnyTable, Shown};
use crate::text::Text;
use crate::{AppIntent, GameKind, Intent, TableIntent};
use douze_rules::council::{Observation, Phase};
use month::month_number;

pub(crate) fn body(text: &Text, settings: &Settings, people: &People, council: &Council) -> Body {
    let words = Words::seated(text, people, &council.game);
    if let Shown::Curtain(seat) = council.shown() {
        return curtain::body(&words, settings, council, seat);
    }
    if let Some(review) = council.analysis.review() {
        return Body::Review {
            review: review::view(&words, review, |decision, better| {
                advice::then(&words, council, decision, better)
            }),
        };
    }
    let seen = council.observation();
    Body::Council {
        council: CouncilView {
            turn: turn(&words, &seen),
            month: month_number(&seen),
            status: decisions::status(&words, &seen, council),
            aim: aim::aim(&words, &seen),
            table: table::table(&words, &seen, council),
            kept: table::kept(&words, &seen, council),
            talk: talk::talk(&words, &seen, council),
            proposal: decisions::proposal(&words, council),
            hands: hand::hands(&words, &seen, council),
            peek: curtain::peek(&words, settings, council),
            offers: hand::offers(&words, council),
            decisions: decisions::decisions(&words, &seen, council),
            agreement: agreement::agreement(&words, &seen, council),
            warning: agreement::warning(&words, council),
            confirm: decisions::confirm(&words, council),
            cancel: can_cancel(council)
                .then(|| ButtonView::new(text, "common-cancel", Intent::Table(TableIntent::Cancel))),
            ask_hint: council.may_ask_hint().then(|| hint::button(text)),
            hint: advice::hint(&words, council),
            inspect: inspect::inspect(&words, &seen, council),
            log: beats::log(&words, council),
            result: result::result(&words, &seen, council),
        },
    }
}

/// "Turn 3 · January".
fn turn(words: &Words, seen: &Observation) -> String {
    let turn = ("turn", seen.turn().into());
    match seen.public_setup().scenario() {
        Some(month) => {
            let month = words.text.of("rules-council-title", month.id());
            words.text.with("council-turn-month", &[turn, ("month", month.into())])
        }
        None => words.text.with("council-turn", &[turn]),
    }
}

fn can_cancel(council: &Council) -> bool {
    let alone = council.alone().is_some();
    let begun = match council.own.underway {
        Underway::Nothing | Underway::Warned | Underway::Opposed(_) => false,
        Underway::Tipping | Underway::Opening | Underway::Laying(_) => true,
        Underway::Revealing(_) => alone && council.thinker().is_none(),
    };
    begun || council.own.pick != Pick::default()
}

/// Undo and redo until the end, the rules.
pub(crate) fn tools(text: &Text, council: &Council) -> Vec<ButtonView> {
    let mut tools = Vec::new();
    if council.public().phase() != Phase::Over {
        tools.extend(undo_redo(text, council.undo_target(), council.can_redo()));
    }
    let rules = Intent::App(AppIntent::OpenRules { game: GameKind::Council, rule: None });
    tools.push(ButtonView::new(text, "rules-open", rules));
    tools
}
