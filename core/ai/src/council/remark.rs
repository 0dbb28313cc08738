//! Remarks of councillors: a fixed set, each with one meaning (`solo.md`, Etiquette). No remark names a card, a
//! character, a hand or a discard.
//!
//! Chances are the speaker's own estimate, in twelfths; 10 of 12 is the first that is 0.8 or more.

use douze_rules::Seat;

/// A remark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Remark {
    /// "I can do it alone": one of its cards, if no other card did anything, solves with a chance of 0.8 or more.
    Alone,
    /// "I can help part of the way": not alone; but with a card that another may play, a card of its own makes a
    /// better pair than the other's card alone.
    Helps,
    /// "I need help": not alone; with a card that another may play, a card of its own may solve. People say it: what a
    /// councillor would say so it says as one of the others of this topic.
    NeedsHelp,
    /// "I cannot help this time": neither of the two.
    CannotHelp,
    /// "Let us give this one up": no cards that the table may hold solve it with a chance of a quarter or more.
    GiveUp,
    /// "I take it": it plays for the target, with the card that alone has the best chance. The others do not disturb
    /// it, and need not help.
    TakeIt,
    /// "You take it", to one seat: that seat plays for the target; the speaker does not disturb it.
    YouTakeIt,
    /// "Two of us together", to one seat: the speaker and that seat play for the target with the pair of cards that is
    /// best by what all know; nobody else disturbs them.
    Together,
    /// "I keep back": the speaker does not play for the target and does not disturb who does.
    KeepBack,
    /// "Yes", to who proposed: the speaker keeps to it.
    Agreed,
    /// "Rather not", to who proposed: the speaker does not.
    RatherNot,
    /// "Ring the bells": it would ring.
    Ring,
    /// "Do not ring the bells": it would not.
    DoNotRing,
    /// "As you like": it would not ring, but could bear it.
    RingAsYouLike,
    /// "I must go first": the chance is better by a quarter or more when its card is the next one revealed than
    /// when another one is.
    First,
    /// "I would rather go last": the chance is better by a quarter or more when another card is the next one
    /// revealed; alone, its own could solve as the die stands.
    Last,
    /// "Any order": who is next does not matter so much.
    AnyOrder,
    /// "I need somebody before me": the chance is better by a quarter or more when another card is the next one
    /// revealed; alone, its own cannot solve as the die stands.
    NeedsSomebody,
    /// "I may have to be cancelled": the chance is better by a quarter or more when its card has no effect.
    CancelMe,
    /// "Please do not double me": the chance is better by a half or more when its card acts than when it is
    /// cancelled.
    DoNotDouble,
    /// "Well done": the dilemma was solved.
    WellDone,
    /// "My fault": it failed, and with another card of the speaker, everything else being equal, it could have
    /// been solved with a chance of 0.8 or more.
    MyFault,
    /// "I had understood you so": it failed without the speaker's fault, and somebody else had said something
    /// before the speaker chose.
    Understood,
}

/// What a remark is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Topic {
    /// What the speaker's cards can do.
    Help,
    /// Who plays for the target.
    Proposal,
    /// Yes or no to a proposal.
    Answer,
    /// The bells.
    Bells,
    /// When the speaker's card should come.
    Order,
    /// Whether it may be cancelled.
    Doubling,
    /// The dilemma that was checked.
    Check,
}

/// When a remark may be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Moment {
    /// From the petitioner to the speaker's own choice.
    BeforeChoice,
    /// From the speaker's choice to the first card revealed.
    AfterChoice,
    /// After the target was checked.
    AfterReveal,
}

impl Remark {
    /// All, in the order of their moments.
    pub const ALL: [Self; 23] = [
        Self::Alone,
        Self::Helps,
        Self::NeedsHelp,
        Self::CannotHelp,
        Self::GiveUp,
        Self::TakeIt,
        Self::YouTakeIt,
        Self::Together,
        Self::KeepBack,
        Self::Agreed,
        Self::RatherNot,
        Self::Ring,
        Self::DoNotRing,
        Self::RingAsYouLike,
        Self::First,
        Self::Last,
        Self::AnyOrder,
        Self::NeedsSomebody,
        Self::CancelMe,
        Self::DoNotDouble,
        Self::WellDone,
        Self::MyFault,
        Self::Understood,
    ];

    /// Its word: `alone`, `helps` … `understood`.
    pub const fn id(self) -> &'static str {
        [
            "alone",
            "helps",
            "needs_help",
            "cannot_help",
            "give_up",
            "take_it",
            "you_take_it",
            "together",
            "keep_back",
            "agreed",
            "rather_not",
            "ring",
            "do_not_ring",
            "ring_as_you_like",
            "first",
            "last",
            "any_order",
            "needs_somebody",
            "cancel_me",
            "do_not_double",
            "well_done",
            "my_fault",
            "understood",
        ][self as usize]
    }

    /// The remark with this word.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|remark| remark.id() == id)
    }

    /// When it may be made. Nothing is said in a silent turn.
    pub const fn moment(self) -> Moment {
        match self as u8 {
            0..=13 => Moment::BeforeChoice,
            14..=19 => Moment::AfterChoice,
            _ => Moment::AfterReveal,
        }
    }
}

/// What was said in a game, in its order: given to every decision.
#[derive(Clone, Copy, Debug, Default)]
pub struct Heard<'a> {
    /// In this turn.
    pub now: &'a [Said],
    /// In earlier turns, with their numbers: words that the cards have proved true or not since.
    pub before: &'a [(u8, Said)],
}

impl<'a> Heard<'a> {
    /// Only words of this turn.
    pub const fn now(now: &'a [Said]) -> Self {
        Self { now, before: &[] }
    }
}

/// Who said what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Said {
    /// The speaker.
    pub seat: Seat,
    /// What it said.
    pub remark: Remark,
    /// Whom it was said to, where [`Remark::is_to_one`]; else nobody.
    pub to: Option<Seat>,
}

impl Remark {
    /// What it is about: of one topic a seat says one thing, and of several the last counts.
    pub const fn topic(self) -> Topic {
        match self {
            Self::Alone | Self::Helps | Self::NeedsHelp | Self::CannotHelp | Self::GiveUp => Topic::Help,
            Self::TakeIt | Self::YouTakeIt | Self::Together | Self::KeepBack => Topic::Proposal,
            Self::Agreed | Self::RatherNot => Topic::Answer,
            Self::Ring | Self::DoNotRing | Self::RingAsYouLike => Topic::Bells,
            Self::First | Self::Last | Self::AnyOrder | Self::NeedsSomebody => Topic::Order,
            Self::CancelMe | Self::DoNotDouble => Topic::Doubling,
            Self::WellDone | Self::MyFault | Self::Understood => Topic::Check,
        }
    }

    /// Does it say whether the speaker can or will play for the target?
    pub(super) const fn is_of_carrying(self) -> bool {
        matches!(self.topic(), Topic::Help) || matches!(self, Self::TakeIt | Self::KeepBack)
    }

    /// Is it said to one seat: to whom it proposes, or to who proposed?
    pub const fn is_to_one(self) -> bool {
        matches!(self, Self::YouTakeIt | Self::Together | Self::Agreed | Self::RatherNot)
    }

    /// Said by this seat to all.
    pub const fn by(self, seat: Seat) -> Said {
        Said { seat, remark: self, to: None }
    }

    /// Said by this seat to another one.
    pub const fn from_to(self, seat: Seat, to: Seat) -> Said {
        Said { seat, remark: self, to: Some(to) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_lead_back_to_their_remarks_and_moments_follow_each_other() {
        for remark in Remark::ALL {
            assert_eq!(Remark::from_id(remark.id()), Some(remark));
        }
        assert_eq!(Remark::from_id("hello"), None);
        assert_eq!(Remark::RingAsYouLike.moment(), Moment::BeforeChoice);
        assert_eq!(Remark::First.moment(), Moment::AfterChoice);
        assert_eq!(Remark::DoNotDouble.moment(), Moment::AfterChoice);
        assert_eq!(Remark::WellDone.moment(), Moment::AfterReveal);
    }
}
