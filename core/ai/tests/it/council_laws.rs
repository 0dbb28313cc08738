//! Laws of every answer of a councillor: honest, legal, repeatable, stoppable.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

use crate::common::Numbers;
use crate::common::council::{
    COUNCILLOR, Council, KINDS, deck, deck_of, decks, fitted, player, position, setup, view,
};
use douze_ai::council::{
    Advice, Decision, Heard, Level, Player, Remark, Said, Temperament, advise, afterwards, decide,
    next_to_reveal, propose, remarks,
};
use douze_ai::{Budget, CancelToken};
use douze_rules::council::{
    Action, Deck, Event, Observation, Outcome, Phase, State, apply, legal, observe, sample,
};
use douze_rules::{Seat, Viewer};
use std::fmt::Write;

/// More of everything: `DOUZE_SCALE=50 cargo test --release -p douze-ai --test it council_laws` looks at 100,000
/// positions.
fn scale() -> u64 {
    std::env::var("DOUZE_SCALE").ok().and_then(|scale| scale.parse().ok()).unwrap_or(1)
}

/// All answers of one seat in one position.
type Answers = (Option<Decision>, Option<Decision>, Option<Seat>, Vec<Said>, Option<Advice>);

fn answers(
    sight: &Observation,
    deck: &Deck,
    heard: &[Said],
    player: Player,
    seed: u64,
    nodes: u32,
) -> Answers {
    let (budget, control) = (&Budget::nodes(nodes), &CancelToken::new());
    // The same words in earlier turns, too.
    let before: Vec<(u8, Said)> = (1..).zip(heard.iter().copied()).collect();
    let heard = Heard { now: heard, before: &before };
    (
        decide(sight, deck, heard, player, seed, budget, control),
        propose(sight, deck, heard, player, seed, budget, control),
        next_to_reveal(sight, deck, heard, player, seed, budget, control),
        remarks(sight, deck, heard, player, seed, budget, control),
        advise(sight, deck, heard, seed, budget, control),
    )
}

/// A councillor answers from what its seat may know: deal what is hidden again, and nothing changes.
#[test]
fn answers_do_not_know_what_is_hidden() {
    let decks = decks();
    let (mut changed, mut hands, mut spoken) = (0, 0, 0);
    let count = 2_000 * scale();
    for number in 0..count {
        let (state, seat, heard) = position(number, &decks);
        let deck = deck_of(number, &decks);
        let seen = view(&state, seat);
        let other = seen.determinize(deck, &mut |count| Numbers(number).below(count)).unwrap();
        changed += u64::from(other != state);
        hands +=
            u64::from((0..4).map(Seat::new).any(|seat| {
                other.hand(seat) != state.hand(seat) || other.chosen(seat) != state.chosen(seat)
            }));
        let [here, there] = [seen, view(&other, seat)]
            .map(|seen| answers(&seen, deck, &heard, player(number / 7), number, 60));
        assert!(here.0.is_some(), "position {number}, {:?}", state.phase());
        assert_eq!(here, there, "position {number}");
        spoken += u64::from(!here.3.is_empty());
    }
    assert!(
        changed > count * 6 / 10 && hands > count / 20,
        "dealt again: {changed}, hands: {hands} of {count}"
    );
    assert!(spoken > count / 20, "spoke in {spoken} of {count}");
}

/// What is said after the check depends on what was seen, too.
#[test]
fn last_words_do_not_know_what_is_hidden() {
    let decks = decks();
    let mut said = [0; 4];
    for number in 0..2_000 * scale() {
        let (state, seat, heard) = position(number, &decks);
        let deck = deck_of(number, &decks);
        if state.phase() != Phase::Reveal || !state.revealed().is_empty() {
            continue;
        }
        let seen = view(&state, seat);
        let (mut end, mut reported) = (state, Vec::<Event>::new());
        while matches!(end.phase(), Phase::Reveal | Phase::OracleRoll | Phase::Next) {
            let mut numbers = Numbers(number);
            let action = sample(&end, &mut |count| numbers.below(count)).unwrap();
            apply(&mut end, action, &mut reported).unwrap();
        }
        let other = seen.determinize(deck, &mut |count| Numbers(number).below(count)).unwrap();
        let last = |seen: &Observation| {
            afterwards(seen, deck, Heard::now(&heard), &reported, player(number / 7), number)
        };
        let words = last(&seen);
        assert_eq!(words, last(&view(&other, seat)));
        let place = [None, Some(Remark::WellDone), Some(Remark::MyFault), Some(Remark::Understood)];
        said[place.iter().position(|one| *one == words).unwrap()] += 1;
    }
    assert!(said.iter().all(|&count| count > 3), "{said:?}");
}

/// R-C7: bells at Favour 1 lose the game.
#[test]
fn nobody_rings_for_the_last_favour_unless_it_must() {
    let decks = decks();
    let (mut asked, control) = (0, &CancelToken::new());
    for number in 0..6_000 * scale() {
        let (state, seat, heard) = position(number, &decks);
        let seen = view(&state, seat);
        if state.phase() != Phase::Bells || state.favour() != 1 || seen.must_ring() {
            continue;
        }
        asked += 1;
        let player = player(number / 7);
        let answer = decide(
            &seen,
            deck_of(number, &decks),
            Heard::now(&heard),
            player,
            number,
            &Budget::nodes(60),
            control,
        );
        assert_eq!(answer.unwrap().action, Action::Bells { ring: false }, "position {number}, {player:?}");
    }
    assert!(asked > 20, "{asked}");
}

/// Also when it must answer now: what is shown first is what a sage does, with its reasons.
#[test]
fn advice_is_what_a_sage_does() {
    let decks = decks();
    let (mut cut, sage) = (0, Level::Sage.with(Temperament::Careful));
    for number in 0..1_000 * scale() {
        let (state, seat, heard) = position(number, &decks);
        let (seen, deck) = (view(&state, seat), deck_of(number, &decks));
        for nodes in [1, 60] {
            let (budget, control) = (&Budget::nodes(nodes), &CancelToken::new());
            let Some(does) = decide(&seen, deck, Heard::now(&heard), sage, number, budget, control) else {
                continue;
            };
            let advice = advise(&seen, deck, Heard::now(&heard), number, budget, control).unwrap();
            assert_eq!((advice.options[0].action, advice.options[0].percent), (does.action, 100));
            assert_eq!((advice.reasons, advice.nodes), (does.reasons, does.nodes));
            cut += u64::from(advice.cut);
        }
    }
    assert!(cut > 100, "cut short {cut} times");
}

#[test]
fn answers_are_legal_in_every_phase() {
    let decks = decks();
    let mut phases = Vec::new();
    for number in 0..4_000 * scale() {
        let (state, seat, heard) = position(number, &decks);
        let deck = deck_of(number, &decks);
        let player = [player(number / 7), Level::Random.with(Temperament::Loyal)][number as usize % 2];
        let (decision, proposal, next, _, advice) =
            answers(&view(&state, seat), deck, &heard, player, number, 40);
        let advice = advice.unwrap().options.into_iter();
        assert!(advice.clone().is_sorted_by_key(|weighed| -weighed.worth));
        let answers = [decision, proposal].into_iter().flatten().map(|answer| answer.action);
        for action in answers.chain(advice.map(|weighed| weighed.action)) {
            let action = fitted(&state, action);
            assert!(legal(&state).contains(&action), "position {number}: {action:?}");
            assert!(action.seat().is_none_or(|actor| actor == seat));
        }
        assert_eq!(next.is_some(), state.phase() == Phase::Reveal);
        assert!(next.is_none_or(|next| state.seats_to_act().any(|seat| seat == next)));
        phases.push(format!("{:?}", state.phase()));
    }
    phases.sort();
    phases.dedup();
    let all = "Bells Bench Choose Discard Next Petitioner Recall Reveal Ruler Shield Throne";
    assert_eq!(phases.join(" "), all);
}

#[test]
fn councils_play_every_kind_of_game_to_its_end() {
    let deck = deck();
    let mut won = 0;
    for game in 0..90 * scale() {
        let mut numbers = Numbers(game);
        let setup = setup(game as usize % KINDS, 2 + game as usize / KINDS % 3, &deck, &mut numbers);
        let players = [0; 4].map(|_| Level::ALL[numbers.below(4) as usize].with(Temperament::Bold));
        let end = Council::new(&setup, &deck, players, numbers.next(), 2_000).play(|_, _, _| {});
        won += u64::from(end.outcome() == Some(Outcome::Won));
    }
    assert!(won > 10 * scale(), "{won}");
}

#[test]
fn councillors_win_where_chance_does_not() {
    let deck = deck();
    let wins = |level: Level| {
        let player = level.with(Temperament::Careful);
        let won = (0..60).filter(|&game| {
            let mut numbers = Numbers(game);
            let setup = setup(0, 3, &deck, &mut numbers);
            let end = Council::new(&setup, &deck, [player; 4], numbers.next(), 10_000).play(|_, _, _| {});
            end.outcome() == Some(Outcome::Won)
        });
        won.count()
    };
    let won = Level::ALL.map(wins);
    assert!(won[0] <= 5 && won[1..].iter().all(|&won| won >= 20), "{won:?} of 60");
}

#[test]
fn the_same_seed_gives_the_same_answers_everywhere() {
    let (decks, mut lines) = (decks(), String::new());
    for number in 0..120 {
        let (state, seat, heard) = position(number, &decks);
        let deck = deck_of(number, &decks);
        let (decision, proposal, next, said, _) =
            answers(&view(&state, seat), deck, &heard, player(number), number, 100_000);
        let Decision { action, reasons, nodes } = decision.unwrap();
        writeln!(lines, "{number} {action:?} {reasons:?} {nodes} nodes, {next:?} {said:?}").unwrap();
        if let Some(Decision { action, reasons, .. }) = proposal {
            writeln!(lines, "    proposes {action:?} {reasons:?}").unwrap();
        }
    }
    if lines != include_str!("golden/council.txt") {
        let now = std::env::temp_dir().join("douze-ai-council.txt");
        std::fs::write(&now, &lines).unwrap();
        panic!("other answers than golden/council.txt; today's: {}", now.display());
    }
}

#[test]
fn nothing_to_decide_gives_no_decision() {
    let deck = deck();
    let ask = |state: &State, viewer| {
        let seen = observe(state, viewer);
        decide(&seen, &deck, Heard::default(), COUNCILLOR, 1, &Budget::default(), &CancelToken::new())
    };
    let first = Viewer::Seat(Seat::new(0));
    let mut numbers = Numbers(1);
    let mut state = State::new(&setup(0, 3, &deck, &mut numbers));
    assert!(ask(&state, first).is_none(), "chance is due");
    crate::common::council::step(&mut state, &mut numbers);
    assert!(ask(&state, first).is_some());
    assert!(ask(&state, Viewer::Everyone).is_none());
    assert!(ask(&state, Viewer::Curtain).is_none());
    assert!(ask(&state, Viewer::Seat(Seat::new(3))).is_none());
    apply(&mut state, Action::Bells { ring: false }, &mut ()).unwrap();
    let chosen = ask(&state, first).unwrap().action;
    apply(&mut state, chosen, &mut ()).unwrap();
    assert!(ask(&state, first).is_none(), "has chosen already");
    assert!(ask(&state, Viewer::Seat(Seat::new(1))).is_some());
}

#[test]
fn a_small_budget_or_a_stop_gives_a_legal_answer_or_none() {
    let decks = decks();
    for number in 0..300 {
        let (state, seat, heard) = position(number, &decks);
        let deck = deck_of(number, &decks);
        let seen = view(&state, seat);
        let ask = |nodes, control: &CancelToken| {
            decide(&seen, deck, Heard::now(&heard), player(number), number, &Budget::nodes(nodes), control)
        };
        for nodes in [0, 1, 7] {
            let decision = ask(nodes, &CancelToken::new()).unwrap();
            assert!(decision.nodes <= nodes && legal(&state).contains(&fitted(&state, decision.action)));
        }
        let control = CancelToken::new();
        control.stop(true);
        assert!(legal(&state).contains(&fitted(&state, ask(1_000, &control).unwrap().action)));
        control.stop(false);
        assert!(ask(1_000, &control).is_none());
    }
}
