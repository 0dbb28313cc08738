//! Statistics by person and by month.

use super::words;
use crate::chronicle::{Book, Tally};
use crate::flow::chronicle::WINDOW;
use crate::screen::{TableRowView, TableView};
use crate::text::Text;
use douze_rules::council::Scenario;

pub(super) fn tables(text: &Text, book: &Book) -> Vec<TableView> {
    let people: Vec<Vec<String>> = book
        .people()
        .iter()
        .take(WINDOW)
        .map(|person| {
            let Tally { reigns, won, best, .. } = person.tally;
            let mean = person.tally.mean();
            vec![
                person.name.clone(),
                reigns.to_string(),
                won.to_string(),
                number(best),
                number(mean),
                person.thrones.to_string(),
            ]
        })
        .collect();
    let months: Vec<Vec<String>> = Scenario::ALL
        .into_iter()
        .map(|month| {
            let Tally { reigns, won, best, .. } = book.month(month);
            vec![words::month(text, month), reigns.to_string(), won.to_string(), number(best)]
        })
        .collect();
    let more = book.people().len().saturating_sub(WINDOW);
    let mut people = table(text, "people", &["name", "reigns", "won", "best", "mean", "thrones"], people);
    if more > 0 {
        people.more = text.with("chronicle-more", &[("count", more.into())]);
    }
    vec![people, table(text, "months", &["month", "reigns", "won", "best"], months)]
}

/// A dash where there is none.
fn number(number: Option<impl ToString>) -> String {
    number.map_or_else(|| "–".into(), |number| number.to_string())
}

fn table(text: &Text, name: &str, columns: &[&str], rows: Vec<Vec<String>>) -> TableView {
    let headings: Vec<String> = columns.iter().map(|column| text.of("chronicle-column", column)).collect();
    let none = text.say("chronicle-none");
    let row = |cells: Vec<String>| {
        let mut said = headings.iter().zip(&cells).map(|(heading, cell)| {
            let cell = if cell == "–" { &none } else { cell };
            format!("{heading} {cell}")
        });
        // The first column is the name of the row.
        said.next();
        let said = said.collect::<Vec<_>>().join(", ");
        let name = cells.first().cloned().unwrap_or_default();
        let spoken = text.with("chronicle-row-spoken", &[("name", name.into()), ("list", said.into())]);
        TableRowView { cells, spoken }
    };
    let rows = rows.into_iter().map(row).collect();
    TableView { label: text.of("chronicle-table", name), headings, rows, more: String::new() }
}
