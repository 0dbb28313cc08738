//! The Fluent files as a tree: keys, the values that they take, their choices.

use douze_app::Language;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

pub(crate) const LANGUAGES: [(Language, &str); 3] =
    [(Language::English, "en"), (Language::French, "fr"), (Language::German, "de")];

/// One `{ $x -> … }`.
#[derive(Debug, Default, Clone)]
pub(crate) struct Choice {
    pub(crate) on: String,
    /// "one", "[0]" … the default one first.
    pub(crate) variants: Vec<String>,
}

#[derive(Debug, Default, Clone)]
pub(crate) struct Message {
    pub(crate) file: String,
    pub(crate) args: BTreeSet<String>,
    /// What is said to `CARD`, after the card: "" or a form.
    pub(crate) card_forms: BTreeSet<String>,
    /// All text of the value.
    pub(crate) words: String,
    pub(crate) choices: Vec<Choice>,
    /// Each attribute's text.
    pub(crate) attributes: BTreeMap<String, String>,
}

pub(crate) fn sources(tag: &str) -> Vec<(String, String)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("text").join(tag);
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .map(|path| {
            (path.file_stem().unwrap().to_str().unwrap().to_owned(), std::fs::read_to_string(path).unwrap())
        })
        .collect();
    files.sort();
    files
}

/// All messages of a language; panics where a file is not valid or a key comes twice.
pub(crate) fn messages(tag: &str) -> BTreeMap<String, Message> {
    let mut all = BTreeMap::new();
    for (file, source) in sources(tag) {
        let tree = fluent_syntax::parser::parse(source.as_str())
            .unwrap_or_else(|e| panic!("{tag}/{file}: {:?}", e.1));
        for entry in tree.body {
            match entry {
                Entry::Message(entry) => {
                    let mut message = Message { file: file.clone(), ..Message::default() };
                    let value = entry.value.unwrap_or_else(|| panic!("{tag}: {} is empty", entry.id.name));
                    message.pattern(&value);
                    for attribute in entry.attributes {
                        let mut form = Message::default();
                        form.pattern(&attribute.value);
                        message.attributes.insert(attribute.id.name.into(), form.words);
                    }
                    let earlier = all.insert(entry.id.name.to_owned(), message);
                    assert!(earlier.is_none(), "{tag}: {} twice", entry.id.name);
                }
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
                other => panic!("{tag}/{file}: {other:?}"),
            }
        }
    }
    all
}

impl Message {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.words.push_str(value),
                PatternElement::Placeable { expression: Expression::Inline(inline) } => self.inline(inline),
                PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                    let mut choice = Choice::default();
                    if let InlineExpression::VariableReference { id } = selector {
                        choice.on = id.name.into();
                    }
                    self.inline(selector);
                    for variant in variants {
                        let name = match variant.key {
                            VariantKey::Identifier { name } => name.to_owned(),
                            VariantKey::NumberLiteral { value } => format!("[{value}]"),
                        };
                        let place = if variant.default { 0 } else { choice.variants.len() };
                        choice.variants.insert(place, name);
                        self.pattern(&variant.value);
                    }
                    self.choices.push(choice);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.args.insert(id.name.into());
            }
            InlineExpression::FunctionReference { id, arguments } if id.name == "CARD" => {
                let (card, form) = match arguments.positional.as_slice() {
                    [card] => (card, ""),
                    [card, InlineExpression::StringLiteral { value }] => (card, *value),
                    other => panic!("CARD{other:?}"),
                };
                // "The" is "the" with a capital.
                self.card_forms.insert(form.to_lowercase());
                self.inline(card);
            }
            InlineExpression::FunctionReference { id, arguments } if id.name == "OF" => {
                let [name] = arguments.positional.as_slice() else { panic!("OF{:?}", arguments.positional) };
                self.inline(name);
            }
            other => panic!("simple things only, please: {other:?}"),
        }
    }
}
