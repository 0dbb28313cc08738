//! The `.douze` format.
