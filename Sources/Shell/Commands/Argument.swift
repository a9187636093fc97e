/// One argument that a command takes.
public struct Argument: Hashable, Sendable {
  /// How often it is written.
  public enum Presence: Hashable, Sendable {
    case required, optional
    /// Once or more, up to the end of the command.
    case repeated
  }

  /// What stands in the usage: `text`.
  public let name: String
  /// How often it is written.
  public let presence: Presence
  /// What it can be completed with.
  public let source: CompletionSource

  /// An argument, required unless told otherwise.
  public init(_ name: String, _ presence: Presence = .required, from source: CompletionSource = .nothing) {
    self.name = name
    self.presence = presence
    self.source = source
  }

  /// `<text>`, `[<text>]` or `<text>…`.
  var usage: String {
    switch presence {
    case .required: "<\(name)>"
    case .optional: "[<\(name)>]"
    case .repeated: "<\(name)>…"
    }
  }
}
