import StageProtocol
import TerminalText

/// What is worth saying of a reference behind its name: `weak`, `in a closure`, `subscribed through map, sink`.
struct EdgeNote {
  let texts: [StyledText]

  /// - Parameter showsPlace: whether it is said where the closure is written.
  init(_ edge: ObjectGraph.Edge, showsPlace: Bool = true) {
    var texts: [StyledText] = edge.strength == .strong ? [] : [StyledText(edge.strength.rawValue, .dim)]
    if let means = edge.means { texts.append(StyledText(means, .dim)) }
    if showsPlace, let place = edge.place { texts.append(StyledText("\(place.file):\(place.line)", .dim)) }
    self.texts = texts
  }
}

extension ObjectGraph.Edge {
  /// How the reference is held, in words, and whether it leads out of the layers; nothing for a plain field.
  var means: String? {
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
