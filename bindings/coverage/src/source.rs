//! What a hand-written file does with the border, as far as its words tell.

use std::collections::{BTreeMap, BTreeSet};

use crate::border::same;
use crate::tokens::{Language, Token, closed, tokens};

/// What one file names, reads and sends.
#[derive(Debug, Default)]
pub(crate) struct Source {
    pub(crate) path: String,
    /// Every word.
    pub(crate) names: BTreeSet<String>,
    /// Words behind a dot that follows something: `view.label`, `\.label`.
    pub(crate) read: BTreeSet<String>,
    /// Words behind such a dot that are called: functions.
    pub(crate) called: BTreeSet<String>,
    /// Words without a dot before them: fields, where a type is extended.
    pub(crate) bare: BTreeSet<String>,
    /// Types that get functions of ours, and so need no dot before their own fields.
    pub(crate) extended: BTreeSet<String>,
    /// Variants that are named, in one spelling.
    pub(crate) variants: BTreeSet<String>,
    /// Variants with the places of their values that are given a name.
    pub(crate) bound: BTreeMap<String, BTreeSet<usize>>,
    /// Intents that are made, in one spelling.
    pub(crate) sent: BTreeSet<String>,
    pub(crate) declared: Vec<Declared>,
}

/// A name that a file gives to something of a type.
#[derive(Clone, Debug)]
pub(crate) struct Declared {
    /// The type that it is a part of; none for functions.
    pub(crate) owner: Option<String>,
    pub(crate) name: String,
    pub(crate) of: String,
}

/// Words of Swift after which a dot begins a variant.
const BEFORE_VARIANT: [&str; 9] = ["case", "return", "in", "else", "is", "as", "try", "await", "throw"];
/// Calls whose argument is an intent.
const SENDING: [&str; 5] = ["send", "follow", "dispatch", "onIntent", "intent"];

impl Source {
    /// The folder that it stands in, in small letters.
    pub(crate) fn folder(&self) -> String {
        self.path.rsplit_once('/').map_or(String::new(), |(folder, _)| folder.to_lowercase())
    }

    pub(crate) fn new(path: &str, text: &str, language: Language) -> Self {
        let tokens = tokens(text, language);
        let mut source = Self { path: path.to_owned(), ..Self::default() };
        source.declares(&tokens);
        for (at, token) in tokens.iter().enumerate().filter(|(_, token)| token.is_word()) {
            source.names.insert(token.text.clone());
            if word(&tokens, at, -1) == "." {
                source.dotted(&tokens, at, language);
            } else {
                source.bare.insert(token.text.clone());
                source.extends(&tokens, at, language);
            }
            if language == Language::Swift && SENDING.contains(&token.text.as_str()) {
                source.sends(&tokens, at + 1);
            }
        }
        source
    }

    /// `class Side(val group: GroupView)`, `func moment(…) -> KingMoment`
    fn declares(&mut self, tokens: &[Token]) {
        let mut owner = String::new();
        let mut declare = |owner: Option<&String>, name: &str, types: &mut dyn Iterator<Item = String>| {
            let parts = types.map(|of| Declared { owner: owner.cloned(), name: name.to_owned(), of });
            self.declared.extend(parts);
        };
        for at in 0..tokens.len() {
            let name = word(tokens, at, 1);
            match tokens[at].text.as_str() {
                "class" | "struct" | "object" | "interface" | "protocol" | "extension" => {
                    name.clone_into(&mut owner);
                }
                "val" | "var" | "let" if word(tokens, at, 2) == ":" => {
                    declare(Some(&owner), name, &mut types(&tokens[at + 3..]));
                }
                "fun" | "func" if word(tokens, at, 2) == "(" => {
                    let mut end = closed(tokens, at + 2);
                    while ["async", "throws"].contains(&word(tokens, end, 0)) {
                        end += 1;
                    }
                    let arrow = word(tokens, end, 0) == "-" && word(tokens, end, 1) == ">";
                    if arrow || word(tokens, end, 0) == ":" {
                        declare(None, name, &mut types(&tokens[end + 1 + usize::from(arrow)..]));
                    }
                }
                _ => {}
            }
        }
    }

    fn dotted(&mut self, tokens: &[Token], at: usize, language: Language) {
        let name = &tokens[at].text;
        let before = word(tokens, at, -2);
        let follows_type = before.starts_with(char::is_uppercase);
        if language == Language::Swift && (follows_type || !follows(tokens, at - 1)) {
            self.variants.insert(same(name));
            if ["case", "let", ",", "="].contains(&before) {
                self.binds(tokens, at);
            }
        } else if follows_type && language == Language::Kotlin {
            self.variants.insert(same(name));
        }
        if follows(tokens, at - 1) {
            let called = word(tokens, at, 1) == "(" && tokens[at + 1].glued;
            let to = if called { &mut self.called } else { &mut self.read };
            to.insert(name.clone());
        }
        if before.ends_with("Intent") && !is_pattern(tokens, at - 2, at + 1) {
            self.sent.insert(same(name));
        }
    }

    /// `case .cardPlaced(let card, _, _)`
    fn binds(&mut self, tokens: &[Token], at: usize) {
        if word(tokens, at, 1) != "(" {
            return;
        }
        let places = self.bound.entry(same(&tokens[at].text)).or_default();
        let end = closed(tokens, at + 1) - 1;
        let (mut place, mut depth) = (0, 0);
        for token in tokens.get(at + 2..end).unwrap_or_default() {
            match token.text.as_str() {
                "(" | "[" | "{" => depth += 1,
                ")" | "]" | "}" => depth -= 1,
                "," if depth == 0 => place += 1,
                "_" | "let" | "var" => {}
                _ if token.is_word() => drop(places.insert(place)),
                _ => {}
            }
        }
    }

    /// `extension HandView`, `fun HandView.cards()`, `with(view)`
    fn extends(&mut self, tokens: &[Token], at: usize, language: Language) {
        let of = match language {
            Language::Swift if word(tokens, at, -1) == "extension" => at,
            Language::Kotlin
                if ["fun", "val"].contains(&word(tokens, at, -1)) && word(tokens, at, 1) == "." =>
            {
                at
            }
            _ => return,
        };
        self.extended.insert(tokens[of].text.clone());
    }

    /// `send(.undo)`, `intent: .undo`: what is made there without its type's name.
    fn sends(&mut self, tokens: &[Token], at: usize) {
        let end = match tokens.get(at).map(|token| token.text.as_str()) {
            Some("(") => closed(tokens, at),
            Some(":") => at + 3,
            _ => return,
        };
        for at in at + 1..end.min(tokens.len()) {
            let made = tokens[at].is_word() && word(tokens, at, -1) == "." && !follows(tokens, at - 1);
            if made && !is_pattern(tokens, at - 1, at + 1) {
                self.sent.insert(same(&tokens[at].text));
            }
        }
    }
}

/// The names in the type that `tokens` begin with.
fn types(tokens: &[Token]) -> impl Iterator<Item = String> {
    let in_type = |token: &&Token| {
        let text = token.text.as_str();
        let open =
            text.starts_with(char::is_uppercase) || ["?", "[", "]", "<", ">", ".", ":"].contains(&text);
        open || ["any", "some", "in", "out", "dev", "douze", "core"].contains(&text)
    };
    let names: Vec<String> = tokens.iter().take_while(in_type).map(|token| token.text.clone()).collect();
    names.into_iter().filter(|name| name.starts_with(char::is_uppercase))
}

/// The token so many places from `at`, or nothing.
fn word(tokens: &[Token], at: usize, by: isize) -> &str {
    at.checked_add_signed(by).and_then(|at| tokens.get(at)).map_or("", |token| token.text.as_str())
}

/// Does this dot follow a value, rather than begin a variant?
fn follows(tokens: &[Token], dot: usize) -> bool {
    let Some(before) = dot.checked_sub(1).map(|at| &tokens[at]) else { return false };
    match before.text.as_str() {
        ")" | "]" | "}" | "\\" | "\"" => true,
        "?" | "!" => tokens[dot].glued,
        // In Kotlin `::`.
        ":" => false,
        name => before.is_word() && !BEFORE_VARIANT.contains(&name),
    }
}

/// Is what stands from `start` to `end` compared or matched, rather than made?
fn is_pattern(tokens: &[Token], start: usize, end: usize) -> bool {
    let end = if ["(", "{"].contains(&word(tokens, end, 0)) { closed(tokens, end) } else { end };
    let compared = word(tokens, start, -1) == "=" && ["=", "!"].contains(&word(tokens, start, -2));
    let arrow = word(tokens, end, 0) == "-" && word(tokens, end, 1) == ">";
    compared || arrow || ["is", "case"].contains(&word(tokens, start, -1))
}

/// The intents that a file of the core makes; tests of its own do not count.
pub(crate) fn buttons(text: &str) -> BTreeSet<String> {
    let tokens = tokens(text.split("#[cfg(test)]").next().unwrap_or(text), Language::Rust);
    let mut made = BTreeSet::new();
    let mut matched = 0;
    for at in 0..tokens.len() {
        if tokens[at].text == "matches" && word(&tokens, at, 1) == "!" {
            matched = closed(&tokens, at + 2);
        }
        let colons = word(&tokens, at, -1) == ":" && word(&tokens, at, -2) == ":";
        let path = colons && word(&tokens, at, -3).ends_with("Intent");
        if at < matched || !path || !tokens[at].is_word() {
            continue;
        }
        let mut end =
            if ["{", "("].contains(&word(&tokens, at, 1)) { closed(&tokens, at + 1) } else { at + 1 };
        // `Intent::Table(TableIntent::Undo)`
        while word(&tokens, end, 0) == ")" {
            end += 1;
        }
        // `=>`, `= value` and `==` follow what is matched, and so does `|`.
        if !["=", "|"].contains(&word(&tokens, end, 0)) && word(&tokens, at, -4) != "=" {
            made.insert(same(&tokens[at].text));
        }
    }
    made
}

#[cfg(test)]
mod tests {
    use super::*;

    fn swift(text: &str) -> Source {
        Source::new("a.swift", text, Language::Swift)
    }

    fn kotlin(text: &str) -> Source {
        Source::new("a.kt", text, Language::Kotlin)
    }

    fn list<'a>(names: impl IntoIterator<Item = &'a String>) -> String {
        names.into_iter().map(String::as_str).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn a_field_is_read_behind_a_dot_that_follows_something() {
        let source = swift("view.a.map(\\.b)?.c ?? f().d; $0.e; x ? .f : .g; view.h(1); view // .i\n  .j");
        assert_eq!(list(&source.read), "a b c d e j");
        assert_eq!(list(&source.variants), "f g");
        assert_eq!(list(&kotlin("view.a?.b?.let { it.c }; view.d()").read), "a b c let");
    }

    #[test]
    fn a_variant_is_named_and_its_values_are_bound() {
        let source = swift("switch x { case .one(let a, _, let c): 1; case .two: 2; default: Kind.three }");
        assert_eq!(list(&source.variants), "one three two");
        assert_eq!(source.bound["one"], BTreeSet::from([0, 2]));
        assert_eq!(
            list(&kotlin("when (x) { is Motion.CardPlaced -> 1; Mark.ENTER_DOWN -> 2 }").variants),
            "cardplaced enterdown"
        );
    }

    #[test]
    fn what_is_compared_is_not_sent() {
        let source = swift("if intent == .back { send(.undo) }; send(x == .wait ? .redo : Intent.cover)");
        assert_eq!(list(&source.sent), "cover redo undo");
        let source =
            swift("if case .say(let r) = i {}; button(intent: .openHome); role: .cancel; i == Intent.wait");
        assert_eq!(list(&source.sent), "openhome");
        let source = kotlin(
            "if (i is Intent.Back) send(Intent.TypeSeed(it)); when (i) { Intent.Undo -> 1 }; i == Intent.Redo",
        );
        assert_eq!(list(&source.sent), "typeseed");
    }

    #[test]
    fn a_type_that_is_extended_needs_no_dot() {
        let source = swift("extension HandView { var first: Int { cards.count } }");
        assert!(source.extended.contains("HandView") && source.bare.contains("cards"));
        assert!(kotlin("private fun KingView.seats() = groups.size").extended.contains("KingView"));
    }

    #[test]
    fn what_a_file_declares_leads_to_what_it_holds() {
        let declared = |source: Source| -> Vec<String> {
            let told = |it: Declared| format!("{}.{}:{}", it.owner.unwrap_or_default(), it.name, it.of);
            source.declared.into_iter().map(told).collect()
        };
        let text =
            "class Side(val group: GroupView, val send: (Intent) -> Unit) { val all: List<Beat>? = f() }
            fun moment(view: KingView): Moment = g()";
        assert_eq!(
            declared(kotlin(text)),
            ["Side.group:GroupView", "Side.all:List", "Side.all:Beat", ".moment:Moment"]
        );
        let text =
            "struct Side { let seats: [Int32: KingSeatView]? } func of(_ a: A) async throws -> [Side] {}";
        assert_eq!(declared(swift(text)), ["Side.seats:Int32", "Side.seats:KingSeatView", ".of:Side"]);
    }

    #[test]
    fn a_button_is_made_not_matched() {
        let text = "match i { Intent::Back => 1, Intent::Say { .. } | Intent::Wait => 2 }
            if let Intent::Undo = i {} if matches!(i, Some(Intent::Redo)) {} if i == Intent::Cover {}
            match i { Intent::Table(TableIntent::Peek) => 1 }
            f(|seat| Intent::Pick { seat }, Some(Intent::Table(TableIntent::Open))) /* Intent::Told */
            #[cfg(test)] mod tests { Intent::Tested }";
        assert_eq!(list(&buttons(text)), "open pick table");
    }
}
