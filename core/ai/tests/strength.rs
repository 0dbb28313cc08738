//! Which level beats which. Small matches with wide margins; the figures of long ones come from the
//! ignored test: `cargo test --release -p douze-ai --test strength -- --ignored --nocapture`.

mod common;

use common::mirrored;
use douze_ai::forest::Level;
use douze_rules::forest::Variant;

#[test]
#[ignore = "minutes"]
fn long_matches() {
    use Level::{Fawn, Fox, Greedy, Random};
    for variant in [Variant::Standard, Variant::Choose3] {
        for (first, second) in [(Greedy, Random), (Fawn, Random), (Fawn, Greedy), (Fox, Fawn), (Fox, Greedy)]
        {
            let tally = mirrored(first, second, 500, variant);
            let (middle, last) = (tally.times.len() / 2, tally.times.len() * 99 / 100);
            println!(
                "{variant:?} {first} {second}: {} won, {} drawn, {} lost, share {} %, margin {}/100, median {:?} and {} nodes, p99 {:?} and {} nodes",
                tally.wins,
                tally.draws,
                tally.losses,
                tally.share(),
                tally.margin / 10,
                tally.times[middle],
                tally.nodes[middle],
                tally.times[last],
                tally.nodes[last],
            );
        }
    }
}
