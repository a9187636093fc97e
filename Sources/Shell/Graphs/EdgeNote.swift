import StageProtocol
import TerminalText

/// What is worth saying of a reference behind its name: `weak`, `in a closure`, `subscribed through map, sink`.
struct EdgeNote {
  let texts: [StyledText]

  /// - Parameter isShort: whether it has to fit where there is little room.
  init(_ edge: ObjectGraph.Edge, isShort: Bool = false) {
    let strength = edge.strength == .strong ? nil : edge.strength.rawValue
    texts = [strength, isShort ? edge.shortMeans : edge.means].compactMap { $0.map { StyledText($0, .dim) } }
  }
}

extension ObjectGraph.Edge {
  /// How the reference is held, in words, and whether it leads out of the layers; nothing for a plain field.
  var means: String? { joined(holding) }

  /// The same, where a subscription takes fewer words.
  fileprivate var shortMeans: String? {
    let operators = via == .subscription ? operators ?? [] : []
    return joined(operators.isEmpty ? holding : "via \(operators.joined(separator: ", "))")
  }

  private func joined(_ holding: String?) -> String? {
    let words = [holding, isOutward == true ? "the wrong way" : nil].compactMap(\.self)
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  private var holding: String? {
    switch via {
    case .field, .container, .build, .argument: return nil
    case .property: return "set later"
    case .passing: return "not kept"
    case .closure: return "in a closure"
    case .subscription:
      let operators = operators ?? []
      return operators.isEmpty ? "in a subscription" : "subscribed through \(operators.joined(separator: ", "))"
    }
  }
}
