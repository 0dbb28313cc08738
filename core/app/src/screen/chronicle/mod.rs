//! The Chronicle's screen: a book of reigns.

mod chart;
mod lists;
mod obstacle;
mod page;
mod shelf;
mod tables;
mod view;
pub(crate) mod words;

pub use view::{
    BandView, ChartReignView, ChronicleView, ImportView, MemberFieldView, MemberView, ObstacleView,
    ReignChartView, ReignLineView, ReignListView, ReignPageView, RulerListView, RulerView, ShareView,
    ShelfView, TableRowView, TableView, ThroneView,
};

pub(crate) use obstacle::obstacle;
pub(crate) use page::details;
pub(crate) use shelf::chronicles;

use super::{Body, ChoicesView, ExportView};
use crate::flow::chronicle::Chronicle;
use crate::text::Text;
use crate::{ChronicleIntent, ChronicleTab, ExportKind, Intent};

pub(crate) fn body(text: &Text, chronicle: &Chronicle) -> Body {
    let (book, tab) = (&chronicle.book, chronicle.tab);
    let written = !book.lines().is_empty();
    let damaged = book.damaged();
    let tabs = [
        (ChronicleTab::Reigns, "reigns"),
        (ChronicleTab::Rulers, "rulers"),
        (ChronicleTab::Chart, "chart"),
        (ChronicleTab::Statistics, "statistics"),
    ];
    let view = ChronicleView {
        summary: summary(text, chronicle),
        damaged: (damaged > 0).then(|| text.with("chronicle-damaged", &[("count", damaged.into())])),
        tabs: ChoicesView::new(text, "chronicle-tab", tab, &tabs, &[], |tab| {
            Intent::Chronicle(ChronicleIntent::SetChronicleTab { tab })
        }),
        reigns: (tab == ChronicleTab::Reigns).then(|| lists::reigns(text, chronicle)),
        rulers: (tab == ChronicleTab::Rulers).then(|| lists::rulers(text, chronicle)),
        chart: (tab == ChronicleTab::Chart).then(|| chart::chart(text, chronicle)),
        tables: if tab == ChronicleTab::Statistics { tables::tables(text, book) } else { Vec::new() },
        page: page::page(text, chronicle),
        exports: [(ExportKind::ChronicleJson, "json"), (ExportKind::ChronicleCsv, "csv")]
            .map(|(kind, name)| export(text, kind, name, written))
            .into(),
        import: ImportView {
            label: text.say("chronicle-import"),
            hint: text.say("chronicle-import-hint"),
            endings: ["json", "douze", "toml"].map(str::to_owned).into(),
        },
        claim: shelf::claim(text, book),
        shelf: Some(shelf::view(text, chronicle)),
    };
    Body::Chronicle { chronicle: view }
}

/// How long the book is, and who sits on the throne.
fn summary(text: &Text, chronicle: &Chronicle) -> String {
    let book = &chronicle.book;
    let Some(last) = book.counted().next_back() else { return text.say("chronicle-empty") };
    let years = words::years(text, book.next_year() - 1);
    let args = [("count", book.counted().count().into()), ("value", years.into())];
    let throne = words::on_the_throne(text, &last.reign.throne, last.crowned);
    format!("{} {throne}", text.with("chronicle-summary", &args))
}

fn export(text: &Text, kind: ExportKind, name: &str, enabled: bool) -> ExportView {
    let hint = if enabled {
        text.say(&format!("chronicle-export-{name}-line"))
    } else {
        text.say("chronicle-export-off")
    };
    ExportView { label: text.of("chronicle-export", name), hint, enabled, kind }
}
