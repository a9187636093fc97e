/// The ways out of modules and flows, as MVPCF writes them: closures that a coordinator assigns.
struct ModuleRouteNames: Sendable {
  /// The functions that each routes protocol asks for, those of the protocols it refines included.
  let names: [String: [String]]

  init(_ project: Project) {
    var own: [String: [String]] = [:]
    for type in project.protocols(.routes) {
      own[type.simpleName] = type.properties.filter { $0.property.type.map(project.isFunction) ?? false }
        .map(\.property.name)
    }
    names = Dictionary(
      uniqueKeysWithValues: own.map { name, names in
        let inherited = project.type(name)?.ancestors.sorted().flatMap { own[$0] ?? [] } ?? []
        return (name, names + inherited)
      })
  }

  /// Whether a type's property is one of its routes, or the end of a coordinator's flow.
  func contains(_ property: String, of type: ProjectType) -> Bool {
    if names[type.simpleName]?.contains(property) == true { return true }
    if type.ancestors.contains(where: { names[$0]?.contains(property) == true }) { return true }
    return type.role == .coordinator && property == "finished"
  }
}
