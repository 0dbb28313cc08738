//! Pictures of many colours: an SVG as a list of operations that both apps can draw.
//!
//! Groups, transforms and boxes of gradients are gone then: what is left is paths in the units of the picture.

use std::fs;
use std::path::Path as FilePath;

use tiny_skia::{Path, Point, Transform};
use usvg::{FillRule, Group, LineCap, LineJoin, Node, Paint as SvgPaint};

use crate::Error;

/// A stop of a gradient: from 0 to 255, and its colour.
pub(crate) type Stop = (u8, [u8; 4]);

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Paint {
    Solid([u8; 4]),
    Linear {
        from: Point,
        to: Point,
        stops: Vec<Stop>,
    },
    /// An ellipse: as high as wide, times `squeeze`.
    Radial {
        centre: Point,
        radius: f32,
        squeeze: f32,
        stops: Vec<Stop>,
    },
}

#[derive(Clone, Debug)]
pub(crate) enum Op {
    Fill {
        path: Path,
        even_odd: bool,
        paint: Paint,
    },
    Stroke {
        path: Path,
        width: f32,
        round_cap: bool,
        round_join: bool,
        paint: Paint,
    },
    /// Until the next `Pop` only what is within the path is drawn.
    Clip {
        path: Path,
        even_odd: bool,
    },
    /// Until the next `Pop` everything is drawn as one, then laid over with this opacity.
    Layer {
        alpha: u8,
    },
    Pop,
    /// Another picture, its left top corner at `at`, so large that it is `width` wide.
    Use {
        name: String,
        width: f32,
        at: Point,
    },
}

#[derive(Clone, Debug)]
pub(crate) struct Picture {
    /// Folder and file, `portraits/knight`.
    pub(crate) name: String,
    /// Left, top, width, height.
    pub(crate) bounds: [f32; 4],
    /// The ground, the edge of the ground and the accent of the niche behind a portrait.
    pub(crate) niche: Option<[u32; 3]>,
    pub(crate) ops: Vec<Op>,
}

/// Every picture of the folder: group by group, by name.
pub(crate) fn read_all(folder: &FilePath) -> Result<Vec<Picture>, Error> {
    let mut pictures = Vec::new();
    for group in listed(folder)? {
        for file in listed(&group)? {
            let name = |path: &FilePath| path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            let text = fs::read_to_string(&file).map_err(|error| Error::File(file.clone(), error))?;
            let picture = read(&format!("{}/{}", name(&group), name(&file)), &text);
            pictures.push(picture.map_err(|why| Error::Drawing(file, why))?);
        }
    }
    let names: Vec<_> = pictures.iter().map(|picture| picture.name.clone()).collect();
    for picture in &pictures {
        for op in &picture.ops {
            if let Op::Use { name, .. } = op
                && !names.contains(name)
            {
                return Err(Error::Drawing(
                    picture.name.clone().into(),
                    format!("{name} is not among the pictures"),
                ));
            }
        }
    }
    Ok(pictures)
}

fn listed(folder: &FilePath) -> Result<Vec<std::path::PathBuf>, Error> {
    let failed = |error| Error::File(folder.to_owned(), error);
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).map_err(failed)? {
        files.push(entry.map_err(failed)?.path());
    }
    files.sort();
    Ok(files)
}

/// A picture out of its text, or in which way it cannot be drawn.
pub(crate) fn read(name: &str, svg: &str) -> Result<Picture, String> {
    let document = roxmltree::Document::parse(svg).map_err(|error| error.to_string())?;
    let root = document.root_element();
    let view_box = root.attribute("viewBox").unwrap_or_default();
    let numbers: Vec<f32> = view_box.split(' ').filter_map(|number| number.parse().ok()).collect();
    let bounds: [f32; 4] = numbers.try_into().map_err(|_| "viewBox is not four numbers".to_owned())?;
    let colour = |name| {
        root.attribute(name).and_then(|text| u32::from_str_radix(text.trim_start_matches('#'), 16).ok())
    };
    let niche = colour("data-ground").zip(colour("data-night")).zip(colour("data-accent"));
    let svg = with_marks(&document, svg)?;
    let tree = usvg::Tree::from_str(&svg, &usvg::Options::default()).map_err(|error| error.to_string())?;
    let mut ops = Vec::new();
    // usvg moves the view box to 0, 0.
    let place = Transform::from_translate(bounds[0], bounds[1]);
    group(tree.root(), place, &mut ops)?;
    let niche = niche.map(|((ground, night), accent)| [ground, night, accent]);
    Ok(Picture { name: name.to_owned(), bounds, niche, ops })
}

const MARK: &str = "use ";

/// The text with each picture within it replaced by a rectangle whose id has the picture's name: usvg says where it is then.
fn with_marks(document: &roxmltree::Document<'_>, svg: &str) -> Result<String, String> {
    let mut text = svg.to_owned();
    let images: Vec<_> = document
        .descendants()
        .filter(|node| node.has_tag_name(("http://www.w3.org/2000/svg", "image")))
        .collect();
    for image in images.into_iter().rev() {
        let value = |name: &str| image.attribute(name).ok_or_else(|| format!("<image> has no {name}"));
        let name = value("href")?.trim_start_matches("../").trim_end_matches(".svg");
        let mark = format!(
            "<path id=\"{MARK}{name}\" fill=\"#000\" d=\"M{} {}h{}v{}h-{}z\"/>",
            value("x")?,
            value("y")?,
            value("width")?,
            value("height")?,
            value("width")?
        );
        text.replace_range(image.range(), &mark);
    }
    Ok(text)
}

fn group(group: &Group, place: Transform, ops: &mut Vec<Op>) -> Result<(), String> {
    if group.mask().is_some() || !group.filters().is_empty() {
        return Err("masks and filters are not drawn".to_owned());
    }
    let alpha = group.opacity().get();
    let single = match group.children() {
        [Node::Path(path)] => path.fill().is_none() || path.stroke().is_none(),
        _ => false,
    };
    if let Some(clip) = group.clip_path() {
        if clip.clip_path().is_some() {
            return Err("a clip of a clip is not drawn".to_owned());
        }
        let (path, even_odd) =
            outline(clip.root(), place.pre_concat(group.abs_transform()).pre_concat(clip.transform()))?;
        ops.push(Op::Clip { path, even_odd });
    }
    let layered = alpha < 1.0 && !single;
    if layered {
        ops.push(Op::Layer { alpha: byte(alpha) });
    }
    for node in group.children() {
        match node {
            Node::Group(inner) => self::group(inner, place, ops)?,
            Node::Path(path) => self::path(path, place, if layered { 1.0 } else { alpha }, ops)?,
            Node::Image(_) | Node::Text(_) => return Err("letters and bitmaps are not drawn".to_owned()),
        }
    }
    for _ in 0..usize::from(layered) + usize::from(group.clip_path().is_some()) {
        ops.push(Op::Pop);
    }
    Ok(())
}

/// Everything within a clip as one path.
fn outline(group: &Group, place: Transform) -> Result<(Path, bool), String> {
    let mut all = tiny_skia::PathBuilder::new();
    let mut even_odd = false;
    for node in group.children() {
        let Node::Path(path) = node else {
            return Err("a clip is made of paths".to_owned());
        };
        even_odd |= path.fill().is_some_and(|fill| fill.rule() == FillRule::EvenOdd);
        let moved = path.data().clone().transform(place.pre_concat(path.abs_transform()));
        all.push_path(&moved.ok_or("a clip without area")?);
    }
    Ok((all.finish().ok_or("an empty clip")?, even_odd))
}

fn path(path: &usvg::Path, place: Transform, alpha: f32, ops: &mut Vec<Op>) -> Result<(), String> {
    if !path.is_visible() {
        return Ok(());
    }
    let place = place.pre_concat(path.abs_transform());
    let moved = path.data().clone().transform(place).ok_or("a path cannot be moved")?;
    if let Some(name) = path.id().strip_prefix(MARK) {
        let bounds = moved.bounds();
        let at = Point::from_xy(bounds.left(), bounds.top());
        ops.push(Op::Use { name: name.to_owned(), width: bounds.width(), at });
        return Ok(());
    }
    let start = ops.len();
    if let Some(fill) = path.fill() {
        let paint = paint(fill.paint(), fill.opacity().get() * alpha, place)?;
        ops.push(Op::Fill { path: moved.clone(), even_odd: fill.rule() == FillRule::EvenOdd, paint });
    }
    if let Some(stroke) = path.stroke() {
        if stroke.dasharray().is_some() {
            return Err("dashes are not drawn".to_owned());
        }
        let paint = paint(stroke.paint(), stroke.opacity().get() * alpha, place)?;
        ops.push(Op::Stroke {
            path: moved,
            width: stroke.width().get() * grown(place),
            round_cap: stroke.linecap() != LineCap::Butt,
            round_join: stroke.linejoin() == LineJoin::Round,
            paint,
        });
    }
    if path.paint_order() == usvg::PaintOrder::StrokeAndFill {
        ops[start..].reverse();
    }
    Ok(())
}

/// How much longer a line becomes, on average of both directions.
fn grown(place: Transform) -> f32 {
    (place.sx * place.sy - place.kx * place.ky).abs().sqrt()
}

fn paint(paint: &SvgPaint, alpha: f32, place: Transform) -> Result<Paint, String> {
    let stops = |stops: &[usvg::Stop]| -> Vec<Stop> {
        let rgba = |stop: &usvg::Stop| {
            let colour = stop.color();
            [colour.red, colour.green, colour.blue, byte(stop.opacity().get() * alpha)]
        };
        stops.iter().map(|stop| (byte(stop.offset().get()), rgba(stop))).collect()
    };
    Ok(match paint {
        SvgPaint::Color(colour) => Paint::Solid([colour.red, colour.green, colour.blue, byte(alpha)]),
        SvgPaint::LinearGradient(gradient) => {
            let place = place.pre_concat(gradient.transform());
            let from = Point::from_xy(gradient.x1(), gradient.y1());
            let to = Point::from_xy(gradient.x2(), gradient.y2());
            // Lines of one colour stay parallel, but are not across the way from `from` to `to` any more.
            let side = Point::from_xy(from.x - (to.y - from.y), from.y + (to.x - from.x));
            let [from, to, side] = [from, to, side].map(|point| mapped(place, point));
            let (dx, dy) = (side.x - from.x, side.y - from.y);
            let square = dx * dx + dy * dy;
            let to = if square > 0.0 {
                let along = ((to.x - from.x) * dx + (to.y - from.y) * dy) / square;
                Point::from_xy(to.x - along * dx, to.y - along * dy)
            } else {
                to
            };
            Paint::Linear { from, to, stops: stops(gradient.stops()) }
        }
        SvgPaint::RadialGradient(gradient) => {
            let place = place.pre_concat(gradient.transform());
            let centre = mapped(place, Point::from_xy(gradient.cx(), gradient.cy()));
            let radius = gradient.r().get();
            let straight = place.kx.abs() + place.ky.abs() < 0.001;
            let across = place.sx.hypot(place.ky);
            let (width, height) =
                if straight { (place.sx.abs(), place.sy.abs()) } else { (grown(place), grown(place)) };
            if !straight && (across - grown(place)).abs() > 0.02 * across {
                return Err("a turned ellipse of colour is not drawn".to_owned());
            }
            Paint::Radial {
                centre,
                radius: radius * width,
                squeeze: height / width,
                stops: stops(gradient.stops()),
            }
        }
        SvgPaint::Pattern(_) => return Err("patterns are not drawn".to_owned()),
    })
}

fn mapped(place: Transform, mut point: Point) -> Point {
    place.map_point(&mut point);
    point
}

fn byte(part: f32) -> u8 {
    ((part.clamp(0.0, 1.0) * 255.0).round() as i32).unsigned_abs() as u8
}
