//! The table of Council of 12 as lines of text.

use super::super::choice::Choice;
use super::super::lines::{face, heading, receipts};
use super::choices::badge;
use douze_app::Intent;
use douze_app::screen::{
    ChronicleView, CouncilResultView, CouncilView, DilemmaView, HandView, ProgressStep, Screen, TalkView,
    TargetView,
};

pub(in super::super) fn draw_table(
    screen: &Screen,
    council: &CouncilView,
    choices: &[Choice],
) -> Vec<String> {
    let mut lines = vec![heading(&format!("{} · {}", screen.title, council.turn))];
    if let Some(end) = &council.result {
        lines.extend(council.table.seats.iter().map(|seat| format!(" {}", seat.spoken)));
        lines.extend(result(end));
        return lines;
    }
    lines.push(middle(council));
    let petitioners = council.table.petitioner.iter().chain(&council.table.foreseen);
    lines.extend(petitioners.map(|petitioner| petitioner.spoken.clone()));
    lines.extend(
        [Some(&council.table.dilemma), council.table.next_dilemma.as_ref()]
            .into_iter()
            .flatten()
            .flat_map(dilemma),
    );
    for kept in council.kept.iter().filter(|kept| !kept.button.enabled) {
        lines.push(format!("{} – {}", kept.button.label, kept.button.hint.as_deref().unwrap_or(&kept.rule)));
    }
    lines.extend(council.talk.iter().flat_map(talk));
    let turn = |active| if active { '>' } else { ' ' };
    lines.extend(council.table.seats.iter().map(|seat| format!("{}{}", turn(seat.active), seat.spoken)));
    let hands = council.hands.iter().filter_map(|hand| unoffered(hand, choices));
    lines.extend(hands);
    lines.push(council.status.clone());
    lines.extend(council.proposal.iter().map(|proposal| proposal.sentence.clone()));
    lines.extend(council.warning.iter().map(|warning| warning.sentence.clone()));
    lines.extend(council.offers.iter().map(|offers| offers.label.clone()));
    let off = council.confirm.iter().filter(|confirm| !confirm.enabled);
    lines.extend(off.filter_map(|confirm| confirm.hint.clone()));
    lines
}

/// `[7] · Favour 3 of 5 · 12 years · ✓✗>····`.
fn middle(council: &CouncilView) -> String {
    let die = if council.table.die.face == 0 { "–".into() } else { council.table.die.face.to_string() };
    let step = |step: &ProgressStep| match step {
        ProgressStep::ToCome => '·',
        ProgressStep::Now => '>',
        ProgressStep::Solved => '✓',
        ProgressStep::Public => '★',
        ProgressStep::Failed => '✗',
    };
    let steps: String = council.table.progress.steps.iter().map(step).collect();
    format!("[{die}] · {} · {} · {steps}", council.table.favour.spoken, council.table.progress.score)
}

fn dilemma(dilemma: &DilemmaView) -> Vec<String> {
    let difficulty = (!dilemma.difficulty.is_empty()).then(|| format!(" ({})", dilemma.difficulty));
    let name = format!("{}: {}{}", dilemma.label, dilemma.name, difficulty.unwrap_or_default());
    let targets = dilemma.targets.iter().map(target);
    let facts = [dilemma.value.clone(), dilemma.note.clone()].into_iter().filter(|fact| !fact.is_empty());
    let parts: Vec<String> = std::iter::once(name).chain(targets).chain(facts).collect();
    let sides = [('+', &dilemma.reward), ('−', &dilemma.penalty)];
    let sides = sides.into_iter().filter(|(_, effects)| !effects.is_empty());
    let sides = sides.map(|(sign, effects)| format!("  {sign} {}", effects.join(" ")));
    std::iter::once(parts.join(" · ")).chain(sides).collect()
}

fn target(target: &TargetView) -> String {
    let changed = target.changed.as_ref().map(|by| format!(" ({by})")).unwrap_or_default();
    let met = if target.on || target.met { " ✓" } else { "" };
    format!("{}{changed}{met}", target.label)
}

fn talk(talk: &TalkView) -> Vec<String> {
    let said = talk.before.iter().chain(&talk.said);
    let mut lines: Vec<String> = said.map(|said| format!("  {}", said.spoken)).collect();
    if !talk.note.is_empty() {
        lines.push(format!("  {}", talk.note));
    }
    lines.insert(0, format!("{}:", talk.label));
    lines
}

/// The cards of a hand that are not in the list of choices.
fn unoffered(hand: &HandView, choices: &[Choice]) -> Option<String> {
    let offered = |intent: &Intent| choices.iter().any(|choice| choice.intent == *intent);
    let cards = hand.cards.iter().filter(|card| !card.intent.as_ref().is_some_and(offered));
    let cards: Vec<String> = cards.map(|card| format!("{}{}", face(&card.face), badge(card))).collect();
    (!cards.is_empty()).then(|| format!("{}: {}", hand.label, cards.join(", ")))
}

fn result(end: &CouncilResultView) -> Vec<String> {
    let mut lines = vec![heading(&end.headline), end.line.clone()];
    lines.extend(end.throne.iter().map(|card| card.spoken.clone()));
    lines.extend(receipts(&end.receipts));
    lines.push(format!("{} – {}: {}", end.years, end.verdict, end.verdict_line));
    lines.push(end.seed.clone());
    lines
}

/// What explains the table, in the order in which it is drawn.
pub(in super::super) fn reasons(council: &CouncilView) -> Vec<Intent> {
    let middle = [&council.table.die.why, &council.table.favour.why, &council.table.progress.why];
    let petitioners = council.table.petitioner.iter().map(|petitioner| &petitioner.explain);
    let seats = council.table.seats.iter().map(|seat| &seat.why);
    middle.into_iter().chain(petitioners).chain(seats).cloned().collect()
}

/// The reign as the Chronicle has written it down.
pub(in super::super) fn draw_reign(screen: &Screen, chronicle: &ChronicleView) -> Option<String> {
    let page = chronicle.page.as_ref()?;
    let members: Vec<&str> = page.members.iter().map(|member| member.name.as_str()).collect();
    let mut parts =
        vec![page.title.clone(), members.join(", "), page.length.clone(), page.throne_line.clone()];
    parts.extend(page.kind.clone());
    Some(format!("{}: {}", screen.title, parts.join(" · ")))
}
