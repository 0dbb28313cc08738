//! A new game: what was asked for, as intents on the set-up screen.

use super::args::{Args, Game};
use super::council::CouncilWish;
use super::form::{Form, Seated};
use crate::{Characters, Failure};
use douze_app::screen::{Body, Screen};
use douze_app::{
    AppIntent, CharacterSet, DouzeError, ForestVariant, GameKind, Intent, PlayerKind, Session, SetupIntent,
    TemperamentKind, TwelveGroups, Update,
};

/// Seats of King of 12 and its tournament.
const KING_SEATS: std::ops::RangeInclusive<usize> = 2..=16;

/// Seats of a council.
const COUNCIL_SEATS: std::ops::RangeInclusive<usize> = 2..=4;

/// What is wanted of a new game; what is left out stays as it was chosen last.
pub(super) struct Wish {
    game: Game,
    players: Option<Vec<Seated>>,
    variant: Option<ForestVariant>,
    characters: Option<Characters>,
    groups: Option<TwelveGroups>,
    steps: bool,
    pub(super) council: CouncilWish,
    seed: Option<u64>,
}

/// A game that has begun.
pub(super) struct Begun {
    /// What the form said of it.
    pub(super) notes: Vec<String>,
    pub(super) update: Update,
}

impl Wish {
    /// Reads the call.
    pub(super) fn of(args: &Args) -> Result<Self, Failure> {
        let wish = Self {
            game: args.game,
            players: args.players.as_ref().map(|ids| players(args.game, ids)).transpose()?,
            variant: args.variant,
            characters: args.characters,
            groups: args.groups,
            steps: args.steps,
            council: CouncilWish::of(args)?,
            seed: args.seed,
        };
        let king = wish.characters.is_some() || wish.groups.is_some() || wish.steps;
        let council = wish.council.is_new();
        let foreign = [
            (Game::Forest, wish.variant.is_some(), "--variant belongs to forest"),
            (Game::King, king, "--characters, --groups and --steps belong to king"),
            (
                Game::Council,
                council,
                "months, petitioners, dilemmas, silence, bells and decks belong to council",
            ),
        ];
        match foreign.into_iter().find(|(game, asked, _)| *asked && game.kind() != args.game.kind()) {
            Some((_, _, why)) => Err(Failure::Usage(why.into())),
            None => Ok(wish),
        }
    }

    /// Is anything asked for, so that a new game has to begin?
    pub(super) const fn is_new(&self) -> bool {
        self.players.is_some()
            || self.variant.is_some()
            || self.characters.is_some()
            || self.groups.is_some()
            || self.steps
            || self.council.is_new()
            || self.seed.is_some()
    }

    /// Fills in the form and starts the game. Gives what came back last, or the sentence of a refusal.
    pub(super) fn start(&self, session: &Session) -> Result<Result<Begun, String>, DouzeError> {
        let mut form = Form { session, refused: None };
        self.council.keep_deck(session)?;
        form.send(Intent::App(AppIntent::OpenSetup { game: self.game.kind() }))?;
        if let Some(players) = &self.players {
            form.seat(players)?;
        }
        if let Some(variant) = self.variant {
            form.send(Intent::Setup(SetupIntent::SetVariant { variant }))?;
        }
        match self.characters {
            None => {}
            Some(Characters::First) => {
                form.send(Intent::Setup(SetupIntent::SetCharacters { set: CharacterSet::FirstGame }))?;
            }
            Some(Characters::Random) => {
                form.send(Intent::Setup(SetupIntent::SetCharacters { set: CharacterSet::Random }))?;
            }
            Some(Characters::Chosen(lineup)) => form.choose(&lineup.iter().collect::<Vec<_>>())?,
        }
        if let Some(groups) = self.groups {
            if form.seats()? != 12 {
                return Ok(Err("--groups is for 12 players".into()));
            }
            form.send(Intent::Setup(SetupIntent::SetGroups { groups }))?;
        }
        if matches!(self.game, Game::King) {
            if form.seats()? < 5 {
                form.send(Intent::Setup(SetupIntent::SetSteps { on: self.steps }))?;
            } else if self.steps {
                return Ok(Err("--steps explains a game of 2 to 4 players".into()));
            }
            form.send(Intent::Setup(SetupIntent::SetOpenHistory { on: false }))?;
        }
        let notes = self.council.fill(&mut form)?;
        if let Some(seed) = self.seed {
            form.send(Intent::Setup(SetupIntent::TypeSeed { seed: seed.to_string() }))?;
        }
        if let Some(refused) = form.refused {
            return Ok(Err(refused));
        }
        let update = session.dispatch(Intent::Setup(SetupIntent::StartGame))?;
        Ok(match update.rejection {
            Some(rejection) => Err(rejection.sentence),
            None => Ok(Begun { notes, update }),
        })
    }
}

/// The game that a screen shows, if any.
pub(super) fn shown(screen: &Screen) -> Option<GameKind> {
    match &screen.body {
        Body::Forest { .. } => Some(GameKind::Forest),
        Body::King { .. } => Some(GameKind::King),
        Body::Council { .. } => Some(GameKind::Council),
        Body::Curtain { curtain } => Some(curtain.game),
        _ => None,
    }
}

fn players(game: Game, ids: &str) -> Result<Vec<Seated>, Failure> {
    let known: &[(&str, PlayerKind)] = match game {
        Game::Forest => &[
            ("person", PlayerKind::Person),
            ("fawn", PlayerKind::Fawn),
            ("fox", PlayerKind::Fox),
            ("wolf", PlayerKind::Wolf),
            ("owl", PlayerKind::Owl),
        ],
        Game::King => &[
            ("person", PlayerKind::Person),
            ("pretender", PlayerKind::Pretender),
            ("courtier", PlayerKind::Courtier),
            ("strategist", PlayerKind::Strategist),
        ],
        Game::Council => &[
            ("person", PlayerKind::Person),
            ("apprentice", PlayerKind::Apprentice),
            ("councillor", PlayerKind::Councillor),
            ("sage", PlayerKind::Sage),
        ],
    };
    let player = |id: &str| {
        let (word, temperament) = id.split_once(':').map_or((id, None), |(word, like)| (word, Some(like)));
        let Some(&(_, player)) = known.iter().find(|(known, _)| *known == word) else {
            let words: Vec<&str> = known.iter().map(|(word, _)| *word).collect();
            return Err(format!("{word}: there is no such player; there are {}", words.join(", ")));
        };
        let temperament = match (game, player, temperament) {
            (_, _, None) => None,
            (Game::Council, PlayerKind::Person, Some(_)) | (Game::Forest | Game::King, _, Some(_)) => {
                return Err(format!("{id}: only councillors of the app have a temperament"));
            }
            (Game::Council, _, Some("bold")) => Some(TemperamentKind::Bold),
            (Game::Council, _, Some("careful")) => Some(TemperamentKind::Careful),
            (Game::Council, _, Some("loyal")) => Some(TemperamentKind::Loyal),
            (Game::Council, _, Some(_)) => {
                return Err(format!("{id}: the temperaments are bold, careful and loyal"));
            }
        };
        Ok(Seated(player, temperament))
    };
    let players: Result<Vec<Seated>, String> = ids.split(',').map(player).collect();
    players
        .and_then(|players| match (game, players.len()) {
            (Game::Forest, 2) => Ok(players),
            (Game::Forest, _) => Err("two players are needed, as in person,fawn".into()),
            (Game::King, seats) if KING_SEATS.contains(&seats) => Ok(players),
            (Game::King, _) => Err("2 to 16 players are needed, as in person,pretender".into()),
            (Game::Council, seats) if COUNCIL_SEATS.contains(&seats) => Ok(players),
            (Game::Council, _) => Err("2 to 4 players are needed, as in person,councillor".into()),
        })
        .map_err(|why| Failure::Usage(format!("--players: {why}")))
}
