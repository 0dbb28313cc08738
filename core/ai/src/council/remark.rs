//! What councillors may say: a fixed set, each with one meaning (`solo.md`, Etiquette). No remark names a card, a
//! character, a hand or a discard.
//!
//! Chances are the speaker's own reckoning, in twelfths; 10 of 12 is the first that is 0.8 or more.

use douze_rules::Seat;

/// A remark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Remark {
    /// "I can do it alone": one of its cards, if no other card did anything, solves with a chance of 0.8 or more.
    Alone,
    /// "I can help part of the way": not alone; but with a card that another may play, a card of its own makes a
    /// better pair than the other's card alone.
    Helps,
    /// "I cannot help this time": neither of the two.
    CannotHelp,
    /// "Let us give this one up": no cards that the table may hold solve it with a chance of a quarter or more.
    GiveUp,
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
    /// revealed; alone, its own could solve as the die lies.
    Last,
    /// "Any order": who is next does not matter so much.
    AnyOrder,
    /// "I need somebody before me": the chance is better by a quarter or more when another card is the next one
    /// revealed; alone, its own cannot solve as the die lies.
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
    /// All sixteen, in the order of their moments.
    pub const ALL: [Self; 16] = [
        Self::Alone,
        Self::Helps,
        Self::CannotHelp,
        Self::GiveUp,
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
            "cannot_help",
            "give_up",
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
            0..=6 => Moment::BeforeChoice,
            7..=12 => Moment::AfterChoice,
            _ => Moment::AfterReveal,
        }
    }
}

/// Who said what. What was heard in a turn is given to every decision in it, in the order in which it was said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Said {
    /// The speaker.
    pub seat: Seat,
    /// What it said.
    pub remark: Remark,
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
