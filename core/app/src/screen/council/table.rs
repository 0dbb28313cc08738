//! The middle of the table: die, Favour, petitioner, dilemmas, kept rewards.

use super::laid::Laid;
use super::{
    CouncilDieView, CouncilFrame, CouncilMoment, DilemmaView, FavourView, KeptView, PetitionerView,
    ProgressView, TargetView,
};
use super::{Words, agreement, aim, seats};
use crate::flow::council::Council;
use crate::screen::miniature;
use crate::screen::parts::die_layout;
use crate::screen::{ButtonView, ReachView};
use crate::text::Arg;
use crate::{CouncilIntent, Intent};
use douze_rules::Seat;
use douze_rules::council::{Character, Dilemma, Event, Faces, Observation, Phase};
use douze_rules::d12::Face;

/// The end of the Favour track (R-C6).
const MAX_FAVOUR: i32 = 5;

/// The open table now, with what may be pressed.
pub(super) fn table(words: &Words, seen: &Observation, council: &Council) -> CouncilFrame {
    let mut table = frame(words, Laid::now(seen, council), council);
    table.die.reach = reach(words, council);
    if !table.die.reach.is_empty() {
        let faces: Faces = council.faces().into_iter().collect();
        let reach = words.text.with("council-die-reach", &[("faces", words.faces(faces).into())]);
        table.die.spoken.push(' ');
        table.die.spoken.push_str(&reach);
    }
    seats::press(words, &mut table.seats, seen, council);
    table
}

/// The open table, without buttons.
pub(super) fn frame(words: &Words, laid: Laid, council: &Council) -> CouncilFrame {
    let seen = laid.seen;
    let opened = |event: Event| matches!(event, Event::ThroneRevealed { .. });
    CouncilFrame {
        moment: moment(seen),
        die: die(words, seen),
        favour: favour(words, seen),
        petitioner: petitioner(words, seen),
        foreseen: foreseen(words, seen),
        dilemma: dilemma(words, laid),
        next_dilemma: next_dilemma(words, seen),
        progress: progress(words, seen, council),
        seats: seats::seats(words, laid, council),
        ended: seen.phase() == Phase::Over || laid.of_this_turn().any(opened),
    }
}

fn moment(seen: &Observation) -> CouncilMoment {
    match seen.phase() {
        Phase::Roll | Phase::Bells => CouncilMoment::Hear,
        Phase::Choose => CouncilMoment::Choose,
        Phase::Reveal | Phase::OracleRoll | Phase::Next => CouncilMoment::Reveal,
        Phase::Shield
        | Phase::RewardRoll
        | Phase::Recall
        | Phase::Bench
        | Phase::Discard
        | Phase::Petitioner => CouncilMoment::Check,
        Phase::Throne | Phase::Ruler | Phase::Over => CouncilMoment::Throne,
    }
}

fn die(words: &Words, seen: &Observation) -> CouncilDieView {
    let text = words.text;
    let face = seen.die().map_or(0, |face| i32::from(face.number()));
    let mut targets: Vec<i32> = all(seen.targets()).iter().map(|face| face.number().into()).collect();
    if matches!(seen.phase(), Phase::Throne | Phase::Ruler | Phase::Over) {
        targets.clear();
    }
    let spoken = if face == 0 {
        text.say("council-die-none")
    } else {
        text.with("council-die", &[("face", face.into())])
    };
    CouncilDieView {
        face,
        layout: die_layout(),
        targets,
        reach: Vec::new(),
        spoken,
        why: Intent::Council(CouncilIntent::InspectDie),
    }
}

/// The faces that may be chosen now.
fn reach(words: &Words, council: &Council) -> Vec<ReachView> {
    let view = |face: Face| {
        let selected = council.own.pick.face == Some(face);
        let key = if selected { "council-face-again" } else { "council-face" };
        let face = i32::from(face.number());
        let label = words.text.with(key, &[("face", face.into())]);
        ReachView { face, label, selected, intent: Intent::Council(CouncilIntent::PickFace { face }) }
    };
    council.faces().into_iter().map(view).collect()
}

fn all(targets: impl Iterator<Item = Faces>) -> Faces {
    targets.fold(Faces::EMPTY, Faces::union)
}

pub(super) fn favour(words: &Words, seen: &Observation) -> FavourView {
    let value = i32::from(seen.favour());
    FavourView {
        label: words.text.with("council-favour-of", &[("favour", value.into()), ("most", MAX_FAVOUR.into())]),
        value,
        most: MAX_FAVOUR,
        spoken: words
            .text
            .with("council-favour-spoken", &[("favour", value.into()), ("most", MAX_FAVOUR.into())]),
        why: Intent::Council(CouncilIntent::InspectFavour),
    }
}

fn petitioner(words: &Words, seen: &Observation) -> Option<PetitionerView> {
    Some(petitioner_view(words, seen, seen.petitioner()?, "council-petitioner"))
}

fn foreseen(words: &Words, seen: &Observation) -> Option<PetitionerView> {
    Some(petitioner_view(words, seen, seen.foreseen()?, "council-foreseen"))
}

fn petitioner_view(words: &Words, seen: &Observation, character: Character, key: &str) -> PetitionerView {
    let crown = i32::from(seen.public_setup().crown(character));
    let face = words.face(character);
    PetitionerView {
        label: words.text.say(key),
        crown,
        spoken: words
            .text
            .with(&format!("{key}-spoken"), &[("card", character.id().into()), ("count", crown.into())]),
        explain: Intent::Council(CouncilIntent::InspectCharacter { character: face.character }),
        character: face,
    }
}

/// The dilemma of this turn; in the last one Claim the Throne.
pub(super) fn dilemma(words: &Words, laid: Laid) -> DilemmaView {
    let (text, seen) = (words.text, laid.seen);
    let last = matches!(seen.phase(), Phase::Throne | Phase::Ruler);
    match seen.dilemma().filter(|_| !last) {
        Some(dilemma) => {
            let targets = targets(words, laid);
            let note = match (seen.is_split(), seen.half_solved()) {
                (_, Some(_)) => text.say("council-split-second"),
                (true, None) => text.say("council-split-first"),
                _ => String::new(),
            };
            view(words, dilemma, ("council-dilemma", targets, seen.is_rung(), note), false)
        }
        None => DilemmaView {
            label: text.say("council-last-turn"),
            number: 0,
            name: text.say("council-throne"),
            bells: 0,
            difficulty: String::new(),
            targets: Vec::new(),
            value: String::new(),
            reward: Vec::new(),
            penalty: Vec::new(),
            public: false,
            note: aim::at_throne(words, seen).unwrap_or_else(|| text.say("council-throne-note")),
            spoken: match aim::at_throne(words, seen) {
                Some(aim) => format!("{} {aim}", text.say("council-throne-spoken")),
                None => text.say("council-throne-spoken"),
            },
            explain: Intent::Council(CouncilIntent::InspectDilemma { next: false }),
        },
    }
}

pub(super) fn next_dilemma(words: &Words, seen: &Observation) -> Option<DilemmaView> {
    let dilemma = seen.next_dilemma()?;
    let printed = dilemma.targets.into_iter().filter(|target| !target.is_empty());
    let targets = printed.map(|faces| target(words, faces, (false, false), None)).collect();
    Some(view(words, dilemma, ("council-next-dilemma", targets, false, String::new()), true))
}

fn view(
    words: &Words,
    dilemma: Dilemma,
    (label, targets, public, note): (&str, Vec<TargetView>, bool, String),
    next: bool,
) -> DilemmaView {
    let text = words.text;
    let years = u32::from(dilemma.value) * (1 + u32::from(public));
    let value =
        text.with(if public { "council-value-public" } else { "council-value" }, &[("years", years.into())]);
    let (name, label) = (words.dilemma(dilemma.number), text.say(label));
    let difficulty = text.of("council-difficulty", &dilemma.bells.to_string());
    let (reward, penalty) = (words.effects(dilemma.reward), words.effects(dilemma.penalty));
    let spoken: Vec<&str> = targets.iter().map(|target| target.spoken.as_str()).collect();
    let args: [(&str, Arg<'_>); 7] = [
        ("label", label.as_str().into()),
        ("dilemma", name.as_str().into()),
        ("difficulty", difficulty.as_str().into()),
        ("targets", spoken.join(" ").into()),
        ("value", value.as_str().into()),
        ("reward", reward.join(" ").into()),
        ("penalty", penalty.join(" ").into()),
    ];
    let mut spoken = text.with("council-dilemma-spoken", &args);
    if !note.is_empty() {
        spoken.push(' ');
        spoken.push_str(&note);
    }
    DilemmaView {
        label,
        number: dilemma.number.into(),
        name,
        bells: dilemma.bells.into(),
        difficulty,
        targets,
        value,
        reward,
        penalty,
        public,
        note,
        spoken,
        explain: Intent::Council(CouncilIntent::InspectDilemma { next }),
    }
}

/// The targets as they stand.
fn targets(words: &Words, laid: Laid) -> Vec<TargetView> {
    let seen = laid.seen;
    let double = seen.targets().count() > 1;
    (0u8..)
        .zip(seen.targets())
        .map(|(number, faces)| {
            let by = laid.of_this_turn().filter_map(|event| match event {
                Event::TargetChanged { target, seat, card } if target == number => Some((seat, card)),
                _ => None,
            });
            let on = seen.die().is_some_and(|die| faces.contains(die));
            let met = double && (seen.is_met(number) || seen.half_solved() == Some(number));
            target(words, faces, (on, met), by.last())
        })
        .collect()
}

fn target(words: &Words, faces: Faces, (on, met): (bool, bool), by: Option<(Seat, Character)>) -> TargetView {
    let text = words.text;
    let label = words.faces(faces);
    let changed = by.map(|(seat, card)| words.card(seat, card, "council-target-changed"));
    let mut spoken = text.with("council-target", &[("faces", label.as_str().into())]);
    let states = [(on, "council-target-on"), (met && !on, "council-target-met")];
    let states = states.iter().filter(|(is, _)| *is).map(|(_, key)| text.say(key));
    for part in states.chain(changed.clone().map(|by| format!("{by}."))) {
        spoken.push(' ');
        spoken.push_str(&part);
    }
    TargetView {
        faces: faces.iter().map(|face| face.number().into()).collect(),
        label,
        on,
        met,
        changed,
        spoken,
    }
}

pub(super) fn progress(words: &Words, seen: &Observation, council: &Council) -> ProgressView {
    let text = words.text;
    let years = u32::from(super::receipts::score(seen, council).total());
    let (solved, public, failed) = (seen.solved().count(), seen.public().count(), seen.failed().count());
    let counts = [("solved", solved), ("public", public), ("failed", failed)];
    let mut args: Vec<(&str, Arg<'_>)> = counts.map(|(name, count)| (name, count.into())).into();
    args.push(("years", years.into()));
    ProgressView {
        steps: miniature::steps(seen),
        score: text.with("council-years", &[("years", years.into())]),
        spoken: text.with("council-progress", &args),
        why: Intent::Council(CouncilIntent::InspectReign),
    }
}

pub(super) fn kept(words: &Words, seen: &Observation, council: &Council) -> Vec<KeptView> {
    let text = words.text;
    seen.kept()
        .map(|kept| {
            let button = ButtonView::labelled(
                words.kept(kept),
                Intent::Council(CouncilIntent::UseKept { kept: kept.into() }),
            );
            let rule = text.of("council-kept-rule", kept.id());
            KeptView {
                kept: kept.into(),
                button: if let (Ok(()), Some(seat)) = (council.may_use(kept), council.unheard()) {
                    button.off(words.about(seat, "error-thinking"))
                } else if council.may_use(kept).is_ok() {
                    button.hint(agreement::kept_hint(words, council, kept, &rule))
                } else {
                    button.off(text.of("council-kept-off", kept.id()))
                },
                rule,
            }
        })
        .collect()
}
