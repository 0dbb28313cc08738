//! Any intent, at any time: never an error, never a panic, always a whole screen.
#![allow(clippy::unwrap_used, reason = "helpers of a test")]

use crate::support::{open, share};
use douze_app::deck::SHIPPED;
use douze_app::screen::{Body, ButtonView, Screen};
use douze_app::{
    AppIntent, CharacterKind, CharacterSet, CouncilIntent, CouncilKind, DecksIntent, ForestCard,
    ForestIntent, ForestVariant, GameKind, Intent, KeptKind, KingIntent, KingPreset, Language, Pace, Peek,
    PlayerKind, RemarkKind, SettingsIntent, SetupIntent, SetupPanel, TableIntent, TemperamentKind, Theme,
    TwelveGroups, Update,
};
use proptest::prelude::*;

fn cards() -> impl Strategy<Value = ForestCard> {
    use ForestCard::{Bat, Cat, Crow, Deer, Jackalope, Moth, Owl, Raccoon, Snake, Spider4, Spider5, Wolf};
    proptest::sample::select(vec![
        Crow, Bat, Moth, Spider4, Spider5, Cat, Owl, Wolf, Jackalope, Deer, Raccoon, Snake,
    ])
}

fn characters() -> impl Strategy<Value = CharacterKind> {
    use CharacterKind::{
        Alchemist, Druidess, Gambler, Golem, Knight, Lady, Machine, Merchants, Oracle, Parasite, Powerful,
        Reverser, Sorcerer, Stoic, Troublemakers,
    };
    proptest::sample::select(vec![
        Alchemist,
        Druidess,
        Gambler,
        Golem,
        Knight,
        Lady,
        Machine,
        Merchants,
        Oracle,
        Parasite,
        Powerful,
        Reverser,
        Sorcerer,
        Stoic,
        Troublemakers,
    ])
}

/// Intents of King of 12 alone.
fn king_intents() -> impl Strategy<Value = Intent> {
    let number = || prop_oneof![8 => 0..16_i32, 1 => any::<i32>()];
    let set =
        proptest::sample::select(vec![CharacterSet::FirstGame, CharacterSet::Random, CharacterSet::Chosen]);
    let groups = proptest::sample::select(vec![TwelveGroups::Fours, TwelveGroups::Threes]);
    let plain = proptest::sample::select(vec![
        Intent::Setup(SetupIntent::AddSeat),
        Intent::Setup(SetupIntent::AddSeat),
        Intent::Setup(SetupIntent::RemoveSeat),
        Intent::King(KingIntent::OpenHistory),
        Intent::King(KingIntent::CloseHistory),
        Intent::King(KingIntent::NextStep),
        Intent::App(AppIntent::OpenRules { game: GameKind::King, rule: None }),
        Intent::App(AppIntent::OpenRules { game: GameKind::King, rule: Some("r-k7".into()) }),
        Intent::App(AppIntent::OpenRules { game: GameKind::Council, rule: Some("november".into()) }),
        Intent::App(AppIntent::OpenRules { game: GameKind::Forest, rule: Some("nonsense".into()) }),
        Intent::Setup(SetupIntent::SetSteps { on: true }),
        Intent::Setup(SetupIntent::SetSteps { on: false }),
        Intent::Setup(SetupIntent::SetTableMode { on: true }),
        Intent::Setup(SetupIntent::SetOpenHistory { on: true }),
    ]);
    prop_oneof![
        4 => plain,
        1 => set.prop_map(|set| Intent::Setup(SetupIntent::SetCharacters { set })),
        1 => groups.prop_map(|groups| Intent::Setup(SetupIntent::SetGroups { groups })),
        1 => characters().prop_map(|character| Intent::Setup(SetupIntent::ToggleCharacter { character })),
        3 => characters().prop_map(|character| Intent::King(KingIntent::PickCharacter { character })),
        1 => characters().prop_map(|character| Intent::King(KingIntent::InspectCharacter { character })),
        2 => number().prop_map(|face| Intent::King(KingIntent::PickFace { face })),
        1 => number().prop_map(|token| Intent::King(KingIntent::PickToken { token })),
        1 => number().prop_map(|seat| Intent::King(KingIntent::InspectSeat { seat })),
        3 => characters().prop_map(|character| Intent::Council(CouncilIntent::PickCharacter { character })),
        1 => characters().prop_map(|character| Intent::Council(CouncilIntent::InspectCharacter { character })),
        2 => number().prop_map(|face| Intent::Council(CouncilIntent::PickFace { face })),
        1 => number().prop_map(|seat| Intent::Council(CouncilIntent::InspectSeat { seat })),
        1 => number().prop_map(|group| Intent::King(KingIntent::OpenGroup { group })),
    ]
}

/// Intents of Council's form and of its decks.
fn council_form_intents() -> impl Strategy<Value = Intent> {
    let number = || prop_oneof![8 => 0..40_i32, 1 => any::<i32>()];
    let kind = proptest::sample::select(vec![CouncilKind::Normal, CouncilKind::Month, CouncilKind::Free]);
    let plain = proptest::sample::select(vec![
        Intent::Setup(SetupIntent::SetSilent { on: true }),
        Intent::Setup(SetupIntent::SetSilent { on: false }),
        Intent::Setup(SetupIntent::SetBells { on: true }),
        Intent::Setup(SetupIntent::SetBells { on: false }),
        Intent::App(AppIntent::OpenDecks),
        Intent::Decks(DecksIntent::KeepDeck),
        Intent::Decks(DecksIntent::DiscardDeck),
        Intent::Decks(DecksIntent::TypeDeck { text: SHIPPED.replacen("default", "Ours", 1) }),
        Intent::Decks(DecksIntent::TypeDeck { text: SHIPPED.into() }),
        Intent::Setup(SetupIntent::ToggleCharacter { character: CharacterKind::Druidess }),
        Intent::Setup(SetupIntent::ToggleCharacter { character: CharacterKind::Powerful }),
        Intent::Setup(SetupIntent::ToggleCharacter { character: CharacterKind::Stoic }),
    ]);
    let sha256 = || "[0-9a-f]{0,64}";
    prop_oneof![
        4 => plain,
        2 => kind.prop_map(|kind| Intent::Setup(SetupIntent::SetCouncil { kind })),
        1 => number().prop_map(|month| Intent::Setup(SetupIntent::PickMonth { month })),
        2 => number().prop_map(|number| Intent::Setup(SetupIntent::ToggleDilemma { number })),
        1 => number().prop_map(|seat| Intent::Setup(SetupIntent::SetTemperament { seat, temperament: TemperamentKind::Loyal })),
        1 => sha256().prop_map(|sha256| Intent::Setup(SetupIntent::SetDeck { sha256 })),
        1 => sha256().prop_map(|sha256| Intent::Decks(DecksIntent::CopyDeck { sha256 })),
        1 => ".{0,80}".prop_map(|text| Intent::Decks(DecksIntent::TypeDeck { text })),
    ]
}

/// Intents of Council's table.
fn council_intents() -> impl Strategy<Value = Intent> {
    let number = || prop_oneof![8 => -1..5_i32, 1 => any::<i32>()];
    let plain = proptest::sample::select(vec![
        Intent::Council(CouncilIntent::RingBells { ring: true }),
        Intent::Council(CouncilIntent::RingBells { ring: false }),
        Intent::Council(CouncilIntent::KeepSilence),
        Intent::Council(CouncilIntent::AskCouncil),
        Intent::Council(CouncilIntent::LetChoose),
        Intent::Council(CouncilIntent::SpreadTargets),
        Intent::Council(CouncilIntent::AcceptProposal),
        Intent::Council(CouncilIntent::DeclineProposal),
        Intent::Council(CouncilIntent::Wait),
        Intent::Council(CouncilIntent::UseShield { used: true }),
        Intent::Council(CouncilIntent::TakePetitioner { take: true }),
        Intent::Council(CouncilIntent::InspectDie),
        Intent::Council(CouncilIntent::InspectFavour),
        Intent::Council(CouncilIntent::InspectDilemma { next: true }),
        Intent::Council(CouncilIntent::InspectReign),
        Intent::Council(CouncilIntent::PlayForThrone),
    ]);
    let kept = proptest::sample::select(vec![
        KeptKind::OpenCard,
        KeptKind::Reroll,
        KeptKind::Tip,
        KeptKind::Foresee,
        KeptKind::FreeBell,
        KeptKind::Shield,
    ]);
    let remark = proptest::sample::select(vec![
        RemarkKind::Alone,
        RemarkKind::Ring,
        RemarkKind::First,
        RemarkKind::DoNotDouble,
        RemarkKind::WellDone,
        RemarkKind::TakeIt,
        RemarkKind::YouTakeIt,
        RemarkKind::Together,
        RemarkKind::KeepBack,
        RemarkKind::Agreed,
        RemarkKind::RatherNot,
    ]);
    let to = proptest::option::of(number());
    prop_oneof![
        4 => plain,
        1 => kept.prop_map(|kept| Intent::Council(CouncilIntent::UseKept { kept })),
        1 => (remark, to).prop_map(|(remark, to)| Intent::Council(CouncilIntent::Say { remark, to })),
        2 => number().prop_map(|seat| Intent::Council(CouncilIntent::RevealNext { seat })),
        1 => number().prop_map(|seat| Intent::Council(CouncilIntent::LayOpen { seat })),
        1 => number().prop_map(|target| Intent::Council(CouncilIntent::PickTarget { target })),
        1 => number().prop_map(|seat| Intent::Council(CouncilIntent::ChooseSpeaker { seat })),
        1 => characters().prop_map(|character| Intent::Council(CouncilIntent::PickRuler { character })),
    ]
}

/// What Council's form and its decks offer.
fn council_form_options(body: &Body) -> Vec<Intent> {
    let enabled = |button: &ButtonView| button.enabled.then(|| button.intent.clone());
    match body {
        Body::Setup { setup } => {
            let Some(council) = &setup.council else { return Vec::new() };
            let kinds = setup.presets.choices.iter().chain(&council.deck.choices);
            let switches = setup.choices.iter().flat_map(|switch| &switch.choices);
            let choices = kinds.chain(switches).map(|choice| choice.intent.clone());
            let months = council.calendar.iter().map(|month| month.intent.clone());
            let petitioners = council.petitioners.iter().filter_map(|choice| choice.intent.clone());
            let dilemmas = council.dilemmas.iter().filter_map(|choice| choice.intent.clone());
            let buttons = [&setup.add, &setup.remove].into_iter().flatten().filter_map(enabled);
            let decks = std::iter::once(council.decks.intent.clone());
            choices.chain(months).chain(petitioners).chain(dilemmas).chain(buttons).chain(decks).collect()
        }
        Body::Decks { decks } => {
            let copies = decks.decks.iter().map(|deck| &deck.copy).chain(&decks.new);
            let typed = decks.editor.iter().flat_map(|editor| [&editor.keep, &editor.discard]);
            copies.chain(typed).filter_map(enabled).collect()
        }
        _ => Vec::new(),
    }
}

/// What is pressed at the table of a set-up, and on the panels over it.
fn seat_intents() -> impl Strategy<Value = Intent> {
    let seat = || prop_oneof![4 => 0..4_i32, 1 => any::<i32>()];
    let panel = prop_oneof![
        seat().prop_map(|seat| SetupPanel::Seat { seat }),
        Just(SetupPanel::More),
        Just(SetupPanel::Months),
        Just(SetupPanel::Month),
        Just(SetupPanel::Free),
    ];
    let preset = proptest::sample::select(vec![
        KingPreset::Quick,
        KingPreset::FirstGame,
        KingPreset::Surprise,
        KingPreset::Tournament,
    ]);
    let rival = proptest::sample::select(vec![
        PlayerKind::Person,
        PlayerKind::Owl,
        PlayerKind::Courtier,
        PlayerKind::Sage,
    ]);
    let intent = prop_oneof![
        panel.prop_map(|panel| SetupIntent::OpenPanel { panel }),
        Just(SetupIntent::ClosePanel),
        seat().prop_map(|seat| SetupIntent::VacateSeat { seat }),
        (seat(), ".{0,30}").prop_map(|(seat, name)| SetupIntent::SeatPerson { seat, name }),
        rival.prop_map(|player| SetupIntent::SetRivals { player }),
        preset.prop_map(|preset| SetupIntent::SetPreset { preset }),
    ];
    intent.prop_map(Intent::Setup)
}

/// Every kind of intent, with values that fit and values that do not.
fn intents() -> impl Strategy<Value = Intent> {
    let seat = prop_oneof![4 => 0..2_i32, 1 => any::<i32>()];
    let near = prop_oneof![8 => -4..5_i32, 1 => any::<i32>()];
    let player = proptest::sample::select(vec![
        PlayerKind::Person,
        PlayerKind::Fawn,
        PlayerKind::Fox,
        PlayerKind::Wolf,
        PlayerKind::Owl,
        PlayerKind::Pretender,
        PlayerKind::Courtier,
        PlayerKind::Strategist,
        PlayerKind::Apprentice,
        PlayerKind::Councillor,
        PlayerKind::Sage,
    ]);
    let game = proptest::sample::select(vec![GameKind::King, GameKind::Council, GameKind::Forest]);
    let variant = proptest::sample::select(vec![ForestVariant::Standard, ForestVariant::Choose3]);
    let plain = proptest::sample::select(vec![
        Intent::App(AppIntent::Back),
        Intent::App(AppIntent::OpenHome),
        Intent::App(AppIntent::Cover),
        Intent::App(AppIntent::Resume),
        Intent::App(AppIntent::SetLocales { locales: vec!["de".into(), "-".into()] }),
        Intent::App(AppIntent::DismissNotice),
        Intent::App(AppIntent::ContinueGame),
        Intent::App(AppIntent::OpenSettings),
        Intent::Setup(SetupIntent::StartGame),
        Intent::Table(TableIntent::LiftCurtain),
        Intent::Table(TableIntent::ShowTable),
        Intent::Table(TableIntent::Peek),
        Intent::Table(TableIntent::StopPeeking),
        Intent::Forest(ForestIntent::SwapBottom),
        Intent::Table(TableIntent::Confirm),
        Intent::Table(TableIntent::Cancel),
        Intent::Table(TableIntent::CloseInspect),
        Intent::Table(TableIntent::AskHint),
        Intent::Table(TableIntent::CloseHint),
        Intent::Table(TableIntent::OpenReview),
        Intent::Table(TableIntent::Undo),
        Intent::Table(TableIntent::Redo),
        Intent::Table(TableIntent::Rematch),
        Intent::Settings(SettingsIntent::SetLanguage { language: None }),
        Intent::Settings(SettingsIntent::SetLanguage { language: Some(Language::French) }),
        Intent::Settings(SettingsIntent::SetPace { pace: Pace::Off }),
        Intent::Settings(SettingsIntent::SetTheme { theme: Theme::Black }),
        Intent::Settings(SettingsIntent::SetPeek { peek: Peek::Toggle }),
        Intent::Settings(SettingsIntent::SetPeek { peek: Peek::Hold }),
    ]);
    prop_oneof![
        6 => plain,
        2 => game.prop_map(|game| Intent::App(AppIntent::OpenSetup { game })),
        1 => (seat.clone(), ".{0,40}").prop_map(|(seat, name)| Intent::Setup(SetupIntent::NameSeat { seat, name })),
        1 => (seat.clone(), player).prop_map(|(seat, player)| Intent::Setup(SetupIntent::SetPlayer { seat, player })),
        1 => variant.prop_map(|variant| Intent::Setup(SetupIntent::SetVariant { variant })),
        1 => "[0-9a-z -]{0,25}".prop_map(|seed| Intent::Setup(SetupIntent::TypeSeed { seed })),
        3 => cards().prop_map(|card| Intent::Forest(ForestIntent::PickCard { card })),
        4 => (near.clone(), near.clone()).prop_map(|(row, col)| Intent::Forest(ForestIntent::TapCell { row, col })),
        1 => (near.clone(), near).prop_map(|(row, col)| Intent::Forest(ForestIntent::InspectCard { row, col })),
        1 => seat.clone().prop_map(|seat| Intent::Forest(ForestIntent::InspectScore { seat })),
        1 => seat.clone().prop_map(|seat| Intent::Table(TableIntent::ReviewSeat { seat })),
        1 => seat.prop_map(|number| Intent::Table(TableIntent::ReviewDecision { number })),
        6 => king_intents(),
        4 => council_form_intents(),
        2 => seat_intents(),
        4 => council_intents(),
        2 => crate::support::reigns::intents(),
    ]
}

/// What a monkey does next.
#[derive(Clone, Debug)]
enum Press {
    /// Anything at all.
    Any(Intent),
    /// Something that the screen offers.
    Offered(usize),
    /// Lets a built-in player think.
    Think,
}

fn presses() -> impl Strategy<Value = Vec<Press>> {
    let press = prop_oneof![
        3 => intents().prop_map(Press::Any),
        5 => any::<usize>().prop_map(Press::Offered),
        2 => Just(Press::Think),
    ];
    proptest::collection::vec(press, 1..160)
}

fn is_whole(screen: &Screen) {
    assert!(!screen.title.is_empty());
    if let Body::Forest { forest } = &screen.body {
        assert_eq!(i32::try_from(forest.board.cells.len()).unwrap(), forest.board.rows * forest.board.cols);
        for (cell, number) in forest.board.cells.iter().zip(0..) {
            assert_eq!((cell.row, cell.col), (number / forest.board.cols, number % forest.board.cols));
            assert!(!cell.spoken.is_empty());
        }
        assert!(forest.board.rows <= 8 && forest.board.cols <= 8);
        assert!(!forest.status.is_empty() && forest.seats.len() == 2);
        for button in forest.swap.iter().chain(&screen.tools).chain(&forest.confirm).chain(&forest.cancel) {
            assert!(!button.label.is_empty());
            assert!(button.enabled || button.hint.is_some(), "an off button says why: {button:?}");
        }
    }
    if let Body::King { king } = &screen.body {
        let seats: std::collections::BTreeSet<i32> =
            king.table.groups.iter().flat_map(|group| &group.seats).map(|seat| seat.seat).collect();
        assert!(
            (2..=16).contains(&seats.len())
                && king.table.groups.iter().filter(|group| group.large).count() >= 1
        );
        assert!(king.table.groups.iter().flat_map(|group| &group.seats).all(|seat| !seat.spoken.is_empty()));
        assert_eq!(king.die.len(), 12);
        assert!(!king.status.is_empty());
        for button in screen.tools.iter().chain(&king.confirm).chain(&king.cancel) {
            assert!(!button.label.is_empty());
            assert!(button.enabled || button.hint.is_some(), "an off button says why: {button:?}");
        }
    }
}

/// Council's form asks for something, or can start; its decks say what is wrong.
fn is_whole_form(body: &Body) {
    if let Body::Setup { setup } = body
        && let Some(council) = &setup.council
    {
        assert!((2..=4).contains(&setup.seats.len()));
        assert!(setup.start.enabled || setup.start.hint.is_some());
        assert!(council.missing.is_empty() || !setup.start.enabled);
        assert!([0, 12].contains(&council.calendar.len()) && [0, 36].contains(&council.dilemmas.len()));
        let choices = setup.choices.iter().chain([&setup.presets, &council.deck]);
        assert!(choices.flat_map(|choices| &choices.choices).all(|choice| !choice.label.is_empty()));
        for choices in setup.choices.iter().chain([&setup.presets, &council.deck]) {
            assert_eq!(choices.choices.iter().filter(|choice| choice.selected).count(), 1, "{choices:?}");
        }
    }
    if let Body::Decks { decks } = body {
        assert!(!decks.decks.is_empty() && decks.new.is_some() == decks.editor.is_none());
        if let Some(editor) = &decks.editor {
            assert_eq!(editor.breaches.is_empty(), editor.text.error.is_none());
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: share(48), ..ProptestConfig::default() })]

    #[test]
    fn any_presses_in_any_order_are_answered(presses in presses()) {
        let dir = tempfile::tempdir().unwrap();
        crate::support::reigns::fill(dir.path(), &[crate::support::reigns::reign(1), crate::support::reigns::reign(2)]);
        let session = open(dir.path());
        for press in presses {
            let screen = session.screen().unwrap();
            let update: Update = match press {
                Press::Any(intent) => session.dispatch(intent).unwrap(),
                Press::Think => session.think(screen.thinking.map_or(7, |thinking| thinking.ticket)).unwrap(),
                Press::Offered(choice) => {
                    let mut options = crate::support::options(&screen);
                    if let Body::Home { home } = &screen.body {
                        options.extend(home.doors.iter().map(|door| door.button.intent.clone()));
                    }
                    if let Body::Setup { setup } = &screen.body {
                        options.push(setup.start.intent.clone());
                    }
                    options.extend(council_form_options(&screen.body));
                    let Some(intent) = options.get(choice % options.len().max(1)) else { continue };
                    session.dispatch(intent.clone()).unwrap()
                }
            };
            if let Some(rejection) = &update.rejection {
                prop_assert!(!rejection.sentence.is_empty());
                prop_assert!(update.beats.is_empty());
            }
            prop_assert_eq!(&update.screen, &session.screen().unwrap());
            is_whole(&update.screen);
            is_whole_form(&update.screen.body);
        }
    }
}
