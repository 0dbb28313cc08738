//! The forest duel, black against a fawn: three rounds from the first card on, then a board of ten cards, where a push of the
//! Deer raises black from 2 to 6 points, a Snake removes an Owl, and a Cat finds an edge.

use super::script::{Lesson, Scene, Step, learned};
use crate::GameKind;

pub(super) const LESSON: Lesson = Lesson {
    game: GameKind::Forest,
    scenes: &[FIRST_CARDS, FULL_SIZE],
    learned: &[
        learned("lesson-forest-knows-end", "lesson-forest-welcome"),
        learned("lesson-forest-knows-order", "lesson-forest-first"),
        learned("lesson-forest-knows-touch", "lesson-forest-corner"),
        learned("lesson-forest-knows-score", "lesson-forest-three"),
        learned("lesson-forest-knows-deer", "lesson-forest-push"),
        learned("lesson-forest-knows-snake", "lesson-forest-gone"),
    ],
};

const HEADER: &str = r#"{"names":["",""],"players":["person","fawn"],"variant":"standard","seed":12,"seed_chosen":true,"player_seed":12}"#;

const FIRST_CARDS: Scene = Scene {
    header: HEADER,
    line: r#"{"deal":{"decks":[["wolf","crow","bat","cat","owl","moth","spider4","spider5","jackalope","raccoon","deer","snake"],["cat","owl","moth","bat","crow","spider4","spider5","jackalope","raccoon","deer","wolf","snake"]]}}
{"tiebreaker":{"holder":0}}
{"choose":{"seat":0,"card":"wolf"}}
{"choose":{"seat":1,"card":"cat"}}
{"place":{"seat":0,"at":{"row":0,"col":0}}}
{"place":{"seat":1,"at":{"row":0,"col":1}}}
{"choose":{"seat":0,"card":"crow"}}
{"choose":{"seat":1,"card":"owl"}}
{"place":{"seat":1,"at":{"row":1,"col":1}}}
{"place":{"seat":0,"at":{"row":1,"col":0}}}
{"choose":{"seat":0,"card":"bat"}}
{"choose":{"seat":1,"card":"moth"}}
{"place":{"seat":1,"at":{"row":0,"col":2}}}
{"place":{"seat":0,"at":{"row":2,"col":0}}}"#,
    opened: 2,
    steps: &[
        Step::Read("lesson-forest-welcome"),
        Step::choose("lesson-forest-wolf"),
        Step::point("lesson-forest-first"),
        Step::Read("lesson-forest-touch"),
        Step::choose("lesson-forest-crow"),
        Step::point("lesson-forest-corner"),
        Step::choose("lesson-forest-bat"),
        Step::point("lesson-forest-beside"),
        Step::Read("lesson-forest-three"),
    ],
};

const FULL_SIZE: Scene = Scene {
    header: HEADER,
    line: r#"{"deal":{"decks":[["spider5","moth","crow","spider4","raccoon","deer","cat","snake","bat","jackalope","wolf","owl"],["bat","raccoon","jackalope","spider5","crow","spider4","owl","cat","snake","wolf","deer","moth"]]}}
{"tiebreaker":{"holder":0}}
{"choose":{"seat":0,"card":"moth"}}
{"choose":{"seat":1,"card":"bat"}}
{"place":{"seat":0,"at":{"row":0,"col":0}}}
{"place":{"seat":1,"at":{"row":1,"col":-1}}}
{"choose":{"seat":0,"card":"spider5"}}
{"choose":{"seat":1,"card":"raccoon"}}
{"place":{"seat":1,"at":{"row":0,"col":1}}}
{"move":{"seat":1,"from":{"row":1,"col":-1},"to":{"row":1,"col":0}}}
{"place":{"seat":0,"at":{"row":2,"col":0}}}
{"choose":{"seat":1,"card":"spider5"}}
{"choose":{"seat":0,"card":"crow"}}
{"place":{"seat":1,"at":{"row":3,"col":1}}}
{"place":{"seat":0,"at":{"row":2,"col":1}}}
{"choose":{"seat":1,"card":"spider4"}}
{"choose":{"seat":0,"card":"spider4"}}
{"place":{"seat":0,"at":{"row":1,"col":1}}}
{"place":{"seat":1,"at":{"row":0,"col":2}}}
{"choose":{"seat":1,"card":"jackalope"}}
{"choose":{"seat":0,"card":"raccoon"}}
{"place":{"seat":0,"at":{"row":0,"col":-1}}}
{"move":{"seat":0,"from":{"row":2,"col":0},"to":{"row":3,"col":2}}}
{"place":{"seat":1,"at":{"row":1,"col":-1}}}
{"choose":{"seat":0,"card":"deer"}}
{"choose":{"seat":1,"card":"cat"}}
{"push":{"seat":0,"line":{"col":0},"from":"top"}}
{"place":{"seat":1,"at":{"row":1,"col":2}}}
{"choose":{"seat":0,"card":"snake"}}
{"choose":{"seat":1,"card":"owl"}}
{"choose":{"seat":0,"card":"cat"}}
{"choose":{"seat":1,"card":"crow"}}
{"place":{"seat":0,"at":{"row":0,"col":0}}}
{"place":{"seat":1,"at":{"row":2,"col":-1}}}"#,
    opened: 24,
    steps: &[
        Step::Read("lesson-forest-later"),
        Step::choose("lesson-forest-deer"),
        Step::point("lesson-forest-push"),
        Step::Read("lesson-forest-pushed"),
        Step::choose("lesson-forest-snake"),
        Step::Read("lesson-forest-gone"),
        Step::choose("lesson-forest-cat"),
        Step::point("lesson-forest-edge"),
        Step::Read("lesson-forest-end"),
    ],
};
