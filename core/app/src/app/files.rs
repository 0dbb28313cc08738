//! Files from elsewhere and files for elsewhere, as the app keeps and gives them.

use super::carried::carrying;
use super::incoming::{Found, ImportFailure, Keepable};
use super::outgoing::{Exported, Leaving, StoredBook};
use super::preview::OpenPreview;
use super::{App, Overlay, Place};
use crate::chronicle::{self, Book, Import, Merge, SHIPPED_NAME};
use crate::deck::Deck;
use crate::flow::chronicle::Chronicle;
use crate::flow::council;
use crate::flow::decks::{self, Kept, Unfit};
use crate::flow::people;
use crate::flow::watched::Watched;
use crate::flow::{Games, Notice, Reply};
use crate::screen::preview;
use crate::store::{GameId, StoreError, StoredDeck, StoredReign};
use crate::{DouzeError, ExportKind, GameKind, PreviewIntent};
use std::sync::Arc;

/// What follows when something of a file was kept.
enum Keeping {
    Noticed(Notice),
    Watched(GameId),
}

impl App {
    /// The decks that files may name.
    pub(crate) fn decks(&self) -> Result<Vec<Arc<Deck>>, DouzeError> {
        let kept = decks::all(&self.store).map_err(|error| self.stored_error(&error))?;
        Ok(kept.into_iter().map(|kept| kept.deck).collect())
    }

    /// Lays over everything what a file is, in place of a file that is looked at.
    pub(crate) fn preview(&mut self, found: Result<Found, ImportFailure>) -> Result<(), DouzeError> {
        let text = self.text;
        self.tickets += 1;
        let ticket = self.tickets;
        let (view, what) = match found.map_err(|failure| preview::refusal(&text, &failure))? {
            Found::Record(record) => {
                let known = record.known(&self.store).map_err(|error| self.stored_error(&error))?;
                let view = preview::record(&text, ticket, &record.replay, known.is_some());
                (view, Some(Keepable::Record(record)))
            }
            Found::Chronicle(import) => {
                let (import, elsewhere) =
                    self.without_others(import).map_err(|error| self.stored_error(&error))?;
                let chronicle = Chronicle::open(&self.store).map_err(|error| self.stored_error(&error))?;
                let merge = Merge::of(&chronicle.book, &import);
                let view = preview::chronicle(&text, ticket, &chronicle, &import, &merge, elsewhere);
                (view, Some(Keepable::Chronicle(import)))
            }
            Found::Deck(file) => {
                let checked = decks::check(&file, &self.store).map_err(|error| self.stored_error(&error))?;
                let deck = checked.map_err(|unfit: Unfit| preview::unfit(&text, &unfit))?;
                let here = decks::all(&self.store).map_err(|error| self.stored_error(&error))?;
                let known = here.iter().any(|kept: &Kept| kept.deck.sha256() == deck.sha256());
                let view = preview::deck(&text, ticket, &deck, known);
                (view, Some(Keepable::Deck { deck: Box::new(deck), file }))
            }
        };
        let what = what.filter(|_| view.confirm.is_some());
        self.leave_sight();
        self.overlays.retain(|overlay| !matches!(overlay, Overlay::Preview(_)));
        self.overlays.push(Overlay::Preview(Box::new(OpenPreview { view, what, theirs: false })));
        Ok(())
    }

    /// A file without the reigns that another Chronicle of this device has, and how many these are.
    fn without_others(&self, mut import: Import) -> Result<(Import, usize), StoreError> {
        let (open, count) = (self.store.open_chronicle()?, import.reigns.len());
        let mut kept = Vec::with_capacity(count);
        for reign in import.reigns {
            if self.store.chronicle_of(&reign.id.to_string())?.is_none_or(|chronicle| chronicle == open) {
                kept.push(reign);
            }
        }
        let elsewhere = count - kept.len();
        import.reigns = kept;
        Ok((import, elsewhere))
    }

    /// Answers an intent of the visible preview; not one of a preview whose place it has taken.
    pub(super) fn at_preview(&mut self, intent: &PreviewIntent, now_ms: i64) -> Result<Reply, StoreError> {
        let Some(Overlay::Preview(open)) = self.overlays.last_mut() else { return Ok(Reply::not_now()) };
        let shown = open.view.ticket;
        match *intent {
            PreviewIntent::TakeTheirs { ticket, .. } | PreviewIntent::Keep { ticket } if ticket != shown => {
                return Ok(Reply::not_now());
            }
            PreviewIntent::TakeTheirs { theirs, .. } => {
                open.theirs = theirs;
                open.view.select(theirs);
            }
            PreviewIntent::Keep { .. } => {
                let Some(what) = open.what.take() else { return Ok(Reply::not_now()) };
                let theirs = open.theirs;
                match self.keep(&what, theirs, now_ms) {
                    Ok(kept) => {
                        self.overlays.pop();
                        match kept {
                            Keeping::Noticed(notice) => self.notice = Some(notice),
                            Keeping::Watched(id) => return self.watch(id),
                        }
                    }
                    // Not kept: it can be tried again.
                    Err(error) => {
                        if let Some(Overlay::Preview(open)) = self.overlays.last_mut() {
                            open.what = Some(what);
                        }
                        return Err(error);
                    }
                }
            }
        }
        Ok(Reply::seen())
    }

    fn keep(&mut self, what: &Keepable, take_theirs: bool, now_ms: i64) -> Result<Keeping, StoreError> {
        let notice = match what {
            Keepable::Record(record) => return self.keep_record(record, now_ms).map(Keeping::Watched),
            Keepable::Chronicle(import) => {
                // Reigns may have come since the preview.
                let merge = Merge::of(&Book::load(&self.store)?, import);
                let reigns: Vec<StoredReign> =
                    merge.to_write(take_theirs).map(chronicle::Reign::to_stored).collect::<Result<_, _>>()?;
                self.store.transaction(|store| {
                    store.merge_reigns(&reigns, &import.decks)?;
                    people::of_file(store, &import.people)
                })?;
                let replaced = if take_theirs { merge.conflicts.len() } else { 0 };
                Notice::Merged { new: merge.new.len(), replaced }
            }
            Keepable::Deck { deck, file } => {
                decks::keep(&mut self.store, deck, file)?;
                Notice::DeckKept(deck.name().to_owned())
            }
        };
        for overlay in &mut self.overlays {
            match overlay {
                Overlay::Chronicle(chronicle) => chronicle.reload(&self.store)?,
                Overlay::Decks(decks) => decks.reload(&self.store)?,
                Overlay::Settings
                | Overlay::Notices
                | Overlay::Games(_)
                | Overlay::People(_)
                | Overlay::Rules(..)
                | Overlay::Fair(_)
                | Overlay::Preview(_) => {}
            }
        }
        match &mut self.place {
            Place::Setup(setup) => setup.refresh(&self.store, None),
            // It may have waited for a deck.
            Place::Home(games) => *games = Games::newest(&self.store, self.now_ms),
            _ => {}
        }
        Ok(Keeping::Noticed(notice))
    }

    /// A file of the ended game of this place, or of the Chronicle.
    pub(crate) fn export(&self, kind: ExportKind) -> Result<Leaving, DouzeError> {
        if kind == ExportKind::Record {
            if let Some(Overlay::Games(games)) = self.overlays.last() {
                return self.selected_record(games);
            }
            let table = self.place.table().ok_or_else(|| self.missing("error-no-game"))?;
            let (game, record) = match &self.place {
                Place::Replay(replaying) => (replaying.watched.kind(), replaying.watched.record(&self.text)),
                _ if !table.is_over() => return Err(self.missing("error-unfinished")),
                place => (place.game().map_or(GameKind::Forest, |(kind, _)| kind), table.record(&self.text)),
            };
            let council = match &self.place {
                Place::Council(council) => Some(&council.game),
                Place::Replay(replaying) => council_of(&replaying.watched),
                _ => None,
            };
            return self.leaving(game, record, council);
        }
        let book = StoredBook {
            reigns: self.store.reigns().map_err(|error| self.stored_error(&error))?,
            decks: self.store.decks().map_err(|error| self.stored_error(&error))?,
            people: people::for_file(&self.store).map_err(|error| self.stored_error(&error))?,
        };
        if book.reigns.intact.is_empty() {
            return Err(self.missing("chronicle-empty"));
        }
        Ok(Leaving::Chronicle(kind, book))
    }

    /// The record of the finished game that is selected in the list.
    fn selected_record(&self, games: &Games) -> Result<Leaving, DouzeError> {
        let selected = games.finished.selected.and_then(|id| games.finished.game(id));
        let watched = match selected.map(|game| Watched::open(&self.store, game.kind, game.id)).transpose() {
            Ok(watched) => watched.flatten().ok_or_else(|| self.missing("error-no-game"))?,
            Err(error) => return Err(self.stored_error(&error)),
        };
        self.leaving(watched.kind(), watched.record(&self.text), council_of(&watched))
    }

    fn leaving(
        &self,
        game: GameKind,
        record: String,
        council: Option<&council::Game>,
    ) -> Result<Leaving, DouzeError> {
        let game = game.id();
        let deck = council.map(|council| self.own_deck(council)).transpose()?.flatten();
        let bytes = deck.and_then(|deck| carrying(&record, &deck)).unwrap_or(record).into_bytes();
        Ok(Leaving::Ready(Exported { file_name: format!("douze-{game}.douze"), bytes }))
    }

    /// The deck of a council, unless it came with the app.
    fn own_deck(&self, council: &council::Game) -> Result<Option<StoredDeck>, DouzeError> {
        let deck = &council.header.options.deck;
        if deck.name == SHIPPED_NAME {
            return Ok(None);
        }
        let decks = self.store.decks().map_err(|error| self.stored_error(&error))?;
        Ok(decks.into_iter().find(|own| own.sha256.to_string() == deck.sha256))
    }

    fn missing(&self, key: &str) -> DouzeError {
        DouzeError::Missing { sentence: self.text.say(key), detail: key.into() }
    }

    fn stored_error(&self, error: &StoreError) -> DouzeError {
        DouzeError::of_store(self.text, error)
    }
}

fn council_of(watched: &Watched) -> Option<&council::Game> {
    match watched {
        Watched::Council(reel) => Some(&reel.game),
        Watched::Forest(_) | Watched::King(_) => None,
    }
}
