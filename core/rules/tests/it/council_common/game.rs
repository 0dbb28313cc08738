//! Games written down as on paper: `"sorcerer machine -"` are the cards of seats 0, 1 and the Head.

use super::deck::parts;
use douze_rules::Seat;
use douze_rules::council::{
    Action, Character, Characters, Deck, Dilemma, Draft, Effect, Effects, Event, Faces, How, IllegalAction,
    Phase, Pile, Scenario, Setup, State, Use, apply, legal,
};
use douze_rules::d12::Face;

/// A game and all events it reported.
pub struct Game {
    pub state: State,
    pub events: Vec<Event>,
}

pub fn card(id: &str) -> Character {
    Character::from_id(id).unwrap_or_else(|| panic!("{id}"))
}

pub fn cards(ids: &str) -> Vec<Character> {
    ids.split_whitespace().map(card).collect()
}

pub fn set(ids: &str) -> Characters {
    cards(ids).into_iter().collect()
}

pub fn pile(ids: &str) -> Pile {
    cards(ids).into_iter().collect()
}

pub fn face(number: u8) -> Face {
    Face::new(number).expect("a face")
}

pub fn faces(numbers: &[u8]) -> Faces {
    numbers.iter().copied().map(face).collect()
}

/// The first ones, then others of the list up to seven.
fn seven<T: Copy + PartialEq>(first: &[T], others: impl Iterator<Item = T>) -> [T; 7] {
    let mut list = first.to_vec();
    for other in others {
        if !list.contains(&other) && list.len() < 7 {
            list.push(other);
        }
    }
    list.try_into().unwrap_or_else(|_| panic!("seven"))
}

/// A free game: these five open, these petitioners and dilemmas first, then any.
pub fn draft(councillors: usize, open: &str, petitioners: &str, dilemmas: &[u8]) -> Draft {
    let open: [Character; 5] = cards(open).try_into().expect("five");
    let first = cards(petitioners);
    // The two that are not open come early.
    let closed = |one: &Character| !open.contains(one) && !first.contains(one);
    let missing = 2 - first.iter().filter(|one| !open.contains(one)).count();
    let others = Character::ALL.into_iter().filter(closed).take(missing).chain(open);
    Draft {
        councillors,
        scenario: None,
        ruler: None,
        free: true,
        open,
        petitioners: seven(&first, others),
        dilemmas: seven(dilemmas, 1..=36),
        silent: false,
        bells: true,
    }
}

/// A month's game: these come first.
pub fn month(councillors: usize, month: Scenario, open: &str, petitioners: &str, dilemmas: &[u8]) -> Draft {
    Draft {
        scenario: Some(month),
        free: false,
        petitioners: seven(&cards(petitioners), month.petitioners().into_iter()),
        dilemmas: seven(dilemmas, month.dilemmas().into_iter()),
        silent: month == Scenario::December,
        ..draft(councillors, open, "", &[])
    }
}

/// The shipped deck with other cards for some numbers.
pub fn deck_with(own: &[Dilemma]) -> Deck {
    let (mut dilemmas, crowns) = parts();
    for dilemma in own {
        dilemmas[usize::from(dilemma.number) - 1] = *dilemma;
    }
    Deck::new(dilemmas, crowns).expect("a deck")
}

/// A deck in which every dilemma is solved with any face, for nothing, but those given.
pub fn calm_deck(own: &[Dilemma]) -> Deck {
    let (dilemmas, crowns) = parts();
    let any = Face::all().collect();
    let calm = dilemmas.into_iter().map(|dilemma| {
        let given = own.iter().find(|own| own.number == dilemma.number).copied();
        let calm = Dilemma { number: dilemma.number, bells: dilemma.bells, value: 2, ..Dilemma::default() };
        given.unwrap_or(Dilemma { targets: [any, Faces::EMPTY], ..calm })
    });
    Deck::new(calm.collect(), crowns).expect("a deck")
}

/// An easy dilemma of value 2 with the target 12.
pub fn dilemma(number: u8, reward: &[Effect], penalty: &[Effect]) -> Dilemma {
    Dilemma {
        number,
        bells: 1,
        targets: [faces(&[12]), Faces::EMPTY],
        value: 2,
        reward: Effects::new(reward).expect("four at most"),
        penalty: Effects::new(penalty).expect("four at most"),
    }
}

impl Game {
    pub fn new(draft: &Draft) -> Self {
        Self::with(draft, &super::deck::deck())
    }

    pub fn with(draft: &Draft, deck: &Deck) -> Self {
        let setup = Setup::new(draft, deck).unwrap_or_else(|error| panic!("{error}"));
        Self { state: State::new(&setup), events: Vec::new() }
    }

    /// A free game, rolled.
    pub fn free(councillors: usize, open: &str, petitioners: &str, dilemmas: &[u8], die: u8) -> Self {
        let mut game = Self::new(&draft(councillors, open, petitioners, dilemmas));
        game.roll(die);
        game
    }

    /// Claim the Throne, with this Favour and equal hands, as far as there is no Head.
    pub fn at_throne(councillors: usize, favour: i8) -> Self {
        Self::at_throne_of(&draft(councillors, "powerful machine sorcerer oracle golem", "", &[]), favour)
    }

    /// The same in this game.
    pub fn at_throne_of(draft: &Draft, favour: i8) -> Self {
        let usual = if draft.councillors == 4 { 4 } else { 3 };
        let change = Effect::Favour(favour - usual);
        let reward = Effects::new(if favour == usual { &[] } else { std::slice::from_ref(&change) });
        let any = [Face::all().collect(), Faces::EMPTY];
        let first =
            Dilemma { targets: any, reward: reward.expect("one"), ..dilemma(draft.dilemmas[0], &[], &[]) };
        let bells = super::deck::deck().dilemma(first.number).expect("there").bells;
        let mut game = Self::with(draft, &calm_deck(&[Dilemma { bells, ..first }]));
        game.roll(7);
        game.hurry();
        assert_eq!((game.state.phase(), i16::from(game.state.favour())), (Phase::Throne, favour.into()));
        game
    }

    /// Two characters that all hold.
    pub fn common(&self) -> [&'static str; 2] {
        let seats = 0..self.state.public_setup().councillors() as u8;
        let hands = seats.map(|seat| self.state.hand(Seat::new(seat)));
        let all = hands.fold(Characters::ALL, |all, hand| all.minus(Characters::ALL.minus(hand)));
        let mut ids = all.iter().map(Character::id);
        [ids.next().expect("one"), ids.next().expect("two")]
    }

    pub fn try_act(&mut self, action: Action) -> Result<(), IllegalAction> {
        let before = self.state;
        let listed = action.is_chance() || legal(&self.state).contains(&action);
        let done = apply(&mut self.state, action, &mut self.events);
        assert_eq!(done.is_ok(), listed, "{action:?}: {done:?}");
        assert!(done.is_ok() || before == self.state, "{action:?} changed something");
        done
    }

    pub fn act(&mut self, action: Action) {
        self.try_act(action).unwrap_or_else(|illegal| panic!("{action:?}: {illegal}"));
    }

    /// What is refused, with this reason.
    pub fn refuses(&mut self, action: Action) -> IllegalAction {
        self.try_act(action).expect_err("refused")
    }

    pub fn roll(&mut self, number: u8) {
        self.act(Action::Roll { face: face(number) });
    }

    pub fn oracle(&mut self, seat: u8, number: u8) {
        self.act(Action::OracleRoll { seat: Seat::new(seat), face: face(number) });
    }

    pub fn bells(&mut self, ring: bool) {
        self.act(Action::Bells { ring });
    }

    pub fn kept(&mut self, reward: Use) {
        self.act(Action::Use { reward });
    }

    /// A card for each seat, `-` for the Head.
    pub fn choose(&mut self, ids: &str) {
        for (seat, id) in (0..).zip(ids.split_whitespace()).filter(|(_, id)| *id != "-") {
            self.act(Action::Choose { seat: Seat::new(seat), card: card(id) });
        }
    }

    /// No bells, and a card for each seat.
    pub fn turn(&mut self, ids: &str) {
        self.bells(false);
        self.choose(ids);
    }

    pub fn plain(&mut self, seat: u8) {
        self.reveal(seat, How::Nothing);
    }

    pub fn to(&mut self, seat: u8, number: u8) {
        self.reveal(seat, How::Face(face(number)));
    }

    pub fn target(&mut self, seat: u8, target: u8) {
        self.reveal(seat, How::Target(target));
    }

    pub fn back(&mut self, seat: u8, id: &str) {
        self.reveal(seat, How::Back(card(id)));
    }

    pub fn reveal(&mut self, seat: u8, how: How) {
        self.act(Action::Reveal { seat: Seat::new(seat), how });
    }

    pub fn next(&mut self, seat: u8, id: &str, how: How) {
        self.act(Action::Next { seat: Seat::new(seat), card: card(id), how });
    }

    /// Nobody takes anything that is offered, until the bells or the end; discards the first cards.
    pub fn pass(&mut self) {
        while matches!(
            self.state.phase(),
            Phase::Petitioner | Phase::Recall | Phase::Bench | Phase::Discard | Phase::Shield
        ) {
            self.act(legal(&self.state)[0]);
        }
    }

    pub fn throne(&mut self, ids: &str) {
        for (seat, id) in (0..).zip(ids.split_whitespace()) {
            self.act(Action::Throne { seat: Seat::new(seat), card: card(id) });
        }
    }

    pub fn hand(&self, seat: u8) -> Vec<Character> {
        self.state.hand(Seat::new(seat)).iter().collect()
    }

    pub fn discard(&self, seat: u8) -> Vec<Character> {
        self.state.discard(Seat::new(seat)).iter().collect()
    }

    pub fn die(&self) -> u8 {
        self.state.die().expect("rolled").number()
    }

    pub fn seats_to_act(&self) -> Vec<u8> {
        self.state.seats_to_act().map(Seat::number).collect()
    }

    pub fn solved(&self) -> Vec<u8> {
        self.state.solved().collect()
    }

    pub fn failed(&self) -> Vec<u8> {
        self.state.failed().collect()
    }

    pub fn reported(&self, event: Event) -> bool {
        self.events.contains(&event)
    }

    /// One turn in which everybody plays the first legal thing.
    pub fn hurry_turn(&mut self) {
        let turn = self.state.turn();
        while self.state.turn() == turn {
            self.hurry_step();
        }
    }

    /// Ends this game with turns in which everybody plays the first legal thing, up to Claim the Throne or
    /// the end.
    pub fn hurry(&mut self) {
        while !matches!(self.state.phase(), Phase::Throne | Phase::Over) {
            self.hurry_step();
        }
    }

    fn hurry_step(&mut self) {
        match self.state.phase() {
            Phase::RewardRoll => self.roll(1),
            Phase::OracleRoll => {
                let seat = self.state.oracle().expect("an Oracle").number();
                self.oracle(seat, 1);
            }
            _ => {
                let skip =
                    |action: &Action| !matches!(action, Action::Silent | Action::Use { .. } | Action::Split);
                let action = legal(&self.state).into_iter().find(skip).expect("something");
                self.act(action);
            }
        }
    }
}
