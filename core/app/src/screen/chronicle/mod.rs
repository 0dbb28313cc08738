//! The Chronicle's screen.

mod view;

pub use view::{
    BandView, ChartReignView, ChronicleView, ExportView, ImportView, MemberView, ObstacleView,
    ReignChartView, ReignLineView, ReignListView, ReignPageView, RulerListView, RulerView, ShareView,
    TableRowView, TableView, ThroneView, WindowView,
};
