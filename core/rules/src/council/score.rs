//! The length of a reign, and how it is remembered.

/// The length of a reign in years, part by part (`council.md`, Chronicle).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Score {
    /// Values of solved dilemmas, each once.
    pub solved: u16,
    /// Values of the public ones once more.
    pub public: u16,
    /// Crown values of the petitioners.
    pub crowns: u16,
    /// Favour left.
    pub favour: u16,
}

impl Score {
    /// The sum.
    pub const fn total(self) -> u16 {
        self.solved + self.public + self.crowns + self.favour
    }

    /// How the reign is remembered.
    pub const fn verdict(self) -> Verdict {
        Verdict::of(self.total())
    }
}

/// How a reign is remembered, from the worst.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Verdict {
    /// Up to 23 years.
    Dissatisfied,
    /// 24 to 34.
    Content,
    /// 35 to 60.
    Honoured,
    /// 61 to 78.
    Blessed,
    /// 79 to 109.
    Prosperous,
    /// 110 and more.
    Boundless,
}

impl Verdict {
    /// The verdict on so many years.
    pub const fn of(years: u16) -> Self {
        match years {
            0..=23 => Self::Dissatisfied,
            24..=34 => Self::Content,
            35..=60 => Self::Honoured,
            61..=78 => Self::Blessed,
            79..=109 => Self::Prosperous,
            _ => Self::Boundless,
        }
    }
}
