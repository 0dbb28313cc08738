//! The rules reference, opened from anywhere.
#![allow(clippy::unwrap_used, clippy::panic)] // helpers of tests

use crate::support::open;
use douze_app::screen::{Body, RulesView, Screen};
use douze_app::{AppIntent, GameKind, Intent, Language, Reason, SettingsIntent};

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
    for game in [GameKind::Council, GameKind::King] {
        let screen = session.dispatch(ask(game, None)).unwrap().screen;
        assert_eq!(rules(&screen).game, game);
        titles.push(screen.title.clone());
        let back = session.dispatch(rules(&screen).close.intent.clone()).unwrap().screen;
        assert!(matches!(back.body, Body::Home { .. }));
    }
    assert_eq!(titles, ["Rules of Council of 12", "Rules of King of 12"]);
    let forest = session.dispatch(ask(GameKind::Forest, None)).unwrap();
    assert_eq!(forest.rejection.unwrap().reason, Reason::NotYet);
}

#[test]
fn the_councils_rules_open_at_the_rule_in_every_language() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    let mut told = Vec::new();
    for language in [Language::English, Language::French, Language::German] {
        session.dispatch(Intent::Settings(SettingsIntent::SetLanguage { language: Some(language) })).unwrap();
        let screen = session.dispatch(ask(GameKind::Council, Some("r-c7"))).unwrap().screen;
        let asked: Vec<_> =
            rules(&screen).sections.iter().flat_map(|s| &s.rules).filter(|rule| rule.selected).collect();
        let [rule] = asked[..] else { panic!("{asked:?}") };
        assert!(rule.ruling.is_some());
        told.push(rule.title.clone());
    }
    let titles = ["Bells at Favour 1", "Les cloches quand la Faveur est à 1", "Glocken bei Gunst 1"]
        .map(str::to_owned);
    assert_eq!(told, titles);
}
