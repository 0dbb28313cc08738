//! The forest duel: each deal twice, with seats swapped.

use super::args::Args;
use super::stranger::Rival;
use super::tally::{BUDGET, End, Tally, broken};
use crate::Failure;
use crate::chance::pick;
use douze_ai::CancelToken;
use douze_ai::forest::{Level, decide};
use douze_rules::forest::{Action, Card, Phase, State, Variant, Winner, apply, observe, sample};
use douze_rules::{Seat, Viewer};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

pub(super) fn run(args: &Args) -> Result<([&'static str; 2], Tally), Failure> {
    if args.seats != 2 || args.characters.is_some() {
        return Err(Failure::Usage("a forest duel has 2 seats, and no characters to choose".into()));
    }
    let rival = |id| Rival::<Level>::from_word(id, &[], "");
    let rivals = [rival(&args.a)?, rival(&args.b)?];
    let mut tally = Tally::default();
    for game in 0..args.games {
        let a_seat = Seat::new(args.a_seat(game));
        let end = play(args, game, a_seat, rivals, &mut tally).map_err(|what| broken(game, &what))?;
        tally.ends.push(match end.verdict().map(|verdict| verdict.winner) {
            Some(Winner::Seat(seat)) if seat == a_seat => End::Won,
            Some(Winner::Seat(_)) => End::Lost,
            _ => End::Drawn,
        });
        let scores = end.scores();
        tally.margin += i32::from(scores[a_seat.index()]) - i32::from(scores[a_seat.other().index()]);
    }
    Ok((rivals.map(|rival| rival.id(|level| level.id())), tally))
}

/// Plays one game to its end. Cards and seeds depend on the deal alone, so both seatings meet the same.
fn play(
    args: &Args,
    game: u32,
    a_seat: Seat,
    [a, b]: [Rival<Level>; 2],
    tally: &mut Tally,
) -> Result<State, String> {
    let mut chance = args.chance(args.deal(game).into());
    let variant = if args.choose3 { Variant::Choose3 } else { Variant::Standard };
    let mut state = State::new(variant);
    // The cards that were revealed last.
    let (mut last, mut chosen) = ([None; 2], [None; 2]);
    while state.phase() != Phase::Over {
        let action = match state.seats_to_act().next() {
            None => sample(&state, &mut |below| pick(&mut chance, below)).ok_or("no chance to take")?,
            Some(seat) if seat == a_seat => {
                let seed = chance.next_u64();
                tally.time(|| ask(&state, seat, a, seed, last))?
            }
            Some(seat) => ask(&state, seat, b, chance.next_u64(), last)?.0,
        };
        if let Action::Choose { seat, card } = action {
            chosen[seat.index()] = Some(card);
            // Both are open from then on.
            last = if state.seats_to_act().count() == 1 { chosen } else { last };
        }
        apply(&mut state, action, &mut ()).map_err(|illegal| format!("{action:?}: {illegal}"))?;
    }
    Ok(state)
}

/// A player's answer and the positions that it looked at.
fn ask(
    state: &State,
    seat: Seat,
    rival: Rival<Level>,
    seed: u64,
    last: [Option<Card>; 2],
) -> Result<(Action, u32), String> {
    let view = observe(state, Viewer::Seat(seat));
    let level = match rival {
        Rival::Level(level) => level,
        Rival::Stranger(stranger) if view.phase() == Phase::Choose => {
            let hand: Vec<Card> = view.own_hand().iter().collect();
            let chance = &mut ChaCha8Rng::seed_from_u64(seed);
            let number = |card: &Card| i32::from(card.number());
            let card = stranger.card(&hand, number, last[seat.other().index()], chance);
            let card = card.ok_or("a stranger has no card")?;
            return Ok((Action::Choose { seat, card }, 0));
        }
        Rival::Stranger(_) => Level::Greedy,
    };
    let decision = decide(&view, level, seed, &BUDGET, &CancelToken::new());
    let decision = decision.ok_or_else(|| format!("{level} gave no answer"))?;
    Ok((decision.action, decision.nodes))
}
