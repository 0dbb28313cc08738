//! Facts of a screen that no shell has to derive from its body.
#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of a test")]

use crate::support::{council, forest, king, open, press, start, start_council, start_king};
use douze_app::screen::{Body, ButtonView, RoleKind, Screen};
use douze_app::{AppIntent, ForestIntent, GameKind, Intent, PlayerKind, SetupIntent};

const PERSON: PlayerKind = PlayerKind::Person;

fn roles(screen: &Screen) -> Vec<RoleKind> {
    screen.tools.iter().filter_map(|button| button.role).collect()
}

fn intent(button: Option<&ButtonView>) -> Option<&Intent> {
    button.map(|button| &button.intent)
}

#[test]
fn home_continues_the_last_game_and_the_form_starts_one() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    let home = session.screen().unwrap();
    assert_eq!((home.game, home.at_table, home.heading.as_str()), (None, false, "Douze"));
    assert_eq!((intent(home.primary.as_ref()), home.tools.len()), (None, 0));
    let form = press(&session, Intent::App(AppIntent::OpenSetup { game: GameKind::Forest }));
    assert_eq!((form.game, form.at_table, &form.heading), (Some(GameKind::Forest), false, &form.title));
    assert_eq!(intent(form.primary.as_ref()), Some(&Intent::Setup(SetupIntent::StartGame)));
    let wrong = press(&session, Intent::Setup(SetupIntent::TypeSeed { seed: "12x".into() }));
    assert_eq!(wrong.primary, None, "what is off does not lead on");
    press(&session, Intent::Setup(SetupIntent::TypeSeed { seed: String::new() }));
    press(&session, Intent::Setup(SetupIntent::StartGame));
    let home = press(&session, Intent::App(AppIntent::OpenHome));
    assert_eq!(intent(home.primary.as_ref()), Some(&Intent::App(AppIntent::ContinueGame)));
    assert_eq!(press(&session, Intent::App(AppIntent::OpenChronicle)).game, Some(GameKind::Council));
    press(&session, Intent::App(AppIntent::Back));
    assert_eq!(press(&session, Intent::App(AppIntent::OpenSettings)).game, None);
}

#[test]
fn a_duel_has_its_round_above_it_and_its_own_action_beside_it() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    let variant = Intent::Setup(SetupIntent::SetVariant { variant: douze_app::ForestVariant::Choose3 });
    let mut screen = start(&session, [PERSON, PlayerKind::Fawn], 5, &[variant]).screen;
    assert_eq!(
        (screen.game, screen.at_table, &screen.heading),
        (Some(GameKind::Forest), true, &forest(&screen).round)
    );
    assert_eq!(roles(&screen), [RoleKind::Undo, RoleKind::Redo, RoleKind::Rules]);
    assert_eq!(screen.live, [forest(&screen).status.clone()]);
    assert_eq!(screen.primary, None, "nothing is kept yet");
    while screen.primary.is_none() {
        let cards = &forest(&screen).hand.as_ref().unwrap().cards;
        let card = cards.iter().find(|card| !card.selected).and_then(|card| card.intent.clone());
        screen = press(&session, card.unwrap());
    }
    assert_eq!(screen.primary, forest(&screen).confirm);
    let swap = forest(&screen).swap.as_ref().unwrap();
    assert_eq!((&swap.intent, swap.role), (&Intent::Forest(ForestIntent::SwapBottom), None));
}

#[test]
fn a_curtain_is_no_table_and_nothing_but_its_button_lifts_it() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    start(&session, [PERSON; 2], 5, &[]);
    let screen = session.screen().unwrap();
    assert!(matches!(screen.body, Body::Curtain { .. }));
    assert_eq!(
        (screen.game, screen.at_table, &screen.heading),
        (Some(GameKind::Forest), false, &screen.title)
    );
    assert_eq!((screen.primary, screen.tools, screen.live), (None, vec![], vec![]));
}

#[test]
fn the_tables_of_king_and_council_have_history_and_rules_in_their_bars() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    let screen = start_king(&session, &[PERSON; 4], 5, &[]).screen;
    assert_eq!((screen.game, &screen.heading), (Some(GameKind::King), &king(&screen).round));
    let bar = [RoleKind::Undo, RoleKind::Redo, RoleKind::History, RoleKind::Rules];
    assert_eq!(roles(&screen), bar);
    assert_eq!(king(&screen).table.groups[0].rows, [[0, 1], [3, 2]], "in a circle");
    assert_eq!(screen.primary, king(&screen).confirm);

    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    let screen = start_council(&session, &[PERSON; 2], 5, &[]).screen;
    assert_eq!((screen.game, &screen.heading), (Some(GameKind::Council), &council(&screen).turn));
    assert_eq!(roles(&screen), [RoleKind::Undo, RoleKind::Redo, RoleKind::Rules]);
    assert_eq!(screen.live.last(), Some(&council(&screen).status));
}

/// Offline, from the library itself; each licence has its text, and the way back leads to the settings.
#[test]
fn the_licences_of_all_parts_are_one_press_from_the_settings() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    assert!(session.dispatch(Intent::App(AppIntent::OpenNotices)).unwrap().rejection.is_some());
    let screen = session.dispatch(Intent::App(AppIntent::OpenSettings)).unwrap().screen;
    let Body::Settings { settings } = screen.body else { panic!("no settings") };
    let screen = session.dispatch(settings.notices.intent).unwrap().screen;
    let Body::Notices { notices } = screen.body else { panic!("no notices") };
    let found = |licence: &str, words: &str| {
        let part = notices.parts.iter().find(|part| part.licence == licence).unwrap();
        assert!(part.lines.iter().any(|line| line.contains(words)), "{licence}: {words}");
    };
    found("MIT License", "Permission is hereby granted");
    found("Apache License 2.0", "org.jetbrains.kotlin:kotlin-stdlib");
    found("Mozilla Public License 2.0", "uniffi");
    found("SIL Open Font License 1.1", "Federo");
    found("SQLite", "public domain");
    let screen = session.dispatch(screen.back.unwrap().intent).unwrap().screen;
    assert!(matches!(screen.body, Body::Settings { .. }));
}
