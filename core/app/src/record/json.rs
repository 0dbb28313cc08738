//! JSON as records want it: one object per line, integers only, no key twice at any depth.

use super::Fault;
use super::error::short;
use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Value};
use std::fmt;

/// One line's object.
pub(super) type Object = Map<String, Value>;

/// Reads one line.
pub(super) fn object(line: &[u8]) -> Result<Object, Fault> {
    if line.starts_with(b"\xEF\xBB\xBF") {
        return Err(Fault::unreadable("begins with a byte order mark, which a record has not"));
    }
    let text = std::str::from_utf8(line).map_err(|_| Fault::unreadable("not UTF-8"))?;
    if text.trim().is_empty() {
        return Err(Fault::unreadable("the line is blank"));
    }
    match serde_json::from_str(text) {
        Ok(Strict(Value::Object(object))) => Ok(object),
        Ok(_) => Err(Fault::unreadable("not an object {…}")),
        Err(error) => {
            let what = error.to_string().replace(" at line 1 column ", " at column ");
            Err(Fault::unreadable(format!("not JSON as records have it: {what}")))
        }
    }
}

/// The value of a key that must be there.
pub(super) fn get<'a>(object: &'a Object, key: &str) -> Result<&'a Value, Fault> {
    object.get(key).ok_or_else(|| Fault::unreadable(format!("{key:?} is missing")))
}

/// An integer: neither `true` nor `7.0` is one.
pub(super) fn integer(value: &Value, what: &str) -> Result<i64, Fault> {
    value
        .as_i64()
        .ok_or_else(|| Fault::unreadable(format!("{what} must be an integer, not {}", short(value))))
}

/// A list of exactly `N` entries.
pub(super) fn list<'a, const N: usize>(value: &'a Value, what: &str) -> Result<&'a [Value; N], Fault> {
    let entries: Option<&[Value; N]> = value.as_array().and_then(|list| list.as_slice().try_into().ok());
    entries.ok_or_else(|| Fault::unreadable(format!("{what} must be a list of {N}, not {}", short(value))))
}

/// A value without duplicate keys: `serde_json`'s own keeps the last one in silence.
struct Strict(Value);

impl<'de> Deserialize<'de> for Strict {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(StrictVisitor).map(Self)
    }
}

struct StrictVisitor;

impl<'de> Visitor<'de> for StrictVisitor {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_f64<E>(self, value: f64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut entries: A) -> Result<Value, A::Error> {
        let mut list = Vec::new();
        while let Some(Strict(value)) = entries.next_element()? {
            list.push(value);
        }
        Ok(list.into())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Value, A::Error> {
        let mut object = Object::new();
        while let Some((key, Strict(value))) = entries.next_entry::<String, Strict>()? {
            if object.contains_key(&key) {
                return Err(A::Error::custom(format!("the key {} is there twice", short(&Value::from(key)))));
            }
            object.insert(key, value);
        }
        Ok(object.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_twice_are_refused_at_every_depth() {
        for line in [r#"{"a":1,"a":1}"#, r#"{"a":{"b":1,"b":2}}"#, r#"{"a":[{"b":1,"b":2}]}"#] {
            assert!(object(line.as_bytes()).unwrap_err().reason.contains("twice"), "{line}");
        }
    }

    #[test]
    fn only_integers_are_integers() {
        let line =
            object(br#"{"a":7,"b":-7,"c":7.0,"d":true,"e":"7","f":7e0,"g":99999999999999999999,"h":null}"#)
                .unwrap();
        let good: Vec<&str> =
            line.iter().filter(|(key, value)| integer(value, key).is_ok()).map(|(k, _)| &**k).collect();
        assert_eq!(good, ["a", "b"]);
    }

    #[test]
    fn what_is_no_object_is_unreadable() {
        for line in ["", " ", "\u{feff}{}", "[]", "7", "{\"a\":1", "{}{}", "{'a':1}", "{\"a\":NaN}", "\0"] {
            assert_eq!(object(line.as_bytes()).unwrap_err().kind, super::super::Kind::Unreadable, "{line:?}");
        }
        assert!(object(b"{\"x\":\"\xFF\"}").is_err());
    }
}
