//! Worked examples and rulings.
