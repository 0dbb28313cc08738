//! Proposals and agreements of a turn, as a person remembers them.
//!
//! Of several proposals of a seat the last one counts; of several answers to the same seat, too. The deal that was
//! agreed to first is kept.

use douze_ai::council::{Remark, Said, Topic};
use douze_rules::Seat;

/// The part that a seat has in what was agreed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// None.
    Free,
    /// It plays for the target.
    Takes,
    /// It plays for the target together with this seat.
    With(Seat),
    /// It does not disturb this seat.
    ClearOf(Seat),
    /// It does not disturb these two.
    ClearOfTwo(Seat, Seat),
}

/// The last proposal of each seat, in the order in which they were made.
pub(super) fn proposals(heard: &[Said]) -> Vec<Said> {
    let proposed = |said: &Said| said.remark.topic() == Topic::Proposal;
    let all = heard.iter().enumerate().filter(|(_, said)| proposed(said));
    let is_last = |place: usize, by: Seat| {
        !heard.iter().skip(place + 1).any(|later| later.seat == by && proposed(later))
    };
    all.filter(|(place, said)| is_last(*place, said.seat)).map(|(_, said)| *said).collect()
}

/// What it has last answered to that seat; none also when the seat has proposed something else since.
pub(super) fn answer(heard: &[Said], from: Seat, to: Seat) -> Option<Remark> {
    let since = heard.iter().rposition(|said| said.seat == to && said.remark.topic() == Topic::Proposal)?;
    last_answer(heard.get(since..)?, from, to)
}

fn last_answer(heard: &[Said], from: Seat, to: Seat) -> Option<Remark> {
    let is_answer =
        |said: &&Said| said.seat == from && said.to == Some(to) && said.remark.topic() == Topic::Answer;
    heard.iter().rev().find(is_answer).map(|said| said.remark)
}

/// Nobody repeats itself at this table: an answer from before a new proposal may still be meant.
fn agrees(heard: &[Said], from: Seat, to: Seat) -> bool {
    last_answer(heard, from, to) == Some(Remark::Agreed)
}

/// The part of the seat in this proposal, if it is accepted.
fn part_in(proposal: Said, heard: &[Said], me: Seat) -> Option<Part> {
    let Said { seat: by, remark, to } = proposal;
    match (remark, to) {
        (Remark::TakeIt, _) if by == me => Some(Part::Takes),
        (Remark::TakeIt, _) if agrees(heard, me, by) => Some(Part::ClearOf(by)),
        (Remark::YouTakeIt, Some(to)) if agrees(heard, to, by) => {
            Some(if to == me { Part::Takes } else { Part::ClearOf(to) })
        }
        (Remark::Together, Some(to)) if agrees(heard, to, by) => Some(match me {
            _ if me == by => Part::With(to),
            _ if me == to => Part::With(by),
            _ => Part::ClearOfTwo(by, to),
        }),
        _ => None,
    }
}

/// What the seat has to do by what was agreed. Its own word goes before what others have settled.
pub(super) fn part(heard: &[Said], me: Seat) -> Part {
    let (own, others): (Vec<Said>, Vec<Said>) =
        proposals(heard).into_iter().partition(|one| binds(*one, heard, me));
    let mut parts = own.into_iter().chain(others).filter_map(|one| part_in(one, heard, me));
    parts.next().unwrap_or(Part::Free)
}

/// Has the seat given its own word in this?
fn binds(proposal: Said, heard: &[Said], me: Seat) -> bool {
    proposal.seat == me || agrees(heard, me, proposal.seat)
}

/// Is it already bound to somebody else than this seat?
pub(super) fn is_bound_beside(heard: &[Said], me: Seat, other: Seat) -> bool {
    let own = |one: &Said| one.seat != other && binds(*one, heard, me);
    proposals(heard).into_iter().filter(own).any(|one| part_in(one, heard, me).is_some())
}

/// Does somebody else play for the target, by its own word or as agreed?
pub(super) fn is_taken(heard: &[Said], me: Seat) -> bool {
    let taken = |one: Said| match one.remark {
        Remark::TakeIt => one.seat != me,
        _ => part_in(one, heard, me).is_some(),
    };
    proposals(heard).into_iter().any(taken)
}

#[cfg(test)]
mod tests {
    use super::*;
    use Remark::{Agreed, KeepBack, RatherNot, TakeIt, Together, YouTakeIt};

    const A: Seat = Seat::new(0);
    const B: Seat = Seat::new(1);
    const C: Seat = Seat::new(2);

    #[test]
    fn who_agreed_keeps_clear_of_who_takes_it() {
        let heard = [TakeIt.by(A), Agreed.from_to(B, A)];
        assert_eq!(part(&heard, A), Part::Takes);
        assert_eq!(part(&heard, B), Part::ClearOf(A));
        assert_eq!(part(&heard, C), Part::Free);
        assert!(is_taken(&heard, B) && !is_taken(&heard, A));
    }

    #[test]
    fn two_together_are_left_alone_by_the_third() {
        let heard = [Together.from_to(A, C), Agreed.from_to(C, A)];
        assert_eq!(
            [A, B, C].map(|seat| part(&heard, seat)),
            [Part::With(C), Part::ClearOfTwo(A, C), Part::With(A)]
        );
        let refused = [Together.from_to(A, C), RatherNot.from_to(C, A)];
        assert_eq!([A, B, C].map(|seat| part(&refused, seat)), [Part::Free; 3]);
    }

    #[test]
    fn the_first_deal_is_kept_and_the_last_proposal_counts() {
        let heard = [YouTakeIt.from_to(A, B), Agreed.from_to(B, A), TakeIt.by(C), RatherNot.from_to(B, C)];
        assert_eq!([B, C].map(|seat| part(&heard, seat)), [Part::Takes, Part::Takes]);
        assert!(is_bound_beside(&heard, B, C) && !is_bound_beside(&heard, B, A));
        let back = [TakeIt.by(A), Agreed.from_to(B, A), KeepBack.by(A)];
        assert_eq!([A, B].map(|seat| part(&back, seat)), [Part::Free; 2]);
        assert_eq!(answer(&back, B, A), None);
    }
}
