//! Beats: the latest events as motion, sound and speech.

use super::laid::Laid;
use super::seats::settles;
use super::table::frame;
use super::{CouncilLogLine, CouncilLogTurn, Words};
use crate::flow::council::{Council, CouncilEvent, OpenTable, Settled};
use crate::flow::settings::Settings;
use crate::flow::setup::People;
use crate::screen::frames::changed;
use crate::screen::parts::at_pace;
use crate::text::Text;
use crate::{Beat, CouncilMotion, Motion, TableFrame};
use douze_rules::Seat;
use douze_rules::council::{Cause, Event, Outcome, Taking, Turner};

/// The beats of what was reported from number `from` on. The first has a frame, the others where the table changes.
pub(crate) fn beats(
    text: &Text,
    settings: &Settings,
    people: &People,
    council: &Council,
    from: usize,
) -> Vec<Beat> {
    let words = Words::seated(text, people, &council.game);
    let events = council.events().get(from..).unwrap_or_default();
    let tables = council.tables(from);
    let spoken = events.iter().enumerate().filter_map(|(at, event)| Some((at, describe(&words, event)?)));
    let spoken: Vec<(usize, BeatParts)> = spoken.collect();
    let ends = spoken.iter().skip(1).map(|&(at, _)| at).chain([events.len()]);
    let ends: Vec<usize> = ends.collect();
    let mut beats: Vec<Beat> = Vec::with_capacity(spoken.len());
    for ((at, (motion, sentence, ms)), end) in spoken.into_iter().zip(ends) {
        // The last beat ends on the table as it is now, with all that happened without a word.
        let at = if end == events.len() { end.saturating_sub(1) } else { at };
        let events = &council.events()[..=from + at];
        let laid =
            |open: &OpenTable| frame(&words, Laid { seen: &open.seen, events, talk: &open.talk }, council);
        let frame = tables.get(at).map(laid);
        let frame = frame.and_then(|council| changed(TableFrame::Council { council }, &beats));
        let motion = motion.map(|council| Motion::Council { council });
        beats.push(Beat::new(at_pace(ms, settings.pace), sentence, motion, frame));
    }
    Beat::felt(beats)
}

/// So many turns stand in the log.
const TURNS: usize = 2;

/// The last turns as they were reported, the latest first.
pub(super) fn log(words: &Words, council: &Council) -> Vec<CouncilLogTurn> {
    let mut turns: Vec<CouncilLogTurn> = Vec::new();
    let mut lines = Vec::new();
    for event in council.events().iter().rev() {
        if let Some((_, sentence, _)) = describe(words, event) {
            let medallion = speaker(event).map(|seat| words.medallion(seat));
            lines.push(CouncilLogLine { medallion, sentence });
        }
        let title = match *event {
            CouncilEvent::Event(Event::TurnBegan { turn, .. }) => {
                words.text.with("council-turn", &[("turn", turn.into())])
            }
            CouncilEvent::Event(Event::ThroneBegan { .. }) => words.text.say("council-throne"),
            _ => continue,
        };
        turns.push(CouncilLogTurn { title, lines: std::mem::take(&mut lines) });
        if turns.len() == TURNS {
            break;
        }
    }
    turns
}

/// Whose doing it was.
fn speaker(event: &CouncilEvent) -> Option<Seat> {
    match *event {
        CouncilEvent::Said(said) => Some(said.seat),
        CouncilEvent::Settles { head, .. } => head,
        CouncilEvent::Event(
            Event::Refilled { seat, .. }
            | Event::CardOpened { seat, .. }
            | Event::Chosen { seat }
            | Event::Revealed { seat, .. }
            | Event::LadyTooLate { seat }
            | Event::NothingToTake { seat }
            | Event::TargetChanged { seat, .. }
            | Event::TookBack { seat, .. }
            | Event::Benched { seat, .. }
            | Event::Discarded { seat, .. }
            | Event::Petitioner { seat, .. },
        ) => Some(seat),
        CouncilEvent::Event(_) => None,
    }
}

fn one(seat: Seat) -> i32 {
    seat.number().into()
}

/// Motion, sentence and milliseconds at normal pace.
type BeatParts = (Option<CouncilMotion>, String, i32);

fn describe(words: &Words, event: &CouncilEvent) -> Option<BeatParts> {
    match *event {
        CouncilEvent::Event(event) => turn(words, event),
        CouncilEvent::Said(said) => {
            let remark = super::talk::sentence(words, said.remark, said.to);
            let sentence = words.with(said.seat, "council-said", &[("remark", remark.into())]);
            Some((Some(CouncilMotion::RemarkMade { seat: one(said.seat) }), sentence, 500))
        }
        CouncilEvent::Settles { head, settled } => {
            let ms = if matches!(settled, Settled::Reveals(_)) { 900 } else { 1200 };
            Some((None, settles(words, head, settled), ms))
        }
    }
}

/// The beginning of a turn, and cards.
fn turn(words: &Words, event: Event) -> Option<BeatParts> {
    let text = words.text;
    Some(match event {
        Event::TurnBegan { turn, petitioner, dilemma, .. } => {
            let name = words.dilemma(dilemma);
            let args = [("turn", turn.into()), ("card", petitioner.id().into()), ("dilemma", name.into())];
            (Some(CouncilMotion::PetitionerTurned), text.with("council-beat-turn", &args), 900)
        }
        Event::ThroneBegan { .. } => (None, text.say("council-beat-throne"), 900),
        Event::Refilled { seat, card } => (None, words.card(seat, card, "council-beat-refilled"), 700),
        Event::Silenced => (None, text.say("council-beat-silenced"), 700),
        Event::Bells { rung: true, free } => {
            let key = if free { "council-beat-bells-free" } else { "council-beat-bells" };
            (Some(CouncilMotion::BellsRung), text.say(key), 1000)
        }
        Event::NextShown { dilemma } => {
            let name = words.dilemma(dilemma);
            (None, text.with("council-beat-next-shown", &[("dilemma", name.into())]), 700)
        }
        Event::Foreseen { petitioner } => {
            (None, text.with("council-beat-foreseen", &[("card", petitioner.id().into())]), 700)
        }
        Event::KeptUsed { kept } => {
            (None, text.with("council-beat-kept-used", &[("kept", words.kept(kept).into())]), 500)
        }
        Event::CardOpened { seat, card } => (
            Some(CouncilMotion::CardRevealed { seat: one(seat) }),
            words.card(seat, card, "council-beat-opened"),
            800,
        ),
        Event::Split => (None, text.say("council-beat-split"), 700),
        Event::Chosen { seat } => (None, words.about(seat, "council-beat-chosen"), 350),
        Event::Revealed { seat, card } => (
            Some(CouncilMotion::CardRevealed { seat: one(seat) }),
            words.card(seat, card, "council-beat-revealed"),
            800,
        ),
        Event::Cancelled { card, seats } => {
            let names = words.names(seats.iter());
            let args = [("names", names.into()), ("card", card.id().into())];
            let key =
                if seats.len() > 1 { "council-beat-cancelled" } else { "council-beat-cancelled-before" };
            let motion = CouncilMotion::CardsCancelled { seats: seats.iter().map(one).collect() };
            (Some(motion), text.with(key, &args), 1000)
        }
        Event::LadyTooLate { seat } => (None, words.about(seat, "council-beat-lady-late"), 800),
        Event::NothingToTake { seat } => (None, words.about(seat, "council-beat-nothing-to-take"), 700),
        _ => return outcome(words, event),
    })
}

/// Die, targets and the check.
fn outcome(words: &Words, event: Event) -> Option<BeatParts> {
    let text = words.text;
    Some(match event {
        Event::DieTurned { from, to, by } => {
            let (from, to) = (from.map_or(0, |face| face.number().into()), i32::from(to.number()));
            let rolled = match by {
                Turner::Beginning | Turner::Reward => true,
                Turner::Card(_, card) => card == douze_rules::council::Character::Oracle,
                Turner::Kept(kept) => kept == douze_rules::council::Kept::Reroll,
            };
            let key = match (rolled, from == to) {
                (true, _) => "council-beat-rolled",
                (false, true) => "council-beat-stays",
                (false, false) => "council-beat-turned",
            };
            let motion = if rolled { CouncilMotion::DieRolled } else { CouncilMotion::DieTurned };
            (Some(motion), text.with(key, &[("to", to.into())]), if rolled { 1400 } else { 900 })
        }
        Event::TargetChanged { seat, card, .. } => (None, words.card(seat, card, "council-beat-target"), 900),
        Event::TargetMet { target } => {
            let number = i32::from(target) + 1;
            (None, text.with("council-beat-met", &[("number", number.into())]), 700)
        }
        Event::TookBack { seat, by: Taking::Stoic, .. } => {
            (None, words.about(seat, "council-beat-took-stoic"), 700)
        }
        Event::TookBack { seat, count, .. } => {
            (None, words.with(seat, "council-beat-took", &[("count", count.into())]), 700)
        }
        Event::HalfSolved { .. } => (None, text.say("council-beat-half"), 1000),
        Event::Solved { dilemma, public, years, silent } => {
            let name = words.dilemma(dilemma);
            let args = [("dilemma", name.into()), ("years", years.into())];
            let key = match (public, silent) {
                (true, true) => "council-beat-solved-public-silent",
                (false, true) => "council-beat-solved-silent",
                (true, false) => "council-beat-solved-public",
                (false, false) => "council-beat-solved",
            };
            (Some(CouncilMotion::DilemmaDone { solved: true }), text.with(key, &args), 1400)
        }
        Event::Failed { dilemma } => {
            let name = words.dilemma(dilemma);
            let sentence = text.with("council-beat-failed", &[("dilemma", name.into())]);
            (Some(CouncilMotion::DilemmaDone { solved: false }), sentence, 1400)
        }
        Event::Shielded { used: true } => (None, text.say("council-beat-shielded"), 800),
        Event::Favour { from, to, by, .. } => {
            let key = match (from == to, by) {
                (true, _) => "council-beat-favour-same",
                (false, Cause::Bells) => "council-beat-favour-bells",
                (false, Cause::Throne) => "council-beat-favour-throne",
                (false, _) if to > from => "council-beat-favour-up",
                (false, _) => "council-beat-favour-down",
            };
            let sentence = text.with(key, &[("from", from.into()), ("to", to.into())]);
            (Some(CouncilMotion::FavourChanged), sentence, 800)
        }
        Event::Kept { kept } => {
            let sentence = text.with("council-beat-kept", &[("kept", words.kept(kept).into())]);
            (Some(CouncilMotion::RewardKept { kept: kept.into() }), sentence, 800)
        }
        Event::Benched { seat, cards } if !cards.is_empty() => {
            let names: Vec<String> = cards.iter().map(|card| words.face(card).name).collect();
            let args = [("cards", names.join(", ").into())];
            (None, words.with(seat, "council-beat-benched", &args), 700)
        }
        Event::Discarded { seat, card } => (None, words.card(seat, card, "council-beat-discarded"), 700),
        Event::Petitioner { seat, character, taken: true } => {
            (None, words.card(seat, character, "council-beat-petitioner"), 700)
        }
        Event::ThroneRevealed { .. } => {
            (Some(CouncilMotion::ThroneRevealed), text.say("council-beat-throne-cards"), 1600)
        }
        Event::RulerChosen { character } => {
            (None, text.with("council-beat-ruler", &[("card", character.id().into())]), 900)
        }
        Event::Ended { outcome, .. } => {
            let key = if outcome == Outcome::Won { "council-beat-won" } else { "council-beat-lost" };
            (None, text.say(key), 1200)
        }
        _ => return None,
    })
}
