//! Beats: the latest events as motion, sound and speech.

use super::Words;
use super::frames::Frames;
use super::words::{number, placed};
use crate::flow::king::{King, Ledger};
use crate::flow::settings::Settings;
use crate::flow::setup::People;
use crate::screen::parts::at_pace;
use crate::text::{Arg, Text};
use crate::{Beat, KingMotion, Motion, PassView};
use douze_rules::Seat;
use douze_rules::king::{Character, Event, RoundEnd, Stage, TheftFailure, Token};

/// The beats of the events that were reported last, from number `from` on. The first has a frame, the others where the table
/// changes.
pub(crate) fn beats(
    text: &Text,
    settings: &Settings,
    people: &People,
    king: &King,
    from: usize,
) -> Vec<Beat> {
    let words = Words::seated(text, people, &king.game);
    let mut beats: Vec<Beat> = Vec::new();
    let mut frames = Frames::new(&words, king, from);
    each_beat(&words, king, from, |(motion, sentence, ms), _, ledger| {
        let frame = frames.next(ledger, &beats);
        let motion = motion.map(|king| Motion::King { king });
        beats.push(Beat::new(at_pace(ms, settings.pace), sentence, motion, frame));
    });
    // The last beat ends on the table as it is now, with all that happened without a word.
    let end = frames.next(&king.ledger(), &beats);
    if let (Some(last), Some(frame)) = (beats.last_mut(), end) {
        last.frame = Some(frame);
    }
    Beat::felt(beats)
}

/// Reports the events from number `from` on: what of the same kind happens at once by the first of it, with the table that
/// it leads to.
fn each_beat(words: &Words, king: &King, from: usize, mut beat: impl FnMut(BeatParts, &Event, &Ledger)) {
    let events = king.reported_events();
    let from = from.min(events.len());
    let mut ledger = king.ledger_before(from);
    let tournament = king.public().setup().is_tournament();
    let own_group = king.open_group();
    let mut stage = events[..from].iter().rev().find_map(|event| match *event {
        Event::StageBegan { stage, .. } => Some(Some(stage)),
        Event::TurnEnded { .. } => Some(None),
        _ => None,
    });
    let mut rest = &events[from..];
    while let Some((event, after)) = rest.split_first() {
        if let Event::StageBegan { stage: begun, .. } = *event {
            stage = Some(Some(begun));
        }
        let groups = tournament && !ledger.tie_break;
        let elsewhere = match stage.flatten() {
            Some(Stage::Group(group)) if groups && group != own_group && is_in_stage(event) => Some(group),
            _ => None,
        };
        // Like things of a stage happen at once: all values, all flips of the Troublemakers; and all that happens in
        // another group of a tournament.
        let like = after.iter().take_while(|other| {
            let begins = matches!(other, Event::StageBegan { .. });
            at_once(event, other) || elsewhere.is_some() && is_in_stage(other) && !begins
        });
        let (now, later) = rest.split_at(like.count() + 1);
        rest = later;
        for event in now {
            ledger.apply(event);
        }
        let parts = match elsewhere {
            Some(group) => Some(group_parts(words, group, now)),
            None => parts(words, now, groups && !ledger.tie_break, &ledger),
        };
        if let Some(parts) = parts {
            beat(parts, event, &ledger);
        }
    }
}

/// What the slow mode reports at its stop: the sentences of the events reported last.
pub(super) fn sentences(text: &Text, king: &King) -> Vec<String> {
    let mut sentences = Vec::new();
    each_beat(&Words::new(text, &king.game), king, king.news_from(), |(_, sentence, _), event, _| {
        // That cards were chosen needs no explanation.
        if !matches!(event, Event::Chosen { .. }) {
            sentences.push(sentence);
        }
    });
    sentences
}

/// Does it belong to what a group, or the champions, do among themselves?
fn is_in_stage(event: &Event) -> bool {
    matches!(
        event,
        Event::StageBegan { .. }
            | Event::CardsCancelled { .. }
            | Event::LadyAlone { .. }
            | Event::DicePassed { .. }
            | Event::DieFlipped { .. }
            | Event::DieTipped { .. }
            | Event::DieRolled { .. }
            | Event::Valued { .. }
            | Event::ValuesCancelled { .. }
            | Event::OrderTurned { .. }
            | Event::Placed { .. }
            | Event::TokenTaken { .. }
            | Event::Stolen { .. }
            | Event::TheftVoid { .. }
    )
}

/// Another group of a tournament in one sentence: its champion, who takes a point, what the Lady took.
fn group_parts(words: &Words, group: u8, events: &[Event]) -> BeatParts {
    let text = words.text;
    let mut sentences = Vec::new();
    let number = i32::from(group) + 1;
    for event in events {
        match *event {
            Event::Placed { winner, runner_up, .. } => {
                let name = |seat: Option<Seat>| seat.map_or("", |seat| words.name(seat));
                let args = [
                    ("number", number.into()),
                    ("name", name(winner).into()),
                    ("other", name(runner_up).into()),
                ];
                sentences.push(match (winner, runner_up) {
                    (Some(_), Some(_)) => text.with("king-beat-group-both", &args),
                    (Some(_), None) => text.with("king-beat-group-champion", &args[..2]),
                    (None, Some(_)) => text.with("king-beat-group-second", &args),
                    (None, None) => text.with("king-beat-group-none", &args[..1]),
                });
            }
            Event::Stolen { .. } => {
                sentences.extend(score_parts(words, event, true).map(|(_, sentence, _)| sentence));
            }
            _ => {}
        }
    }
    // A Sorcerer or a Lady in that group has still to decide.
    if sentences.is_empty() {
        return (None, text.with("king-beat-group", &[("number", number.into())]), 300);
    }
    (None, sentences.join(" "), 900)
}

fn at_once(first: &Event, other: &Event) -> bool {
    match (first, other) {
        (Event::Valued { stage, .. }, Event::Valued { stage: other, .. }) => stage == other,
        (Event::DieFlipped { by, .. }, Event::DieFlipped { by: other, .. }) => by == other,
        _ => false,
    }
}

/// Motion, sentence and milliseconds at normal pace.
type BeatParts = (Option<KingMotion>, String, i32);

/// Nothing moves.
#[expect(clippy::unnecessary_wraps, reason = "as the match arms around it")]
fn still(sentence: String, ms: i32) -> Option<BeatParts> {
    Some((None, sentence, ms))
}

fn one(seat: Seat) -> i32 {
    seat.number().into()
}

/// Motion, sentence and milliseconds at normal pace of what happened at once; none for events without a beat.
fn parts(words: &Words, events: &[Event], tournament: bool, ledger: &Ledger) -> Option<BeatParts> {
    let text = words.text;
    match *events.first()? {
        Event::RoundBegan { round, faces } => {
            let seats = (0u8..).map(Seat::new).zip(faces.iter()).filter(|(_, face)| face.is_some());
            let seats: Vec<i32> = seats.map(|(seat, _)| one(seat)).collect();
            Some((
                Some(KingMotion::DiceRolled { seats }),
                text.with("king-beat-round", &[("round", round.into())]),
                900,
            ))
        }
        Event::TieBreak { seats } => {
            still(text.with("king-beat-tie-break", &[("names", words.all(seats).into())]), 1200)
        }
        Event::Chosen { seat } => {
            // Fifteen rivals choose one after the other.
            let ms = if tournament { 60 } else { 200 };
            still(words.about(seat, "king-beat-chosen"), ms)
        }
        Event::Revealed { cards } => {
            let open = (0u8..).map(Seat::new).zip(cards.iter());
            let open: Vec<(Seat, Character)> = open.filter_map(|(seat, card)| Some((seat, card?))).collect();
            let each = |&(seat, card): &(Seat, Character)| words.card(seat, card, "king-beat-revealed-one");
            let list: Vec<String> = open.iter().map(each).collect();
            let sentence = text.with("king-beat-revealed", &[("list", list.join(". ").into())]);
            Some((Some(KingMotion::CardsRevealed), sentence, 1400))
        }
        Event::StageBegan { stage: Stage::Group(group), .. } if tournament => {
            still(text.with("king-beat-group", &[("number", (group + 1).into())]), 300)
        }
        Event::StageBegan { stage: Stage::Champions, seats } => {
            still(text.with("king-beat-champions", &[("names", words.all(seats).into())]), 900)
        }
        Event::StageBegan { .. } => None,
        Event::CardsCancelled { character, seats, .. } => {
            let args = [("card", character.id().into()), ("names", words.all(seats).into())];
            still(text.with("king-beat-cards-cancelled", &args), 900)
        }
        Event::LadyAlone { seat, .. } => still(words.about(seat, "king-beat-lady"), 900),
        Event::Placed { .. }
        | Event::TokenTaken { .. }
        | Event::Stolen { .. }
        | Event::TheftVoid { .. }
        | Event::TurnEnded { .. }
        | Event::RoundEnded { .. }
        | Event::TotalsCancelled { .. }
        | Event::RoundWon { .. }
        | Event::RoundUnwon { .. }
        | Event::Crowned { .. }
        | Event::Ended { .. } => score_parts(words, events.first()?, tournament),
        _ => dice_parts(words, events, ledger),
    }
}

/// Step 3 and step 4.
fn dice_parts(words: &Words, events: &[Event], ledger: &Ledger) -> Option<BeatParts> {
    let text = words.text;
    match *events.first()? {
        Event::DicePassed { seat, .. } => {
            let passes = passes(ledger);
            Some((Some(KingMotion::DicePassed { passes }), words.about(seat, "king-beat-passed"), 900))
        }
        Event::DieFlipped { seat, by, character, from, to } => Some(if events.len() > 1 {
            (Some(KingMotion::DiceFlipped), words.about(by, "king-beat-flipped-all"), 800)
        } else {
            let args = turned(words, seat, by, character, from.number(), to.number());
            (Some(KingMotion::DiceFlipped), text.with("king-beat-flipped", &args), 700)
        }),
        Event::DieTipped { seat, from, to } => {
            let args = [("from", from.number().into()), ("to", to.number().into())];
            Some((Some(KingMotion::DieTipped), words.with(seat, "king-beat-tipped", &args), 700))
        }
        Event::DieRolled { seat, from, to } => {
            let args = [("from", from.number().into()), ("to", to.number().into())];
            Some((
                Some(KingMotion::DiceRolled { seats: vec![one(seat)] }),
                words.with(seat, "king-beat-rolled", &args),
                900,
            ))
        }
        Event::Valued { .. } => {
            let mut list = Vec::new();
            for event in events {
                let Event::Valued { seat, value, .. } = *event else { continue };
                list.push(words.with(seat, "king-beat-valued-one", &[("value", number(value).into())]));
            }
            let sentence = text.with("king-beat-valued", &[("list", list.join(", ").into())]);
            still(sentence, 900)
        }
        Event::ValuesCancelled { value, seats, .. } => {
            let args = [("value", number(value).into()), ("names", words.all(seats).into())];
            let sentence = text.with("king-beat-values-cancelled", &args);
            still(sentence, 900)
        }
        Event::OrderTurned { seat, character, .. } => {
            let knight = character == Character::Knight;
            still(words.about(seat, if knight { "king-beat-knight" } else { "king-beat-gambler" }), 700)
        }
        _ => None,
    }
}

/// Step 5, the theft, the ends of turns and rounds.
fn score_parts(words: &Words, event: &Event, tournament: bool) -> Option<BeatParts> {
    let text = words.text;
    match *event {
        Event::Placed { stage, winner, runner_up } => {
            still(placed(words, stage, winner, runner_up, tournament), 700)
        }
        Event::TokenTaken { seat, token, .. } => {
            let points = token.points();
            let motion = KingMotion::TokenTaken { seat: one(seat), from: None, points: points.into() };
            Some((Some(motion), words.with(seat, "king-beat-took", &[("points", points.into())]), 400))
        }
        Event::Stolen { thief, victim, token } => {
            let args: [(&str, Arg<'_>); 2] =
                [("victim", words.name(victim).into()), ("points", token.map_or(0, Token::points).into())];
            Some(match token {
                Some(token) => (
                    Some(KingMotion::TokenTaken {
                        seat: one(thief),
                        from: Some(one(victim)),
                        points: token.points().into(),
                    }),
                    words.with(thief, "king-beat-stole", &args),
                    800,
                ),
                None => (None, words.with(thief, "king-beat-declined", &args[..1]), 500),
            })
        }
        Event::TheftVoid { seats, because } => {
            let key = match because {
                TheftFailure::Tie => "king-beat-theft-tie",
                TheftFailure::NoToken => "king-beat-theft-no-token",
            };
            still(text.with(key, &[("names", words.all(seats).into())]), 700)
        }
        Event::TurnEnded { turn } => still(text.with("king-beat-turn-ended", &[("turn", turn.into())]), 200),
        Event::RoundEnded { round, because, seats } => {
            let key = match because {
                RoundEnd::LastCard => "king-beat-round-ended-card",
                RoundEnd::EightPoints => "king-beat-round-ended-points",
            };
            let args = [("round", round.into()), ("names", words.all(seats).into())];
            still(text.with(key, &args), 900)
        }
        Event::TotalsCancelled { points, seats, .. } => {
            let args = [("points", points.into()), ("names", words.all(seats).into())];
            let sentence = text.with("king-beat-totals-cancelled", &args);
            still(sentence, 1000)
        }
        Event::RoundWon { seat, points, .. } => {
            still(words.with(seat, "king-beat-round-won", &[("points", points.into())]), 1000)
        }
        Event::RoundUnwon { .. } => still(text.say("king-beat-round-unwon"), 1000),
        Event::Crowned { seat } => Some((
            Some(KingMotion::CrownTaken { seat: one(seat) }),
            words.about(seat, "king-beat-crowned"),
            800,
        )),
        Event::Ended { winner } => still(words.about(winner, "king-result"), 1800),
        _ => None,
    }
}

fn turned<'a>(
    words: &'a Words,
    seat: Seat,
    by: Seat,
    character: Character,
    from: u8,
    to: u8,
) -> [(&'a str, Arg<'a>); 5] {
    [
        ("name", words.name(by).into()),
        ("owner", words.name(seat).into()),
        ("card", character.id().into()),
        ("from", from.into()),
        ("to", to.into()),
    ]
}

/// Whose die goes where: every seat of the stage hands its die to the next, the last one to the first. Groups are runs
/// of neighbours in one circle, so that the order of seats is the order of passing.
fn passes(ledger: &Ledger) -> Vec<PassView> {
    let seats: Vec<Seat> = ledger.stage.iter().collect();
    let next = seats.iter().cycle().skip(1);
    seats.iter().zip(next).map(|(&from, &to)| PassView { from_seat: one(from), to_seat: one(to) }).collect()
}
