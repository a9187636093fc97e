import StageProtocol
import TerminalText

/// What is worth saying of a reference behind its name: `weak`, `in a closure`, `subscribed through map, sink`.
struct EdgeNote {
  let texts: [StyledText]

  /// - Parameter showsPlace: whether it is said where the closure is written.
  init(_ edge: ObjectGraph.Edge, showsPlace: Bool = true) {
    var texts: [StyledText] = edge.strength == .strong ? [] : [StyledText(edge.strength.rawValue, .dim)]
    switch edge.via {
    case .closure: texts.append(StyledText("in a closure", .dim))
    case .subscription: texts.append(StyledText(Self.subscription(edge.operators ?? []), .dim))
    case .container: texts.append(StyledText("in a container", .dim))
    case .property: texts.append(StyledText("set later", .dim))
    case .passing: texts.append(StyledText("not kept", .dim))
    case .field, .build, .argument: break
    }
    if showsPlace, let place = edge.place { texts.append(StyledText("\(place.file):\(place.line)", .dim)) }
    self.texts = texts
  }

  private static func subscription(_ operators: [String]) -> String {
    operators.isEmpty ? "in a subscription" : "subscribed through \(operators.joined(separator: ", "))"
  }
}
