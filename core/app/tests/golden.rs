//! One game as a person reads it, in each language: what is asked, what happens, how it ends.
#![allow(clippy::unwrap_used, reason = "helpers of a test")]

mod support;

use douze_app::screen::Body;
use douze_app::{ForestVariant, Intent, Language, PlayerKind};
use std::fmt::Write;
use support::{open, play, start};

fn story(language: Language) -> String {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    session.dispatch(Intent::SetLanguage { language: Some(language) }).unwrap();
    let choose3 = Intent::SetVariant { variant: ForestVariant::Choose3 };
    let mut story = String::new();
    let mut last = String::new();
    let first = start(&session, [PlayerKind::Person, PlayerKind::Fox], 12, &[choose3]);
    let mut tell = |update: &douze_app::Update| {
        for beat in &update.beats {
            writeln!(story, "{}", beat.sentence).unwrap();
        }
        let Body::Forest { forest } = &update.screen.body else { return };
        if let Some(confirm) = &forest.confirm {
            writeln!(story, "  [{}]", confirm.label).unwrap();
        }
        let heading = format!("{} — {}", forest.round, forest.status);
        if heading != last && forest.result.is_none() {
            writeln!(story, "{heading}").unwrap();
            last = heading;
        }
        if let Some(result) = &forest.result {
            writeln!(story, "\n{}\n{}\n{}", result.headline, result.decided_by, result.seed).unwrap();
            for account in &result.accounts {
                writeln!(story, "\n{}: {}", account.title, account.total.as_deref().unwrap_or_default())
                    .unwrap();
                for receipt in &account.receipts {
                    writeln!(story, "  {}: {} ({})", receipt.card.name, receipt.points, receipt.sentence)
                        .unwrap();
                }
            }
            for cell in &forest.board.cells {
                writeln!(story, "{}", cell.spoken).unwrap();
            }
        }
    };
    tell(&first);
    play(&session, 12, tell);
    story
}

#[test]
fn a_whole_game_reads_well_in_every_language() {
    insta::assert_snapshot!("english", story(Language::English));
    insta::assert_snapshot!("french", story(Language::French));
    insta::assert_snapshot!("german", story(Language::German));
}
