//! The rules as somebody reads them: whose, from where on, and what is looked for.

use super::setup::cut;
use crate::GameKind;

pub(crate) struct Reading {
    pub(crate) game: GameKind,
    /// The id of the rule or section that was asked for.
    pub(crate) rule: Option<String>,
    /// As it was typed.
    pub(crate) search: String,
}

impl Reading {
    /// Characters of a search at most.
    pub(crate) const LIMIT: i32 = 40;

    pub(crate) fn new(game: GameKind, rule: Option<&str>) -> Self {
        Self { game, rule: rule.map(cut), search: String::new() }
    }

    pub(crate) fn search(&mut self, text: &str) {
        self.rule = None;
        self.search = text.chars().filter(|c| !c.is_control()).take(40).collect();
    }

    /// What is looked for, word by word.
    pub(crate) fn words(&self) -> Vec<String> {
        Self::folded(&self.search).split_whitespace().map(str::to_owned).collect()
    }

    /// Without capitals and accents, as people type in a hurry.
    pub(crate) fn folded(text: &str) -> String {
        let mut folded = String::with_capacity(text.len());
        for c in text.chars().flat_map(char::to_lowercase) {
            match c {
                'à' | 'â' | 'ä' | 'á' => folded.push('a'),
                'é' | 'è' | 'ê' | 'ë' => folded.push('e'),
                'î' | 'ï' | 'í' => folded.push('i'),
                'ô' | 'ö' | 'ó' => folded.push('o'),
                'û' | 'ù' | 'ü' | 'ú' => folded.push('u'),
                'ç' => folded.push('c'),
                'ß' => folded.push_str("ss"),
                'œ' => folded.push_str("oe"),
                '’' => folded.push('\''),
                _ => folded.push(c),
            }
        }
        folded
    }
}
