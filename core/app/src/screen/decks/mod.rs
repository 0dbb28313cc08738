//! The screen of decks.

mod unfit;
mod view;

pub(crate) use unfit::unfit;
pub use view::{DeckEditorView, DeckView, DecksView};

use super::{Body, ButtonView, FieldView};
use crate::deck::{Deck, LONGEST};
use crate::flow::decks::{Decks, Editor, Kept};
use crate::text::Text;
use crate::{DecksIntent, Intent};

pub(crate) fn body(text: &Text, decks: &Decks) -> Body {
    let typing = decks.editor.is_some();
    let first = decks.list.first().filter(|_| !typing);
    let view = DecksView {
        note: text.say("decks-note"),
        decks: decks.list.iter().enumerate().map(|(place, kept)| deck(text, place, kept, typing)).collect(),
        new: first.map(|shipped| {
            ButtonView::new(text, "decks-new", copy(shipped)).hint(text.say("decks-new-hint"))
        }),
        editor: decks.editor.as_ref().map(|editor| self::editor(text, editor)),
    };
    Body::Decks { decks: view }
}

fn copy(kept: &Kept) -> Intent {
    Intent::Decks(DecksIntent::CopyDeck { sha256: kept.deck.sha256().to_string() })
}

fn deck(text: &Text, place: usize, kept: &Kept, typing: bool) -> DeckView {
    let button = ButtonView::new(text, "decks-copy", copy(kept));
    let shipped = place == 0;
    DeckView {
        name: if shipped { text.say("decks-shipped") } else { kept.deck.name().to_owned() },
        line: if shipped { shipped_line(text, &kept.deck) } else { own_line(text, &kept.deck) },
        copy: if typing {
            button.off(text.say("decks-busy"))
        } else {
            button.hint(text.say("decks-copy-hint"))
        },
    }
}

fn shipped_line(text: &Text, deck: &Deck) -> String {
    text.with("decks-shipped-line", &[("detail", deck.sha256().short().into())])
}

/// The difference between a custom deck and others.
pub(crate) fn own_line(text: &Text, deck: &Deck) -> String {
    text.with("decks-own-line", &[("detail", deck.sha256().short().into())])
}

fn editor(text: &Text, editor: &Editor) -> DeckEditorView {
    let breaches = editor.unfit.as_ref().map_or_else(Vec::new, |refused| unfit(text, refused));
    DeckEditorView {
        text: FieldView {
            label: text.say("decks-text"),
            value: editor.text.clone(),
            error: (!breaches.is_empty()).then(|| text.say("decks-text-faulty")),
            hint: Some(text.say("decks-text-hint")),
            limit: i32::try_from(LONGEST).unwrap_or(i32::MAX),
        },
        breaches,
        keep: ButtonView::new(text, "decks-keep", Intent::Decks(DecksIntent::KeepDeck))
            .hint(text.say("decks-keep-hint")),
        discard: if editor.asked {
            ButtonView::new(text, "decks-discard-asked", Intent::Decks(DecksIntent::DiscardDeck))
                .hint(text.say("decks-discard-asked-hint"))
        } else {
            ButtonView::new(text, "decks-discard", Intent::Decks(DecksIntent::DiscardDeck))
        },
    }
}
