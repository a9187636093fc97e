/// What a stage says of itself.
public struct StageDescription: Hashable, Sendable, Codable {
  /// The version of the protocol and of its JSON forms.
  public static let currentVersion = 1

  /// The version of the protocol that it speaks.
  public let version: Int
  /// The type of the application delegate.
  public let delegate: String
  /// Virtual time since launch.
  public let milliseconds: Int
  /// The requests that it understands.
  public let requests: [String]

  /// What a stage of this version says of itself, unless told otherwise.
  public init(
    version: Int = StageDescription.currentVersion, delegate: String, milliseconds: Int,
    requests: [String] = StageRequest.Kind.allCases.map(\.rawValue)
  ) {
    self.version = version
    self.delegate = delegate
    self.milliseconds = milliseconds
    self.requests = requests
  }
}
