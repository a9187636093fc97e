/// Which objects are nodes of the graph that is shown.
enum Shown {
  private static let kitClasses: Set<TypeIdentity> = [
    TypeIdentity(module: "ScreenKit", name: "Window"),
    TypeIdentity(module: "ScreenKit", name: "ViewController"),
  ]

  /// Objects of the app, and those of the kit that a person would draw.
  static func contains(_ kind: HeapNode.Kind) -> Bool {
    guard case .instance(let layout, _) = kind else { return false }
    return Modules.isApp(layout.identity.module) || layout.lineage.contains(where: kitClasses.contains)
  }
}
