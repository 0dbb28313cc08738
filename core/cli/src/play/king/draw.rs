//! The table of King of 12 as lines of text.

use super::super::choice::Choice;
use super::super::lines::{face, heading};
use douze_app::screen::{
    GroupView, HandView, HistoryCellView, HistoryView, KingResultView, KingSeatView, KingView, PlayedView,
    Screen, StandingsView, StepView, ValueView,
};

pub(in super::super) fn draw_table(screen: &Screen, king: &KingView, choices: &[Choice]) -> Vec<String> {
    let mut lines = vec![heading(&format!("{} · {}", screen.title, king.round))];
    lines.extend(king.table.groups.iter().flat_map(group));
    let offered = |hand: &HandView| {
        let intents = hand.cards.iter().filter_map(|card| card.intent.as_ref());
        intents.clone().count() > 0
            && intents.into_iter().all(|intent| choices.iter().any(|choice| choice.intent == *intent))
    };
    // Cards that can be chosen are in the list of choices.
    for hand in king.hands.iter().filter(|hand| !offered(hand)) {
        let cards: Vec<String> = hand.cards.iter().map(|card| face(&card.face)).collect();
        lines.push(format!("{}: {}", hand.label, cards.join(", ")));
    }
    if let Some(end) = &king.result {
        lines.extend(king.standings.iter().flat_map(standings));
        lines.extend(result(end));
        return lines;
    }
    match &king.step {
        Some(step) => lines.extend(draw_step(step)),
        None => lines.push(king.status.clone()),
    }
    lines.extend(king.offers.iter().map(|offers| offers.label.clone()));
    lines
}

fn group(group: &GroupView) -> Vec<String> {
    let label = (!group.label.is_empty()).then(|| group.label.clone());
    label.into_iter().chain(group.seats.iter().map(seat)).collect()
}

/// `> Lea [3]♛ · Machine · 3 → 10 (Machine +7), ×: equal to Bob’s 10 · 5 points (①①①②) · winner`.
fn seat(seat: &KingSeatView) -> String {
    let turn = if seat.active { '>' } else { ' ' };
    let die = if seat.face == 0 { "–".into() } else { seat.face.to_string() };
    let crowns = "♛".repeat(usize::try_from(seat.crowns).unwrap_or(0));
    let tokens = |sign: &str, count: i32| sign.repeat(usize::try_from(count).unwrap_or(0));
    let tokens = tokens("①", seat.ones) + &tokens("②", seat.twos);
    let tokens = if tokens.is_empty() { tokens } else { format!(" ({tokens})") };
    let points = with_struck(format!("{}{tokens}", seat.points), seat.points_struck.as_ref());
    let mut parts = vec![format!("{} [{die}]{crowns}", seat.name)];
    parts.extend(seat.card.as_ref().map(played));
    parts.extend(seat.value.iter().chain(&seat.champion).map(value));
    parts.push(points);
    parts.extend(seat.mark.clone());
    format!("{turn}{}", parts.join(" · "))
}

fn with_struck(text: String, struck: Option<&String>) -> String {
    match struck {
        Some(why) => format!("{text} ×: {why}"),
        None => text,
    }
}

fn played(card: &PlayedView) -> String {
    let name = card.character.as_ref().map_or_else(|| "?".into(), |character| character.name.clone());
    with_struck(name, card.struck.as_ref())
}

fn value(value: &ValueView) -> String {
    let reason = value.reason.as_ref().map(|reason| format!(" ({reason})")).unwrap_or_default();
    let taken = value.taken.as_ref().map(|taken| format!(" {taken}")).unwrap_or_default();
    with_struck(format!("{}{reason}{taken}", value.text), value.struck.as_ref())
}

fn draw_step(step: &StepView) -> Vec<String> {
    let mut lines = vec![heading(&step.title), step.rule.clone()];
    lines.extend(step.happened.iter().map(|sentence| format!("  {sentence}")));
    lines
}

fn standings(standings: &StandingsView) -> Vec<String> {
    let mut lines = vec![standings.label.clone()];
    for row in &standings.rows {
        let crowns = "♛".repeat(usize::try_from(row.crowns).unwrap_or(0));
        let facts = [crowns, row.points.clone()];
        let facts: Vec<&str> = facts.iter().map(String::as_str).filter(|fact| !fact.is_empty()).collect();
        lines.push(format!("  {}. {} {}", row.place, row.name, facts.join(" ")));
    }
    lines
}

fn result(end: &KingResultView) -> Vec<String> {
    let crowns: Vec<&str> = end.crowns.iter().map(|crown| crown.name.as_str()).collect();
    vec![heading(&end.headline), end.line.clone(), crowns.join(", "), end.seed.clone()]
}

/// The turns of a round, one a line.
pub(in super::super) fn draw_history(history: &HistoryView) -> String {
    let mut lines = vec![heading(&history.title)];
    for turn in &history.turns {
        let cell = |(name, cell): (&String, &HistoryCellView)| {
            let card = cell.character.as_ref().map(|character| character.name.clone());
            let struck = if cell.struck { " ×" } else { "" };
            let parts =
                [Some(name.clone()), card, Some(format!("{}{struck}", cell.value)), Some(cell.taken.clone())];
            let parts: Vec<String> = parts.into_iter().flatten().filter(|part| !part.is_empty()).collect();
            parts.join(" ")
        };
        let cells: Vec<String> = history.seats.iter().zip(&turn.cells).map(cell).collect();
        lines.push(format!("{}: {}", turn.label, cells.join(" · ")));
    }
    lines.extend(history.note.clone());
    lines.join("\n")
}
