//! `uniffi-bindgen generate --library …`: writes the Kotlin side of the border.
fn main() {
    uniffi::uniffi_bindgen_main();
}
