//! Colours, distances and text sizes.

use std::fs;
use std::path::Path;

use serde::Deserialize;
use toml::Table;

use crate::Error;

/// What `tokens.toml` says; the tables keep its order.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Tokens {
    /// Name of a colour → what it is for.
    pub(crate) names: Table,
    /// Name of a theme → name of a colour → "#RRGGBB", in the house.
    pub(crate) theme: Table,
    /// Name of a world → name of a theme → the colours that differ from the house's.
    pub(crate) world: Table,
    #[cfg_attr(not(test), expect(dead_code, reason = "only the tests measure"))]
    contrast: Contrast,
    /// Distances in dp.
    pub(crate) space: Table,
    /// Text sizes in sp.
    pub(crate) text: Table,
}

/// Lines of a front colour and the grounds on which it must be readable; and lines of ordered colours.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(not(test), expect(dead_code, reason = "only the tests measure"))]
struct Contrast {
    /// 4.5:1 (WCAG 2.2, 1.4.3).
    text: Vec<Vec<String>>,
    /// 3:1 (WCAG 2.2, 1.4.11).
    shape: Vec<Vec<String>>,
    /// The same, in the house alone.
    house: Vec<Vec<String>>,
    /// 1.3:1 from each colour to the next, all brighter or all darker.
    step: Vec<Vec<String>>,
    /// In no pair.
    ornament: Vec<String>,
}

impl Tokens {
    /// The 24 bits of a colour, in the house.
    pub(crate) fn colour(&self, theme: &str, name: &str) -> Result<u32, Error> {
        self.colour_in(None, theme, name)
    }

    /// The 24 bits of a colour in a world, or in the house.
    pub(crate) fn colour_in(&self, world: Option<&str>, theme: &str, name: &str) -> Result<u32, Error> {
        world
            .and_then(|world| self.world.get(world)?.get(theme)?.get(name))
            .or_else(|| self.theme.get(theme)?.get(name))
            .and_then(|colour| colour.as_str()?.strip_prefix('#'))
            .filter(|digits| digits.len() == 6)
            .and_then(|digits| u32::from_str_radix(digits, 16).ok())
            .ok_or_else(|| Error::Token(format!("theme {theme} has no colour {name} as #RRGGBB")))
    }

    /// Every set of colours: its world, none for the house, its theme, and its name in the apps (`light`, `king_light`).
    pub(crate) fn sets(&self) -> Vec<(Option<&str>, &str, String)> {
        let worlds = std::iter::once(None).chain(self.world.keys().map(|world| Some(world.as_str())));
        worlds
            .flat_map(|world| {
                self.theme.keys().map(move |theme| {
                    let name = world.map_or_else(|| theme.clone(), |world| format!("{world}_{theme}"));
                    (world, theme.as_str(), name)
                })
            })
            .collect()
    }
}

/// Reads `tokens.toml`.
pub(crate) fn read(file: &Path) -> Result<Tokens, Error> {
    let text = fs::read_to_string(file).map_err(|error| Error::File(file.to_owned(), error))?;
    Ok(toml::from_str(&text)?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::root;

    fn tokens() -> Tokens {
        read(&root().join("art/tokens.toml")).unwrap()
    }

    /// Relative luminance by WCAG 2.2.
    fn luminance(colour: u32) -> f64 {
        let [_, red, green, blue] = colour.to_be_bytes().map(|byte| {
            let part = f64::from(byte) / 255.0;
            if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        });
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    fn contrast(one: u32, other: u32) -> f64 {
        let (one, other) = (luminance(one) + 0.05, luminance(other) + 0.05);
        one.max(other) / one.min(other)
    }

    #[test]
    fn contrast_is_measured_as_wcag_does() {
        assert!((contrast(0x00_0000, 0xFF_FFFF) - 21.0).abs() < 1e-9);
        assert!((contrast(0xFF_FFFF, 0x76_7676) - 4.54).abs() < 0.01);
    }

    #[test]
    fn every_theme_has_every_colour_and_no_other() {
        let tokens = tokens();
        assert_eq!(tokens.theme.keys().collect::<Vec<_>>(), ["light", "dark", "black", "contrast"]);
        for (theme, colours) in &tokens.theme {
            let names: Vec<_> = colours.as_table().unwrap().keys().collect();
            assert_eq!(names, tokens.names.keys().collect::<Vec<_>>(), "{theme}");
            for name in names {
                tokens.colour(theme, name).unwrap();
            }
        }
    }

    #[test]
    fn every_world_changes_colours_of_every_theme() {
        let tokens = tokens();
        assert_eq!(tokens.world.keys().collect::<Vec<_>>(), ["king", "council", "forest"]);
        for (world, themes) in &tokens.world {
            let themes = themes.as_table().unwrap();
            assert!(themes.keys().eq(tokens.theme.keys()), "{world}");
            for (theme, colours) in themes {
                for (name, colour) in colours.as_table().unwrap() {
                    assert!(tokens.names.contains_key(name), "{world}, {theme}: {name}");
                    assert_ne!(
                        Some(colour),
                        tokens.theme[theme].get(name),
                        "{world}, {theme}: {name} as in the house"
                    );
                }
            }
        }
    }

    #[test]
    fn every_pair_is_readable_in_every_theme_of_every_world() {
        let tokens = tokens();
        let wanted =
            [(4.5, &tokens.contrast.text), (3.0, &tokens.contrast.shape), (3.0, &tokens.contrast.house)];
        let mut low = Vec::new();
        for (index, (least, lines)) in wanted.into_iter().enumerate() {
            let sets = tokens.sets().into_iter().filter(|(world, ..)| index < 2 || world.is_none());
            for ((world, theme, set), line) in
                sets.flat_map(|set| lines.iter().map(move |line| (set.clone(), line)))
            {
                let (front, grounds) = line.split_first().unwrap();
                assert!(!grounds.is_empty(), "{front} stands on nothing");
                for ground in grounds {
                    let pair = [front, ground].map(|name| tokens.colour_in(world, theme, name).unwrap());
                    let measured = contrast(pair[0], pair[1]);
                    if measured < least {
                        low.push(format!("{set}: {front} on {ground} {measured:.2} < {least}"));
                    }
                }
            }
        }
        assert_eq!(low, Vec::<String>::new());
    }

    #[test]
    fn every_step_is_seen_by_lightness_alone() {
        let tokens = tokens();
        let mut low = Vec::new();
        for (theme, line) in
            tokens.theme.keys().flat_map(|theme| tokens.contrast.step.iter().map(move |line| (theme, line)))
        {
            let colours: Vec<_> = line.iter().map(|name| tokens.colour(theme, name).unwrap()).collect();
            assert!(
                colours.is_sorted_by(|one, next| luminance(*one) < luminance(*next))
                    || colours.is_sorted_by(|one, next| luminance(*one) > luminance(*next)),
                "{theme}: {line:?}"
            );
            for (pair, names) in colours.windows(2).zip(line.windows(2)) {
                let measured = contrast(pair[0], pair[1]);
                if measured < 1.3 {
                    low.push(format!("{theme}: {} to {} {measured:.2}", names[0], names[1]));
                }
            }
        }
        assert_eq!(low, Vec::<String>::new());
    }

    #[test]
    fn every_colour_but_decoration_is_in_a_pair() {
        let tokens = tokens();
        let lines = tokens.contrast.text.iter().chain(&tokens.contrast.shape).chain(&tokens.contrast.house);
        let pairs: Vec<_> = lines.flatten().collect();
        for name in tokens.names.keys() {
            assert_ne!(pairs.contains(&name), tokens.contrast.ornament.contains(name), "{name}");
        }
    }
}
