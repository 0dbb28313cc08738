//! Getters for every viewer, of a state and of an observation alike.

use super::open::{Fate, Public, Split};
use super::{
    Character, Characters, Dilemma, Effect, Faces, Kept, Outcome, Phase, Played, PublicSetup, Seats,
};
use crate::Seat;
use crate::d12::Face;

impl Public {
    /// The part of the setup that the whole table knows.
    pub const fn public_setup(&self) -> &PublicSetup {
        &self.setup
    }

    /// The decision that is due.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The number of the turn, from 1; the second turn of a split counts.
    pub const fn turn(&self) -> u8 {
        self.turn
    }

    /// With four councillors, who settles the bells and the order and plays no card (R-C11); none in the
    /// last turn.
    pub fn head(&self) -> Option<Seat> {
        let turn = !matches!(self.phase, Phase::Throne | Phase::Ruler | Phase::Over);
        (turn && self.setup.councillors == 4).then(|| Seat::new((self.turn - 1) % 4))
    }

    /// The seats whose action is awaited: in choose, petitioner and throne all that have not answered, in any
    /// order; in reveal all with a card face down; in next the Oracle's; in recall, bench and discard all
    /// that still answer, of which only the first may act. Empty for chance and for the whole council.
    pub fn seats_to_act(&self) -> impl Iterator<Item = Seat> + use<> {
        match self.phase {
            Phase::Reveal => self.down,
            Phase::Next => Seats::EMPTY.with(self.oracle),
            _ => self.waiting,
        }
        .iter()
    }

    /// The seats with a card face down, in the order in which a silent council is asked (R-C12).
    pub fn reveal_order(&self) -> impl Iterator<Item = Seat> + use<> {
        let (count, first, down) = (self.setup.councillors, self.turn - 1, self.down);
        (0..count)
            .map(move |place| Seat::new((first + place) % count))
            .filter(move |&seat| down.contains(seat))
    }

    /// The face of the die; none before the first roll.
    pub const fn die(&self) -> Option<Face> {
        self.die
    }

    /// Favour, 0 to 5.
    pub const fn favour(&self) -> u8 {
        self.favour
    }

    /// The petitioner of this turn; none before the first roll and in the last turn.
    pub fn petitioner(&self) -> Option<Character> {
        if self.phase == Phase::Roll {
            return None;
        }
        Character::from_number(*self.petitioners.get(usize::from(self.at))?)
    }

    /// The next petitioner, where a reward has shown it, until it is turned up.
    pub fn foreseen(&self) -> Option<Character> {
        Character::from_number(*self.petitioners.get(usize::from(self.at) + 1)?)
    }

    /// The dilemma of this turn; none in the last one.
    pub fn dilemma(&self) -> Option<Dilemma> {
        Some(self.due_dilemma()).filter(|dilemma| dilemma.number > 0)
    }

    /// The next dilemma, where the bells have made it visible; none when Claim the Throne comes next.
    pub fn next_dilemma(&self) -> Option<Dilemma> {
        let next = self.dilemmas.get(usize::from(self.at) + 1).copied();
        next.filter(|dilemma| dilemma.number > 0)
    }

    /// The dilemmas seen so far, in their order, the next one included where it is visible.
    pub fn dilemmas_seen(&self) -> impl Iterator<Item = Dilemma> + use<> {
        self.dilemmas.into_iter().filter(|dilemma| dilemma.number > 0)
    }

    /// The petitioners seen so far, in their order, a foreseen one included.
    pub fn petitioners_seen(&self) -> impl Iterator<Item = Character> + use<> {
        self.petitioners.into_iter().filter_map(Character::from_number)
    }

    /// The targets as they stand, after Knight and Golem: one or two; none in the last turn.
    pub fn targets(&self) -> impl Iterator<Item = Faces> + use<> {
        self.targets.into_iter().filter(|target| !target.is_empty())
    }

    /// Was this target, 0 or 1, met in this turn (R-C1)? In the second turn of a split the first turn's
    /// is the one of [`Self::half_solved`].
    pub const fn is_met(&self, target: u8) -> bool {
        self.met >> (target & 1) & 1 != 0
    }

    /// Is this the first turn of two for a double target?
    pub fn is_split(&self) -> bool {
        self.split != Split::No
    }

    /// In the second turn of a split, the target that the first one met.
    pub const fn half_solved(&self) -> Option<u8> {
        match self.split {
            Split::Second(target) => Some(target),
            _ => None,
        }
    }

    /// Is this turn played in silence?
    pub const fn is_silent(&self) -> bool {
        self.silent || self.setup.silent
    }

    /// Were the bells rung for the dilemma of this turn?
    pub const fn is_rung(&self) -> bool {
        self.rung
    }

    /// Is a free bell used, and must be rung now?
    pub const fn must_ring(&self) -> bool {
        self.free_bell
    }

    /// How often bells were rung, free ones and a losing one included.
    pub const fn bells_rung(&self) -> u8 {
        self.bells
    }

    /// How many dilemmas were solved in silence.
    pub const fn silent_ticks(&self) -> u8 {
        self.ticks.count_ones() as u8
    }

    /// Numbers of the solved dilemmas, in order.
    pub fn solved(&self) -> impl Iterator<Item = u8> + use<> {
        self.numbers(&[Fate::Solved, Fate::Public])
    }

    /// Those of the solved dilemmas that count double, in order.
    pub fn public(&self) -> impl Iterator<Item = u8> + use<> {
        self.numbers(&[Fate::Public])
    }

    /// Numbers of the failed dilemmas, in order.
    pub fn failed(&self) -> impl Iterator<Item = u8> + use<> {
        self.numbers(&[Fate::Failed])
    }

    /// The kept rewards, in the order got.
    pub fn kept(&self) -> impl Iterator<Item = Kept> + use<> {
        self.kept.into_iter().filter_map(|code| Kept::ALL.get(usize::from(code).checked_sub(1)?).copied())
    }

    /// The effect of the reward or penalty that is being answered: its number says how many cards.
    pub fn effect(&self) -> Option<Effect> {
        let asked = matches!(self.phase, Phase::Recall | Phase::Bench | Phase::Discard);
        self.due_effect().filter(|_| asked)
    }

    /// A seat's characters that are not in play.
    pub fn bench(&self, seat: Seat) -> Characters {
        Characters::from_bits(self.benches.get(seat.index()).copied().unwrap_or(0))
    }

    /// The card that a seat has laid open in this turn and not yet played.
    pub fn opened(&self, seat: Seat) -> Option<Character> {
        Character::from_number(*self.opened.get(seat.index())?)
    }

    /// Has this seat a card before it that is not yet revealed?
    pub fn has_chosen(&self, seat: Seat) -> bool {
        self.down.contains(seat)
    }

    /// The characters revealed in this turn, cancelled ones included.
    pub const fn revealed(&self) -> Characters {
        Characters::from_bits(self.revealed)
    }

    /// The choices of the turns so far, this one included once all have chosen.
    pub fn history(&self) -> impl Iterator<Item = Played> + use<> {
        self.history.into_iter().take_while(|turn| turn.place() < 7)
    }

    /// Whose Oracle acts.
    pub fn oracle(&self) -> Option<Seat> {
        matches!(self.phase, Phase::OracleRoll | Phase::Next).then_some(self.oracle)
    }

    /// Who can reign, while the council chooses.
    pub const fn claims(&self) -> Characters {
        Characters::from_bits(self.claims)
    }

    /// How the game ended.
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// Who took the throne; none before the end, and where it stays vacant.
    pub const fn ruler(&self) -> Option<Character> {
        self.ruler
    }
}
