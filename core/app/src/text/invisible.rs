//! Invisible characters in names and other words of people.

use std::ops::RangeInclusive;
use unicode_normalization::UnicodeNormalization;

/// Characters that are invisible or change the direction of the text after them: Unicode's `Default_Ignorable_Code_Point` and `Bidi_Control`
/// (`DerivedCoreProperties.txt` and `PropList.txt` of version 17), line and paragraph ends, the blank of Braille,
/// annotations and what stands for an object. Controls and what is no character are found by their numbers.
const UNSEEN: [RangeInclusive<char>; 19] = [
    '\u{AD}'..='\u{AD}',
    '\u{34F}'..='\u{34F}',
    '\u{61C}'..='\u{61C}',
    '\u{115F}'..='\u{1160}',
    '\u{17B4}'..='\u{17B5}',
    '\u{180B}'..='\u{180F}',
    '\u{200B}'..='\u{200F}',
    '\u{2028}'..='\u{202E}',
    '\u{2060}'..='\u{206F}',
    '\u{2800}'..='\u{2800}',
    '\u{3164}'..='\u{3164}',
    '\u{FDD0}'..='\u{FDEF}',
    '\u{FE00}'..='\u{FE0F}',
    '\u{FEFF}'..='\u{FEFF}',
    '\u{FFA0}'..='\u{FFA0}',
    '\u{FFF0}'..='\u{FFFC}',
    '\u{1BCA0}'..='\u{1BCA3}',
    '\u{1D173}'..='\u{1D17A}',
    '\u{E0000}'..='\u{E0FFF}',
];

/// Variation selectors, which choose a form of the character before them: of an emoji, of a Han or Mongolian letter.
const SELECTORS: [RangeInclusive<char>; 4] =
    ['\u{180B}'..='\u{180D}', '\u{180F}'..='\u{180F}', '\u{FE00}'..='\u{FE0F}', '\u{E0100}'..='\u{E01EF}'];

/// After this flag they are the letters of a part of a country.
const TAGS: RangeInclusive<char> = '\u{E0020}'..='\u{E007F}';
const FLAG: char = '\u{1F3F4}';

/// Letters of Latin, and those of Cyrillic, Greek, Armenian and phonetics that look like them, by Unicode Technical
/// Standard 39. All its pairs were 200 kB of the library; these are those of alphabets that keyboards write names in.
const ALIKE: [(char, &str); 42] = [
    ('A', "\u{410}\u{391}"),
    ('B', "\u{412}\u{392}"),
    ('C', "\u{421}\u{3F9}"),
    ('E', "\u{415}\u{395}"),
    ('F', "\u{3DC}"),
    ('G', "\u{50C}"),
    ('H', "\u{41D}\u{397}"),
    ('I', "\u{406}\u{4C0}\u{399}"),
    ('J', "\u{408}\u{37F}"),
    ('K', "\u{41A}\u{39A}"),
    ('L', "\u{53C}"),
    ('M', "\u{41C}\u{39C}"),
    ('N', "\u{39D}"),
    ('O', "\u{41E}\u{39F}\u{555}"),
    ('P', "\u{420}\u{3A1}"),
    ('Q', "\u{51A}"),
    ('S', "\u{405}\u{54F}"),
    ('T', "\u{422}\u{3A4}"),
    ('W', "\u{51C}"),
    ('X', "\u{425}\u{3A7}"),
    ('Y', "\u{4AE}\u{3A5}"),
    ('Z', "\u{396}"),
    ('a', "\u{430}\u{3B1}\u{251}"),
    ('c', "\u{441}\u{3F2}"),
    ('d', "\u{501}"),
    ('e', "\u{435}"),
    ('g', "\u{261}\u{581}"),
    ('h', "\u{4BB}\u{570}"),
    ('i', "\u{456}\u{3B9}\u{131}"),
    ('j', "\u{458}\u{3F3}"),
    ('k', "\u{43A}\u{3BA}"),
    ('l', "\u{4CF}"),
    ('n', "\u{578}"),
    ('o', "\u{43E}\u{3BF}\u{585}"),
    ('p', "\u{440}\u{3C1}"),
    ('q', "\u{51B}"),
    ('s', "\u{455}"),
    ('u', "\u{3C5}\u{57D}"),
    ('v', "\u{475}\u{3BD}"),
    ('w', "\u{51D}"),
    ('x', "\u{445}\u{3C7}"),
    ('y', "\u{443}\u{4AF}\u{3B3}"),
];

/// Is it a character that is invisible by itself, or that changes the direction of the text after it?
fn is_unseen(sign: char) -> bool {
    sign.is_control() || sign as u32 & 0xFFFE == 0xFFFE || among(&UNSEEN, sign)
}

fn among(ranges: &[RangeInclusive<char>], sign: char) -> bool {
    ranges.iter().any(|range| range.contains(&sign))
}

/// Every sign, and does it show? Joiners do between two signs that are seen, selectors after one, as keyboards write them.
pub fn signs(text: &str) -> impl Iterator<Item = (char, bool)> {
    let mut rest = text.chars().peekable();
    let mut before = None;
    std::iter::from_fn(move || {
        let sign = rest.next()?;
        let seen = |sign: char| !is_unseen(sign) && !sign.is_whitespace();
        let shows = !is_unseen(sign)
            || match sign {
                '\u{200C}' | '\u{200D}' => {
                    before.is_some_and(|before| seen(before) || among(&SELECTORS, before))
                        && rest.peek().is_some_and(|&next| seen(next))
                }
                tag if TAGS.contains(&tag) => {
                    before.is_some_and(|before| before == FLAG || TAGS.contains(&before))
                }
                _ => among(&SELECTORS, sign) && before.is_some_and(seen),
            };
        if shows {
            before = Some(sign);
        }
        Some((sign, shows))
    })
}

/// The text without what does not show.
pub(crate) fn shown(text: &str) -> impl Iterator<Item = char> {
    signs(text).filter(|(_, shows)| *shows).map(|(sign, _)| sign)
}

/// Does all of it show?
pub(crate) fn shows(text: &str) -> bool {
    signs(text).all(|(_, shows)| shows)
}

/// A name as it is compared: joiners and selectors are as good as not there, a letter and its accent are one sign in
/// whichever way they were written, and so are all blanks.
pub(crate) fn bare(name: &str) -> String {
    let seen: String = name.nfkc().filter(|&sign| !is_unseen(sign)).collect();
    seen.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// What a name looks like: a letter that looks like another alphabet's is as good as that one. Two people at one table must
/// look different.
pub(crate) fn look(name: &str) -> String {
    let like =
        |sign| ALIKE.iter().find(|(_, others)| others.contains(sign)).map_or(sign, |&(latin, _)| latin);
    bare(name).chars().map(like).collect()
}

/// A name as it is compared at a table: what it looks like, in small letters.
pub(crate) fn name_key(name: &str) -> String {
    look(name).to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_nobody_sees_does_not_show() {
        for unseen in [
            '\0',
            '\n',
            '\u{7F}',
            '\u{AD}',
            '\u{34F}',
            '\u{61C}',
            '\u{115F}',
            '\u{1160}',
            '\u{17B4}',
            '\u{180B}',
            '\u{180E}',
            '\u{200B}',
            '\u{200C}',
            '\u{200D}',
            '\u{200F}',
            '\u{202E}',
            '\u{2060}',
            '\u{2066}',
            '\u{2800}',
            '\u{3164}',
            '\u{FE0F}',
            '\u{FEFF}',
            '\u{FFA0}',
            '\u{FFF9}',
            '\u{FFFC}',
            '\u{FFFF}',
            '\u{1D173}',
            '\u{1FFFE}',
            '\u{E0001}',
            '\u{E0041}',
            '\u{E0100}',
        ] {
            assert!(is_unseen(unseen), "{unseen:?}");
            for text in [format!("{unseen}"), format!("{unseen}Mia"), format!("Mia {unseen}{unseen}")] {
                assert!(!shows(&text), "{text:?}");
            }
            assert_eq!(bare(&format!("M{unseen}ia")), "Mia");
        }
        for text in ["Mia\u{AD}", "Mia\u{E0041}", "Mia\u{200D}", "Mi\u{200D}\u{200D}a", "Mia\u{FE0F}\u{FE0F}"]
        {
            assert!(!shows(text), "{text:?}");
        }
        assert_eq!(shown("a\u{202E}b\u{E0041}\u{E0042}c\u{200D}").collect::<String>(), "abc");
    }

    #[test]
    fn what_keyboards_write_shows() {
        for text in [
            "Mia",
            "Zoé",
            "Zoe\u{301}",
            "Ada Lovelace",
            "\u{1F469}\u{200D}\u{1F680}",
            "\u{1F9DA}\u{1F3FD}\u{200D}\u{2640}\u{FE0F}",
            "\u{2764}\u{FE0F}\u{200D}\u{1F525}",
            "1\u{FE0F}\u{20E3}",
            "\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}",
            "می\u{200C}نا",
            "葛\u{E0100}",
            "李雷",
        ] {
            assert!(shows(text), "{text:?}");
            assert!(shown(text).eq(text.chars()));
        }
    }
}
