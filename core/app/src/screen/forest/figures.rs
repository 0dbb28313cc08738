//! Pictures of the duel's rules.

use super::Words;
use super::board::pictured;
use crate::Animals;
use crate::flow::forest::{Scene, example};
use crate::screen::figure::{RuleFigure, RulePictureView};
use crate::screen::{CardFace, CardView};
use crate::text::Text;
use douze_rules::Seat;
use douze_rules::forest::Card;

/// Cards beside each other, each of a seat: 0 black, 1 white.
pub(super) fn cards(text: &Text, key: &str, cards: &[(u8, Card)]) -> RulePictureView {
    let face = |&(seat, card): &(u8, Card)| CardFace::Animal {
        animal: CardView::new(text, Animals::All, Seat::new(seat), card),
    };
    RulePictureView::cards(text, key, cards.iter().map(face))
}

/// A display of the rules; none only if the rules refused it, which a test excludes.
pub(super) fn picture(text: &Text, scene: Scene) -> Option<RulePictureView> {
    let example = example(scene)?;
    let words = Words::named(text, [0, 1].map(|seat: i32| text.with("setup-seat", &[("seat", seat.into())])));
    let caption = match scene {
        Scene::Cells => text.say("rulebook-picture-cells"),
        Scene::Doors => text.say("rulebook-picture-doors"),
        Scene::Pushed => text.say("rulebook-picture-pushed"),
        Scene::Lifted => text.say("rulebook-picture-lifted"),
        Scene::Moved => text.say("rulebook-picture-moved"),
        Scene::Full => {
            let [points, otherpoints] = example.seen.scores();
            let args = [("points", points.into()), ("otherpoints", otherpoints.into())];
            text.with("rulebook-picture-full", &args)
        }
        Scene::Counts(Card::Moth) => text.say("rulebook-picture-moth"),
        Scene::Counts(card) | Scene::Spiders(card) => {
            let receipt = example.seen.receipts().find(|receipt| Some(receipt.at) == example.explained)?;
            let args = [("card", card.id().into()), ("points", receipt.points.into())];
            text.with("rulebook-picture-counts", &args)
        }
    };
    Some(RulePictureView { caption, figure: RuleFigure::Board { board: pictured(&words, &example) } })
}
