//! Proof that the chance of a game was not changed: the hash of its seed from the beginning, and each draw at its end.

use super::read::step;
use super::{Game, Rules};
use crate::deal::Deal;
use crate::deck::Sha256;
use crate::store::StoreError;

/// The chance of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Proof {
    pub(crate) seed: u64,
    /// A person chose the seed.
    pub(crate) chosen: bool,
    /// How many draws there were: rolls, shuffled decks.
    pub(crate) draws: u32,
    /// Each follows from the seed.
    pub(crate) fits: bool,
    /// How often each face was rolled.
    pub(crate) rolls: [u32; 12],
    /// The same once more; none where it depends on something that no code holds.
    pub(crate) deal: Option<Deal>,
}

impl Proof {
    /// The text that is hashed: a line that people can type.
    pub(crate) fn line(&self) -> String {
        format!("douze {}", self.seed)
    }

    /// Shown from the beginning.
    pub(crate) fn hash(&self) -> Sha256 {
        Sha256::of(self.line().as_bytes())
    }
}

impl<R: Rules> Game<R> {
    /// Draws all chance of the line once more.
    pub(crate) fn proof(&self) -> Result<Proof, StoreError> {
        let mut state = R::fresh(&self.header)?;
        let (mut draws, mut fits, mut rolls) = (0, true, [0; 12]);
        for &action in &self.play.line {
            if R::is_chance(&action) {
                fits &= R::chance(&self.header, &state, draws) == Some(action);
                draws += 1;
                for face in R::faces(&action) {
                    rolls[usize::from(face.number() - 1) % 12] += 1;
                }
            }
            step::<R>(&mut state, action, &mut Vec::new())?;
        }
        let (seed, chosen) = (self.header.seed, self.header.seed_chosen);
        Ok(Proof { seed, chosen, draws, fits, rolls, deal: R::deal(&self.header) })
    }
}
