/// Asks how the app's simulated services are set.
public struct ServicesQuestion: StageQuestion {
  public typealias Answer = ServiceSettings
  public static let name = "services"

  /// The question.
  public init() {}
}

extension Question where Self == ServicesQuestion {
  /// How the app's simulated services are set.
  public static var services: Self { Self() }
}

/// How an app's simulated services are set, in the words that set it.
public struct ServiceSettings: Hashable, Sendable, Codable {
  /// In the order in which to show them.
  public let settings: [Setting]

  /// A list of settings.
  public init(settings: [Setting]) {
    self.settings = settings
  }

  /// One setting of a simulated service.
  public struct Setting: Hashable, Sendable, Codable {
    /// What is set: `latency`, `user 42 name`.
    public let name: String
    /// To what: `2s`, `Ann Appleseed`.
    public let value: String

    /// A setting and its value.
    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }
}
