//! Receipts: where every point comes from. And the end of the game.

use super::rules::Rule;
use super::{InspectView, ReceiptView, ResultView, Words};
use crate::flow::forest::{Forest, Inspect};
use crate::record::forest::Play;
use crate::screen::{ButtonView, CardFace, ExportView, replay};
use crate::text::{Text, short};
use crate::{AppIntent, Intent, TableIntent};
use douze_rules::forest::{DecidedBy, Observation, Receipt, Verdict, Why, Winner, observe};
use douze_rules::{Seat, Viewer};

const BLACK: Seat = Seat::new(0);

/// The panel beside the board, if something is being explained.
pub(super) fn inspect(words: &Words, seen: &Observation, forest: &Forest) -> Option<InspectView> {
    match forest.inspect? {
        Inspect::Score(seat) => Some(account(words, seen, seat)),
        Inspect::Card(at) => {
            let receipt = seen.receipts().find(|receipt| receipt.at == at)?;
            Some(InspectView {
                title: words.card(receipt.seat, receipt.card, "forest-inspect-card"),
                face: Some(CardFace::Animal { animal: words.face(receipt.seat, receipt.card) }),
                rule: Some(words.text.of("forest-rule", words.id(receipt.card))),
                receipts: vec![receipt_view(words, &receipt)],
                total: None,
                more: Some(Rule::Card(receipt.card).link(words.text)),
                close: ButtonView::new(words.text, "common-close", Intent::Table(TableIntent::CloseInspect)),
            })
        }
    }
}

/// All cards of a seat with their points.
fn account(words: &Words, seen: &Observation, seat: Seat) -> InspectView {
    let receipts: Vec<Receipt> = seen.receipts().filter(|receipt| receipt.seat == seat).collect();
    let total = if receipts.is_empty() {
        words.about(seat, "forest-inspect-none")
    } else {
        let points = seen.scores()[seat.index()];
        let count = seen.scoring_cards()[seat.index()];
        words.with(seat, "forest-inspect-total", &[("points", points.into()), ("count", count.into())])
    };
    InspectView {
        title: words.about(seat, "forest-inspect-score"),
        face: None,
        rule: None,
        receipts: receipts.iter().map(|receipt| receipt_view(words, receipt)).collect(),
        total: Some(total),
        more: Some(Rule::Points.link(words.text)),
        close: ButtonView::new(words.text, "common-close", Intent::Table(TableIntent::CloseInspect)),
    }
}

fn receipt_view(words: &Words, receipt: &Receipt) -> ReceiptView {
    ReceiptView {
        face: Some(CardFace::Animal { animal: words.face(receipt.seat, receipt.card) }),
        points: words.text.with("forest-inspect-points", &[("points", receipt.points.into())]),
        sentence: why(words, receipt.why),
        rule: Some(rule(receipt).link(words.text)),
    }
}

/// The rule that says so.
fn rule(receipt: &Receipt) -> Rule {
    match receipt.why {
        Why::NotYetSquare => Rule::Square,
        Why::JackalopeCopies { .. } => Rule::Ruling(7),
        Why::OwlLine { .. } | Why::WolfPrey { .. } => Rule::Ruling(8),
        _ => Rule::Card(receipt.card),
    }
}

fn why(words: &Words, why: Why) -> String {
    let text = words.text;
    let count = |key: &str, count: u8| text.with(key, &[("count", count.into())]);
    match why {
        Why::CrowMoths { adjacent } => count("forest-why-crow", adjacent),
        Why::BatCrow { beside: true } => text.say("forest-why-bat"),
        Why::BatCrow { beside: false } => text.say("forest-why-bat-apart"),
        Why::MothMiddle { inside: false, .. } => text.say("forest-why-moth-outside"),
        Why::MothMiddle { other_inside: true, .. } => text.say("forest-why-moth-both"),
        Why::MothMiddle { other_inside: false, .. } => text.say("forest-why-moth"),
        Why::SpiderCorner { corner: false, .. } => {
            words.gently("forest-why-spider-outside", "forest-why-hedgehog-outside")
        }
        Why::SpiderCorner { both: true, .. } => {
            words.gently("forest-why-spider-both", "forest-why-hedgehog-both")
        }
        Why::SpiderCorner { both: false, .. } => words.gently("forest-why-spider", "forest-why-hedgehog"),
        Why::CatEdge { edge: true } => text.say("forest-why-cat"),
        Why::CatEdge { edge: false } => text.say("forest-why-cat-outside"),
        Why::OwlLine { cards } => count("forest-why-owl", cards),
        Why::WolfPrey { cards } => count("forest-why-wolf", cards),
        Why::JackalopeCopies { copied: Some((card, 1..)) } => {
            text.with("forest-why-jackalope", &[("card", words.id(card).into())])
        }
        Why::JackalopeCopies { .. } => text.say("forest-why-jackalope-none"),
        Why::NoPoints => text.say("forest-why-no-points"),
        Why::NotYetSquare => text.say("forest-why-not-square"),
    }
}

/// Who won, in a sentence.
pub(super) fn headline(words: &Words, seen: &Observation, verdict: Verdict) -> String {
    let [first, second] = seen.scores();
    match verdict.winner {
        Winner::Draw => words.text.with("forest-result-draw", &[("points", first.into())]),
        Winner::Seat(seat) => {
            let (points, other) = if seat.index() == 0 { (first, second) } else { (second, first) };
            words.with(
                seat,
                "forest-result-wins",
                &[("points", points.into()), ("otherpoints", other.into())],
            )
        }
    }
}

fn decided_by(words: &Words, seen: &Observation, verdict: Verdict) -> String {
    let Winner::Seat(seat) = verdict.winner else { return words.text.say("forest-decided-draw") };
    let sums = |key: &str, sums: [u8; 2]| {
        let more = sums[seat.index()].into();
        let less = sums[seat.other().index()].into();
        words.with(seat, key, &[("more", more), ("less", less)])
    };
    match verdict.decided_by {
        DecidedBy::Points => words.text.say("forest-decided-points"),
        DecidedBy::ScoringCards => sums("forest-decided-scoring-cards", seen.scoring_cards()),
        DecidedBy::Hands => {
            let hands = [Seat::new(0), Seat::new(1)].map(|seat| seen.hand(seat).unwrap_or_default().sum());
            sums("forest-decided-hands", hands)
        }
        DecidedBy::Draw => words.text.say("forest-decided-draw"),
    }
}

/// The end of the game.
pub(super) fn result(words: &Words, seen: &Observation, forest: &Forest) -> Option<ResultView> {
    let verdict = seen.verdict()?;
    let header = &forest.game.header;
    let seed_key = if header.seed_chosen { "common-seed-chosen" } else { "common-seed" };
    Some(ResultView {
        headline: headline(words, seen, verdict),
        decided_by: decided_by(words, seen, verdict),
        accounts: [Seat::new(0), Seat::new(1)].map(|seat| account(words, seen, seat)).into(),
        seed: words.text.with(seed_key, &[("seed", header.seed.to_string().into())]),
        record: ExportView::record(words.text),
        review: ButtonView::new(words.text, "review-open", Intent::Table(TableIntent::OpenReview))
            .hint(words.text.say("review-open-hint")),
        watch: replay::button(words.text, forest),
        rematch: ButtonView::new(words.text, "forest-rematch", Intent::Table(TableIntent::Rematch))
            .hint(words.text.say("forest-rematch-hint")),
        home: ButtonView::new(words.text, "common-home", Intent::App(AppIntent::OpenHome)),
    })
}

/// What a record holds, in a sentence.
pub(crate) fn preview(text: &Text, seats: &[String], play: &Play) -> (String, bool) {
    let seen = observe(&play.state, Viewer::Everyone);
    let words = Words::named(text, [0, 1].map(|seat| short(seats.get(seat).map_or("", String::as_str))));
    let headline = match seen.verdict() {
        Some(verdict) => headline(&words, &seen, verdict),
        None => words.with(
            BLACK,
            "home-continue-hint",
            &[("other", words.name(BLACK.other()).into()), ("round", seen.round().into())],
        ),
    };
    (headline, seen.verdict().is_some())
}
