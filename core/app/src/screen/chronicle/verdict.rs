//! The six verdicts in words; the end of a council uses them, too.

use crate::text::Text;
use douze_rules::council::Verdict;

const fn id(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Dissatisfied => "dissatisfied",
        Verdict::Content => "content",
        Verdict::Honoured => "honoured",
        Verdict::Blessed => "blessed",
        Verdict::Prosperous => "prosperous",
        Verdict::Boundless => "boundless",
    }
}

/// What a verdict is called.
pub(crate) fn verdict_name(text: &Text, verdict: Verdict) -> String {
    text.of("chronicle-verdict", id(verdict))
}

/// What it says of a reign.
pub(crate) fn verdict_line(text: &Text, verdict: Verdict) -> String {
    text.of("chronicle-verdict-line", id(verdict))
}
