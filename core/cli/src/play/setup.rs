//! A new game: what was asked for, as intents on the set-up screen.

use super::Args;
use crate::{Characters, Failure, Game};
use douze_app::screen::{Body, Screen};
use douze_app::{
    CharacterSet, DouzeError, ForestVariant, GameKind, Intent, PlayerKind, Session, TwelveGroups, Update,
};
use douze_rules::king::Character;

/// Seats of King of 12 and its tournament.
const KING_SEATS: std::ops::RangeInclusive<usize> = 2..=16;

/// What is wanted of a new game; what is left out stays as it was chosen last.
pub(super) struct Wish {
    game: Game,
    players: Option<Vec<PlayerKind>>,
    variant: Option<ForestVariant>,
    characters: Option<Characters>,
    groups: Option<TwelveGroups>,
    steps: bool,
    seed: Option<u64>,
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
            seed: args.seed,
        };
        let king = wish.characters.is_some() || wish.groups.is_some() || wish.steps;
        let foreign = match args.game {
            Game::Forest if king => Some("--characters, --groups and --steps belong to king"),
            Game::King if wish.variant.is_some() => Some("--variant belongs to forest"),
            _ => None,
        };
        match foreign {
            Some(why) => Err(Failure::Usage(why.into())),
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
            || self.seed.is_some()
    }

    /// Fills in the form and starts the game. Gives what came back last, or the sentence of a refusal.
    pub(super) fn start(&self, session: &Session) -> Result<Result<Update, String>, DouzeError> {
        let mut form = Form { session, refused: None };
        let kind = kind(self.game);
        form.send(Intent::OpenSetup { game: kind })?;
        if let Some(players) = &self.players {
            form.seat(players)?;
        }
        if let Some(variant) = self.variant {
            form.send(Intent::SetVariant { variant })?;
        }
        match self.characters {
            None => {}
            Some(Characters::First) => form.send(Intent::SetCharacters { set: CharacterSet::FirstGame })?,
            Some(Characters::Random) => form.send(Intent::SetCharacters { set: CharacterSet::Random })?,
            Some(Characters::Chosen(lineup)) => form.choose(&lineup.iter().collect::<Vec<_>>())?,
        }
        if let Some(groups) = self.groups {
            if form.seats()? != 12 {
                return Ok(Err("--groups is for 12 players".into()));
            }
            form.send(Intent::SetGroups { groups })?;
        }
        if matches!(self.game, Game::King) {
            if form.seats()? < 5 {
                form.send(Intent::SetSteps { on: self.steps })?;
            } else if self.steps {
                return Ok(Err("--steps explains a game of 2 to 4 players".into()));
            }
            form.send(Intent::SetOpenHistory { on: false })?;
        }
        if let Some(seed) = self.seed {
            form.send(Intent::TypeSeed { seed: seed.to_string() })?;
        }
        if let Some(refused) = form.refused {
            return Ok(Err(refused));
        }
        let update = session.dispatch(Intent::StartGame)?;
        Ok(match update.rejection {
            Some(rejection) => Err(rejection.sentence),
            None => Ok(update),
        })
    }
}

/// The set-up screen.
struct Form<'a> {
    session: &'a Session,
    /// The first refusal.
    refused: Option<String>,
}

impl Form<'_> {
    fn send(&mut self, intent: Intent) -> Result<(), DouzeError> {
        let rejection = self.session.dispatch(intent)?.rejection;
        self.refused = self.refused.take().or_else(|| rejection.map(|rejection| rejection.sentence));
        Ok(())
    }

    fn seats(&self) -> Result<usize, DouzeError> {
        Ok(match self.session.screen()?.body {
            Body::Setup { setup } => setup.seats.len(),
            _ => 0,
        })
    }

    /// As many seats as there are players, and everyone on theirs.
    fn seat(&mut self, players: &[PlayerKind]) -> Result<(), DouzeError> {
        // First people, as the form wants one at any time.
        self.send(Intent::SetPlayer { seat: 0, player: PlayerKind::Person })?;
        for _ in self.seats()?..players.len() {
            self.send(Intent::AddSeat)?;
        }
        for _ in players.len()..self.seats()? {
            self.send(Intent::RemoveSeat)?;
        }
        let everyone = || (0..).zip(players);
        for (seat, _) in everyone() {
            self.send(Intent::SetPlayer { seat, player: PlayerKind::Person })?;
        }
        for (seat, &player) in everyone() {
            self.send(Intent::SetPlayer { seat, player })?;
        }
        Ok(())
    }

    /// These characters, whichever were chosen before; the Knight is always among them.
    fn choose(&mut self, wanted: &[Character]) -> Result<(), DouzeError> {
        self.send(Intent::SetCharacters { set: CharacterSet::Chosen })?;
        let Body::Setup { setup } = self.session.screen()?.body else { return Ok(()) };
        let shown = setup.characters.into_iter().flat_map(|set| set.characters);
        let before = shown.filter(|choice| choice.selected).map(|choice| choice.character.character);
        let toggled = before.chain(wanted.iter().map(|&character| character.into()));
        for character in toggled.filter(|&character| Character::from(character) != Character::Knight) {
            self.send(Intent::ToggleCharacter { character })?;
        }
        Ok(())
    }
}

/// The game in the app's words.
pub(super) const fn kind(game: Game) -> GameKind {
    match game {
        Game::Forest => GameKind::Forest,
        Game::King => GameKind::King,
    }
}

/// The game that a screen shows, if any.
pub(super) fn shown(screen: &Screen) -> Option<GameKind> {
    match &screen.body {
        Body::Forest { .. } => Some(GameKind::Forest),
        Body::King { .. } => Some(GameKind::King),
        Body::Curtain { curtain } => Some(curtain.game),
        _ => None,
    }
}

fn players(game: Game, ids: &str) -> Result<Vec<PlayerKind>, Failure> {
    let (there, later): (&[(&str, PlayerKind)], &[&str]) = match game {
        Game::Forest => (
            &[("person", PlayerKind::Person), ("fawn", PlayerKind::Fawn), ("fox", PlayerKind::Fox)],
            &["wolf", "owl"],
        ),
        Game::King => (
            &[("person", PlayerKind::Person), ("pretender", PlayerKind::Pretender)],
            &["courtier", "strategist"],
        ),
    };
    let words: Vec<&str> = there.iter().map(|(word, _)| *word).collect();
    let words = words.join(" and ");
    let player = |id: &str| match there.iter().find(|(word, _)| *word == id) {
        Some(&(_, player)) => Ok(player),
        None if later.contains(&id) => Err(format!("{id}: this player comes later; there are {words}")),
        None => Err(format!("{id}: there is no such player; there are {words}")),
    };
    let players: Result<Vec<PlayerKind>, String> = ids.split(',').map(player).collect();
    players
        .and_then(|players| match (game, players.len()) {
            (Game::Forest, 2) => Ok(players),
            (Game::Forest, _) => Err("two players are needed, as in person,fawn".into()),
            (Game::King, seats) if KING_SEATS.contains(&seats) => Ok(players),
            (Game::King, _) => Err("2 to 16 players are needed, as in person,pretender".into()),
        })
        .map_err(|why| Failure::Usage(format!("--players: {why}")))
}
