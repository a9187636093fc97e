/// What a person can reach at a moment, and what each touch of it means.
@MainActor
struct Front {
  private let elements: [Screen.Element]
  private let targets: [ScreenBuilder.Target]
  private let window: Window

  init(of window: Window) {
    let builder = window.builder()
    elements = builder.elements
    targets = builder.targets
    self.window = window
  }

  /// What a touch of the enabled element with this text or id reaches.
  func target(
    for text: String, among kinds: Set<Screen.Element.Kind>
  ) throws(InteractionError) -> ScreenBuilder.Target {
    let matches = Matching.indices(of: text, in: elements) { kinds.contains($0.kind) }
    if let index = matches.first(where: { elements[$0].enabled }) { return targets[index] }
    if let index = matches.first { throw refusal(of: elements[index]) }
    throw refusal(of: text, among: kinds)
  }

  private func refusal(of element: Screen.Element) -> InteractionError {
    if let alert = elements.last(where: { $0.kind == .alert && $0.enabled }), isUnderAlert(element) {
      return .covered(element.text, by: alert.text)
    }
    return .disabled(element.text, kind: element.kind)
  }

  private func isUnderAlert(_ element: Screen.Element) -> Bool {
    guard let alert = elements.lastIndex(where: { $0.kind == .alert }) else { return false }
    return elements[..<alert].contains(element)
  }

  private func refusal(of text: String, among kinds: Set<Screen.Element.Kind>) -> InteractionError {
    let candidates = elements.filter { kinds.contains($0.kind) && $0.enabled }.map(\.text)
    if window.coversElement(with: text, among: kinds) { return .covered(text, by: window.screen.title) }
    switch kinds {
    case [.field]: return .noField(text, candidates: candidates)
    case [.row]: return .noRow(text, candidates: candidates)
    case [.switch]: return .noSwitch(text, candidates: candidates)
    default:
      guard let index = Matching.indices(of: text, in: elements, where: { _ in true }).first else {
        return .notOnScreen(text, candidates: candidates)
      }
      return .notTappable(elements[index].text, kind: elements[index].kind, candidates: candidates)
    }
  }
}

extension Window {
  /// Whether a screen below the topmost one has an element of one of these kinds, with this text or id.
  fileprivate func coversElement(with text: String, among kinds: Set<Screen.Element.Kind>) -> Bool {
    let base = layers.lastIndex { !($0 is AlertController) } ?? 0
    return layers.prefix(base).contains { layer in
      guard layer.isViewLoaded else { return false }
      var builder = ScreenBuilder()
      builder.add(layer)
      return !Matching.indices(of: text, in: builder.elements) { kinds.contains($0.kind) }.isEmpty
    }
  }
}
