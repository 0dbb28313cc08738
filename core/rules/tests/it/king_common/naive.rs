//! The rules once more, written from `king.md` with lists and sorting and no bits, to compare with. A turn is
//! played again from its beginning with every answer, until no answer is missing.

use douze_rules::Seat;
use douze_rules::d12::Face;
use douze_rules::king::{Action, Character, Phase, Setup, State, Token};
use std::collections::VecDeque;

/// Faces and tokens by seat.
type Table = (Vec<Option<Face>>, Vec<Vec<Token>>);
/// What is due, and who is asked.
type Due = (Phase, Vec<usize>);

#[derive(Clone, Default)]
pub struct Naive {
    sizes: Vec<usize>,
    cards: Vec<Character>,
    hands: Vec<Vec<Character>>,
    discards: Vec<Vec<Character>>,
    under: Vec<Vec<Character>>,
    faces: Vec<Option<Face>>,
    values: Vec<Option<i32>>,
    tokens: Vec<Vec<Token>>,
    playing: Vec<usize>,
    chosen: Vec<Option<Character>>,
    answers: Vec<Action>,
    /// Faces and tokens where the turn waits for an answer.
    table: Option<Table>,
    to_crown: Vec<usize>,
    round: usize,
    turn: usize,
    tie_break: bool,
    due: Option<Due>,
    winner: Option<usize>,
}

impl Naive {
    pub fn new(setup: Setup, sizes: &[usize]) -> Self {
        let n = setup.seats();
        let cards: Vec<_> = setup.lineup().iter().collect();
        Self {
            sizes: sizes.to_vec(),
            hands: vec![cards.clone(); n],
            cards,
            discards: vec![vec![]; n],
            under: vec![vec![]; n],
            faces: vec![None; n],
            values: vec![None; n],
            tokens: vec![vec![]; n],
            playing: (0..n).collect(),
            chosen: vec![None; n],
            round: 1,
            turn: 1,
            due: Some((Phase::Roll, vec![])),
            ..Self::default()
        }
    }

    /// Does the state look like this game?
    pub fn compare(&self, state: &State) {
        let seat = |seat: &usize| Seat::new(*seat as u8);
        let (phase, asked) = self.due.clone().expect("something is due");
        let name = |seats: &[usize]| seats.iter().map(seat).collect::<Vec<_>>();
        assert_eq!(
            (state.phase(), state.seats_to_act().collect::<Vec<_>>()),
            (phase, name(&asked)),
            "{state:?}"
        );
        assert_eq!((state.round() as usize, state.turn() as usize), (self.round, self.turn));
        assert_eq!(state.winner(), self.winner.as_ref().map(seat));
        let groups: Vec<_> = self.groups().iter().map(|group| name(group)).collect();
        assert_eq!(state.groups().map(|group| group.iter().collect::<Vec<_>>()).collect::<Vec<_>>(), groups);
        let now = (self.faces.clone(), self.tokens.clone());
        for i in 0..self.hands.len() {
            let seat = Seat::new(i as u8);
            let all = |cards: &[Character]| cards.iter().copied().collect();
            assert_eq!(state.under(seat), all(&self.under[i]));
            assert_eq!(state.value(seat).map(i32::from), self.values[i]);
            if phase == Phase::Choose {
                assert_eq!((state.hand(seat), state.chosen(seat)), (all(&self.hands[i]), self.chosen[i]));
                assert_eq!(state.played(seat), all(&self.discards[i]));
            }
            let (faces, tokens) = self.table.as_ref().unwrap_or(&now);
            assert_eq!((state.face(seat), usize::from(state.points(seat))), (faces[i], points(&tokens[i])));
            let ones = tokens[i].iter().filter(|&&token| token == Token::One).count();
            assert_eq!(usize::from(state.tokens(seat)[0]), ones);
        }
    }

    pub fn act(&mut self, action: Action) {
        match action {
            Action::Roll { faces } => {
                for &seat in &self.playing {
                    self.faces[seat] = faces.get(Seat::new(seat as u8));
                }
                self.due = Some((Phase::Choose, self.playing.clone()));
            }
            Action::Choose { seat, character } => {
                self.chosen[seat.index()] = Some(character);
                self.hands[seat.index()].retain(|&card| card != character);
                let waiting = |seat: &usize| self.chosen[*seat].is_none();
                let waiting: Vec<_> = self.playing.iter().copied().filter(waiting).collect();
                if waiting.is_empty() {
                    self.resolve();
                } else {
                    self.due = Some((Phase::Choose, waiting));
                }
            }
            Action::Crown { seat, character } => {
                assert_eq!(self.to_crown.remove(0), seat.index());
                self.hands[seat.index()].retain(|&card| card != character);
                self.under[seat.index()].push(character);
                self.after_crown();
            }
            answer => {
                self.answers.push(answer);
                self.resolve();
            }
        }
    }

    fn points(&self, seat: usize) -> usize {
        points(&self.tokens[seat])
    }

    fn groups(&self) -> Vec<Vec<usize>> {
        if self.tie_break || self.sizes.is_empty() {
            return vec![self.playing.clone()];
        }
        let n = self.hands.len();
        let mut circle: VecDeque<usize> = (0..n).collect();
        circle.rotate_left(2 * (self.round - 1) % n);
        self.sizes.iter().map(|&size| circle.drain(..size).collect()).collect()
    }

    fn resolve(&mut self) {
        let mut turn = self.clone();
        let mut answers: VecDeque<_> = self.answers.iter().copied().collect();
        if let Err(due) = turn.play_turn(&mut answers) {
            self.due = Some(due);
            self.table = Some((turn.faces, turn.tokens));
            return;
        }
        assert!(answers.is_empty());
        turn.answers.clear();
        turn.table = None;
        turn.end_turn();
        *self = turn;
    }

    fn play_turn(&mut self, answers: &mut VecDeque<Action>) -> Result<(), Due> {
        let whole = self.sizes.is_empty() || self.tie_break;
        self.values = vec![None; self.hands.len()];
        let mut champions = vec![];
        for group in self.groups() {
            let (first, second) = self.play_stage(&group, answers)?;
            self.tokens_to(if whole { first } else { None }, second);
            champions.extend(first);
            self.theft(&group, answers)?;
        }
        champions.sort_unstable();
        if !whole && !champions.is_empty() {
            let (first, second) = self.play_stage(&champions, answers)?;
            self.tokens_to(first, second);
        }
        Ok(())
    }

    fn tokens_to(&mut self, first: Option<usize>, second: Option<usize>) {
        for (seat, token) in [(first, Token::Two), (second, Token::One)] {
            if let Some(seat) = seat {
                self.tokens[seat].push(token);
            }
        }
    }

    fn owner(&self, seats: &[usize], character: Character) -> Vec<usize> {
        seats.iter().copied().filter(|&seat| self.chosen[seat] == Some(character)).collect()
    }

    /// Steps 2 to 5: winner and runner-up.
    fn play_stage(
        &mut self,
        seats: &[usize],
        answers: &mut VecDeque<Action>,
    ) -> Result<(Option<usize>, Option<usize>), Due> {
        let lone_lady = self.owner(seats, Character::Lady).len() == 1;
        let acting = |game: &Self, character| match game.owner(seats, character)[..] {
            [seat] if !lone_lady || character == Character::Lady => Some(seat),
            _ => None,
        };
        if acting(self, Character::Merchants).is_some() {
            let before: Vec<_> = seats.iter().map(|&seat| self.faces[seat]).collect();
            for (i, face) in before.into_iter().enumerate() {
                self.faces[seats[(i + 1) % seats.len()]] = face;
            }
        }
        let flip = |face: &mut Option<Face>| *face = face.and_then(|face| Face::new(13 - face.number()));
        if let Some(seat) = acting(self, Character::Reverser) {
            flip(&mut self.faces[seat]);
        }
        if acting(self, Character::Troublemakers).is_some() {
            for &seat in seats {
                flip(&mut self.faces[seat]);
            }
        }
        if let Some(owner) = acting(self, Character::Sorcerer) {
            match answers.pop_front() {
                None => return Err((Phase::Face, vec![owner])),
                Some(Action::Face { seat, face }) => {
                    assert_eq!(seat.index(), owner);
                    self.faces[owner] = Some(face);
                }
                Some(other) => panic!("{other:?}"),
            }
        }
        if let Some(owner) = acting(self, Character::Oracle) {
            match answers.pop_front() {
                None => return Err((Phase::OracleRoll, vec![])),
                Some(Action::OracleRoll { seat, face }) => {
                    assert_eq!(seat.index(), owner);
                    self.faces[owner] = Some(face);
                }
                Some(other) => panic!("{other:?}"),
            }
        }
        for &seat in seats {
            let face = i32::from(self.faces[seat].expect("a face").number());
            let acts = self.chosen[seat].filter(|&character| acting(self, character) == Some(seat));
            self.values[seat] = Some(match acts {
                Some(Character::Alchemist) => face * 2,
                Some(Character::Machine) => face + 7,
                Some(Character::Parasite) => face - 7,
                Some(Character::Golem) => {
                    if face == 12 {
                        1
                    } else {
                        12
                    }
                }
                _ => face,
            });
        }
        let equal =
            |seat: usize| seats.iter().filter(|&&other| self.values[other] == self.values[seat]).count();
        let mut order: Vec<_> = seats.iter().copied().filter(|&seat| equal(seat) == 1).collect();
        order.sort_by_key(|&seat| self.values[seat]);
        if acting(self, Character::Knight).is_none() {
            order.reverse();
        }
        let mut places = [order.first().copied(), order.get(1).copied()];
        if acting(self, Character::Gambler).is_some() {
            places.reverse();
        }
        Ok((places[0], places[1]))
    }

    fn theft(&mut self, group: &[usize], answers: &mut VecDeque<Action>) -> Result<(), Due> {
        let mut ladies = self.owner(group, Character::Lady);
        if ladies.len() < 2 {
            return Ok(());
        }
        ladies.sort_by_key(|&seat| self.values[seat]);
        let [thief, next] = [ladies[0], ladies[1]];
        let [before, victim] = [ladies[ladies.len() - 2], ladies[ladies.len() - 1]];
        let tie = self.values[thief] == self.values[next] || self.values[victim] == self.values[before];
        if tie || self.tokens[victim].is_empty() {
            return Ok(());
        }
        match answers.pop_front() {
            None => Err((Phase::Theft, vec![thief])),
            Some(Action::Take { seat, token }) => {
                assert_eq!(seat.index(), thief);
                if let Some(token) = token {
                    let at = self.tokens[victim].iter().position(|&other| other == token).expect("there");
                    self.tokens[victim].remove(at);
                    self.tokens[thief].push(token);
                }
                Ok(())
            }
            Some(other) => panic!("{other:?}"),
        }
    }

    fn end_turn(&mut self) {
        for &seat in &self.playing {
            self.discards[seat].extend(self.chosen[seat].take());
        }
        let ends = |&seat: &usize| self.hands[seat].len() == 1 || self.points(seat) >= 8;
        if !self.playing.iter().any(ends) {
            self.turn += 1;
            self.due = Some((Phase::Choose, self.playing.clone()));
            return;
        }
        for (hand, discards) in self.hands.iter_mut().zip(&mut self.discards) {
            hand.append(discards);
        }
        let mut winners = vec![];
        for group in self.groups() {
            let points: Vec<_> = group.iter().map(|&seat| (self.points(seat), seat)).collect();
            let equal = |points: usize, all: &[(usize, usize)]| all.iter().filter(|p| p.0 == points).count();
            let alone: Vec<_> = points.iter().filter(|p| equal(p.0, &points) == 1).collect();
            winners.extend(alone.iter().max().map(|best| best.1));
            for (_, seat) in points.iter().filter(|p| equal(p.0, &points) > 1) {
                self.tokens[*seat].clear();
            }
        }
        match (self.tie_break, winners.first()) {
            (true, Some(&winner)) => self.end(winner),
            (_, None) => self.next_round(),
            (false, _) => {
                self.to_crown = winners;
                self.due = Some((Phase::Crown, self.to_crown.clone()));
            }
        }
    }

    fn after_crown(&mut self) {
        self.due = Some((Phase::Crown, self.to_crown.clone()));
        if !self.to_crown.is_empty() {
            return;
        }
        let twice: Vec<_> = (0..self.under.len()).filter(|&seat| self.under[seat].len() == 2).collect();
        match twice[..] {
            [] => self.next_round(),
            [winner] => self.end(winner),
            _ => {
                self.tie_break = true;
                self.playing = twice;
                self.next_round();
            }
        }
    }

    fn next_round(&mut self) {
        self.tokens.iter_mut().for_each(Vec::clear);
        self.round += 1;
        self.turn = 1;
        self.due = Some((Phase::Roll, vec![]));
    }

    fn end(&mut self, winner: usize) {
        self.winner = Some(winner);
        self.due = Some((Phase::Over, vec![]));
    }
}

fn points(tokens: &[Token]) -> usize {
    tokens.iter().map(|token| usize::from(token.points())).sum()
}

/// The groups of a tournament, as `king.md` lists them; none for a game of 2 to 4.
pub fn sizes(setup: Setup) -> &'static [usize] {
    match setup.seats() {
        5 => &[2, 3],
        6 => &[3, 3],
        7 => &[3, 4],
        8 => &[4, 4],
        9 => &[3, 3, 3],
        10 => &[3, 3, 4],
        11 => &[3, 4, 4],
        12 if setup.twelve() == Some(douze_rules::king::Twelve::Trios) => &[3, 3, 3, 3],
        12 => &[4, 4, 4],
        13 => &[3, 3, 3, 4],
        14 => &[3, 3, 4, 4],
        15 => &[3, 4, 4, 4],
        16 => &[4, 4, 4, 4],
        _ => &[],
    }
}
