//! The end of the game: the throne, the years, and what may follow.

use super::{CouncilResultView, ThroneCardView, Words, receipts};
use crate::flow::council::{Council, CouncilEvent};
use crate::screen::{ButtonView, ExportView, chronicle, replay};
use crate::{AppIntent, ChronicleIntent, CouncilIntent, Intent, TableIntent};
use douze_rules::council::{Event, Goal, Observation, Outcome, Scenario};
use douze_rules::{Seat, council::Character};

pub(super) fn result(words: &Words, seen: &Observation, council: &Council) -> Option<CouncilResultView> {
    let outcome = seen.outcome()?;
    let (text, ruler) = (words.text, seen.ruler());
    let won = outcome == Outcome::Won;
    let score = receipts::score(seen, council);
    let throne = throne(words, council);
    let headline = match (won, ruler) {
        (true, Some(ruler)) => text.with("council-result-ruler", &[("card", ruler.id().into())]),
        (true, None) => text.say("council-result-vacant"),
        (false, _) => text.say("council-result-lost"),
    };
    let line = match won {
        true if ruler.is_some() => text.say("council-result-line-ruler"),
        true => text.say("council-result-line-vacant"),
        false if seen.favour() == 0 => text.say("council-result-line-favour"),
        false => text.say(match seen.public_setup().scenario().map(Scenario::goal) {
            Some(Goal::Reigns(Character::Stoic)) => "council-result-line-stoic",
            Some(Goal::Reigns(_)) => "council-result-line-powerful",
            Some(Goal::BellsAndSuccessor(_)) => "council-result-line-bells",
            _ => "council-result-line-successor",
        }),
    };
    let header = &council.game.header;
    let seed_key = if header.seed_chosen { "common-seed-chosen" } else { "common-seed" };
    let (verdict, verdict_line) = chronicle::words::verdict(text, score.verdict(), won);
    let month = seen.public_setup().scenario();
    let story =
        text.of(if won { "rulebook-won" } else { "rulebook-lost" }, month.map_or("normal", Scenario::id));
    let rematch = Intent::Table(TableIntent::Rematch);
    let rematch = match month.filter(|_| !won) {
        Some(month) => {
            let month = text.of("rules-council-title", month.id());
            let label = text.with("council-rematch-month", &[("month", month.into())]);
            ButtonView::labelled(label, rematch).hint(text.say("council-rematch-month-hint"))
        }
        None => ButtonView::new(text, "council-rematch", rematch).hint(text.say("council-rematch-hint")),
    };
    let throne_game = council.is_vacant().then(|| {
        ButtonView::new(text, "council-play-for-throne", Intent::Council(CouncilIntent::PlayForThrone))
            .hint(text.say("council-play-for-throne-hint"))
    });
    let page = Intent::Chronicle(ChronicleIntent::OpenReign { id: header.options.reign.to_string() });
    let to_chronicle = ButtonView::new(text, "council-to-chronicle", page);
    let to_chronicle = if header.origin.is_played() {
        to_chronicle
            .hint(text.say("council-to-chronicle-hint"))
            .on_unless(header.options.trial.then(|| text.say("council-trial-line")))
    } else {
        to_chronicle.off(text.say("replay-not-in-chronicle"))
    };
    // A won reign is completed and written down; after a lost one the council tries again.
    let main = if won { throne_game.as_ref().unwrap_or(&to_chronicle) } else { &rematch };
    Some(CouncilResultView {
        headline,
        line,
        story,
        won,
        ruler: ruler.map(|ruler| words.face(ruler)),
        throne,
        years: text.with("council-years", &[("years", score.total().into())]),
        verdict,
        band: won.then(|| score.verdict() as i32),
        verdict_line,
        receipts: receipts::years(words, seen, council),
        seed: text.with(seed_key, &[("seed", header.seed.to_string().into())]),
        main: main.clone(),
        chronicle: to_chronicle,
        throne_game,
        record: ExportView::record(text),
        review: ButtonView::new(text, "review-open", Intent::Table(TableIntent::OpenReview))
            .hint(text.say("review-open-hint")),
        watch: replay::button(text, council),
        rematch,
        home: ButtonView::new(text, "common-home", Intent::App(AppIntent::OpenHome)),
    })
}

/// The cards of Claim the Throne, where it came to that.
fn throne(words: &Words, council: &Council) -> Vec<ThroneCardView> {
    let cards = council.events().iter().rev().find_map(|event| match event {
        CouncilEvent::Event(Event::ThroneRevealed { cards }) => Some(*cards),
        _ => None,
    });
    let Some(cards) = cards else { return Vec::new() };
    let size = |card: Character| cards.iter().filter(|&&other| other == Some(card)).count();
    let largest = cards.iter().flatten().map(|&card| size(card)).max().unwrap_or(0);
    let view = |(seat, card): (u8, &Option<Character>)| {
        let (seat, card) = (Seat::new(seat), (*card)?);
        let reigns = largest > 1 && size(card) == largest;
        Some(ThroneCardView {
            name: words.name(seat).to_owned(),
            character: words.face(card),
            reigns,
            spoken: words.card(
                seat,
                card,
                if reigns { "council-throne-card-reigns" } else { "council-throne-card" },
            ),
        })
    };
    (0u8..).zip(&cards).filter_map(view).collect()
}
