//! A position of the forest duel for human readers.

use crate::words::{plain, words};
use douze_app::record::Header;
use douze_app::record::forest::{Position, Won};
use douze_rules::forest::{Card, Variant};

/// Who plays, what is due, the display and what each seat has.
pub(super) fn describe(header: &Header, variant: Variant, position: &Position) -> String {
    let variant = match variant {
        Variant::Standard => "standard",
        Variant::Choose3 => "choose3",
    };
    let names: Vec<String> = header.seats.iter().map(|name| plain(name)).collect();
    let mut lines = vec![format!("forest duel, {variant}: {} (0, black), {} (1, white)", names[0], names[1])];
    let asked = words(&position.asked, |&seat| names[seat].clone());
    lines.push(format!("round {}, phase {}{asked}", position.round, position.phase));
    lines.extend(grid(position));
    let pairs = |cards: &[(usize, Card)]| words(cards, |&(seat, card)| label(seat, card));
    if !position.table.is_empty() {
        lines.push(format!("to be placed:{}", pairs(&position.table)));
    }
    if !position.removed.is_empty() {
        lines.push(format!("removed:{}", pairs(&position.removed)));
    }
    for seat in [0, 1] {
        let hand = words(&position.hands[seat], |card| card.id().into());
        let token = if position.tiebreaker == Some(seat) { ", tiebreaker" } else { "" };
        lines.push(format!(
            "{}: points {}, scoring cards {}, hand{hand} (sum {}), deck {}{token}",
            names[seat],
            position.scores[seat],
            position.scoring_cards[seat],
            position.hand_sums[seat],
            position.decks[seat],
        ));
    }
    if let (Some(won), Some(by)) = (position.winner, position.decided_by) {
        lines.push(match won {
            Won::Seat(seat) => format!("{} wins by {by}", names[seat]),
            Won::Draw(_) => "a draw".into(),
        });
    }
    lines.join("\n")
}

fn label(seat: usize, card: Card) -> String {
    format!("{seat}:{}", card.id())
}

/// The display with its coordinates.
fn grid(position: &Position) -> Vec<String> {
    let rows = position.display.iter().map(|lying| lying.at[0]);
    let cols = position.display.iter().map(|lying| lying.at[1]);
    let (Some(top), Some(bottom)) = (rows.clone().min(), rows.max()) else {
        return vec!["  (no card yet)".into()];
    };
    let (Some(left), Some(right)) = (cols.clone().min(), cols.max()) else { return Vec::new() };
    let line = |first: String, cells: Vec<String>| {
        let cells = words(&cells, |cell| format!("{cell:<11}"));
        format!("{first:>4} {}", cells.trim_end())
    };
    let head = line(String::new(), (left..=right).map(|col| col.to_string()).collect());
    let body = (top..=bottom).map(|row| {
        let cell = |col| {
            let found = position.display.iter().find(|lying| lying.at == [row, col]);
            found.map_or(".".into(), |lying| label(lying.seat, lying.card))
        };
        line(row.to_string(), (left..=right).map(cell).collect())
    });
    std::iter::once(head).chain(body).collect()
}
