//! A deal as a short code.
//!
//! Bits, the first the highest: version 3, game 2, what each game has, seed 64, checksum 10; then zeros to a whole letter.
//! Version 2 is a council with a free choice or a deck of one's own; all others are version 1.
//! Letters are Crockford's: no I, L, O, U; what is typed for them is read as 1, 1, 0.

use super::{DECK, Deal, DeckHash, Free, How, NoDeal};
use crate::deck::Sha256;
use crate::{CharacterSet, ForestVariant, PlayerKind, TwelveGroups};
use douze_rules::council::{Character as Councillor, Scenario};
use douze_rules::king::Character;

const LETTERS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const VERSION: u64 = 1;
/// Of a council whose petitioners, dilemmas or deck were chosen.
const WITH_CHOICE: u64 = 2;
/// Of the numbers of dilemmas, from 1.
const DILEMMAS: usize = 36;
const CHECK: usize = 10;
/// Bits of the shortest code, the forest duel's.
const SHORTEST: usize = 85;
const LEVELS_FOREST: usize = 3;
const LEVELS: usize = 2;

struct Writer(Vec<bool>);

impl Writer {
    fn put(&mut self, value: u64, bits: usize) {
        self.0.extend((0..bits).rev().map(|bit| value >> bit & 1 == 1));
    }
}

struct Reader<'a>(&'a [bool]);

impl Reader<'_> {
    fn take(&mut self, bits: usize) -> Option<u64> {
        let (taken, rest) = self.0.split_at_checked(bits)?;
        self.0 = rest;
        Some(taken.iter().fold(0, |value, bit| value << 1 | u64::from(*bit)))
    }

    fn is(&mut self) -> Option<bool> {
        self.take(1).map(|bit| bit == 1)
    }
}

fn check(bits: &[bool]) -> u64 {
    let bytes: Vec<u8> = bits.iter().map(|bit| u8::from(*bit)).collect();
    let hash = Sha256::of(&bytes).to_string();
    u64::from_str_radix(hash.get(..4).unwrap_or_default(), 16).unwrap_or_default() >> (16 - CHECK)
}

/// Does this look like a code, and not like the digits of a seed?
pub(crate) fn is_meant(typed: &str) -> bool {
    typed.chars().any(|sign| sign.is_ascii_alphabetic()) || typed.trim().contains('-')
}

impl Deal {
    /// The code, in groups of four letters.
    pub(crate) fn code(&self) -> String {
        let mut bits = Writer(Vec::new());
        let choice = matches!(&self.how, How::Council { free, deck, .. } if free.is_some() || deck.is_some());
        bits.put(if choice { WITH_CHOICE } else { VERSION }, 3);
        match &self.how {
            How::Forest { variant } => {
                bits.put(0, 2);
                bits.put((*variant == ForestVariant::Choose3).into(), 1);
                self.put_players(&mut bits, &PlayerKind::FOREST, LEVELS_FOREST);
            }
            How::King { groups, set, chosen } => {
                bits.put(1, 2);
                bits.put(self.players.len().saturating_sub(1) as u64, 4);
                self.put_players(&mut bits, &PlayerKind::KING, LEVELS);
                bits.put((*groups == TwelveGroups::Threes).into(), 1);
                let set = if *set == CharacterSet::Random { &[][..] } else { chosen };
                put_set(&mut bits, others(), set);
            }
            How::Council { month, ruler, silent, bells, free, deck } => {
                bits.put(2, 2);
                bits.put(self.players.len().saturating_sub(1) as u64, 2);
                self.put_players(&mut bits, &PlayerKind::COUNCIL, LEVELS);
                bits.put(place(&Scenario::ALL, month.as_ref()), 4);
                bits.put(place(&Councillor::ALL, ruler.as_ref()), 4);
                bits.put((*silent).into(), 1);
                bits.put((*bells).into(), 1);
                if choice {
                    put_choice(&mut bits, free.as_ref(), *deck);
                }
            }
        }
        bits.put(self.seed, 64);
        bits.put(check(&bits.0), CHECK);
        let letters: Vec<char> = bits
            .0
            .chunks(5)
            .map(|five| (0..5).fold(0, |value, bit| value << 1 | usize::from(five.get(bit) == Some(&true))))
            .map(|value| char::from(LETTERS[value & 31]))
            .collect();
        letters.chunks(4).map(|four| four.iter().collect::<String>()).collect::<Vec<_>>().join("-")
    }

    fn put_players(&self, bits: &mut Writer, levels: &[PlayerKind], width: usize) {
        for player in &self.players {
            bits.put(place(levels, Some(player)), width);
        }
    }

    /// The deal of a code, however it is spaced.
    pub(crate) fn read(typed: &str) -> Result<Self, NoDeal> {
        let letters = typed.chars().filter(|sign| !sign.is_whitespace() && *sign != '-');
        let mut bits = Vec::new();
        for letter in letters {
            let letter = match letter.to_ascii_uppercase() {
                'O' => '0',
                'I' | 'L' => '1',
                letter => letter,
            };
            let value =
                LETTERS.iter().position(|known| char::from(*known) == letter).ok_or(NoDeal::Misread)?;
            bits.extend((0..5).rev().map(|bit| value >> bit & 1 == 1));
        }
        let mut reader = Reader(&bits);
        let choice = match reader.take(3) {
            Some(VERSION) => false,
            Some(WITH_CHOICE) => true,
            // Shorter ones are words, or digits with a slip.
            Some(version) if version > WITH_CHOICE && bits.len() >= SHORTEST => return Err(NoDeal::Newer),
            _ => return Err(NoDeal::Misread),
        };
        let deal = Self::parts(&mut reader, choice).ok_or(NoDeal::Misread)?;
        let used = bits.len() - reader.0.len();
        let sum = reader.take(CHECK).ok_or(NoDeal::Misread)?;
        let rest = reader.0.len() < 5 && reader.0.iter().all(|bit| !bit);
        if sum == check(&bits[..used]) && rest && deal.is_valid() { Ok(deal) } else { Err(NoDeal::Misread) }
    }

    fn parts(reader: &mut Reader, choice: bool) -> Option<Self> {
        let (players, how) = match reader.take(2)? {
            0 if !choice => {
                let variant = if reader.is()? { ForestVariant::Choose3 } else { ForestVariant::Standard };
                (take_players(reader, 2, &PlayerKind::FOREST, LEVELS_FOREST)?, How::Forest { variant })
            }
            1 if !choice => {
                let seats = reader.take(4)? + 1;
                let players = take_players(reader, seats, &PlayerKind::KING, LEVELS)?;
                let groups = if reader.is()? { TwelveGroups::Threes } else { TwelveGroups::Fours };
                let chosen = take_set(reader, others())?;
                let set = if chosen.is_empty() { CharacterSet::Random } else { CharacterSet::Chosen };
                (players, How::King { groups, set, chosen })
            }
            2 => {
                let seats = reader.take(2)? + 1;
                let players = take_players(reader, seats, &PlayerKind::COUNCIL, LEVELS)?;
                let month = at(&Scenario::ALL, reader.take(4)?).ok()?;
                let ruler = at(&Councillor::ALL, reader.take(4)?).ok()?;
                let (silent, bells) = (reader.is()?, reader.is()?);
                let (free, deck) = if choice { take_choice(reader)? } else { (None, None) };
                (players, How::Council { month, ruler, silent, bells, free, deck })
            }
            _ => return None,
        };
        Some(Self { seed: reader.take(64)?, players, how })
    }
}

/// The place in a list from 1; 0 for none.
fn place<T: PartialEq>(all: &[T], one: Option<&T>) -> u64 {
    one.and_then(|one| all.iter().position(|other| other == one)).map_or(0, |place| place as u64 + 1)
}

/// What is at this place from 1; 0 is none.
fn at<T: Copy>(all: &[T], place: u64) -> Result<Option<T>, NoDeal> {
    let place = usize::try_from(place).map_err(|_| NoDeal::Misread)?;
    match place.checked_sub(1) {
        None => Ok(None),
        Some(place) => all.get(place).map(|one| Some(*one)).ok_or(NoDeal::Misread),
    }
}

/// The characters besides the Knight.
fn others() -> impl Iterator<Item = Character> {
    Character::ALL.into_iter().filter(|one| *one != Character::Knight)
}

/// Whether each is there, a bit each.
fn put_set<T: PartialEq>(bits: &mut Writer, all: impl Iterator<Item = T>, set: &[T]) {
    all.for_each(|one| bits.put(set.contains(&one).into(), 1));
}

fn take_set<T>(reader: &mut Reader, all: impl Iterator<Item = T>) -> Option<Vec<T>> {
    let mut set = Vec::new();
    for one in all {
        if reader.is()? {
            set.push(one);
        }
    }
    Some(set)
}

fn put_choice(bits: &mut Writer, free: Option<&Free>, deck: Option<DeckHash>) {
    bits.put(free.is_some().into(), 1);
    bits.put(deck.is_some().into(), 1);
    if let Some(free) = free {
        put_set(bits, Councillor::ALL.into_iter(), &free.petitioners);
        put_set(bits, 1..=DILEMMAS as u8, &free.dilemmas);
    }
    if let Some(DeckHash(hash)) = deck {
        bits.put(hash, DECK);
    }
}

fn take_choice(reader: &mut Reader) -> Option<(Option<Free>, Option<DeckHash>)> {
    let [free, deck] = [reader.is()?, reader.is()?];
    let free = if free {
        let petitioners = take_set(reader, Councillor::ALL.into_iter())?;
        Some(Free { petitioners, dilemmas: take_set(reader, 1..=DILEMMAS as u8)? })
    } else {
        None
    };
    let deck = if deck { Some(DeckHash(reader.take(DECK)?)) } else { None };
    Some((free, deck))
}

fn take_players(
    reader: &mut Reader,
    seats: u64,
    levels: &[PlayerKind],
    width: usize,
) -> Option<Vec<PlayerKind>> {
    (0..seats).map(|_| Some(at(levels, reader.take(width)?).ok()?.unwrap_or(PlayerKind::Person))).collect()
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "helpers of a test")]
mod tests {
    use super::*;
    use crate::GameKind;

    fn deals() -> Vec<Deal> {
        let day = |number: i64| number * 86_400_000;
        let mut deals: Vec<Deal> =
            (0..40).flat_map(|number| GameKind::ALL.map(|game| Deal::of_day(game, day(number)))).collect();
        let chosen = Character::ALL[4..10].to_vec();
        deals.push(Deal {
            seed: u64::MAX,
            players: [vec![PlayerKind::Person; 8], vec![PlayerKind::Strategist; 4]].concat(),
            how: How::King { groups: TwelveGroups::Threes, set: CharacterSet::Chosen, chosen },
        });
        deals.push(Deal {
            seed: 0,
            players: vec![PlayerKind::Sage, PlayerKind::Person],
            how: How::Council {
                month: None,
                ruler: Some(Councillor::ALL[11]),
                silent: true,
                bells: false,
                free: None,
                deck: None,
            },
        });
        let free = Free { petitioners: Councillor::ALL[3..10].to_vec(), dilemmas: (30..=36).collect() };
        let hash = DeckHash::of(Sha256::of(b"a deck"));
        for (free, deck) in [(Some(free.clone()), None), (None, Some(hash)), (Some(free), Some(hash))] {
            deals.push(Deal {
                seed: 7,
                players: vec![PlayerKind::Person; 4],
                how: How::Council { month: None, ruler: None, silent: false, bells: true, free, deck },
            });
        }
        deals.push(Deal {
            seed: 12,
            players: vec![PlayerKind::Owl, PlayerKind::Person],
            how: How::Forest { variant: ForestVariant::Choose3 },
        });
        deals
    }

    #[test]
    fn every_deal_comes_back_from_its_code_however_it_is_typed() {
        for deal in deals() {
            let code = deal.code();
            assert_eq!(Deal::read(&code), Ok(deal.clone()), "{code}");
            let typed = code.to_lowercase().replace('-', " ").replace('0', "o").replace('1', "l");
            assert_eq!(Deal::read(&typed), Ok(deal), "{typed}");
            assert!(is_meant(&code));
        }
        assert!(!is_meant("") && !is_meant(" 123 "));
    }

    #[test]
    fn a_mistyped_code_is_refused() {
        let mut passed = 0;
        for deal in deals() {
            let code: Vec<char> = deal.code().chars().collect();
            for place in (0..code.len()).filter(|place| code[*place] != '-') {
                let mut typed = code.clone();
                typed[place] = if typed[place] == '7' { '8' } else { '7' };
                passed += usize::from(Deal::read(&typed.iter().collect::<String>()).is_ok());
            }
        }
        // One of 1,024 by the checksum alone, of some 2,500.
        assert!(passed <= 8, "{passed}");
        for wrong in ["", "A", "2", "UUUU", "ZZZZ", "hello world", "ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ"] {
            assert!(Deal::read(wrong).is_err(), "{wrong}");
        }
        assert_eq!(Deal::read("ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ"), Err(NoDeal::Newer));
    }
}
