//! Councils of sages, and the decisions in them that solve the dilemma for sure.

use super::maker::{Maker, puzzle};
use crate::chance::pick;
use douze_ai::council::{
    Councillor, Heard, Level, Moment, Said, Simulation, Temperament, decide, next_to_reveal,
};
use douze_ai::{Budget, CancelToken};
use douze_app::deck::Deck;
use douze_app::puzzles::{
    ChanceEnding, ChancePuzzle, Chances, Council, CouncilEnding, CouncilPuzzle, CouncilStart, CouncilStep,
    Ending, Puzzle,
};
use douze_rules::council::{Action, Draft, How, Phase, State, observe};
use douze_rules::{Seat, Viewer};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

const LEVELS: [Level; 4] = [Level::Random, Level::Apprentice, Level::Councillor, Level::Sage];

impl Maker for Council {
    const LEVELS: [&'static str; 4] = ["random", "apprentice", "councillor", "sage"];

    fn puzzles(seed: u32) -> Vec<CouncilPuzzle> {
        council(seed).unwrap_or_default()
    }

    fn fits(ending: &CouncilEnding) -> bool {
        ending.is_as_said()
    }

    fn answer(ending: &CouncilEnding, level: usize, seed: u64) -> Option<CouncilStep> {
        answer(ending.seat_to_act()?, ending.state(), ending.line(), level, seed)
    }
}

impl Maker for Chances {
    const LEVELS: [&'static str; 4] = <Council as Maker>::LEVELS;

    fn puzzles(seed: u32) -> Vec<ChancePuzzle> {
        council(seed).unwrap_or_default()
    }

    fn answer(ending: &ChanceEnding, level: usize, seed: u64) -> Option<CouncilStep> {
        answer(ending.seat_to_act()?, ending.state(), ending.line(), level, seed)
    }
}

fn answer(seat: Seat, state: &State, line: &[CouncilStep], level: usize, seed: u64) -> Option<CouncilStep> {
    let view = observe(state, Viewer::Seat(seat));
    let deck = Deck::shipped().ok()?.rules();
    let now = heard(line);
    let heard = Heard::now(&now);
    let (player, budget, control) =
        (LEVELS[level].with(Temperament::Careful), Budget::default(), CancelToken::new());
    if state.phase() == Phase::Reveal {
        let next = next_to_reveal(&view, deck, heard, player, seed, &budget, &control)?;
        if next != seat {
            return Some(CouncilStep::Act(Action::Reveal { seat: next, how: How::Nothing }));
        }
    }
    let found = decide(&view, deck, heard, player, seed, &budget, &control)?;
    Some(CouncilStep::Act(found.action))
}

/// What was said since the last card was checked.
fn heard(line: &[CouncilStep]) -> Vec<Said> {
    let say = |step: &CouncilStep| if let CouncilStep::Say(said) = *step { Some(said) } else { None };
    line.iter().filter_map(say).collect()
}

fn council<G: Maker<Start = CouncilStart, Action = CouncilStep>>(seed: u32) -> Option<Vec<Puzzle<G>>> {
    let mut chance = ChaCha8Rng::seed_from_u64(seed.into());
    let deck = Deck::shipped().ok()?.rules();
    let councillors = 2 + pick(&mut chance, 2) as usize;
    let draft = Draft::normal(councillors, None, deck, &mut |below| pick(&mut chance, below));
    let start = CouncilStart(Draft { bells: true, ..draft });
    let member = || Councillor { player: Level::Sage.with(Temperament::Careful), budget: Budget::default() };
    let numbers = &mut || chance.next_u64();
    let mut table = Simulation::new(start.state()?, deck, vec![member(); councillors], numbers);
    let mut found = Vec::new();
    while table.state.phase() != Phase::Over {
        if matches!(table.state.phase(), Phase::Choose | Phase::Reveal) {
            let line = with_words(&table.line, &table.heard);
            let seats = (0..councillors as u8).map(Seat::new);
            found.extend(seats.filter_map(|seat| puzzle(seed, &start, &line, seat)));
        }
        table.step().ok()?;
    }
    Some(found)
}

/// The line with the words of this turn: those before the choice come before the bells, the others after the last choice.
fn with_words(line: &[Action], heard: &[Said]) -> Vec<CouncilStep> {
    let bells = line.iter().rposition(|action| matches!(action, Action::Bells { .. })).unwrap_or(0);
    let chosen = line.iter().rposition(|action| matches!(action, Action::Choose { .. })).unwrap_or(0);
    let say = |moment| {
        heard.iter().filter(move |said| said.remark.moment() == moment).copied().map(CouncilStep::Say)
    };
    let mut steps = Vec::new();
    for (place, &action) in line.iter().enumerate() {
        if place == bells {
            steps.extend(say(Moment::BeforeChoice));
        }
        steps.push(CouncilStep::Act(action));
        if place == chosen && chosen > bells {
            steps.extend(say(Moment::AfterChoice));
        }
    }
    steps
}
