//! How a council is stored and replayed.

use super::game::{CouncilAction, CouncilError, CouncilEvent, CouncilRules, CouncilState, Header, Options};
use super::reign::reign;
use super::talk::Talk;
use crate::GameKind;
use crate::PlayerKind;
use crate::deal::{Deal, DeckHash, Free, How};
use crate::deck::Deck;
use crate::flow::stored::chance::{chance, council};
use crate::flow::stored::{Ending, News, Outcome, Rules};
use crate::store::{Store, StoreError, StoredReign};
use crate::text::Text;
use douze_ai::council::Said;
use douze_rules::Seat;
use douze_rules::council::{Action, Character, Draft, Event, Phase, Setup, State, apply, sample};
use douze_rules::d12::Face;
use rand::RngExt;
use std::sync::Arc;

impl Rules for CouncilRules {
    const KIND: &'static str = GameKind::Council.id();
    const DAMAGED: &'static str = "error-damaged-council";
    type Options = Options;
    type State = CouncilState;
    type Action = CouncilAction;
    type Event = CouncilEvent;
    type Error = CouncilError;

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

    fn fresh(header: &Header) -> Result<CouncilState, StoreError> {
        let setup = rules_setup(header)?;
        Ok(CouncilState { rules: State::new(&setup), talk: Talk::default() })
    }

    fn apply(
        position: &mut CouncilState,
        action: CouncilAction,
        events: &mut Vec<CouncilEvent>,
    ) -> Result<(), CouncilError> {
        match action {
            CouncilAction::Act(action) => {
                let mut of_rules = Vec::new();
                apply(&mut position.rules, action, &mut of_rules).map_err(CouncilError::Rules)?;
                for event in of_rules {
                    position.talk.happened(&event);
                    events.push(CouncilEvent::Event(event));
                }
            }
            CouncilAction::Say { seat, remark, to } => {
                let said = Said { seat, remark: remark.into(), to };
                position.talk.say(&position.rules, said).map_err(CouncilError::Words)?;
                events.push(CouncilEvent::Said(said));
            }
        }
        Ok(())
    }

    fn chance(header: &Header, position: &CouncilState, index: u32) -> Option<CouncilAction> {
        let due = matches!(position.rules.phase(), Phase::Roll | Phase::OracleRoll | Phase::RewardRoll);
        let mut rng = chance(header.seed, index);
        let action = due.then(|| sample(&position.rules, &mut |below| rng.random_range(0..below)))??;
        Some(CouncilAction::Act(action))
    }

    fn seat(action: &CouncilAction) -> Option<Seat> {
        match action {
            CouncilAction::Act(action) => action.seat(),
            CouncilAction::Say { seat, .. } => Some(*seat),
        }
    }

    fn is_chance(action: &CouncilAction) -> bool {
        matches!(action, CouncilAction::Act(action) if action.is_chance())
    }

    fn faces(action: &CouncilAction) -> Vec<Face> {
        match action.rules_action() {
            Some(Action::Roll { face } | Action::OracleRoll { face, .. }) => vec![face],
            _ => Vec::new(),
        }
    }

    fn deal(header: &Header) -> Option<Deal> {
        let Options { scenario: month, ruler, free, silent, bells, .. } = header.options;
        let deck = header.options.deck().ok()?;
        let sha256 = deck.sha256();
        let newest = Deck::shipped().is_ok_and(|shipped| sha256 == shipped.sha256());
        // Nobody can import an earlier version of the shipped deck.
        if !newest && Deck::version(&sha256.to_string()).is_some() {
            return None;
        }
        let free = if free { Some(chosen(header, deck)?) } else { None };
        let deck = (!newest).then(|| DeckHash::of(sha256));
        let how = How::Council { month, ruler, silent, bells, free, deck };
        Some(Deal { seed: header.seed, players: header.players.clone(), how })
    }

    fn is_over(position: &CouncilState) -> bool {
        position.rules.phase() == Phase::Over
    }

    fn round(position: &CouncilState) -> u32 {
        position.rules.turn().into()
    }

    fn news(position: &CouncilState, event: &CouncilEvent) -> Option<News> {
        let solved = match event {
            CouncilEvent::Event(Event::Solved { .. }) => true,
            CouncilEvent::Event(Event::Failed { .. }) => false,
            _ => return None,
        };
        Some(News::Checked { solved, favour: position.rules.favour() })
    }

    fn outcome(position: &CouncilState) -> Option<Outcome> {
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

/// A free game with this seed. What is drawn depends on what was chosen, not on the order of the presses: a code names the sets.
pub(crate) fn free_draft(
    councillors: usize,
    mut petitioners: [Character; 7],
    mut dilemmas: [u8; 7],
    deck: &Deck,
    seed: u64,
) -> Draft {
    petitioners.sort_unstable();
    dilemmas.sort_unstable();
    let mut rng = council(seed);
    let pick = &mut |below| rng.random_range(0..below);
    Draft::chosen(councillors, petitioners, dilemmas, deck.rules(), pick)
}

/// What the table chose for a free game; none where an earlier version drew from the order in which it was chosen.
fn chosen(header: &Header, deck: &Deck) -> Option<Free> {
    let Options { open, mut petitioners, mut dilemmas, .. } = header.options;
    let again = free_draft(header.players.len(), petitioners, dilemmas, deck, header.seed);
    if (again.open, again.petitioners, again.dilemmas) != (open, petitioners, dilemmas) {
        return None;
    }
    petitioners.sort_unstable();
    dilemmas.sort_unstable();
    Some(Free { petitioners: petitioners.into(), dilemmas: dilemmas.into() })
}
