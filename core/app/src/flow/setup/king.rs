//! The form of King of 12 and of its tournament.

use super::seats::{SeatForms, is_last_person, persons};
use super::typed::{InputError, chosen_deal, chosen_seed, cut, name_error};
use crate::chronicle::{Member, Reign, Uuid};
use crate::deal::{Deal, How};
use crate::flow::king::{Header, Options, TOURNAMENT, name, random};
use crate::flow::{self, Reply};
use crate::store::{Store, StoreError};
use crate::text::{Text, look};
use crate::{CharacterSet, GameKind, KingPreset, PlayerKind, SetupIntent, TwelveGroups};
use douze_rules::Seat;
use douze_rules::king::{Character, Lineup};
use serde::{Deserialize, Serialize};

const KEY: &str = "setup-king";

/// Seats of a game or a tournament.
pub(crate) const SEATS: std::ops::RangeInclusive<usize> = 2..=16;

/// Characters that a table chooses besides the Knight.
pub(crate) const CHOSEN: usize = 6;

/// Seats of a tournament that is chosen by its preset: two tables of four.
const EIGHT: usize = 8;

/// The form as it stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct KingForm {
    pub(crate) names: Vec<String>,
    pub(crate) players: Vec<PlayerKind>,
    pub(crate) set: CharacterSet,
    /// Besides the Knight, in the order in which they were chosen.
    pub(crate) chosen: Vec<Character>,
    pub(crate) groups: TwelveGroups,
    pub(crate) steps: bool,
    pub(crate) table_mode: bool,
    pub(crate) open_history: bool,
    /// As typed; never saved: the next game has a chance of its own.
    #[serde(skip)]
    pub(crate) seed: String,
    /// The reign whose vacant throne is played for; never saved.
    #[serde(skip)]
    pub(crate) throne: Option<Uuid>,
}

impl Default for KingForm {
    fn default() -> Self {
        Self {
            names: vec![String::new(); 3],
            players: vec![PlayerKind::Person, PlayerKind::Pretender, PlayerKind::Pretender],
            set: CharacterSet::FirstGame,
            chosen: Lineup::FIRST_GAME.iter().skip(1).collect(),
            groups: TwelveGroups::Fours,
            steps: false,
            table_mode: false,
            open_history: false,
            seed: String::new(),
            throne: None,
        }
    }
}

impl KingForm {
    pub(crate) fn load(store: &Store) -> Self {
        flow::load::<Self>(store, KEY).mended()
    }

    pub(crate) fn save(&self, store: &mut Store) -> Result<(), StoreError> {
        flow::save(store, KEY, self)
    }

    pub(crate) fn handle(&mut self, intent: SetupIntent) -> Reply {
        let mut seats = SeatForms {
            names: &mut self.names,
            players: &mut self.players,
            range: SEATS,
            few: TOURNAMENT - 1,
            levels: &PlayerKind::KING,
            added: PlayerKind::Pretender,
        };
        if let Some(reply) = seats.handle(&intent) {
            return reply;
        }
        match intent {
            SetupIntent::SetCharacters { set } => self.set = set,
            SetupIntent::ToggleCharacter { character } if self.set == CharacterSet::Chosen => {
                let Some(character) = character.king() else { return Reply::not_now() };
                self.toggle(character);
            }
            SetupIntent::SetGroups { groups } if self.players.len() == 12 => self.groups = groups,
            SetupIntent::SetSteps { on } if self.players.len() < TOURNAMENT => self.steps = on,
            SetupIntent::SetTableMode { on } if self.may_face_each_other() => self.table_mode = on,
            SetupIntent::SetOpenHistory { on } => self.open_history = on,
            SetupIntent::TypeSeed { seed } => {
                self.seed = cut(&seed);
                if let Ok(Deal { players, how: How::King { groups, set, chosen }, .. }) =
                    chosen_deal(&self.seed, GameKind::King)
                {
                    self.names.resize(players.len(), String::new());
                    (self.players, self.groups, self.set) = (players, groups, set);
                    if set == CharacterSet::Chosen {
                        self.chosen = chosen;
                    }
                }
            }
            SetupIntent::SetPreset { preset } => self.take(preset),
            SetupIntent::OpenPanel { .. }
            | SetupIntent::TakeDealOfDay
            | SetupIntent::ClosePanel
            | SetupIntent::VacateSeat { .. }
            | SetupIntent::SeatPerson { .. }
            | SetupIntent::SetRivals { .. }
            | SetupIntent::AddSeat
            | SetupIntent::RemoveSeat
            | SetupIntent::NameSeat { .. }
            | SetupIntent::SetPlayer { .. }
            | SetupIntent::ToggleCharacter { .. }
            | SetupIntent::SetGroups { .. }
            | SetupIntent::SetSteps { .. }
            | SetupIntent::SetTableMode { .. }
            | SetupIntent::SetVariant { .. }
            | SetupIntent::SetTemperament { .. }
            | SetupIntent::SetCouncil { .. }
            | SetupIntent::PickMonth { .. }
            | SetupIntent::ToggleDilemma { .. }
            | SetupIntent::SetSilent { .. }
            | SetupIntent::SetBells { .. }
            | SetupIntent::SetDeck { .. }
            | SetupIntent::SetVote { .. }
            | SetupIntent::SetTrial { .. }
            | SetupIntent::SetChronicle { .. }
            | SetupIntent::StartGame => return Reply::not_now(),
        }
        Reply::seen()
    }

    /// What was saved, made into a form that can be: settings may be damaged, or another version's.
    fn mended(mut self) -> Self {
        let seats = self.players.len().clamp(*SEATS.start(), *SEATS.end());
        self.players.resize(seats, PlayerKind::Pretender);
        self.names.resize(seats, String::new());
        for player in &mut self.players {
            if !player.is_of(&PlayerKind::KING) {
                *player = PlayerKind::Pretender;
            }
        }
        if persons(&self.players) == 0 {
            self.players[0] = PlayerKind::Person;
        }
        for character in std::mem::take(&mut self.chosen) {
            if !self.chosen.contains(&character) && self.chosen.len() < CHOSEN {
                self.chosen.extend((character != Character::Knight).then_some(character));
            }
        }
        self
    }

    /// The members of this reign's council play for its throne; councillors become rivals, and keep their names.
    pub(super) fn claim(&mut self, reign: &Reign) {
        self.throne = Some(reign.id);
        self.names = reign.members.iter().map(|member| member.name.clone()).collect();
        let player = |member: &Member| if member.person { PlayerKind::Person } else { PlayerKind::Courtier };
        self.players = reign.members.iter().map(player).collect();
    }

    /// Nobody else is a person: this seat has to be one.
    pub(crate) fn is_last_person(&self, seat: usize) -> bool {
        is_last_person(&self.players, seat)
    }

    /// The preset that the form is now; none for characters of one's own choice.
    pub(crate) fn preset(&self) -> Option<KingPreset> {
        match (self.players.len(), self.set) {
            (TOURNAMENT.., _) => Some(KingPreset::Tournament),
            (2, CharacterSet::FirstGame) => Some(KingPreset::Quick),
            (_, CharacterSet::FirstGame) => Some(KingPreset::FirstGame),
            (_, CharacterSet::Random) => Some(KingPreset::Surprise),
            (_, CharacterSet::Chosen) => None,
        }
    }

    fn take(&mut self, preset: KingPreset) {
        let seats = self.players.len();
        match preset {
            KingPreset::Quick => {
                self.set = CharacterSet::FirstGame;
                self.resize(2);
            }
            KingPreset::FirstGame => {
                self.set = CharacterSet::FirstGame;
                self.resize(seats.clamp(3, TOURNAMENT - 1));
            }
            KingPreset::Surprise => {
                self.set = CharacterSet::Random;
                self.resize(seats.min(TOURNAMENT - 1));
            }
            KingPreset::Tournament => self.resize(seats.max(EIGHT)),
        }
    }

    /// So many seats: rivals come, of the level that is in use; rivals go before people do.
    fn resize(&mut self, seats: usize) {
        let rival = self.players.iter().find(|&&player| player != PlayerKind::Person);
        let rival = rival.copied().unwrap_or(PlayerKind::Pretender);
        while self.players.len() > seats {
            let last = self.players.iter().rposition(|&player| player != PlayerKind::Person);
            let last = last.unwrap_or(self.players.len() - 1);
            self.players.remove(last);
            self.names.remove(last);
        }
        self.players.resize(seats, rival);
        self.names.resize(seats, String::new());
    }

    /// The Knight is always in use (R-K1).
    fn toggle(&mut self, character: Character) {
        if let Some(at) = self.chosen.iter().position(|&chosen| chosen == character) {
            self.chosen.remove(at);
        } else if character != Character::Knight && self.chosen.len() < CHOSEN {
            self.chosen.push(character);
        }
    }

    /// Two people, nobody else: they may sit on either side of the device.
    pub(crate) fn may_face_each_other(&self) -> bool {
        self.players == [PlayerKind::Person; 2]
    }

    /// What is wrong with the name of this seat.
    pub(crate) fn name_error(&self, text: &Text, seat: Seat) -> Option<InputError> {
        if self.players.get(seat.index()) != Some(&PlayerKind::Person) {
            return None;
        }
        let typed: Vec<String> = (0..self.players.len()).map(|seat| self.typed(seat)).collect();
        let called = |seat: usize| look(&name(text, &typed, &self.players, seat));
        let own = called(seat.index());
        let same = (0..self.players.len()).any(|other| other != seat.index() && called(other) == own);
        name_error(&typed[seat.index()], same)
    }

    /// What the seat is called.
    pub(crate) fn called(&self, text: &Text, seat: usize) -> String {
        let typed: Vec<String> = (0..self.players.len()).map(|seat| self.typed(seat)).collect();
        name(text, &typed, &self.players, seat)
    }

    /// Nothing is wrong, a game can start.
    pub(crate) fn is_ready(&self, text: &Text) -> bool {
        let mut seats = (0u8..).take(self.players.len()).map(Seat::new);
        self.missing() == 0
            && chosen_seed(&self.seed, GameKind::King).is_ok()
            && seats.all(|seat| self.name_error(text, seat).is_none())
    }

    /// How many characters have still to be chosen.
    pub(crate) fn missing(&self) -> usize {
        if self.set == CharacterSet::Chosen { CHOSEN.saturating_sub(self.chosen.len()) } else { 0 }
    }

    fn typed(&self, seat: usize) -> String {
        match self.players[seat] {
            // A councillor keeps the name under which the Chronicle may have to write it.
            PlayerKind::Person => self.names[seat].trim().to_owned(),
            _ if self.throne.is_some() => self.names[seat].trim().to_owned(),
            _ => String::new(),
        }
    }

    /// The game that this form describes.
    pub(crate) fn header(&self, text: &Text) -> Header {
        let seats = self.players.len();
        let options = Options {
            set: self.set,
            characters: Vec::new(),
            groups: self.groups,
            steps: self.steps && seats < TOURNAMENT,
            table_mode: self.table_mode && self.may_face_each_other(),
            open_history: self.open_history,
            throne: self.throne,
        };
        // The Chronicle names the winner of a throne, so nobody who plays for one is nameless.
        let name = |seat| if self.throne.is_some() { self.called(text, seat) } else { self.typed(seat) };
        let names = (0..seats).map(name).collect();
        let chosen = chosen_seed(&self.seed, GameKind::King).ok().flatten();
        let mut header = Header::new(names, self.players.clone(), options, chosen);
        header.options.characters = match self.set {
            CharacterSet::FirstGame => Lineup::FIRST_GAME.iter().collect(),
            CharacterSet::Random => random(header.seed),
            CharacterSet::Chosen => {
                std::iter::once(Character::Knight).chain(self.chosen.iter().copied()).collect()
            }
        };
        header
    }
}
