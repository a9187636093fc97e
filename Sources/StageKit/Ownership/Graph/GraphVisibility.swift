/// Decides which objects are nodes of the graph that is shown.
struct GraphVisibility {
  private static let kitClasses: Set<TypeIdentity> = [
    TypeIdentity(module: "ScreenKit", name: "Window"),
    TypeIdentity(module: "ScreenKit", name: "ViewController"),
  ]

  /// Whether the kit's own objects are shown, too.
  var includesKit = false

  /// Whether a node is shown: objects of the app, and those of the kit that a person would draw.
  func contains(_ kind: HeapNode.Kind) -> Bool {
    guard case .instance(let layout, _) = kind else { return false }
    if includesKit { return !Modules.isSystem(layout.identity.module) }
    return Modules.isApp(layout.identity.module) || layout.lineage.contains(where: Self.kitClasses.contains)
  }
}
