//! A game of each kind as a person reads it, in each language: what is asked, what happens, how it ends.
#![allow(clippy::unwrap_used, reason = "helpers of a test")]

use crate::support::{council, king, open, play, start, start_council, start_king};
use douze_app::screen::{Body, CardFace, ReceiptView};
use douze_app::{
    CharacterSet, CouncilIntent, CouncilKind, ForestVariant, Intent, Language, PlayerKind, SettingsIntent,
    SetupIntent, TableIntent,
};
use std::fmt::Write;

fn story(language: Language) -> String {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    session.dispatch(Intent::Settings(SettingsIntent::SetLanguage { language: Some(language) })).unwrap();
    let choose3 = Intent::Setup(SetupIntent::SetVariant { variant: ForestVariant::Choose3 });
    let mut story = String::new();
    let mut last = String::new();
    let first = start(&session, [PlayerKind::Person, PlayerKind::Fox], 12, &[choose3]);
    let mut write = |update: &douze_app::Update| {
        for beat in &update.beats {
            writeln!(story, "{}", beat.sentence).unwrap();
        }
        let Body::Forest { forest } = &update.screen.body else { return };
        if let Some(confirm) =
            forest.confirm.as_ref().filter(|confirm| confirm.hint.as_ref() != Some(&forest.status))
        {
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
                    writeln!(story, "  {}: {} ({})", card_name(receipt), receipt.points, receipt.sentence)
                        .unwrap();
                }
            }
            for cell in &forest.board.cells {
                writeln!(story, "{}", cell.spoken).unwrap();
            }
        }
    };
    write(&first);
    play(&session, 12, write);
    story
}

fn card_name(receipt: &ReceiptView) -> &str {
    match &receipt.face {
        Some(CardFace::Animal { animal }) => &animal.name,
        Some(CardFace::Character { character }) => &character.name,
        None => "–",
    }
}

/// A short game of King of 12 between a person and two rivals, every seat's account after every turn.
fn king_story(language: Language) -> String {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    session.dispatch(Intent::Settings(SettingsIntent::SetLanguage { language: Some(language) })).unwrap();
    let players = [PlayerKind::Person, PlayerKind::Pretender, PlayerKind::Pretender];
    let random = Intent::Setup(SetupIntent::SetCharacters { set: CharacterSet::Random });
    let mut story = String::new();
    let mut last = String::new();
    let first = start_king(&session, &players, 21, &[random]);
    let mut write = |update: &douze_app::Update| {
        let king = king(&update.screen);
        if let Some(confirm) = king.confirm.as_ref().filter(|confirm| confirm.enabled) {
            writeln!(story, "  [{}]", confirm.label).unwrap();
        }
        for beat in &update.beats {
            writeln!(story, "{}", beat.sentence).unwrap();
        }
        let heading = format!("{} — {}", king.round, king.status);
        if heading != last && king.result.is_none() {
            writeln!(story, "{heading}").unwrap();
            last = heading;
        }
        if update.beats.len() > 3 {
            for seat in &king.table.groups[0].seats {
                writeln!(story, "    {}", seat.spoken).unwrap();
                let shown = session.dispatch(seat.why.clone()).unwrap().screen;
                let Some(inspect) = crate::support::king(&shown).inspect.clone() else { continue };
                for receipt in &inspect.receipts {
                    let (points, sentence) = (&receipt.points, &receipt.sentence);
                    writeln!(story, "      {}: {points} ({sentence})", card_name(receipt)).unwrap();
                }
                writeln!(story, "      {}", inspect.total.unwrap_or_default()).unwrap();
            }
            session.dispatch(Intent::Table(TableIntent::CloseInspect)).unwrap();
        }
        if let Some(result) = &king.result {
            writeln!(story, "\n{}\n{}\n{}", result.headline, result.line, result.seed).unwrap();
            for row in &king.standings.as_ref().unwrap().rows {
                writeln!(story, "{}", row.spoken).unwrap();
            }
        }
    };
    write(&first);
    play(&session, 21, write);
    story
}

/// A July between a person and two councillors: what is said and proposed, every account at the end.
fn council_story(language: Language) -> String {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    session.dispatch(Intent::Settings(SettingsIntent::SetLanguage { language: Some(language) })).unwrap();
    let players = [PlayerKind::Person, PlayerKind::Councillor, PlayerKind::Councillor];
    let july = [
        Intent::Setup(SetupIntent::SetCouncil { kind: CouncilKind::Month }),
        Intent::Setup(SetupIntent::PickMonth { month: 7 }),
    ];
    let mut story = String::new();
    let (mut last, mut table) = (String::new(), String::new());
    let first = start_council(&session, &players, COUNCIL_SEED, &july);
    let mut write = |update: &douze_app::Update| {
        let view = council(&update.screen);
        for beat in &update.beats {
            writeln!(story, "{}", beat.sentence).unwrap();
        }
        if let Some(proposal) = &view.proposal {
            writeln!(story, "  ({})", proposal.sentence).unwrap();
        }
        if let Some(confirm) = &view.confirm {
            writeln!(story, "  [{}]", confirm.label).unwrap();
        }
        let heading = format!("{} — {}", view.turn, view.status);
        if heading != last && view.result.is_none() {
            writeln!(story, "{heading}").unwrap();
            last = heading;
        }
        let spoken = format!("    {}\n    {}", view.table.dilemma.spoken, view.table.die.spoken);
        if spoken != table && view.result.is_none() {
            table = spoken;
            writeln!(story, "{table}").unwrap();
            for seat in &view.table.seats {
                writeln!(story, "    {}", seat.spoken).unwrap();
            }
            for card in view.hands.iter().flat_map(|hand| &hand.cards) {
                writeln!(story, "      {}", card.spoken).unwrap();
            }
        }
        if let Some(result) = &view.result {
            writeln!(story, "\n{}\n{}\n{}", result.headline, result.line, result.seed).unwrap();
            writeln!(story, "{}: {} {}", result.years, result.verdict, result.verdict_line).unwrap();
            for receipt in &result.receipts {
                writeln!(story, "  {}: {}", receipt.points, receipt.sentence).unwrap();
            }
            for card in &result.throne {
                writeln!(story, "  {}", card.spoken).unwrap();
            }
            let panels = [
                Intent::Council(CouncilIntent::InspectFavour),
                Intent::Council(CouncilIntent::InspectDie),
                Intent::Council(CouncilIntent::InspectSeat { seat: 1 }),
            ];
            for panel in panels {
                let shown = session.dispatch(panel).unwrap().screen;
                let inspect = council(&shown).inspect.clone().unwrap();
                writeln!(story, "\n{}: {}", inspect.title, inspect.rule.unwrap_or_default()).unwrap();
                for receipt in &inspect.receipts {
                    writeln!(story, "  {}: {}", receipt.points, receipt.sentence).unwrap();
                }
                writeln!(story, "  {}", inspect.total.unwrap_or_default()).unwrap();
            }
        }
    };
    write(&first);
    play(&session, COUNCIL_SEED, write);
    story
}

/// A game that comes to Claim the Throne.
const COUNCIL_SEED: u64 = 16;

#[test]
fn a_whole_council_reads_well_in_every_language() {
    insta::assert_snapshot!("council-english", council_story(Language::English));
    insta::assert_snapshot!("council-french", council_story(Language::French));
    insta::assert_snapshot!("council-german", council_story(Language::German));
}

#[test]
fn a_whole_game_of_king_reads_well_in_every_language() {
    insta::assert_snapshot!("king-english", king_story(Language::English));
    insta::assert_snapshot!("king-french", king_story(Language::French));
    insta::assert_snapshot!("king-german", king_story(Language::German));
}

#[test]
fn a_whole_game_reads_well_in_every_language() {
    insta::assert_snapshot!("english", story(Language::English));
    insta::assert_snapshot!("french", story(Language::French));
    insta::assert_snapshot!("german", story(Language::German));
}
