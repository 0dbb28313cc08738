//! The gallery: every state is reached, named once, and the same again; nothing that shells draw is missing.
#![allow(clippy::unwrap_used, reason = "helpers of a test")]

use douze_app::gallery::{GalleryScreen, gallery};
use douze_app::screen::{Body, ButtonView, CellMark, ReviewedTable, RoleKind, Screen};
use douze_app::{Beat, CouncilMotion, ForestMotion, HapticKind, KingMotion, Motion, PreviewKind};
use std::collections::BTreeSet;
use std::sync::OnceLock;

fn english() -> &'static [GalleryScreen] {
    static ENGLISH: OnceLock<Vec<GalleryScreen>> = OnceLock::new();
    ENGLISH.get_or_init(|| gallery("en").unwrap())
}

fn screens() -> impl Iterator<Item = &'static Screen> {
    english().iter().map(|state| &state.update.screen)
}

fn beats() -> impl Iterator<Item = &'static Beat> {
    english().iter().flat_map(|state| &state.update.beats)
}

/// Asserts that each of these variants is among the values. Does not compile while one of the enum is missing.
macro_rules! assert_all {
    ($values:expr, $kind:ident: $($variant:ident)+) => {
        let name = |value: &$kind| match value {
            $($kind::$variant { .. } => stringify!($variant),)+
        };
        let seen: BTreeSet<&str> = $values.map(|value| name(&value)).collect();
        let missing: Vec<&str> = [$(stringify!($variant)),+].into_iter().filter(|name| !seen.contains(name)).collect();
        assert_eq!(missing, [""; 0], "in no state");
    };
}

#[test]
fn every_state_is_reached_and_named_once_in_every_language() {
    let names: Vec<&str> = english().iter().map(|state| state.name).collect();
    assert!(names.len() >= 150, "{}", names.len());
    assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), names.len());
    for locale in ["fr", "de"] {
        let here = gallery(locale).unwrap();
        assert_eq!(here.iter().map(|state| state.name).collect::<Vec<_>>(), names);
        assert!(here.iter().all(|state| state.update.screen.look.language == locale));
    }
}

#[test]
fn the_same_states_come_again() {
    for (before, after) in english().iter().zip(gallery("en").unwrap()) {
        assert!(*before == after, "{}: {before:#?}\n{after:#?}", after.name);
    }
}

#[test]
fn no_two_states_are_alike() {
    let mut alike = Vec::new();
    for (place, state) in english().iter().enumerate() {
        let before = english()[..place].iter();
        let same = before.filter(|other| other.update == state.update);
        alike.extend(same.map(|other| (other.name, state.name)));
    }
    assert_eq!(alike, []);
}

#[test]
fn every_kind_of_screen_and_of_file_is_there() {
    assert_all!(screens().map(|screen| screen.body.clone()),
        Body: Home Games People Setup Curtain Forest King Council Review Chronicle Decks Preview Rules Fair Puzzles Settings Notices);
    let steps = screens().flat_map(|screen| screen.replay.iter().flat_map(|replay| &replay.steps));
    assert_all!(screens().flat_map(|screen| &screen.tools).chain(steps).filter_map(|tool| tool.role),
        RoleKind: Undo Redo History Rules First StepBack Play Pause StepForward Last);
    let redo = |tool: &&ButtonView| tool.role == Some(RoleKind::Redo) && tool.enabled;
    assert!(screens().flat_map(|screen| &screen.tools).any(|tool| redo(&tool)), "nothing was taken back");
    let files = screens().filter_map(|screen| match &screen.body {
        Body::Preview { preview } => Some(preview.kind),
        _ => None,
    });
    assert_all!(files, PreviewKind: Record Chronicle Deck);
}

#[test]
fn everything_that_moves_is_there() {
    let (mut forest_moves, mut king_moves, mut council_moves) = (Vec::new(), Vec::new(), Vec::new());
    for motion in beats().filter_map(|beat| beat.motion.clone()) {
        match motion {
            Motion::Forest { forest } => forest_moves.push(forest),
            Motion::King { king } => king_moves.push(king),
            Motion::Council { council } => council_moves.push(council),
        }
    }
    assert_all!(forest_moves.into_iter(), ForestMotion: CardsRevealed CardsRemoved CardPlaced LinePushed CardMoved);
    assert_all!(king_moves.into_iter(),
        KingMotion: CardsRevealed DiceRolled DicePassed DiceFlipped DieTipped TokenTaken CrownTaken);
    assert_all!(council_moves.into_iter(),
        CouncilMotion: DieRolled DieTurned CardRevealed CardsCancelled FavourChanged PetitionerTurned BellsRung DilemmaDone
            RewardKept RemarkMade ThroneRevealed);
    let felt = beats().filter_map(|beat| beat.haptic).map(|haptic| haptic.kind);
    // Of a rejection, never of a beat.
    let refused =
        english().iter().filter(|state| state.update.rejection.is_some()).map(|_| HapticKind::Refused);
    assert_all!(felt.chain(refused), HapticKind: Card Die Bell Crown Refused);
}

#[test]
fn every_mark_of_a_board_is_there() {
    let boards = screens().filter_map(|screen| match &screen.body {
        Body::Forest { forest } => Some(&forest.board),
        Body::Review { review } => match review.shown.as_ref()?.table.as_ref()? {
            ReviewedTable::Forest { board } => Some(board),
            _ => None,
        },
        _ => None,
    });
    assert_all!(boards.flat_map(|board| &board.cells).map(|cell| cell.mark),
        CellMark: Plain Legal EnterDown EnterUp EnterRight EnterLeft Selected Ghost Leaving Latest Because Advised Done);
}
