//! Receipts: how a value and points came about, each step with the way to its rule.

use super::history::brought;
use super::rules::Rule;
use super::seats::value_text;
use super::words::number;
use super::{InspectView, Words};
use crate::flow::king::{Inspect, King, Ledger, LedgerEntry, PlayedCard, Rank, SeatLedger, Value};
use crate::screen::{ButtonView, CardFace, ReceiptView};
use crate::{Intent, TableIntent};
use douze_rules::Seat;
use douze_rules::king::{Character, TheftFailure};

/// The panel beside the table, if something is being explained.
pub(super) fn inspect(words: &Words, king: &King, ledger: &Ledger) -> Option<InspectView> {
    let close = ButtonView::new(words.text, "common-close", Intent::Table(TableIntent::CloseInspect));
    Some(match king.inspect? {
        Inspect::Character(character) => InspectView {
            title: words.face(character).name,
            face: Some(CardFace::Character { character: words.face(character) }),
            rule: Some(words.text.of("king-rule", character.id())),
            receipts: Vec::new(),
            total: None,
            more: Some(Rule::Character(character).link(words.text)),
            close,
        },
        Inspect::Seat(seat) => {
            let own = ledger.seats.get(seat.index())?;
            let before = own.entries.is_empty();
            let entries = if before { &own.last_entries } else { &own.entries };
            let mut receipts = earlier(words, seat, ledger, !before);
            receipts.extend(entries.iter().map(|entry| receipt(words, seat, *entry, entries)));
            let rule = match (receipts.is_empty(), before) {
                (true, _) => Some(words.about(seat, "king-inspect-none")),
                (false, true) => Some(words.text.say("king-inspect-before")),
                (false, false) => None,
            };
            InspectView {
                title: words.about(seat, "king-inspect-seat"),
                face: None,
                rule,
                receipts,
                total: Some(total(words, seat, own)),
                more: Some(Rule::Score.link(words.text)),
                close,
            }
        }
    })
}

fn total(words: &Words, seat: Seat, own: &SeatLedger) -> String {
    let args = [
        ("points", own.points().into()),
        ("ones", own.tokens[0].into()),
        ("twos", own.tokens[1].into()),
        ("crowns", own.crowns.into()),
    ];
    words.with(seat, "king-inspect-total", &args)
}

/// What the turns of this round brought before the one that is reported step by step.
fn earlier(words: &Words, seat: Seat, ledger: &Ledger, with_this_turn: bool) -> Vec<ReceiptView> {
    let turns = ledger.turns.len();
    let under_way = with_this_turn && ledger.turn as usize > turns;
    let shown = if under_way { turns } else { turns.saturating_sub(1) };
    let row = |(number, turn): (u32, &Vec<PlayedCard>)| {
        let played = turn.get(seat.index())?;
        let points = brought(words, played);
        let turn = words.text.with("king-turn", &[("turn", number.into())]);
        let rule = Some(Rule::Score.link(words.text));
        (!points.is_empty()).then_some(ReceiptView { face: None, points, sentence: turn, rule })
    };
    (1u32..).zip(ledger.turns.iter().take(shown)).filter_map(row).collect()
}

fn receipt(words: &Words, seat: Seat, entry: LedgerEntry, entries: &[LedgerEntry]) -> ReceiptView {
    let text = words.text;
    let (character, points, sentence, rule): (Option<Character>, String, String, Rule) = match entry {
        LedgerEntry::Started { face } => (
            None,
            face.number().to_string(),
            text.with("king-step-started", &[("face", face.number().into())]),
            Rule::Play,
        ),
        LedgerEntry::Champion => {
            (None, String::new(), words.about(seat, "king-step-champion"), Rule::Champions)
        }
        LedgerEntry::CardCancelled { character, with } => {
            let args = [("card", character.id().into()), ("names", words.others(with, seat).into())];
            (Some(character), String::new(), text.with("king-step-card-cancelled", &args), Rule::Cancel)
        }
        LedgerEntry::LadyCancels { by, character } => (
            Some(Character::Lady),
            String::new(),
            words.card(by, character, "king-step-lady"),
            Rule::Character(Character::Lady),
        ),
        LedgerEntry::Passed { by, to } => (
            Some(Character::Merchants),
            to.number().to_string(),
            words.with(by, "king-step-passed", &[("face", to.number().into())]),
            Rule::Character(Character::Merchants),
        ),
        LedgerEntry::Flipped { by, character, from, to } => {
            let args =
                [("card", character.id().into()), ("from", from.number().into()), ("to", to.number().into())];
            let sentence = words.with(by, "king-step-flipped", &args);
            (Some(character), to.number().to_string(), sentence, Rule::Character(character))
        }
        LedgerEntry::Tipped { from, to } => {
            let args = [("from", from.number().into()), ("to", to.number().into())];
            let sentence = text.with("king-step-tipped", &args);
            // Flip, then tip (R-K2).
            let flipped = entries.iter().any(|entry| matches!(entry, LedgerEntry::Flipped { .. }));
            let rule = if flipped { Rule::Ruling(2) } else { Rule::Character(Character::Sorcerer) };
            (Some(Character::Sorcerer), to.number().to_string(), sentence, rule)
        }
        LedgerEntry::Rolled { from, to } => {
            let args = [("from", from.number().into()), ("to", to.number().into())];
            let sentence = text.with("king-step-rolled", &args);
            (Some(Character::Oracle), to.number().to_string(), sentence, Rule::Character(Character::Oracle))
        }
        LedgerEntry::Valued { face, character, value } => valued(words, face.number(), character, value),
        LedgerEntry::ValueCancelled { value, with } => {
            let args = [("value", number(value).into()), ("names", words.others(with, seat).into())];
            (None, String::new(), text.with("king-step-value-cancelled", &args), Rule::Compare)
        }
        LedgerEntry::OrderTurned { by, character } => {
            let key = if character == Character::Knight { "king-step-knight" } else { "king-step-gambler" };
            (Some(character), String::new(), words.about(by, key), Rule::Character(character))
        }
        LedgerEntry::Placed { rank, champion, alone } => placed(words, rank, champion, alone),
        LedgerEntry::Took { token } => {
            let points = token.points();
            (
                None,
                super::seats::taken(words, points),
                text.with("king-step-took", &[("points", points.into())]),
                Rule::Score,
            )
        }
        LedgerEntry::Stole { victim, token } => theft(words, victim, token.points(), "king-step-stole"),
        LedgerEntry::Lost { thief, token } => theft(words, thief, token.points(), "king-step-lost"),
        LedgerEntry::Declined { victim } => theft(words, victim, 0, "king-step-declined"),
        LedgerEntry::TheftVoid { because } => {
            let key = match because {
                TheftFailure::Tie => "king-step-theft-tie",
                TheftFailure::NoToken => "king-step-theft-no-token",
            };
            (Some(Character::Lady), String::new(), text.say(key), Rule::Ruling(4))
        }
        LedgerEntry::TotalCancelled { points, with } => {
            let args = [("points", points.into()), ("names", words.others(with, seat).into())];
            (None, "0".into(), text.with("king-step-total-cancelled", &args), Rule::RoundEnd)
        }
        LedgerEntry::RoundWon { points } => (
            None,
            String::new(),
            words.with(seat, "king-step-round-won", &[("points", points.into())]),
            if points == 0 { Rule::Ruling(5) } else { Rule::RoundEnd },
        ),
    };
    ReceiptView {
        face: character.map(|character| CardFace::Character { character: words.face(character) }),
        points,
        sentence,
        rule: Some(rule.link(text)),
    }
}

type Row = (Option<Character>, String, String, Rule);

fn valued(words: &Words, face: u8, character: Option<Character>, value: i8) -> Row {
    let args = [("face", face.into()), ("value", number(value).into())];
    match character {
        None => (None, number(value), words.text.with("king-step-valued", &args), Rule::Compare),
        // Values below 1 compare like any other (R-K9).
        Some(character) => {
            let face = douze_rules::d12::Face::new(face);
            let text = face.map_or_else(
                || number(value),
                |face| value_text(words, Value { face, character: Some(character), number: value }),
            );
            let args = [("card", character.id().into()), ("sum", text.clone().into())];
            (
                Some(character),
                text,
                words.text.with("king-step-effect", &args),
                if value < 1 { Rule::Ruling(9) } else { Rule::Character(character) },
            )
        }
    }
}

/// First or second; `alone`: a runner-up without a winner (R-K3).
fn placed(words: &Words, rank: Rank, champion: bool, alone: bool) -> Row {
    let key = match (rank, champion) {
        (Rank::Winner, false) => "king-step-winner",
        (Rank::RunnerUp, false) => "king-step-runner-up",
        (Rank::Winner, true) => "king-step-champion-winner",
        (Rank::RunnerUp, true) => "king-step-champion-runner-up",
    };
    let rule = match (alone, champion) {
        (true, _) => Rule::Ruling(3),
        (false, true) => Rule::Champions,
        (false, false) => Rule::Score,
    };
    (None, String::new(), words.text.say(key), rule)
}

fn theft(words: &Words, other: Seat, points: u8, key: &str) -> Row {
    let sentence = words.with(other, key, &[("points", points.into())]);
    (Some(Character::Lady), String::new(), sentence, Rule::Ruling(4))
}
