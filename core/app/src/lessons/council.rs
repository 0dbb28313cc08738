//! Council of 12, two councillors: a dilemma that two cards solve, one that fails because the cards are alike, one with the
//! bell; then the throne at the end of the same game. It is played with the first version of the deck, which stays as it is.

use super::script::{Lesson, Scene, Step, learned};
use crate::GameKind;

pub(super) const LESSON: Lesson = Lesson {
    game: GameKind::Council,
    scenes: &[TOGETHER, ALIKE, BELL, THRONE],
    learned: &[
        learned("lesson-council-knows-die", "lesson-council-welcome"),
        learned("lesson-council-knows-talk", "lesson-council-meaning"),
        learned("lesson-council-knows-order", "lesson-council-odile-first"),
        learned("lesson-council-knows-alike", "lesson-council-cancelled"),
        learned("lesson-council-knows-favour", "lesson-council-failed"),
        learned("lesson-council-knows-bell", "lesson-council-doubled"),
        learned("lesson-council-knows-throne", "lesson-council-end"),
    ],
};

const HEADER: &str = r#"{"names":["Mia","Odile"],"players":["person","councillor"],"scenario":null,"ruler":null,"free":false,"open":["powerful","reverser","druidess","golem","stoic"],"petitioners":["powerful","stoic","druidess","reverser","lady","golem","sorcerer"],"dilemmas":[5,16,24,8,26,33,14],"silent":false,"bells":true,"deck":{"name":"default","sha256":"8496c1ea9870a73cff86b60e37155c20e5aadc9e6f9fcdaa6a871303f840bae8"},"temperaments":["careful","careful"],"reign":"00000000-0000-4000-8000-000000000012","seed":12,"seed_chosen":true,"player_seed":12}"#;

const LINE: &str = r#"{"act":{"roll":{"face":5}}}
{"act":{"bells":{"ring":false}}}
{"say":{"seat":0,"remark":"helps"}}
{"say":{"seat":1,"remark":"helps"}}
{"act":{"choose":{"seat":0,"card":"reverser"}}}
{"act":{"choose":{"seat":1,"card":"druidess"}}}
{"act":{"reveal":{"seat":1,"how":{"face":4}}}}
{"act":{"reveal":{"seat":0,"how":"nothing"}}}
{"act":{"bells":{"ring":false}}}
{"act":{"choose":{"seat":0,"card":"powerful"}}}
{"act":{"choose":{"seat":1,"card":"powerful"}}}
{"act":{"reveal":{"seat":0,"how":"nothing"}}}
{"act":{"bells":{"ring":true}}}
{"act":{"choose":{"seat":0,"card":"golem"}}}
{"act":{"choose":{"seat":1,"card":"stoic"}}}
{"act":{"reveal":{"seat":1,"how":{"back":"druidess"}}}}
{"act":{"reveal":{"seat":0,"how":"nothing"}}}
{"act":{"bells":{"ring":false}}}
{"act":{"choose":{"seat":0,"card":"druidess"}}}
{"act":{"choose":{"seat":1,"card":"golem"}}}
{"act":{"reveal":{"seat":0,"how":{"face":10}}}}
{"act":{"reveal":{"seat":1,"how":"nothing"}}}
{"act":{"bells":{"ring":false}}}
{"act":{"choose":{"seat":0,"card":"powerful"}}}
{"act":{"choose":{"seat":1,"card":"druidess"}}}
{"act":{"reveal":{"seat":1,"how":{"face":9}}}}
{"act":{"reveal":{"seat":0,"how":{"face":12}}}}
{"act":{"petitioner":{"seat":0,"take":false}}}
{"act":{"petitioner":{"seat":1,"take":false}}}
{"act":{"bells":{"ring":false}}}
{"act":{"choose":{"seat":0,"card":"reverser"}}}
{"act":{"choose":{"seat":1,"card":"stoic"}}}
{"act":{"reveal":{"seat":1,"how":{"back":"reverser"}}}}
{"act":{"reveal":{"seat":0,"how":"nothing"}}}
{"act":{"bells":{"ring":false}}}
{"act":{"choose":{"seat":1,"card":"powerful"}}}
{"act":{"choose":{"seat":0,"card":"druidess"}}}
{"act":{"reveal":{"seat":1,"how":{"face":8}}}}
{"act":{"reveal":{"seat":0,"how":{"face":9}}}}
{"act":{"petitioner":{"seat":0,"take":false}}}
{"act":{"petitioner":{"seat":1,"take":false}}}
{"act":{"throne":{"seat":0,"card":"reverser"}}}
{"act":{"throne":{"seat":1,"card":"reverser"}}}"#;

const TOGETHER: Scene = Scene {
    header: HEADER,
    line: LINE,
    opened: 2,
    steps: &[
        Step::Read("lesson-council-welcome"),
        Step::press("lesson-council-say"),
        Step::Read("lesson-council-meaning"),
        Step::choose("lesson-council-reverser"),
        Step::press("lesson-council-odile-first"),
        Step::press("lesson-council-flip"),
        Step::Read("lesson-council-solved"),
    ],
};

const ALIKE: Scene = Scene {
    header: HEADER,
    line: LINE,
    opened: 9,
    steps: &[
        Step::choose("lesson-council-powerful"),
        Step::point("lesson-council-reveal"),
        Step::Read("lesson-council-cancelled"),
        Step::Read("lesson-council-failed"),
    ],
};

const BELL: Scene = Scene {
    header: HEADER,
    line: LINE,
    opened: 12,
    steps: &[
        Step::press("lesson-council-ring"),
        Step::choose("lesson-council-golem"),
        Step::press("lesson-council-odile-stoic"),
        Step::press("lesson-council-target"),
        Step::Read("lesson-council-doubled"),
    ],
};

const THRONE: Scene = Scene {
    header: HEADER,
    line: LINE,
    opened: 41,
    steps: &[
        Step::Read("lesson-council-later"),
        Step::choose("lesson-council-throne"),
        Step::Read("lesson-council-end"),
    ],
};
