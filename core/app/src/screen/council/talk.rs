//! Remarks that were made, and those that may be made.

use super::{SaidView, TalkView, Words};
use crate::flow::council::Council;
use crate::flow::table::Shown;
use crate::screen::{ButtonView, ChoiceView, ChoicesView};
use crate::{CouncilIntent, Intent};
use douze_ai::council::{Remark, Said, Topic};
use douze_rules::Seat;
use douze_rules::council::{Observation, Phase};

/// None where people sit among themselves: they talk.
pub(super) fn talk(words: &Words, seen: &Observation, council: &Council) -> Option<TalkView> {
    if !council.has_councillors() {
        return None;
    }
    let text = words.text;
    let talk = council.talk();
    let said: Vec<SaidView> = talk.now().map(|said| said_view(words, said)).collect();
    let silent = seen.is_silent() && !matches!(seen.phase(), Phase::Throne | Phase::Ruler | Phase::Over);
    let note = match (silent, said.is_empty()) {
        (true, _) => text.say("council-talk-silent"),
        (false, true) if talk.after().is_empty() => text.say("council-talk-none"),
        (false, _) => String::new(),
    };
    let ask = council.may_ask().then(|| {
        ButtonView::new(text, "council-ask", Intent::Council(CouncilIntent::AskCouncil))
            .hint(text.say("council-ask-hint"))
    });
    let say = |(remark, to): (Remark, Option<Seat>)| {
        let throne = seen.phase() == Phase::Throne;
        let hint = match remark {
            Remark::TakeIt if throne => text.say("council-throne-meaning-take"),
            Remark::YouTakeIt if throne => text.say("council-throne-meaning-you-take"),
            _ => text.of("council-remark-meaning", remark.id()),
        };
        let sentence = sentence(words, remark, to);
        let to = to.map(|to| to.number().into());
        ButtonView::labelled(sentence, Intent::Council(CouncilIntent::Say { remark: remark.into(), to }))
            .hint(hint)
    };
    let seats = || (0..seen.public_setup().councillors() as u8).map(Seat::new);
    let open = council.speaker().map(|seat| talk.open_proposals(seen.turn(), seat)).unwrap_or_default();
    let each = |remark: Remark| {
        let to: Vec<Option<Seat>> = match remark.topic() {
            Topic::Answer => open.iter().map(|said| Some(said.seat)).collect(),
            _ if remark.is_to_one() => seats().map(Some).collect(),
            _ => vec![None],
        };
        to.into_iter().map(move |to| (remark, to))
    };
    let remarks =
        Remark::ALL.into_iter().flat_map(each).filter(|&(remark, to)| council.may_say(remark.into(), to));
    let offers = ask.into_iter().chain(remarks.map(say)).collect();
    Some(TalkView {
        say: text.say("council-say"),
        label: text.say("council-talk"),
        said,
        before: talk.after().iter().map(|&said| said_view(words, said)).collect(),
        note,
        speaker: speaker(words, council),
        offers,
    })
}

/// "I take it", "You take it, Odile".
pub(super) fn sentence(words: &Words, remark: Remark, to: Option<Seat>) -> String {
    let sentence = words.text.of("council-remark", remark.id());
    match to {
        Some(to) => words.with(to, "council-remark-to", &[("remark", sentence.as_str().into())]),
        None => sentence,
    }
}

fn said_view(words: &Words, said: Said) -> SaidView {
    let sentence = sentence(words, said.remark, said.to);
    SaidView {
        seat: said.seat.number().into(),
        name: words.name(said.seat).to_owned(),
        spoken: words.with(said.seat, "council-said", &[("remark", sentence.as_str().into())]),
        sentence,
    }
}

/// Who speaks at the open table, where several people share the device.
fn speaker(words: &Words, council: &Council) -> Option<ChoicesView> {
    if council.alone().is_some() || council.shown() != Shown::Table {
        return None;
    }
    let choice = |seat: Seat| ChoiceView {
        face: None,
        label: words.name(seat).to_owned(),
        line: None,
        selected: council.speaker() == Some(seat),
        intent: Intent::Council(CouncilIntent::ChooseSpeaker { seat: seat.number().into() }),
    };
    Some(ChoicesView {
        label: words.text.say("council-speaker"),
        choices: council.people().map(choice).collect(),
    })
}
