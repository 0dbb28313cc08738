//! The place of each seat.

use super::rail::{Compares, rail};
use super::words::number;
use super::{GroupView, KingFrame, KingSeatView, PlayedView, ReachView, ValueView, Words};
use crate::flow::king::{CardStruck, Compared, King, Ledger, Pick, Rank, SeatLedger, Value};
use crate::flow::table::{AnyTable, Shown};
use crate::{Intent, KingIntent, PlayerKind};
use douze_rules::Seat;
use douze_rules::king::{Character, Phase};

/// The open table now, with what may be pressed.
pub(super) fn table(words: &Words, king: &King, ledger: &Ledger) -> KingFrame {
    let seats: Vec<KingSeatView> = all(king).map(|seat| seat_view(words, king, ledger, seat)).collect();
    let mut table = frame(words, king, ledger, &seats);
    let (groups, open) = (groups(king, ledger), king.open_group());
    if groups.len() > 1 {
        for (number, view) in (0u8..).zip(table.groups.iter_mut().take(groups.len())) {
            view.open =
                (number != open).then_some(Intent::King(KingIntent::OpenGroup { group: number.into() }));
        }
    }
    table
}

/// Of the table.
const SIDES: usize = 12;
const CHAMPIONS: &str = "king-group-champions";

fn all(king: &King) -> impl Iterator<Item = Seat> + use<> {
    (0u8..).map(Seat::new).take(king.seats())
}

/// Who plays against whom: in a tournament several groups, until its winners play on alone.
fn groups(king: &King, ledger: &Ledger) -> Vec<Vec<Seat>> {
    let setup = king.public().setup();
    let plays_on = ledger.seats.iter().any(|own| own.sits_out);
    match (setup.is_tournament(), plays_on) {
        (false, _) => vec![all(king).collect()],
        (true, true) => vec![all(king).filter(|&seat| !sits_out(ledger, seat)).collect()],
        (true, false) => setup.groups(ledger.round).map(|group| group.iter().collect()).collect(),
    }
}

fn sits_out(ledger: &Ledger, seat: Seat) -> bool {
    ledger.seats.get(seat.index()).is_some_and(|own| own.sits_out)
}

/// The seats in their groups, without buttons; `seats` holds the views of all.
pub(super) fn frame(words: &Words, king: &King, ledger: &Ledger, seats: &[KingSeatView]) -> KingFrame {
    let open = king.open_group();
    let members = groups(king, ledger);
    let several = members.len() > 1;
    let turned = king.is_turned();
    let views = |mut views: Vec<KingSeatView>| {
        views.sort_by_key(|view| view.turned == turned);
        let nearest = nearest(king, &views, turned);
        let count = views.len().max(1);
        for (at, view) in views.iter_mut().enumerate() {
            view.place = i32::try_from((at + count - nearest) % count * SIDES / count).unwrap_or_default();
        }
        views
    };
    let seated = |seat: &Seat| seats.get(seat.index());
    let names = |members: &[Seat]| {
        let names: Vec<&str> = members.iter().map(|&seat| words.name(seat)).collect();
        names.join(", ")
    };
    let group = |(number, members): (u8, Vec<Seat>)| {
        let (names, count) = (names(&members), number + 1);
        let spoken = |names: String| {
            words.text.with("king-group-spoken", &[("number", count.into()), ("names", names.into())])
        };
        GroupView {
            label: if several {
                words.text.with("king-group", &[("number", count.into())])
            } else {
                String::new()
            },
            large: !several || number == open,
            seats: views(members.iter().filter_map(seated).cloned().collect()),
            rows: rows(members.len()),
            rail: rail(words, ledger, &members, Compares::Group { tournament: several }),
            spoken: if several { spoken(names) } else { names },
            open: None,
        }
    };
    let mut groups: Vec<GroupView> = (0u8..).zip(members).map(group).collect();
    let is_champion =
        |seat: &Seat| ledger.seats.get(seat.index()).is_some_and(|own| own.played.champion.is_some());
    let apart = [
        (CHAMPIONS, all(king).filter(is_champion).collect::<Vec<_>>()),
        ("king-group-out", all(king).filter(|&seat| sits_out(ledger, seat)).collect()),
    ];
    for (key, members) in apart.into_iter().filter(|(_, members)| !members.is_empty()) {
        let label = words.text.say(key);
        let spoken = format!("{}.", words.text.pair(&label, &names(&members)));
        let (seats, rail) = if key == CHAMPIONS {
            let champion = |seat: &Seat| among_champions(words, ledger, *seat, seated(seat)?);
            let champions = members.iter().filter_map(champion).collect();
            (champions, rail(words, ledger, &members, Compares::Champions))
        } else {
            (members.iter().filter_map(seated).cloned().collect(), None)
        };
        let seats = views(seats);
        groups.push(GroupView { spoken, label, large: false, seats, rows: Vec::new(), rail, open: None });
    }
    KingFrame { groups }
}

/// The group in which a seat decided with this ledger, its champions where it was one of them: drawn large, for one reader.
pub(super) fn group_then(words: &Words, king: &King, ledger: &Ledger, seat: Seat) -> Option<GroupView> {
    let seats: Vec<KingSeatView> = all(king).map(|seat| seat_then(words, king, ledger, seat)).collect();
    let number = i32::from(seat.number());
    let mut groups = frame(words, king, ledger, &seats).groups.into_iter().rev();
    let group = groups.find(|group| group.seats.iter().any(|one| one.seat == number))?;
    let one = |view: KingSeatView| KingSeatView { active: view.seat == number, turned: false, ..view };
    Some(GroupView {
        large: true,
        rows: rows(group.seats.len()),
        seats: group.seats.into_iter().map(one).collect(),
        ..group
    })
}

/// Which of these sits nearest to the reader: the person at a device between two players, else the first person.
fn nearest(king: &King, views: &[KingSeatView], turned: bool) -> usize {
    let header = &king.game.header;
    let is_person = |view: &KingSeatView| {
        let player = usize::try_from(view.seat).ok().and_then(|seat| header.players.get(seat));
        player.is_some_and(|player| *player == PlayerKind::Person)
    };
    let near = if header.options.table_mode {
        views.iter().position(|view| view.turned == turned)
    } else {
        views.iter().position(is_person)
    };
    near.unwrap_or_default()
}

/// Two seats below each other; more in a circle of two rows, so that dice pass clockwise.
fn rows(seats: usize) -> Vec<Vec<i32>> {
    let places: Vec<i32> = (0..).take(seats).collect();
    match places.split_at_checked(2) {
        Some((first, rest)) if !rest.is_empty() => vec![first.to_vec(), rest.iter().rev().copied().collect()],
        _ => places.into_iter().map(|place| vec![place]).collect(),
    }
}

/// One seat as it is now.
fn seat_view(words: &Words, king: &King, ledger: &Ledger, seat: Seat) -> KingSeatView {
    let mut view = seat_then(words, king, ledger, seat);
    view.reach = reach(words, king, seat);
    view.active = king.actor() == Some(seat);
    if view.active {
        view.spoken.push(' ');
        view.spoken.push_str(&words.about(seat, "king-seat-spoken-turn"));
    }
    view.spoken.push(' ');
    view.spoken.push_str(&words.text.say("king-seat-spoken-why"));
    view
}

/// One seat as the ledger has it, which may be on the way to now: it is nobody's turn then.
pub(super) fn seat_then(words: &Words, king: &King, ledger: &Ledger, seat: Seat) -> KingSeatView {
    let text = words.text;
    let empty = SeatLedger::default();
    let own = ledger.seats.get(seat.index()).unwrap_or(&empty);
    let group = &own.played.group;
    let total = own.tokens[0] + 2 * own.tokens[1];
    let points_struck = own
        .total_struck
        .map(|(_, with)| text.with("king-points-struck", &[("names", words.others(with, seat).into())]));
    let mark = mark(own).map(|key| text.say(key));
    let mut view = KingSeatView {
        seat: seat.number().into(),
        place: 0,
        name: words.called(seat).to_owned(),
        medallion: words.medallion(seat),
        face: own.face.map_or(0, |face| face.number().into()),
        struck: struck(words, group, seat),
        reach: Vec::new(),
        card: card(words, own, group, seat),
        value: group.value.map(|value| value_view(words, group, value, seat)),
        champion: own
            .played
            .champion
            .and_then(|champion| Some(value_view(words, &champion, champion.value?, seat))),
        points: text.with("king-points", &[("points", total.into())]),
        points_short: total.to_string(),
        points_struck,
        ones: own.tokens[0].into(),
        twos: own.tokens[1].into(),
        crowns: own.crowns.into(),
        in_hand: own.in_hand.into(),
        mark,
        active: false,
        turned: king.game.header.options.table_mode && seat.number() == 1,
        spoken: String::new(),
        why: Intent::King(KingIntent::InspectSeat { seat: seat.number().into() }),
    };
    view.spoken = spoken(words, own, &view, seat);
    view
}

/// The seat among the champions: its die and card are what they are there, not what they are in its group.
fn among_champions(words: &Words, ledger: &Ledger, seat: Seat, view: &KingSeatView) -> Option<KingSeatView> {
    let own = ledger.seats.get(seat.index())?;
    let champion = own.played.champion.as_ref()?;
    Some(KingSeatView {
        struck: struck(words, champion, seat),
        card: card(words, own, champion, seat),
        value: view.champion.clone(),
        ..view.clone()
    })
}

/// Why a value is struck out.
fn struck(words: &Words, compared: &Compared, seat: Seat) -> Option<String> {
    let names = |with| words.text.with("king-value-struck", &[("names", words.others(with, seat).into())]);
    compared.struck.map(names)
}

fn mark(own: &SeatLedger) -> Option<&'static str> {
    if own.sits_out {
        return Some("king-mark-sits-out");
    }
    if own.won_round {
        return Some("king-mark-round");
    }
    let champion = own.played.champion.as_ref();
    match (champion.map(|champion| champion.rank), own.played.group.rank) {
        (Some(Some(Rank::Winner)), _) => Some("king-mark-champion-winner"),
        (Some(Some(Rank::RunnerUp)), _) => Some("king-mark-champion-runner-up"),
        // Its group does not show what became of it among the champions: the mark says it.
        (Some(None), _) if champion.is_some_and(|champion| champion.struck.is_some()) => {
            Some("king-mark-champion-out")
        }
        (Some(None), _) => Some("king-mark-champion"),
        (None, Some(Rank::Winner)) => Some("king-mark-winner"),
        (None, Some(Rank::RunnerUp)) => Some("king-mark-runner-up"),
        (None, None) => None,
    }
}

/// The faces that the Sorcerer's owner may choose, while nobody's hand is covered.
fn reach(words: &Words, king: &King, seat: Seat) -> Vec<ReachView> {
    if king.to_decide() != Some(seat) || matches!(king.shown(), Shown::Curtain(_)) {
        return Vec::new();
    }
    let faces = king.public().reachable().filter(|_| king.public().phase() == Phase::Face);
    let view = |face: douze_rules::d12::Face| ReachView {
        face: face.number().into(),
        label: words.text.with(
            if king.own.pick == Some(Pick::Face(face)) { "king-face-selected" } else { "king-face-choose" },
            &[("face", face.number().into())],
        ),
        selected: king.own.pick == Some(Pick::Face(face)),
        intent: Intent::King(KingIntent::PickFace { face: face.number().into() }),
    };
    faces.into_iter().flatten().map(view).collect()
}

fn card(words: &Words, own: &SeatLedger, now: &Compared, seat: Seat) -> Option<PlayedView> {
    if own.has_chosen {
        return Some(PlayedView { character: None, struck: None, explain: None });
    }
    let character = own.played.card?;
    let struck = now.card_struck.map(|struck| match struck {
        CardStruck::Same(with) => {
            words.text.with("king-card-struck", &[("names", words.others(with, seat).into())])
        }
        CardStruck::Lady(by) => words.about(by, "king-card-struck-lady"),
    });
    Some(PlayedView {
        character: Some(words.face(character)),
        struck,
        explain: Some(Intent::King(KingIntent::InspectCharacter { character: character.into() })),
    })
}

/// "3 → 17".
pub(super) fn value_text(words: &Words, Value { face, character, number: value }: Value) -> String {
    let value = number(value);
    match character {
        None => value,
        Some(_) => words.text.with("king-value", &[("face", face.number().into()), ("value", value.into())]),
    }
}

pub(super) fn value_view(words: &Words, compared: &Compared, value: Value, seat: Seat) -> ValueView {
    ValueView {
        text: value_text(words, value),
        reason: value.character.map(|character| reason(words, character)),
        struck: struck(words, compared, seat),
        taken: (compared.taken > 0).then(|| taken(words, compared.taken)),
    }
}

/// "+2".
pub(super) fn taken(words: &Words, points: u8) -> String {
    words.text.with("king-taken", &[("points", points.into())])
}

/// "Machine +7".
fn reason(words: &Words, character: Character) -> String {
    words.text.of("king-effect", character.id())
}

fn spoken(words: &Words, own: &SeatLedger, view: &KingSeatView, seat: Seat) -> String {
    let text = words.text;
    let why = |key: &str, why: &str| text.with(key, &[("why", why.into())]);
    let head = [
        ("face", view.face.into()),
        ("points", view.points.as_str().into()),
        ("crowns", view.crowns.into()),
        ("count", view.in_hand.into()),
    ];
    let key = if own.face.is_some() { "king-seat-spoken" } else { "king-seat-spoken-new" };
    let mut parts = vec![words.with(seat, key, &head)];
    match &view.card {
        Some(PlayedView { character: None, .. }) => parts.push(text.say("king-seat-spoken-chosen")),
        Some(PlayedView { character: Some(character), struck, .. }) => {
            parts.push(text.with("king-seat-spoken-card", &[("card", character.name.as_str().into())]));
            parts.extend(struck.as_ref().map(|struck| why("king-spoken-struck", struck)));
        }
        None => {}
    }
    parts.extend(spoken_value(words, &own.played.group, seat));
    if let Some(champion) = &own.played.champion {
        parts.push(text.say("king-seat-spoken-champions"));
        parts.extend(spoken_value(words, champion, seat));
    }
    parts.extend(view.points_struck.as_ref().map(|struck| why("king-spoken-points-struck", struck)));
    parts.extend(
        view.mark.as_ref().map(|mark| text.with("king-spoken-mark", &[("mark", mark.as_str().into())])),
    );
    parts.join(" ")
}

/// A value in words: what it is, what made it, what struck it, what it brought.
fn spoken_value(words: &Words, compared: &Compared, seat: Seat) -> Vec<String> {
    let Some(Value { face, character, number: value }) = compared.value else { return Vec::new() };
    let text = words.text;
    let args = [
        ("value", number(value).into()),
        ("face", face.number().into()),
        ("card", character.map_or("", Character::id).into()),
    ];
    let mut parts = vec![match character {
        None => text.with("king-seat-spoken-value", &args[..1]),
        Some(_) => text.with("king-seat-spoken-value-by", &args),
    }];
    parts.extend(compared.struck.map(|with| {
        let names = text.with("king-value-struck", &[("names", words.others(with, seat).into())]);
        text.with("king-spoken-struck", &[("why", names.into())])
    }));
    if compared.taken > 0 {
        parts.push(text.with("king-step-took", &[("points", compared.taken.into())]));
    }
    parts
}
