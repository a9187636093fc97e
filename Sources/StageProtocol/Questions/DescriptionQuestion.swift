/// Asks a stage what it is.
public struct DescriptionQuestion: StageQuestion {
  public typealias Answer = StageDescription
  public static let name = "describe"

  /// The question.
  public init() {}
}

/// Asks a stage to end. It answers, then its process exits.
public struct QuitQuestion: StageQuestion {
  public typealias Answer = StageDescription
  public static let name = "quit"

  /// The question.
  public init() {}
}

/// What a stage says of itself.
public struct StageDescription: Hashable, Sendable, Codable {
  /// The version of the protocol and of its JSON forms.
  public static let currentVersion = 2

  /// The version of the protocol that it speaks.
  public let version: Int
  /// The type of the application delegate.
  public let delegate: String
  /// Virtual time since launch.
  public let milliseconds: Int
  /// The names of the questions that it answers.
  public let requests: [String]

  /// What a stage of this version says of itself.
  public init(delegate: String, milliseconds: Int, requests: [String]) {
    version = Self.currentVersion
    self.delegate = delegate
    self.milliseconds = milliseconds
    self.requests = requests
  }
}
