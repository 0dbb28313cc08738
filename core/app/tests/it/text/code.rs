//! What the code asks the catalogue for: the keys that stand in it as literals.

use douze_ai::council::Remark;
use douze_rules::forest::Card;
use douze_rules::{council, king::Character};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Literals that look like a key and are none.
const NO_KEYS: &[&str] = &["setup-forest", "setup-king", "forest-1", "forest-2", "lesson-place"];

/// Keys put together at run time: the literal that begins them, and what follows it.
const FAMILIES: &[(&str, &[&str])] = &[
    (
        "setup-player",
        &[
            "",
            "-person",
            "-person-line",
            "-fawn",
            "-fawn-line",
            "-fox",
            "-fox-line",
            "-wolf",
            "-wolf-line",
            "-owl",
            "-owl-line",
            "-pretender",
            "-pretender-line",
            "-courtier",
            "-courtier-line",
            "-strategist",
            "-strategist-line",
            "-apprentice",
            "-apprentice-line",
            "-councillor",
            "-councillor-line",
            "-sage",
            "-sage-line",
        ],
    ),
    ("setup-temperament", &["", "-bold", "-bold-line", "-careful", "-careful-line", "-loyal", "-loyal-line"]),
    ("setup-variant", &["", "-standard", "-standard-line", "-choose3", "-choose3-line"]),
    (
        "setup-set",
        &["", "-first-game", "-first-game-line", "-random", "-random-line", "-chosen", "-chosen-line"],
    ),
    (
        "setup-preset",
        &[
            "",
            "-quick",
            "-quick-line",
            "-first-game",
            "-first-game-line",
            "-surprise",
            "-surprise-line",
            "-tournament",
            "-tournament-line",
        ],
    ),
    ("setup-groups", &["", "-fours", "-threes"]),
    ("setup-steps", ON_OFF),
    ("setup-table", ON_OFF),
    ("setup-history", ON_OFF),
    ("setup-council", &["", "-normal", "-normal-line", "-month", "-month-line", "-free", "-free-line"]),
    ("setup-silent", ON_OFF),
    ("setup-bells", ON_OFF),
    ("council-difficulty", &["-1", "-2", "-3"]),
    ("council-petitioner", &["", "-spoken"]),
    ("council-foreseen", &["", "-spoken"]),
    ("council-ring", HINT),
    ("council-ring-not", HINT),
    ("council-ring-free", HINT),
    ("council-go-on", HINT),
    ("council-let-choose", HINT),
    ("council-silence", HINT),
    ("council-spread", HINT),
    ("council-wait", HINT),
    ("council-shield", HINT),
    ("council-shield-not", HINT),
    ("king-effect", &["-alchemist", "-golem", "-machine", "-parasite"]),
    ("king-step-title", STEPS),
    ("king-step-rule", STEPS),
    ("king-step-nothing", STEPS),
    ("rules-section", SECTIONS),
    ("rules-king-title", RULES),
    ("rules-king", RULES),
    ("rules-council-title", COUNCIL_RULES),
    ("rules-council", COUNCIL_RULES),
    ("rules-forest-title", FOREST_RULES),
    ("rules-forest", FOREST_RULES),
    ("rules-game", &["", "-king", "-council", "-forest"]),
    ("rulebook-premise", &["-king", "-council", "-forest"]),
    ("rulebook-why", RULINGS),
    ("rulebook-story", MONTHS),
    ("rulebook-won", MONTHS_AND_NORMAL),
    ("rulebook-lost", MONTHS_AND_NORMAL),
    ("council-aim", MONTHS),
    ("setup-vote", ON_OFF),
    ("setup-trial", ON_OFF),
    ("chronicle-tab", &["", "-reigns", "-rulers", "-chart", "-statistics"]),
    ("chronicle-verdict", VERDICTS),
    ("chronicle-judged", VERDICTS),
    ("chronicle-part", &["-solved", "-public", "-crowns", "-favour"]),
    ("chronicle-table", &["-people", "-months"]),
    ("chronicle-column", &["-name", "-month", "-reigns", "-won", "-best", "-mean", "-thrones"]),
    ("chronicle-export", &["-json", "-json-line", "-csv", "-csv-line"]),
    ("puzzles-headline", &["-solved", "-missed", "-shown"]),
    (
        "puzzles-theme",
        &[
            "-push",
            "-rescue",
            "-snake",
            "-corner",
            "-tie-break",
            "-one-way",
            "-face",
            "-turn",
            "-value",
            "-low",
            "-trick",
            "-words",
            "-two-targets",
            "-new-target",
            "-order",
            "-one-card",
        ],
    ),
    ("people-colour", &["-gold", "-ruby", "-sapphire", "-emerald", "-amethyst", "-silver"]),
    ("settings-tips", &["", "-on", "-on-line", "-off"]),
    ("settings-language", &["", "-system", "-english", "-french", "-german"]),
    ("settings-pace", &["", "-off", "-off-line", "-fast", "-normal", "-slow"]),
    ("settings-theme", &["", "-system", "-light", "-dark", "-black", "-contrast"]),
    ("settings-animals", &["", "-all", "-gentle", "-gentle-line"]),
    ("settings-sounds", &["", "-on", "-on-line", "-off"]),
    ("settings-peek", &["", "-hold", "-hold-line", "-toggle", "-toggle-line"]),
];
/// What is said of a reign.
const VERDICTS: &[&str] =
    &["-dissatisfied", "-content", "-honoured", "-blessed", "-prosperous", "-boundless", "-banished"];
const ON_OFF: &[&str] = &["", "-off", "-off-line", "-on", "-on-line"];
/// Buttons whose hint has the button's key.
const HINT: &[&str] = &["", "-hint"];
/// The stops of the slow mode.
const STEPS: &[&str] = &["-play", "-cancel", "-effects", "-compare", "-score", "-discard", "-round-end"];
/// The rules of King of 12, without the characters'.
const RULES: &[&str] = &[
    "-goal",
    "-setup",
    "-play",
    "-cancel",
    "-effects",
    "-compare",
    "-score",
    "-discard",
    "-round-end",
    "-game-end",
    "-groups",
    "-champions",
    "-tournament-end",
    "-r-k1",
    "-r-k2",
    "-r-k3",
    "-r-k4",
    "-r-k5",
    "-r-k6",
    "-r-k7",
    "-r-k8",
    "-r-k9",
    "-r-k10",
    "-r-k11",
    "-r-k12",
];
/// The rules of Council of 12, without the characters'.
const COUNCIL_RULES: &[&str] = &[
    "-goal",
    "-things",
    "-setup",
    "-deck",
    "-petitioner",
    "-bells",
    "-choose",
    "-last-card",
    "-reveal",
    "-check",
    "-double",
    "-split",
    "-talk",
    "-remarks-choice",
    "-remarks-reveal",
    "-remarks-check",
    "-silent",
    "-head",
    "-rewards",
    "-kept",
    "-throne",
    "-end",
    "-months",
    "-january",
    "-february",
    "-march",
    "-april",
    "-may",
    "-june",
    "-july",
    "-august",
    "-september",
    "-october",
    "-november",
    "-december",
    "-score",
    "-verdict",
    "-line",
    "-ruler",
    "-free",
    "-r-c1",
    "-r-c2",
    "-r-c3",
    "-r-c4",
    "-r-c5",
    "-r-c6",
    "-r-c7",
    "-r-c8",
    "-r-c9",
    "-r-c10",
    "-r-c11",
    "-r-c12",
    "-r-c13",
    "-r-c14",
    "-r-c15",
    "-r-c16",
    "-r-c17",
    "-r-c18",
    "-r-c19",
    "-r-c20",
    "-r-c21",
    "-r-c22",
];
/// The animals that stand for spiders and snake.
pub(crate) const GENTLE: [&str; 3] = ["hedgehog4", "hedgehog5", "weasel"];
/// Headings of the rules of both games.
const SECTIONS: &[&str] = &[
    "-game",
    "-turn",
    "-characters",
    "-round",
    "-tournament",
    "-targets",
    "-table",
    "-rewards",
    "-throne",
    "-months",
    "-chronicle",
    "-rulings",
    "-duel-round",
    "-placing",
    "-effects",
    "-duel-end",
    "-animals",
];
/// The rules of the forest duel, without the animals'.
const FOREST_RULES: &[&str] = &[
    "-goal",
    "-things",
    "-setup",
    "-keep",
    "-choose",
    "-reveal",
    "-order",
    "-tiebreaker",
    "-draw",
    "-cells",
    "-square",
    "-push",
    "-move",
    "-remove",
    "-end",
    "-points",
    "-tie",
    "-r-f1",
    "-r-f2",
    "-r-f3",
    "-r-f4",
    "-r-f5",
    "-r-f6",
    "-r-f7",
    "-r-f8",
    "-r-f9",
];
/// The months.
const MONTHS: &[&str] = &[
    "-january",
    "-february",
    "-march",
    "-april",
    "-may",
    "-june",
    "-july",
    "-august",
    "-september",
    "-october",
    "-november",
    "-december",
];
const MONTHS_AND_NORMAL: &[&str] = &[
    "-january",
    "-february",
    "-march",
    "-april",
    "-may",
    "-june",
    "-july",
    "-august",
    "-september",
    "-october",
    "-november",
    "-december",
    "-normal",
];
/// All rulings.
const RULINGS: &[&str] = &[
    "-r-k1", "-r-k2", "-r-k3", "-r-k4", "-r-k5", "-r-k6", "-r-k7", "-r-k8", "-r-k9", "-r-k10", "-r-k11",
    "-r-k12", "-r-c1", "-r-c2", "-r-c3", "-r-c4", "-r-c5", "-r-c6", "-r-c7", "-r-c8", "-r-c9", "-r-c10",
    "-r-c11", "-r-c12", "-r-c13", "-r-c14", "-r-c15", "-r-c16", "-r-c17", "-r-c18", "-r-c19", "-r-c20",
    "-r-c21", "-r-c22", "-r-f1", "-r-f2", "-r-f3", "-r-f4", "-r-f5", "-r-f6", "-r-f7", "-r-f8", "-r-f9",
];
/// The doors of the home screen, put together from the games' names.
const DOORS: &[&str] =
    &["home-king", "home-king-line", "home-council", "home-council-line", "home-forest", "home-forest-line"];

/// Every key that the code can ask for.
pub(crate) fn keys(known: &BTreeSet<String>) -> BTreeSet<String> {
    let mut asked: BTreeSet<String> = DOORS.iter().map(|&door| door.to_owned()).collect();
    let prefixes: BTreeSet<&str> = known.iter().filter_map(|key| key.split('-').next()).collect();
    for literal in literals() {
        if NO_KEYS.contains(&literal.as_str()) {
            continue;
        }
        if let Some((_, members)) = FAMILIES.iter().find(|(family, _)| *family == literal) {
            asked.extend(members.iter().map(|member| format!("{literal}{member}")));
        } else if ["forest-card", "forest-rule"].contains(&literal.as_str()) {
            let ids = Card::ALL.into_iter().map(Card::id).chain(GENTLE);
            asked.extend(ids.map(|id| format!("{literal}-{id}")));
        } else if ["king-character", "king-rule"].contains(&literal.as_str()) {
            asked.extend(Character::ALL.into_iter().map(|card| format!("{literal}-{}", card.id())));
        } else if ["council-character", "council-rule"].contains(&literal.as_str()) {
            asked.extend(council::Character::ALL.into_iter().map(|card| format!("{literal}-{}", card.id())));
        } else if ["council-kept", "council-kept-rule", "council-kept-off"].contains(&literal.as_str()) {
            asked.extend(council::Kept::ALL.into_iter().map(|kept| format!("{literal}-{}", kept.id())));
        } else if ["council-remark", "council-remark-meaning"].contains(&literal.as_str()) {
            asked.extend(Remark::ALL.into_iter().map(|remark| format!("{literal}-{}", remark.id())));
        } else if is_key(&literal) && literal.split('-').next().is_some_and(|first| prefixes.contains(first))
        {
            asked.insert(literal);
        }
    }
    asked
}

fn literals() -> BTreeSet<String> {
    // Every second piece between quotes; the code has no quotes within its literals where it matters.
    sources()
        .iter()
        .flat_map(|s| {
            s.lines().flat_map(|l| l.split('"').skip(1).step_by(2)).map(str::to_owned).collect::<Vec<_>>()
        })
        .collect()
}

fn is_key(literal: &str) -> bool {
    literal.contains('-')
        && !literal.ends_with('-')
        && literal.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
}

/// The code of app and tool.
pub(crate) fn sources() -> Vec<String> {
    let core = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let mut all = Vec::new();
    for folder in ["app/src", "cli/src"] {
        collect(&core.join(folder), &mut all);
    }
    all
}

fn collect(folder: &Path, all: &mut Vec<String>) {
    let mut entries: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|e| e.unwrap().path()).collect();
    entries.sort();
    for path in entries {
        // Names of the gallery's states look like keys.
        if path.ends_with("app/src/gallery") {
            continue;
        }
        if path.is_dir() {
            collect(&path, all);
        } else if path.extension().is_some_and(|e| e == "rs") {
            all.push(fs::read_to_string(&path).unwrap());
        }
    }
}
