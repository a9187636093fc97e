/// The kit's own stored fields, by the names that its users know.
enum KitFields {
  private static let names: [TypeIdentity: [String: String]] = [
    TypeIdentity(module: "ScreenKit", name: "Window"): ["root": "rootViewController"],
    TypeIdentity(module: "ScreenKit", name: "ViewController"): [
      "presented": "presentedViewController", "loadedView": "view",
      "ownPresentationController": "presentationController",
    ],
  ]

  private static let containers: Set<TypeIdentity> = [
    TypeIdentity(module: "ScreenKit", name: "NavigationController"),
    TypeIdentity(module: "ScreenKit", name: "TabBarController"),
  ]

  /// The public name of a field.
  static func name(of field: String, in type: TypeIdentity, ofObject lineage: [TypeIdentity]) -> String {
    let name = FieldName.readable(field)
    if name == "children", lineage.contains(where: containers.contains) { return "viewControllers" }
    return names[type]?[name] ?? name
  }

  /// Whether a field refers back to the holder of its object, as from a view to its superview: the app's author need
  /// not know about it.
  static func isBackReference(_ field: String, in type: TypeIdentity, ownership: ReferenceOwnership) -> Bool {
    type.module == "ScreenKit" && ownership != .strong && !isDelegate(field)
  }

  /// Whether a field is a delegate or data source.
  static func isDelegate(_ field: String) -> Bool {
    field.hasSuffix("elegate") || field.hasSuffix("ataSource")
  }
}
