//! The contact sheet: every portrait and animal at 24 dp in one colour, and how far each is from the others.

use std::path::Path;

use tiny_skia::{Color, FillRule, Paint, Pixmap, Transform};

use crate::apple::outline;
use crate::drawing::{Drawing, read_all};
use crate::{Error, root};

/// Pixels of a side: a dp each, as on the smallest screens.
const SIDE: u32 = 24;

/// The twelve animals with the gentle ones, then the fifteen characters.
fn drawings() -> Result<Vec<Drawing>, Error> {
    let mut all = Vec::new();
    for folder in ["forest", "gentle", "king", "council"] {
        all.extend(read_all(&root().join("art").join(folder))?);
    }
    Ok(all)
}

/// The drawing in black on nothing, `scale` times as large as it is read.
fn raster(drawing: &Drawing, scale: u16) -> Result<Pixmap, Error> {
    let failed = || Error::Drawing(drawing.name.clone().into(), "cannot be drawn".into());
    let side = SIDE * u32::from(scale);
    let mut pixels = Pixmap::new(side, side).ok_or_else(failed)?;
    let path = outline(&drawing.path).ok_or_else(failed)?;
    let mut paint = Paint { anti_alias: true, ..Paint::default() };
    paint.set_color(Color::BLACK);
    let scale = f32::from(scale);
    pixels.fill_path(&path, &paint, FillRule::EvenOdd, Transform::from_scale(scale, scale), None);
    Ok(pixels)
}

/// Two drawings, and of a thousand parts of their ink so many that only one of them has.
struct Pair {
    names: [String; 2],
    apart: u64,
}

/// Every pair, the most alike first.
fn pairs() -> Result<Vec<Pair>, Error> {
    let inked = drawings()?
        .into_iter()
        .map(|drawing| {
            let ink = raster(&drawing, 1)?.pixels().iter().map(|pixel| pixel.alpha()).collect();
            Ok((drawing.name, ink))
        })
        .collect::<Result<Vec<(String, Vec<u8>)>, Error>>()?;
    let mut pairs = Vec::new();
    for (place, (name, ink)) in inked.iter().enumerate() {
        for (other, others) in &inked[place + 1..] {
            let both = || ink.iter().zip(others);
            let apart: u64 = both().map(|(a, b)| u64::from(a.abs_diff(*b))).sum();
            let all: u64 = both().map(|(a, b)| u64::from(*a.max(b))).sum();
            pairs.push(Pair { names: [name.clone(), other.clone()], apart: apart * 1000 / all.max(1) });
        }
    }
    pairs.sort_by_key(|pair| pair.apart);
    Ok(pairs)
}

/// Writes the sheet as a picture, six in a row: each as it is, and four times as large.
pub(crate) fn write(file: &Path) -> Result<String, Error> {
    const GAP: u32 = 8;
    const COLUMNS: u32 = 6;
    let drawings = drawings()?;
    let (wide, high) = (SIDE * 5 + GAP * 3, SIDE * 4 + GAP * 2);
    let rows = (drawings.len() as u32).div_ceil(COLUMNS);
    let failed = || Error::Drawing(file.into(), "cannot be drawn".into());
    let mut sheet = Pixmap::new(wide * COLUMNS, high * rows).ok_or_else(failed)?;
    sheet.fill(Color::WHITE);
    for (place, drawing) in drawings.iter().enumerate() {
        let (row, column) = (place as u32 / COLUMNS, place as u32 % COLUMNS);
        let (left, top) = ((column * wide + GAP) as i32, (row * high + GAP) as i32);
        for (scale, x) in [(1, left), (4, left + (SIDE + GAP) as i32)] {
            let one = raster(drawing, scale)?;
            sheet.draw_pixmap(
                x,
                top,
                one.as_ref(),
                &tiny_skia::PixmapPaint::default(),
                Transform::identity(),
                None,
            );
        }
    }
    let mut bytes = Vec::new();
    let mut png = png::Encoder::new(&mut bytes, sheet.width(), sheet.height());
    png.set_color(png::ColorType::Rgba);
    let written = png.write_header().and_then(|mut head| head.write_image_data(sheet.data()));
    written.map_err(|error| Error::Drawing(file.into(), error.to_string()))?;
    std::fs::write(file, bytes).map_err(|error| Error::File(file.into(), error))?;
    let pairs = pairs()?;
    let alike = pairs.first().map(|pair| {
        let [one, other] = &pair.names;
        format!("; the two most alike are {one} and {other}, {} of 1000 apart", pair.apart)
    });
    Ok(format!("{} drawings, {} pairs{}", drawings.len(), pairs.len(), alike.unwrap_or_default()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Of a thousand parts of the ink of both.
    const LEAST: u64 = 250;

    #[test]
    fn every_portrait_and_animal_differs_from_each_other_in_one_colour_at_24_dp() {
        let pairs = pairs().unwrap();
        assert_eq!(pairs.len(), 30 * 29 / 2);
        let alike: Vec<String> = pairs
            .iter()
            .filter(|pair| pair.apart < LEAST)
            .map(|pair| format!("{} and {}: {}", pair.names[0], pair.names[1], pair.apart))
            .collect();
        assert!(alike.is_empty(), "{alike:#?}");
    }
}
