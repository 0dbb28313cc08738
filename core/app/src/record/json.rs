//! JSON as records want it: one object per line, integers only, no key twice at any depth.
//!
//! Values stay text until somebody asks for them. So a key that nobody knows may hold whatever JSON allows, and
//! a number is judged by its own digits, not by what a float makes of it.

use super::error::short;
use super::{Kind, LineError};
use crate::json;
use serde_json::value::RawValue;
use std::convert::Infallible;

pub(super) use crate::json::{Object, as_text};

/// Reads one line, in a time that grows with its length alone.
pub(super) fn object(line: &[u8]) -> Result<Object<'_>, LineError> {
    if line.starts_with(b"\xEF\xBB\xBF") {
        let reason = "begins with a byte order mark, which a record has not; save it as UTF-8 without one";
        return Err(LineError::new(Kind::ByteOrderMark, reason));
    }
    let text = std::str::from_utf8(line).map_err(|_| LineError::unreadable("not UTF-8"))?;
    if text.trim().is_empty() {
        return Err(LineError::unreadable("the line is blank"));
    }
    json::object(text).map_err(|error| {
        LineError::unreadable(match error {
            json::JsonError::Syntax(what) => format!("not JSON as records have it: {what}"),
            json::JsonError::Twice(key) => format!("the key {} is there twice", short(&key)),
            json::JsonError::NoObject => "not an object {…}".into(),
        })
    })
}

/// The value of a key that must be there.
pub(super) fn get<'a>(object: &Object<'a>, key: &str) -> Result<&'a RawValue, LineError> {
    object.get(key).copied().ok_or_else(|| LineError::unreadable(format!("{key:?} is missing")))
}

/// The one decision of a line, of these.
pub(super) fn decision<'a>(
    line: &Object<'a>,
    known: &[&'static str],
) -> Result<(&'static str, &'a RawValue), LineError> {
    let mut found = known.iter().filter_map(|&key| Some((key, *line.get(key)?)));
    let Some(decision) = found.next() else {
        return Err(LineError::unreadable(format!("no decision, which is one of {}", known.join(", "))));
    };
    if let Some((second, _)) = found.next() {
        return Err(LineError::unreadable(format!("two decisions, {:?} and {second:?}", decision.0)));
    }
    Ok(decision)
}

/// The object that a value is, unless it is something else.
pub(super) fn as_object(value: &RawValue) -> Option<Object<'_>> {
    json::entries(value.get()).ok().flatten()
}

/// Entries of a list that are looked at: no list of a record is nearly so long.
const LONGEST_LIST: usize = 1_000;

/// The list that a value is, unless it is something else; of a far too long one its beginning.
pub(super) fn as_list(value: &RawValue) -> Option<Vec<&RawValue>> {
    let mut entries = Vec::new();
    let read = json::each(value, |entry| {
        if entries.len() <= LONGEST_LIST {
            entries.push(entry);
        }
        Ok::<_, Infallible>(())
    });
    matches!(read, Ok(true)).then_some(entries)
}

/// The digits of an integer, as many as there are: neither `true` nor `7.0` is one, `-0` is.
pub(super) fn integer<'a>(value: &'a RawValue, what: &str) -> Result<&'a str, LineError> {
    let digits = value.get();
    if digits.strip_prefix('-').unwrap_or(digits).bytes().all(|byte| byte.is_ascii_digit()) {
        return Ok(digits);
    }
    Err(LineError::unreadable(format!("{what} must be an integer, not {}", short(digits))))
}

/// A list of exactly `N` entries.
pub(super) fn list<'a, const N: usize>(
    value: &'a RawValue,
    what: &str,
) -> Result<[&'a RawValue; N], LineError> {
    as_list(value).and_then(|list| list.try_into().ok()).ok_or_else(|| {
        LineError::unreadable(format!("{what} must be a list of {N}, not {}", short(value.get())))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

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
        assert_eq!(object("\u{feff}{}".as_bytes()).unwrap_err().kind, super::super::Kind::ByteOrderMark);
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
