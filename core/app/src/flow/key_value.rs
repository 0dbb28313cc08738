//! Values by key in the store, as JSON: settings, forms, people, tips that were shown. Games are rows: `stored/`.

use crate::store::{Store, StoreError};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// What was saved under this key; the default where there is nothing that can be read.
pub(crate) fn load<T: DeserializeOwned + Default>(store: &Store, key: &str) -> T {
    let saved = store.setting(key).ok().flatten();
    saved.and_then(|saved| serde_json::from_str(&saved).ok()).unwrap_or_default()
}

pub(crate) fn save(store: &mut Store, key: &str, value: &impl Serialize) -> Result<(), StoreError> {
    store.set_setting(key, &to_json(value)?)
}

pub(crate) fn to_json(value: &impl Serialize) -> Result<String, StoreError> {
    serde_json::to_string(value).map_err(|error| StoreError::Io { detail: error.to_string() })
}
