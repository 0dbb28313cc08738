//! How the die, Favour and the years of a reign came about.

use super::Words;
use super::laid::of_this_turn;
use super::rules::Rule;
use crate::flow::council::{Council, CouncilEvent};
use crate::screen::entry::link;
use crate::screen::{CardFace, ReceiptView};
use douze_rules::council::{Cause, Event, Observation, Score, Turner};

/// The steps of the die in this turn, from where it lay.
pub(super) fn die(words: &Words, seen: &Observation, council: &Council) -> Vec<ReceiptView> {
    let text = words.text;
    let turned: Vec<(Option<_>, _, Turner)> = of_this_turn(council.events())
        .filter_map(|event| match event {
            Event::DieTurned { from, to, by } => Some((from, to, by)),
            _ => None,
        })
        .collect();
    let start = turned.first().map_or(seen.die(), |(from, _, _)| *from);
    let lay = start.map(|face| ReceiptView {
        face: None,
        points: face.number().to_string(),
        sentence: text.with("council-die-lay", &[("face", face.number().into())]),
        rule: None,
    });
    let step = |(from, to, by): (Option<douze_rules::d12::Face>, douze_rules::d12::Face, Turner)| {
        let shown = from.unwrap_or(to);
        let args = [("from", shown.number().into()), ("to", to.number().into())];
        let (face, sentence, rule) = match by {
            Turner::Card(seat, card) => {
                let sentence = words.with(
                    seat,
                    "council-die-card",
                    &[args[0].clone(), args[1].clone(), ("card", card.id().into())],
                );
                (Some(card), sentence, Some(link(text, Rule::Character(card))))
            }
            Turner::Beginning => (None, text.with("council-die-first", &[("to", to.number().into())]), None),
            Turner::Kept(kept) => {
                let kept = words.kept(kept);
                let args = [args[0].clone(), args[1].clone(), ("kept", kept.into())];
                (None, text.with("council-die-kept", &args), Some(link(text, Rule::Kept)))
            }
            Turner::Reward => (None, text.with("council-die-reward", &args), Some(link(text, Rule::Rewards))),
        };
        ReceiptView {
            face: face.map(|card| CardFace::Character { character: words.face(card) }),
            points: to.number().to_string(),
            sentence,
            rule,
        }
    };
    lay.into_iter().chain(turned.into_iter().map(step)).collect()
}

/// Favour from its beginning.
pub(super) fn favour(words: &Words, council: &Council) -> Vec<ReceiptView> {
    let text = words.text;
    let start = i32::from(council.public().public_setup().favour());
    let mut receipts = vec![ReceiptView {
        face: None,
        points: start.to_string(),
        sentence: text.with("council-favour-start", &[("favour", start.into())]),
        rule: Some(link(text, Rule::Setup)),
    }];
    for event in council.events() {
        let CouncilEvent::Event(Event::Favour { from, to, by, amount }) = *event else { continue };
        let (key, rule) = match by {
            Cause::Bells => ("council-favour-bells", Rule::Bells),
            Cause::Reward if to == from && amount > 0 && from < 5 => {
                ("council-favour-ignored", Rule::Ruling(18))
            }
            Cause::Reward if to == from => ("council-favour-full", Rule::Ruling(6)),
            Cause::Reward => ("council-favour-reward", Rule::Rewards),
            Cause::Penalty => ("council-favour-penalty", Rule::Rewards),
            Cause::Throne => ("council-favour-throne", Rule::Ruling(2)),
        };
        receipts.push(ReceiptView {
            face: None,
            points: to.to_string(),
            sentence: text.with(key, &[("from", from.into()), ("to", to.into())]),
            rule: Some(link(text, rule)),
        });
    }
    receipts
}

/// The years, part by part, as far as the viewer can know.
pub(super) fn years(words: &Words, seen: &Observation, council: &Council) -> Vec<ReceiptView> {
    let text = words.text;
    let public: Vec<u8> = seen.public().collect();
    let solved: Vec<u8> = seen.solved().collect();
    let row = |points: u16, sentence: String, rule: Rule| ReceiptView {
        face: None,
        points: text.with("council-years", &[("years", points.into())]),
        sentence,
        rule: Some(link(text, rule)),
    };
    let mut rows = Vec::new();
    for dilemma in seen.dilemmas_seen().filter(|dilemma| solved.contains(&dilemma.number)) {
        let name = words.dilemma(dilemma.number);
        let args = [("dilemma", name.as_str().into())];
        let (key, times) = if public.contains(&dilemma.number) {
            ("council-years-public", 2)
        } else {
            ("council-years-solved", 1)
        };
        rows.push(row(u16::from(dilemma.value) * times, text.with(key, &args), Rule::Score));
    }
    for number in seen.failed() {
        let name = words.dilemma(number);
        let sentence = text.with("council-years-failed", &[("dilemma", name.into())]);
        rows.push(row(0, sentence, Rule::Ruling(8)));
    }
    let score = score(seen, council);
    rows.push(row(score.crowns, text.say("council-years-crowns"), Rule::Score));
    rows.push(row(score.favour, text.say("council-years-favour"), Rule::Score));
    rows
}

/// The length of the reign as far as the viewer can know; at the end, when all is reported, the whole.
pub(super) fn score(seen: &Observation, council: &Council) -> Score {
    council.final_score().unwrap_or_else(|| seen.score())
}
