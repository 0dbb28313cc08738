//! A person who is known has one face: at the tables of all games, in their frames, behind the curtain, at the end.
#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of a test")]

use crate::support::{open, play, press, start, start_council, start_king};
use douze_app::screen::{Body, FaceView, KingFrame};
use douze_app::{
    AppIntent, GameKind, Intent, PeopleIntent, PersonColour, PlayerKind, Session, SetupIntent, TableFrame,
    Update,
};

const MIA: FaceView = FaceView { portrait: 9, colour: Some(PersonColour::Ruby) };

fn named(seat: i32, name: &str) -> Intent {
    Intent::Setup(SetupIntent::NameSeat { seat, name: name.into() })
}

fn on_king(frame: &KingFrame) -> Vec<(String, FaceView)> {
    let seats: Vec<_> = frame.groups.iter().flat_map(|group| &group.seats).collect();
    let marks = frame.groups.iter().flat_map(|group| &group.rail).flat_map(|rail| &rail.marks);
    let marked = marks.map(|mark| {
        let seat = seats.iter().find(|seat| seat.seat == mark.seat).unwrap();
        (seat.name.clone(), mark.medallion)
    });
    let seated = seats.iter().map(|seat| (seat.name.clone(), seat.medallion));
    seated.chain(marked).collect()
}

/// All faces of an update, with the names beside them.
fn drawn(update: &Update) -> Vec<(String, FaceView)> {
    let mut all = Vec::new();
    for frame in update.beats.iter().filter_map(|beat| beat.frame.as_ref()) {
        match frame {
            TableFrame::King { king } => all.extend(on_king(king)),
            TableFrame::Council { council } => {
                all.extend(council.seats.iter().map(|seat| (seat.name.clone(), seat.medallion)));
            }
            TableFrame::Forest { forest } => {
                all.extend(forest.seats.iter().map(|seat| (seat.name.clone(), seat.medallion)));
            }
        }
    }
    match &update.screen.body {
        Body::King { king } => {
            all.extend(on_king(&king.table));
            let rows = king.standings.iter().flat_map(|standings| &standings.rows);
            all.extend(rows.map(|row| (row.name.clone(), row.medallion)));
            all.extend(king.result.as_ref().map(|result| (result.name.clone(), result.medallion)));
        }
        Body::Council { council } => {
            all.extend(council.table.seats.iter().map(|seat| (seat.name.clone(), seat.medallion)));
            for line in council.log.iter().flat_map(|turn| &turn.lines) {
                let of = |face| council.table.seats.iter().find(|seat| seat.medallion == face);
                all.extend(line.medallion.map(|face| (of(face).unwrap().name.clone(), face)));
            }
        }
        Body::Forest { forest } => {
            all.extend(forest.seats.iter().map(|seat| (seat.name.clone(), seat.medallion)));
        }
        Body::Curtain { curtain } => {
            let name = curtain.headline.split(['’', '\'']).next().unwrap();
            all.push((name.to_owned(), curtain.medallion));
        }
        _ => {}
    }
    all
}

/// Mia has her face to the end of this game, and nobody else has it.
fn is_hers(session: &Session) {
    let mut seen = 0;
    play(session, 3, |update| {
        for (name, face) in drawn(update) {
            assert_eq!(name == "Mia", face == MIA, "{name}: {face:?}");
            assert_eq!(name == "Mia", face.portrait == MIA.portrait, "{name}: {face:?}");
            seen += usize::from(name == "Mia");
        }
    });
    assert!(seen > 10, "{seen}");
    press(session, Intent::App(AppIntent::OpenHome));
}

fn open_page(session: &Session, name: &str) {
    press(session, Intent::App(AppIntent::OpenHome));
    press(session, Intent::App(AppIntent::OpenGames));
    press(session, Intent::App(AppIntent::OpenPeople));
    press(session, Intent::People(PeopleIntent::OpenPerson { name: name.into() }));
}

#[test]
fn a_person_has_one_face_at_all_tables_from_the_moment_it_is_chosen() {
    use PlayerKind::{Apprentice, Person, Pretender};
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    start_king(&session, &[Person, Person, Pretender], 4, &[named(0, "Mia"), named(1, "Tom")]);
    open_page(&session, "Mia");
    press(&session, Intent::People(PeopleIntent::SetPortrait { portrait: 9 }));
    press(&session, Intent::People(PeopleIntent::SetColour { colour: PersonColour::Ruby }));
    // The game under way, then others, on other chairs.
    press(&session, Intent::App(AppIntent::OpenHome));
    press(&session, Intent::App(AppIntent::ContinueGame));
    is_hers(&session);
    start_king(&session, &[Pretender, Pretender, Person, Pretender, Pretender], 4, &[named(2, "mia")]);
    play(&session, 3, |update| {
        assert!(drawn(update).iter().all(|(name, face)| (name == "mia") == (*face == MIA)));
    });
    press(&session, Intent::App(AppIntent::OpenHome));
    start_council(&session, &[Apprentice, Person, Person], 4, &[named(1, "Tom"), named(2, "Mia")]);
    is_hers(&session);
    start(&session, [Person, Person], 4, &[]);
    is_hers(&session);
}

#[test]
fn a_newcomer_has_the_face_of_the_set_up_until_forgotten() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    press(&session, Intent::App(AppIntent::OpenSetup { game: GameKind::Forest }));
    press(&session, Intent::Setup(SetupIntent::SetPlayer { seat: 1, player: PlayerKind::Person }));
    press(&session, named(0, "Jo"));
    let screen = press(&session, named(1, "Ada"));
    let Body::Setup { setup } = screen.body else { panic!("no form") };
    let chosen: Vec<FaceView> = setup.seats.iter().map(|seat| seat.medallion).collect();
    let begun = session.dispatch(Intent::Setup(SetupIntent::StartGame)).unwrap();
    let drawn = drawn(&begun);
    for (name, face) in ["Jo", "Ada"].into_iter().zip(&chosen) {
        let mut faces = drawn.iter().filter(|(other, _)| other == name).peekable();
        assert!(faces.peek().is_some() && faces.all(|(_, other)| other == face), "{name}: {drawn:?}");
    }
    // Nobody knows Ada any more: another face, plain, and not that of Jo.
    open_page(&session, "Ada");
    press(&session, Intent::People(PeopleIntent::ForgetPerson));
    press(&session, Intent::App(AppIntent::OpenHome));
    press(&session, Intent::App(AppIntent::ContinueGame));
    let update = session.dispatch(Intent::Table(douze_app::TableIntent::ShowTable)).unwrap();
    let Body::Forest { forest } = update.screen.body else { panic!("no table") };
    assert_eq!(forest.seats[0].medallion, chosen[0]);
    assert_eq!(forest.seats[1].medallion.colour, None);
    assert_ne!(forest.seats[1].medallion.portrait, chosen[0].portrait);
}
