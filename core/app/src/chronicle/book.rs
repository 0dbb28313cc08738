//! All reigns in their order, with everything that follows from it: years, numerals, who reigns, statistics.

use super::{Reign, Throne, Uuid};
use crate::store::{Store, StoreError, StoredReigns};
use crate::text::bare;
use douze_rules::council::{Character, Scenario};
use std::collections::HashMap;

/// The Chronicle.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Book {
    lines: Vec<Line>,
    damaged: u32,
    people: Vec<Person>,
    months: [Tally; 12],
    next: u32,
}

/// A reign with what follows from those before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The reign.
    pub reign: Reign,
    /// The first year of the first reign is 1, of any other one that of the reign before and its length.
    pub first_year: u32,
    /// By seat: how many times this name has sat; none for councillors, and in a line that is struck out.
    pub numerals: Vec<Option<u32>>,
    /// How many thrones this winner of a King of 12 has taken; none on any other throne.
    pub crowned: Option<u32>,
}

/// Reigns, counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Won or lost.
    pub reigns: u32,
    /// Won.
    pub won: u32,
    /// The years of the longest one that was won.
    pub best: Option<u32>,
    /// The years of all together.
    pub years: u64,
}

/// What somebody did who sat in councils.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// As it stands in the lines.
    pub name: String,
    /// The reigns.
    pub tally: Tally,
    /// Vacant thrones won in King of 12.
    pub thrones: u32,
}

impl Tally {
    fn count(&mut self, reign: &Reign) {
        let years = reign.years();
        self.reigns += 1;
        self.years += u64::from(years);
        if reign.won {
            self.won += 1;
            self.best = self.best.max(Some(years));
        }
    }

    /// The mean length in years, rounded half up; none without a reign.
    pub fn mean(&self) -> Option<u64> {
        let reigns = u64::from(self.reigns);
        (self.years + reigns / 2).checked_div(reigns)
    }
}

impl Line {
    /// The last year of the reign; a reign of no years has but its first.
    pub fn last_year(&self) -> u32 {
        self.first_year + self.reign.years().saturating_sub(1)
    }

    /// The first year of what follows it.
    pub fn next_year(&self) -> u32 {
        self.first_year.saturating_add(self.reign.years())
    }
}

impl Book {
    /// A book of these reigns, in any order.
    pub fn new(mut reigns: Vec<Reign>) -> Self {
        reigns.sort_by_key(|reign| (reign.ended_ms, reign.id));
        let mut book = Self::default();
        let mut places: HashMap<String, usize> = HashMap::new();
        let mut kings: HashMap<String, u32> = HashMap::new();
        book.next = 1;
        for reign in reigns {
            if reign.struck {
                let numerals = vec![None; reign.members.len()];
                book.lines.push(Line { reign, first_year: book.next, numerals, crowned: None });
                continue;
            }
            let numerals = book.count(&mut places, &reign);
            let crowned = match &reign.throne {
                Throne::Winner(winner) => {
                    let count = kings.entry(bare(winner.trim())).or_default();
                    *count += 1;
                    Some(*count)
                }
                Throne::Vacant | Throne::Character(_) => None,
            };
            let line = Line { reign, first_year: book.next, numerals, crowned };
            book.next = line.next_year();
            book.lines.push(line);
        }
        book.people.sort_by(|a, b| (b.tally.reigns, &a.name).cmp(&(a.tally.reigns, &b.name)));
        book
    }

    /// The book as it is stored. Damaged lines are counted and left out.
    ///
    /// # Errors
    /// Any I/O or database error.
    pub fn load(store: &Store) -> Result<Self, StoreError> {
        Ok(Self::of_stored(&store.reigns()?))
    }

    /// The same, from what the store has given.
    pub fn of_stored(stored: &StoredReigns) -> Self {
        let reigns: Vec<Reign> = stored.intact.iter().filter_map(Reign::of_stored).collect();
        let damaged = stored.damaged + u32::try_from(stored.intact.len() - reigns.len()).unwrap_or(u32::MAX);
        Self { damaged, ..Self::new(reigns) }
    }

    /// Counts a reign for its people and its month; gives the numerals of its members.
    fn count(&mut self, places: &mut HashMap<String, usize>, reign: &Reign) -> Vec<Option<u32>> {
        if let Some(month) = reign.scenario {
            self.months[month as usize].count(reign);
        }
        let winner = match &reign.throne {
            Throne::Winner(winner) => Some(bare(winner.trim())),
            Throne::Vacant | Throne::Character(_) => None,
        };
        let mut numeral = |name: &str| {
            let same = bare(name);
            let crowned = winner.as_ref() == Some(&same);
            let place = places.get(&same).copied().unwrap_or_else(|| {
                places.insert(same, self.people.len());
                self.people.push(Person { name: name.to_owned(), tally: Tally::default(), thrones: 0 });
                self.people.len() - 1
            });
            let person = &mut self.people[place];
            person.tally.count(reign);
            person.thrones += u32::from(crowned);
            person.tally.reigns
        };
        reign.members.iter().map(|member| member.person.then(|| numeral(member.name.trim()))).collect()
    }

    /// The first reign first, those that are struck out too.
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// Lines that cannot be read.
    pub const fn damaged(&self) -> u32 {
        self.damaged
    }

    /// The place of the reign with this id.
    pub fn position(&self, id: &str) -> Option<usize> {
        let id: Uuid = id.parse().ok()?;
        self.lines.iter().position(|line| line.reign.id == id)
    }

    /// The year in which the next reign begins.
    pub fn next_year(&self) -> u32 {
        self.next.max(1)
    }

    /// Those that count, the first first.
    pub fn counted(&self) -> impl DoubleEndedIterator<Item = &Line> {
        self.lines.iter().filter(|line| !line.reign.struck)
    }

    /// The last reign, if its throne is vacant: until the next one it can be played for.
    pub fn vacant(&self) -> Option<&Line> {
        self.counted().next_back().filter(|line| line.reign.throne == Throne::Vacant)
    }

    /// The character that took the throne in the last reign: it is no petitioner of the next one.
    pub fn ruler(&self) -> Option<Character> {
        match self.counted().next_back()?.reign.throne {
            Throne::Character(character) => Some(character),
            Throne::Vacant | Throne::Winner(_) => None,
        }
    }

    /// The reigns of a month.
    pub const fn month(&self, month: Scenario) -> Tally {
        self.months[month as usize]
    }

    /// The years of the longest reign of a month that was won.
    pub const fn best(&self, month: Scenario) -> Option<u32> {
        self.month(month).best
    }

    /// All people, those with the most reigns first.
    pub fn people(&self) -> &[Person] {
        &self.people
    }

    /// Puts the new form of a reign into its place; for what changes no years, no members and no throne.
    pub(crate) fn rewrite(&mut self, reign: Reign) {
        if let Some(line) = self.lines.iter_mut().find(|line| line.reign.id == reign.id) {
            line.reign = reign;
        }
    }
}
