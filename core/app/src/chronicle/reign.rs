//! One finished council, as it is stored.

use crate::deck::Sha256;
use crate::store::{Store, StoreError, StoredReign};
use douze_rules::council::{Character, Scenario, Score, Verdict};
use serde::{Deserialize, Serialize};

pub use uuid::Uuid;

/// A line of the Chronicle (`council.md`). It is stored and exported as JSON; every version of it opens for ever, so a new
/// field needs a default, and none is ever given another meaning. Roman numerals, first years and verdicts are no part
/// of it: they follow from all lines together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(clippy::struct_excessive_bools, reason = "fields of the stored line")]
pub struct Reign {
    /// Drawn when the game begins ([`new_id`]): the same game cannot come into the Chronicle twice.
    pub id: Uuid,
    /// When the game ended, in milliseconds since 1970: reigns follow each other in this order, then by id.
    pub ended_ms: i64,
    /// Who sat in the council, in seat order.
    pub members: Vec<Member>,
    /// Won, or lost.
    pub won: bool,
    /// What the length of the reign is made of.
    #[serde(default)]
    pub score: ReignScore,
    /// Who sits on the throne after it.
    #[serde(default)]
    pub throne: Throne,
    /// The greatest obstacle, as it was chosen or typed.
    #[serde(default)]
    pub obstacle: Option<Obstacle>,
    /// What the game suggests as the greatest obstacle, the likeliest first.
    #[serde(default)]
    pub suggestions: Vec<Obstacle>,
    /// Dilemmas solved without a word.
    #[serde(default)]
    pub ticks: u8,
    /// The month, where one was played.
    #[serde(default)]
    pub scenario: Option<Scenario>,
    /// Petitioners and dilemmas were chosen by the table.
    #[serde(default)]
    pub free: bool,
    /// The whole game was to be silent.
    #[serde(default)]
    pub silent: bool,
    /// How often the bells were rung, free ones and failed dilemmas included.
    #[serde(default)]
    pub bells: u8,
    /// The deck that it was played with.
    #[serde(default)]
    pub deck: DeckName,
    /// How often something was taken back against the built-in councillors.
    #[serde(default)]
    pub takebacks: u32,
    /// Struck out: it is read, and counts for nothing.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub struck: bool,
    /// What was corrected since, the first first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub corrections: Vec<Correction>,
}

/// A change of a line after the day on which it was written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Correction {
    /// Milliseconds since 1970.
    pub at_ms: i64,
    /// What was changed.
    pub what: Corrected,
}

/// What was changed in a line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Corrected {
    /// It was struck out.
    Struck,
    /// It counts again.
    Restored,
    /// A member had this name.
    Name(String),
    /// This was the greatest obstacle, if there was one.
    Obstacle(Option<Obstacle>),
}

/// Who sat in a council.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Member {
    /// As it stood at the table.
    pub name: String,
    /// A person: these alone have Roman numerals and statistics.
    pub person: bool,
}

/// The greatest obstacle, so that it reads in any language.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Obstacle {
    /// A dilemma of the reign's deck, by its number.
    Dilemma(u8),
    /// A value of the die, 1 to 12.
    Face(u8),
    /// A member of the council, by name.
    Player(String),
    /// In the council's own words.
    Text(String),
}

/// Who sits on the throne after a reign.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Throne {
    /// Nobody.
    #[default]
    Vacant,
    /// A character, chosen by Claim the Throne: it is no petitioner of the next council.
    Character(Character),
    /// Who won a King of 12 for the vacant throne, by name.
    Winner(String),
}

/// What the length of a reign is made of, in years.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ReignScore {
    /// Values of solved dilemmas, each once.
    pub solved: u16,
    /// Values of the public ones once more.
    pub public: u16,
    /// Crown values of the petitioners.
    pub crowns: u16,
    /// Favour left.
    pub favour: u16,
}

/// Which deck.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct DeckName {
    /// `default` for the shipped one.
    pub name: String,
    /// Of its file, where known.
    #[serde(default)]
    pub sha256: Option<Sha256>,
}

/// The name of the deck that comes with the app, in whatever version.
pub(crate) const SHIPPED_NAME: &str = "default";

impl Default for DeckName {
    fn default() -> Self {
        Self { name: SHIPPED_NAME.into(), sha256: None }
    }
}

impl From<Score> for ReignScore {
    fn from(score: Score) -> Self {
        let Score { solved, public, crowns, favour } = score;
        Self { solved, public, crowns, favour }
    }
}

impl Reign {
    /// The length of the reign in years: its score.
    pub fn years(&self) -> u32 {
        let ReignScore { solved, public, crowns, favour } = self.score;
        [solved, public, crowns, favour].into_iter().map(u32::from).sum()
    }

    /// How it is remembered.
    pub fn verdict(&self) -> Verdict {
        Verdict::of(u16::try_from(self.years()).unwrap_or(u16::MAX))
    }

    /// As the store keeps it.
    ///
    /// # Errors
    /// None that can happen to a reign: its parts are all of them JSON.
    pub fn to_stored(&self) -> Result<StoredReign, StoreError> {
        let body =
            serde_json::to_string(self).map_err(|error| StoreError::Io { detail: error.to_string() })?;
        Ok(StoredReign { id: self.id.to_string(), ended_ms: self.ended_ms, body, chronicle: None })
    }

    /// From the store; none where this version cannot read it.
    pub fn of_stored(stored: &StoredReign) -> Option<Self> {
        let reign: Self = serde_json::from_str(&stored.body).ok()?;
        (reign.id.to_string() == stored.id && reign.ended_ms == stored.ended_ms).then_some(reign)
    }

    /// The reign with this id; none where there is none that can be read.
    ///
    /// # Errors
    /// Any I/O or database error.
    pub fn load(store: &Store, id: &str) -> Result<Option<Self>, StoreError> {
        Ok(store.reign(id)?.as_ref().and_then(Self::of_stored))
    }
}

/// An id for a reign that is about to begin.
pub fn new_id() -> Uuid {
    uuid::Builder::from_random_bytes(rand::random()).into_uuid()
}

/// The reign with this id after a King of 12 that was played for its vacant throne; none where there is no such reign or
/// its throne is taken.
///
/// # Errors
/// Any I/O or database error.
pub fn enthrone(store: &Store, id: &str, winner: &str) -> Result<Option<StoredReign>, StoreError> {
    match Reign::load(store, id)? {
        Some(reign) if reign.throne == Throne::Vacant => {
            Reign { throne: Throne::Winner(winner.to_owned()), ..reign }.to_stored().map(Some)
        }
        _ => Ok(None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first line that was ever written. It may never change, and must always be read.
    const FIRST: &str = r#"{"id":"6f2c9a51-8f1f-4c67-9b53-0d8c3f1f7a10","ended_ms":1790000000000,"members":[{"name":"Rita","person":true},{"name":"Hugo","person":false}],"won":true,"score":{"solved":30,"public":12,"crowns":12,"favour":2},"throne":{"character":"lady"},"obstacle":{"dilemma":17},"suggestions":[{"dilemma":17},{"face":9},{"player":"Hugo"}],"ticks":2,"scenario":"july","free":false,"silent":false,"bells":4,"deck":{"name":"default","sha256":"ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"},"takebacks":1}"#;

    #[test]
    fn the_first_line_that_was_written_is_read_and_written_the_same() {
        let reign: Reign = serde_json::from_str(FIRST).unwrap();
        assert_eq!((reign.years(), reign.verdict()), (56, Verdict::Honoured));
        assert_eq!(reign.throne, Throne::Character(Character::Lady));
        assert_eq!(reign.scenario, Some(Scenario::July));
        assert_eq!(serde_json::to_string(&reign).unwrap(), FIRST);
        let stored = reign.to_stored().unwrap();
        assert_eq!(Reign::of_stored(&stored), Some(reign));
        assert_eq!(Reign::of_stored(&StoredReign { id: "other".into(), ..stored }), None);
    }

    #[test]
    fn what_a_line_does_not_say_has_its_default_and_what_is_new_is_passed_over() {
        let line = r#"{"id":"6f2c9a51-8f1f-4c67-9b53-0d8c3f1f7a10","ended_ms":5,"members":[],"won":false,"later":[1]}"#;
        let reign: Reign = serde_json::from_str(line).unwrap();
        assert_eq!((reign.years(), reign.throne, reign.obstacle), (0, Throne::Vacant, None));
        assert_eq!(reign.deck.name, "default");
    }

    #[test]
    fn ids_are_random_uuids() {
        assert_ne!(new_id(), new_id());
        assert_eq!(new_id().get_version_num(), 4);
    }

    #[test]
    fn a_king_takes_a_vacant_throne_and_no_other() {
        let dir = tempfile::tempdir().unwrap();
        let mut store = Store::open(dir.path()).unwrap().store;
        let taken: Reign = serde_json::from_str(FIRST).unwrap();
        let id = taken.id.to_string();
        assert_eq!(enthrone(&store, &id, "Rita"), Ok(None));
        store.put_reign(&taken.to_stored().unwrap()).unwrap();
        assert_eq!(enthrone(&store, &id, "Rita"), Ok(None));
        let vacant = Reign { throne: Throne::Vacant, ..taken };
        store.put_reign(&vacant.to_stored().unwrap()).unwrap();
        let crowned = enthrone(&store, &id, "Rita").unwrap().unwrap();
        let crowned = Reign::of_stored(&crowned).unwrap();
        assert_eq!(crowned, Reign { throne: Throne::Winner("Rita".into()), ..vacant });
    }
}
