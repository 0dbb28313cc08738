//! How a council is stored and replayed.

use super::game::{CouncilRules, Header, Options, Position, Step, Told, Unfit};
use super::reign::reign;
use super::talk::Talk;
use crate::PlayerKind;
use crate::deal::{Deal, How};
use crate::deck::Deck;
use crate::flow::stored::chance::chance;
use crate::flow::stored::{Ending, News, Outcome, Rules};
use crate::store::{Store, StoreError, StoredReign};
use crate::text::Text;
use douze_ai::council::Said;
use douze_rules::Seat;
use douze_rules::council::{Action, Event, Phase, Setup, State, apply, sample};
use douze_rules::d12::Face;
use rand::RngExt;
use std::sync::Arc;

impl Rules for CouncilRules {
    const KIND: &'static str = "council";
    const DAMAGED: &'static str = "error-damaged-council";
    type Options = Options;
    type State = Position;
    type Action = Step;
    type Event = Told;
    type Illegal = Unfit;

    fn complete(header: &mut Header, store: &Store) -> Result<(), StoreError> {
        let sha256 = &header.options.deck.sha256;
        header.options.loaded = if let Some((deck, _)) = Deck::version(sha256) {
            Some(Arc::new(deck.clone()))
        } else {
            let kept = store.decks()?.into_iter().find(|deck| deck.sha256.to_string() == *sha256);
            kept.and_then(|deck| Deck::read(&deck.file).ok()).map(Arc::new)
        };
        Ok(())
    }

    fn fresh(header: &Header) -> Result<Position, StoreError> {
        let setup = rules_setup(header)?;
        Ok(Position { rules: State::new(&setup), talk: Talk::default() })
    }

    fn apply(position: &mut Position, step: Step, told: &mut Vec<Told>) -> Result<(), Unfit> {
        match step {
            Step::Act(action) => {
                let mut events = Vec::new();
                apply(&mut position.rules, action, &mut events).map_err(Unfit::Rules)?;
                for event in events {
                    position.talk.happened(&event);
                    told.push(Told::Event(event));
                }
            }
            Step::Say { seat, remark, to } => {
                let said = Said { seat, remark: remark.into(), to };
                position.talk.say(&position.rules, said).map_err(Unfit::Words)?;
                told.push(Told::Said(said));
            }
        }
        Ok(())
    }

    fn chance(header: &Header, position: &Position, index: u32) -> Option<Step> {
        let due = matches!(position.rules.phase(), Phase::Roll | Phase::OracleRoll | Phase::RewardRoll);
        let mut rng = chance(header.seed, index);
        let action = due.then(|| sample(&position.rules, &mut |below| rng.random_range(0..below)))??;
        Some(Step::Act(action))
    }

    fn seat(step: &Step) -> Option<Seat> {
        match step {
            Step::Act(action) => action.seat(),
            Step::Say { seat, .. } => Some(*seat),
        }
    }

    fn is_chance(step: &Step) -> bool {
        matches!(step, Step::Act(action) if action.is_chance())
    }

    fn faces(step: &Step) -> Vec<Face> {
        match step.action() {
            Some(Action::Roll { face } | Action::OracleRoll { face, .. }) => vec![face],
            _ => Vec::new(),
        }
    }

    fn deal(header: &Header) -> Option<Deal> {
        let Options { scenario, ruler, free, silent, bells, deck, .. } = &header.options;
        // What is drawn depends on the deck: a code names none, and the table of a free game has chosen.
        let newest = Deck::shipped().is_ok_and(|shipped| deck.sha256 == shipped.sha256().to_string());
        let how = How::Council { month: *scenario, ruler: *ruler, silent: *silent, bells: *bells };
        (newest && !free).then(|| Deal { seed: header.seed, players: header.players.clone(), how })
    }

    fn is_over(position: &Position) -> bool {
        position.rules.phase() == Phase::Over
    }

    fn round(position: &Position) -> u32 {
        position.rules.turn().into()
    }

    fn news(position: &Position, told: &Told) -> Option<News> {
        let solved = match told {
            Told::Event(Event::Solved { .. }) => true,
            Told::Event(Event::Failed { .. }) => false,
            _ => return None,
        };
        Some(News::Checked { solved, favour: position.rules.favour() })
    }

    fn outcome(position: &Position) -> Option<Outcome> {
        let (state, outcome) = (&position.rules, position.rules.outcome()?);
        let won = outcome == douze_rules::council::Outcome::Won;
        let solved = u8::try_from(state.solved().count()).unwrap_or(u8::MAX);
        Some(Outcome::Council { won, years: state.score().total().into(), solved })
    }

    fn reign(end: &Ending<Self>, _: &Store) -> Result<Option<StoredReign>, StoreError> {
        reign(end)
    }

    fn name(text: &Text, header: &Header, seat: Seat) -> String {
        let name = header.names.get(seat.index()).map_or("", String::as_str);
        if name.is_empty() {
            return text.with("setup-player-number", &[("number", (seat.index() + 1).into())]);
        }
        name.to_owned()
    }
}

/// The header in the words of the rules.
fn rules_setup(header: &Header) -> Result<Setup, StoreError> {
    let damaged = |detail: String| StoreError::Damaged { detail };
    if !header.players.iter().all(|player| player.is_of(&PlayerKind::COUNCIL)) {
        return Err(damaged("a player of another game".into()));
    }
    let draft = header.options.draft(header.players.len());
    Setup::new(&draft, header.options.deck()?.rules()).map_err(|error| damaged(error.to_string()))
}
