//! How a command goes wrong.

/// What a command that went wrong leaves behind.
#[derive(Debug)]
pub(crate) enum Failure {
    /// What was read is wrong: to standard output as JSON, if asked for, else to standard error.
    Wrong { json: bool, text: String },
    /// What was to be checked is wrong: the findings, to standard output.
    Found(String),
    /// The call is wrong, or a file cannot be had.
    Usage(String),
}
