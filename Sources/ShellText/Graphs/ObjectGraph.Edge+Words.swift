import StageProtocol

extension ObjectGraph.Edge {
  /// `UserPresenter.view ⇢ UserViewController weak`; `UserConfigurator builds UserPresenter`.
  var words: String { words(from: from, to: to) }

  /// The same between objects that go by other names.
  func words(from: String, to: String) -> String {
    if let verb { return "\(from) \(verb) \(to)" }
    let place = label.isEmpty ? from : "\(from).\(label)"
    if via == .passing { return "\(place) ⇢ \(to) not kept" }
    return strength == .strong ? "\(place) → \(to)" : "\(place) ⇢ \(to) \(strength.rawValue)"
  }
}
