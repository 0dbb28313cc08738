//! Laws of the table: what a viewer may not know changes nothing on that viewer's screen or in what is told.

use super::*;
use crate::deck::Deck;
use crate::flow::settings::Settings;
use crate::store::Store;
use crate::{Language, PlayerKind, screen};
use douze_rules::council::{Draft, sample};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

fn header(seats: usize, seed: u64) -> Header {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let deck = Arc::new(Deck::shipped().unwrap().clone());
    let draft = Draft::normal(seats, None, deck.rules(), &mut |below| rng.random_range(0..below));
    let names = (0..seats).map(|seat| format!("P{seat}")).collect();
    let mut players = vec![PlayerKind::Person; seats];
    if seed.is_multiple_of(3) {
        players[1..].fill(PlayerKind::Councillor);
    }
    Header::new(names, players, Options::new(&draft, deck), Some(seed))
}

fn drawn(text: &Text, council: &Council) -> screen::Screen {
    let settings = Settings::default();
    screen::frame(text, &settings, None, Some(council), screen::council::body(text, &settings, council))
}

/// A random game, after so many steps.
fn played(context: &mut Context, seats: usize, seed: u64, steps: u32, rng: &mut ChaCha8Rng) -> Council {
    let (mut council, _) = Council::begin(context, header(seats, seed)).unwrap();
    for _ in 0..steps {
        let Some(action) = sample(council.rules(), &mut |below| rng.random_range(0..below)) else { break };
        // Bells soon end the game: half of them are enough.
        let action = match action {
            Action::Bells { ring: true } if rng.random() && !council.rules().must_ring() => {
                Action::Bells { ring: false }
            }
            other => other,
        };
        assert!(council.act(context, action).unwrap().refusal.is_none());
    }
    council
}

#[test]
fn hidden_cards_change_nothing_on_any_screen() {
    let dir = tempfile::tempdir().unwrap();
    let mut store = Store::open(dir.path()).unwrap().store;
    let mut tickets = 0;
    let text = Text::new(Language::English).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(4);
    let mut differed = 0;
    for seed in 0..150 {
        let seats = rng.random_range(2..=4);
        let mut context = Context { store: &mut store, now_ms: 0, tickets: &mut tickets };
        let steps = rng.random_range(0..90);
        let mut council = played(&mut context, seats, seed, steps, &mut rng);
        let truth = council.game.state().clone();
        let deck = Arc::clone(council.game.header.options.deck().unwrap());
        if truth.rules.phase() == Phase::Over {
            continue;
        }
        let asked = council.secretly();
        let own = asked.or(council.alone()).unwrap_or(Seat::new(0));
        let views = [
            Some((Shown::Table, None)),
            asked.map(|seat| (Shown::Curtain(seat), None)),
            asked.map(|seat| (Shown::Curtain(seat), Some(seat))),
            Some((Shown::Hand(own), None)),
        ];
        for (shown, peek) in views.into_iter().flatten() {
            (council.shown, council.peek) = (shown, peek);
            let viewer = match (shown, peek) {
                (_, Some(seat)) | (Shown::Hand(seat), _) => Viewer::Seat(seat),
                (Shown::Curtain(_) | Shown::Table, None) => Viewer::Everyone,
            };
            let seen = council.observation();
            let revealing = truth.rules.reveal_order().next().filter(|&seat| council.game.is_person(seat));
            let panels = [None, Some(Inspect::Seat(Seat::new(1))), Some(Inspect::Reign), Some(Inspect::Die)];
            for (panel, revealing) in panels.into_iter().zip([None, None, revealing, None]) {
                (council.inspect, council.revealing) = (panel, revealing);
                let before = drawn(&text, &council);
                let imagined = observe(&truth.rules, viewer);
                let Some(other) = imagined.imagine(deck.rules(), &mut |below| rng.random_range(0..below))
                else {
                    continue;
                };
                differed += usize::from(other != truth.rules);
                council.game.pretend(Position { rules: other, talk: truth.talk.clone() });
                assert_eq!(council.observation(), seen);
                assert_eq!(drawn(&text, &council), before, "{shown:?} {panel:?}");
                council.game.pretend(truth.clone());
            }
        }
    }
    assert!(differed > 300, "only {differed} positions had something to hide");
}

/// A choice is told, and nothing of the card.
#[test]
fn what_is_told_after_a_secret_choice_is_the_same_whatever_was_chosen() {
    let dir = tempfile::tempdir().unwrap();
    let mut store = Store::open(dir.path()).unwrap().store;
    let mut tickets = 0;
    let (text, settings) = (Text::new(Language::English).unwrap(), Settings::default());
    let mut rng = ChaCha8Rng::seed_from_u64(6);
    let mut secret = 0;
    for seed in 0..150 {
        let mut context = Context { store: &mut store, now_ms: 0, tickets: &mut tickets };
        let steps = rng.random_range(0..60);
        let mut council = played(&mut context, 3, seed, steps, &mut rng);
        let from = council.told.len();
        let Some(action) = sample(council.rules(), &mut |below| rng.random_range(0..below)) else { continue };
        council.act(&mut context, action).unwrap();
        if !matches!(action, Action::Choose { .. } | Action::Recall { .. }) {
            continue;
        }
        let truth = council.game.state().clone();
        if truth.rules.phase() == Phase::Over {
            continue;
        }
        let deck = Arc::clone(council.game.header.options.deck().unwrap());
        let beats = screen::council::beats(&text, &settings, &council, from);
        let everyone = observe(&truth.rules, Viewer::Everyone);
        let Some(other) = everyone.imagine(deck.rules(), &mut |below| rng.random_range(0..below)) else {
            continue;
        };
        council.game.pretend(Position { rules: other, talk: truth.talk.clone() });
        assert_eq!(screen::council::beats(&text, &settings, &council, from), beats);
        secret += 1;
    }
    assert!(secret > 20, "only {secret} secret actions");
}
