//! Drawings: SVG of one colour, nothing but filled paths.

use std::fs;
use std::path::Path;

use crate::Error;

/// The square every drawing is made in; 1 unit = 1 dp at the smallest size.
const VIEW_BOX: &str = "0 0 24 24";
const SIDE: f32 = 24.0;
const COMMANDS: &str = "MLQCZ";

/// One drawing.
pub(crate) struct Drawing {
    /// Its file name without ".svg".
    pub(crate) name: String,
    /// SVG path data, to be filled by the even-odd rule in a square of 24 units.
    pub(crate) path: String,
}

/// Reads every drawing of a folder, by name.
pub(crate) fn read_all(folder: &Path) -> Result<Vec<Drawing>, Error> {
    let failed = |error| Error::File(folder.to_owned(), error);
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).map_err(failed)? {
        files.push(entry.map_err(failed)?.path());
    }
    files.retain(|file| file.extension().is_some_and(|extension| extension == "svg"));
    files.sort();
    files.iter().map(|file| read(file)).collect()
}

/// Reads one drawing.
pub(crate) fn read(file: &Path) -> Result<Drawing, Error> {
    let text = fs::read_to_string(file).map_err(|error| Error::File(file.to_owned(), error))?;
    let path = path_of(&text).map_err(|why| Error::Drawing(file.to_owned(), why))?;
    let name = file.file_stem().map(|stem| stem.to_string_lossy().into_owned());
    Ok(Drawing { name: name.unwrap_or_default(), path })
}

/// The path data of a drawing, or in which way it is not one.
fn path_of(svg: &str) -> Result<String, String> {
    let document = roxmltree::Document::parse(svg).map_err(|error| error.to_string())?;
    let root = document.root_element();
    if root.attribute("viewBox") != Some(VIEW_BOX) {
        return Err(format!("viewBox is not \"{VIEW_BOX}\""));
    }
    let mut elements = root.children().filter(roxmltree::Node::is_element);
    let path = elements.next().filter(|element| element.has_tag_name(("http://www.w3.org/2000/svg", "path")));
    let (Some(path), None) = (path, elements.next()) else {
        return Err("has to be one <path>: one colour, one outline".to_owned());
    };
    if path.attribute("fill-rule") != Some("evenodd") {
        return Err("the path has to be filled by fill-rule=\"evenodd\"".to_owned());
    }
    if let Some(other) = path.attributes().find(|attribute| !["d", "fill-rule"].contains(&attribute.name())) {
        return Err(format!("{} is not for a drawing of one colour", other.name()));
    }
    let data = path.attribute("d").unwrap_or_default();
    if data.is_empty() {
        return Err("d is empty".to_owned());
    }
    // Absolute lines and curves only: what both apps can read without a parser of all of SVG.
    if let Some(other) =
        data.chars().find(|c| !(c.is_ascii_digit() || COMMANDS.contains(*c) || " .,-".contains(*c)))
    {
        return Err(format!("only {COMMANDS} may stand in d, not {other}"));
    }
    for number in data.replace('-', " -").split(|c: char| c.is_alphabetic() || " ,".contains(c)) {
        if !number.is_empty() && !number.parse().is_ok_and(|place: f32| (0.0..=SIDE).contains(&place)) {
            return Err(format!("{number} is no place in the square"));
        }
    }
    Ok(data.to_owned())
}

#[cfg(test)]
mod tests {
    use douze_rules::forest::Card;
    use douze_rules::{council, king};

    use super::*;
    use crate::root;

    fn names(folder: &str) -> Vec<String> {
        read_all(&root().join("art").join(folder)).unwrap().into_iter().map(|drawing| drawing.name).collect()
    }

    #[test]
    fn every_animal_is_drawn() {
        let mut animals = Card::ALL.map(Card::id);
        animals.sort_unstable();
        assert_eq!(names("forest"), animals);
    }

    #[test]
    fn every_gentle_animal_is_drawn() {
        let mut gentle = crate::catalogue::GENTLE.map(|(_, gentle)| gentle);
        gentle.sort_unstable();
        assert_eq!(names("gentle"), gentle);
    }

    #[test]
    fn every_character_is_drawn() {
        let mut characters = king::Character::ALL.map(king::Character::id);
        characters.sort_unstable();
        assert_eq!(names("king"), characters);
    }

    #[test]
    fn every_character_that_only_council_has_is_drawn_once() {
        let king = king::Character::ALL.map(king::Character::id);
        let mut characters = council::Character::ALL.map(council::Character::id).to_vec();
        characters.retain(|character| !king.contains(character));
        characters.sort_unstable();
        assert_eq!(names("council"), characters);
    }

    #[test]
    fn every_kept_reward_of_council_has_an_emblem() {
        let emblems = names("emblems");
        for kept in council::Kept::ALL.map(council::Kept::id) {
            assert!(emblems.iter().any(|name| name == kept), "{kept}");
        }
    }

    #[test]
    fn every_emblem_is_drawn() {
        let drawn = [
            "bell bell_off calendar chronicle council crown dilemma favour favour_empty foresee forest free_bell",
            "head king open_card petitioner remark reroll shield silent throne tiebreaker tip token1 token2",
        ];
        assert_eq!(names("emblems").join(" "), drawn.join(" "));
    }

    #[test]
    fn only_one_path_in_the_square_is_a_drawing() {
        let drawn = |view_box: &str, inner: &str| {
            path_of(&format!(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{view_box}\">{inner}</svg>"
            ))
        };
        let path = "<path fill-rule=\"evenodd\" d=\"M1 1L3 1L3 3Z\"/>";
        assert_eq!(drawn(VIEW_BOX, path).unwrap(), "M1 1L3 1L3 3Z");
        drawn("0 0 32 32", path).unwrap_err();
        drawn(VIEW_BOX, "").unwrap_err();
        drawn(VIEW_BOX, &path.repeat(2)).unwrap_err();
        drawn(VIEW_BOX, "<circle r=\"3\"/>").unwrap_err();
        drawn(VIEW_BOX, "<path d=\"M1 1L3 1L3 3Z\"/>").unwrap_err();
        drawn(VIEW_BOX, "<path fill-rule=\"evenodd\" fill=\"red\" d=\"M1 1L3 1L3 3Z\"/>").unwrap_err();
        drawn(VIEW_BOX, "<path fill-rule=\"evenodd\" d=\"\"/>").unwrap_err();
        drawn(VIEW_BOX, &path.replace("L3 3", "l0 2")).unwrap_err();
        drawn(VIEW_BOX, &path.replace("3 3", "25 3")).unwrap_err();
        drawn(VIEW_BOX, &path.replace("3 3", "3-3")).unwrap_err();
    }
}
