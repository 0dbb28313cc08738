//! A page of the book: one reign.

use super::{obstacle, words};
use crate::chronicle::{Line, Reign, ReignScore};
use crate::flow::chronicle::Chronicle;
use crate::screen::council::Rule;
use crate::screen::entry::link;
use crate::screen::{ButtonView, ReceiptView, ReignPageView, ShareView};
use crate::text::Text;
use crate::{ChronicleIntent, Intent};

/// The open page.
pub(super) fn page(text: &Text, chronicle: &Chronicle) -> Option<ReignPageView> {
    let place = chronicle.page?;
    let line = chronicle.page()?;
    let reign = &line.reign;
    let deck = chronicle.deck(reign);
    let (verdict, verdict_line) = words::verdict(text, reign.verdict(), reign.won);
    let turn = |place: Option<usize>, key: &str| {
        let line = chronicle.book.lines().get(place?)?;
        let intent = Intent::Chronicle(ChronicleIntent::OpenReign { id: line.reign.id.to_string() });
        Some(ButtonView::new(text, key, intent).hint(words::spelled(text, words::span_of(line), true)))
    };
    let obstacle = obstacle(text, reign, deck);
    let deck = words::deck(text, reign, &chronicle.decks);
    let lines = lines(text, line, &obstacle.value, &deck);
    Some(ReignPageView {
        id: reign.id.to_string(),
        title: words::spelled(text, words::span_of(line), false),
        members: words::members(text, line),
        outcome: text.say(words::outcome(reign)),
        won: reign.won,
        length: words::years(text, reign.years()),
        receipts: receipts(text, reign.score),
        verdict,
        verdict_line,
        band: words::band_of(reign),
        throne: words::throne(text, &reign.throne),
        throne_line: words::on_the_throne(text, &reign.throne),
        ticks: reign.ticks.into(),
        silent: silent(text, reign),
        kind: kind(text, reign),
        obstacle,
        deck,
        notes: notes(text, reign),
        spoken: lines.join(" "),
        share: share(text, line, &lines),
        newer: turn(place.checked_add(1), "chronicle-page-newer"),
        older: turn(place.checked_sub(1), "chronicle-page-older"),
        close: ButtonView::new(text, "common-close", Intent::Chronicle(ChronicleIntent::CloseReign)),
    })
}

/// The length of a reign, part by part.
fn receipts(text: &Text, score: ReignScore) -> Vec<ReceiptView> {
    let ReignScore { solved, public, crowns, favour } = score;
    let parts = [(solved, "solved"), (public, "public"), (crowns, "crowns"), (favour, "favour")];
    let receipt = |(years, part): (u16, &str)| ReceiptView {
        face: None,
        points: years.to_string(),
        sentence: text.of("chronicle-part", part),
        rule: Some(link(text, Rule::Score)),
    };
    parts.into_iter().map(receipt).collect()
}

/// The month or that it was a free game, in a sentence.
fn kind(text: &Text, reign: &Reign) -> Option<String> {
    match reign.scenario {
        Some(month) => Some(words::month_line(text, month)),
        None => reign.free.then(|| text.say("chronicle-free-line")),
    }
}

fn silent(text: &Text, reign: &Reign) -> Option<String> {
    let ticks = text.with("chronicle-silent", &[("count", reign.ticks.into())]);
    match (reign.silent, reign.ticks) {
        (false, 0) => None,
        (false, _) => Some(ticks),
        (true, _) => Some(format!("{} {ticks}", text.say("chronicle-silent-whole"))),
    }
}

fn notes(text: &Text, reign: &Reign) -> Vec<String> {
    let counted = |key: &str, count: u32| (count > 0).then(|| text.with(key, &[("count", count.into())]));
    let notes =
        [counted("chronicle-bells", reign.bells.into()), counted("chronicle-taken-back", reign.takebacks)];
    notes.into_iter().flatten().collect()
}

/// The page in sentences.
fn lines(text: &Text, line: &Line, obstacle: &str, deck: &str) -> Vec<String> {
    let reign = &line.reign;
    let (verdict, verdict_line) = words::verdict(text, reign.verdict(), reign.won);
    let parts: Vec<String> = receipts(text, reign.score)
        .into_iter()
        .map(|receipt| format!("{} {}", receipt.sentence, receipt.points))
        .collect();
    let mut lines = vec![
        text.with("chronicle-page-members", &[("names", words::said(text, line).into())]),
        text.say(words::outcome(reign)),
        text.with(
            "chronicle-page-length",
            &[("value", words::years(text, reign.years()).into()), ("list", parts.join(", ").into())],
        ),
        text.with("chronicle-page-verdict", &[("name", verdict.into()), ("rule", verdict_line.into())]),
        words::on_the_throne(text, &reign.throne),
    ];
    if reign.obstacle.is_some() {
        lines.push(text.with("chronicle-page-obstacle", &[("value", obstacle.into())]));
    }
    lines.extend(kind(text, reign));
    lines.extend(silent(text, reign));
    lines.push(deck.to_owned());
    lines.extend(notes(text, reign));
    lines
}

/// The page for others: what is read carries the numerals as they are written.
fn share(text: &Text, line: &Line, lines: &[String]) -> ShareView {
    let span = words::spelled(text, words::span_of(line), false);
    let title = text.with("chronicle-page-title", &[("list", span.into())]);
    let members = text.with("chronicle-page-members", &[("names", words::named(text, line).into())]);
    let rest = lines.get(1..).unwrap_or_default();
    let mut shared = vec![title.clone(), members];
    shared.extend_from_slice(rest);
    ShareView {
        text_label: text.say("chronicle-share-text"),
        text: shared.join("\n"),
        picture_label: text.say("chronicle-share-picture"),
        alt: format!("{title}. {}", lines.join(" ")),
        file_name: format!("douze-chronicle-{}", line.first_year),
    }
}
