//! Games begun, gone on with and opened.

use super::{App, Place};
use crate::GameKind;
use crate::deck::Deck;
use crate::flow::council::{self, Council, CouncilRules};
use crate::flow::forest::{self, Forest, ForestRules};
use crate::flow::game::{Found, Game, Rules};
use crate::flow::king::{self, King, KingRules};
use crate::flow::{Context, KINDS, LastGame, Notice, Reply};
use crate::store::{GameId, StoreError, StoredDeck};

impl App {
    pub(super) fn begin_forest(&mut self, header: forest::Header, now_ms: i64) -> Result<Reply, StoreError> {
        let mut context = Context { store: &mut self.store, now_ms, tickets: &mut self.tickets };
        let (forest, happened) = Forest::begin(&mut context, header)?;
        self.place = Place::Forest(Box::new(forest));
        Ok(Reply::happened(happened))
    }

    pub(super) fn begin_king(&mut self, header: king::Header, now_ms: i64) -> Result<Reply, StoreError> {
        let mut context = Context { store: &mut self.store, now_ms, tickets: &mut self.tickets };
        let (king, happened) = King::begin(&mut context, header)?;
        self.place = Place::King(Box::new(king));
        Ok(Reply::happened(happened))
    }

    pub(super) fn begin_council(
        &mut self,
        header: council::Header,
        now_ms: i64,
    ) -> Result<Reply, StoreError> {
        let mut context = Context { store: &mut self.store, now_ms, tickets: &mut self.tickets };
        // Own decks are kept since they were typed or imported; a shipped one is kept for later versions of the app.
        if let Some((deck, file)) = Deck::version(&header.options.deck.sha256) {
            let deck = StoredDeck { sha256: deck.sha256(), name: deck.name().into(), file: file.into() };
            context.store.add_deck(&deck)?;
        }
        let (council, happened) = Council::begin(&mut context, header)?;
        self.place = Place::Council(Box::new(council));
        Ok(Reply::happened(happened))
    }

    /// Opens the last open game that can be read; the rows of one that cannot stay, it only is passed over.
    pub(super) fn continue_game(&mut self, now_ms: i64) -> Result<Reply, StoreError> {
        while let Some((id, kind)) = self.store.last_open(&KINDS)? {
            let opened = match kind.as_str() {
                KingRules::KIND => self.open_king(id, now_ms),
                CouncilRules::KIND => self.open_council(id, now_ms),
                _ => self.open_forest(id, now_ms),
            };
            match opened {
                Ok(()) => return Ok(Reply::seen()),
                Err(StoreError::Damaged { .. }) => {
                    self.store.end_game(id, now_ms)?;
                    self.notice = Some(Notice::LostGame);
                }
                Err(StoreError::DeckLost { name }) => {
                    self.notice = Some(Notice::LostDeck(name));
                    return Ok(Reply::seen());
                }
                Err(error) => return Err(error),
            }
        }
        self.place = Place::Home(LastGame::None);
        Ok(if self.notice.is_some() { Reply::seen() } else { Reply::not_now() })
    }

    /// Opens the game with this id.
    pub(super) fn open_game(&mut self, kind: GameKind, id: GameId, now_ms: i64) -> Result<(), StoreError> {
        match kind {
            GameKind::Forest => self.open_forest(id, now_ms),
            GameKind::King => self.open_king(id, now_ms),
            GameKind::Council => self.open_council(id, now_ms),
        }
    }

    pub(super) fn open_forest(&mut self, id: GameId, now_ms: i64) -> Result<(), StoreError> {
        let game = self.open::<ForestRules>(id, now_ms)?;
        let mut context = Context { store: &mut self.store, now_ms, tickets: &mut self.tickets };
        self.place = Place::Forest(Box::new(Forest::resume(&mut context, game)));
        Ok(())
    }

    pub(super) fn open_king(&mut self, id: GameId, now_ms: i64) -> Result<(), StoreError> {
        let game = self.open::<KingRules>(id, now_ms)?;
        let mut context = Context { store: &mut self.store, now_ms, tickets: &mut self.tickets };
        self.place = Place::King(Box::new(King::resume(&mut context, game)?));
        Ok(())
    }

    pub(super) fn open_council(&mut self, id: GameId, now_ms: i64) -> Result<(), StoreError> {
        let game = self.open::<CouncilRules>(id, now_ms)?;
        let mut context = Context { store: &mut self.store, now_ms, tickets: &mut self.tickets };
        self.place = Place::Council(Box::new(Council::resume(&mut context, game)?));
        Ok(())
    }

    pub(super) fn open<R: Rules>(&mut self, id: GameId, now_ms: i64) -> Result<Game<R>, StoreError> {
        match Game::<R>::open(&mut self.store, id, now_ms)? {
            Found::Sound(game) => Ok(*game),
            Found::Mended(game) => {
                self.notice = Some(Notice::DamagedGame { key: R::DAMAGED, round: R::round(game.state()) });
                Ok(*game)
            }
        }
    }
}
