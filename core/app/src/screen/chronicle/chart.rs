//! The reigns against the six verdicts. A shell only draws.

use super::{lists, words};
use crate::chronicle::{BANDS, Line};
use crate::flow::chronicle::Chronicle;
use crate::screen::{BandView, ChartReignView, ReignChartView};
use crate::text::Text;

/// The scale ends here or, where a reign lasted longer, at the next number of this step.
const TOP: u32 = 130;
const STEP: u32 = 10;

pub(super) fn chart(text: &Text, chronicle: &Chronicle) -> ReignChartView {
    let lines: Vec<&Line> = lists::shown(chronicle).rev().filter(|line| !line.reign.struck).collect();
    let longest = lines.iter().map(|line| line.reign.years()).max().unwrap_or(0);
    let top = (longest.next_multiple_of(STEP)).max(TOP);
    let band = |(number, band): (i32, &crate::chronicle::Band)| BandView {
        band: number,
        name: words::verdict(text, band.verdict, true).0,
        years: match band.to {
            Some(to) => words::span(band.from.into(), to.into()),
            None => text.with("chronicle-from", &[("from", band.from.into())]),
        },
        from: band.from.into(),
        to: band.to.map_or(to_i32(top), i32::from),
    };
    let reign = |line: &&Line| ChartReignView {
        years: to_i32(line.reign.years()),
        band: words::band_of(&line.reign),
        won: line.reign.won,
        throne: words::throne(text, &line.reign.throne, line.crowned),
        label: line.first_year.to_string(),
        spoken: lists::spoken(text, words::in_a_sentence(text, line)),
        open: lists::open_page(line),
    };
    let spoken = match (lines.first(), lines.last()) {
        (Some(first), Some(last)) => {
            let years = words::spelled(text, (first.first_year, last.last_year()), true);
            let longest = words::years(text, longest);
            let args = [("count", lines.len().into()), ("list", years.into()), ("value", longest.into())];
            text.with("chronicle-chart-spoken", &args)
        }
        _ => text.say("chronicle-empty"),
    };
    ReignChartView {
        label: text.say("chronicle-chart"),
        spoken,
        top: to_i32(top),
        bands: (0..).zip(&BANDS).map(band).collect(),
        reigns: lines.iter().map(reign).collect(),
        window: lists::window(text, chronicle),
    }
}

fn to_i32(number: u32) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}
