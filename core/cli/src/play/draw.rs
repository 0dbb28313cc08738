//! A screen as lines of text.

use super::choice::Choice;
use super::{council, forest, king};
use douze_app::screen::{Body, CardFace, CurtainView, InspectView, ReceiptView, Screen};

pub(super) fn screen(screen: &Screen, choices: &[Choice]) -> String {
    let mut lines = vec![String::new()];
    match &screen.body {
        Body::Curtain { curtain } => lines.extend(draw_curtain(screen, curtain)),
        Body::Forest { forest } => lines.extend(forest::draw_table(screen, forest, choices)),
        Body::King { king } => lines.extend(king::draw_table(screen, king, choices)),
        Body::Council { council } => lines.extend(council::draw_table(screen, council, choices)),
        _ => lines.push(screen.title.clone()),
    }
    for (number, choice) in (1..).zip(choices) {
        if let Some(label) = &choice.label {
            lines.push(format!("{number:>3}  {}: {label}", choice.word));
        }
    }
    lines.join("\n")
}

fn draw_curtain(screen: &Screen, curtain: &CurtainView) -> Vec<String> {
    vec![heading(&screen.title), curtain.headline.clone(), curtain.line.clone()]
}

pub(super) fn heading(text: &str) -> String {
    format!("== {text} ==")
}

/// The open face of a card: "●8 Wolf", "Knight".
pub(super) fn face(face: &CardFace) -> String {
    match face {
        CardFace::Animal { animal } => forest::face(animal),
        CardFace::Character { character } => character.name.clone(),
    }
}

/// A score or a value explained, step by step.
pub(super) fn account(inspect: &InspectView) -> String {
    let mut lines = vec![inspect.title.clone()];
    lines.extend(inspect.rule.clone());
    lines.extend(receipts(&inspect.receipts));
    lines.extend(inspect.total.clone());
    lines.join("\n")
}

/// What stands there after each step, and why.
pub(super) fn receipts(receipts: &[ReceiptView]) -> Vec<String> {
    let line = |receipt: &ReceiptView| {
        let card = receipt.face.as_ref().map(face);
        let facts: Vec<String> = card.into_iter().chain(Some(receipt.points.clone())).collect();
        let facts = facts.into_iter().filter(|fact| !fact.is_empty()).collect::<Vec<_>>().join(": ");
        let parts = [facts, receipt.sentence.clone()];
        let parts: Vec<&str> = parts.iter().map(String::as_str).filter(|part| !part.is_empty()).collect();
        format!("  {}", parts.join(" – "))
    };
    receipts.iter().map(line).collect()
}
