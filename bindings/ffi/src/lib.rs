//! The library that the shells load. The border itself is `douze-app`'s; this crate only gives it a file.

// Pulls the exported symbols of douze-app into this library and registers its namespace.
douze_app::uniffi_reexport_scaffolding!();
