/// The kit's own stored fields, as far as its users know them.
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

  /// The public name of what a field stores.
  static func name(of field: String, in type: TypeIdentity, ofObject lineage: [TypeIdentity]) -> String {
    let name = FieldName.readable(field)
    if name == "children", lineage.contains(where: containers.contains) { return "viewControllers" }
    return names[type]?[name] ?? name
  }

  /// Whether a field refers back to what holds its object, as from a view to the one around it: nothing that the
  /// app's author has to know about.
  static func isBackReference(_ field: String, in type: TypeIdentity, ownership: ReferenceOwnership) -> Bool {
    type.module == "ScreenKit" && ownership != .strong && !isDelegate(field)
  }

  /// Whether a field is one that apps set in order to be told of something.
  static func isDelegate(_ field: String) -> Bool {
    field.hasSuffix("elegate") || field.hasSuffix("ataSource")
  }
}
