//! King of 12: one round of the first game's characters against a pretender. The first seat's die shows 7, the other's 9.

use super::script::{Lesson, Scene, Step, learned};
use crate::GameKind;

pub(super) const LESSON: Lesson = Lesson {
    game: GameKind::King,
    scenes: &[ROUND],
    learned: &[
        learned("lesson-king-knows-high", "lesson-king-machine-won"),
        learned("lesson-king-knows-alike", "lesson-king-alike-cancelled"),
        learned("lesson-king-knows-tie", "lesson-king-tie"),
        learned("lesson-king-knows-knight", "lesson-king-knight-won"),
        learned("lesson-king-knows-round", "lesson-king-crown"),
        learned("lesson-king-knows-end", "lesson-king-end"),
    ],
};

const ROUND: Scene = Scene {
    header: r#"{"names":["Mia",""],"players":["person","pretender"],"set":"first_game","characters":["knight","sorcerer","oracle","alchemist","machine","parasite","golem"],"groups":"fours","steps":false,"table_mode":false,"open_history":false,"throne":null,"seed":12,"seed_chosen":true,"player_seed":12}"#,
    line: r#"{"roll":{"faces":[7,9]}}
{"choose":{"seat":0,"character":"machine"}}
{"choose":{"seat":1,"character":"golem"}}
{"choose":{"seat":0,"character":"alchemist"}}
{"choose":{"seat":1,"character":"alchemist"}}
{"choose":{"seat":0,"character":"sorcerer"}}
{"choose":{"seat":1,"character":"parasite"}}
{"face":{"seat":0,"face":2}}
{"choose":{"seat":0,"character":"knight"}}
{"choose":{"seat":1,"character":"machine"}}
{"choose":{"seat":0,"character":"golem"}}
{"choose":{"seat":1,"character":"sorcerer"}}
{"face":{"seat":1,"face":7}}
{"choose":{"seat":0,"character":"parasite"}}
{"choose":{"seat":1,"character":"knight"}}
{"crown":{"seat":0,"character":"oracle"}}"#,
    opened: 1,
    steps: &[
        Step::Read("lesson-king-welcome"),
        Step::choose("lesson-king-machine"),
        Step::Read("lesson-king-machine-won"),
        Step::choose("lesson-king-alike"),
        Step::Read("lesson-king-alike-cancelled"),
        Step::choose("lesson-king-sorcerer"),
        Step::point("lesson-king-tip"),
        Step::Read("lesson-king-tie"),
        Step::choose("lesson-king-knight"),
        Step::Read("lesson-king-knight-won"),
        Step::choose("lesson-king-golem"),
        Step::choose("lesson-king-last"),
        Step::choose("lesson-king-crown"),
        Step::Read("lesson-king-end"),
    ],
};
