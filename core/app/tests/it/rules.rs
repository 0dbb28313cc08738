//! The rules reference, opened from anywhere.
#![allow(clippy::unwrap_used, clippy::panic)] // helpers of tests

use crate::support::open;
use douze_app::screen::{Body, CellMark, RuleFigure, RuleView, RulesView, Screen};
use douze_app::{AppIntent, GameKind, Intent, Language, SettingsIntent};

fn rules(screen: &Screen) -> &RulesView {
    let Body::Rules { rules } = &screen.body else { panic!("no rules") };
    rules
}

fn ask(game: GameKind, rule: Option<&str>) -> Intent {
    Intent::App(AppIntent::OpenRules { game, rule: rule.map(str::to_owned) })
}

#[test]
fn each_game_opens_its_own_rules_and_they_lead_back() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    let mut titles = Vec::new();
    for game in [GameKind::Council, GameKind::King, GameKind::Forest] {
        let screen = session.dispatch(ask(game, None)).unwrap().screen;
        assert_eq!(rules(&screen).game, game);
        titles.push(screen.title.clone());
        let back = session.dispatch(rules(&screen).close.intent.clone()).unwrap().screen;
        assert!(matches!(back.body, Body::Home { .. }));
    }
    assert_eq!(titles, ["Rules of Council of 12", "Rules of King of 12", "Rules of the forest duel"]);
}

#[test]
fn the_councils_rules_open_at_the_rule_in_every_language() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    let mut shown = Vec::new();
    for language in [Language::English, Language::French, Language::German] {
        session.dispatch(Intent::Settings(SettingsIntent::SetLanguage { language: Some(language) })).unwrap();
        let screen = session.dispatch(ask(GameKind::Council, Some("r-c7"))).unwrap().screen;
        let asked: Vec<_> =
            rules(&screen).sections.iter().flat_map(|s| &s.rules).filter(|rule| rule.selected).collect();
        let [rule] = asked[..] else { panic!("{asked:?}") };
        assert!(rule.ruling.is_some());
        shown.push(rule.title.clone());
    }
    let titles = ["Bells at Favour 1", "Les cloches quand la Faveur est à 1", "Glocken bei Gunst 1"]
        .map(str::to_owned);
    assert_eq!(shown, titles);
}

const LANGUAGES: [Language; 3] = [Language::English, Language::French, Language::German];
const GAMES: [GameKind; 3] = [GameKind::King, GameKind::Council, GameKind::Forest];

fn all(screen: &Screen) -> Vec<&RuleView> {
    rules(screen).sections.iter().flat_map(|section| &section.rules).collect()
}

#[test]
fn every_section_can_be_opened_from_the_contents_and_every_game_from_every_other() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    for game in GAMES {
        let screen = session.dispatch(ask(game, None)).unwrap().screen;
        let view = rules(&screen);
        assert_eq!(view.contents.len(), view.sections.len());
        for (place, way) in view.contents.iter().enumerate() {
            let screen = session.dispatch(way.intent.clone()).unwrap().screen;
            let selected: Vec<bool> =
                rules(&screen).sections.iter().map(|section| section.selected).collect();
            assert_eq!(selected.iter().position(|selected| *selected), Some(place), "{}", way.label);
            assert_eq!(selected.iter().filter(|selected| **selected).count(), 1);
        }
        for choice in &view.games.choices {
            let screen = session.dispatch(choice.intent.clone()).unwrap().screen;
            let chosen = rules(&screen).games.choices.iter().find(|choice| choice.selected).unwrap();
            assert_eq!(chosen.label, choice.label);
        }
        session.dispatch(Intent::App(AppIntent::Back)).unwrap();
        assert!(matches!(session.screen().unwrap().body, Body::Home { .. }));
    }
}

#[test]
fn every_ruling_is_marked_with_its_reason_in_one_line_and_nothing_else_is() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    for language in LANGUAGES {
        session.dispatch(Intent::Settings(SettingsIntent::SetLanguage { language: Some(language) })).unwrap();
        let mut count = 0;
        for game in GAMES {
            let screen = session.dispatch(ask(game, None)).unwrap().screen;
            for rule in all(&screen) {
                let Some(ruling) = &rule.ruling else { continue };
                count += 1;
                assert!(!ruling.contains('\n') && ruling.chars().count() <= 150, "{ruling}");
            }
        }
        assert_eq!(count, 12 + 22 + 9);
    }
}

#[test]
fn a_search_finds_rules_by_any_of_their_words_without_capitals_and_accents() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    let search = |text: &str| Intent::App(AppIntent::SearchRules { text: text.into() });
    assert!(session.dispatch(search("deer")).unwrap().rejection.is_some(), "no rules are open");
    let screen = session.dispatch(ask(GameKind::Forest, None)).unwrap().screen;
    let everything = all(&screen).len();
    let screen = session.dispatch(search("  CORNER edge ")).unwrap().screen;
    let found = all(&screen);
    assert!(!found.is_empty() && found.len() < everything);
    assert_eq!(rules(&screen).found, format!("{} rules found.", found.len()));
    assert!(rules(&screen).contents.is_empty());
    let screen = session.dispatch(search("zebra")).unwrap().screen;
    assert!(all(&screen).is_empty());
    assert_eq!(rules(&screen).found, "Nothing found. Try another word.");
    let screen = session.dispatch(search("")).unwrap().screen;
    assert_eq!(all(&screen).len(), everything);
    session
        .dispatch(Intent::Settings(SettingsIntent::SetLanguage { language: Some(Language::French) }))
        .unwrap();
    session.dispatch(ask(GameKind::Forest, None)).unwrap();
    let screen = session.dispatch(search("egalite")).unwrap().screen;
    assert!(!all(&screen).is_empty());
}

#[test]
fn pictures_show_positions_that_nobody_can_press() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    let (mut boards, mut dice, mut cards, mut tracks) = (0, 0, 0, 0);
    for game in GAMES {
        let screen = session.dispatch(ask(game, None)).unwrap().screen;
        for picture in all(&screen).iter().flat_map(|rule| &rule.pictures) {
            match &picture.figure {
                RuleFigure::Board { board } => {
                    boards += 1;
                    assert!(board.cells.iter().all(|cell| cell.intent.is_none()));
                    assert!(
                        board.cells.iter().any(|cell| cell.mark != CellMark::Plain || cell.points.is_some())
                    );
                }
                RuleFigure::Dice { dice: shown, .. } => {
                    dice += 1;
                    assert!(shown.iter().all(|die| (1..=12).contains(&die.face) && !die.spoken.is_empty()));
                }
                RuleFigure::Cards { cards: shown } => {
                    cards += 1;
                    assert!(shown.len() >= 2);
                }
                RuleFigure::Track { before, after, most } => {
                    tracks += 1;
                    assert!(after < before && before <= most);
                }
            }
        }
    }
    assert_eq!((boards, cards, tracks), (16, 6, 2));
    assert!(dice >= 12, "{dice}");
}

#[test]
fn the_duels_cards_and_receipts_lead_to_its_rules() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    for (id, title) in
        [("push", "The Deer pushes"), ("tie", "Equal points"), ("r-f7", "What the Jackalope copies")]
    {
        let screen = session.dispatch(ask(GameKind::Forest, Some(id))).unwrap().screen;
        let asked: Vec<&str> =
            all(&screen).iter().filter(|rule| rule.selected).map(|rule| &*rule.title).collect();
        assert_eq!(asked, [title]);
    }
}
