//! Built-in players.
