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
    /// Name of a theme → name of a colour → "#RRGGBB".
    pub(crate) theme: Table,
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
    /// 1.3:1 from each colour to the next, all brighter or all darker.
    step: Vec<Vec<String>>,
}

impl Tokens {
    /// The 24 bits of a colour.
    pub(crate) fn colour(&self, theme: &str, name: &str) -> Result<u32, Error> {
        self.theme
            .get(theme)
            .and_then(|colours| colours.get(name)?.as_str()?.strip_prefix('#'))
            .filter(|digits| digits.len() == 6)
            .and_then(|digits| u32::from_str_radix(digits, 16).ok())
            .ok_or_else(|| Error::Token(format!("theme {theme} has no colour {name} as #RRGGBB")))
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
        assert_eq!(tokens.theme.keys().collect::<Vec<_>>(), ["light", "dark", "black"]);
        for (theme, colours) in &tokens.theme {
            let names: Vec<_> = colours.as_table().unwrap().keys().collect();
            assert_eq!(names, tokens.names.keys().collect::<Vec<_>>(), "{theme}");
            for name in names {
                tokens.colour(theme, name).unwrap();
            }
        }
    }

    #[test]
    fn every_pair_is_readable_in_every_theme() {
        let tokens = tokens();
        let wanted = [(4.5, &tokens.contrast.text), (3.0, &tokens.contrast.shape)];
        let mut low = Vec::new();
        for (least, lines) in wanted {
            for (theme, line) in
                tokens.theme.keys().flat_map(|theme| lines.iter().map(move |line| (theme, line)))
            {
                let (front, grounds) = line.split_first().unwrap();
                assert!(!grounds.is_empty(), "{front} stands on nothing");
                for ground in grounds {
                    let pair = [front, ground].map(|name| tokens.colour(theme, name).unwrap());
                    let measured = contrast(pair[0], pair[1]);
                    if measured < least {
                        low.push(format!("{theme}: {front} on {ground} {measured:.2} < {least}"));
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
        let pairs: Vec<_> = tokens.contrast.text.iter().chain(&tokens.contrast.shape).flatten().collect();
        for name in tokens.names.keys().filter(|name| *name != "hairline") {
            assert!(pairs.contains(&name), "{name}");
        }
    }
}
