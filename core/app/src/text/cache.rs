//! Cache of formatted sentences: a screen, and each frame on the way to it, repeats most sentences of the one before.

use fluent_bundle::FluentValue;
use rustc_hash::FxHashMap;
use std::sync::{Mutex, PoisonError};

/// Sentences that are kept at least: those of some screens.
const KEPT: usize = 1024;

/// Key and values, and the sentence made of them.
type Sentences = FxHashMap<Box<[u8]>, String>;

/// The last sentences of a language.
#[derive(Default)]
pub(super) struct Cache(Mutex<Kept>);

#[derive(Default)]
struct Kept {
    new: Sentences,
    old: Sentences,
    /// Key and values that are asked for, in a buffer that is used again: a screen asks hundreds of times.
    asked: Vec<u8>,
}

impl Cache {
    /// The sentence of a key with its values, made by `make` unless it is known. Faults are not kept.
    pub(super) fn get<E>(
        &self,
        key: &str,
        args: &[(&str, FluentValue<'_>)],
        make: impl FnOnce() -> Result<String, E>,
    ) -> Result<String, E> {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let Kept { new, old, asked } = &mut *kept;
        encode(key, args, asked);
        if let Some(sentence) = new.get(asked.as_slice()) {
            return Ok(sentence.clone());
        }
        let (asked, sentence) = match old.remove_entry(asked.as_slice()) {
            Some(known) => known,
            None => (asked.as_slice().into(), make()?),
        };
        if new.len() == KEPT {
            *old = std::mem::take(new);
        }
        new.insert(asked, sentence.clone());
        Ok(sentence)
    }
}

/// Key and values (`Arg`: texts and integers) in bytes, each with its length.
fn encode(key: &str, args: &[(&str, FluentValue<'_>)], bytes: &mut Vec<u8>) {
    bytes.clear();
    let mut add = |part: &[u8]| {
        bytes.extend_from_slice(&part.len().to_le_bytes());
        bytes.extend_from_slice(part);
    };
    add(key.as_bytes());
    for (name, value) in args {
        add(name.as_bytes());
        match value {
            FluentValue::String(text) => {
                add(b"text");
                add(text.as_bytes());
            }
            FluentValue::Number(number) => {
                add(b"number");
                add(&number.value.to_le_bytes());
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ask(cache: &Cache, key: &str, name: &str, value: FluentValue<'static>) -> (String, bool) {
        let mut made = false;
        let args = [(name, value)];
        let write = || {
            made = true;
            Ok::<_, ()>(format!("{key} {args:?}"))
        };
        (cache.get(key, &args, write).unwrap(), made)
    }

    #[test]
    fn a_sentence_is_made_once_and_others_are_not_taken_for_it() {
        let cache = Cache::default();
        let (first, made) = ask(&cache, "key", "name", "Lea".into());
        assert!(made);
        assert_eq!(ask(&cache, "key", "name", "Lea".into()), (first, false));
        for (key, name, value) in [
            ("key", "name", FluentValue::from("Mia")),
            ("key", "name", 1.into()),
            ("key", "name", 2.into()),
            ("key", "name", "1".into()),
            ("key", "nameL", "ea".into()),
            ("keyname", "", "Lea".into()),
        ] {
            assert!(ask(&cache, key, name, value).1, "{key} {name}");
        }
    }

    #[test]
    fn what_is_said_again_is_kept_and_faults_are_not() {
        let cache = Cache::default();
        for number in 0..5 * KEPT {
            ask(&cache, "key", "number", number.into());
            assert_eq!(ask(&cache, "key", "name", "Lea".into()).1, number == 0);
        }
        let kept = cache.0.lock().unwrap();
        assert!(kept.new.len() <= KEPT && kept.old.len() <= KEPT);
        drop(kept);
        assert_eq!(cache.get("fault", &[], || Err(1)), Err(1));
        assert_eq!(cache.get("fault", &[], || Ok::<_, ()>("sound".into())), Ok("sound".into()));
    }
}
