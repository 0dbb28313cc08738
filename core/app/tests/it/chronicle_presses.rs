//! The Chronicle under any presses: always a whole screen, and no line is lost or rewritten but for its obstacle.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // helpers of tests

use crate::support::reigns::{fill, reign};
use crate::support::{import, keep_file, open, share};
use douze_app::chronicle::{Book, Reign, file};
use douze_app::screen::{Body, ButtonView, ChronicleView, Screen};
use douze_app::store::Store;
use douze_app::{AppIntent, GameKind, Intent, Language, SettingsIntent};
use proptest::prelude::*;

#[derive(Clone, Debug)]
enum Press {
    Any(Intent),
    Offered(usize),
    /// A file of these reigns, kept or not.
    Import(u32, bool),
}

fn presses() -> impl Strategy<Value = Vec<Press>> {
    let elsewhere = prop::sample::select(vec![
        Intent::App(AppIntent::Back),
        Intent::App(AppIntent::OpenHome),
        Intent::App(AppIntent::OpenSettings),
        Intent::App(AppIntent::Cover),
        Intent::App(AppIntent::DismissNotice),
        Intent::App(AppIntent::OpenRules { game: GameKind::Council, rule: None }),
        Intent::App(AppIntent::OpenSetup { game: GameKind::Council }),
        Intent::App(AppIntent::OpenDecks),
        Intent::Settings(SettingsIntent::SetLanguage { language: Some(Language::German) }),
        Intent::Settings(SettingsIntent::SetLanguage { language: Some(Language::French) }),
    ]);
    let press = prop_oneof![
        6 => crate::support::reigns::intents().prop_map(Press::Any),
        2 => elsewhere.prop_map(Press::Any),
        4 => any::<usize>().prop_map(Press::Offered),
        1 => (60u32..70, any::<bool>()).prop_map(|(number, keep)| Press::Import(number, keep)),
    ];
    prop::collection::vec(press, 1..60)
}

fn offered(screen: &Screen) -> Vec<Intent> {
    let Body::Chronicle { chronicle } = &screen.body else {
        return vec![Intent::App(AppIntent::OpenChronicle)];
    };
    let ChronicleView { tabs, reigns, rulers, chart, page, .. } = chronicle;
    let windows = [
        reigns.as_ref().map(|list| &list.window),
        rulers.as_ref().map(|list| &list.window),
        chart.as_ref().map(|chart| &chart.window),
    ];
    let ways = windows.into_iter().flatten().flat_map(|window| [&window.newer, &window.older]).flatten();
    let page_ways =
        page.iter().flat_map(|page| [&page.newer, &page.older].into_iter().flatten().chain([&page.close]));
    let buttons = ways.chain(page_ways).map(|button: &ButtonView| button.intent.clone());
    let choices = tabs.choices.iter().chain(page.iter().flat_map(|page| &page.obstacle.suggestions));
    let lines = reigns.iter().flat_map(|list| &list.reigns).map(|line| line.open.clone());
    let thrones = rulers.iter().flat_map(|list| &list.rulers).map(|ruler| ruler.open.clone());
    let points = chart.iter().flat_map(|chart| &chart.reigns).map(|reign| reign.open.clone());
    let choices = choices.map(|choice| choice.intent.clone());
    buttons.chain(choices).chain(lines).chain(thrones).chain(points).collect()
}

fn is_whole(screen: &Screen) {
    let Body::Chronicle { chronicle } = &screen.body else { return };
    let shown = [
        chronicle.reigns.is_some(),
        chronicle.rulers.is_some(),
        chronicle.chart.is_some(),
        !chronicle.tables.is_empty(),
    ];
    assert_eq!(shown.iter().filter(|&&shown| shown).count(), 1);
    assert!(!chronicle.summary.is_empty() && chronicle.damaged.is_none());
    if let Some(list) = &chronicle.reigns {
        assert!(list.reigns.len() <= 50 && list.window.first <= list.window.total);
        assert!(list.reigns.iter().all(|line| !line.spoken.is_empty() && (0..6).contains(&line.band)));
        let open = list.reigns.iter().filter(|line| line.selected).map(|line| &line.id);
        assert!(
            open.eq(chronicle
                .page
                .iter()
                .map(|page| &page.id)
                .filter(|id| { list.reigns.iter().any(|line| line.id == **id) }))
        );
    }
    if let Some(page) = &chronicle.page {
        assert!(page.receipts.len() == 4 && !page.share.text.is_empty() && (0..=7).contains(&page.ticks));
        assert!(page.obstacle.suggestions.iter().filter(|choice| choice.selected).count() <= 1);
    }
}

/// The lines without what people may write into them.
fn lines(dir: &std::path::Path) -> Vec<Reign> {
    let book = Book::load(&Store::open(dir).unwrap().store).unwrap();
    let plain =
        |reign: &Reign| Reign { obstacle: None, corrections: Vec::new(), struck: false, ..reign.clone() };
    book.lines().iter().map(|line| plain(&line.reign)).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: share(48), ..ProptestConfig::default() })]

    #[test]
    fn any_presses_are_answered_and_no_line_is_lost(presses in presses()) {
        let dir = tempfile::tempdir().unwrap();
        let mut expected: Vec<Reign> = (0..60).map(reign).collect();
        fill(dir.path(), &expected);
        let session = open(dir.path());
        for press in presses {
            let screen = session.screen().unwrap();
            let update = match press {
                Press::Any(intent) => session.dispatch(intent).unwrap(),
                Press::Offered(choice) => {
                    let options = offered(&screen);
                    session.dispatch(options[choice % options.len()].clone()).unwrap()
                }
                Press::Import(number, keep) => {
                    let file = file::write(&Book::new(vec![reign(number)]), &[], &[]);
                    let preview = import(&session, file.into_bytes()).unwrap();
                    if preview.confirm.is_none() || !keep {
                        session.dispatch(preview.close.intent).unwrap();
                        continue;
                    }
                    if preview.conflicts.is_none() {
                        expected.push(reign(number));
                    }
                    keep_file(&session, false)
                }
            };
            if let Some(rejection) = &update.rejection {
                prop_assert!(!rejection.sentence.is_empty());
            }
            prop_assert_eq!(&update.screen, &session.screen().unwrap());
            is_whole(&update.screen);
        }
        drop(session);
        expected.sort_by_key(|reign| reign.ended_ms);
        let expected: Vec<Reign> =
            expected.into_iter().map(|reign| Reign { obstacle: None, ..reign }).collect();
        prop_assert_eq!(lines(dir.path()), expected);
    }
}
