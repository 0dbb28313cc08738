//! Words and signs of a source file, without its comments and the letters of its strings.

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Language {
    Swift,
    Kotlin,
    Rust,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Token {
    pub(crate) text: String,
    /// Nothing stands between it and the token before.
    pub(crate) glued: bool,
}

impl Token {
    pub(crate) fn is_word(&self) -> bool {
        self.text.starts_with(|letter: char| letter.is_alphanumeric() || letter == '_' || letter == '$')
    }
}

/// The tokens of `text`, in order; what is put into strings (`\(…)`, `${…}`) is code, too.
pub(crate) fn tokens(text: &str, language: Language) -> Vec<Token> {
    let letters: Vec<char> = text.chars().collect();
    let mut reader = Reader { letters: &letters, at: 0, language, found: vec![], glued: false };
    while reader.at < letters.len() {
        reader.code(None);
        reader.at += 1;
    }
    reader.found
}

struct Reader<'a> {
    letters: &'a [char],
    at: usize,
    language: Language,
    found: Vec<Token>,
    glued: bool,
}

impl Reader<'_> {
    fn ahead(&self, text: &str) -> bool {
        text.chars().enumerate().all(|(place, letter)| self.letters.get(self.at + place) == Some(&letter))
    }

    fn letter(&self) -> Option<char> {
        self.letters.get(self.at).copied()
    }

    /// Up to the bracket that closes what `open` opened; that one is left.
    fn code(&mut self, open: Option<(char, char)>) {
        let mut depth = 0;
        while let Some(letter) = self.letter() {
            match open {
                Some((_, close)) if letter == close && depth == 0 => return,
                Some((_, close)) if letter == close => depth -= 1,
                Some((open, _)) if letter == open => depth += 1,
                _ => {}
            }
            if self.ahead("//") {
                self.skip_to("\n");
            } else if self.ahead("/*") {
                self.skip_to("*/");
            } else if letter == '"' {
                self.string();
            } else if letter == '\'' && self.language != Language::Swift {
                self.quoted_letter();
            } else if letter == '`' || letter.is_whitespace() {
                self.glued &= letter == '`';
                self.at += 1;
            } else {
                self.token();
            }
        }
    }

    fn token(&mut self) {
        let start = self.at;
        let in_word = |letter: char| letter.is_alphanumeric() || letter == '_';
        if self.letter() == Some('$') {
            self.at += 1;
        }
        while self.letter().is_some_and(in_word) {
            self.at += 1;
        }
        self.at = self.at.max(start + 1);
        let text = self.letters[start..self.at].iter().collect();
        self.found.push(Token { text, glued: self.glued });
        self.glued = true;
    }

    fn skip_to(&mut self, end: &str) {
        while self.at < self.letters.len() && !self.ahead(end) {
            self.at += 1;
        }
        self.at += end.len();
        self.glued = false;
    }

    fn string(&mut self) {
        let end = if self.ahead("\"\"\"") && self.language != Language::Rust { "\"\"\"" } else { "\"" };
        self.at += end.len();
        while self.at < self.letters.len() && !self.ahead(end) {
            let hole = match self.language {
                Language::Swift if self.ahead("\\(") => Some(('(', ')')),
                Language::Kotlin if self.ahead("${") => Some(('{', '}')),
                _ => None,
            };
            if let Some(hole) = hole {
                self.at += 2;
                self.glued = false;
                self.code(Some(hole));
                self.at += 1;
            } else {
                self.at += if self.letter() == Some('\\') { 2 } else { 1 };
            }
        }
        self.at += end.len();
        // So that what follows a string is never taken for the beginning of a line.
        self.found.push(Token { text: "\"".into(), glued: false });
        self.glued = true;
    }

    /// `'x'` or `'\''`; a lifetime of Rust is passed over.
    fn quoted_letter(&mut self) {
        let length = if self.letters.get(self.at + 1) == Some(&'\\') { 3 } else { 2 };
        let closed = (length..length + 6).find(|end| self.letters.get(self.at + end) == Some(&'\''));
        self.at += match closed {
            Some(end) if length == 3 || end == 2 => end + 1,
            _ => 1,
        };
        self.glued = false;
    }
}

/// The place after the bracket that closes the one at `open`.
pub(crate) fn closed(tokens: &[Token], open: usize) -> usize {
    let mut depth = 0_usize;
    for (at, token) in tokens.iter().enumerate().skip(open) {
        match token.text.as_str() {
            "(" | "[" | "{" => depth += 1,
            ")" | "]" | "}" => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth == 0 {
            return at + 1;
        }
    }
    tokens.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str, language: Language) -> Vec<String> {
        let tokens = tokens(text, language);
        tokens.into_iter().filter(Token::is_word).map(|token| token.text).collect()
    }

    #[test]
    fn comments_and_letters_of_strings_are_no_code() {
        let text = "a /* b */ \"c \\\" d\" // e\n`f` \"\"\"\n g \" h\n\"\"\" i";
        assert_eq!(words(text, Language::Swift), ["a", "f", "i"]);
        assert_eq!(words("x == '\"' && y == '\\'' && z", Language::Kotlin), ["x", "y", "z"]);
        assert_eq!(
            words("fn a<'b>(c: &'b str) -> char { 'd' }", Language::Rust),
            ["fn", "a", "b", "c", "b", "str", "char"]
        );
    }

    #[test]
    fn what_is_put_into_a_string_is_code() {
        assert_eq!(words("\"one \\(a.b(\"c\" + d)) two\" e", Language::Swift), ["a", "b", "d", "e"]);
        assert_eq!(words("\"one ${a.map { it.b }} two\" c", Language::Kotlin), ["a", "map", "it", "b", "c"]);
    }

    #[test]
    fn what_touches_is_told() {
        let glued: Vec<bool> = tokens("a?.b ? .c", Language::Swift).iter().map(|token| token.glued).collect();
        assert_eq!(glued, [false, true, true, true, false, false, true]);
    }

    #[test]
    fn brackets_close() {
        let tokens = tokens("f(a[1], { b }) c", Language::Swift);
        assert_eq!(tokens[closed(&tokens, 1)].text, "c");
        assert_eq!(closed(&tokens[..4], 1), 4, "cut off");
    }
}
