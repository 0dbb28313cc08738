//! Reads the pack as the apps do and draws it: the result must equal resvg's rendering of the drawings.

use std::fmt::{Debug, Write as _};
use std::fs;

use resvg::{tiny_skia, usvg};
use tiny_skia::{
    Color, FillRule, FilterQuality, GradientStop, LineCap, LineJoin, LinearGradient, Mask, Paint, Path,
    PathBuilder, Pixmap, PixmapPaint, Point, RadialGradient, Rect, Shader, SpreadMode, Stroke, Transform,
};

use crate::pack::{EVEN_ODD, HEAD, MIRROR, ROUND_CAP, ROUND_JOIN, UNIT, names_sum, write};
use crate::picture::{Picture, read_all};
use crate::root;

struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    fn byte(&mut self) -> u8 {
        self.take(1)[0]
    }

    fn take(&mut self, count: usize) -> &'a [u8] {
        let (taken, rest) = self.0.split_at(count);
        self.0 = rest;
        taken
    }

    fn number(&mut self) -> usize {
        let mut value = 0;
        for shift in (0..).step_by(7) {
            let byte = self.byte();
            value |= usize::from(byte & 0x7F) << shift;
            if byte < 0x80 {
                break;
            }
        }
        value
    }

    fn place(&mut self) -> f32 {
        let folded = self.number() as i32;
        (folded >> 1 ^ -(folded & 1)) as f32 / UNIT
    }

    fn parts(&mut self) -> Vec<&'a [u8]> {
        (0..self.number())
            .map(|_| {
                let length = self.number();
                self.take(length)
            })
            .collect()
    }
}

struct Pack<'a> {
    gradients: Vec<Vec<GradientStop>>,
    colours: Vec<Color>,
    shapes: Vec<&'a [u8]>,
    pictures: Vec<&'a [u8]>,
}

fn read(bytes: &[u8]) -> Pack<'_> {
    let mut bytes = Bytes(bytes);
    assert_eq!(bytes.take(4), HEAD);
    bytes.take(4);
    let colours: Vec<_> = (0..bytes.number())
        .map(|_| bytes.take(4))
        .map(|c| Color::from_rgba8(c[0], c[1], c[2], c[3]))
        .collect();
    let gradients = (0..bytes.number())
        .map(|_| {
            let stops = bytes.number();
            (0..stops)
                .map(|_| {
                    let place = f32::from(bytes.byte()) / 255.0;
                    GradientStop::new(place, colours[bytes.number()])
                })
                .collect()
        })
        .collect();
    let shapes = bytes.parts();
    let pictures = bytes.parts();
    assert!(bytes.0.is_empty());
    Pack { gradients, colours, shapes, pictures }
}

impl Pack<'_> {
    fn shape(&self, flags: u8, bytes: &mut Bytes<'_>) -> (Path, Point) {
        let mut outline = Bytes(self.shapes[bytes.number()]);
        let (left, top) = (bytes.place(), bytes.place());
        let mirror = if flags & MIRROR == 0 { 1.0 } else { -1.0 };
        let mut path = PathBuilder::new();
        path.move_to(left, top);
        let (mut x, mut y) = (0.0, 0.0);
        while !outline.0.is_empty() {
            let run = outline.byte();
            let mut point = || {
                x += outline.place();
                y += outline.place();
                (left + x * mirror, top + y)
            };
            for _ in 0..if run >> 6 == 3 { 1 } else { run & 63 } {
                match run >> 6 {
                    0 => {
                        let to = point();
                        path.line_to(to.0, to.1);
                    }
                    1 => {
                        let (a, to) = (point(), point());
                        path.quad_to(a.0, a.1, to.0, to.1);
                    }
                    2 => {
                        let (a, b, to) = (point(), point(), point());
                        path.cubic_to(a.0, a.1, b.0, b.1, to.0, to.1);
                    }
                    _ if run & 63 == 1 => path.close(),
                    _ => {
                        let to = point();
                        path.move_to(to.0, to.1);
                    }
                }
            }
        }
        (path.finish().unwrap(), Point::from_xy(left, top))
    }

    /// The paint, and what the ellipse of its colours is squeezed by, from where.
    fn paint(&self, flags: u8, from: Point, bytes: &mut Bytes<'_>) -> Paint<'static> {
        let mut paint = Paint { anti_alias: true, ..Paint::default() };
        let corner = |bytes: &mut Bytes<'_>| {
            let (x, y) = (bytes.place(), bytes.place());
            Point::from_xy(from.x + x, from.y + y)
        };
        let pad = SpreadMode::Pad;
        paint.shader = match flags >> 5 & 3 {
            0 => Shader::SolidColor(self.colours[bytes.number()]),
            1 => {
                let (start, end) = (corner(bytes), corner(bytes));
                let stops = self.gradients[bytes.number()].clone();
                LinearGradient::new(start, end, stops, pad, Transform::identity()).unwrap()
            }
            kind => {
                let centre = corner(bytes);
                let radius = bytes.number() as f32 / UNIT;
                let squeeze = if kind == 3 { bytes.number() as f32 / 1000.0 } else { 1.0 };
                let stops = self.gradients[bytes.number()].clone();
                let squeezed =
                    Transform::from_scale(1.0, squeeze).post_translate(0.0, centre.y - centre.y * squeeze);
                RadialGradient::new(centre, 0.0, centre, radius, stops, pad, squeezed).unwrap()
            }
        };
        paint
    }

    fn draw(&self, number: usize, place: Transform, clip: Option<&Mask>, map: &mut Pixmap) {
        let mut bytes = Bytes(self.pictures[number]);
        for _ in 0..4 {
            bytes.place();
        }
        self.ops(&mut bytes, place, clip, map);
    }

    fn ops(&self, bytes: &mut Bytes<'_>, place: Transform, clip: Option<&Mask>, map: &mut Pixmap) {
        while !bytes.0.is_empty() {
            let flags = bytes.byte();
            let rule = if flags & EVEN_ODD == 0 { FillRule::Winding } else { FillRule::EvenOdd };
            match flags & 7 {
                0 => {
                    let (path, from) = self.shape(flags, bytes);
                    let paint = self.paint(flags, from, bytes);
                    map.fill_path(&path, &paint, rule, place, clip);
                }
                1 => {
                    let (path, from) = self.shape(flags, bytes);
                    let stroke = Stroke {
                        width: bytes.number() as f32 / 100.0,
                        line_cap: if flags & ROUND_CAP == 0 { LineCap::Butt } else { LineCap::Round },
                        line_join: if flags & ROUND_JOIN == 0 { LineJoin::Miter } else { LineJoin::Round },
                        ..Stroke::default()
                    };
                    let paint = self.paint(flags, from, bytes);
                    map.stroke_path(&path, &paint, &stroke, place, clip);
                }
                2 => {
                    let (path, _) = self.shape(flags, bytes);
                    let mut inner = clip.cloned().unwrap_or_else(|| {
                        let mut all = Mask::new(map.width(), map.height()).unwrap();
                        all.fill_path(&whole(map), FillRule::Winding, false, Transform::identity());
                        all
                    });
                    inner.intersect_path(&path, rule, true, place);
                    self.ops(bytes, place, Some(&inner), map);
                }
                3 => {
                    let opacity = f32::from(bytes.byte()) / 255.0;
                    let mut layer = Pixmap::new(map.width(), map.height()).unwrap();
                    self.ops(bytes, place, None, &mut layer);
                    let paint =
                        PixmapPaint { opacity, quality: FilterQuality::Nearest, ..PixmapPaint::default() };
                    map.draw_pixmap(0, 0, layer.as_ref(), &paint, Transform::identity(), clip);
                }
                4 => return,
                _ => {
                    let number = bytes.number();
                    let scale = bytes.number() as f32 / 10_000.0;
                    let (x, y) = (bytes.place(), bytes.place());
                    self.draw(number, place.pre_translate(x, y).pre_scale(scale, scale), clip, map);
                }
            }
        }
    }
}

fn whole(map: &Pixmap) -> Path {
    PathBuilder::from_rect(Rect::from_xywh(0.0, 0.0, map.width() as f32, map.height() as f32).unwrap())
}

/// How many pixels a unit is drawn with: scenes are large.
fn scale(picture: &Picture) -> f32 {
    let [_, _, width, height] = picture.bounds;
    if width * height > 30_000.0 { 0.75 } else { 1.5 }
}

fn blank(picture: &Picture) -> Pixmap {
    let [_, _, width, height] = picture.bounds;
    let scale = scale(picture);
    let mut map = Pixmap::new((width * scale) as u32, (height * scale) as u32).unwrap();
    map.fill(Color::from_rgba8(120, 90, 160, 255));
    map
}

fn ours(pack: &Pack<'_>, number: usize, picture: &Picture) -> Pixmap {
    let [left, top, _, _] = picture.bounds;
    let scale = scale(picture);
    let mut map = blank(picture);
    pack.draw(number, Transform::from_scale(scale, scale).pre_translate(-left, -top), None, &mut map);
    map
}

fn theirs(picture: &Picture) -> Pixmap {
    let file = root().join("art/pictures").join(format!("{}.svg", picture.name));
    let options = usvg::Options { resources_dir: file.parent().map(Into::into), ..usvg::Options::default() };
    let tree = usvg::Tree::from_str(&fs::read_to_string(&file).unwrap(), &options).unwrap();
    let mut map = blank(picture);
    resvg::render(&tree, Transform::from_scale(scale(picture), scale(picture)), &mut map.as_mut());
    map
}

/// The mean difference of a channel, and how many pixels of a thousand differ much.
fn difference(one: &Pixmap, other: &Pixmap) -> (f32, f32) {
    let (mut sum, mut much) = (0_u64, 0_u64);
    for (a, b) in one.pixels().iter().zip(other.pixels()) {
        let apart =
            [(a.red(), b.red()), (a.green(), b.green()), (a.blue(), b.blue())].map(|(a, b)| a.abs_diff(b));
        sum += apart.iter().map(|apart| u64::from(*apart)).sum::<u64>();
        much += u64::from(apart.iter().any(|apart| *apart > 64));
    }
    let pixels = one.pixels().len() as f32;
    (sum as f32 / pixels / 3.0, much as f32 / pixels * 1000.0)
}

fn all() -> Vec<Picture> {
    read_all(&root().join("art/pictures")).unwrap()
}

#[test]
fn every_picture_of_the_pack_looks_like_its_drawing() {
    let pictures = all();
    let bytes = write(&pictures);
    let pack = read(&bytes);
    let mut faults = Vec::new();
    for (number, picture) in pictures.iter().enumerate() {
        let (mean, much) = difference(&ours(&pack, number, picture), &theirs(picture));
        if mean > 1.0 || much > 6.0 {
            faults.push(format!("{}: mean {mean:.2}, {much:.1} of 1000 pixels", picture.name));
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

/// Pictures that the apps' own tests draw, too.
const SAMPLES: [&str; 10] = [
    "animals/deer_white",
    "animals/wolf_black",
    "courtiers/01",
    "doors/forest",
    "doors/king",
    "portraits/knight",
    "portraits/oracle",
    "portraits/sorcerer",
    "things/candle_lit",
    "things/seal",
];

/// `art/raster.txt`: what the samples look like on average in sixteen fields, by resvg.
#[test]
fn the_means_that_both_apps_compare_with_are_up_to_date() {
    let mut text = String::new();
    for picture in all().iter().filter(|picture| SAMPLES.contains(&picture.name.as_str())) {
        let map = theirs(picture);
        let (width, height) = (map.width() as usize, map.height() as usize);
        _ = write!(text, "{} {width} {height}", crate::catalogue::name(picture).to_uppercase());
        for (row, column) in (0..16).map(|field| (field / 4, field % 4)) {
            let (mut sums, mut count) = ([0_u64; 3], 0);
            for y in row * height / 4..(row + 1) * height / 4 {
                for x in column * width / 4..(column + 1) * width / 4 {
                    let pixel = map.pixels()[y * width + x];
                    for (sum, channel) in sums.iter_mut().zip([pixel.red(), pixel.green(), pixel.blue()]) {
                        *sum += u64::from(channel);
                    }
                    count += 1;
                }
            }
            let [red, green, blue] = sums.map(|sum| sum / count);
            _ = write!(text, " {red:02x}{green:02x}{blue:02x}");
        }
        text.push('\n');
    }
    let file = root().join("art/raster.txt");
    if std::env::var_os("DOUZE_RECORD").is_some() {
        fs::write(&file, &text).unwrap();
    }
    assert_eq!(fs::read_to_string(&file).unwrap(), text, "DOUZE_RECORD=1 writes it");
}

#[test]
fn the_pack_is_small() {
    let bytes = write(&all());
    assert!(bytes.len() <= 350_000, "{} bytes", bytes.len());
}

#[test]
fn the_pack_knows_the_names_it_was_made_for() {
    let pictures = all();
    assert_eq!(write(&pictures)[4..8], names_sum(&pictures).to_le_bytes());
    let fewer = names_sum(&pictures[1..]);
    assert_ne!(names_sum(&pictures), fewer);
}

/// `{value:?}` of what is wrong with a drawing.
fn fault(svg: &str) -> impl Debug {
    crate::picture::read("test", svg).unwrap_err()
}

#[test]
fn what_cannot_be_drawn_is_refused() {
    let svg = |inner: &str| {
        format!("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 10 10\">{inner}</svg>")
    };
    let path = "<path d=\"M0 0L9 0L9 9Z\"/>";
    assert_eq!(crate::picture::read("test", &svg(path)).unwrap().ops.len(), 1);
    assert!(format!("{:?}", fault(&svg(path).replace("0 0 10 10", "10"))).contains("viewBox"));
    assert!(
        format!("{:?}", fault(&svg("<path stroke=\"red\" stroke-dasharray=\"1 2\" d=\"M0 0L9 9\"/>")))
            .contains("dashes")
    );
    let pattern = "<pattern id=\"p\" width=\"2\" height=\"2\"><path d=\"M0 0L1 1L1 0Z\"/></pattern><path fill=\"url(#p)\" d=\"M0 0L9 0L9 9Z\"/>";
    assert!(format!("{:?}", fault(&svg(pattern))).contains("patterns"));
}
