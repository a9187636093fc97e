import StageProtocol

extension ObjectGraph.Edge {
  /// `UserPresenter.view ⇢ UserViewController weak`; `UserConfigurator builds UserPresenter`.
  var words: String { words(from: from, to: to) }

  /// The same between objects that go by other names.
  func words(from: String, to: String) -> String {
    if Self.verbs.contains(label) { return "\(from) \(label) \(to)" }
    let place = label.isEmpty ? from : "\(from).\(label)"
    if via == .passing { return "\(place) ⇢ \(to) not kept" }
    return strength == .strong ? "\(place) → \(to)" : "\(place) ⇢ \(to) \(strength.rawValue)"
  }

  /// What stands in the place of a field's name in graphs of other references.
  private static let verbs: Set<String> = ["builds", "needs", "is"]
}
