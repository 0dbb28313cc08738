//! `douze-gallery FOLDER`: writes `en.gallery`, `fr.gallery` and `de.gallery`, the states of the gallery in the encoding
//! of the border, so that shells read them with their generated converters. A file is a count, and for each state its
//! name and its update.
//!
//! `douze-gallery --list [TOUR…]`: the names of the states, by tour, and how long each tour takes.

use douze_app::gallery::{GalleryScreen, gallery, tours, walk};
use douze_app::{UniFfiTag, Update};
use std::path::Path;
use std::time::Instant;
use uniffi::Lower;

type Result = std::result::Result<(), Box<dyn std::error::Error>>;

const LOCALES: [&str; 3] = ["en", "fr", "de"];

fn main() -> Result {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.split_first() {
        Some((list, names)) if list == "--list" => {
            for tour in tours().filter(|tour| names.is_empty() || names.iter().any(|name| name == tour)) {
                list_tour(tour);
            }
            Ok(())
        }
        Some((folder, [])) => {
            std::fs::create_dir_all(folder)?;
            for locale in LOCALES {
                let bytes = encode(gallery(locale)?)?;
                std::fs::write(Path::new(folder).join(format!("{locale}.gallery")), bytes)?;
            }
            Ok(())
        }
        _ => Err("usage: douze-gallery FOLDER | --list [TOUR…]".into()),
    }
}

fn list_tour(tour: &str) {
    let start = Instant::now();
    let walked = walk(tour, "en");
    let took = start.elapsed().as_millis();
    match walked {
        Ok(screens) => {
            let names: Vec<&str> = screens.iter().map(|screen| screen.name).collect();
            println!("{tour} ({took} ms): {}", names.join(", "));
        }
        Err(broken) => println!("{tour} ({took} ms): NOT REACHED: {broken}"),
    }
}

fn encode(screens: Vec<GalleryScreen>) -> std::result::Result<Vec<u8>, std::num::TryFromIntError> {
    let mut bytes = Vec::new();
    <i32 as Lower<UniFfiTag>>::write(screens.len().try_into()?, &mut bytes);
    for GalleryScreen { name, update } in screens {
        <String as Lower<UniFfiTag>>::write(name.into(), &mut bytes);
        <Update as Lower<UniFfiTag>>::write(update, &mut bytes);
    }
    Ok(bytes)
}
