//! The rules, and nothing else: no clock, no I/O, no random generator, no threads, no text.
//!
//! Every game has the same parts: a [`forest::State`] is a plain value, [`forest::legal`] lists the actions
//! that are allowed in it, [`forest::apply`] makes the next state and reports its events,
//! [`forest::observe`] returns the part that one viewer may know. Chance is an action like any other, so the
//! list of actions is the whole game.
//!
//! # A whole game
//!
//! ```
//! use douze_rules::forest::{State, Variant, apply, legal, sample};
//!
//! let mut state = State::new(Variant::Standard);
//! let mut events = Vec::new();
//! // `sample` draws an action: a deal or a decision. Its argument returns a number below the given one.
//! while let Some(action) = sample(&state, &mut |_| 0) {
//!     apply(&mut state, action, &mut events)?;
//! }
//! assert!(legal(&state).is_empty());
//! let [black, white] = state.scores();
//! println!("{black} to {white} after {} events", events.len());
//! # Ok::<(), douze_rules::forest::IllegalAction>(())
//! ```
//!
//! # What a seat may know
//!
//! ```
//! use douze_rules::forest::{State, Variant, apply, observe, sample};
//! use douze_rules::{Seat, Viewer};
//!
//! let mut state = State::new(Variant::Standard);
//! for _ in 0..2 {
//!     // The deal of each seat's deck.
//!     let deal = sample(&state, &mut |_| 0).unwrap();
//!     apply(&mut state, deal, &mut ()).unwrap();
//! }
//! let own = observe(&state, Viewer::Seat(Seat::new(0)));
//! assert_eq!(own.own_hand().len(), 3);
//! // For everybody else the hand is absent, not masked.
//! let everyone = observe(&state, Viewer::Everyone);
//! assert!(everyone.own_hand().is_empty());
//! ```
//!
//! # What is legal
//!
//! ```
//! use douze_rules::forest::{Action, State, Variant, apply, legal, sample};
//!
//! let mut state = State::new(Variant::Standard);
//! while let Some(chance) = sample(&state, &mut |_| 0) {
//!     if matches!(chance, Action::Choose { .. }) {
//!         break;
//!     }
//!     apply(&mut state, chance, &mut ())?;
//! }
//! // Both seats choose at once, each from three cards.
//! assert_eq!(legal(&state).len(), 6);
//! # Ok::<(), douze_rules::forest::IllegalAction>(())
//! ```

mod bit_set;
mod bits;
mod by_seat;
pub mod council;
pub mod d12;
pub mod forest;
pub mod king;
mod seats;

pub use bit_set::{BitSet, Nibble, Seats};
pub use by_seat::{BySeat, TooManySeats};
pub use seats::{Seat, Viewer};
