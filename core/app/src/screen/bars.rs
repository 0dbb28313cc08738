//! A distribution as bars: numbers and lengths from the core, lines from a shell.

/// Bars below each other, under a heading.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct BarsView {
    /// What is counted.
    pub title: String,
    /// In their order.
    pub bars: Vec<BarView>,
}

/// A bar with its words.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct BarView {
    /// "Fox", "12".
    pub label: String,
    /// "7 of 12", "31".
    pub value: String,
    /// Its length, in thousandths of the longest possible one.
    pub length: i32,
    /// Label and value in a sentence.
    pub spoken: String,
}

impl BarView {
    /// A bar as long as `part` of `whole`.
    pub(super) fn new(label: String, value: String, part: u32, whole: u32) -> Self {
        let length = (u64::from(part) * 1000).checked_div(u64::from(whole)).unwrap_or(0);
        let spoken = format!("{label}: {value}");
        Self { label, value, length: i32::try_from(length).unwrap_or(1000), spoken }
    }
}

impl BarsView {
    /// How often each of these came, the most frequent one at full length; none where nothing came.
    pub(super) fn counted(title: String, counts: &[(String, u32)]) -> Option<Self> {
        let most = counts.iter().map(|(_, count)| *count).max().filter(|most| *most > 0)?;
        let bar =
            |(label, count): &(String, u32)| BarView::new(label.clone(), count.to_string(), *count, most);
        Some(Self { title, bars: counts.iter().map(bar).collect() })
    }
}
