//! The Chronicle's screen.

mod verdict;
mod view;

pub(crate) use verdict::{verdict_line, verdict_name};

pub use view::{
    BandView, ChartReignView, ChronicleView, ExportView, ImportView, MemberView, ObstacleView,
    ReignChartView, ReignLineView, ReignListView, ReignPageView, RulerListView, RulerView, ShareView,
    TableRowView, TableView, ThroneView, WindowView,
};
