//! A position of King of 12 for human readers.

use crate::words::{plain, words};
use douze_app::record::Header;
use douze_app::record::king::Position;
use douze_rules::king::Setup;

/// Who sits where, what is due, and what is before every seat, group by group in a tournament.
pub(super) fn describe(header: &Header, setup: &Setup, position: &Position) -> String {
    let names: Vec<String> = header.seats.iter().map(|name| plain(name)).collect();
    let game = if setup.is_tournament() { "tournament of King of 12" } else { "King of 12" };
    let mut lines = vec![
        format!("{game}, {} seats", names.len()),
        format!("characters{}", words(&setup.lineup().iter().collect::<Vec<_>>(), |card| card.id().into())),
        format!(
            "round {}, turn {}, phase {}{}",
            position.round,
            position.turn,
            position.phase,
            words(&position.asked, |&seat| names[seat].clone())
        ),
    ];
    let seat = |&seat: &usize| seat_line(position, &names, seat);
    match &position.groups {
        Some(groups) => {
            for (number, group) in groups.iter().enumerate() {
                lines.push(format!("group {number}"));
                lines.extend(group.iter().map(seat));
            }
            let out = (0..names.len()).filter(|seat| !groups.iter().flatten().any(|member| member == seat));
            let out: Vec<usize> = out.collect();
            if !out.is_empty() {
                lines.push("sit out the tie-break".into());
                lines.extend(out.iter().map(seat));
            }
        }
        None => lines.extend((0..names.len()).collect::<Vec<_>>().iter().map(seat)),
    }
    lines.extend(position.winner.map(|seat| format!("{} is King of 12", names[seat])));
    lines.join("\n")
}

fn seat_line(position: &Position, names: &[String], seat: usize) -> String {
    let face = position.faces[seat].map_or_else(|| "–".into(), |face| face.to_string());
    let value = position.values.as_ref().and_then(|values| values[seat]);
    let value = value.map(|value| format!(", last value {value}")).unwrap_or_default();
    let [ones, twos] = position.tokens[seat];
    let crowns = match position.crowns[seat] {
        0 => String::new(),
        1 => ", 1 card under it".into(),
        more => format!(", {more} cards under it"),
    };
    let hand = &position.hands[seat];
    format!(
        "  {seat} {}: die {face}{crowns}{value}, points {} ({ones} of 1, {twos} of 2), hand{}",
        names[seat],
        position.points[seat],
        words(hand, |card| card.id().into()),
    )
}
