/// One option that a command knows.
public struct Option: Hashable, Sendable {
  /// Without the dashes: `depth`.
  public let name: String
  /// What its value is called; nil for an option without a value.
  public let value: String?
  /// What it does, in a few words.
  public let summary: String
  /// What its value can be completed with.
  public let source: CompletionSource

  /// An option, with or without a value.
  public init(_ name: String, value: String? = nil, from source: CompletionSource = .nothing, _ summary: String) {
    self.name = name
    self.value = value
    self.source = source
    self.summary = summary
  }

  /// `--depth <levels>`.
  var usage: String { "--\(name)" + (value.map { " <\($0)>" } ?? "") }

  /// The answer in the form for programs.
  static let json = Option("json", "answer in JSON")
}
