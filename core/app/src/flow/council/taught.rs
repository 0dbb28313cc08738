//! The presses that a lesson of Council of 12 asks for, and the answers of its councillors.

use super::Council;
use super::ai_answers::{Counsel, Opinion};
use super::game::{CouncilAction, CouncilRules};
use crate::flow::stored::Rules;
use crate::flow::table::Taught;
use crate::{CouncilIntent, Intent, TableIntent};
use douze_ai::council::Moment;
use douze_rules::council::{Action, Character, How, Needs};
use douze_rules::d12::Face;

const CONFIRM: Intent = Intent::Table(TableIntent::Confirm);

fn card(table: &Council, card: Character) -> Vec<Intent> {
    let pick = Intent::Council(CouncilIntent::PickCharacter { character: card.into() });
    if table.own.pick.cards.contains(&card) { vec![CONFIRM, pick] } else { vec![pick] }
}

/// What the card needs, and then that it is done.
fn decide(table: &Council, how: How) -> Vec<Intent> {
    let pick = &table.own.pick;
    let then_confirm = |done: bool, intent: CouncilIntent| {
        let intent = Intent::Council(intent);
        if done { vec![CONFIRM, intent] } else { vec![intent] }
    };
    match how {
        How::Nothing => match table.needs() {
            // A card that will be cancelled is revealed like any other.
            Some(Needs::Face(faces)) => {
                let on = |face: &Face| table.rules().targets().any(|target| target.contains(*face));
                let Some(face) = faces.iter().find(on) else { return Vec::new() };
                let intent = CouncilIntent::PickFace { face: face.number().into() };
                then_confirm(pick.face == Some(face), intent)
            }
            _ => vec![CONFIRM],
        },
        How::Face(face) => {
            let intent = CouncilIntent::PickFace { face: face.number().into() };
            then_confirm(pick.face == Some(face), intent)
        }
        How::Target(target) => {
            let intent = CouncilIntent::PickTarget { target: target.into() };
            then_confirm(pick.target == Some(target), intent)
        }
        How::Back(back) if pick.back == Some(back) => vec![CONFIRM],
        How::Back(back) => vec![Intent::Council(CouncilIntent::PickCharacter { character: back.into() })],
    }
}

impl Taught for CouncilRules {
    fn presses(table: &Council, action: CouncilAction) -> Vec<Intent> {
        let pick = &table.own.pick;
        match action {
            CouncilAction::Say { remark, to, .. } => {
                let to = to.map(|seat| seat.number().into());
                vec![Intent::Council(CouncilIntent::Say { remark, to })]
            }
            CouncilAction::Act(Action::Bells { ring }) => {
                vec![Intent::Council(CouncilIntent::RingBells { ring })]
            }
            CouncilAction::Act(Action::Choose { card: chosen, .. } | Action::Throne { card: chosen, .. }) => {
                card(table, chosen)
            }
            CouncilAction::Act(Action::Reveal { seat, .. }) if table.revealing() != Some(seat) => {
                vec![Intent::Council(CouncilIntent::RevealNext { seat: seat.number().into() })]
            }
            CouncilAction::Act(Action::Next { card: second, .. }) if !pick.cards.contains(&second) => {
                card(table, second)
            }
            CouncilAction::Act(Action::Reveal { how, .. } | Action::Next { how, .. }) => decide(table, how),
            CouncilAction::Act(_) => Vec::new(),
        }
    }

    /// The council agrees before a card is revealed.
    fn follows(table: &Council, action: &CouncilAction) -> bool {
        match *action {
            CouncilAction::Act(Action::Reveal { seat, .. }) => {
                !table.game.is_person(seat) && table.revealing() == Some(seat)
            }
            _ => Self::seat(action).is_some_and(|seat| !table.game.is_person(seat)),
        }
    }

    fn prepare(table: &mut Council, next: Option<CouncilAction>) {
        let (turn, now) = (table.rules().turn(), table.game.line().len());
        let action = next.as_ref().and_then(CouncilAction::rules_action);
        let opinion = |seat| Some(Opinion { seat, action: action?, reasons: Vec::new() });
        let opinions: Vec<Opinion> = table.councillors().filter_map(opinion).collect();
        let wishes = match action {
            Some(Action::Reveal { seat, .. }) => table.councillors().map(|who| (who, seat)).collect(),
            _ => Vec::new(),
        };
        let moments = [Moment::BeforeChoice, Moment::AfterChoice, Moment::AfterReveal];
        table.own.counsel = Counsel {
            asked: Some(turn),
            spoken: moments.map(|moment| (turn, moment)).to_vec(),
            proposed: Some(now),
            bells: opinions.clone(),
            agreed: Some(now),
            opinions,
            ordered: Some(now),
            wishes,
            ..Counsel::default()
        };
    }

    fn own(intent: Intent) -> Option<CouncilIntent> {
        if let Intent::Council(intent) = intent { Some(intent) } else { None }
    }
}
