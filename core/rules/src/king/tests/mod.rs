//! Games written down as on paper: `"alchemist alchemist reverser"` are the cards of seats 0, 1 and 2.

mod rulings;
mod tournament;
mod turns;

use super::{
    Action, Character, Event, FacesBySeat, IllegalAction, Lineup, Phase, Seats, Setup, State, Token, apply,
};
use crate::Seat;
use crate::d12::Face;

/// A game and all events it reported.
struct Game {
    state: State,
    events: Vec<Event>,
}

fn card(id: &str) -> Character {
    Character::from_id(id).unwrap_or_else(|| panic!("{id}"))
}

/// The Knight, these characters, and others up to seven.
fn lineup(ids: &str) -> Lineup {
    let mut cards = vec![Character::Knight];
    for character in ids.split_whitespace().map(card).chain(Character::ALL) {
        if !cards.contains(&character) && cards.len() < 7 {
            cards.push(character);
        }
    }
    Lineup::new(cards.try_into().expect("seven")).expect("a lineup")
}

fn face(number: u8) -> Face {
    Face::new(number).expect("a face")
}

fn seats(numbers: &[u8]) -> Seats {
    numbers.iter().copied().map(Seat::new).collect()
}

impl Game {
    fn new(setup: Setup) -> Self {
        Self { state: State::new(setup), events: Vec::new() }
    }

    /// A game of as many seats as faces, rolled; `ids` are among the characters.
    fn king(ids: &str, faces: &[u8]) -> Self {
        let mut game = Self::new(Setup::king(lineup(ids), faces.len()).expect("a setup"));
        game.roll(faces);
        game
    }

    /// A tournament, the same way.
    fn tournament(ids: &str, faces: &[u8]) -> Self {
        let mut game = Self::new(Setup::tournament(lineup(ids), faces.len(), None).expect("a setup"));
        game.roll(faces);
        game
    }

    fn try_act(&mut self, action: Action) -> Result<(), IllegalAction> {
        apply(&mut self.state, action, &mut self.events)
    }

    fn act(&mut self, action: Action) -> &mut Self {
        self.events.clear();
        self.try_act(action).unwrap_or_else(|illegal| panic!("{action:?}: {illegal}"));
        self
    }

    /// 0 for those who sit out.
    fn roll(&mut self, faces: &[u8]) -> &mut Self {
        let faces: FacesBySeat = faces.iter().map(|&number| Face::new(number)).collect();
        self.act(Action::Roll { faces })
    }

    /// `-` for those who sit out. Chosen from the last seat to the first: the order does not matter.
    fn choose(&mut self, cards: &str) -> &mut Self {
        self.events.clear();
        let cards: Vec<_> = (0..).map(Seat::new).zip(cards.split_whitespace()).collect();
        for (seat, id) in cards.into_iter().filter(|(_, id)| *id != "-").rev() {
            let action = Action::Choose { seat, character: card(id) };
            self.try_act(action).unwrap_or_else(|illegal| panic!("{id}: {illegal}"));
        }
        self
    }

    /// Turns in which all play the same, so that nothing acts.
    fn same(&mut self, cards: &str) -> &mut Self {
        for id in cards.split_whitespace() {
            let all = |seat| if self.state.playing().contains(Seat::new(seat)) { id } else { "-" };
            let cards: Vec<_> = (0..self.state.setup().seats() as u8).map(all).collect();
            self.choose(&cards.join(" "));
        }
        self
    }

    fn tip(&mut self, seat: u8, to: u8) -> &mut Self {
        self.act(Action::Face { seat: Seat::new(seat), face: face(to) })
    }

    fn oracle(&mut self, seat: u8, to: u8) -> &mut Self {
        self.act(Action::OracleRoll { seat: Seat::new(seat), face: face(to) })
    }

    fn take(&mut self, seat: u8, token: Option<Token>) -> &mut Self {
        self.act(Action::Take { seat: Seat::new(seat), token })
    }

    fn crown(&mut self, seat: u8, id: &str) -> &mut Self {
        self.act(Action::Crown { seat: Seat::new(seat), character: card(id) })
    }

    fn all(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.state.setup().seats() as u8).map(Seat::new)
    }

    fn faces(&self) -> Vec<u8> {
        self.all().filter_map(|seat| self.state.face(seat)).map(Face::number).collect()
    }

    fn values(&self) -> Vec<i8> {
        self.all().filter_map(|seat| self.state.value(seat)).collect()
    }

    fn points(&self) -> Vec<u8> {
        self.all().map(|seat| self.state.points(seat)).collect()
    }

    fn crowns(&self) -> Vec<u8> {
        self.all().map(|seat| self.state.crowns(seat)).collect()
    }

    fn seats_to_act(&self) -> Vec<u8> {
        self.state.seats_to_act().map(Seat::number).collect()
    }

    fn reported(&self, event: Event) -> bool {
        self.events.contains(&event)
    }

    fn due(&self) -> (Phase, u32, u32) {
        (self.state.phase(), self.state.round(), self.state.turn())
    }
}
