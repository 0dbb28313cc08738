//! The Chronicle on screen: which part of it, which page, and what is written as the greatest obstacle.

use super::finished::council_games;
use super::setup::NAME_LIMIT;
use super::{Reply, decks};
use crate::chronicle::{Book, OBSTACLE_LIMIT, Obstacle, Reign};
use crate::deck::Deck;
use crate::store::{GameId, MAX_PAGE, Store, StoreError, StoredChronicle};
use crate::text::shown;
use crate::{ChronicleIntent, ChronicleTab};
use std::collections::HashMap;
use std::sync::Arc;

/// Entries of a list that are shown at once.
pub(crate) const WINDOW: usize = MAX_PAGE as usize;

/// Characters of a Chronicle's name at most.
pub(crate) const CHRONICLE_NAME: usize = 30;

/// The open book.
pub(crate) struct Chronicle {
    pub(crate) book: Book,
    /// The shipped one and own ones, for the names of dilemmas.
    pub(crate) decks: Vec<Arc<Deck>>,
    pub(crate) tab: ChronicleTab,
    /// All Chronicles of the device.
    pub(crate) all: Vec<StoredChronicle>,
    /// The one whose book this is.
    pub(crate) id: i64,
    /// The names of the open page's members can be corrected.
    pub(crate) correcting: bool,
    /// Entries of the list before those that are shown; 0 is the newest.
    pub(crate) first: usize,
    /// The finished councils of this device, by the reigns that they were.
    games: HashMap<String, GameId>,
    /// The place of the open page in the book.
    pub(crate) page: Option<usize>,
    /// It was opened at this page, and closing the page closes it.
    at_page: bool,
}

impl Chronicle {
    /// The book at its newest reigns.
    pub(crate) fn open(store: &Store) -> Result<Self, StoreError> {
        Self::of(store, store.open_chronicle()?)
    }

    fn of(store: &Store, id: i64) -> Result<Self, StoreError> {
        Ok(Self {
            book: Book::of_stored(&store.reigns_of(id)?),
            decks: decks::all(store)?.into_iter().map(|kept| kept.deck).collect(),
            tab: ChronicleTab::default(),
            all: store.chronicles()?,
            id,
            correcting: false,
            first: 0,
            games: council_games(store)?,
            page: None,
            at_page: false,
        })
    }

    /// The book at the page of this reign; none where there is no such reign.
    pub(crate) fn open_at(store: &Store, id: &str) -> Result<Option<Self>, StoreError> {
        let Some(chronicle) = store.chronicle_of(id)? else { return Ok(None) };
        let mut chronicle = Self::of(store, chronicle)?;
        chronicle.page = chronicle.book.position(id);
        chronicle.at_page = true;
        Ok(chronicle.page.is_some().then_some(chronicle))
    }

    /// After something was written: the same place in the new book.
    pub(crate) fn reload(&mut self, store: &Store) -> Result<(), StoreError> {
        let open = self.page().map(|line| line.reign.id.to_string());
        let Self { book, decks, all, .. } = Self::of(store, self.id)?;
        (self.book, self.decks, self.all) = (book, decks, all);
        self.page = open.and_then(|id| self.book.position(&id));
        self.first = self.window(self.first);
        Ok(())
    }

    pub(crate) fn handle(&mut self, intent: &ChronicleIntent) -> Reply {
        match intent {
            ChronicleIntent::SetChronicleTab { tab } => (self.tab, self.first) = (*tab, 0),
            ChronicleIntent::ShowReigns { first } => match usize::try_from(*first) {
                Ok(first) if first == 0 || first < self.book.lines().len() => self.first = self.window(first),
                _ => return Reply::not_now(),
            },
            ChronicleIntent::OpenReign { id } => match self.book.position(id) {
                Some(place) => (self.page, self.correcting) = (Some(place), false),
                None => return Reply::not_now(),
            },
            ChronicleIntent::CloseReign if self.page.is_some() => self.page = None,
            ChronicleIntent::CorrectNames { on } if self.page.is_some() => self.correcting = *on,
            // What writes is answered where the store is.
            ChronicleIntent::CloseReign
            | ChronicleIntent::CorrectNames { .. }
            | ChronicleIntent::PickObstacle { .. }
            | ChronicleIntent::TypeObstacle { .. }
            | ChronicleIntent::StrikeReign { .. }
            | ChronicleIntent::NameMember { .. }
            | ChronicleIntent::ClaimThrone { .. }
            | ChronicleIntent::SelectChronicle { .. }
            | ChronicleIntent::AddChronicle
            | ChronicleIntent::NameChronicle { .. }
            | ChronicleIntent::RemoveChronicle => return Reply::not_now(),
        }
        Reply::seen()
    }

    /// Back: closes the page; false when the whole book is to be closed.
    pub(crate) fn close(&mut self) -> bool {
        self.page.take().is_some() && !self.at_page
    }

    /// Is it but a page, which takes the book with it when it is closed?
    pub(crate) fn is_page(&self) -> bool {
        self.at_page && self.page.is_some()
    }

    /// The game of the open page, where it was played on this device.
    pub(crate) fn game(&self) -> Option<GameId> {
        self.games.get(&self.page()?.reign.id.to_string()).copied()
    }

    /// The open page.
    pub(crate) fn page(&self) -> Option<&crate::chronicle::Line> {
        self.book.lines().get(self.page?)
    }

    /// The deck of a reign, if it is here.
    pub(crate) fn deck(&self, reign: &Reign) -> Option<&Deck> {
        deck_of(&self.decks, reign)
    }

    /// The beginning of the window that this entry is in.
    fn window(&self, first: usize) -> usize {
        let last = self.book.lines().len().saturating_sub(1);
        first.min(last) / WINDOW * WINDOW
    }
}

/// The deck of a reign among these.
pub(crate) fn deck_of<'a>(decks: &'a [Arc<Deck>], reign: &Reign) -> Option<&'a Deck> {
    let deck = &reign.deck;
    let fits = |one: &&Arc<Deck>| match deck.sha256 {
        Some(sha256) => one.sha256() == sha256,
        None => one.name() == deck.name,
    };
    decks.iter().find(fits).map(|deck| &**deck)
}

/// The reign as the intent would have it; none where the intent asks for nothing that can be.
pub(crate) fn rewritten(reign: Reign, intent: &ChronicleIntent, now_ms: i64) -> Option<Reign> {
    Some(match intent {
        ChronicleIntent::PickObstacle { choice, .. } => {
            let choice = usize::try_from(*choice).ok();
            let picked = choice.and_then(|choice| reign.suggestions.get(choice))?.clone();
            reign.with_obstacle(Some(picked), now_ms)
        }
        ChronicleIntent::TypeObstacle { text, .. } => {
            reign.with_obstacle(own_words(text).map(Obstacle::Text), now_ms)
        }
        ChronicleIntent::StrikeReign { struck, .. } => reign.struck_out(*struck, now_ms),
        ChronicleIntent::NameMember { member, name, .. } => {
            let name = name.trim();
            let fits = name.chars().count() <= NAME_LIMIT.into() && !name.is_empty();
            reign.renamed(usize::try_from(*member).ok().filter(|_| fits)?, name, now_ms)?
        }
        _ => return None,
    })
}

/// What can be shown of it; none where nothing is left.
fn own_words(text: &str) -> Option<String> {
    let words: String = shown(text).collect();
    let cut: String = words.trim().chars().take(OBSTACLE_LIMIT.into()).collect();
    // A joiner at the cut joins nothing.
    let words: String = shown(&cut).collect();
    let words = words.trim_end();
    (!words.is_empty()).then(|| words.to_owned())
}
