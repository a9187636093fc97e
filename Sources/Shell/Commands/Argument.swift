/// One argument that a command takes.
public struct Argument: Hashable, Sendable {
  /// How often it is written.
  public enum Presence: Hashable, Sendable {
    case required, optional
    /// Once or more, up to the end of the command.
    case repeated
    /// Any number of times, or never, up to the end of the command.
    case anyNumber

    /// Whether it takes all that follows.
    var isRepeated: Bool { self == .repeated || self == .anyNumber }

    /// Whether a command is whole without it.
    var isOptional: Bool { self == .optional || self == .anyNumber }
  }

  /// What stands in the usage, without how often: `<text>`, or the words themselves that can stand there, `on|off`.
  private let form: String
  /// How often it is written.
  public let presence: Presence
  /// What it can be completed with.
  public let source: CompletionSource
  /// Whether people write it in several words.
  public let isText: Bool

  /// An argument; by default required, and one word.
  public init(
    _ name: String, _ presence: Presence = .required, from source: CompletionSource = .nothing, isText: Bool = false
  ) {
    form = "<\(name)>"
    self.presence = presence
    self.source = source
    self.isText = isText
  }

  /// An argument that is one of these words, or something else of this name.
  public init(words: [Candidate], or name: String? = nil, _ presence: Presence = .required) {
    form = ([name.map { "<\($0)>" }].compactMap(\.self) + words.map(\.text)).joined(separator: "|")
    self.presence = presence
    source = .choices(words)
    isText = false
  }

  /// `<text>`, `[<text>]`, `<text>…` or `[<text>…]`; of a word that stands there as it is, `session` or `[on|off]`.
  var usage: String {
    switch presence {
    case .required: form
    case .optional: "[\(form)]"
    case .repeated: "\(form)…"
    case .anyNumber: "[\(form)…]"
    }
  }
}
