//! JSON as records want it: one object per line, integers only, no key twice at any depth.
//!
//! Values stay text until somebody asks for them. So a key that nobody knows may hold whatever JSON allows, and
//! a number is judged by its own digits, not by what a float makes of it.

use super::Fault;
use super::error::short;
use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use serde_json::value::RawValue;
use std::collections::BTreeMap;
use std::fmt;

/// An object: its values as the file has them.
pub(super) type Object<'a> = BTreeMap<String, &'a RawValue>;

/// Keys that are there twice are not looked for below this depth, so that no file makes reading slow.
const DEPTH: u8 = 100;

/// Reads one line.
pub(super) fn object(line: &[u8]) -> Result<Object<'_>, Fault> {
    if line.starts_with(b"\xEF\xBB\xBF") {
        return Err(Fault::unreadable("begins with a byte order mark, which a record has not"));
    }
    let text = std::str::from_utf8(line).map_err(|_| Fault::unreadable("not UTF-8"))?;
    if text.trim().is_empty() {
        return Err(Fault::unreadable("the line is blank"));
    }
    let value = parse::<&RawValue>(text)?;
    no_key_twice(value, DEPTH)?;
    entries(value)?.ok_or_else(|| Fault::unreadable("not an object {…}"))
}

/// The value of a key that must be there.
pub(super) fn get<'a>(object: &Object<'a>, key: &str) -> Result<&'a RawValue, Fault> {
    object.get(key).copied().ok_or_else(|| Fault::unreadable(format!("{key:?} is missing")))
}

/// The one decision of a line, of these.
pub(super) fn decision<'a>(
    line: &Object<'a>,
    known: &[&'static str],
) -> Result<(&'static str, &'a RawValue), Fault> {
    let mut found = known.iter().filter_map(|&key| Some((key, *line.get(key)?)));
    let Some(decision) = found.next() else {
        return Err(Fault::unreadable(format!("no decision, which is one of {}", known.join(", "))));
    };
    if let Some((second, _)) = found.next() {
        return Err(Fault::unreadable(format!("two decisions, {:?} and {second:?}", decision.0)));
    }
    Ok(decision)
}

/// The object that a value is, unless it is something else.
pub(super) fn as_object(value: &RawValue) -> Option<Object<'_>> {
    entries(value).ok().flatten()
}

/// The list that a value is, unless it is something else.
pub(super) fn as_list(value: &RawValue) -> Option<Vec<&RawValue>> {
    serde_json::from_str(value.get()).ok()
}

/// The text that a value is, unless it is something else, or half of a surrogate pair.
pub(super) fn as_text(value: &RawValue) -> Option<String> {
    serde_json::from_str(value.get()).ok()
}

/// The digits of an integer, as many as there are: neither `true` nor `7.0` is one, `-0` is.
pub(super) fn integer<'a>(value: &'a RawValue, what: &str) -> Result<&'a str, Fault> {
    let digits = value.get();
    if digits.strip_prefix('-').unwrap_or(digits).bytes().all(|byte| byte.is_ascii_digit()) {
        return Ok(digits);
    }
    Err(Fault::unreadable(format!("{what} must be an integer, not {}", short(digits))))
}

/// A list of exactly `N` entries.
pub(super) fn list<'a, const N: usize>(value: &'a RawValue, what: &str) -> Result<[&'a RawValue; N], Fault> {
    as_list(value)
        .and_then(|list| list.try_into().ok())
        .ok_or_else(|| Fault::unreadable(format!("{what} must be a list of {N}, not {}", short(value.get()))))
}

fn parse<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, Fault> {
    serde_json::from_str(text).map_err(|error| {
        let what = error.to_string().replace(" at line 1 column ", " at column ");
        Fault::unreadable(format!("not JSON as records have it: {what}"))
    })
}

/// The entries of an object: `serde_json`'s own keeps the last of two keys in silence.
fn entries(value: &RawValue) -> Result<Option<Object<'_>>, Fault> {
    if !value.get().starts_with('{') {
        return Ok(None);
    }
    let Entries(entries) = parse(value.get())?;
    let mut object = Object::new();
    for (key, value) in entries {
        // A key that is no text (half of a surrogate pair) is none of ours: it goes by its spelling.
        let name = as_text(key).unwrap_or_else(|| key.get().to_owned());
        if object.insert(name, value).is_some() {
            return Err(Fault::unreadable(format!("the key {} is there twice", short(key.get()))));
        }
    }
    Ok(Some(object))
}

fn no_key_twice(value: &RawValue, depth: u8) -> Result<(), Fault> {
    let Some(depth) = depth.checked_sub(1) else { return Ok(()) };
    if let Some(object) = entries(value)? {
        return object.into_values().try_for_each(|value| no_key_twice(value, depth));
    }
    as_list(value).into_iter().flatten().try_for_each(|value| no_key_twice(value, depth))
}

/// Keys and values in their order.
struct Entries<'a>(Vec<(&'a RawValue, &'a RawValue)>);

impl<'de> Deserialize<'de> for Entries<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(EntriesVisitor).map(Self)
    }
}

struct EntriesVisitor;

impl<'de> Visitor<'de> for EntriesVisitor {
    type Value = Vec<(&'de RawValue, &'de RawValue)>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        std::iter::from_fn(|| map.next_entry().transpose()).collect()
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
        ] {
            assert!(object(line.as_bytes()).unwrap_err().reason.contains("twice"), "{line}");
        }
    }

    #[test]
    fn only_integers_are_integers() {
        let line = object(
            br#"{"a":7,"b":-7,"c":7.0,"d":true,"e":"7","f":7e0,"g":99999999999999999999,"h":null,"i":-0,
            "j":-0.0,"k":0e0,"l":[],"m":{}, "n" : -99999999999999999999 ,"o":1E0}"#,
        )
        .unwrap();
        let good: Vec<&str> =
            line.iter().filter(|(key, value)| integer(value, key).is_ok()).map(|(k, _)| &**k).collect();
        assert_eq!(good, ["a", "b", "g", "i", "n"]);
        assert_eq!(integer(line["n"], "n").unwrap(), "-99999999999999999999");
    }

    #[test]
    fn what_is_no_object_is_unreadable() {
        for line in [
            "",
            " ",
            "\u{feff}{}",
            "[]",
            "7",
            "{\"a\":1",
            "{}{}",
            "{'a':1}",
            "{\"a\":NaN}",
            "\0",
            "{\"a\":01}",
            "{\"a\":+1}",
            "{\"a\":- 1}",
            "{\"a\":\"\n\"}",
            "{\"a\":\"\\x\"}",
            "{\"a\":[1,]}",
            "{1:1}",
            "{\"a\":[}]}",
            "{\"a\":\"\\ud80\"}",
        ] {
            assert_eq!(object(line.as_bytes()).unwrap_err().kind, super::super::Kind::Unreadable, "{line:?}");
        }
        assert!(object(b"{\"x\":\"\xFF\"}").is_err());
    }

    #[test]
    fn a_value_that_nobody_asks_for_may_be_anything() {
        let deep = "[".repeat(50_000) + &"]".repeat(50_000);
        let objects = "{\"x\":".repeat(50_000) + "1" + &"}".repeat(50_000);
        let digits = "9".repeat(400);
        for value in ["1e999", "-1e-999", r#""\ud800""#, r#"{"\udfff":"\ud800"}"#, &deep, &objects, &digits] {
            let line = format!("{{\"x\":{value},\"a\":1}}");
            assert_eq!(integer(object(line.as_bytes()).unwrap()["a"], "a").unwrap(), "1");
        }
    }
}
