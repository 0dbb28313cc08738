//! The parts of a stored game of King of 12.

use super::lineup::{TOURNAMENT, random};
use crate::GameKind;
use crate::chronicle::{Uuid, enthrone};
use crate::deal::{Deal, How};
use crate::flow::stored::chance::chance;
use crate::flow::stored::{Ending, News, Outcome, Rules, header};
use crate::players::free_name;
use crate::store::{Store, StoreError, StoredReign};
use crate::text::{Text, name_key};
use crate::{CharacterSet, PlayerKind, TwelveGroups};
use douze_rules::Seat;
use douze_rules::d12::Face;
use douze_rules::king::{
    Action, Character, Event, FacesBySeat, IllegalAction, Lineup, Phase, Setup, State, Twelve, apply,
};
use rand::RngExt;
use rand_chacha::ChaCha20Rng;
use serde::{Deserialize, Serialize};

/// King of 12 and its tournament, for storing and replaying them.
pub(crate) enum KingRules {}

pub(crate) type Game = crate::flow::stored::Game<KingRules>;
pub(crate) type Header = header::Header<Options>;

/// How it is played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Options {
    pub(crate) set: CharacterSet,
    /// The seven in use.
    pub(crate) characters: Vec<Character>,
    /// With twelve seats.
    pub(crate) groups: TwelveGroups,
    /// Stops at each step of a turn.
    pub(crate) steps: bool,
    /// Two people, one on either side of the device.
    pub(crate) table_mode: bool,
    /// The history shows the cards played (R-K10).
    pub(crate) open_history: bool,
    /// The reign whose vacant throne the winner takes (`council.md`, Chronicle).
    #[serde(default)]
    pub(crate) throne: Option<Uuid>,
}

impl Rules for KingRules {
    const KIND: &'static str = GameKind::King.id();
    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;
    type Error = IllegalAction;

    fn fresh(header: &Header) -> Result<State, StoreError> {
        rules_setup(header).map(State::new)
    }

    fn apply(state: &mut State, action: Action, events: &mut Vec<Event>) -> Result<(), IllegalAction> {
        apply(state, action, events)
    }

    fn chance(header: &Header, state: &State, index: u32) -> Option<Action> {
        let mut rng = chance(header.seed, index);
        match state.phase() {
            Phase::Roll => {
                let playing = state.playing();
                let seats = (0u8..).take(header.players.len()).map(Seat::new);
                // A seat that sits out rolls nothing.
                let faces: FacesBySeat =
                    seats.map(|seat| if playing.contains(seat) { roll(&mut rng) } else { None }).collect();
                Some(Action::Roll { faces })
            }
            Phase::OracleRoll => {
                let seat = state.oracle()?;
                Some(Action::OracleRoll { seat, face: roll(&mut rng)? })
            }
            _ => None,
        }
    }

    fn seat(action: &Action) -> Option<Seat> {
        action.seat()
    }

    fn faces(action: &Action) -> Vec<Face> {
        match action {
            Action::Roll { faces } => faces.iter().flatten().collect(),
            Action::OracleRoll { face, .. } => vec![*face],
            _ => Vec::new(),
        }
    }

    fn deal(header: &Header) -> Option<Deal> {
        let Options { set, characters, groups, .. } = &header.options;
        let others = characters.iter().copied().filter(|one| *one != Character::Knight);
        let (set, chosen) = match set {
            CharacterSet::Random => (CharacterSet::Random, Vec::new()),
            CharacterSet::FirstGame | CharacterSet::Chosen => (CharacterSet::Chosen, others.collect()),
        };
        let how = How::King { groups: *groups, set, chosen };
        Some(Deal { seed: header.seed, players: header.players.clone(), how })
    }

    fn is_over(state: &State) -> bool {
        state.phase() == Phase::Over
    }

    fn round(state: &State) -> u32 {
        state.round()
    }

    fn news(state: &State, event: &Event) -> Option<News> {
        match *event {
            // Of a tournament's groups and champions the last one stands for all.
            Event::RoundWon { seat, .. } => Some(News::Round { winner: seat }),
            Event::Placed { winner, .. } if !state.setup().is_tournament() => Some(News::Turn { winner }),
            _ => None,
        }
    }

    fn outcome(state: &State) -> Option<Outcome> {
        let winner = state.winner().filter(|_| Self::is_over(state))?;
        Some(Outcome::King { winner, rounds: state.round() })
    }

    fn reign(end: &Ending<Self>, store: &Store) -> Result<Option<StoredReign>, StoreError> {
        let (Some(id), Some(winner)) = (end.header.options.throne, end.state.winner()) else {
            return Ok(None);
        };
        let name = end.header.names.get(winner.index()).map_or("", String::as_str);
        enthrone(store, &id.to_string(), name)
    }

    fn name(text: &Text, header: &Header, seat: Seat) -> String {
        name(text, &header.names, &header.players, seat.index())
    }
}

/// One of the twelve faces, each with the same chance.
fn roll(rng: &mut ChaCha20Rng) -> Option<Face> {
    Face::new(rng.random_range(1..=12))
}

/// The header in the words of the rules.
pub(crate) fn rules_setup(header: &Header) -> Result<Setup, StoreError> {
    let damaged = |detail: &str| StoreError::Damaged { detail: detail.into() };
    let seven = header.options.characters.as_slice().try_into();
    let seven: [Character; 7] = seven.map_err(|_| damaged("not seven characters"))?;
    let seats = header.players.len();
    if !header.players.iter().all(|player| player.is_of(&PlayerKind::KING)) {
        return Err(damaged("a player of another game"));
    }
    let twelve = match header.options.groups {
        TwelveGroups::Fours => Twelve::Quads,
        TwelveGroups::Threes => Twelve::Trios,
    };
    let setup = Lineup::new(seven).and_then(|lineup| {
        if seats < TOURNAMENT {
            Setup::king(lineup, seats)
        } else {
            Setup::tournament(lineup, seats, (seats == 12).then_some(twelve))
        }
    });
    setup.map_err(|error| damaged(&error.to_string()))
}

/// Who sits there: the name typed, the seat of a person without a name, or the built-in player's own
/// ([adr/0041](../../../../docs/adr/0041-rivals-have-names.md)).
pub(crate) fn name(text: &Text, typed: &[String], players: &[PlayerKind], seat: usize) -> String {
    let player = players.get(seat).copied().unwrap_or(PlayerKind::Person);
    // Councillors keep their names when they play for a throne.
    match typed.get(seat).map_or("", String::as_str) {
        "" if player == PlayerKind::Person => {
            text.with("setup-player-number", &[("number", (seat + 1).into())])
        }
        "" => rival(typed, players, seat).map_or_else(|| text.of("setup-player", player.id()), str::to_owned),
        typed => typed.to_owned(),
    }
}

/// Names of built-in players, the same in every language; each suits every face. As many as a tournament has seats: each
/// person can take one of them away.
const RIVALS: [&str; 16] = [
    "Ariel",
    "Camille",
    "Dominique",
    "Eden",
    "Florin",
    "Gael",
    "Jules",
    "Kim",
    "Lou",
    "Maxime",
    "Noa",
    "Quinn",
    "Remy",
    "Sascha",
    "Toni",
    "Yael",
];

/// The name of the built-in player at this seat: that of its chair and level, else the next that nobody has.
fn rival(typed: &[String], players: &[PlayerKind], seat: usize) -> Option<&'static str> {
    let mut taken: Vec<String> = typed.iter().map(|name| name_key(name)).collect();
    let is_rival = |other: &usize| {
        players[*other] != PlayerKind::Person && typed.get(*other).is_none_or(String::is_empty)
    };
    let name = |other: usize| free_name(&RIVALS, players[other].chair(other), &mut taken);
    (0..=seat).filter(is_rival).map(name).last().flatten()
}

/// The same people once more; a random set is drawn again.
pub(crate) fn rematch(header: &Header) -> Header {
    let mut next = Header::new(header.names.clone(), header.players.clone(), header.options.clone(), None);
    // The throne was taken by the game before.
    next.options.throne = None;
    if next.options.set == CharacterSet::Random {
        next.options.characters = random(next.seed);
    }
    next
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;
    use PlayerKind::{Courtier, Person, Pretender};

    fn names(typed: &[&str], players: &[PlayerKind]) -> Vec<String> {
        let typed: Vec<String> = typed.iter().map(|name| (*name).to_owned()).collect();
        let text = Text::new(Language::English).expect("the texts of English");
        (0..players.len()).map(|seat| name(&text, &typed, players, seat)).collect()
    }

    #[test]
    fn a_rival_has_the_name_of_its_chair_and_level() {
        assert_eq!(names(&["Mia"], &[Person, Pretender, Pretender]), ["Mia", "Jules", "Kim"]);
        assert_eq!(names(&["", ""], &[Person, Courtier]), ["Player 1", "Quinn"]);
    }

    #[test]
    fn no_rival_is_called_like_a_person_or_another_rival() {
        assert_eq!(names(&[" jules "], &[Person, Pretender, Pretender]), [" jules ", "Kim", "Lou"]);
        let mut sixteen = names(
            &["Noa", "Toni"],
            &[[Person; 2].as_slice(), [Courtier; 7].as_slice(), &[Pretender; 7]].concat(),
        );
        sixteen.sort_unstable();
        sixteen.dedup();
        assert_eq!(sixteen.len(), 16);
    }

    #[test]
    fn a_councillor_keeps_its_name_when_it_plays_for_a_throne() {
        assert_eq!(names(&["Mia", "Bruno"], &[Person, Pretender]), ["Mia", "Bruno"]);
    }
}
