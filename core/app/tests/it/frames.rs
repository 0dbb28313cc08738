//! The frames of beats lead from the screen before to the screen after; their haptic feedback fits their motions.
#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of a test")]

use crate::support::{open, start, start_council, start_king, step};
use douze_app::screen::{
    Body, CellMark, CouncilFrame, ForestFrame, KingFrame, KingSeatView, PlacedCardView, Screen,
};
use douze_app::{
    Beat, CouncilMotion, ForestMotion, HapticKind, KingMotion, Motion, PlayerKind, Session, TableFrame,
    Update,
};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

const PERSON: PlayerKind = PlayerKind::Person;

/// The table of a screen as the frame of a beat would show it; none behind a curtain.
fn drawn(screen: &Screen) -> Option<TableFrame> {
    Some(match screen.body.clone() {
        Body::King { king } => TableFrame::King { king: king.table },
        Body::Council { council } => TableFrame::Council { council: council.table },
        Body::Forest { forest } => {
            let cells = forest.board.cells;
            // Ghosts cover what is there.
            if cells.iter().any(|cell| matches!(cell.mark, CellMark::Ghost | CellMark::Leaving)) {
                return None;
            }
            let card = |cell: douze_app::screen::CellView| {
                cell.card.map(|card| PlacedCardView { row: cell.row, col: cell.col, card })
            };
            TableFrame::Forest {
                forest: ForestFrame {
                    seats: forest.seats,
                    cards: cells.into_iter().filter_map(card).collect(),
                    table_label: forest.table_label,
                    table: forest.table,
                    removed_label: forest.removed_label,
                    removed: forest.removed,
                },
            }
        }
        _ => return None,
    })
}

/// Without buttons, whose turn it is, and the sentences that speak of both.
fn at_rest(mut table: TableFrame) -> TableFrame {
    match &mut table {
        TableFrame::King { king } => {
            for group in &mut king.groups {
                group.open = None;
                for seat in &mut group.seats {
                    (seat.active, seat.spoken) = (false, String::new());
                    seat.reach.clear();
                }
            }
        }
        TableFrame::Council { council } => {
            council.die.reach.clear();
            council.die.spoken.clear();
            for seat in &mut council.seats {
                (seat.active, seat.spoken, seat.reveal, seat.doing) = (false, String::new(), None, None);
            }
        }
        TableFrame::Forest { forest } => {
            forest.cards.sort_by_key(|placed| (placed.row, placed.col));
            for seat in &mut forest.seats {
                (seat.active, seat.spoken, seat.preview) = (false, String::new(), None);
            }
        }
    }
    table
}

fn has_buttons(table: &TableFrame) -> bool {
    match table {
        TableFrame::King { king } => {
            let mut seats = king.groups.iter().flat_map(|group| &group.seats);
            king.groups.iter().any(|group| group.open.is_some())
                || seats.any(|seat| seat.active || !seat.reach.is_empty())
        }
        TableFrame::Council { council } => {
            !council.die.reach.is_empty()
                || council.seats.iter().any(|seat| seat.active || seat.reveal.is_some())
        }
        TableFrame::Forest { forest } => forest.seats.iter().any(|seat| seat.active),
    }
}

/// Nothing changes but by the beat that says so.
fn fits(before: &TableFrame, after: &TableFrame, motion: Option<&Motion>) -> bool {
    match (before, after) {
        (TableFrame::King { king: before }, TableFrame::King { king: after }) => {
            let motion = motion.and_then(|motion| match motion {
                Motion::King { king } => Some(king),
                _ => None,
            });
            king_fits(before, after, motion)
        }
        (TableFrame::Council { council: before }, TableFrame::Council { council: after }) => {
            let motion = motion.and_then(|motion| match motion {
                Motion::Council { council } => Some(council),
                _ => None,
            });
            council_fits(before, after, motion)
        }
        (TableFrame::Forest { forest: before }, TableFrame::Forest { forest: after }) => {
            let more = after.cards.len() - before.cards.len();
            let motion = motion.and_then(|motion| match motion {
                Motion::Forest { forest } => Some(forest),
                _ => None,
            });
            let placed =
                matches!(motion, Some(ForestMotion::CardPlaced { .. } | ForestMotion::LinePushed { .. }));
            more == usize::from(placed)
                && (before.removed == after.removed
                    || matches!(motion, Some(ForestMotion::CardsRemoved { .. })))
        }
        _ => false,
    }
}

fn king_fits(before: &KingFrame, after: &KingFrame, motion: Option<&KingMotion>) -> bool {
    let seats = |table: &KingFrame| -> Vec<KingSeatView> {
        let mut seats = table.groups[0].seats.clone();
        seats.sort_by_key(|seat| seat.seat);
        seats
    };
    seats(before).iter().zip(&seats(after)).all(|(before, after)| {
        let open = |seat: &KingSeatView| seat.card.as_ref().is_some_and(|card| card.character.is_some());
        let turns = matches!(
            motion,
            Some(
                KingMotion::DiceRolled { .. }
                    | KingMotion::DicePassed { .. }
                    | KingMotion::DiceFlipped
                    | KingMotion::DieTipped
            )
        );
        let reveals = motion == Some(&KingMotion::CardsRevealed);
        let crowns = matches!(motion, Some(KingMotion::CrownTaken { .. }));
        (before.face == after.face || turns)
            && (before.crowns == after.crowns || crowns)
            && (open(before) || !open(after) || reveals)
    })
}

fn council_fits(before: &CouncilFrame, after: &CouncilFrame, motion: Option<&CouncilMotion>) -> bool {
    let turns = matches!(motion, Some(CouncilMotion::DieRolled | CouncilMotion::DieTurned));
    let favour = motion == Some(&CouncilMotion::FavourChanged);
    let comes = matches!(motion, Some(CouncilMotion::PetitionerTurned) | None);
    let opens = matches!(
        motion,
        Some(
            CouncilMotion::CardRevealed { .. }
                | CouncilMotion::CardsCancelled { .. }
                | CouncilMotion::ThroneRevealed
        )
    );
    let open = |table: &CouncilFrame| -> Vec<bool> {
        let cards = table.seats.iter().map(|seat| seat.card.as_ref());
        cards.map(|card| card.is_some_and(|card| card.character.is_some())).collect()
    };
    let opened = open(before).into_iter().zip(open(after)).any(|(before, after)| !before && after);
    (before.die.face == after.die.face || turns)
        && (before.favour.value == after.favour.value || favour)
        && (before.petitioner == after.petitioner || comes)
        && (before.dilemma.number == after.dilemma.number || comes)
        && (!opened || opens)
}

/// A die is felt as it lands and a crown at once; of each update the strongest feedback is marked.
fn is_felt(beats: &[Beat]) {
    for Beat { ms, motion, haptic, .. } in beats {
        let felt = haptic.map(|haptic| (haptic.kind, haptic.after_ms));
        match motion {
            Some(
                Motion::King { king: KingMotion::DiceRolled { .. } }
                | Motion::Council { council: CouncilMotion::DieRolled },
            ) => {
                assert_eq!(felt, Some((HapticKind::Die, ms * 3 / 4)));
            }
            Some(
                Motion::Council { council: CouncilMotion::CardRevealed { .. } }
                | Motion::Forest { forest: ForestMotion::CardPlaced { .. } },
            ) => {
                assert_eq!(felt, Some((HapticKind::Card, 0)));
            }
            Some(Motion::King { king: KingMotion::CrownTaken { .. } }) => {
                assert_eq!(felt, Some((HapticKind::Crown, 0)));
            }
            Some(Motion::Council { council: CouncilMotion::CardsCancelled { .. } }) | None => {
                assert_eq!(felt, None);
            }
            _ => {}
        }
    }
    let haptics = || beats.iter().filter_map(|beat| beat.haptic);
    let strongest = haptics().filter(|haptic| haptic.strongest).map(|haptic| haptic.kind);
    assert_eq!(strongest.collect::<Vec<_>>(), Vec::from_iter(haptics().map(|haptic| haptic.kind).max()));
}

/// The first beat starts from the screen before, the last one ends on the screen after.
fn leads(before: &Screen, update: &Update) -> usize {
    let Some(first) = update.beats.first() else { return 0 };
    is_felt(&update.beats);
    assert!(first.frame.is_some(), "the first beat shows the table: {first:?}");
    let frames = || update.beats.iter().filter_map(|beat| beat.frame.as_ref());
    assert!(frames().all(|frame| !has_buttons(frame)));
    // With a hand before one person of several, King's table is cleared away.
    let mut shown = drawn(before).map(at_rest).filter(|_| !before.secret);
    for Beat { frame, motion, sentence, .. } in &update.beats {
        let Some(frame) = frame.clone().map(at_rest) else { continue };
        if let Some(shown) = &shown {
            assert!(fits(shown, &frame, motion.as_ref()), "{sentence} {motion:?}\n{shown:#?}\n{frame:#?}");
        }
        shown = Some(frame);
    }
    if let Some(after) = drawn(&update.screen) {
        assert_eq!(shown, Some(at_rest(after)), "{:?}", update.beats.last());
    }
    frames().count()
}

fn follow(session: &Session, first: &Update, seed: u64) -> usize {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut frames = usize::from(first.beats.first().is_some_and(|beat| beat.frame.is_some()));
    let mut before = first.screen.clone();
    while let Some(update) = step(session, &mut rng) {
        frames += leads(&before, &update);
        before = update.screen;
    }
    frames
}

#[test]
fn the_frames_of_a_council_lead_from_the_screen_before_to_the_screen_after() {
    let councillor = PlayerKind::Councillor;
    let tables: [&[PlayerKind]; 3] =
        [&[PERSON, councillor, councillor, councillor], &[PERSON, PERSON, councillor], &[PERSON, PERSON]];
    for (seed, players) in (1..).zip(tables.into_iter().cycle().take(9)) {
        let dir = tempfile::tempdir().unwrap();
        let session = open(dir.path());
        let first = start_council(&session, players, seed, &[]);
        assert!(follow(&session, &first, seed) > 4);
    }
}

#[test]
fn the_frames_of_king_lead_from_the_screen_before_to_the_screen_after() {
    let rival = PlayerKind::Pretender;
    let tables: [&[PlayerKind]; 3] = [&[PERSON, rival, rival, rival], &[PERSON, PERSON, rival], &[PERSON; 2]];
    for (seed, players) in (1..).zip(tables.into_iter().cycle().take(6)) {
        let dir = tempfile::tempdir().unwrap();
        let session = open(dir.path());
        let first = start_king(&session, players, seed, &[]);
        assert!(follow(&session, &first, seed) > 20);
    }
}

#[test]
fn the_frames_of_a_duel_lead_from_the_screen_before_to_the_screen_after() {
    for seed in 1..20 {
        let dir = tempfile::tempdir().unwrap();
        let session = open(dir.path());
        let first = start(&session, [PERSON, [PERSON, PlayerKind::Fawn][seed as usize & 1]], seed, &[]);
        assert!(follow(&session, &first, seed) > 10);
    }
}
