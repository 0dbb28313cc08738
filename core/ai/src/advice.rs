//! Advice of a strong player: for a hint, and for the review of a decision.

/// All that was weighed. Worths of one advice can be compared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice<A, R> {
    /// Best first: where choices are mixed the most frequent one, and of equals the one of the highest value. The actions of the
    /// seat that were weighed, all legal.
    pub options: Vec<Weighed<A>>,
    /// Reasons for the first option, the weightiest first.
    pub reasons: Vec<R>,
    /// Positions looked at.
    pub nodes: u32,
    /// The search was stopped, or its budget was spent: the best found so far.
    pub cut: bool,
}

/// One action, and what it is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weighed<A> {
    /// Legal in the position that was observed.
    pub action: A,
    /// In the unit of its game, which each game's `advise` names.
    pub worth: i32,
    /// Of 100 times, how often a strong player would choose it.
    pub percent: u8,
}

impl<A, R> Default for Advice<A, R> {
    /// Nothing was weighed.
    fn default() -> Self {
        Self { options: Vec::new(), reasons: Vec::new(), nodes: 0, cut: false }
    }
}

impl<A, R> Advice<A, R> {
    /// The cost of an action against the advised one, never below 0; none where it was not weighed.
    pub fn cost(&self, is_it: impl Fn(&A) -> bool) -> Option<i32> {
        let done = self.options.iter().find(|weighed| is_it(&weighed.action))?;
        Some(self.options.first()?.worth.saturating_sub(done.worth).max(0))
    }
}
