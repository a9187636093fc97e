extension Window {
  /// What a person sees.
  public final var screen: Screen {
    let layers = layers
    let base = layers.last { !($0 is AlertController) }
    let trail = base?.shownTrail.reversed() ?? []
    return Screen(
      path: path,
      title: trail.lazy.compactMap { $0.navigationItem.title ?? $0.title }.first ?? "",
      presentation: presentation(of: layers),
      elements: isKeyWindow ? builder().elements : [])
  }

  /// The elements that a person can see: the banner, the topmost screen, and the alerts over it.
  final func builder() -> ScreenBuilder {
    var builder = ScreenBuilder()
    guard isKeyWindow else { return builder }
    if let banner { builder.add(banner) }
    let layers = layers
    let base = layers.lastIndex { !($0 is AlertController) } ?? 0
    for (index, layer) in layers.enumerated().dropFirst(base) {
      builder.isCovered = index < layers.count - 1
      builder.add(layer)
    }
    return builder
  }

  private func presentation(of layers: [ViewController]) -> Screen.Presentation {
    guard let top = layers.last else { return .root }
    if top is AlertController { return .alert }
    if top.stackToGoBack != nil { return .pushed }
    return layers.count > 1 ? .modal : .root
  }
}

extension ViewController {
  /// The innermost navigation controller on the screen that can go back.
  final var stackToGoBack: NavigationController? {
    shownTrail.reversed().lazy.compactMap { $0 as? NavigationController }.first { $0.viewControllers.count > 1 }
  }
}
