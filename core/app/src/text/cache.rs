//! Cache of formatted sentences: a screen, and each frame on the way to it, repeats most sentences of the one before.

use fluent_bundle::{FluentArgs, FluentValue};
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

/// Sentences that are kept at least: those of some screens.
const KEPT: usize = 1024;

/// Key and values, and the sentence made of them.
type Sentences = HashMap<Vec<u8>, String>;

/// The last sentences of a language.
#[derive(Default)]
pub(super) struct Cache(Mutex<[Sentences; 2]>);

impl Cache {
    /// The sentence of a key with its values, made by `make` unless it is known. Faults are not kept.
    pub(super) fn get<E>(
        &self,
        key: &str,
        args: Option<&FluentArgs<'_>>,
        make: impl FnOnce() -> Result<String, E>,
    ) -> Result<String, E> {
        let asked = encode(key, args);
        let mut cache = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let [new, old] = &mut *cache;
        if let Some(sentence) = new.get(&asked) {
            return Ok(sentence.clone());
        }
        let sentence = match old.remove(&asked) {
            Some(sentence) => sentence,
            None => make()?,
        };
        if new.len() == KEPT {
            *old = std::mem::take(new);
        }
        new.insert(asked, sentence.clone());
        Ok(sentence)
    }
}

/// Key and values (`Arg`: texts and integers) in bytes, each with its length.
fn encode(key: &str, args: Option<&FluentArgs<'_>>) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(128);
    let mut add = |part: &[u8]| {
        bytes.extend_from_slice(&part.len().to_le_bytes());
        bytes.extend_from_slice(part);
    };
    add(key.as_bytes());
    for (name, value) in args.into_iter().flat_map(FluentArgs::iter) {
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
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ask(cache: &Cache, key: &str, name: &str, value: FluentValue<'static>) -> (String, bool) {
        let mut made = false;
        let mut args = FluentArgs::new();
        args.set(name.to_owned(), value);
        let write = || {
            made = true;
            Ok::<_, ()>(format!("{key} {args:?}"))
        };
        (cache.get(key, Some(&args), write).unwrap(), made)
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
        assert!(cache.0.lock().unwrap().iter().all(|sentences| sentences.len() <= KEPT));
        assert_eq!(cache.get("fault", None, || Err(1)), Err(1));
        assert_eq!(cache.get("fault", None, || Ok::<_, ()>("sound".into())), Ok("sound".into()));
    }
}
