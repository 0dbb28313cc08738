//! The scripted games of `bindings/contract` without a border: the records that Kotlin and Swift have to give.
//!
//! `DOUZE_CONTRACT=record` writes the records anew, for a change of the format that is meant.
#![allow(clippy::unwrap_used, clippy::panic)] // helpers of tests

use douze_ai::council::Remark;
use douze_app::{
    CharacterKind, CharacterSet, CouncilKind, ExportKind, ForestCard, GameKind, Intent, PlayerKind,
    RemarkKind, Session,
};
use douze_rules::{council, forest, king};
use std::path::{Path, PathBuf};

fn contract(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../bindings/contract").join(name)
}

/// Plays a line of the script; built-in players think whenever a line says so.
fn play(session: &Session, line: &str) {
    if line == "think" {
        while let Some(thinking) = session.screen().unwrap().thinking {
            session.think(thinking.ticket).unwrap();
        }
        return;
    }
    let rejection = session.dispatch(intent(line)).unwrap().rejection;
    assert!(rejection.is_none(), "{line}: {rejection:?}");
}

fn intent(line: &str) -> Intent {
    let words: Vec<&str> = line.split(' ').collect();
    let number = |at: usize| words[at].parse().unwrap();
    match words[0] {
        "setup" => Intent::OpenSetup { game: GameKind::Forest },
        "king" => Intent::OpenSetup { game: GameKind::King },
        "council" => Intent::OpenSetup { game: GameKind::Council },
        "remove" => Intent::RemoveSeat,
        "random" => Intent::SetCharacters { set: CharacterSet::Random },
        "month" => Intent::SetCouncil { kind: CouncilKind::Month },
        "calendar" => Intent::PickMonth { month: number(1) },
        "bells" => Intent::SetBells { on: true },
        "person" => Intent::SetPlayer { seat: number(1), player: PlayerKind::Person },
        "councillor" => Intent::SetPlayer { seat: number(1), player: PlayerKind::Councillor },
        "name" => Intent::NameSeat { seat: number(1), name: words[2].into() },
        "seed" => Intent::TypeSeed { seed: words[1].into() },
        "start" => Intent::StartGame,
        "lift" => Intent::LiftCurtain,
        "play" => Intent::PickCharacter { character: character(words[1]) },
        "face" => Intent::PickFace { face: number(1) },
        "token" => Intent::PickToken { token: number(1) },
        "pick" => Intent::PickCard { card: card(words[1]) },
        "tap" => Intent::TapCell { row: number(1), col: number(2) },
        "ring" => Intent::RingBells { ring: true },
        "quiet" => Intent::RingBells { ring: false },
        "silence" => Intent::KeepSilence,
        "ask" => Intent::AskCouncil,
        "accept" => Intent::AcceptProposal,
        "reveal" => Intent::RevealNext { seat: number(1) },
        "wait" => Intent::Wait,
        "take" => Intent::TakePetitioner { take: true },
        "say" => Intent::Say { remark: remark(words[1]), to: words.get(2).map(|to| to.parse().unwrap()) },
        "confirm" => Intent::Confirm,
        "cancel" => Intent::Cancel,
        "undo" => Intent::Undo,
        "cover" => Intent::Cover,
        "score" => Intent::InspectScore { seat: number(1) },
        "why" => Intent::InspectSeat { seat: number(1) },
        "die" => Intent::InspectDie,
        "years" => Intent::InspectReign,
        "close" => Intent::CloseInspect,
        _ => panic!("unknown word in the contract: {line}"),
    }
}

fn character(id: &str) -> CharacterKind {
    let king = king::Character::from_id(id).map(CharacterKind::from);
    king.or_else(|| council::Character::from_id(id).map(CharacterKind::from)).unwrap()
}

fn card(id: &str) -> ForestCard {
    forest::Card::ALL.into_iter().find(|card| card.id() == id).unwrap().into()
}

fn remark(id: &str) -> RemarkKind {
    Remark::ALL.into_iter().find(|remark| remark.id() == id).unwrap().into()
}

fn plays_the_contract(game: &str) {
    let folder = tempfile::tempdir().unwrap();
    let session = Session::open(folder.path().to_str().unwrap().into(), vec!["en".into()]).unwrap();
    let script = std::fs::read_to_string(contract(&format!("{game}.script"))).unwrap();
    for line in script.lines().filter(|line| !line.starts_with('#')) {
        play(&session, line);
    }
    let record = String::from_utf8(session.export(ExportKind::Record).unwrap().bytes).unwrap();
    let file = contract(&format!("{game}.douze"));
    if std::env::var("DOUZE_CONTRACT").is_ok_and(|what| what == "record") {
        std::fs::write(&file, &record).unwrap();
    }
    assert_eq!(record, std::fs::read_to_string(file).unwrap());
}

#[test]
fn the_scripted_forest_duel_gives_the_record_of_the_contract() {
    plays_the_contract("forest");
}

#[test]
fn the_scripted_game_of_king_of_12_gives_the_record_of_the_contract() {
    plays_the_contract("king");
}

#[test]
fn the_scripted_council_gives_the_record_of_the_contract() {
    plays_the_contract("council");
}
