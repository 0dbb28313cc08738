//! Parts that several screens use.

#![expect(missing_docs, reason = "fields and variants without a comment are explained by their names")]

use super::RoleKind;
use crate::flow::setup::Person;
use crate::flow::table::undo::Target;
use crate::text::Text;
use crate::{
    Animals, CharacterKind, DieSymbol, ExportKind, ForestCard, Intent, Language, Pace, PersonColour,
    TableIntent, Theme,
};
use douze_rules::Seat;
use douze_rules::d12::Face;
use douze_rules::forest::Card;
use douze_rules::king::Character as King;

/// Something to press.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ButtonView {
    /// What stands on it and what is spoken.
    pub label: String,
    /// A further sentence: what it does, or why it is off.
    pub hint: Option<String>,
    /// Off buttons are shown and spoken, and send nothing.
    pub enabled: bool,
    /// Its sign, where it is drawn without words.
    pub role: Option<RoleKind>,
    /// What to send.
    pub intent: Intent,
}

/// One of several.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ChoiceView {
    pub label: String,
    /// A sentence about it.
    pub line: Option<String>,
    pub selected: bool,
    pub intent: Intent,
    /// Of a person who is known.
    #[cfg_attr(feature = "uniffi", uniffi(default = None))]
    pub face: Option<FaceView>,
}

/// What was taken off a list.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct TakenOffView {
    /// "Mia was forgotten."
    pub words: String,
    /// Brings it back.
    pub restore: ButtonView,
}

/// How somebody is drawn: a portrait in a ring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct FaceView {
    /// From 0: those of the seats.
    pub portrait: i32,
    /// Of the ring; none, and so plain gold: nobody who is known on this device.
    pub colour: Option<PersonColour>,
}

impl FaceView {
    pub(crate) fn of(person: &Person) -> Self {
        Self { portrait: person.portrait.into(), colour: Some(person.colour) }
    }
}

/// Choices of which exactly one is selected.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ChoicesView {
    pub label: String,
    pub choices: Vec<ChoiceView>,
}

/// A card's open face.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct CardView {
    /// Which picture.
    pub card: ForestCard,
    /// Whose: 0 black, 1 white.
    pub seat: i32,
    /// Its name.
    pub name: String,
    /// What is printed in its corner: "8", "X".
    pub number: String,
    /// A gentle animal stands for it: a hedgehog for a spider, a weasel for the snake.
    pub gentle: bool,
}

/// A character of King of 12 (and of Council of 12).
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct CharacterView {
    /// Which picture.
    pub character: CharacterKind,
    /// Its name.
    pub name: String,
    /// Its symbol at the table of King of 12.
    #[cfg_attr(feature = "uniffi", uniffi(default = None))]
    pub symbol: Option<DieSymbol>,
}

impl CharacterView {
    /// A character without a symbol.
    pub(crate) const fn new(character: CharacterKind, name: String) -> Self {
        Self { character, name, symbol: None }
    }

    /// A character of King of 12, with its symbol.
    pub(crate) fn of_king(text: &Text, character: King) -> Self {
        let symbol = match character {
            _ if character.is_blue() => Some(DieSymbol::Own),
            _ if character.touches_all() => Some(DieSymbol::All),
            _ => None,
        };
        let name = text.of("king-character", character.id());
        Self { character: character.into(), name, symbol }
    }
}

/// The open face of a card of any game.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum CardFace {
    Animal { animal: CardView },
    Character { character: CharacterView },
}

/// Colours and language.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct LookView {
    /// The chosen colours.
    pub theme: Theme,
    /// BCP 47: "en", "fr", "de"; for speech and hyphenation.
    pub language: String,
    /// The language that was chosen, for a platform that has such a setting of its own. None: the system's.
    pub chosen: Option<Language>,
    /// Sounds are played.
    #[cfg_attr(feature = "uniffi", uniffi(default = true))]
    pub sounds: bool,
}

/// A sentence to be reported once.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct NoticeView {
    pub sentence: String,
    pub dismiss: ButtonView,
}

/// Somebody is at work: a built-in player, a hint, a review.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ThinkingView {
    /// For `think`, `progress` and `stop`.
    pub ticket: i64,
    /// "Fox is thinking.", "Looking for a hint."
    pub sentence: String,
    /// Label of the button that calls `stop(ticket, keep_best = true)`: "Play now", "Show now", "Stop".
    pub move_now: String,
}

impl ButtonView {
    /// A button with the text of this key.
    pub(crate) fn new(text: &Text, key: &str, intent: Intent) -> Self {
        Self::labelled(text.say(key), intent)
    }

    /// A button with this label.
    pub(crate) fn labelled(label: String, intent: Intent) -> Self {
        Self { label, hint: None, enabled: true, role: RoleKind::of(&intent), intent }
    }

    /// The same with a hint.
    pub(crate) fn hint(mut self, hint: String) -> Self {
        self.hint = Some(hint);
        self
    }

    /// The same; where there is a reason it is switched off.
    pub(crate) fn on_unless(self, why: Option<String>) -> Self {
        match why {
            Some(why) => self.off(why),
            None => self,
        }
    }

    /// The same, switched off for this reason.
    pub(crate) fn off(mut self, why: String) -> Self {
        self.enabled = false;
        self.hint(why)
    }
}

impl ChoicesView {
    /// A family of choices: `key` for the label, `key-NAME` for each, and its line `key-NAME-line` where `lines`.
    pub(crate) fn new<T: Copy + PartialEq>(
        text: &Text,
        key: &str,
        selected: T,
        choices: &[(T, &str)],
        lines: &[&str],
        intent: impl Fn(T) -> Intent,
    ) -> Self {
        let choice = |&(value, name): &(T, &str)| ChoiceView {
            face: None,
            label: text.of(key, name),
            line: lines.contains(&name).then(|| text.say(&format!("{key}-{name}-line"))),
            selected: value == selected,
            intent: intent(value),
        };
        Self { label: text.say(key), choices: choices.iter().map(choice).collect() }
    }
}

impl CardView {
    /// The open face of a card.
    pub(crate) fn new(text: &Text, animals: Animals, seat: Seat, card: Card) -> Self {
        let id = animal_id(animals, card);
        Self {
            gentle: id != card.id(),
            card: card.into(),
            seat: seat.number().into(),
            name: text.of("forest-card", id),
            number: if card == Card::Snake { "X".into() } else { card.number().to_string() },
        }
    }
}

/// The id by which texts know a card: its own, or that of the gentle animal in its place.
pub(crate) const fn animal_id(animals: Animals, card: Card) -> &'static str {
    match (animals, card) {
        (Animals::Gentle, Card::Spider4) => "hedgehog4",
        (Animals::Gentle, Card::Spider5) => "hedgehog5",
        (Animals::Gentle, Card::Snake) => "weasel",
        _ => card.id(),
    }
}

/// Milliseconds at the chosen pace.
pub(crate) fn at_pace(ms: i32, pace: Pace) -> i32 {
    match pace {
        Pace::Off => 0,
        Pace::Fast => ms / 2,
        Pace::Normal => ms,
        Pace::Slow => ms * 2,
    }
}

/// Where the faces of every die are (`dice.md`): 1, its neighbours clockwise, what is opposite to each, 12.
pub(crate) fn die_layout() -> Vec<i32> {
    let Some(top) = Face::new(1) else { return Vec::new() };
    let ring = top.neighbours();
    let upper = std::iter::once(top).chain(ring);
    let lower = ring.map(Face::opposite).into_iter().chain([top.opposite()]);
    upper.chain(lower).map(|face| face.number().into()).collect()
}

/// Undo (or take back) and redo; off with the reason where there is nothing to do.
pub(crate) fn undo_redo(text: &Text, target: Target, can_redo: bool) -> [ButtonView; 2] {
    let undo = |key: &str, hint: &str| {
        ButtonView::new(text, key, Intent::Table(TableIntent::Undo)).hint(text.say(hint))
    };
    let redo = ButtonView::new(text, "common-redo", Intent::Table(TableIntent::Redo));
    [
        match target {
            Target::To { taken_back: true, .. } => undo("common-take-back", "common-take-back-hint"),
            Target::To { .. } => undo("common-undo", "common-undo-hint"),
            Target::Nothing | Target::Revealed => {
                ButtonView::new(text, "common-undo", Intent::Table(TableIntent::Undo))
                    .off(text.say("common-undo-off"))
            }
        },
        if can_redo {
            redo.hint(text.say("common-redo-hint"))
        } else {
            redo.off(text.say("common-redo-off"))
        },
    ]
}

/// A file to be made.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ExportView {
    /// What stands on the button.
    pub label: String,
    /// What the file is for, or why there is none.
    pub hint: String,
    /// There is something to export.
    pub enabled: bool,
    /// For `Session::export`.
    pub kind: ExportKind,
}

impl ExportView {
    /// The record of the game that has ended on screen.
    pub(crate) fn record(text: &Text) -> Self {
        let (label, hint) = (text.say("common-record"), text.say("common-record-hint"));
        Self { label, hint, enabled: true, kind: ExportKind::Record }
    }
}
