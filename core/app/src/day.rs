//! The date of a moment, in UTC.

use crate::Season;
use douze_rules::council::Scenario;

/// Milliseconds of a day.
const DAY_MS: i64 = 86_400_000;

/// A day of the calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Day {
    pub(crate) year: i64,
    /// 1 to 12.
    pub(crate) month: u8,
    /// 1 to 31.
    pub(crate) date: u8,
}

impl Day {
    /// The day of this moment, in milliseconds since 1970.
    pub(crate) fn of(now_ms: i64) -> Self {
        // Days since 1 March 2000; a year begins with March and ends with its leap day.
        let days = now_ms.div_euclid(DAY_MS) - 11_017;
        let (era, day) = (days.div_euclid(146_097), days.rem_euclid(146_097));
        let century = (day / 36_524).min(3);
        let day = day - century * 36_524;
        let four = day / 1_461;
        let day = day % 1_461;
        let year = (day / 365).min(3);
        let day = day - year * 365;
        let march = (day * 5 + 2) / 153;
        let past = i64::from(march >= 10);
        Self {
            year: 2_000 + era * 400 + century * 100 + four * 4 + year + past,
            month: u8::try_from((march + 2) % 12 + 1).unwrap_or(1),
            date: u8::try_from(day - (march * 153 + 2) / 5 + 1).unwrap_or(1),
        }
    }

    /// The month of the troubled year that is called so.
    pub(crate) fn scenario(self) -> Scenario {
        let place = usize::from(self.month.saturating_sub(1));
        Scenario::ALL.get(place).copied().unwrap_or(Scenario::January)
    }

    /// The season of the northern half of the world.
    pub(crate) const fn season(self) -> Season {
        match self.month {
            3..=5 => Season::Spring,
            6..=8 => Season::Summer,
            9..=11 => Season::Autumn,
            _ => Season::Winter,
        }
    }

    /// The number of the day since 1970, the same on every device.
    pub(crate) const fn number(now_ms: i64) -> i64 {
        now_ms.div_euclid(DAY_MS)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_has_its_day() {
        let days = [
            (0, (1970, 1, 1)),
            (951_696_000_000, (2000, 2, 28)),
            (951_782_400_000, (2000, 2, 29)),
            (951_868_800_000, (2000, 3, 1)),
            (1_735_603_200_000, (2024, 12, 31)),
            (1_735_689_600_000, (2025, 1, 1)),
            (1_782_864_000_000, (2026, 7, 1)),
            (4_107_456_000_000, (2100, 2, 28)),
            (4_107_542_400_000, (2100, 3, 1)),
            (-86_400_000, (1969, 12, 31)),
        ];
        for (now_ms, (year, month, date)) in days {
            assert_eq!(Day::of(now_ms), Day { year, month, date }, "{now_ms}");
        }
        assert_eq!(Day::of(1_782_864_000_000).scenario(), Scenario::July);
        assert_eq!(Day::of(1_782_864_000_000).season(), Season::Summer);
        assert_eq!(
            [0, 951_868_800_000].map(|now_ms| Day::of(now_ms).season()),
            [Season::Winter, Season::Spring]
        );
    }
}
