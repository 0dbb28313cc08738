//! Reigns to fill a Chronicle with.
#![allow(dead_code, unreachable_pub, reason = "each test uses its part")]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test helper")]

use douze_app::chronicle::{Book, Member, Obstacle, Reign, ReignScore, Throne, Uuid, file};
#[allow(unused_imports, reason = "the bench needs some of them")]
pub use douze_app::gallery::reigns::{own_deck, reign, shipped, with_deck};
use douze_app::store::Store;
use douze_app::{AppIntent, ChronicleIntent, ChronicleTab, Intent, Session};
use douze_rules::council::{Character, Scenario};
use proptest::prelude::*;
use std::path::Path;
use std::sync::Arc;

/// A reign of these people, of so many years, that took no throne.
pub fn plain(number: u32, people: &[&str], years: u16) -> Reign {
    let members = people.iter().map(|&name| Member { name: name.into(), person: true }).collect();
    let score = ReignScore { solved: years, ..ReignScore::default() };
    Reign {
        members,
        score,
        won: true,
        throne: Throne::Vacant,
        obstacle: None,
        scenario: None,
        free: false,
        silent: false,
        ticks: 0,
        bells: 0,
        takebacks: 0,
        struck: false,
        corrections: Vec::new(),
        ..reign(number)
    }
}

/// Writes reigns into the storage of a folder.
pub fn fill(dir: &Path, reigns: &[Reign]) {
    let stored: Vec<_> = reigns.iter().map(|reign| reign.to_stored().unwrap()).collect();
    Store::open(dir).unwrap().store.merge_reigns(&stored, &[]).unwrap();
}

/// What a person may type: no names alone of spaces, nothing that cannot be seen.
fn words() -> impl Strategy<Value = String> {
    prop_oneof![
        4 => "[A-Za-zÀ-ÿ][A-Za-zÀ-ÿ '-]{0,14}",
        1 => "[=+@-][a-z,;\"]{1,6}",
        1 => "[ぁ-ん🦉]{1,6}",
    ]
}

fn obstacles() -> impl Strategy<Value = Obstacle> {
    prop_oneof![
        (1u8..=36).prop_map(Obstacle::Dilemma),
        (1u8..=12).prop_map(Obstacle::Face),
        words().prop_map(Obstacle::Player),
        words().prop_map(Obstacle::Text),
    ]
}

/// Any reign that can have been, with an id out of few so that the same come again.
pub fn reigns() -> impl Strategy<Value = Reign> {
    let members =
        prop::collection::vec((words(), any::<bool>()), 2..=4).prop_filter("each name once", |members| {
            let mut names: Vec<&str> = members.iter().map(|(name, _)| name.trim()).collect();
            names.sort_unstable();
            names.dedup();
            names.len() == members.len()
        });
    let score = (0u16..=140, 0u16..=140, 0u16..=21, 0u16..=5);
    let throne = prop_oneof![
        Just(Throne::Vacant),
        (0usize..12).prop_map(|at| Throne::Character(Character::ALL[at])),
        words().prop_map(Throne::Winner),
    ];
    let what = (
        prop::option::of(obstacles()),
        prop::collection::vec(obstacles(), 0..6),
        prop::option::of((0usize..12).prop_map(|at| Scenario::ALL[at])),
    );
    let rest = (0u8..=7, any::<bool>(), any::<bool>(), 0u8..=7, 0u32..9, any::<bool>());
    (0u128..40, 0i64..1_000, members, score, throne, what, rest).prop_map(
        |(id, ended_ms, members, (solved, public, crowns, favour), throne, what, rest)| {
            let (obstacle, suggestions, scenario) = what;
            let (ticks, free, silent, bells, takebacks, won) = rest;
            let taken = matches!(throne, Throne::Character(_));
            Reign {
                id: Uuid::from_u128(id),
                ended_ms,
                members: members.into_iter().map(|(name, person)| Member { name, person }).collect(),
                won: won || taken,
                score: ReignScore { solved, public: public.min(solved), crowns, favour },
                throne,
                obstacle,
                suggestions,
                ticks,
                scenario,
                free: free && scenario.is_none(),
                silent,
                bells,
                deck: shipped(),
                takebacks,
                struck: false,
                corrections: Vec::new(),
            }
        },
    )
}

/// Everything that one can want of the Chronicle, with values that fit and values that do not.
pub fn intents() -> impl Strategy<Value = Intent> {
    let number = || prop_oneof![8 => 0..60_i32, 1 => any::<i32>()];
    let id = || {
        prop_oneof![
            6 => (0u32..70).prop_map(|number| reign(number).id.to_string()),
            1 => "[0-9a-f-]{0,40}",
            1 => any::<u32>().prop_map(|number| reign(number % 70).id.simple().to_string()),
        ]
    };
    let tabs =
        [ChronicleTab::Reigns, ChronicleTab::Rulers, ChronicleTab::Chart, ChronicleTab::Statistics].to_vec();
    prop_oneof![
        2 => Just(Intent::App(AppIntent::OpenChronicle)),
        1 => Just(Intent::Chronicle(ChronicleIntent::CloseReign)),
        3 => prop::sample::select(tabs).prop_map(|tab| Intent::Chronicle(ChronicleIntent::SetChronicleTab { tab })),
        2 => number().prop_map(|first| Intent::Chronicle(ChronicleIntent::ShowReigns { first })),
        3 => id().prop_map(|id| Intent::Chronicle(ChronicleIntent::OpenReign { id })),
        2 => (id(), -1..5_i32).prop_map(|(id, choice)| Intent::Chronicle(ChronicleIntent::PickObstacle { id, choice })),
        2 => (id(), ".{0,80}").prop_map(|(id, text)| Intent::Chronicle(ChronicleIntent::TypeObstacle { id, text })),
    ]
}

/// The book of this folder.
pub fn book(dir: &Path) -> Book {
    Book::load(&Store::open(dir).unwrap().store).unwrap()
}

/// A folder with these reigns, and its session.
pub fn here(reigns: &[Reign]) -> (tempfile::TempDir, Arc<Session>) {
    let dir = tempfile::tempdir().unwrap();
    fill(dir.path(), reigns);
    let session = Session::open(dir.path().to_str().unwrap().into(), vec!["en".into()]).unwrap();
    (dir, session)
}

/// The file of a book of these reigns.
pub fn file_of(reigns: &[Reign]) -> Vec<u8> {
    file::write(&Book::new(reigns.to_vec()), &[], &[]).into_bytes()
}
