//! What goes over the border, as the generated code declares it.

use std::collections::{BTreeMap, BTreeSet};

/// A field of a record, or a value that a variant carries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Field {
    pub(crate) name: String,
    /// The names in its type.
    pub(crate) types: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Variant {
    pub(crate) name: String,
    pub(crate) fields: Vec<Field>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Shape {
    Record(Vec<Field>),
    Enum(Vec<Variant>),
}

pub(crate) type Border = BTreeMap<String, Shape>;

/// `ENTER_DOWN`, `EnterDown` and `enterDown` are the same variant.
pub(crate) fn same(name: &str) -> String {
    name.replace('_', "").to_lowercase()
}

/// Reads what uniffi wrote for Swift.
pub(crate) fn swift(text: &str) -> Border {
    let mut border = Border::new();
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        let Some((name, of)) = line
            .strip_prefix("public struct ")
            .map(|rest| (rest, "public let "))
            .or_else(|| line.strip_prefix("public enum ").map(|rest| (rest, "case ")))
            .and_then(|(rest, of)| Some((rest.strip_suffix(": Equatable, Hashable {")?, of)))
        else {
            continue;
        };
        let inside = lines.by_ref().take_while(|line| *line != "}" && !line.contains("public init("));
        let parts = inside.filter_map(|line| line.trim().strip_prefix(of));
        let shape = if of == "case " {
            Shape::Enum(parts.map(swift_variant).collect())
        } else {
            Shape::Record(parts.filter_map(field).collect())
        };
        border.insert(name.to_owned(), shape);
    }
    border
}

fn swift_variant(line: &str) -> Variant {
    let (name, values) = line.split_once('(').unwrap_or((line, ""));
    Variant { name: bare(name), fields: values.trim_end_matches(')').split(", ").filter_map(field).collect() }
}

/// Reads what uniffi wrote for Kotlin.
pub(crate) fn kotlin(text: &str) -> Border {
    let mut border = Border::new();
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        if let Some(name) = line.strip_prefix("data class ") {
            let inside = lines.by_ref().take_while(|line| !line.starts_with(')'));
            let fields = inside.filter_map(|line| field(line.trim().strip_prefix("val ")?)).collect();
            border.insert(first_name(name), Shape::Record(fields));
        } else if let Some(name) = line.strip_prefix("sealed class ") {
            border.insert(first_name(name), Shape::Enum(kotlin_variants(&mut lines)));
        } else if let Some(name) = line.strip_prefix("enum class ") {
            let inside = lines.by_ref().take_while(|line| *line != "}");
            let entries = inside.filter_map(|line| line.trim().strip_suffix([',', ';']));
            let variants = entries.map(|name| Variant { name: bare(name), fields: vec![] }).collect();
            border.insert(first_name(name), Shape::Enum(variants));
        }
    }
    border
}

fn kotlin_variants<'a>(lines: &mut impl Iterator<Item = &'a str>) -> Vec<Variant> {
    let mut variants: Vec<Variant> = vec![];
    for line in lines.take_while(|line| *line != "}") {
        if let Some(name) = line.strip_prefix("    object ").or_else(|| line.strip_prefix("    data class "))
        {
            variants.push(Variant { name: first_name(name), fields: vec![] });
        } else if let (Some(value), Some(variant)) = (line.trim().strip_prefix("val "), variants.last_mut()) {
            // "name: Type) : Motion()" is the last value.
            let value = value.split(") :").next().unwrap_or(value);
            variant.fields.extend(field(value));
        }
    }
    variants
}

/// `name: Type`
fn field(text: &str) -> Option<Field> {
    let (name, of) = text.split_once(':')?;
    let of = of.split("//").next().unwrap_or(of);
    let names = of.split(|letter: char| !letter.is_alphanumeric());
    let types = names.filter(|name| name.starts_with(char::is_uppercase)).map(str::to_owned).collect();
    Some(Field { name: bare(name), types })
}

fn bare(name: &str) -> String {
    name.trim().trim_matches('`').to_owned()
}

fn first_name(text: &str) -> String {
    text.chars().take_while(|letter| letter.is_alphanumeric()).collect()
}

/// Everything that a session can give to a shell, beginning with `roots`; intents only come back.
pub(crate) fn reachable(border: &Border, roots: &[&str]) -> BTreeSet<String> {
    let mut reached = BTreeSet::new();
    let mut todo: Vec<String> = roots.iter().map(ToString::to_string).collect();
    while let Some(name) = todo.pop() {
        let Some(shape) = border.get(&name).filter(|_| !name.ends_with("Intent")) else { continue };
        if reached.insert(name) {
            let fields: Vec<&Field> = match shape {
                Shape::Record(fields) => fields.iter().collect(),
                Shape::Enum(variants) => variants.iter().flat_map(|variant| &variant.fields).collect(),
            };
            todo.extend(fields.iter().flat_map(|field| field.types.iter().cloned()));
        }
    }
    reached
}

#[cfg(test)]
mod tests {
    use super::*;

    const SWIFT: &str = "
public struct Screen: Equatable, Hashable {
    /**
     * Told: once.
     */
    public let title: String
    public let `open`: [ButtonView]?

    public init(title: String) {
        self.title = title
    }
}

public enum Motion: Equatable, Hashable {
    
    case told
    case cardPlaced(card: CardView, row: Int32?
    )
}
public enum Mark: Equatable, Hashable {
    case enterDown
}
public struct FfiConverterTypeScreen: FfiConverterRustBuffer {
}";
    const KOTLIN: &str = "
data class Screen (
    /**
     * Told: once.
     */
    val `title`: kotlin.String
    , 
    val `open`: List<ButtonView>?
    
){
    companion object
}

sealed class Motion {
    
    object Told : Motion()
    
    data class CardPlaced(
        val `card`: dev.douze.core.CardView, 
        val `row`: kotlin.Int?) : Motion()
        
    {
        companion object
    }
    companion object
}
enum class Mark {
    
    ENTER_DOWN;

    companion object
}";

    fn names(border: &Border) -> Vec<String> {
        let list = |fields: &[Field]| {
            fields.iter().fold(String::new(), |text, field| format!("{text}{}:{:?}", field.name, field.types))
        };
        let shapes = border.iter().map(|(name, shape)| match shape {
            Shape::Record(fields) => format!("{name} {}", list(fields)),
            Shape::Enum(variants) => variants.iter().fold(name.clone(), |text, variant| {
                format!("{text} {}({})", same(&variant.name), list(&variant.fields))
            }),
        });
        shapes.map(|line| line.replace("\"kotlin\", ", "").replace("\"Int32\"", "\"Int\"")).collect()
    }

    #[test]
    fn both_languages_declare_the_same() {
        let expected = [
            "Mark enterdown()",
            "Motion told() cardplaced(card:[\"CardView\"]row:[\"Int\"])",
            "Screen title:[\"String\"]open:[\"ButtonView\"]",
        ];
        assert_eq!(names(&swift(SWIFT)), expected);
        assert_eq!(names(&kotlin(KOTLIN)).concat().replace("\"List\", ", ""), expected.concat());
    }

    #[test]
    fn what_a_field_holds_is_reached() {
        assert_eq!(reachable(&swift(SWIFT), &["Screen"]).len(), 1, "a button is not declared here");
        assert_eq!(reachable(&swift(SWIFT), &["Motion", "Mark", "Nobody"]).len(), 2);
    }
}
