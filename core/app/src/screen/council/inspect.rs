//! Explanations beside the table.

use super::laid::Laid;
use super::rules::Rule;
use super::{Words, month, receipts, table};
use crate::flow::council::{Council, Inspect};
use crate::screen::entry::link;
use crate::screen::{ButtonView, CardFace, InspectView, ReceiptView};
use crate::{Intent, TableIntent};
use douze_ai::council::Reason;
use douze_rules::Seat;
use douze_rules::council::{Characters, Observation};

/// The panel beside the table, if something is being explained.
pub(super) fn inspect(words: &Words, seen: &Observation, council: &Council) -> Option<InspectView> {
    let text = words.text;
    let close = ButtonView::new(text, "common-close", Intent::Table(TableIntent::CloseInspect));
    let blank = InspectView {
        title: String::new(),
        face: None,
        rule: None,
        receipts: Vec::new(),
        total: None,
        more: None,
        close,
    };
    Some(match council.inspect? {
        Inspect::Character(card) => InspectView {
            title: words.face(card).name,
            face: Some(CardFace::Character { character: words.face(card) }),
            rule: Some(text.of("council-rule", card.id())),
            more: Some(link(text, Rule::Character(card))),
            ..blank
        },
        Inspect::Die => InspectView {
            title: text.say("council-inspect-die"),
            receipts: receipts::die(words, seen, council),
            more: Some(link(text, Rule::Reveal)),
            ..blank
        },
        Inspect::Favour => InspectView {
            title: text.say("council-favour"),
            rule: Some(text.say("council-inspect-favour")),
            receipts: receipts::favour(words, council),
            total: Some(table::favour(words, seen).spoken),
            more: Some(link(text, Rule::Bells)),
            ..blank
        },
        Inspect::Reign => InspectView {
            title: text.say("council-inspect-reign"),
            rule: Some(text.say("council-inspect-reign-line")),
            receipts: receipts::years(words, seen, council),
            total: Some(table::progress(words, seen, council).spoken),
            more: Some(link(text, Rule::Score)),
            ..blank
        },
        Inspect::Month => return month::inspect(words, seen, council, blank),
        Inspect::Dilemma { next } => {
            let shown = if next {
                table::next_dilemma(words, seen)?
            } else {
                table::dilemma(words, Laid::now(seen, council))
            };
            let rule = match (shown.number, shown.targets.len()) {
                (0, _) => Rule::Throne,
                (_, 2) => Rule::Double,
                _ => Rule::Check,
            };
            InspectView { title: shown.name, rule: Some(shown.spoken), more: Some(link(text, rule)), ..blank }
        }
        Inspect::Seat(seat) => InspectView {
            title: words.name(seat).to_owned(),
            rule: Some(seat_line(words, council, seat)),
            receipts: holdings(words, seen, seat),
            total: plan(words, council, seat),
            more: Some(link(text, Rule::Talk)),
            ..blank
        },
    })
}

/// How a councillor plays, and what stands below.
fn seat_line(words: &Words, council: &Council, seat: Seat) -> String {
    let text = words.text;
    let header = &council.game.header;
    let line = text.say("council-inspect-seat");
    let Some(player) = header.players.get(seat.index()).filter(|_| !council.game.is_person(seat)) else {
        return line;
    };
    let temperament = header.options.temperament(seat.index());
    let args = [
        ("level", text.of("setup-player", player.id()).into()),
        ("temperament", text.of("setup-temperament", temperament.id()).into()),
    ];
    format!("{} {line}", text.with("council-inspect-player", &args))
}

/// What a seat holds for all to know, by good memory; and what is on its bench.
fn holdings(words: &Words, seen: &Observation, seat: Seat) -> Vec<ReceiptView> {
    let text = words.text;
    let list = |cards: Characters| {
        let names: Vec<String> = cards.iter().map(|card| words.face(card).name).collect();
        if names.is_empty() { text.say("council-holds-none") } else { names.join(", ") }
    };
    let row = |key: &str, cards: Characters| ReceiptView {
        face: None,
        points: text.with("council-cards", &[("count", cards.len().into())]),
        sentence: text.with(key, &[("cards", list(cards).into())]),
        rule: None,
    };
    let sure = seen.publicly_holds(seat);
    let maybe = seen.may_hold(seat).minus(seen.surely_holds(seat));
    let mut rows = vec![row("council-holds", sure)];
    if !maybe.is_empty() {
        rows.push(row("council-holds-maybe", maybe));
    }
    rows.push(row("council-holds-bench", seen.bench(seat)));
    rows
}

/// What a councillor had planned and how it had understood whom, in one sentence of facts: after the check.
fn plan(words: &Words, council: &Council, seat: Seat) -> Option<String> {
    let (turn, reasons) = council.plan(seat)?;
    let text = words.text;
    let part = |reason: &Reason| {
        Some(match *reason {
            Reason::OnlyChoice => text.say("council-plan-only"),
            Reason::Solves { percent } => text.with("council-plan-solves", &[("percent", percent.into())]),
            Reason::Expects { seat, card } => words.card(seat, card, "council-plan-expects"),
            Reason::Heard { seat, remark } => {
                let remark = text.of("council-remark", remark.id());
                words.with(seat, "council-plan-heard", &[("remark", remark.into())])
            }
            Reason::WorthMost => text.say("council-plan-worth"),
            Reason::CutShort => text.say("council-plan-cut"),
            Reason::AtRandom
            | Reason::Otherwise { .. }
            | Reason::FavourAllows
            | Reason::FavourTooLow
            | Reason::MonthAsks
            | Reason::MostHold { .. } => return None,
        })
    };
    if reasons.is_empty() {
        return Some(words.with(seat, "council-plan-lost", &[("turn", turn.into())]));
    }
    let parts: Vec<String> = reasons.iter().filter_map(part).collect();
    (!parts.is_empty()).then(|| {
        words.with(seat, "council-plan", &[("turn", turn.into()), ("reasons", parts.join(". ").into())])
    })
}
