//! King of 12: A once among copies of B, on every seat of each deal in turn.

use super::args::Args;
use super::stranger::Rival;
use super::tally::{BUDGET, End, Tally, broken};
use crate::Failure;
use crate::chance::pick;
use douze_ai::CancelToken;
use douze_ai::king::{Level, decide};
use douze_rules::king::{
    Action, Character, Lineup, Observation, Phase, Preview, Setup, State, apply, legal, observe, sample,
};
use douze_rules::{Seat, Viewer};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// A game that has no winner after so many rounds is stopped and counts as a draw: levels that mirror each
/// other exactly could go on for ever.
const ROUNDS: u32 = 1_000;

/// Streams of chance: a deal's characters, then one for each round.
const STREAMS_PER_DEAL: u64 = 1 << 16;

pub(super) fn run(args: &Args) -> Result<([&'static str; 2], Tally), Failure> {
    if args.choose3 {
        return Err(Failure::Usage("--choose3 belongs to the forest duel".into()));
    }
    let later = ["search10k"];
    let there = "random, greedy, pretender, courtier and strategist";
    let rival = |id| Rival::<Level>::from_word(id, &later, there);
    let rivals = [rival(&args.a)?, rival(&args.b)?];
    let mut tally = Tally::default();
    for game in 0..args.games {
        let a_seat = Seat::new(args.a_seat(game));
        let end = play(args, game, a_seat, rivals, &mut tally).map_err(|what| broken(game, &what))?;
        tally.ends.push(match end.winner() {
            Some(winner) if winner == a_seat => End::Won,
            Some(_) => End::Lost,
            None => End::Drawn,
        });
        let crowns = |seat| i32::from(end.crowns(seat));
        let others = (0..args.seats).map(Seat::new).filter(|&seat| seat != a_seat);
        tally.margin += crowns(a_seat) - others.map(crowns).max().unwrap_or(0);
    }
    Ok((rivals.map(|rival| rival.id(|level| level.id())), tally))
}

/// Plays one game to its end. Characters and the dice of every round depend on the deal alone, so all
/// seatings meet the same.
fn play(
    args: &Args,
    game: u32,
    a_seat: Seat,
    [a, b]: [Rival<Level>; 2],
    tally: &mut Tally,
) -> Result<State, String> {
    let stream = u64::from(args.deal(game)) * STREAMS_PER_DEAL;
    let mut chance = args.chance(stream);
    let drawn = Lineup::random(&mut |below| pick(&mut chance, below));
    let lineup = args.characters.map_or(drawn, |characters| characters.lineup().unwrap_or(drawn));
    let setup = Setup::king(lineup, args.seats.into()).map_err(|error| error.to_string())?;
    let mut state = State::new(setup);
    // The cards that were opened last, by seat.
    let (mut last, mut chosen) = ([None; 4], [None; 4]);
    while state.phase() != Phase::Over && state.round() <= ROUNDS {
        if state.phase() == Phase::Roll {
            chance = args.chance(stream + u64::from(state.round()));
        }
        let action = match state.seats_to_act().next() {
            None => sample(&state, &mut |below| pick(&mut chance, below)).ok_or("no chance to take")?,
            Some(seat) if seat == a_seat => {
                let seed = chance.next_u64();
                tally.time(|| ask(&state, seat, a, seed, last))?
            }
            Some(seat) => ask(&state, seat, b, chance.next_u64(), last)?.0,
        };
        if let Action::Choose { seat, character } = action {
            chosen[seat.index() % 4] = Some(character);
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
    last: [Option<Character>; 4],
) -> Result<(Action, u32), String> {
    let view = observe(state, Viewer::Seat(seat));
    let level = match rival {
        Rival::Level(level) => level,
        Rival::Stranger(stranger) if view.phase() == Phase::Choose => {
            let own = |action: &Action| match *action {
                Action::Choose { seat: who, character } if who == seat => Some(character),
                _ => None,
            };
            let hand: Vec<Character> = legal(state).iter().filter_map(own).collect();
            let next = last.iter().cycle().skip(seat.index() + 1).take(3).flatten().next().copied();
            let chance = &mut ChaCha8Rng::seed_from_u64(seed);
            let card = stranger.card(&hand, |&card| value(&view, seat, card), next, chance);
            let character = card.ok_or("a stranger has no card")?;
            return Ok((Action::Choose { seat, character }, 0));
        }
        Rival::Stranger(_) => Level::Greedy,
    };
    let decision = decide(&view, level, seed, &BUDGET, &CancelToken::new());
    let decision = decision.ok_or_else(|| format!("{level} gave no answer"))?;
    Ok((decision.action, decision.nodes))
}

/// What a card makes of its player's die, if nothing else happens.
fn value(view: &Observation, seat: Seat, card: Character) -> i32 {
    let Some(face) = view.face(seat) else { return 0 };
    match Preview::of(card, face) {
        Some(Preview::Value(value)) => value.into(),
        Some(Preview::Faces(faces)) => faces.iter().map(|face| i32::from(face.number())).max().unwrap_or(0),
        None => face.number().into(),
    }
}
