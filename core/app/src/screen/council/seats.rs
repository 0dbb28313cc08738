//! The place of each councillor: cards, state, remark.

use super::laid::Laid;
use super::{CouncilSeatView, Words};
use crate::flow::council::{Council, CouncilEvent, Settled};
use crate::flow::table::{AnyTable, Shown};
use crate::screen::{ButtonView, PlayedView};
use crate::{CouncilIntent, Intent};
use douze_rules::Seat;
use douze_rules::council::{Character, Event, Observation, Phase};

/// All seats, clockwise.
pub(super) fn seats(words: &Words, laid: Laid, council: &Council) -> Vec<CouncilSeatView> {
    council.seats().map(|seat| view(words, laid, council, seat)).collect()
}

/// Adds who may reveal next, and whose turn it is.
pub(super) fn press(words: &Words, seats: &mut [CouncilSeatView], seen: &Observation, council: &Council) {
    let may_reveal =
        if matches!(council.shown(), Shown::Curtain(_)) { Vec::new() } else { council.may_reveal() };
    for (seat, view) in council.seats().zip(seats) {
        view.reveal = may_reveal.contains(&seat).then(|| reveal(words, seen, council, seat));
        view.active = is_active(seen, council, seat);
        view.doing = doing(words, seen, view);
        if view.active {
            view.spoken.push(' ');
            view.spoken.push_str(&words.about(seat, "council-seat-turn"));
        }
    }
}

fn reveal(words: &Words, seen: &Observation, council: &Council, seat: Seat) -> ButtonView {
    let key = if seen.is_silent() { "council-step-forward" } else { "council-reveal-next" };
    let button = ButtonView::labelled(
        words.about(seat, key),
        Intent::Council(CouncilIntent::RevealNext { seat: seat.number().into() }),
    );
    let unheard = council.unheard().filter(|_| council.votes());
    match council.head_is_thinking().or(unheard) {
        Some(head) => button.off(words.about(head, "error-thinking")),
        None => button,
    }
}

fn view(words: &Words, laid: Laid, council: &Council, seat: Seat) -> CouncilSeatView {
    let (text, seen) = (words.text, laid.seen);
    let mark = (seen.head() == Some(seat)).then(|| text.say("council-head"));
    let card = card(words, laid, seat);
    let top = seen.top(seat).map(|card| words.face(card));
    let said = laid.talk.now().filter(|said| said.seat == seat).last();
    let said = said.or_else(|| laid.talk.after().iter().rev().find(|said| said.seat == seat).copied());
    let says = said.map(|said| super::talk::sentence(words, said.remark, said.to));
    let is_open = card.as_ref().is_some_and(|card| card.character.is_some());
    let asked = laid.is_now(council) && seen.phase() == Phase::Reveal && !seen.is_silent();
    let wish = council.wish(seat).filter(|_| asked && !is_open).map(|next| {
        if next == seat { text.say("council-wish-self") } else { words.about(next, "council-wish-other") }
    });
    let counts = [seen.hand_len(seat), seen.discard_len(seat), seen.bench(seat).len()];
    let [in_hand, discards, bench] = counts.map(|count| i32::try_from(count).unwrap_or_default());
    let mut spoken = words.with(
        seat,
        "council-seat",
        &[("hand", in_hand.into()), ("discards", discards.into()), ("bench", bench.into())],
    );
    let more = [
        mark.clone().map(|mark| format!("{mark}.")),
        card.as_ref().map(|card| card_spoken(words, card)),
        seen.top(seat).map(|card| text.with("council-seat-top", &[("card", card.id().into())])),
        says.as_ref().map(|says| text.with("council-seat-says", &[("remark", says.as_str().into())])),
        wish.clone().map(|wish| format!("{wish}.")),
    ];
    for part in more.into_iter().flatten() {
        spoken.push(' ');
        spoken.push_str(&part);
    }
    CouncilSeatView {
        seat: seat.number().into(),
        name: words.name(seat).to_owned(),
        medallion: words.medallion(seat),
        mark,
        in_hand,
        card,
        top,
        discards,
        bench,
        remark: wish.or(says),
        active: false,
        doing: None,
        spoken,
        reveal: None,
        why: Intent::Council(CouncilIntent::InspectSeat { seat: seat.number().into() }),
        turned: council.game.header.options.table_mode && seat.number() == 1,
    }
}

/// What a seat is at while cards are chosen; later on the cards say it.
fn doing(words: &Words, seen: &Observation, view: &CouncilSeatView) -> Option<String> {
    let down = view.card.as_ref().is_some_and(|card| card.character.is_none());
    let key = match seen.phase() {
        Phase::Choose | Phase::Throne if view.active => "council-seat-chooses",
        Phase::Choose | Phase::Throne if down => "council-seat-has-chosen",
        Phase::Reveal | Phase::Next if view.active => "council-seat-reveals",
        _ if view.active => "council-seat-decides",
        _ => return None,
    };
    Some(words.text.say(key))
}

fn is_active(seen: &Observation, council: &Council, seat: Seat) -> bool {
    match seen.phase() {
        Phase::Reveal => council.revealing() == Some(seat),
        Phase::Bells | Phase::Shield | Phase::Ruler | Phase::Over => false,
        Phase::Choose | Phase::Throne => {
            let next = council.secretly().or_else(|| council.thinker());
            next == Some(seat)
        }
        _ => seen.seats_to_act().next() == Some(seat),
    }
}

/// The card before a seat in this turn: face down, laid open, revealed or cancelled.
fn card(words: &Words, laid: Laid, seat: Seat) -> Option<PlayedView> {
    let seen = laid.seen;
    let open = |character: Character, struck: Option<String>| {
        let face = words.face(character);
        let explain = Some(Intent::Council(CouncilIntent::InspectCharacter { character: face.character }));
        PlayedView { character: Some(face), struck, explain }
    };
    // The Oracle's second card covers the first.
    let mut last = None;
    for event in laid.of_this_turn() {
        match event {
            Event::Revealed { seat: who, card } if who == seat => last = Some((card, None)),
            Event::Cancelled { card, seats } if seats.contains(seat) => {
                let others = words.names(seats.iter().filter(|&other| other != seat));
                let struck = if others.is_empty() {
                    words.text.say("council-struck-revealed")
                } else {
                    words.text.with("council-struck", &[("names", others.into())])
                };
                last = Some((card, Some(struck)));
            }
            Event::LadyTooLate { seat: who } if who == seat => {
                last = Some((Character::Lady, Some(words.text.say("council-struck-late"))));
            }
            Event::ThroneRevealed { cards } => {
                last = cards.get(seat.index()).copied().flatten().map(|card| (card, None));
            }
            _ => {}
        }
    }
    if let Some((card, struck)) = last {
        return Some(open(card, struck));
    }
    let down = || PlayedView { character: None, struck: None, explain: None };
    seen.opened(seat).map(|card| open(card, None)).or_else(|| seen.has_chosen(seat).then(down))
}

fn card_spoken(words: &Words, card: &PlayedView) -> String {
    let Some(face) = &card.character else { return words.text.say("council-seat-down") };
    let mut spoken = words.text.with("council-seat-card", &[("card", face.name.as_str().into())]);
    if let Some(struck) = &card.struck {
        spoken.push(' ');
        spoken.push_str(struck);
        spoken.push('.');
    }
    spoken
}

/// What the Head or a vote has settled last against somebody, while it matters.
pub(super) fn settled(words: &Words, council: &Council) -> Option<String> {
    let Some(CouncilEvent::Settles { head, settled }) = council.events().last() else { return None };
    Some(settles(words, *head, *settled))
}

/// The Head decides what the others differ on (R-C11), or all seats have voted (R-C19).
pub(super) fn settles(words: &Words, head: Option<Seat>, settled: Settled) -> String {
    let text = words.text;
    match (head, settled) {
        (Some(head), Settled::Bells { ring: true }) => words.about(head, "council-head-rings"),
        (Some(head), Settled::Bells { ring: false }) => words.about(head, "council-head-rings-not"),
        (Some(head), Settled::Reveals(seat)) => {
            words.with(head, "council-head-order", &[("other", words.name(seat).into())])
        }
        (None, Settled::Bells { ring: true }) => text.say("council-vote-rings"),
        (None, Settled::Bells { ring: false }) => text.say("council-vote-rings-not"),
        (None, Settled::Reveals(seat)) => words.about(seat, "council-vote-order"),
        (_, Settled::Shield { used: true }) => text.say("council-vote-shield"),
        (_, Settled::Shield { used: false }) => text.say("council-vote-shield-not"),
        (_, Settled::Ruler(card)) => text.with("council-vote-ruler", &[("card", card.id().into())]),
        (_, Settled::Nothing) => text.say("council-vote-nothing"),
    }
}
