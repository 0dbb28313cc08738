//! Secrecy law: what a viewer may not know changes nothing on that viewer's screen.

use super::*;
use crate::flow::settings::Settings;
use crate::store::Store;
use crate::text::Text;
use crate::{ForestVariant, Language, screen};
use douze_rules::forest::sample;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

const POSITIONS: u64 = 120;

#[test]
fn hidden_cards_change_nothing_on_any_screen() {
    let dir = tempfile::tempdir().unwrap();
    let mut store = Store::open(dir.path()).unwrap().store;
    let mut tickets = 0;
    let (text, settings) = (Text::new(Language::English).unwrap(), Settings::default());
    let mut rng = ChaCha8Rng::seed_from_u64(4);
    let mut differed = 0;
    for seed in 0..POSITIONS {
        let header = Header {
            names: ["Lea".into(), "Mia".into()],
            players: [PlayerKind::Person; 2],
            variant: if seed % 2 == 0 { ForestVariant::Standard } else { ForestVariant::Choose3 },
            seed,
            seed_chosen: false,
            player_seed: 0,
        };
        let mut context = Context { store: &mut store, now_ms: 0, tickets: &mut tickets };
        let (mut forest, _) = Forest::begin(&mut context, header).unwrap();
        for _ in 0..rng.random_range(0..36) {
            let mut pick = |count: u32| rng.random_range(0..count);
            let Some(action) = sample(forest.game.state(), &mut pick) else { break };
            assert!(forest.act(&mut context, action).unwrap().refusal.is_none());
        }
        let truth = *forest.game.state();
        let asked = forest.to_choose();
        let views = [Some(Shown::Table), asked.map(Shown::Curtain), asked.map(Shown::Hand)];
        for shown in views.into_iter().flatten() {
            forest.shown = shown;
            let seen = forest.observation();
            let viewer = match shown {
                Shown::Hand(seat) => Viewer::Seat(seat),
                Shown::Curtain(_) | Shown::Table => Viewer::Everyone,
            };
            let drawn = |forest: &Forest| {
                screen::frame(
                    &text,
                    &settings,
                    None,
                    Some(forest),
                    screen::forest::body(&text, &settings, forest),
                )
            };
            let before = drawn(&forest);
            let other = observe(&truth, viewer).imagine(&mut |count| rng.random_range(0..count)).unwrap();
            forest.game.pretend(other);
            assert_eq!(forest.observation(), seen);
            assert_eq!(drawn(&forest), before, "{shown:?}");
            differed += usize::from(other != truth);
            forest.game.pretend(truth);
        }
    }
    assert!(differed > 150, "only {differed} positions had something to hide");
}
