/// The ways out of modules and flows, as MVPCF writes them: closures that a coordinator assigns.
struct ModuleRouteNames: Sendable {
  private let project: Project

  init(_ project: Project) { self.project = project }

  /// The functions that a routes protocol asks for, those of the protocols it refines included; `nil` for other types.
  func names(of type: String) -> [String]? {
    own(type).map { type, names in names + type.ancestors.sorted().flatMap { own($0)?.names ?? [] } }
  }

  /// Whether a type's property is one of its routes, or the end of a coordinator's flow.
  func contains(_ property: String, of type: ProjectType) -> Bool {
    if names(of: type.simpleName)?.contains(property) == true { return true }
    if type.ancestors.contains(where: { names(of: $0)?.contains(property) == true }) { return true }
    return type.role == .coordinator && property == "finished"
  }

  /// Whether any routes protocol asks for a function of a name.
  static func isRoute(_ name: String, in project: Project) -> Bool {
    !project.notes(of: Routes.self, under: name).isEmpty
  }

  /// The functions that a protocol itself asks for.
  private func own(_ name: String) -> (type: ProjectType, names: [String])? {
    guard let type = project.types(called: name).last(where: { $0.isProtocol && $0.role == .routes }) else {
      return nil
    }
    return (type, Self.routes(of: type, in: project))
  }

  private static func routes(of type: ProjectType, in project: Project) -> [String] {
    type.properties.filter { $0.property.type.map(project.isFunction) ?? false }.map(\.property.name)
  }

  /// The names of all routes.
  struct Routes: Survey {
    static let id = "routes"

    static func notes(in part: Project) -> [SurveyNote] {
      part.protocols(.routes).flatMap { routes(of: $0, in: part) }.map { SurveyNote($0) }
    }
  }
}
