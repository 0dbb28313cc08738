//! The people of this device, and the page of one: results, distributions, feats.

#![expect(missing_docs, reason = "fields and variants without a comment are explained by their names")]

use super::chronicle::words;
use super::{BarView, BarsView, ButtonView, FaceView, TakenOffView};
use crate::chronicle::BANDS;
use crate::flow::people::{Album, Counts, LEVELS, Tally};
use crate::flow::setup::{PORTRAITS, Person};
use crate::text::Text;
use crate::{GameKind, Intent, PeopleIntent, PersonColour, PlayerKind};
use douze_rules::council::Scenario;

/// The people of this device.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct PeopleView {
    /// How many there are, or that nobody is known yet.
    pub summary: String,
    /// The last to play first.
    pub people: Vec<PersonLineView>,
    /// The page that is open, in place of the list.
    pub page: Option<PersonPageView>,
    /// After somebody was forgotten: who.
    pub forgotten: Option<TakenOffView>,
}

/// A person in one line.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct PersonLineView {
    pub name: String,
    pub face: FaceView,
    /// "12 games, 7 won".
    pub line: String,
    /// Opens the page; its hint is all of the line.
    pub open: ButtonView,
}

/// The page of a person.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct PersonPageView {
    pub name: String,
    pub face: FaceView,
    /// "12 games, 7 won".
    pub line: String,
    /// "Portrait".
    pub portraits_label: String,
    /// All portraits; one of them is selected.
    pub portraits: Vec<PortraitChoiceView>,
    /// "Colour".
    pub colours_label: String,
    /// All colours; one of them is selected.
    pub colours: Vec<ColourChoiceView>,
    /// Results by game, opponent and month; then distributions. Without those that are empty.
    pub bars: Vec<BarsView>,
    /// "Feats".
    pub feats_label: String,
    /// What was remarkable; may be empty.
    pub feats: Vec<String>,
    /// What is counted, and what is not.
    pub about: String,
    /// Forgets this person; that can be undone.
    pub forget: ButtonView,
}

/// A portrait to choose.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct PortraitChoiceView {
    /// In the ring of the person.
    pub face: FaceView,
    pub selected: bool,
    /// "Portrait 3".
    pub spoken: String,
    pub intent: Intent,
}

/// A colour to choose.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ColourChoiceView {
    pub colour: PersonColour,
    pub selected: bool,
    /// "Ruby".
    pub spoken: String,
    pub intent: Intent,
}

pub(crate) fn view(text: &Text, album: &Album) -> PeopleView {
    let people = album.people.all();
    PeopleView {
        summary: text.with("people-summary", &[("count", people.len().into())]),
        people: people.iter().zip(&album.tallies).map(|(person, tally)| line(text, person, tally)).collect(),
        page: album.page().map(|(person, tally)| page(text, person, tally)),
        forgotten: album.forgotten.as_ref().map(|(_, person)| TakenOffView {
            words: text.with("people-forgotten", &[("name", person.name.as_str().into())]),
            restore: press(text, "people-restore", PeopleIntent::RestorePerson),
        }),
    }
}

fn press(text: &Text, key: &str, intent: PeopleIntent) -> ButtonView {
    ButtonView::new(text, key, Intent::People(intent))
}

fn line(text: &Text, person: &Person, tally: &Tally) -> PersonLineView {
    let line = games(text, tally.all());
    PersonLineView {
        name: person.name.clone(),
        face: FaceView::of(person),
        open: press(text, "people-open", PeopleIntent::OpenPerson { name: person.name.clone() })
            .hint(format!("{}: {line}", person.name)),
        line,
    }
}

/// "12 games, 7 won".
fn games(text: &Text, counts: Counts) -> String {
    text.with("people-games", &[("count", counts.played.into()), ("won", counts.won.into())])
}

fn page(text: &Text, person: &Person, tally: &Tally) -> PersonPageView {
    let portrait = |portrait: u8| PortraitChoiceView {
        face: FaceView { portrait: portrait.into(), colour: Some(person.colour) },
        selected: portrait == person.portrait,
        spoken: text.with("people-portrait", &[("number", (portrait + 1).into())]),
        intent: Intent::People(PeopleIntent::SetPortrait { portrait: portrait.into() }),
    };
    let colour = |colour: PersonColour| ColourChoiceView {
        colour,
        selected: colour == person.colour,
        spoken: text.of("people-colour", colour.id()),
        intent: Intent::People(PeopleIntent::SetColour { colour }),
    };
    PersonPageView {
        name: person.name.clone(),
        face: FaceView::of(person),
        line: games(text, tally.all()),
        portraits_label: text.say("people-portraits"),
        portraits: (0..PORTRAITS).map(portrait).collect(),
        colours_label: text.say("people-colours"),
        colours: PersonColour::ALL.map(colour).into(),
        bars: bars(text, tally),
        feats_label: text.say("people-feats"),
        feats: feats(text, tally),
        about: text.say("people-about"),
        forget: press(text, "people-forget", PeopleIntent::ForgetPerson).hint(text.say("people-forget-hint")),
    }
}

/// Results, then distributions.
fn bars(text: &Text, tally: &Tally) -> Vec<BarsView> {
    let games = GameKind::ALL.map(|game| (text.of("home", game.id()), tally.of(game)));
    let levels = LEVELS.iter().zip(tally.levels).map(|(level, counts)| (level_name(text, *level), counts));
    let levels: Vec<(String, Counts)> = levels.collect();
    let months =
        Scenario::ALL.iter().zip(tally.months).map(|(month, counts)| (words::month(text, *month), counts));
    let months: Vec<(String, Counts)> = months.collect();
    let points = ["0–4", "5–9", "10–14", "15–19", "20+"].map(str::to_owned);
    let points: Vec<(String, u32)> = points.into_iter().zip(tally.points).collect();
    let rounds = ["2", "3", "4", "5+"].map(str::to_owned);
    let rounds: Vec<(String, u32)> = rounds.into_iter().zip(tally.rounds).collect();
    let verdicts = BANDS.iter().map(|band| words::verdict(text, band.verdict, true).0);
    let verdicts: Vec<(String, u32)> = verdicts.zip(tally.verdicts).collect();
    [
        results(text.say("people-by-game"), text, &games),
        results(text.say("people-by-level"), text, &levels),
        results(text.say("people-by-month"), text, &months),
        BarsView::counted(text.say("people-points"), &points),
        BarsView::counted(text.say("people-rounds"), &rounds),
        BarsView::counted(text.say("people-verdicts"), &verdicts),
    ]
    .into_iter()
    .flatten()
    .collect()
}

fn level_name(text: &Text, level: PlayerKind) -> String {
    text.of("setup-player", level.id())
}

/// Games won of those played, each bar at its share; none where nothing was played.
fn results(title: String, text: &Text, rows: &[(String, Counts)]) -> Option<BarsView> {
    let bar = |(label, counts): &(String, Counts)| {
        let Counts { played, won } = *counts;
        let value = text.with("people-won-of", &[("won", won.into()), ("count", played.into())]);
        BarView::new(label.clone(), value, won, played)
    };
    let bars: Vec<BarView> = rows.iter().filter(|(_, counts)| counts.played > 0).map(bar).collect();
    (!bars.is_empty()).then_some(BarsView { title, bars })
}

fn feats(text: &Text, tally: &Tally) -> Vec<String> {
    let counted = |key: &str, count: u32| text.with(key, &[("count", count.into())]);
    let won = tally.months.iter().filter(|counts| counts.won > 0).count();
    let streak = (tally.streak > 1).then(|| counted("people-feat-streak", tally.streak));
    let margin = tally.margin.map(|margin| counted("people-feat-margin", margin.into()));
    let quickest = tally.quickest.map(|rounds| counted("people-feat-quickest", rounds));
    let longest = tally
        .longest
        .map(|years| text.with("people-feat-longest", &[("years", words::years(text, years).into())]));
    let months = (won > 0).then(|| text.with("people-feat-months", &[("count", won.into())]));
    // Of each game the strongest that was beaten.
    let was_beaten = |level: &&PlayerKind| {
        LEVELS.iter().zip(&tally.levels).any(|(of, counts)| of == *level && counts.won > 0)
    };
    let beaten = [&PlayerKind::KING[..], &PlayerKind::FOREST].into_iter().filter_map(|levels| {
        let strongest = levels.iter().rev().find(was_beaten)?;
        Some(text.with("people-feat-beaten", &[("name", level_name(text, *strongest).into())]))
    });
    beaten.chain([streak, margin, quickest, longest, months].into_iter().flatten()).collect()
}
