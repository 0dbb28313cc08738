//! Who plays, and how.

use super::{Body, ButtonView, ChoicesView};
use crate::flow::setup::{Fault, NAME_LIMIT, Setup};
use crate::text::Text;
use crate::{ForestVariant, Intent, PlayerKind};
use douze_rules::Seat;

/// The set-up of a forest duel.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
#[expect(missing_docs, reason = "the names say it")]
pub struct SetupView {
    pub seats: Vec<SeatSetupView>,
    pub variant: ChoicesView,
    /// Answered by `Intent::TypeSeed`.
    pub seed: FieldView,
    pub start: ButtonView,
}

/// One seat.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
#[expect(missing_docs, reason = "the names say it")]
pub struct SeatSetupView {
    pub seat: i32,
    /// "Black", "White".
    pub heading: String,
    /// Answered by `Intent::NameSeat`; absent for built-in players.
    pub name: Option<FieldView>,
    pub player: ChoicesView,
}

/// Something to type.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct FieldView {
    /// What is asked for.
    pub label: String,
    /// What is typed.
    pub value: String,
    /// What is wrong with it, and what to do.
    pub error: Option<String>,
    /// Help below the field.
    pub hint: Option<String>,
    /// Characters at most.
    pub limit: i32,
}

/// Digits of the largest seed.
const SEED_LIMIT: i32 = 20;

pub(crate) fn body(text: &Text, setup: &Setup) -> Body {
    let players = [(PlayerKind::Person, "person"), (PlayerKind::Fawn, "fawn"), (PlayerKind::Fox, "fox")];
    let variants = [(ForestVariant::Standard, "standard"), (ForestVariant::Choose3, "choose3")];
    let seat_setup = |number: u8| {
        let seat = Seat::new(number);
        let number = i32::from(number);
        let player = setup.players[seat.index()];
        let player_lines = ["person", "fawn", "fox"];
        let set_player = |player| Intent::SetPlayer { seat: number, player };
        SeatSetupView {
            seat: number,
            heading: text.with("setup-seat", &[("seat", number.into())]),
            name: (player == PlayerKind::Person).then(|| FieldView {
                label: text.say("setup-name"),
                value: setup.names[seat.index()].clone(),
                error: setup.name_fault(text, seat).map(|fault| sentence(text, fault)),
                hint: None,
                limit: i32::from(NAME_LIMIT),
            }),
            player: ChoicesView::new(text, "setup-player", player, &players, &player_lines, set_player),
        }
    };
    let start = ButtonView::new(text, "setup-start", Intent::StartGame);
    let ready = setup.is_ready(text);
    Body::Setup {
        setup: SetupView {
            seats: vec![seat_setup(0), seat_setup(1)],
            variant: ChoicesView::new(
                text,
                "setup-variant",
                setup.variant,
                &variants,
                &["standard", "choose3"],
                |variant| Intent::SetVariant { variant },
            ),
            seed: FieldView {
                label: text.say("setup-seed"),
                value: setup.seed.clone(),
                error: setup.seed_fault().map(|fault| sentence(text, fault)),
                hint: Some(text.say("setup-seed-hint")),
                limit: SEED_LIMIT,
            },
            start: if ready {
                start.hint(text.say("setup-start-hint"))
            } else {
                start.off(text.say("setup-start-off"))
            },
        },
    }
}

fn sentence(text: &Text, fault: Fault) -> String {
    match fault {
        Fault::NameTooLong => text.with("setup-name-long", &[("limit", NAME_LIMIT.into())]),
        Fault::NameUnprintable => text.say("setup-name-bad"),
        Fault::SameNames => text.say("setup-name-same"),
        Fault::NotASeed => text.say("setup-seed-bad"),
        Fault::SeedTooLarge => text.with("setup-seed-large", &[("limit", u64::MAX.to_string().into())]),
    }
}
