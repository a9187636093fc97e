import StageProtocol

extension ObjectGraph.Edge {
  /// `UserPresenter.view ⇢ UserViewController weak`.
  var words: String { Self.words(from: from, label: label, to: to, strength: strength) }

  /// A reference between objects, under the names that they go by.
  static func words(from: String, label: String, to: String, strength: ObjectGraph.Strength) -> String {
    let note = strength == .strong ? "" : " \(strength.rawValue)"
    return "\(from)\(label.isEmpty ? "" : ".\(label)") \(strength == .strong ? "→" : "⇢") \(to)\(note)"
  }
}
