//! JSON of files from elsewhere, read without building what nobody asks for: a hostile file costs no more time and memory
//! than its length is worth.

use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::value::RawValue;
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;

/// An object: its values as the file has them. A key without escapes is not copied.
pub(crate) type Object<'a> = BTreeMap<Cow<'a, str>, &'a RawValue>;

/// Why a text is no object.
#[derive(Debug)]
pub(crate) enum JsonError {
    /// Not JSON, with the place.
    Syntax(String),
    /// An object in it, at whatever depth, has this key twice.
    Twice(String),
    /// Other JSON than an object.
    NoObject,
}

/// The object that a text is, with no key twice at any depth; in a time that grows with its length alone.
pub(crate) fn object(text: &str) -> Result<Object<'_>, JsonError> {
    let value: &RawValue = parse(text)?;
    no_key_twice(value.get())?;
    entries(value.get())?.ok_or(JsonError::NoObject)
}

/// The entries of the object that a value is, unless it is something else. Of two with the same key the last one.
pub(crate) fn entries(value: &str) -> Result<Option<Object<'_>>, JsonError> {
    if !value.starts_with('{') {
        return Ok(None);
    }
    let Entries(object) = parse(value)?;
    Ok(Some(object))
}

/// Goes through the entries of a list in their order, none of them built; false where it is no list.
///
/// # Errors
/// The first one that `take` gives.
pub(crate) fn each<'a, E>(
    list: &'a RawValue,
    take: impl FnMut(&'a RawValue) -> Result<(), E>,
) -> Result<bool, E> {
    let mut each = Each { take, error: None };
    let read = serde_json::Deserializer::from_str(list.get()).deserialize_seq(&mut each);
    each.error.map_or(Ok(read.is_ok()), Err)
}

/// The text that a value is, unless it is something else, or half of a surrogate pair.
pub(crate) fn as_text(value: &RawValue) -> Option<String> {
    serde_json::from_str(value.get()).ok()
}

/// A text with its quotes, without them and its escapes; none for half of a surrogate pair.
pub(crate) fn unquoted(text: &str) -> Option<Cow<'_, str>> {
    let bare = text.trim_matches('"');
    if bare.contains('\\') {
        serde_json::from_str(text).ok().map(Cow::Owned)
    } else {
        Some(Cow::Borrowed(bare))
    }
}

fn parse<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, JsonError> {
    serde_json::from_str(text)
        .map_err(|error| JsonError::Syntax(error.to_string().replace(" at line 1 column ", " at column ")))
}

/// A key as it is compared. One that is no text (half of a surrogate pair) is none of ours: it goes by its spelling.
fn name(key: &str) -> Cow<'_, str> {
    unquoted(key).unwrap_or(Cow::Borrowed(key))
}

/// Goes once through JSON that is well formed, and looks for a key that an object has twice, at every depth.
fn no_key_twice(json: &str) -> Result<(), JsonError> {
    // Keys of all objects that are open, and where those of each begin; a list is open without any.
    let (mut keys, mut open): (Vec<&str>, Vec<usize>) = (Vec::new(), Vec::new());
    let (mut place, mut last) = (0, "");
    let bytes = json.as_bytes();
    while let Some(&byte) = bytes.get(place) {
        match byte {
            b'"' => {
                let end = place + end_of_text(&bytes[place..]);
                last = &json[place..end];
                place = end;
                continue;
            }
            // The text before a colon was a key.
            b':' => keys.push(last),
            b'{' => open.push(keys.len()),
            b'}' => {
                let begin = open.pop().unwrap_or_default();
                if let Some(key) = twice(&mut keys[begin..]) {
                    return Err(JsonError::Twice(key.to_owned()));
                }
                keys.truncate(begin);
            }
            _ => {}
        }
        place += 1;
    }
    Ok(())
}

/// The length of the text with quotes at the beginning of these bytes.
fn end_of_text(bytes: &[u8]) -> usize {
    let mut place = 1;
    while let Some(&byte) = bytes.get(place) {
        match byte {
            b'"' => return place + 1,
            b'\\' => place += 2,
            _ => place += 1,
        }
    }
    bytes.len()
}

/// A key that is among these twice. Changes their order.
fn twice<'a>(keys: &mut [&'a str]) -> Option<&'a str> {
    if keys.iter().any(|key| key.contains('\\')) {
        let mut names: Vec<(Cow<'_, str>, &str)> = keys.iter().map(|key| (name(key), *key)).collect();
        names.sort_unstable();
        return names.windows(2).find(|pair| pair[0].0 == pair[1].0).map(|pair| pair[1].1);
    }
    keys.sort_unstable();
    keys.windows(2).find(|pair| pair[0] == pair[1]).map(|pair| pair[1])
}

/// Keys and values.
struct Entries<'a>(Object<'a>);

impl<'de> Deserialize<'de> for Entries<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(EntriesVisitor).map(Self)
    }
}

struct EntriesVisitor;

impl<'de> Visitor<'de> for EntriesVisitor {
    type Value = Object<'de>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        let mut object = Object::new();
        while let Some((key, value)) = map.next_entry::<&RawValue, &RawValue>()? {
            object.insert(name(key.get()), value);
        }
        Ok(object)
    }
}

/// A list, entry by entry.
struct Each<F, E> {
    take: F,
    error: Option<E>,
}

impl<'de, E, F: FnMut(&'de RawValue) -> Result<(), E>> Visitor<'de> for &mut Each<F, E> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<(), A::Error> {
        while let Some(entry) = list.next_element()? {
            if let Err(error) = (self.take)(entry) {
                self.error = Some(error);
                return Err(A::Error::custom("refused"));
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_twice_are_refused_at_every_depth() {
        for line in [
            r#"{"a":1,"a":1}"#,
            r#"{"a":1,"\u0061":1}"#,
            r#"{"a":{"b":1,"b":2}}"#,
            r#"{"a":[{"b":1,"b":2}]}"#,
            r#"{"\ud800":1,"\ud800":1}"#,
            r#"{"a":{"b":[{}],"c":{},"b":2}}"#,
            r#"[{"a":1,"a":1}]"#,
            r#"{"a\"b":1,"c":{"a":2},"a\u0022b":3}"#,
            &format!("{}{{\"a\":1,\"a\":1}}{}", "{\"x\":[".repeat(5_000), "]}".repeat(5_000)),
        ] {
            assert!(matches!(object(line), Err(JsonError::Twice(_))), "{line}");
        }
    }

    #[test]
    fn keys_of_different_objects_and_texts_that_are_no_keys_may_be_alike() {
        for line in [
            r#"{"a":{"a":{"a":1}},"b":[{"a":1},{"a":1}],"c":"a","d":["a","a"]}"#,
            r#"{"a":"\"a\":","b":":","{":"}","}":"{","\\":"\\","\\\\":1}"#,
            "{\t\"a\" : [ \"a\" ] , \"b\" : { \"a\" : \"b\" } }",
            "{}",
        ] {
            assert!(object(line).is_ok(), "{line}");
        }
    }
}
