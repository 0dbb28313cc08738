//! The Chronicles of the device, and the throne that can be played for.

use crate::chronicle::Book;
use crate::flow::chronicle::{CHRONICLE_NAME, Chronicle};
use crate::screen::{ButtonView, ChoiceView, ChoicesView, FieldView, ShelfView};
use crate::store::StoredChronicle;
use crate::text::Text;
use crate::{ChronicleIntent, Intent};

/// King of 12 for the throne that the last reign left vacant.
pub(super) fn claim(text: &Text, book: &Book) -> Option<ButtonView> {
    let id = book.vacant()?.reign.id.to_string();
    let button = ButtonView::new(
        text,
        "council-play-for-throne",
        Intent::Chronicle(ChronicleIntent::ClaimThrone { id }),
    );
    Some(button.hint(text.say("chronicle-claim-hint")))
}

pub(super) fn view(text: &Text, chronicle: &Chronicle) -> ShelfView {
    let all = &chronicle.all;
    let open = all.iter().find(|one| one.id == chronicle.id);
    let button = |key: &str, intent| ButtonView::new(text, key, Intent::Chronicle(intent));
    let empty = open.is_some_and(|one| one.reigns == 0);
    ShelfView {
        chronicles: (all.len() > 1).then(|| {
            chronicles(text, all, chronicle.id, |id| {
                Intent::Chronicle(ChronicleIntent::SelectChronicle { id })
            })
        }),
        name: FieldView {
            label: text.say("chronicle-shelf-name"),
            value: open.map(|one| one.name.clone()).unwrap_or_default(),
            error: None,
            hint: Some(text.say("chronicle-shelf-hint")),
            limit: i32::try_from(CHRONICLE_NAME).unwrap_or_default(),
        },
        add: button("chronicle-shelf-add", ChronicleIntent::AddChronicle)
            .hint(text.say("chronicle-shelf-add-hint")),
        remove: (empty && all.len() > 1)
            .then(|| button("chronicle-shelf-remove", ChronicleIntent::RemoveChronicle)),
    }
}

/// All Chronicles, of which one is selected. One without a name has a number.
pub(crate) fn chronicles(
    text: &Text,
    all: &[StoredChronicle],
    selected: i64,
    intent: impl Fn(i64) -> Intent,
) -> ChoicesView {
    let choice = |(number, one): (usize, &StoredChronicle)| ChoiceView {
        face: None,
        label: name(text, number, one),
        line: Some(text.with("chronicle-shelf-reigns", &[("count", one.reigns.into())])),
        selected: one.id == selected,
        intent: intent(one.id),
    };
    ChoicesView { label: text.say("chronicle-shelf"), choices: (1..).zip(all).map(choice).collect() }
}

fn name(text: &Text, number: usize, chronicle: &StoredChronicle) -> String {
    if chronicle.name.is_empty() {
        text.with("chronicle-shelf-number", &[("number", number.into())])
    } else {
        chronicle.name.clone()
    }
}
