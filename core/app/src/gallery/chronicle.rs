//! The book of reigns, files that come into it, and decks.

use super::play::{Play, Tour};
use super::reigns;
use crate::deck::{SHIPPED, Sha256};
use crate::{DecksIntent, ExportKind, Intent};

pub(super) const TOURS: &[Tour] = &[
    ("chronicle-empty", empty),
    ("chronicle", book),
    ("chronicle-damaged", damaged),
    ("chronicle-corrected", corrected),
    ("chronicle-shelf", shelf),
    ("chronicle-files", files),
    ("chronicle-files-many", many_files),
    ("chronicle-record", record),
    ("decks", decks),
];

fn empty(play: &mut Play) {
    play.taps("chronicle");
    play.show("chronicle-empty");
    play.taps("tab rulers");
    play.show("chronicle-rulers-empty");
}

fn book(play: &mut Play) {
    let deck = reigns::own_deck("Winter evenings");
    let reigns: Vec<_> =
        (0..130).map(reigns::reign).chain([reigns::with_deck(reigns::reign(130), &deck)]).collect();
    play.fill(&reigns, std::slice::from_ref(&deck));
    play.taps("chronicle");
    play.show("chronicle");
    play.taps(&format!("reign {}", reigns[121].id));
    play.show("chronicle-page");
    play.taps(&format!("reign {}", reigns[129].id));
    play.show("chronicle-page-lost");
    play.taps(&format!("obstacle {} The whole table was against us and nobody would ring", reigns[129].id));
    play.show("chronicle-page-noted");
    play.taps("close-reign, tab rulers");
    play.show("chronicle-rulers");
    play.taps("tab chart");
    play.show("chronicle-chart");
    play.taps("tab statistics");
    play.show("chronicle-statistics");
    play.taps("tab reigns, reigns 100");
    play.show("chronicle-oldest");
}

/// Lines that were struck out and corrected.
fn corrected(play: &mut Play) {
    let reigns: Vec<_> = (0..12).map(reigns::reign).collect();
    play.fill(&reigns, &[]);
    let (struck, named) = (reigns[10].id, reigns[11].id);
    play.taps(&format!("chronicle, strike {struck}, rename {named} 0 Maja, obstacle {named} The bells"));
    play.show("chronicle-struck");
    play.taps(&format!("reign {struck}"));
    play.show("chronicle-page-struck");
    play.taps(&format!("reign {named}, correct-names"));
    play.show("chronicle-page-correcting");
}

/// Two Chronicles on one device; the throne of the first is vacant.
fn shelf(play: &mut Play) {
    let reigns: Vec<_> = (0..7).map(reigns::reign).collect();
    play.fill(&reigns, &[]);
    play.taps("chronicle, name-chronicle Monday table, add-chronicle");
    play.show("chronicle-second");
    play.taps("name-chronicle Family, select-chronicle 1");
    play.show("chronicle-vacant");
    play.taps(&format!("claim {}", reigns[6].id));
    play.show("king-setup-throne");
    play.taps("home, council, more");
    play.show("council-setup-chronicles");
}

/// A line of the book that cannot be read.
fn damaged(play: &mut Play) {
    let reigns: Vec<_> = (0..8).map(reigns::reign).collect();
    play.fill(&reigns, &[]);
    play.damage("UPDATE reigns SET body = 'x' WHERE id = (SELECT max(id) FROM reigns)");
    play.taps("chronicle");
    play.show("chronicle-damaged");
}

/// A file whose reigns are here already, are new, and are here in another form; and a deck.
fn files(play: &mut Play) {
    let mut reigns: Vec<_> = (0..6).map(reigns::reign).collect();
    play.fill(&reigns, &[]);
    let file = play.export(ExportKind::ChronicleJson);
    play.taps("chronicle");
    play.open_file(file.clone());
    play.show("chronicle-preview-same");
    play.damage("DELETE FROM reigns");
    play.open_file(file.clone());
    play.show("chronicle-preview-new");
    for reign in &mut reigns {
        reign.bells += 1;
    }
    let reigns: Vec<_> = reigns.into_iter().take(3).chain([reigns::reign(8)]).collect();
    play.fill(&reigns, &[]);
    play.taps("chronicle");
    play.open_file(file);
    play.show("chronicle-preview-differing");
    play.take_theirs();
    play.show("chronicle-preview-theirs");
    play.keep_file();
    play.show("chronicle-merged");
    let deck = reigns::own_deck("Winter evenings").file;
    play.open_file(deck.clone());
    play.show("chronicle-preview-deck");
    play.keep_file();
    play.show("chronicle-deck-kept");
    play.open_file(deck);
    play.show("chronicle-preview-deck-known");
}

/// More reigns in another form than are listed, and a deck that comes with them.
fn many_files(play: &mut Play) {
    let deck = reigns::own_deck("Winter evenings");
    let mut reigns: Vec<_> = (0..60).map(reigns::reign).collect();
    let own = reigns::with_deck(reigns::reign(60), &deck);
    play.fill(&[reigns.as_slice(), &[own]].concat(), std::slice::from_ref(&deck));
    let file = play.export(ExportKind::ChronicleJson);
    for reign in &mut reigns {
        reign.won = !reign.won;
    }
    play.damage("DELETE FROM reigns; DELETE FROM decks");
    play.fill(&reigns, &[]);
    play.open_file(file);
    play.show("chronicle-preview-many");
}

/// The record of a game, to its end and without its last actions.
fn record(play: &mut Play) {
    play.taps("setup, fawn 1, name 0 Mia, seed 5, start");
    play.until("the end", |update| super::is_over(&update.screen));
    let record = play.export(ExportKind::Record);
    play.taps("home");
    play.open_file(record.clone());
    play.show("chronicle-preview-record");
    let lines: Vec<_> = record.split_inclusive(|&byte| byte == b'\n').collect();
    play.open_file(lines[..lines.len() - 8].concat());
    play.show("chronicle-preview-record-unfinished");
}

fn decks(play: &mut Play) {
    play.taps("decks");
    play.show("decks");
    play.taps(&format!("copy {}", Sha256::of(SHIPPED.as_bytes())));
    play.show("decks-typed");
    let wrong = SHIPPED.replace("value = 3", "value = 4").replacen("targets = [[7]]", "targets = [[13]]", 1);
    play.dispatch(Intent::Decks(DecksIntent::TypeDeck { text: wrong }));
    play.taps("keep");
    play.show("decks-breaches");
    play.taps("discard");
    play.show("decks-discard");
}
