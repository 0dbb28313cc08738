//! `uniffi-bindgen-swift …`: writes the Swift side of the border, its C header and module map.
fn main() {
    uniffi::uniffi_bindgen_swift();
}
