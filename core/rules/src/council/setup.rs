//! The setup of a game: everything that is fixed before the first roll.

use super::deck::{NEEDED, is_low};
use super::{Character, Characters, Deck, Dilemma, Scenario, SetupError};

/// A setup as it is written down (`records.md`), not yet checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Draft {
    /// How many councillors, 2 to 4.
    pub councillors: usize,
    /// The month; none for a normal or a free game.
    pub scenario: Option<Scenario>,
    /// Who took the throne in the last reign; none when it was vacant.
    pub ruler: Option<Character>,
    /// Petitioners and dilemmas chosen freely.
    pub free: bool,
    /// The five petitioners laid open: the hands of the beginning.
    pub open: [Character; 5],
    /// The seven petitioners in the order in which they turn up.
    pub petitioners: [Character; 7],
    /// The numbers of the seven dilemmas in order.
    pub dilemmas: [u8; 7],
    /// A silent council for the whole game.
    pub silent: bool,
    /// May bells be rung? The rulebook advises a first game without.
    pub bells: bool,
}

/// The part of the setup that the whole table knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PublicSetup {
    pub(super) councillors: u8,
    pub(super) scenario: Option<Scenario>,
    pub(super) ruler: Option<Character>,
    pub(super) free: bool,
    pub(super) silent: bool,
    pub(super) bells: bool,
    pub(super) open: Characters,
    /// Lists that everybody knows, without their order: of months and free games; else empty.
    pub(super) petitioners: Characters,
    /// The same, the numbers of dilemmas as bits.
    pub(super) dilemmas: u64,
    pub(super) crowns: [u8; 12],
}

/// A checked setup.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    pub(super) public: PublicSetup,
    pub(super) petitioners: [Character; 7],
    pub(super) dilemmas: [Dilemma; 7],
}

impl Setup {
    /// Checks a draft, and takes what it needs out of the deck.
    ///
    /// # Errors
    /// [`SetupError`], the first that is found.
    pub fn new(draft: &Draft, deck: &Deck) -> Result<Self, SetupError> {
        let Draft { councillors, scenario, ruler, free, petitioners, silent, bells, .. } = *draft;
        if !(2..=4).contains(&councillors) {
            return Err(SetupError::Councillors { councillors });
        }
        let [open, listed] = [draft.open.into_iter().collect(), petitioners.into_iter().collect()];
        let mut dilemmas = [Dilemma::default(); 7];
        let mut numbers = 0;
        for (place, number) in dilemmas.iter_mut().zip(draft.dilemmas) {
            *place = *deck.dilemma(number).ok_or(SetupError::NoSuchDilemma { number })?;
            numbers |= 1 << number;
        }
        check_lists(open, listed, numbers)?;
        match scenario {
            Some(_) if free => return Err(SetupError::FreeScenario),
            Some(month) => {
                if month.is_silent() && !silent {
                    return Err(SetupError::NotSilent);
                } else if month.petitioner_set() != listed {
                    return Err(SetupError::ScenarioPetitioners);
                } else if month.dilemma_set() != numbers {
                    return Err(SetupError::ScenarioDilemmas);
                }
            }
            None if free => {}
            None => check_normal(ruler, open, listed, &dilemmas, deck)?,
        }
        let known = scenario.is_some() || free;
        let public = PublicSetup {
            councillors: councillors as u8,
            scenario,
            ruler,
            free,
            silent,
            bells,
            open,
            petitioners: if known { listed } else { Characters::EMPTY },
            dilemmas: if known { numbers } else { 0 },
            crowns: deck.crowns(),
        };
        Ok(Self { public, petitioners, dilemmas })
    }

    /// The part that the whole table knows.
    pub const fn public_setup(&self) -> &PublicSetup {
        &self.public
    }

    /// As it is written down; the open petitioners in the order of [`Character::ALL`].
    pub fn draft(&self) -> Draft {
        let PublicSetup { councillors, scenario, ruler, free, silent, bells, .. } = self.public;
        let mut open = [Character::Alchemist; 5];
        open.iter_mut().zip(self.public.open.iter()).for_each(|(place, character)| *place = character);
        let dilemmas = self.dilemmas.map(|dilemma| dilemma.number);
        let petitioners = self.petitioners;
        let councillors = councillors.into();
        Draft { councillors, scenario, ruler, free, open, petitioners, dilemmas, silent, bells }
    }
}

fn check_lists(open: Characters, petitioners: Characters, dilemmas: u64) -> Result<(), SetupError> {
    if petitioners.len() != 7 {
        Err(SetupError::RepeatedPetitioner)
    } else if open.len() != 5 || !open.minus(petitioners).is_empty() {
        Err(SetupError::Open)
    } else if dilemmas.count_ones() != 7 {
        Err(SetupError::RepeatedDilemma)
    } else {
        Ok(())
    }
}

/// The checks of normal games only.
fn check_normal(
    ruler: Option<Character>,
    open: Characters,
    petitioners: Characters,
    dilemmas: &[Dilemma; 7],
    deck: &Deck,
) -> Result<(), SetupError> {
    if let Some(ruler) = ruler.filter(|&ruler| petitioners.contains(ruler)) {
        return Err(SetupError::RulerAsks { ruler });
    }
    for (bells, needed) in (1..).zip(NEEDED) {
        let found = dilemmas.iter().filter(|dilemma| dilemma.bells == bells).count();
        if found != needed {
            return Err(SetupError::Bells { bells, found, needed });
        }
    }
    let rules_powerful = ruler == Some(Character::Powerful);
    if !rules_powerful && !open.contains(Character::Powerful) {
        return Err(SetupError::NoPowerful);
    }
    let low = open.iter().filter(|&one| is_low(one, deck.crowns())).count();
    let needed = 1 + usize::from(rules_powerful);
    if low < needed { Err(SetupError::LowCrowns { needed }) } else { Ok(()) }
}

impl PublicSetup {
    /// How many councillors, 2 to 4.
    pub const fn councillors(&self) -> usize {
        self.councillors as usize
    }

    /// The month.
    pub const fn scenario(&self) -> Option<Scenario> {
        self.scenario
    }

    /// Who took the throne in the last reign.
    pub const fn ruler(&self) -> Option<Character> {
        self.ruler
    }

    /// Were petitioners and dilemmas chosen freely?
    pub const fn is_free(&self) -> bool {
        self.free
    }

    /// Is the council silent for the whole game?
    pub const fn is_silent(&self) -> bool {
        self.silent
    }

    /// May bells be rung?
    pub const fn has_bells(&self) -> bool {
        self.bells
    }

    /// The petitioners laid open: the hands of the beginning.
    pub const fn open(&self) -> Characters {
        self.open
    }

    /// The seven petitioners, where a month or the table's own choice names them.
    pub fn petitioners(&self) -> Option<Characters> {
        (!self.petitioners.is_empty()).then_some(self.petitioners)
    }

    /// The numbers of the seven dilemmas, the same way, from the lowest.
    pub fn dilemmas(&self) -> Option<impl Iterator<Item = u8> + use<>> {
        let set = self.dilemmas;
        (set != 0).then(|| crate::bits::bits(set).map(|bit| bit as u8))
    }

    /// The crown value of a character's petitioner card.
    pub fn crown(&self, character: Character) -> u8 {
        self.crowns[character as usize]
    }

    /// Favour of the beginning: 4 with four councillors, else 3; November begins with 1.
    pub fn favour(&self) -> u8 {
        let usual = if self.councillors == 4 { 4 } else { 3 };
        self.scenario.and_then(Scenario::favour).unwrap_or(usual)
    }
}
