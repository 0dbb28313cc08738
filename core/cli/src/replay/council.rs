//! A position of Council of 12 for human readers.

use crate::words::{plain, words};
use douze_app::record::council::Position;
use douze_app::record::{Header, Setup};
use douze_rules::council::Character;

/// What kind of game it is, what is due, the dilemma and the die, and what is before every seat.
pub(super) fn describe(header: &Header, position: &Position) -> String {
    let names: Vec<String> = header.seats.iter().map(|name| plain(name)).collect();
    let mut lines = vec![game(header)];
    lines.push(format!(
        "turn {}, phase {}{}",
        position.turn,
        position.phase,
        words(&position.asked, |&seat| names[seat].clone())
    ));
    if let Some(head) = position.head {
        lines.push(format!("Head of the Council: {}", names[head]));
    }
    let die = position.die.map_or_else(|| "–".into(), |die| die.to_string());
    lines.push(format!("die {die}, Favour {}, bells rung {}", position.favour, position.bells_rung));
    lines.extend(position.dilemma.map(|dilemma| dilemma_line(dilemma, position)));
    for (what, card) in [("petitioner", position.petitioner), ("next petitioner", position.foreseen)] {
        lines.extend(card.map(|card| format!("{what} {}", card.id())));
    }
    for (what, numbers) in
        [("solved", &position.solved), ("public", &position.public), ("failed", &position.failed)]
    {
        if !numbers.is_empty() {
            lines.push(format!("{what}{}", words(numbers, u8::to_string)));
        }
    }
    if !position.kept.is_empty() {
        lines.push(format!("kept{}", words(&position.kept, |kept| kept.id().into())));
    }
    lines.extend((0..names.len()).map(|seat| seat_line(position, &names, seat)));
    lines.push(format!("score {}", position.score));
    lines.extend(position.outcome.map(|outcome| match position.ruler {
        Some(ruler) => format!("{outcome}, the {} takes the throne", ruler.id()),
        None => format!("{outcome}, the throne is vacant"),
    }));
    lines.join("\n")
}

fn game(header: &Header) -> String {
    let mut parts = vec!["Council of 12".to_owned(), format!("{} seats", header.seats.len())];
    if let Setup::Council { deck, setup, .. } = &header.setup {
        let table = setup.public_setup();
        parts.extend(table.scenario().map(|month| month.id().to_owned()));
        let kinds = [
            (table.is_free(), "chosen freely"),
            (table.is_silent(), "silent"),
            (!table.has_bells(), "without bells"),
        ];
        parts.extend(kinds.into_iter().filter(|(is, _)| *is).map(|(_, word)| word.to_owned()));
        parts.extend(table.ruler().map(|ruler| format!("ruled by the {}", ruler.id())));
        parts.push(format!("deck {}", plain(deck)));
    }
    parts.join(", ")
}

fn dilemma_line(dilemma: u8, position: &Position) -> String {
    let target = |target: &Vec<u8>| target.iter().map(u8::to_string).collect::<Vec<_>>().join("/");
    let next = position.next_dilemma.map(|next| format!(", next is {next}"));
    format!("dilemma {dilemma}, targets{}{}", words(&position.targets, target), next.unwrap_or_default())
}

fn seat_line(position: &Position, names: &[String], seat: usize) -> String {
    let cards = |cards: &[Character]| words(cards, |card| card.id().into());
    format!(
        "  {seat} {}: hand{}; discard{}; bench{}",
        names[seat],
        cards(&position.hands[seat]),
        cards(&position.discards[seat]),
        cards(&position.benches[seat]),
    )
}
