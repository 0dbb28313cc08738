import DouzeCore

extension DouzeError {
  /// What happened and what to do, for people, in their language.
  public var sentence: String {
    switch self {
    case .Storage(let sentence, _), .Version(let sentence, _), .Missing(let sentence, _),
      .Unreadable(let sentence, _), .Internal(let sentence, _):
      sentence
    }
  }
}
