//! Apple's asset catalogue: the icon as pictures, and the colours that are seen before any code runs.

use tiny_skia::{Color, FillRule, Paint, Path, PathBuilder, Pixmap, Transform};

use crate::drawing::Drawing;
use crate::tokens::Tokens;
use crate::{Error, Output};

const FOLDER: &str = "ios/Douze/Resources/Assets.xcassets";

/// Pixels of the icon; the system cuts its corners and makes it smaller.
const SIDE: u16 = 1024;
/// Pixels of a unit of the drawing: its 24 fill seven tenths of the side.
const UNIT: f32 = 30.0;

/// Colours by the names of `tokens.toml`, by day and by night: the ground of the launch screen, where it is always night, and
/// what the system's own controls are coloured with.
pub(crate) fn colours(tokens: &Tokens) -> Result<Vec<Output>, Error> {
    [("Paper", "dark", "paper"), ("AccentColor", "light", "accent_house")]
        .map(|(name, day, token)| {
            let day = colour(tokens.colour(day, token)?, "");
            let night = colour(
                tokens.colour("dark", token)?,
                "\n      \"appearances\" : [{ \"appearance\" : \"luminosity\", \"value\" : \"dark\" }],",
            );
            let text = format!(
                "{{\n  \"colors\" : [\n    {day},\n    {night}\n  ],\n  \"info\" : {{ \"author\" : \"cargo run -p \
                 douze-art\", \"version\" : 1 }}\n}}\n"
            );
            let path = format!("{FOLDER}/{name}.colorset/Contents.json").into();
            Ok(Output { path, bytes: text.into() })
        })
        .into_iter()
        .collect()
}

fn colour(rgb: u32, appearance: &str) -> String {
    let [_, red, green, blue] = rgb.to_be_bytes();
    format!(
        "{{{appearance}
      \"color\" : {{
        \"color-space\" : \"srgb\",
        \"components\" : {{ \"alpha\" : \"1.000\", \"red\" : \"0x{red:02X}\", \"green\" : \"0x{green:02X}\", \"blue\" \
         : \"0x{blue:02X}\" }}
      }},
      \"idiom\" : \"universal\"
    }}"
    )
}

/// The icon: opaque; for dark home screens on the system's own ground; and in grey, to be tinted.
pub(crate) fn icon(drawing: &Drawing, tokens: &Tokens) -> Result<Vec<Output>, Error> {
    let failed = |why: &str| Error::Drawing("art/icon.svg".into(), why.to_owned());
    let die = outline(&drawing.path).ok_or_else(|| failed("is no outline"))?;
    let ink = tokens.colour("light", "curtain_ink")?;
    let ground = Some(tokens.colour("light", "curtain")?);
    [("icon", ground, ink), ("icon-dark", None, ink), ("icon-tinted", Some(0), 0xFF_FFFF)]
        .map(|(name, ground, ink)| {
            let bytes = picture(&die, ground, ink).ok_or_else(|| failed("cannot be drawn"))?;
            Ok(Output { path: format!("{FOLDER}/AppIcon.appiconset/{name}.png").into(), bytes })
        })
        .into_iter()
        .collect()
}

/// The icon as PNG: with a ground it has no alpha channel, as the store demands.
fn picture(die: &Path, ground: Option<u32>, ink: u32) -> Option<Vec<u8>> {
    let mut pixels = Pixmap::new(SIDE.into(), SIDE.into())?;
    if let Some(ground) = ground {
        pixels.fill(opaque(ground));
    }
    let mut paint = Paint::default();
    paint.set_color(opaque(ink));
    let middle = (f32::from(SIDE) - 24.0 * UNIT) / 2.0;
    let place = Transform::from_row(UNIT, 0.0, 0.0, UNIT, middle, middle);
    pixels.fill_path(die, &paint, FillRule::EvenOdd, place, None);

    let mut bytes = Vec::new();
    let mut file = png::Encoder::new(&mut bytes, SIDE.into(), SIDE.into());
    file.set_color(if ground.is_some() { png::ColorType::Rgb } else { png::ColorType::Rgba });
    file.set_source_srgb(png::SrgbRenderingIntent::Perceptual);
    let parts = if ground.is_some() { 3 } else { 4 };
    let data: Vec<u8> = pixels
        .pixels()
        .iter()
        .flat_map(|pixel| {
            let pixel = pixel.demultiply();
            [pixel.red(), pixel.green(), pixel.blue(), pixel.alpha()].into_iter().take(parts)
        })
        .collect();
    file.write_header().ok()?.write_image_data(&data).ok()?;
    Some(bytes)
}

fn opaque(rgb: u32) -> Color {
    let [_, red, green, blue] = rgb.to_be_bytes();
    Color::from_rgba8(red, green, blue, 255)
}

/// Path data of absolute lines and curves.
pub(crate) fn outline(data: &str) -> Option<Path> {
    let mut path = PathBuilder::new();
    for command in data.split_inclusive(|c: char| c.is_alphabetic()).collect::<Vec<_>>().windows(2) {
        draw(&mut path, command[0].chars().next_back()?, command[1].trim_end_matches(char::is_alphabetic))?;
    }
    // The last command has nothing behind it.
    if data.ends_with('Z') {
        path.close();
    }
    path.finish()
}

/// One command with as many places as it takes, or as often.
fn draw(path: &mut PathBuilder, command: char, places: &str) -> Option<()> {
    let numbers: Option<Vec<f32>> =
        places.split([' ', ',']).filter(|n| !n.is_empty()).map(|n| n.parse().ok()).collect();
    let numbers = numbers?;
    match command {
        'M' => numbers.chunks_exact(2).for_each(|p| path.move_to(p[0], p[1])),
        'L' => numbers.chunks_exact(2).for_each(|p| path.line_to(p[0], p[1])),
        'Q' => numbers.chunks_exact(4).for_each(|p| path.quad_to(p[0], p[1], p[2], p[3])),
        'C' => numbers.chunks_exact(6).for_each(|p| path.cubic_to(p[0], p[1], p[2], p[3], p[4], p[5])),
        'Z' => path.close(),
        _ => return None,
    }
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_outline_has_every_command() {
        let path = outline("M1 1L3 1Q4 1 4 2C4 3 3 4 2 4Z").unwrap();
        assert_eq!(path.bounds(), tiny_skia::Rect::from_ltrb(1.0, 1.0, 4.0, 4.0).unwrap());
        assert!(outline("M1 1H3").is_none());
    }
}
