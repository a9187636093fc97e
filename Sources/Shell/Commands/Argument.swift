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

  /// What stands in the usage: `text`.
  public let name: String
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
    self.name = name
    self.presence = presence
    self.source = source
    self.isText = isText
  }

  /// `<text>`, `[<text>]`, `<text>…` or `[<text>…]`.
  var usage: String {
    switch presence {
    case .required: "<\(name)>"
    case .optional: "[<\(name)>]"
    case .repeated: "<\(name)>…"
    case .anyNumber: "[<\(name)>…]"
    }
  }
}
