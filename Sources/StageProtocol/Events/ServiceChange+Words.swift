extension ServiceChange {
  /// What every app's services have, by the word that sets it.
  public enum Setting: String, CaseIterable, Sendable {
    case latency, offline
    case failures = "fail"

    /// How it is written behind `service`.
    fileprivate var usage: String {
      switch self {
      case .latency: "service latency <duration>"
      case .offline: "service offline on|off"
      case .failures: "service fail <number of calls>"
      }
    }
  }

  /// The words behind `service`.
  public var words: [String] {
    switch self {
    case .latency(let duration): [Setting.latency.rawValue, duration.inWords]
    case .offline(let isOffline): [Setting.offline.rawValue, isOffline ? "on" : "off"]
    case .failures(let count): [Setting.failures.rawValue, "\(count)"]
    case .detail(let words): words
    }
  }

  /// Reads the words behind `service`. What begins with no word of `Setting` is left to the app.
  ///
  /// - Throws: `EventError` when a setting is given something that it does not take.
  public init(words: [String]) throws(EventError) {
    guard let first = words.first else { throw .arguments(event: "service", usage: "service <setting> <value>") }
    guard let setting = Setting(rawValue: first) else {
      self = .detail(words)
      return
    }
    let misuse = EventError.arguments(event: "service \(first)", usage: setting.usage)
    guard words.count == 2 else { throw misuse }
    switch (setting, words[1]) {
    case (.latency, let text):
      guard let duration = Duration(words: text) else { throw .duration(text) }
      self = .latency(duration)
    case (.offline, "on"): self = .offline(true)
    case (.offline, "off"): self = .offline(false)
    case (.failures, let text):
      guard let count = Int(text), count >= 0 else { throw misuse }
      self = .failures(count)
    default: throw misuse
    }
  }
}
