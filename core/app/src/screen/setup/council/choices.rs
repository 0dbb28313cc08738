//! The calendar of a troubled year, and what may be chosen freely.

use super::{ChosenMonthView, DilemmaChoiceView, MonthView};
use crate::flow::setup::council::{CHOSEN, CouncilForm, Month};
use crate::screen::{CharacterChoiceView, CharacterView};
use crate::text::Text;
use crate::{CouncilKind, Intent, MonthState, SetupIntent};
use douze_rules::council::{Character, Dilemma, Faces, Scenario};

pub(super) fn calendar(text: &Text, setup: &CouncilForm, today: Scenario) -> Vec<MonthView> {
    if setup.kind != CouncilKind::Month {
        return Vec::new();
    }
    let month = |(number, month): (i32, Scenario)| {
        let name = text.of("rules-council-title", month.id());
        let rule = text.of("rules-council", month.id());
        let played = setup.known.months[month as usize];
        let best = match played {
            Month::New => text.say("setup-month-new"),
            Month::Lost => text.say("setup-month-lost"),
            Month::Won(years) => text.with("setup-month-best", &[("years", years.into())]),
        };
        let (state, short) = match played {
            Month::New if month == today => (MonthState::New, text.say("setup-month-today")),
            Month::New => (MonthState::New, text.say("setup-month-short-new")),
            Month::Lost => (MonthState::Lost, text.say("setup-month-short-lost")),
            Month::Won(years) => {
                (MonthState::Won, text.with("setup-month-short-won", &[("years", years.into())]))
            }
        };
        MonthView {
            month: number,
            spoken: format!("{name}. {rule} {best}."),
            name,
            rule,
            best,
            state,
            short,
            today: month == today,
            selected: month == setup.month,
            intent: Intent::Setup(SetupIntent::PickMonth { month: number }),
        }
    };
    (1..).zip(Scenario::ALL).map(month).collect()
}

pub(super) fn petitioners(text: &Text, setup: &CouncilForm) -> Vec<CharacterChoiceView> {
    if setup.kind != CouncilKind::Free {
        return Vec::new();
    }
    let full = setup.petitioners.len() >= CHOSEN;
    let choice = |character: Character| {
        let selected = setup.petitioners.contains(&character);
        let [name, rule] = ["council-character", "council-rule"].map(|key| text.of(key, character.id()));
        CharacterChoiceView {
            spoken: format!("{name}. {rule} {}", state(text, selected, full)),
            character: CharacterView::new(character.into(), name),
            selected,
            rule,
            intent: (selected || !full)
                .then(|| Intent::Setup(SetupIntent::ToggleCharacter { character: character.into() })),
        }
    };
    Character::ALL.into_iter().map(choice).collect()
}

pub(super) fn dilemmas(text: &Text, setup: &CouncilForm) -> Vec<DilemmaChoiceView> {
    let Some(deck) = setup.deck().filter(|_| setup.kind == CouncilKind::Free) else { return Vec::new() };
    let full = setup.dilemmas.len() >= CHOSEN;
    let choice = |dilemma: &Dilemma| {
        let number = dilemma.number;
        let selected = setup.dilemmas.contains(&number);
        let name = deck.dilemma_name(text.language(), number).unwrap_or_default().to_owned();
        let line = line(text, dilemma);
        let args = [
            ("name", name.as_str().into()),
            ("number", number.into()),
            ("count", dilemma.bells.into()),
            ("list", line.as_str().into()),
        ];
        let spoken = text.with("setup-dilemma-spoken", &args);
        DilemmaChoiceView {
            number: number.into(),
            name,
            bells: dilemma.bells.into(),
            line,
            selected,
            spoken: format!("{spoken} {}", state(text, selected, full)),
            intent: (selected || !full)
                .then(|| Intent::Setup(SetupIntent::ToggleDilemma { number: number.into() })),
        }
    };
    deck.rules().dilemmas().iter().map(choice).collect()
}

fn state(text: &Text, selected: bool, full: bool) -> String {
    text.say(match (selected, full) {
        (true, _) => "setup-character-in",
        (false, true) => "setup-free-full",
        (false, false) => "setup-character-out",
    })
}

/// "9, 10 or 11 · 2 years".
fn line(text: &Text, dilemma: &Dilemma) -> String {
    let target = |faces: Faces| {
        let numbers: Vec<String> = faces.iter().map(|face| face.number().to_string()).collect();
        match numbers.as_slice() {
            [] => String::new(),
            [only] => only.clone(),
            [first @ .., last] => {
                let first = first.join(", ");
                text.with("setup-or", &[("first", first.into()), ("last", last.as_str().into())])
            }
        }
    };
    let [one, other] = dilemma.targets.map(target);
    let faces = if dilemma.is_double() {
        text.with("setup-targets-two", &[("first", one.into()), ("last", other.into())])
    } else {
        one
    };
    text.with("setup-dilemma-line", &[("faces", faces.into()), ("years", dilemma.value.into())])
}

/// The chosen month's story and lists.
pub(super) fn chosen_month(text: &Text, setup: &CouncilForm) -> Option<ChosenMonthView> {
    if setup.kind != CouncilKind::Month {
        return None;
    }
    let (month, deck) = (setup.month, setup.deck()?);
    let name = |character: Character| text.of("council-character", character.id());
    let crowned =
        month.petitioners().map(|character| format!("{} {}", name(character), deck.rules().crown(character)));
    let dilemma = |number: u8| match deck.dilemma_name(text.language(), number) {
        Some(name) => format!("{number} {name}"),
        None => number.to_string(),
    };
    let petitioners =
        month.petitioners().map(|character| CharacterView::new(character.into(), name(character)));
    let lines =
        [("names", crowned.join(", ").into()), ("list", month.dilemmas().map(dilemma).join(", ").into())];
    let [petitioner_line, dilemma_line] = ["setup-month-petitioners", "setup-month-dilemmas"];
    Some(ChosenMonthView {
        story: text.of("rulebook-story", month.id()),
        petitioners: petitioners.into(),
        petitioner_line: text.with(petitioner_line, &lines[..1]),
        dilemma_line: text.with(dilemma_line, &lines[1..]),
    })
}
