//! Lines that several screens have.

use douze_app::screen::{CardFace, CardView, InspectView, ReceiptView};

pub(super) fn heading(text: &str) -> String {
    format!("== {text} ==")
}

/// The open face of a card: "●8 Wolf", "Knight".
pub(super) fn face(face: &CardFace) -> String {
    match face {
        CardFace::Animal { animal } => animal_face(animal),
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

/// A card's open face: "●8 Wolf".
pub(super) fn animal_face(card: &CardView) -> String {
    format!("{}{} {}", sign(card.seat), card.number, card.name)
}

pub(super) const fn sign(seat: i32) -> char {
    if seat == 0 { '●' } else { '○' }
}
