//! The forest duel: each deal twice, with seats swapped.

use super::args::{Args, level};
use super::tally::{BUDGET, End, Tally, broken};
use crate::Failure;
use crate::chance::pick;
use douze_ai::CancelToken;
use douze_ai::forest::{Level, decide};
use douze_rules::forest::{Action, Phase, State, Variant, Winner, apply, observe, sample};
use douze_rules::{Seat, Viewer};
use rand::Rng;

pub(super) fn run(args: &Args) -> Result<([&'static str; 2], Tally), Failure> {
    if args.seats != 2 || args.characters.is_some() {
        return Err(Failure::Usage("a forest duel has 2 seats, and no characters to choose".into()));
    }
    let level = |id| level::<Level>(id, &[], "");
    let levels = [level(&args.a)?, level(&args.b)?];
    let mut tally = Tally::default();
    for game in 0..args.games {
        let a_seat = Seat::new(args.a_seat(game));
        let end = play(args, game, a_seat, levels, &mut tally).map_err(|what| broken(game, &what))?;
        tally.ends.push(match end.verdict().map(|verdict| verdict.winner) {
            Some(Winner::Seat(seat)) if seat == a_seat => End::Won,
            Some(Winner::Seat(_)) => End::Lost,
            _ => End::Drawn,
        });
        let scores = end.scores();
        tally.margin += i32::from(scores[a_seat.index()]) - i32::from(scores[a_seat.other().index()]);
    }
    Ok((levels.map(Level::id), tally))
}

/// Plays one game to its end. Cards and seeds depend on the deal alone, so both seatings meet the same.
fn play(
    args: &Args,
    game: u32,
    a_seat: Seat,
    [a, b]: [Level; 2],
    tally: &mut Tally,
) -> Result<State, String> {
    let mut chance = args.chance(args.deal(game).into());
    let variant = if args.choose3 { Variant::Choose3 } else { Variant::Standard };
    let mut state = State::new(variant);
    while state.phase() != Phase::Over {
        let action = match state.seats_to_act().next() {
            None => sample(&state, &mut |below| pick(&mut chance, below)).ok_or("no chance to take")?,
            Some(seat) if seat == a_seat => {
                let seed = chance.next_u64();
                tally.time(|| ask(&state, seat, a, seed))?
            }
            Some(seat) => ask(&state, seat, b, chance.next_u64())?.0,
        };
        apply(&mut state, action, &mut ()).map_err(|illegal| format!("{action:?}: {illegal}"))?;
    }
    Ok(state)
}

/// A player's answer and the positions that it looked at.
fn ask(state: &State, seat: Seat, level: Level, seed: u64) -> Result<(Action, u32), String> {
    let view = observe(state, Viewer::Seat(seat));
    let decision = decide(&view, level, seed, &BUDGET, &CancelToken::new());
    let decision = decision.ok_or_else(|| format!("{level} gave no answer"))?;
    Ok((decision.action, decision.nodes))
}
