/// The topmost screen: the elements that a person can reach at a moment, and the target of a touch of each.
@MainActor
struct TopmostScreen {
  private let elements: [Screen.Element]
  private let targets: [ScreenBuilder.Target]
  private let window: Window

  init(of window: Window) {
    let builder = window.builder()
    elements = builder.elements
    targets = builder.targets
    self.window = window
  }

  /// The target of a touch of the enabled element with this text or id.
  func target(
    for text: String, among kinds: Set<Screen.Element.Kind>
  ) throws(InteractionError) -> ScreenBuilder.Target {
    let matches = ElementMatcher.indices(of: text, in: elements) { kinds.contains($0.kind) }
    if let index = matches.first(where: { elements[$0].enabled }) { return targets[index] }
    if let index = matches.first { throw refusal(of: index, among: kinds) }
    throw refusal(of: text, among: kinds)
  }

  /// The texts of the enabled elements of these kinds.
  private func candidates(among kinds: Set<Screen.Element.Kind>) -> [String] {
    elements.filter { kinds.contains($0.kind) && $0.enabled }.map(\.text)
  }

  private func refusal(of index: Int, among kinds: Set<Screen.Element.Kind>) -> InteractionError {
    let element = elements[index]
    if let alert = elements.lastIndex(where: { $0.kind == .alert }), index < alert {
      return .covered(element.text, by: .alert(elements[alert].text))
    }
    return .disabled(element.text, kind: element.kind, candidates: candidates(among: kinds))
  }

  private func refusal(of text: String, among kinds: Set<Screen.Element.Kind>) -> InteractionError {
    if window.coversElement(with: text, among: kinds) { return .covered(text, by: .screen(window.screen.title)) }
    let candidates = candidates(among: kinds)
    switch kinds {
    case [.field]: return .noField(text, candidates: candidates)
    case [.row]: return .noRow(text, candidates: candidates)
    case [.switch]: return .noSwitch(text, candidates: candidates)
    default:
      guard let index = ElementMatcher.indices(of: text, in: elements, where: { _ in true }).first else {
        return .notOnScreen(text, candidates: candidates)
      }
      return .notTappable(elements[index].text, kind: elements[index].kind, candidates: candidates)
    }
  }
}

extension Window {
  /// Whether a screen below the topmost one has an element of one of these kinds, with this text or id.
  fileprivate func coversElement(with text: String, among kinds: Set<Screen.Element.Kind>) -> Bool {
    let layers = layers
    let base = layers.lastIndex { !($0 is AlertController) } ?? 0
    return layers.prefix(base).contains { layer in
      guard isKeyWindow, layer.isViewLoaded else { return false }
      var builder = ScreenBuilder()
      builder.add(layer)
      return !ElementMatcher.indices(of: text, in: builder.elements) { kinds.contains($0.kind) }.isEmpty
    }
  }
}
