//! A record from elsewhere as a stored game: who played, how it began, every action.

use super::council::{self, CouncilAction, CouncilRules};
use super::forest::{self, ForestRules};
use super::king::{self, KingRules};
use super::stored::Game;
use super::stored::header::{Header, Origin};
use crate::deck::{Deck, Decks, Sha256};
use crate::record::{Play, Replay, Setup};
use crate::store::{GameId, Store, StoreError, StoredDeck};
use crate::{CharacterSet, ForestVariant, PlayerKind, TwelveGroups};
use douze_rules::forest::Variant;
use douze_rules::king::Twelve;
use serde_json::Value;
use std::sync::Arc;

/// A record that can be kept.
pub(crate) struct Record {
    pub(crate) replay: Replay,
    /// Of the file.
    pub(crate) sha256: Sha256,
    /// A custom deck that it carries, and its file.
    pub(crate) deck: Option<(Deck, Vec<u8>)>,
}

impl Record {
    /// The game that this file was kept as.
    pub(crate) fn known(&self, store: &Store) -> Result<Option<GameId>, StoreError> {
        store.game_with(&format!(r#""imported":{{"sha256":"{}"}}"#, self.sha256))
    }

    /// Keeps it; a file that is here is not kept twice.
    pub(crate) fn keep(&self, store: &mut Store, decks: &Decks, now_ms: i64) -> Result<GameId, StoreError> {
        if let Some(known) = self.known(store)? {
            return Ok(known);
        }
        match (&self.replay.header.setup, &self.replay.play) {
            (Setup::Forest { variant }, Play::Forest(play)) => {
                let variant = match variant {
                    Variant::Standard => ForestVariant::Standard,
                    Variant::Choose3 => ForestVariant::Choose3,
                };
                let header = self.header(&PlayerKind::FOREST, forest::Options { variant, table_mode: false });
                Game::<ForestRules>::keep_record(store, &header, &play.actions, now_ms)
            }
            (Setup::King { setup }, Play::King(play)) => {
                let groups = match setup.twelve() {
                    Some(Twelve::Trios) => TwelveGroups::Threes,
                    Some(Twelve::Quads) | None => TwelveGroups::Fours,
                };
                let options = king::Options {
                    set: CharacterSet::Chosen,
                    characters: setup.lineup().iter().collect(),
                    groups,
                    steps: false,
                    table_mode: false,
                    open_history: false,
                    throne: None,
                };
                let header = self.header(&PlayerKind::KING, options);
                Game::<KingRules>::keep_record(store, &header, &play.actions, now_ms)
            }
            (Setup::Council { deck, deck_sha256, open, setup }, Play::Council(play)) => {
                let mut all = decks.clone();
                if let Some((own, _)) = &self.deck {
                    all.add(own.clone());
                }
                let lost = || StoreError::DeckLost { name: deck.clone() };
                let deck = all.find(deck, *deck_sha256).cloned().ok_or_else(lost)?;
                self.keep_deck(store, &deck)?;
                let draft = douze_rules::council::Draft { open: *open, ..setup.draft() };
                let header = self.header(&PlayerKind::COUNCIL, council::Options::new(&draft, Arc::new(deck)));
                let line: Vec<CouncilAction> =
                    play.actions.iter().map(|&action| CouncilAction::Act(action)).collect();
                Game::<CouncilRules>::keep_record(store, &header, &line, now_ms)
            }
            _ => Err(StoreError::Damaged { detail: "a record of two games".into() }),
        }
    }

    /// The game needs its deck for as long as it is kept.
    fn keep_deck(&self, store: &mut Store, deck: &Deck) -> Result<(), StoreError> {
        let own = self.deck.as_ref().filter(|(own, _)| own.sha256() == deck.sha256());
        let shipped = Deck::version(&deck.sha256().to_string()).map(|(_, file)| file.as_bytes());
        let Some(file) = own.map(|(_, file)| file.as_slice()).or(shipped) else { return Ok(()) };
        store.add_deck(&StoredDeck { sha256: deck.sha256(), name: deck.name().into(), file: file.into() })
    }

    /// What the first line gives: names, players and seed, where our app wrote it.
    fn header<O>(&self, levels: &[PlayerKind], options: O) -> Header<O> {
        let given = &self.replay.header;
        let players = given.extra.get("players").and_then(|players| {
            let players: Vec<PlayerKind> = serde_json::from_value(players.clone()).ok()?;
            let fits =
                players.len() == given.seats.len() && players.iter().all(|player| player.is_of(levels));
            fits.then_some(players)
        });
        let seed = given.extra.get("seed").and_then(Value::as_str).and_then(|seed| seed.parse().ok());
        let chosen = given.extra.get("seed_chosen").and_then(Value::as_bool).unwrap_or(false);
        let players = players.unwrap_or_else(|| vec![PlayerKind::Person; given.seats.len()]);
        let header = Header::new(given.seats.clone(), players, options, seed);
        Header {
            seed_chosen: chosen && seed.is_some(),
            origin: Origin::Imported { sha256: self.sha256.to_string() },
            ..header
        }
    }
}
