//! Facts of a screen that follow from the kind of its body: game, heading, primary button, spoken lines.

use super::{Body, ButtonView, HintView};
use crate::GameKind;

impl Body {
    /// The game that the screen belongs to; none for home and settings.
    pub(super) fn game(&self) -> Option<GameKind> {
        match self {
            Self::Home { .. }
            | Self::Games { .. }
            | Self::People { .. }
            | Self::Settings { .. }
            | Self::Notices { .. } => None,
            Self::Setup { setup } => Some(setup.game),
            Self::Curtain { curtain } => Some(curtain.game),
            Self::Forest { .. } => Some(GameKind::Forest),
            Self::Puzzles { puzzles } => Some(puzzles.game),
            Self::King { .. } => Some(GameKind::King),
            Self::Council { .. } | Self::Chronicle { .. } | Self::Decks { .. } | Self::Preview { .. } => {
                Some(GameKind::Council)
            }
            Self::Review { review } => Some(review.game),
            Self::Rules { rules } => Some(rules.game),
            Self::Fair { fair } => Some(fair.game),
        }
    }

    /// "Round 6" or "Turn 3 of 8" of an open table.
    pub(super) fn round(&self) -> Option<&String> {
        match self {
            Self::Forest { forest } => Some(&forest.round),
            Self::King { king } => Some(&king.round),
            Self::Council { council } => Some(&council.turn),
            _ => None,
        }
    }

    /// The one button that leads on, while it is on. Never past a warning, and never through a curtain: the person who takes
    /// the device presses its button.
    pub(super) fn primary(&self) -> Option<&ButtonView> {
        let button = match self {
            Self::Home { home } => home.continue_game.as_ref(),
            Self::Setup { setup } => Some(&setup.start),
            Self::Forest { forest } => forest.confirm.as_ref(),
            Self::King { king } => king.step.as_ref().map(|step| &step.next).or(king.confirm.as_ref()),
            Self::Council { council } => council.confirm.as_ref().filter(|_| council.warning.is_none()),
            Self::Review { review } => review.resume.as_ref(),
            _ => None,
        };
        button.filter(|button| button.enabled)
    }

    /// Lines that are spoken when they change. While a review runs, its progress is spoken instead of its total.
    pub(super) fn live(&self, thinking: bool) -> Vec<String> {
        let lines: Vec<&String> = match self {
            Self::Forest { forest } => outcome(forest.hint.as_ref()).chain([&forest.status]).collect(),
            Self::King { king } => {
                let happened = king.step.iter().flat_map(|step| &step.happened);
                outcome(king.hint.as_ref()).chain(happened).chain([&king.status]).collect()
            }
            Self::Council { council } => {
                let warning = council.warning.iter().map(|warning| &warning.sentence);
                let asked = warning.chain(council.proposal.iter().map(|proposal| &proposal.sentence));
                outcome(council.hint.as_ref()).chain(asked).chain([&council.status]).collect()
            }
            Self::Setup { setup } => {
                let characters = setup.characters.iter().map(|characters| &characters.line);
                characters.chain(setup.council.iter().map(|council| &council.missing)).collect()
            }
            Self::Games { games } => games.deleted.iter().map(|deleted| &deleted.words).collect(),
            Self::People { people } => people.forgotten.iter().map(|forgotten| &forgotten.words).collect(),
            Self::Fair { fair } => fair.verdict.iter().collect(),
            Self::Preview { preview } => vec![&preview.headline],
            Self::Review { review } if !thinking => vec![&review.total],
            Self::Decks { decks } => decks.editor.iter().flat_map(|editor| &editor.breaches).collect(),
            _ => Vec::new(),
        };
        lines.into_iter().filter(|line| !line.is_empty()).cloned().collect()
    }
}

/// The title of a hint and its best option.
fn outcome(hint: Option<&HintView>) -> impl Iterator<Item = &String> {
    let best = hint.and_then(|hint| hint.options.first());
    hint.map(|hint| &hint.title).into_iter().chain(best.map(|best| &best.spoken))
}
