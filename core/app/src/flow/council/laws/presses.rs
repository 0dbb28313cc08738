//! Whatever the rules allow can be pressed.

use super::*;

/// The rules' actions of people that can be carried out by presses from here: one press, or a selection and its
/// confirmation.
fn pressed(context: &mut Context, council: &mut Council, action: Action) -> bool {
    let mut press = |council: &mut Council, intent: Intent| {
        let reply = press(council, context, &intent).unwrap();
        reply.refusal.is_none()
    };
    let before = council.game.line().len();
    let kind = crate::CharacterKind::from;
    let how = |how: How| match how {
        How::Nothing => None,
        How::Face(face) => Some(Intent::Council(CouncilIntent::PickFace { face: face.number().into() })),
        How::Target(target) => Some(Intent::Council(CouncilIntent::PickTarget { target: target.into() })),
        How::Back(card) => Some(Intent::Council(CouncilIntent::PickCharacter { character: kind(card) })),
    };
    let cards = |cards: Vec<Character>| {
        cards
            .into_iter()
            .map(|card| Intent::Council(CouncilIntent::PickCharacter { character: kind(card) }))
            .collect::<Vec<_>>()
    };
    let intents: Vec<Intent> = match action {
        Action::Bells { ring: true } if council.is_last_favour() => {
            vec![
                Intent::Council(CouncilIntent::RingBells { ring: true }),
                Intent::Council(CouncilIntent::RingBells { ring: true }),
            ]
        }
        Action::Bells { ring } => vec![Intent::Council(CouncilIntent::RingBells { ring })],
        Action::Silent => vec![Intent::Council(CouncilIntent::KeepSilence)],
        Action::Split => vec![Intent::Council(CouncilIntent::SpreadTargets)],
        Action::Use { reward } => match reward {
            douze_rules::council::Use::Tip { face } => vec![
                Intent::Council(CouncilIntent::UseKept { kept: crate::KeptKind::Tip }),
                Intent::Council(CouncilIntent::PickFace { face: face.number().into() }),
                Intent::Table(TableIntent::Confirm),
            ],
            douze_rules::council::Use::OpenCard { seat, card } => vec![
                Intent::Council(CouncilIntent::UseKept { kept: crate::KeptKind::OpenCard }),
                Intent::Council(CouncilIntent::LayOpen { seat: seat.number().into() }),
                Intent::Table(TableIntent::LiftCurtain),
                Intent::Council(CouncilIntent::PickCharacter { character: kind(card) }),
                Intent::Table(TableIntent::Confirm),
            ],
            other => vec![Intent::Council(CouncilIntent::UseKept { kept: other.kept().into() })],
        },
        Action::Choose { card, .. } | Action::Throne { card, .. } => [
            vec![Intent::Table(TableIntent::Confirm), Intent::Table(TableIntent::LiftCurtain)],
            cards(vec![card]),
            vec![Intent::Table(TableIntent::Confirm)],
        ]
        .concat(),
        Action::Reveal { seat, how: said } => {
            let first = Intent::Council(CouncilIntent::RevealNext { seat: seat.number().into() });
            let rest = how(said).into_iter().chain([Intent::Table(TableIntent::Confirm)]);
            [first, Intent::Table(TableIntent::LiftCurtain)].into_iter().chain(rest).collect()
        }
        Action::Next { card, how: said, .. } => {
            let first = [
                Intent::Table(TableIntent::LiftCurtain),
                Intent::Council(CouncilIntent::PickCharacter { character: kind(card) }),
            ];
            first.into_iter().chain(how(said)).chain([Intent::Table(TableIntent::Confirm)]).collect()
        }
        Action::Shield { used } => vec![Intent::Council(CouncilIntent::UseShield { used })],
        Action::Recall { cards: set, .. } | Action::Bench { cards: set, .. } => [
            vec![Intent::Table(TableIntent::LiftCurtain)],
            cards(set.iter().collect()),
            vec![Intent::Table(TableIntent::Confirm)],
        ]
        .concat(),
        Action::Discard { cards: pile, .. } => [
            vec![Intent::Table(TableIntent::LiftCurtain)],
            cards(pile.iter().collect()),
            vec![Intent::Table(TableIntent::Confirm)],
        ]
        .concat(),
        Action::Petitioner { take, .. } => vec![Intent::Council(CouncilIntent::TakePetitioner { take })],
        Action::Ruler { character } => {
            vec![Intent::Council(CouncilIntent::PickRuler { character: kind(character) })]
        }
        Action::Roll { .. } | Action::OracleRoll { .. } => return true,
    };
    for intent in intents {
        // Some are not needed: there is no curtain, or the card was open at once.
        press(council, intent);
        if council.game.line().len() > before {
            return true;
        }
    }
    false
}

/// Whatever the rules allow the people whose turn it is can be pressed.
#[test]
fn every_legal_action_can_be_pressed() {
    let mut store = Store::in_memory().unwrap();
    let mut tickets = 0;
    let mut rng = ChaCha8Rng::seed_from_u64(8);
    let mut kinds = std::collections::BTreeMap::<String, u32>::new();
    let name = |action: &Action| format!("{action:?}").split(' ').next().unwrap_or_default().to_owned();
    for seed in 0..1500 {
        let seats = rng.random_range(2..=4);
        let mut context = Context { store: &mut store, now_ms: 0, tickets: &mut tickets };
        // People alone: councillors' wishes are not asked here.
        let steps = rng.random_range(0..90);
        let council = played(&mut context, seats, seed * 3 + 1, steps, &mut rng);
        let next = council.secretly().or(council.openly());
        let all = douze_rules::council::legal(council.rules());
        let own = all.into_iter().filter(|action| {
            // Of several who may answer in any order the app asks one after the other.
            let in_order = matches!(action, Action::Reveal { .. });
            in_order
                || action.seat().is_none_or(|seat| Some(seat) == next || next.is_none())
                || matches!(action, Action::Use { .. })
        });
        // In silence people step forward in their order (R-C12).
        let silent = council.silent();
        let own: Vec<Action> = own
            .filter(|action| match (silent, action) {
                (Some(Silent::Asks(one) | Silent::Reveals(one)), Action::Reveal { seat, .. }) => one == *seat,
                _ => true,
            })
            .collect();
        // Of the kind that came least often, any.
        let least = own.iter().map(|action| kinds.get(&name(action)).copied().unwrap_or(0)).min();
        let rare: Vec<&Action> =
            own.iter().filter(|action| kinds.get(&name(action)).copied().or(Some(0)) == least).collect();
        let Some(&&action) = rare.get(rng.random_range(0..rare.len().max(1))) else { continue };
        // A doubled card needs nothing, which nobody can know: what it would need is asked.
        let doubled = match action {
            Action::Reveal { seat, how: How::Nothing } => {
                council
                    .rules()
                    .chosen(seat)
                    .and_then(|card| observe(council.rules(), Viewer::Seat(seat)).needs(card))
                    != Some(Needs::Nothing)
            }
            Action::Next { seat, card, how: How::Nothing } => {
                observe(council.rules(), Viewer::Seat(seat)).needs(card) != Some(Needs::Nothing)
                    && !council.rules().revealed().contains(card)
            }
            _ => false,
        };
        if doubled {
            continue;
        }
        let mut council = council;
        assert!(pressed(&mut context, &mut council, action), "{action:?} in {:?}", council.rules().phase());
        *kinds.entry(name(&action)).or_insert(0) += 1;
    }
    println!("{kinds:?}");
    assert!(kinds.len() > 11, "{kinds:?}");
}
