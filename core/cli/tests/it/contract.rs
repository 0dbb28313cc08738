//! The scripted games of `bindings/contract` without a border: the records that Kotlin and Swift have to give.
//!
//! `DOUZE_CONTRACT=record` writes the records anew, for a change of the format that is meant.
#![allow(clippy::unwrap_used, clippy::panic)] // helpers of tests

use douze_ai::council::Remark;
use douze_app::{
    AppIntent, CharacterKind, CharacterSet, CouncilIntent, CouncilKind, ExportKind, ForestCard, ForestIntent,
    GameKind, Intent, KingIntent, PlayerKind, RemarkKind, Session, SetupIntent, TableIntent,
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
        "setup" => Intent::App(AppIntent::OpenSetup { game: GameKind::Forest }),
        "king" => Intent::App(AppIntent::OpenSetup { game: GameKind::King }),
        "council" => Intent::App(AppIntent::OpenSetup { game: GameKind::Council }),
        "remove" => Intent::Setup(SetupIntent::RemoveSeat),
        "random" => Intent::Setup(SetupIntent::SetCharacters { set: CharacterSet::Random }),
        "month" => Intent::Setup(SetupIntent::SetCouncil { kind: CouncilKind::Month }),
        "calendar" => Intent::Setup(SetupIntent::PickMonth { month: number(1) }),
        "bells" => Intent::Setup(SetupIntent::SetBells { on: true }),
        "person" => Intent::Setup(SetupIntent::SetPlayer { seat: number(1), player: PlayerKind::Person }),
        "councillor" => {
            Intent::Setup(SetupIntent::SetPlayer { seat: number(1), player: PlayerKind::Councillor })
        }
        "name" => Intent::Setup(SetupIntent::NameSeat { seat: number(1), name: words[2].into() }),
        "seed" => Intent::Setup(SetupIntent::TypeSeed { seed: words[1].into() }),
        "start" => Intent::Setup(SetupIntent::StartGame),
        "lift" => Intent::Table(TableIntent::LiftCurtain),
        "play" => Intent::King(KingIntent::PickCharacter { character: character(words[1]) }),
        "face" => Intent::King(KingIntent::PickFace { face: number(1) }),
        "token" => Intent::King(KingIntent::PickToken { token: number(1) }),
        "pick" => Intent::Forest(ForestIntent::PickCard { card: card(words[1]) }),
        "tap" => Intent::Forest(ForestIntent::TapCell { row: number(1), col: number(2) }),
        "ring" => Intent::Council(CouncilIntent::RingBells { ring: true }),
        "quiet" => Intent::Council(CouncilIntent::RingBells { ring: false }),
        "silence" => Intent::Council(CouncilIntent::KeepSilence),
        "ask" => Intent::Council(CouncilIntent::AskCouncil),
        "accept" => Intent::Council(CouncilIntent::AcceptProposal),
        "reveal" => Intent::Council(CouncilIntent::RevealNext { seat: number(1) }),
        "wait" => Intent::Council(CouncilIntent::Wait),
        "take" => Intent::Council(CouncilIntent::TakePetitioner { take: true }),
        "say" => Intent::Council(CouncilIntent::Say {
            remark: remark(words[1]),
            to: words.get(2).map(|to| to.parse().unwrap()),
        }),
        "confirm" => Intent::Table(TableIntent::Confirm),
        "cancel" => Intent::Table(TableIntent::Cancel),
        "undo" => Intent::Table(TableIntent::Undo),
        "cover" => Intent::App(AppIntent::Cover),
        "score" => Intent::Forest(ForestIntent::InspectScore { seat: number(1) }),
        "why" => Intent::King(KingIntent::InspectSeat { seat: number(1) }),
        "choose" => Intent::Council(CouncilIntent::PickCharacter { character: character(words[1]) }),
        "turn" => Intent::Council(CouncilIntent::PickFace { face: number(1) }),
        "seat" => Intent::Council(CouncilIntent::InspectSeat { seat: number(1) }),
        "die" => Intent::Council(CouncilIntent::InspectDie),
        "years" => Intent::Council(CouncilIntent::InspectReign),
        "close" => Intent::Table(TableIntent::CloseInspect),
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
