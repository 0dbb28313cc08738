//! JSON with keys sorted by their bytes, and without spaces: what a checksum is made of.

use crate::json::unquoted;
use serde::Serialize;
use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::value::RawValue;
use std::borrow::Cow;
use std::fmt;
use std::ops::Range;

/// Adds the canonical form of JSON in which no object has a key twice. No value is built: the text grows by what is read.
///
/// # Errors
/// What cannot be held: a number beyond floats, half of a surrogate pair, more than 127 levels.
pub(super) fn add(json: &str, text: &mut Vec<u8>) -> Result<(), serde_json::Error> {
    let mut reader = serde_json::Deserializer::from_str(json);
    Form(text).deserialize(&mut reader)?;
    reader.end()
}

/// The canonical form of what is ours.
pub(super) fn of(value: &impl Serialize) -> String {
    let mut text = Vec::new();
    // Our own types are JSON.
    let added = serde_json::to_string(value).and_then(|json| add(&json, &mut text));
    added.ok().and_then(|()| String::from_utf8(text).ok()).unwrap_or_default()
}

/// Where the form of a value is added.
struct Form<'t>(&'t mut Vec<u8>);

impl Form<'_> {
    fn plain<E: Error>(self, value: &(impl Serialize + ?Sized)) -> Result<(), E> {
        serde_json::to_writer(self.0, value).map_err(E::custom)
    }
}

impl<'de> DeserializeSeed<'de> for Form<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, reader: D) -> Result<(), D::Error> {
        reader.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Form<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_unit<E: Error>(self) -> Result<(), E> {
        self.plain(&())
    }

    fn visit_bool<E: Error>(self, value: bool) -> Result<(), E> {
        self.plain(&value)
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<(), E> {
        self.plain(&value)
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<(), E> {
        self.plain(&value)
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<(), E> {
        self.plain(&value)
    }

    fn visit_str<E: Error>(self, value: &str) -> Result<(), E> {
        self.plain(value)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<(), A::Error> {
        self.0.push(b'[');
        let begin = self.0.len();
        while list.next_element_seed(Form(self.0))?.is_some() {
            self.0.push(b',');
        }
        close(self.0, begin, b']');
        Ok(())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<(), A::Error> {
        self.0.push(b'{');
        let begin = self.0.len();
        // Every key with the place of its entry, comma included.
        let mut entries: Vec<(Cow<'de, str>, Range<usize>)> = Vec::new();
        while let Some(key) = object.next_key::<&'de RawValue>()? {
            let key = unquoted(key.get()).ok_or_else(|| A::Error::custom("half of a surrogate pair"))?;
            let start = self.0.len();
            Form(self.0).plain(&*key)?;
            self.0.push(b':');
            object.next_value_seed(Form(self.0))?;
            self.0.push(b',');
            entries.push((key, start..self.0.len()));
        }
        if !entries.is_sorted_by(|one, next| one.0 < next.0) {
            entries.sort_by(|one, next| one.0.cmp(&next.0));
            let sorted: Vec<u8> =
                entries.into_iter().flat_map(|(_, place)| &self.0[place]).copied().collect();
            self.0.truncate(begin);
            self.0.extend(sorted);
        }
        close(self.0, begin, b'}');
        Ok(())
    }
}

/// Ends what began here: its last comma gives way.
fn close(text: &mut Vec<u8>, begin: usize, end: u8) {
    if text.len() > begin {
        text.pop();
    }
    text.push(end);
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::Value;

    /// `serde_json` sorts the keys of its own objects, and writes no spaces.
    #[test]
    fn it_is_what_serde_json_makes_of_a_value() {
        for json in [
            "null",
            " [ ] ",
            "{}",
            r#"{"b":1,"a":{"d":[],"c":{}},"aa":"b"}"#,
            r#"{"é":1,"z":2,"a\u0041":3,"a\"":4,"":5,"\n":[{"y":0,"x":0}]}"#,
            "[0,-0,1.5,1e2,-7,18446744073709551615,99999999999999999999,1e-7,true,false]",
            r#""a\u0000\ud83d\ude00é\/\\""#,
        ] {
            let value: Value = serde_json::from_str(json).unwrap();
            let mut text = Vec::new();
            add(json, &mut text).unwrap();
            assert_eq!(String::from_utf8(text).unwrap(), value.to_string());
            assert_eq!(of(&value), value.to_string());
        }
    }

    #[test]
    fn what_cannot_be_held_is_refused() {
        let deep = "[".repeat(200) + &"]".repeat(200);
        for json in ["1e999", r#""\ud800""#, r#"{"\ud800":1}"#, "[1,]", "1 2", &deep] {
            assert!(add(json, &mut Vec::new()).is_err(), "{json}");
        }
    }
}
