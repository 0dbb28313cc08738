//! The six verdicts: ids and bounds.

use douze_rules::council::Verdict;

/// A verdict and the years that it stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Band {
    /// Which.
    pub verdict: Verdict,
    /// In texts and tables.
    pub id: &'static str,
    /// Its shortest reign, in years.
    pub from: u16,
    /// Its longest; none for the highest.
    pub to: Option<u16>,
}

/// All six, the lowest first.
pub const BANDS: [Band; 6] = [
    Band { verdict: Verdict::Dissatisfied, id: "dissatisfied", from: 0, to: Some(23) },
    Band { verdict: Verdict::Content, id: "content", from: 24, to: Some(34) },
    Band { verdict: Verdict::Honoured, id: "honoured", from: 35, to: Some(60) },
    Band { verdict: Verdict::Blessed, id: "blessed", from: 61, to: Some(78) },
    Band { verdict: Verdict::Prosperous, id: "prosperous", from: 79, to: Some(109) },
    Band { verdict: Verdict::Boundless, id: "boundless", from: 110, to: None },
];

/// The band of a verdict.
pub const fn band(verdict: Verdict) -> Band {
    BANDS[verdict as usize]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bands_are_those_of_the_rules() {
        for years in 0..300 {
            let Band { verdict, from, to, .. } = band(Verdict::of(years));
            assert_eq!(verdict, Verdict::of(years));
            assert!(years >= from && to.is_none_or(|to| years <= to), "{years}");
        }
    }
}
