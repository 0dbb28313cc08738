//! The pack: every picture of many colours in one file.
//!
//! Numbers are varints: seven bits a byte, the lowest first, the eighth bit says that more follow. *Signed* ones are
//! folded (0, -1, 1, -2, …). Places are signed, in twentieths of a picture's unit.
//!
//! ```text
//! file     "DZA1", FNV-1a of the names joined by \n (4 bytes, lowest first), colours, gradients, shapes, pictures
//! colours  how many, then red green blue alpha of each
//! gradients how many, then of each: how many stops, then of each stop its place (a byte, 255 = end) and its colour
//! shapes   how many, then of each: its length in bytes, then those
//! pictures how many, then of each: its length in bytes, then those
//!
//! shape    begins at 0, 0. A byte each: kind * 64 + count. Kind 0: so many lines, 1: quadratic, 2: cubic curves, of 1, 2
//!          and 3 points; 3: count 1 closes, 2 moves to a point. A point is two signed numbers, seen from the point
//!          before, control points among them.
//! picture  left, top, width, height (places), then operations up to its end
//!
//! operation a byte: kind + flags
//!   0 fill     8: even-odd. shape, x, y, paint
//!   1 stroke   8: round caps (else butt). 128: round joins (else mitre). shape, x, y, width in hundredths, paint
//!   2 clip     8: even-odd. shape, x, y. Holds up to its pop
//!   3 layer    opacity (a byte). What comes up to its pop is drawn as one
//!   4 pop
//!   5 use      number of a picture, its scale in ten-thousandths, x, y: where its 0, 0 is
//!   16: the shape is seen in a mirror (x is -x).
//! paint    flags 32 and 64 of its operation: 0 colour; 1 linear: x, y, x, y, gradient; 2 radial: x, y, radius, gradient;
//!          3 radial, an ellipse: x, y, radius, height in thousandths of the width, gradient. Places are seen from the
//!          operation's x, y, not in the mirror
//! ```

use std::collections::HashMap;

use tiny_skia::{Path, PathSegment, Point};

use crate::picture::{Op, Paint, Picture, Stop};

pub(crate) const HEAD: &[u8; 4] = b"DZA1";
pub(crate) const UNIT: f32 = 20.0;

pub(crate) const EVEN_ODD: u8 = 8;
pub(crate) const ROUND_CAP: u8 = 8;
pub(crate) const MIRROR: u8 = 16;
pub(crate) const ROUND_JOIN: u8 = 128;

/// Things that are kept once.
struct Shelf<T> {
    places: HashMap<T, u64>,
    things: Vec<T>,
}

impl<T: Clone + Eq + std::hash::Hash> Shelf<T> {
    fn new() -> Self {
        Self { places: HashMap::new(), things: Vec::new() }
    }

    fn put(&mut self, thing: T) -> u64 {
        let place = self.things.len() as u64;
        *self.places.entry(thing.clone()).or_insert_with(|| {
            self.things.push(thing);
            place
        })
    }
}

struct Writer<'a> {
    pictures: &'a [Picture],
    colours: Shelf<[u8; 4]>,
    gradients: Shelf<Vec<(u8, u64)>>,
    shapes: Shelf<Vec<u8>>,
}

/// The names of all pictures in one number: a pack fits the code that was written with it.
pub(crate) fn names_sum(pictures: &[Picture]) -> u32 {
    let names: Vec<_> = pictures.iter().map(|picture| picture.name.as_str()).collect();
    let hashed = |sum: u32, byte: u8| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    names.join("\n").bytes().fold(0x811C_9DC5, hashed)
}

pub(crate) fn write(pictures: &[Picture]) -> Vec<u8> {
    let mut writer =
        Writer { pictures, colours: Shelf::new(), gradients: Shelf::new(), shapes: Shelf::new() };
    let drawn: Vec<_> = pictures.iter().map(|picture| writer.picture(picture)).collect();
    let mut bytes = HEAD.to_vec();
    bytes.extend(names_sum(pictures).to_le_bytes());
    number(&mut bytes, writer.colours.things.len() as u64);
    bytes.extend(writer.colours.things.as_flattened());
    number(&mut bytes, writer.gradients.things.len() as u64);
    for gradient in &writer.gradients.things {
        number(&mut bytes, gradient.len() as u64);
        for (place, colour) in gradient {
            bytes.push(*place);
            number(&mut bytes, *colour);
        }
    }
    for things in [&writer.shapes.things, &drawn] {
        number(&mut bytes, things.len() as u64);
        for thing in things {
            number(&mut bytes, thing.len() as u64);
            bytes.extend(thing);
        }
    }
    bytes
}

impl Writer<'_> {
    fn picture(&mut self, picture: &Picture) -> Vec<u8> {
        let mut bytes = Vec::new();
        for edge in picture.bounds {
            signed(&mut bytes, units(edge));
        }
        for op in &picture.ops {
            self.op(op, &mut bytes);
        }
        bytes
    }

    fn op(&mut self, op: &Op, bytes: &mut Vec<u8>) {
        match op {
            Op::Fill { path, even_odd, paint } => {
                let shape = self.shape(path);
                bytes.push(if *even_odd { EVEN_ODD } else { 0 } | shape.flag | kind(paint) << 5);
                shape.write(bytes);
                self.paint(paint, &shape, bytes);
            }
            Op::Stroke { path, width, round_cap, round_join, paint } => {
                let shape = self.shape(path);
                let cap = if *round_cap { ROUND_CAP } else { 0 };
                let join = if *round_join { ROUND_JOIN } else { 0 };
                bytes.push(1 | cap | join | shape.flag | kind(paint) << 5);
                shape.write(bytes);
                number(bytes, whole(width * 100.0));
                self.paint(paint, &shape, bytes);
            }
            Op::Clip { path, even_odd } => {
                let shape = self.shape(path);
                bytes.push(2 | if *even_odd { EVEN_ODD } else { 0 } | shape.flag);
                shape.write(bytes);
            }
            Op::Layer { alpha } => bytes.extend([3, *alpha]),
            Op::Pop => bytes.push(4),
            Op::Use { name, width, at } => {
                let found =
                    self.pictures.iter().position(|picture| picture.name == *name).unwrap_or_default();
                let [left, top, own, _] = self.pictures[found].bounds;
                let scale = width / own;
                bytes.push(5);
                number(bytes, found as u64);
                number(bytes, whole(scale * 10_000.0));
                signed(bytes, units(at.x - left * scale));
                signed(bytes, units(at.y - top * scale));
            }
        }
    }

    fn paint(&mut self, paint: &Paint, shape: &Shape, bytes: &mut Vec<u8>) {
        let place = |bytes: &mut Vec<u8>, point: &Point| {
            signed(bytes, units(point.x) - shape.x);
            signed(bytes, units(point.y) - shape.y);
        };
        match paint {
            Paint::Solid(colour) => number(bytes, self.colours.put(*colour)),
            Paint::Linear { from, to, stops } => {
                place(bytes, from);
                place(bytes, to);
                let gradient = self.gradient(stops);
                number(bytes, gradient);
            }
            Paint::Radial { centre, radius, squeeze, stops } => {
                place(bytes, centre);
                number(bytes, u64::from(units(*radius).unsigned_abs()));
                if kind(paint) == 3 {
                    number(bytes, whole(squeeze * 1000.0));
                }
                let gradient = self.gradient(stops);
                number(bytes, gradient);
            }
        }
    }

    fn gradient(&mut self, stops: &[Stop]) -> u64 {
        let stops = stops.iter().map(|(place, colour)| (*place, self.colours.put(*colour))).collect();
        self.gradients.put(stops)
    }

    /// A shape and its mirror image are one.
    fn shape(&mut self, path: &Path) -> Shape {
        let first = path.points().first().copied().unwrap_or_default();
        let plain = outline(path, first, 1.0);
        let mirrored = outline(path, first, -1.0);
        let (bytes, flag) = if mirrored < plain { (mirrored, MIRROR) } else { (plain, 0) };
        Shape { number: self.shapes.put(bytes), flag, x: units(first.x), y: units(first.y) }
    }
}

struct Shape {
    number: u64,
    flag: u8,
    x: i32,
    y: i32,
}

impl Shape {
    fn write(&self, bytes: &mut Vec<u8>) {
        number(bytes, self.number);
        signed(bytes, self.x);
        signed(bytes, self.y);
    }
}

fn kind(paint: &Paint) -> u8 {
    match paint {
        Paint::Solid(_) => 0,
        Paint::Linear { .. } => 1,
        Paint::Radial { squeeze, .. } if (squeeze - 1.0).abs() < 0.002 => 2,
        Paint::Radial { .. } => 3,
    }
}

/// The bytes of a shape, as seen from its first point.
fn outline(path: &Path, first: Point, mirror: f32) -> Vec<u8> {
    let mut runs: Vec<(u8, u8, Vec<Point>)> = Vec::new();
    let mut push = |kind: u8, points: &[Point]| match runs.last_mut() {
        Some((last, count, all)) if *last == kind && kind != 3 && *count < 63 => {
            *count += 1;
            all.extend(points);
        }
        _ => runs.push((kind, 1, points.to_vec())),
    };
    let mut begun = false;
    for segment in path.segments() {
        match segment {
            PathSegment::MoveTo(_) if !begun => begun = true,
            PathSegment::MoveTo(to) => push(3, &[to]),
            PathSegment::LineTo(to) => push(0, &[to]),
            PathSegment::QuadTo(one, to) => push(1, &[one, to]),
            PathSegment::CubicTo(one, two, to) => push(2, &[one, two, to]),
            PathSegment::Close => push(3, &[]),
        }
    }
    let mut bytes = Vec::new();
    let (mut x, mut y) = (0, 0);
    for (kind, count, points) in runs {
        bytes.push(kind << 6 | if kind == 3 { 1 + u8::from(!points.is_empty()) } else { count });
        for point in points {
            let (to_x, to_y) = (units((point.x - first.x) * mirror), units(point.y - first.y));
            signed(&mut bytes, to_x - x);
            signed(&mut bytes, to_y - y);
            (x, y) = (to_x, to_y);
        }
    }
    bytes
}

fn units(length: f32) -> i32 {
    (length * UNIT).round() as i32
}

fn whole(value: f32) -> u64 {
    u64::from((value.round() as i32).unsigned_abs())
}

fn signed(bytes: &mut Vec<u8>, value: i32) {
    number(bytes, u64::from((value << 1 ^ value >> 31).cast_unsigned()));
}

fn number(bytes: &mut Vec<u8>, mut value: u64) {
    while value >= 0x80 {
        bytes.push(value as u8 | 0x80);
        value >>= 7;
    }
    bytes.push(value as u8);
}
