//! A page of the book: one reign.

use super::{obstacle, words};
use crate::chronicle::{Corrected, Correction, Line, Member, Reign, ReignScore};
use crate::deck::Deck;
use crate::flow::chronicle::Chronicle;
use crate::flow::setup::NAME_LIMIT;
use crate::screen::council::Rule;
use crate::screen::entry::link;
use crate::screen::replay;
use crate::screen::{ButtonView, FieldView, MemberFieldView, ReceiptView, ReignPageView, ShareView};
use crate::text::Text;
use crate::{ChronicleIntent, Intent};
use std::sync::Arc;

/// The open page.
pub(super) fn page(text: &Text, chronicle: &Chronicle) -> Option<ReignPageView> {
    let place = chronicle.page?;
    let line = chronicle.page()?;
    let reign = &line.reign;
    let deck_here = chronicle.deck(reign);
    let (verdict, verdict_line) = words::verdict(text, reign.verdict(), reign.won);
    let turn = |place: Option<usize>, key: &str| {
        let line = chronicle.book.lines().get(place?)?;
        let intent = Intent::Chronicle(ChronicleIntent::OpenReign { id: line.reign.id.to_string() });
        Some(ButtonView::new(text, key, intent).hint(words::spelled(text, words::span_of(line), true)))
    };
    let obstacle = obstacle(text, reign, deck_here);
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
        throne: words::throne(text, &reign.throne, line.crowned),
        throne_line: words::on_the_throne(text, &reign.throne, line.crowned),
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
        struck: reign.struck.then(|| text.say("chronicle-struck-line")),
        corrections: corrections(text, reign, deck_here),
        replay: chronicle.game().map(|game| replay::button_of(text, game)),
        correct: Some(correct(text, chronicle.correcting)),
        names: if chronicle.correcting { names(text, reign) } else { Vec::new() },
        strike: Some(strike(text, reign)),
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

/// What a line says beside members, outcome, length, throne and obstacle: which game it was, what was said in it, bells, what was
/// taken back, the deck, whether it is struck out.
pub(crate) fn details(text: &Text, reign: &Reign, decks: &[Arc<Deck>]) -> [Option<String>; 6] {
    let counted = |key: &str, count: u32| Some(text.with(key, &[("count", count.into())]));
    [
        kind(text, reign),
        silent(text, reign).or_else(|| counted("chronicle-silent", 0)),
        counted("chronicle-bells", reign.bells.into()),
        counted("chronicle-taken-back", reign.takebacks),
        Some(words::deck(text, reign, decks)),
        reign.struck.then(|| text.say("chronicle-struck-line")),
    ]
}

/// Was anything but a stroke changed since the day on which it was written?
pub(super) fn is_corrected(reign: &Reign) -> bool {
    let changes = |what: &Corrected| matches!(what, Corrected::Name(_) | Corrected::Obstacle(_));
    reign.corrections.iter().any(|correction| changes(&correction.what))
}

/// What the line said before, the first first.
fn corrections(text: &Text, reign: &Reign, deck: Option<&Deck>) -> Vec<String> {
    let line = |correction: &Correction| match &correction.what {
        Corrected::Struck => text.say("chronicle-corrected-struck"),
        Corrected::Restored => text.say("chronicle-corrected-restored"),
        Corrected::Name(was) => text.with("chronicle-corrected-name", &[("name", was.as_str().into())]),
        Corrected::Obstacle(None) => text.say("chronicle-corrected-obstacle-none"),
        Corrected::Obstacle(Some(was)) => {
            let was = words::obstacle(text, was, deck);
            text.with("chronicle-corrected-obstacle", &[("value", was.into())])
        }
    };
    reign.corrections.iter().map(line).collect()
}

fn correct(text: &Text, open: bool) -> ButtonView {
    let intent = Intent::Chronicle(ChronicleIntent::CorrectNames { on: !open });
    ButtonView::new(text, if open { "chronicle-correct-done" } else { "chronicle-correct" }, intent)
}

fn strike(text: &Text, reign: &Reign) -> ButtonView {
    let (id, struck) = (reign.id.to_string(), !reign.struck);
    let [key, hint] = if struck {
        ["chronicle-strike", "chronicle-strike-hint"]
    } else {
        ["chronicle-restore", "chronicle-restore-hint"]
    };
    ButtonView::new(text, key, Intent::Chronicle(ChronicleIntent::StrikeReign { id, struck }))
        .hint(text.say(hint))
}

/// A field for each person; councillors keep their names.
fn names(text: &Text, reign: &Reign) -> Vec<MemberFieldView> {
    let people = (0..).zip(&reign.members).filter(|(_, member)| member.person);
    let field = |(member, person): (i32, &Member)| MemberFieldView {
        reign: reign.id.to_string(),
        member,
        field: FieldView {
            label: text.with("chronicle-name-field", &[("number", (member + 1).into())]),
            value: person.name.clone(),
            error: None,
            hint: None,
            limit: NAME_LIMIT.into(),
        },
    };
    people.map(field).collect()
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
        words::on_the_throne(text, &reign.throne, line.crowned),
    ];
    if reign.obstacle.is_some() {
        lines.push(text.with("chronicle-page-obstacle", &[("value", obstacle.into())]));
    }
    lines.extend(kind(text, reign));
    lines.extend(silent(text, reign));
    lines.push(deck.to_owned());
    lines.extend(notes(text, reign));
    if reign.struck {
        lines.push(text.say("chronicle-struck-line"));
    }
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
