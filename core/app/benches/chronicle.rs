//! The cost of a long Chronicle: opening the book, a window of it, its files, reading one, merging one.
//! `cargo bench -p douze-app --bench chronicle [REIGNS]`
#![allow(clippy::unwrap_used, clippy::panic, reason = "a measurement")]

#[path = "../tests/it/support/reigns.rs"]
mod reigns;

use douze_app::chronicle::Reign;
use douze_app::screen::Body;
use douze_app::{AppIntent, ChronicleIntent, ChronicleTab, ExportKind, Intent, Session};
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

fn main() {
    let count = std::env::args().find_map(|arg| arg.parse().ok()).unwrap_or(10_000);
    let all: Vec<Reign> = (0..count).map(reigns::reign).collect();
    let [here, elsewhere] = [(); 2].map(|()| tempfile::tempdir().unwrap());
    reigns::fill(here.path(), &all);
    println!("{count} reigns");
    let session = timed("app, opened", || open(here.path()));
    for _ in 0..3 {
        timed("Chronicle, opened", || session.dispatch(Intent::App(AppIntent::OpenChronicle)).unwrap());
    }
    for tab in [ChronicleTab::Rulers, ChronicleTab::Chart, ChronicleTab::Statistics, ChronicleTab::Reigns] {
        timed(&format!("{tab:?}"), || {
            session.dispatch(Intent::Chronicle(ChronicleIntent::SetChronicleTab { tab })).unwrap()
        });
    }
    timed("last window", || {
        session
            .dispatch(Intent::Chronicle(ChronicleIntent::ShowReigns {
                first: i32::try_from(count).unwrap() - 1,
            }))
            .unwrap()
    });
    let json = timed("export, JSON", || session.export(ExportKind::ChronicleJson).unwrap().bytes);
    let csv = timed("export, CSV", || session.export(ExportKind::ChronicleCsv).unwrap().bytes);
    println!("{:>22} {} and {} bytes", "files", json.len(), csv.len());
    timed("import, all known", || session.import(json.clone()).unwrap());
    let other = open(elsewhere.path());
    timed("import, all new", || other.import(json).unwrap());
    let Body::Preview { preview } = other.screen().unwrap().body else { panic!("no preview") };
    timed("merge", || other.dispatch(preview.confirm.unwrap().intent).unwrap());
}

fn open(dir: &Path) -> Arc<Session> {
    Session::open(dir.to_string_lossy().into_owned(), vec!["en".into()]).unwrap()
}

fn timed<T>(name: &str, run: impl FnOnce() -> T) -> T {
    let start = Instant::now();
    let result = run();
    println!("{name:>22} {:7.1} ms", start.elapsed().as_secs_f64() * 1e3);
    result
}
