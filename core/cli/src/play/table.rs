//! Standard input and output.

use douze_app::Beat;
use std::io::{BufRead, IsTerminal, Write};

/// What was typed.
pub(super) enum Answer {
    /// Without the space around it, in lower case.
    Word(String),
    /// Nothing more will come, or nobody reads any longer.
    End,
}

pub(super) struct Terminal {
    /// Is somebody watching, whose screen can be cleared?
    watched: bool,
    /// The reader of a pipe has gone.
    deaf: bool,
}

impl Terminal {
    pub(super) fn new() -> Self {
        Self { watched: std::io::stdout().is_terminal(), deaf: false }
    }

    pub(super) fn say(&mut self, text: &str) {
        self.write(&format!("{text}\n"));
    }

    /// What just happened.
    pub(super) fn report(&mut self, beats: &[Beat]) {
        for beat in beats {
            self.say(&format!("  {}", beat.sentence));
        }
    }

    /// Takes a secret off the screen.
    pub(super) fn hide(&mut self, sentence: &str) {
        if self.watched {
            // Clear the screen and what was scrolled out of it.
            self.write("\x1b[2J\x1b[3J\x1b[H");
            self.say(sentence);
        }
    }

    pub(super) fn ask(&mut self, prompt: &str) -> Answer {
        self.write(&format!("{prompt} "));
        let mut line = Vec::new();
        let read = std::io::stdin().lock().read_until(b'\n', &mut line);
        if !self.watched {
            // Nobody's typing ends the line of the prompt.
            self.write("\n");
        }
        match read {
            Ok(length) if length > 0 && !self.deaf => {
                Answer::Word(String::from_utf8_lossy(&line).trim().to_lowercase())
            }
            _ => Answer::End,
        }
    }

    fn write(&mut self, text: &str) {
        let mut out = std::io::stdout().lock();
        self.deaf |= out.write_all(text.as_bytes()).and_then(|()| out.flush()).is_err();
    }
}
