//! The table of Council of 12, built from the observation of the person who looks.

mod rules;
mod view;

pub(crate) use rules::rule_sections;
pub use view::{
    CouncilDieView, CouncilResultView, CouncilSeatView, CouncilView, DilemmaView, FavourView, KeptView,
    PetitionerView, ProgressStep, ProgressView, ProposalView, SaidView, TalkView, TargetView, ThroneCardView,
    WarningView,
};
