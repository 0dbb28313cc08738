//! The old text form of property lists, in which Xcode keeps a project.

use std::collections::BTreeMap;

use crate::Check;

/// A value of such a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A word, in quotes or not.
    Text(String),
    /// `( … )`
    List(Vec<Value>),
    /// `{ … }`
    Table(BTreeMap<String, Value>),
}

impl Value {
    /// What a table says under `key`.
    pub fn get(&self, key: &str) -> Option<&Value> {
        match self {
            Value::Table(table) => table.get(key),
            _ => None,
        }
    }

    /// The word under `key`.
    pub fn text(&self, key: &str) -> Option<&str> {
        match self.get(key) {
            Some(Value::Text(text)) => Some(text),
            _ => None,
        }
    }

    /// The words of the list under `key`; none when there is no such list.
    pub fn words(&self, key: &str) -> Vec<&str> {
        let Some(Value::List(list)) = self.get(key) else { return Vec::new() };
        list.iter()
            .filter_map(|value| if let Value::Text(text) = value { Some(&**text) } else { None })
            .collect()
    }

    /// Every word in it, at any depth.
    pub fn all_words(&self) -> Vec<&str> {
        match self {
            Value::Text(text) => vec![text],
            Value::List(list) => list.iter().flat_map(Value::all_words).collect(),
            Value::Table(table) => table.values().flat_map(Value::all_words).collect(),
        }
    }
}

/// Reads a whole list.
///
/// # Errors
/// Where it is none, with the line.
pub fn parse(text: &str) -> Check<Value> {
    let mut reader = Reader { text, at: 0 };
    let value = reader.value()?;
    reader.blank()?;
    if reader.at < text.len() {
        return Err(reader.wrong("nothing more"));
    }
    Ok(value)
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Reader<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn wrong(&self, wanted: &str) -> String {
        let line = self.text[..self.at].matches('\n').count() + 1;
        format!("line {line}: {wanted} is expected")
    }

    fn blank(&mut self) -> Check {
        loop {
            let rest = self.rest();
            let trimmed = rest.trim_start();
            self.at += rest.len() - trimmed.len();
            let skipped = if trimmed.starts_with("//") {
                trimmed.find('\n').unwrap_or(trimmed.len())
            } else if trimmed.starts_with("/*") {
                trimmed.find("*/").map(|end| end + 2).ok_or_else(|| self.wrong("the end of a comment"))?
            } else {
                return Ok(());
            };
            self.at += skipped;
        }
    }

    fn take(&mut self, sign: char) -> Check<bool> {
        self.blank()?;
        let there = self.rest().starts_with(sign);
        self.at += if there { sign.len_utf8() } else { 0 };
        Ok(there)
    }

    fn need(&mut self, sign: char) -> Check {
        if self.take(sign)? { Ok(()) } else { Err(self.wrong(&sign.to_string())) }
    }

    fn value(&mut self) -> Check<Value> {
        if self.take('{')? {
            let mut table = BTreeMap::new();
            while !self.take('}')? {
                let key = self.word()?;
                self.need('=')?;
                let value = self.value()?;
                self.need(';')?;
                if table.insert(key.clone(), value).is_some() {
                    return Err(self.wrong(&format!("another key than {key}, which is there already,")));
                }
            }
            return Ok(Value::Table(table));
        }
        if self.take('(')? {
            let mut list = Vec::new();
            while !self.take(')')? {
                list.push(self.value()?);
                if !self.take(',')? {
                    self.need(')')?;
                    break;
                }
            }
            return Ok(Value::List(list));
        }
        self.word().map(Value::Text)
    }

    fn word(&mut self) -> Check<String> {
        if self.take('"')? {
            let mut word = String::new();
            let mut escaped = false;
            for (place, sign) in self.rest().char_indices() {
                match sign {
                    '"' if !escaped => {
                        self.at += place + 1;
                        return Ok(word);
                    }
                    '\\' if !escaped => escaped = true,
                    _ => {
                        word.push(sign);
                        escaped = false;
                    }
                }
            }
            return Err(self.wrong("the end of a word in quotes"));
        }
        let plain = |sign: char| sign.is_ascii_alphanumeric() || "_$/:.-".contains(sign);
        let word: String = self.rest().chars().take_while(|sign| plain(*sign)).collect();
        self.at += word.len();
        if word.is_empty() { Err(self.wrong("a word")) } else { Ok(word) }
    }
}
