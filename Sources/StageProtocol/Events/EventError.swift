/// Why words are not an event.
public enum EventError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No event has this name.
  case unknown(String)
  /// The event takes other arguments, or another number of them.
  case arguments(event: String, usage: String)
  /// The text is not a duration.
  case duration(String)

  public var description: String {
    switch self {
    case .unknown(let name): "there is no event called \"\(name)\""
    case .arguments(let event, let usage): "\(event) is written: \(usage)"
    case .duration(let text): "\"\(text)\" is not a duration; write 500ms, 2s or 1m"
    }
  }
}
