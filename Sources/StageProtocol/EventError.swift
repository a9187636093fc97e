/// Why words are not an event.
public enum EventError: Error, Hashable, Sendable, CustomStringConvertible {
  case unknown(String)
  case arguments(event: String, usage: String)
  case duration(String)

  public var description: String {
    switch self {
    case .unknown(let name): "there is no event called \"\(name)\""
    case .arguments(let event, let usage): "\(event) is written: \(usage)"
    case .duration(let text): "\"\(text)\" is no length of time; write 500ms, 2s or 1m"
    }
  }
}
