//! The decks of Council of 12 on this device, and one that is typed in.

use crate::deck::{Breach, Deck, LONGEST, SHIPPED, Sha256};
use crate::flow::{self, Reply};
use crate::store::{Store, StoreError, StoredDeck};
use crate::{DecksIntent, RejectionReason};
use std::sync::Arc;

/// What is typed is kept under this key when one leaves it: typing 36 dilemmas takes long.
const KEY: &str = "deck-typed";

/// A deck with its file.
pub(crate) struct Kept {
    pub(crate) deck: Arc<Deck>,
    pub(crate) file: Vec<u8>,
}

/// Why a file is not kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Unfit {
    /// It is no valid deck; at least one.
    Breaches(Vec<Breach>),
    /// Records and the Chronicle know another deck by this name, the shipped one or a custom one.
    NameTaken { name: String, shipped: bool },
}

/// The decks to play with: the shipped one and own ones. What has the shipped one's name besides is an earlier version
/// of it, kept for the games that were played with it.
pub(crate) fn offered(store: &Store) -> Result<Vec<Kept>, StoreError> {
    let mut decks = all(store)?;
    let shipped = decks.first().map(|kept| kept.deck.sha256());
    let name = decks.first().map_or_else(String::new, |kept| kept.deck.name().to_owned());
    decks.retain(|kept| Some(kept.deck.sha256()) == shipped || kept.deck.name() != name);
    Ok(decks)
}

/// All valid decks, the shipped one first.
pub(crate) fn all(store: &Store) -> Result<Vec<Kept>, StoreError> {
    let shipped = Deck::shipped().ok();
    let first = shipped.map(|deck| Kept { deck: Arc::new(deck.clone()), file: SHIPPED.into() });
    let own = store.decks()?.into_iter().filter(|own| shipped.is_none_or(|deck| deck.sha256() != own.sha256));
    let own = own.filter_map(|StoredDeck { file, .. }| {
        Deck::read(&file).ok().map(|deck| Kept { deck: Arc::new(deck), file })
    });
    Ok(first.into_iter().chain(own).collect())
}

/// The deck of a file that may be kept. A file that is here already may, too.
///
/// # Errors
/// Of the disk; inside, what is wrong with the file. Nothing is changed.
pub(crate) fn check(file: &[u8], store: &Store) -> Result<Result<Deck, Unfit>, StoreError> {
    let deck = match Deck::read(file) {
        Ok(deck) => deck,
        Err(breaches) => return Ok(Err(Unfit::Breaches(breaches))),
    };
    let here = all(store)?;
    let here = || here.iter().map(|kept| &kept.deck);
    Ok(match here().position(|other| other.name() == deck.name()) {
        Some(place) if here().all(|other| other.sha256() != deck.sha256()) => {
            Err(Unfit::NameTaken { name: deck.name().to_owned(), shipped: place == 0 })
        }
        _ => Ok(deck),
    })
}

/// Keeps the file of a deck that was checked; the same once more changes nothing.
pub(crate) fn keep(store: &mut Store, deck: &Deck, file: &[u8]) -> Result<(), StoreError> {
    store.add_deck(&StoredDeck { sha256: deck.sha256(), name: deck.name().to_owned(), file: file.to_vec() })
}

/// The screen of decks.
pub(crate) struct Decks {
    pub(crate) list: Vec<Kept>,
    pub(crate) editor: Option<Editor>,
    /// The deck that was kept last.
    pub(crate) kept: Option<Sha256>,
}

/// A deck being typed in.
pub(crate) struct Editor {
    pub(crate) text: String,
    /// Why it could not be kept, once that was tried.
    pub(crate) unfit: Option<Unfit>,
    /// Asked once more before what is typed goes away.
    pub(crate) asked: bool,
    /// Nothing was typed since the copy was made.
    untouched: bool,
}

impl Decks {
    pub(crate) fn load(store: &Store) -> Result<Self, StoreError> {
        let typed: String = flow::load(store, KEY);
        let editor = (!typed.is_empty()).then(|| Editor::new(typed, false));
        Ok(Self { list: offered(store)?, editor, kept: None })
    }

    /// Decks may have come.
    pub(crate) fn reload(&mut self, store: &Store) -> Result<(), StoreError> {
        self.list = offered(store)?;
        Ok(())
    }

    /// What is typed, for the next time.
    pub(crate) fn save(&self, store: &mut Store) -> Result<(), StoreError> {
        keep_typed(store, self.editor.as_ref().map_or("", |editor| editor.text.as_str()))
    }

    pub(crate) fn handle(&mut self, store: &mut Store, intent: DecksIntent) -> Result<Reply, StoreError> {
        match (intent, &mut self.editor) {
            (DecksIntent::CopyDeck { .. }, Some(_)) => {
                return Ok(Reply::rejected(RejectionReason::BadInput, "decks-busy"));
            }
            (DecksIntent::CopyDeck { sha256 }, None) => {
                let found = self.list.iter().find(|kept| kept.deck.sha256().to_string() == sha256);
                let Some(found) = found else {
                    return Ok(Reply::rejected(RejectionReason::BadInput, "setup-deck-gone"));
                };
                self.editor = Some(Editor::new(self.copy(found), true));
            }
            (DecksIntent::TypeDeck { text }, Some(_)) if text.len() > LONGEST => {
                return Ok(Reply::rejected(RejectionReason::BadInput, "decks-long"));
            }
            (DecksIntent::TypeDeck { text }, Some(editor)) => {
                editor.untouched &= text == editor.text;
                (editor.text, editor.asked) = (text, false);
                // Once it was tried, what is mended goes from the list at once.
                if editor.unfit.is_some() {
                    editor.unfit = check(editor.text.as_bytes(), store)?.err();
                }
            }
            (DecksIntent::KeepDeck, Some(editor)) => match check(editor.text.as_bytes(), store)? {
                Ok(deck) => {
                    keep(store, &deck, editor.text.as_bytes())?;
                    self.close(store)?;
                    self.kept = Some(deck.sha256());
                    self.reload(store)?;
                }
                Err(unfit) => (editor.unfit, editor.asked) = (Some(unfit), false),
            },
            (DecksIntent::DiscardDeck, Some(editor)) if editor.untouched || editor.asked => {
                self.close(store)?;
            }
            (DecksIntent::DiscardDeck, Some(editor)) => editor.asked = true,
            (DecksIntent::TypeDeck { .. } | DecksIntent::KeepDeck | DecksIntent::DiscardDeck, None) => {
                return Ok(Reply::not_now());
            }
        }
        Ok(Reply::seen())
    }

    fn close(&mut self, store: &mut Store) -> Result<(), StoreError> {
        keep_typed(store, "")?;
        self.editor = None;
        Ok(())
    }

    /// The file of a deck under a name that nobody has: "default 2".
    fn copy(&self, kept: &Kept) -> String {
        let file = String::from_utf8_lossy(&kept.file);
        let old = kept.deck.name();
        let stem: String = old.chars().take(36).collect();
        let is_free = |name: &String| self.list.iter().all(|other| other.deck.name() != name);
        let new = (2..100).map(|number| format!("{stem} {number}")).find(is_free).unwrap_or_default();
        // The name stands before the first table; nothing but its own line changes.
        let (mut copy, mut done) = (String::new(), false);
        for line in file.split_inclusive('\n') {
            let field = line.trim_start();
            let is_name = field.strip_prefix("name").is_some_and(|rest| rest.trim_start().starts_with('='));
            copy += &if is_name && !done { line.replacen(old, &new, 1) } else { line.to_owned() };
            done |= is_name || field.starts_with('[');
        }
        copy
    }
}

/// Keeps what is typed, unless it is kept as it is.
fn keep_typed(store: &mut Store, typed: &str) -> Result<(), StoreError> {
    if flow::load::<String>(store, KEY) == typed { Ok(()) } else { flow::save(store, KEY, &typed) }
}

impl Editor {
    fn new(text: String, untouched: bool) -> Self {
        Self { text, unfit: None, asked: false, untouched }
    }
}
