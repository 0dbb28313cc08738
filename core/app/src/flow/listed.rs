//! A stored game of any kind as lists read it, without its rows.

use super::stored::{Rules, header::Header};
use super::{council, forest, king};
use crate::GameKind;
use crate::text::Text;
use douze_rules::Seat;

/// The kinds that this version knows, as the store calls them.
pub(super) const KINDS: [&str; 3] =
    [forest::ForestRules::KIND, king::KingRules::KIND, council::CouncilRules::KIND];

/// Who sits there, in a language.
pub(crate) type Names = Box<dyn Fn(&Text) -> Vec<String> + Send>;

/// Who sits at a stored game; none where its header cannot be read.
pub(super) fn names_of(kind: GameKind, header: &str) -> Option<Names> {
    match kind {
        GameKind::Forest => names::<forest::ForestRules>(header),
        GameKind::King => names::<king::KingRules>(header),
        GameKind::Council => names::<council::CouncilRules>(header),
    }
}

fn names<R: Rules<Options: Send> + 'static>(header: &str) -> Option<Names> {
    let header: Header<R::Options> = serde_json::from_str(header).ok()?;
    Some(Box::new(move |text: &Text| {
        let seats = (0u8..).take(header.players.len()).map(Seat::new);
        seats.map(|seat| R::name(text, &header, seat)).collect()
    }))
}

pub(super) fn kind(stored: &str) -> GameKind {
    match stored {
        king::KingRules::KIND => GameKind::King,
        council::CouncilRules::KIND => GameKind::Council,
        _ => GameKind::Forest,
    }
}

/// The game of stored games of this kind; none for one of a newer version.
pub(crate) fn kind_of(stored: &str) -> Option<GameKind> {
    KINDS.contains(&stored).then(|| kind(stored))
}
