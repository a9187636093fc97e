import StageProtocol
import TerminalText

/// What is worth saying of a reference behind its name: `weak`, `in a closure`, `subscribed through map, sink`.
struct EdgeNote {
  let texts: [StyledText]

  /// - Parameter isShort: whether it has to fit where there is little room.
  init(_ edge: ObjectGraph.Edge, isShort: Bool = false) {
    let strength = edge.strength == .strong ? nil : edge.strength.rawValue
    let holding = (isShort ? edge.shortNote : edge.note).map { StyledText($0, .quiet) }
    texts = [strength.map { StyledText($0, .weak) }, holding].compactMap(\.self)
  }
}

extension ObjectGraph.Edge {
  /// How the reference is held, in words, and whether it leads out of the layers; nil for a plain field.
  var note: String? { joined(holding) }

  /// The same, where a subscription takes fewer words.
  fileprivate var shortNote: String? {
    let operators = via == .subscription ? operators ?? [] : []
    return joined(operators.isEmpty ? holding : "via \(operators.joined(separator: ", "))")
  }

  private func joined(_ holding: String?) -> String? {
    let words = [holding, isOutward == true ? "the wrong way" : nil].compactMap(\.self)
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  private var holding: String? {
    // The name of the field that has the container says it already.
    if via == .container { return nil }
    guard via == .subscription, let operators, !operators.isEmpty else { return via.words }
    return "subscribed through \(operators.joined(separator: ", "))"
  }
}
