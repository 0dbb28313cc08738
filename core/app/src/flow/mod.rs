//! Screens as state machines: one file each.
