//! Who plays, and how.

mod around;
mod council;
mod parts;
mod seats;
mod view;

pub use council::{ChosenMonthView, CouncilSetupView, DilemmaChoiceView, MonthView};
pub use parts::{CharacterChoiceView, FieldView};
pub use view::{CharacterSetView, PanelView, RivalView, RivalsView, SeatSetupView, SetupView};

use super::king::symbol as king_symbol;
use super::{Body, ButtonView, CharacterView, ChoicesView};
use crate::flow::king::TOURNAMENT;
use crate::flow::setup::{Form, SetupFlow, chosen_seed, forest, king};
use crate::text::Text;
use crate::{
    AppIntent, CharacterSet, ForestVariant, GameKind, Intent, KingPreset, PlayerKind, SetupIntent,
    SetupPanel, TwelveGroups,
};
use around::{Around, medallions};
use douze_rules::Seat;
use douze_rules::king::{Character, Lineup};
use parts::{more, name_field, seed_field, vacate};
use seats::{Shown, all_rivals, seat_view, start};

pub(crate) fn body(text: &Text, setup: &SetupFlow) -> Body {
    let around = Around {
        form: &setup.form,
        people: &setup.people,
        medallions: medallions(text, &setup.people, &setup.form),
        panel: setup.panel,
        today: setup.today,
        ready: setup.form.is_ready(text),
    };
    let mut view = match &setup.form {
        Form::Forest(form) => forest_setup(text, form, &around),
        Form::King(form) => king_setup(text, form, &around),
        Form::Council(form) => council::view(text, form, &around),
    };
    view.daily = Some(daily(text, setup));
    view.panel = setup.panel.map(|panel| panel_view(text, panel, &view));
    Body::Setup { setup: view }
}

/// The same game for everybody today.
fn daily(text: &Text, setup: &SetupFlow) -> ButtonView {
    let key = match setup.form.game() {
        GameKind::Council => "setup-scenario-of-day",
        GameKind::King | GameKind::Forest => "setup-deal-of-day",
    };
    let button = ButtonView::new(text, key, Intent::Setup(SetupIntent::TakeDealOfDay));
    if setup.has_deal_of_day() {
        button.off(text.say("setup-deal-of-day-taken"))
    } else {
        button.hint(text.say("setup-deal-of-day-hint"))
    }
}

fn panel_view(text: &Text, panel: SetupPanel, view: &SetupView) -> PanelView {
    let close = |key| ButtonView::new(text, key, Intent::App(AppIntent::Back));
    let council = view.council.as_ref();
    let (title, line, close) = match panel {
        SetupPanel::Seat { seat } => {
            let seat = view.seats.iter().find(|other| other.seat == seat);
            (seat.map(|seat| seat.heading.clone()).unwrap_or_default(), String::new(), close("common-close"))
        }
        SetupPanel::More => (text.say("setup-more"), String::new(), close("common-close")),
        SetupPanel::Months => {
            let line = council.map(|council| council.won.clone()).unwrap_or_default();
            (text.say("setup-months"), line, close("common-close"))
        }
        SetupPanel::Month => {
            let month = council.and_then(|council| council.calendar.iter().find(|month| month.selected));
            let month = month.map(|month| (month.name.clone(), month.best.clone())).unwrap_or_default();
            (month.0, month.1, close("common-back"))
        }
        SetupPanel::Free => {
            let missing = council.map(|council| council.missing.clone()).unwrap_or_default();
            (text.say("setup-council-free"), missing, close("common-close"))
        }
    };
    PanelView { panel, title, line, close }
}

fn forest_setup(text: &Text, setup: &forest::ForestForm, around: &Around) -> SetupView {
    let variants = [(ForestVariant::Standard, "standard"), (ForestVariant::Choose3, "choose3")];
    let seat_setup = |number: u8| {
        let seat = Seat::new(number);
        let player = setup.players[seat.index()];
        let shown = Shown {
            seat,
            heading: text.with("setup-seat", &[("seat", number.into())]),
            called: setup.name(text, seat),
            player,
            levels: &PlayerKind::FOREST,
            name: name_field(text, &setup.names[seat.index()], setup.name_error(text, seat)),
            temperament: None,
            vacate: None,
        };
        seat_view(text, around, shown)
    };
    let presets = ChoicesView::new(
        text,
        "setup-variant",
        setup.variant,
        &variants,
        &["standard", "choose3"],
        |variant| Intent::Setup(SetupIntent::SetVariant { variant }),
    );
    let on_off = [(false, "off"), (true, "on")];
    let table_mode = setup.may_face_each_other().then(|| {
        let set = |on| Intent::Setup(SetupIntent::SetTableMode { on });
        ChoicesView::new(text, "setup-table", setup.table_mode, &on_off, &["off", "on"], set)
    });
    let seats = vec![seat_setup(0), seat_setup(1)];
    let seed = seed_field(text, &setup.seed, chosen_seed(&setup.seed, GameKind::Forest).err());
    let label = text.say("setup-start-forest");
    SetupView {
        game: GameKind::Forest,
        company: text.with("setup-company", &[("count", 2.into())]),
        presets,
        rivals: all_rivals(text, &PlayerKind::FOREST, &setup.players),
        panel: None,
        daily: None,
        more: more(text),
        add: None,
        remove: None,
        choices: table_mode.into_iter().collect(),
        characters: None,
        council: None,
        start: start(text, label, around.ready, "setup-start-hint", &seats, &seed),
        seats,
        seed,
    }
}

fn king_setup(text: &Text, setup: &king::KingForm, around: &Around) -> SetupView {
    let count = setup.players.len();
    let seat_setup = |(number, &player): (u8, &PlayerKind)| {
        let seat = Seat::new(number);
        let place = seat.index();
        let number = i32::from(number);
        let shown = Shown {
            seat,
            heading: text.with("setup-seat-number", &[("number", (number + 1).into())]),
            called: setup.called(text, place),
            player,
            levels: &PlayerKind::KING,
            name: name_field(text, &setup.names[place], setup.name_error(text, seat)),
            temperament: None,
            vacate: Some(vacate(text, number, count <= *king::SEATS.start(), setup.is_last_person(place))),
        };
        seat_view(text, around, shown)
    };
    let mut choices = Vec::new();
    if count == 12 {
        let groups = [(TwelveGroups::Fours, "fours"), (TwelveGroups::Threes, "threes")];
        choices.push(ChoicesView::new(text, "setup-groups", setup.groups, &groups, &[], |groups| {
            Intent::Setup(SetupIntent::SetGroups { groups })
        }));
    }
    let on_off = [(false, "off"), (true, "on")];
    let mut switch = |key: &str, on: bool, intent: fn(bool) -> SetupIntent| {
        choices
            .push(ChoicesView::new(text, key, on, &on_off, &["off", "on"], |on| Intent::Setup(intent(on))));
    };
    if count < TOURNAMENT {
        switch("setup-steps", setup.steps, |on| SetupIntent::SetSteps { on });
    }
    if setup.may_face_each_other() {
        switch("setup-table", setup.table_mode, |on| SetupIntent::SetTableMode { on });
    }
    switch("setup-history", setup.open_history, |on| SetupIntent::SetOpenHistory { on });
    let seats: Vec<SeatSetupView> = (0u8..).zip(&setup.players).map(seat_setup).collect();
    let seed = seed_field(text, &setup.seed, chosen_seed(&setup.seed, GameKind::King).err());
    let claims = setup.throne.is_some();
    let label = text.say(if claims { "council-play-for-throne" } else { "setup-start-king" });
    let hint = if claims { "council-play-for-throne-hint" } else { "setup-start-hint-king" };
    let company = if claims {
        "setup-company-throne"
    } else if count < TOURNAMENT {
        "setup-company"
    } else {
        "setup-company-tournament"
    };
    SetupView {
        game: GameKind::King,
        company: text.with(company, &[("count", count.into())]),
        presets: presets(text, setup.preset()),
        rivals: all_rivals(text, &PlayerKind::KING, &setup.players),
        panel: None,
        daily: None,
        more: more(text),
        add: Some(add(text, count)),
        remove: Some(remove(text, setup)),
        choices,
        characters: Some(characters(text, setup)),
        council: None,
        start: if !around.ready && setup.missing() > 0 {
            let missing = text.with("setup-set-missing", &[("count", setup.missing().into())]);
            ButtonView::labelled(label, Intent::Setup(SetupIntent::StartGame)).off(missing)
        } else {
            start(text, label, around.ready, hint, &seats, &seed)
        },
        seats,
        seed,
    }
}

fn presets(text: &Text, selected: Option<KingPreset>) -> ChoicesView {
    let all = KingPreset::ALL.map(|preset| (Some(preset), preset.id()));
    let lines = KingPreset::ALL.map(KingPreset::id);
    let set = |preset: Option<KingPreset>| SetupIntent::SetPreset {
        preset: preset.unwrap_or(KingPreset::FirstGame),
    };
    ChoicesView::new(text, "setup-preset", selected, &all, &lines, |preset| Intent::Setup(set(preset)))
}

/// From five seats on it is a tournament: the button says so before.
fn add(text: &Text, count: usize) -> ButtonView {
    let button = ButtonView::new(text, "setup-add", Intent::Setup(SetupIntent::AddSeat));
    if count >= *king::SEATS.end() {
        button.off(text.with("setup-add-off", &[("limit", (*king::SEATS.end()).into())]))
    } else if count + 1 >= TOURNAMENT {
        button.hint(text.say("setup-add-tournament"))
    } else {
        button
    }
}

fn remove(text: &Text, setup: &king::KingForm) -> ButtonView {
    let button = ButtonView::new(text, "setup-remove", Intent::Setup(SetupIntent::RemoveSeat));
    let count = setup.players.len();
    if count <= *king::SEATS.start() {
        button.off(text.say("setup-remove-off"))
    } else if setup.is_last_person(count - 1) {
        button.off(text.say("setup-player-nobody"))
    } else {
        button
    }
}

fn characters(text: &Text, setup: &king::KingForm) -> CharacterSetView {
    let sets = [
        (CharacterSet::FirstGame, "first-game"),
        (CharacterSet::Random, "random"),
        (CharacterSet::Chosen, "chosen"),
    ];
    let lines = ["first-game", "random", "chosen"];
    let set = ChoicesView::new(text, "setup-set", setup.set, &sets, &lines, |set| {
        Intent::Setup(SetupIntent::SetCharacters { set })
    });
    let line = match setup.set {
        CharacterSet::Chosen => text.with("setup-set-missing", &[("count", setup.missing().into())]),
        _ => String::new(),
    };
    // The rulebook asks for two blue ones among those that are drawn (R-K1); a table that chooses is free.
    let blue = (setup.set != CharacterSet::Random).then(|| {
        let chosen = || setup.chosen.iter().filter(|character| character.is_blue()).count();
        let count = if setup.set == CharacterSet::Chosen { chosen() } else { Lineup::FIRST_GAME.blue() };
        text.with("setup-set-blue", &[("count", count.into())])
    });
    CharacterSetView {
        blue: blue.unwrap_or_else(|| text.say("setup-set-blue-drawn")),
        set,
        line,
        characters: Character::ALL.map(|character| character_choice(text, setup, character)).into(),
    }
}

fn character_choice(text: &Text, setup: &king::KingForm, character: Character) -> CharacterChoiceView {
    let knight = character == Character::Knight;
    let selected = knight
        || match setup.set {
            CharacterSet::FirstGame => Lineup::FIRST_GAME.set().contains(character),
            CharacterSet::Random => false,
            CharacterSet::Chosen => setup.chosen.contains(&character),
        };
    let rule = text.of("king-rule", character.id());
    let face = CharacterView::of_king(text, character);
    let full = setup.chosen.len() >= king::CHOSEN && !selected;
    let intent = (setup.set == CharacterSet::Chosen && !knight && !full)
        .then(|| Intent::Setup(SetupIntent::ToggleCharacter { character: character.into() }));
    let state = match (knight, selected, setup.set) {
        (true, ..) => "setup-character-always",
        (false, _, CharacterSet::Random) => "setup-character-drawn",
        (false, true, _) => "setup-character-in",
        (false, false, CharacterSet::Chosen) if full => "setup-character-full",
        (false, false, _) => "setup-character-out",
    };
    let args = [("card", face.name.as_str().into()), ("rule", rule.as_str().into())];
    let mut spoken = format!("{} {}", text.with("king-hand-card", &args), text.say(state));
    if let Some(symbol) = face.symbol {
        spoken = format!("{spoken} {}", king_symbol(text, symbol));
    }
    CharacterChoiceView { character: face, selected, rule, spoken, intent }
}
