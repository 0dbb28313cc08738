//! Remarks at the council's table, in silence and after undo.
#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of a test")]

use crate::support::{council, is_over, open, play, press, recorded, start_council, step, think};
use douze_app::screen::{ButtonView, CouncilMoment, Screen};
use douze_app::store::Store;
use douze_app::{
    AppIntent, ChronicleIntent, CouncilIntent, CouncilKind, Intent, PlayerKind, RejectionReason, RemarkKind,
    SetupIntent, TableIntent,
};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

const PERSON: PlayerKind = PlayerKind::Person;
const COUNCILLOR: PlayerKind = PlayerKind::Councillor;

/// The reign of the game on screen, as the Chronicle has it.
fn stored(dir: &std::path::Path) -> Vec<String> {
    let store = Store::open(dir).unwrap().store;
    store.reigns().unwrap().intact.iter().map(|reign| format!("{} {}", reign.ended_ms, reign.body)).collect()
}

#[test]
fn remarks_are_said_at_their_moment_once_and_stay_until_the_next_dilemma() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    start_council(&session, &[PERSON, COUNCILLOR, COUNCILLOR], 4, &[]);
    let screen = think(&session);
    let quiet = council(&screen).talk.clone().unwrap();
    assert!(quiet.said.is_empty(), "as long as silence may be kept nobody speaks unasked");
    assert_eq!(quiet.offers[0].intent, Intent::Council(CouncilIntent::AskCouncil));
    let screen = press(&session, Intent::Council(CouncilIntent::AskCouncil));
    let talk = council(&screen).talk.clone().unwrap();
    assert!(!talk.said.is_empty(), "asked, they speak");
    let silence = session.dispatch(Intent::Council(CouncilIntent::KeepSilence)).unwrap().rejection.unwrap();
    assert_eq!(silence.reason, RejectionReason::NotLegal, "too late");
    let say = |remark| Intent::Council(CouncilIntent::Say { remark, to: None });
    let screen = press(&session, say(RemarkKind::Alone));
    let said = &council(&screen).talk.as_ref().unwrap().said;
    assert_eq!(said.last().unwrap().seat, 0);
    let twice = session.dispatch(say(RemarkKind::Alone)).unwrap().rejection.unwrap();
    assert_eq!(twice.reason, RejectionReason::NotLegal);
    let early = session.dispatch(say(RemarkKind::First)).unwrap().rejection;
    assert!(early.is_some(), "only with a card face down");
    // Undone: unsaid.
    let screen = press(&session, Intent::Table(TableIntent::Undo));
    let said = &council(&screen).talk.as_ref().unwrap().said;
    assert!(said.iter().all(|said| said.seat != 0));
}

#[test]
fn help_can_be_asked_for_and_before_the_throne_only_who_leads_is_said() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    start_council(&session, &[PERSON, COUNCILLOR, COUNCILLOR], 4, &[]);
    think(&session);
    let screen = press(&session, Intent::Council(CouncilIntent::AskCouncil));
    assert!(offered(&screen).contains(&(RemarkKind::NeedsHelp, None)));
    let needs = Intent::Council(CouncilIntent::Say { remark: RemarkKind::NeedsHelp, to: None });
    let screen = press(&session, needs);
    assert_eq!(said_by(&screen, 0), ["I need help"]);
    // Of what its cards can do a seat says one thing.
    let alone = Intent::Council(CouncilIntent::Say { remark: RemarkKind::Alone, to: None });
    assert_eq!(said_by(&press(&session, alone), 0), ["I can do it alone"]);
    // On to the throne, in a game that comes there.
    for seed in 1..20 {
        let dir = tempfile::tempdir().unwrap();
        let session = open(dir.path());
        start_council(&session, &[PERSON, COUNCILLOR, COUNCILLOR], seed, &[]);
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let throne = loop {
            let screen = think(&session);
            if is_over(&screen) {
                break None;
            }
            if council(&screen).table.moment == CouncilMoment::Throne {
                break Some(screen);
            }
            step(&session, &mut rng);
        };
        let Some(screen) = throne else { continue };
        let before_choice = |kind: &RemarkKind| {
            !matches!(kind, RemarkKind::WellDone | RemarkKind::MyFault | RemarkKind::Understood)
        };
        let kinds: Vec<RemarkKind> =
            offered(&screen).into_iter().map(|(kind, _)| kind).filter(before_choice).collect();
        assert_eq!(kinds, [RemarkKind::TakeIt, RemarkKind::YouTakeIt, RemarkKind::YouTakeIt], "seed {seed}");
        let lead = Intent::Council(CouncilIntent::Say { remark: RemarkKind::TakeIt, to: None });
        assert_eq!(said_by(&press(&session, lead), 0), ["I’ll take it"]);
        play(&session, seed, |_| {});
        return;
    }
    panic!("no game came to the throne");
}

#[test]
fn r_c12_a_silent_turn_holds_no_word_from_the_petitioner_to_the_check() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    start_council(&session, &[PERSON, COUNCILLOR, COUNCILLOR], 4, &[]);
    think(&session);
    press(&session, Intent::Council(CouncilIntent::KeepSilence));
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    let mut turns = 0;
    loop {
        let screen = session.screen().unwrap();
        let view = council(&screen);
        if is_over(&screen) || !view.turn.starts_with("Turn 1") {
            break;
        }
        turns += 1;
        assert_eq!(view.talk.as_ref().unwrap().said, []);
        assert_eq!(view.proposal, None);
        assert!(view.table.seats.iter().all(|seat| seat.remark.is_none()));
        step(&session, &mut rng);
    }
    assert!(turns > 5);
}

#[test]
fn a_remark_after_the_end_leaves_the_written_reign_as_it_is() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    let mut lost_at_a_check = false;
    for seed in 1..40 {
        let more = [
            Intent::Setup(SetupIntent::SetCouncil { kind: CouncilKind::Month }),
            Intent::Setup(SetupIntent::PickMonth { month: 11 }),
        ];
        session.dispatch(Intent::App(AppIntent::OpenHome)).unwrap();
        start_council(&session, &[PERSON, COUNCILLOR, COUNCILLOR], seed, &more);
        play(&session, seed, |_| {});
        let screen = session.screen().unwrap();
        let view = council(&screen);
        let Some(remark) = view.talk.as_ref().and_then(|talk| talk.offers.last()) else { continue };
        lost_at_a_check = true;
        let open = view.result.as_ref().unwrap().chronicle.intent.clone();
        let Intent::Chronicle(ChronicleIntent::OpenReign { id }) = open.clone() else { panic!("{open:?}") };
        session.dispatch(open).unwrap();
        session
            .dispatch(Intent::Chronicle(ChronicleIntent::TypeObstacle { id, text: "our own words".into() }))
            .unwrap();
        session.dispatch(Intent::App(AppIntent::Back)).unwrap();
        let before = stored(dir.path());
        assert!(before.last().unwrap().contains("our own words"), "{before:?}");
        press(&session, remark.intent.clone());
        assert_eq!(stored(dir.path()), before);
        break;
    }
    assert!(lost_at_a_check);
}

#[test]
fn taking_a_choice_back_after_hearing_the_others_is_counted() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    start_council(&session, &[PERSON, COUNCILLOR, COUNCILLOR], 4, &[]);
    think(&session);
    let screen = press(&session, Intent::Council(CouncilIntent::RingBells { ring: false }));
    let undo = |screen: &Screen| screen.tools[0].label.clone();
    let mut cards = council(&screen).hands.iter().flat_map(|hand| &hand.cards);
    press(&session, cards.find_map(|card| card.intent.clone()).unwrap());
    let screen = press(&session, Intent::Table(TableIntent::Confirm));
    assert!(council(&screen).table.seats.iter().any(|seat| seat.reveal.is_some()), "all have chosen");
    assert_eq!(undo(&screen), "Take back");
    press(&session, Intent::Table(TableIntent::Undo));
    play(&session, 5, |_| {});
    assert!(String::from_utf8(recorded(&session)).unwrap().contains("\"takebacks\":1"));
}

#[test]
fn of_remarks_that_exclude_each_other_the_last_one_counts() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    start_council(&session, &[PERSON, COUNCILLOR], 4, &[]);
    think(&session);
    press(&session, Intent::Council(CouncilIntent::Say { remark: RemarkKind::Ring, to: None }));
    let screen =
        press(&session, Intent::Council(CouncilIntent::Say { remark: RemarkKind::DoNotRing, to: None }));
    let said = &council(&screen).talk.as_ref().unwrap().said;
    let own: Vec<_> = said.iter().filter(|said| said.seat == 0).map(|said| said.sentence.as_str()).collect();
    assert_eq!(own, ["Let’s not ring the bells"]);
}

/// What may be said now, in the order of the buttons.
fn offered(screen: &Screen) -> Vec<(RemarkKind, Option<i32>)> {
    let said = |button: &ButtonView| match button.intent {
        Intent::Council(CouncilIntent::Say { remark, to }) => Some((remark, to)),
        _ => None,
    };
    council(screen).talk.as_ref().unwrap().offers.iter().filter_map(said).collect()
}

fn said_by(screen: &Screen, seat: i32) -> Vec<String> {
    let said = &council(screen).talk.as_ref().unwrap().said;
    said.iter().filter(|said| said.seat == seat).map(|said| said.sentence.clone()).collect()
}

#[test]
fn a_proposal_says_who_and_is_made_to_another_seat() {
    use RemarkKind::{
        Alone, CannotHelp, DoNotRing, GiveUp, Helps, KeepBack, NeedsHelp, Ring, RingAsYouLike, TakeIt,
        Together, YouTakeIt,
    };
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    start_council(&session, &[PERSON, COUNCILLOR, COUNCILLOR], 4, &[]);
    let screen = think(&session);
    assert_eq!(
        council(&screen).talk.as_ref().unwrap().offers[0].intent,
        Intent::Council(CouncilIntent::AskCouncil)
    );
    let to_all = |remark| (remark, None);
    let help = [Alone, Helps, NeedsHelp, CannotHelp, GiveUp].map(to_all);
    let proposals = [
        (TakeIt, None),
        (YouTakeIt, Some(1)),
        (YouTakeIt, Some(2)),
        (Together, Some(1)),
        (Together, Some(2)),
        (KeepBack, None),
    ];
    let bells = [Ring, DoNotRing, RingAsYouLike].map(to_all);
    assert_eq!(offered(&screen), [&help[..], &proposals[..], &bells[..]].concat(), "and no answer yet");

    let name = council(&screen).table.seats[1].name.clone();
    let screen = press(&session, Intent::Council(CouncilIntent::Say { remark: YouTakeIt, to: Some(1) }));
    assert_eq!(said_by(&screen, 0), [format!("You take it, {name}")]);
    assert!(!offered(&screen).contains(&(YouTakeIt, Some(1))), "said already");
    let screen = press(&session, Intent::Council(CouncilIntent::Say { remark: TakeIt, to: None }));
    assert_eq!(said_by(&screen, 0), ["I’ll take it"], "of proposals the last one counts");

    let wrong = [
        (YouTakeIt, None, "nobody"),
        (YouTakeIt, Some(0), "oneself"),
        (Together, Some(0), "oneself"),
        (YouTakeIt, Some(3), "no such seat"),
        (YouTakeIt, Some(-1), "no such seat"),
        (YouTakeIt, Some(256), "no such seat"),
        (Alone, Some(1), "to all, not to one"),
        (KeepBack, Some(0), "to all, not to one"),
    ];
    for (remark, to, why) in wrong {
        let refused = session.dispatch(Intent::Council(CouncilIntent::Say { remark, to })).unwrap().rejection;
        assert_eq!(
            refused.map(|refused| refused.reason),
            Some(RejectionReason::NotLegal),
            "{remark:?}: {why}"
        );
    }
}

#[test]
fn yes_is_said_to_who_has_proposed_something() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    start_council(&session, &[PERSON, PERSON, COUNCILLOR], 4, &[]);
    think(&session);
    let speaks = |seat| press(&session, Intent::Council(CouncilIntent::ChooseSpeaker { seat }));
    let say = |remark, to| press(&session, Intent::Council(CouncilIntent::Say { remark, to }));
    let answers = |screen: &Screen| -> Vec<(RemarkKind, Option<i32>)> {
        let is_answer = |remark: RemarkKind| matches!(remark, RemarkKind::Agreed | RemarkKind::RatherNot);
        offered(screen).into_iter().filter(|&(remark, to)| is_answer(remark) && to != Some(2)).collect()
    };
    let yes_or_no = |to| [(RemarkKind::Agreed, Some(to)), (RemarkKind::RatherNot, Some(to))];
    let yes = Intent::Council(CouncilIntent::Say { remark: RemarkKind::Agreed, to: Some(0) });
    let early = |yes: &Intent| session.dispatch(yes.clone()).unwrap().rejection;

    speaks(1);
    assert!(early(&yes).is_some(), "nobody has proposed anything");
    speaks(0);
    say(RemarkKind::KeepBack, None);
    assert_eq!(answers(&speaks(1)), [], "nothing to agree to");
    speaks(0);
    let screen = say(RemarkKind::Together, Some(2));
    assert_eq!(answers(&screen), [], "not to oneself");
    assert_eq!(answers(&speaks(1)), [], "said to somebody else");
    speaks(0);
    say(RemarkKind::Together, Some(1));
    assert_eq!(answers(&speaks(1)), yes_or_no(0));
    let screen = press(&session, yes.clone());
    assert!(said_by(&screen, 1).iter().any(|said| said.starts_with("Yes, ")), "{:?}", said_by(&screen, 1));
    assert_eq!(answers(&screen), [], "answered");

    // An answer belongs to what was proposed.
    speaks(0);
    let screen = say(RemarkKind::TakeIt, None);
    assert!(said_by(&screen, 1).iter().all(|said| !said.starts_with("Yes, ")));
    assert_eq!(answers(&speaks(1)), yes_or_no(0));
    let screen = press(&session, yes);
    assert!(said_by(&screen, 1).iter().any(|said| said.starts_with("Yes, ")));
}

#[test]
fn councillors_answer_a_proposal_also_when_they_have_spoken() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    start_council(&session, &[PERSON, COUNCILLOR], 4, &[]);
    think(&session);
    let screen = press(&session, Intent::Council(CouncilIntent::AskCouncil));
    assert!(!said_by(&screen, 1).is_empty());
    let before = said_by(&screen, 1);
    let screen =
        press(&session, Intent::Council(CouncilIntent::Say { remark: RemarkKind::Together, to: Some(1) }));
    let answers = |said: &String| said.starts_with("Yes, ") || said.starts_with("I’d rather not, ");
    let after = said_by(&screen, 1);
    assert!(after.iter().any(answers), "{before:?} {after:?}");
}

#[test]
fn r_c11_nobody_asks_the_head_to_play() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    start_council(&session, &[COUNCILLOR, PERSON, COUNCILLOR, COUNCILLOR], 2, &[]);
    think(&session);
    let screen = press(&session, Intent::Council(CouncilIntent::RingBells { ring: false }));
    let to_the_head: Vec<_> = offered(&screen)
        .into_iter()
        .filter(|&(remark, to)| {
            matches!(remark, RemarkKind::YouTakeIt | RemarkKind::Together) && to == Some(0)
        })
        .collect();
    assert!(offered(&screen).contains(&(RemarkKind::YouTakeIt, Some(2))));
    assert_eq!(to_the_head, [], "P1 is the Head of the first turn, who plays no card");
}
