import Grammar

extension Goal: CustomStringConvertible {
  /// The goal as it is written.
  public var description: String {
    switch self {
    case .screen(let presence, let text, let isEnabled):
      "screen \(presence == .present ? "shows" : "lacks") \(text.quoted)\(Self.state(isEnabled))"
    case .wholeScreen(let texts): "screen is \(texts.map(\.quoted).joined(separator: " "))"
    case .path(let path): "path is \(path.joined(separator: " "))"
    case .trace(let presence, let call): "trace \(presence == .present ? "has" : "lacks") \(call)"
    case .graph(let presence, let pattern): "graph \(presence == .present ? "has" : "lacks") \(pattern)"
    case .noLeaks: "no leaks"
    case .registered(let type): "registered \(type)"
    case .valid: "valid"
    case .rulesPass(let rules): (["rules pass"] + rules).joined(separator: " ")
    case .builds: "builds"
    case .equal(let wirings): "equal in \(wirings.joined(separator: " "))"
    }
  }

  private static func state(_ isEnabled: Bool?) -> String {
    switch isEnabled {
    case nil: ""
    case true?: " enabled"
    case false?: " disabled"
    }
  }
}
