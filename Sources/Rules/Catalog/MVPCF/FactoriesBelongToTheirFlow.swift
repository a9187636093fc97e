/// A flow's factories live in its container, and not longer.
///
/// A factory that is its own `shared` belongs to no flow, and is not meant.
///
/// ## Why
///
/// One flow is a folder, a coordinator and a container of its own. A factory holds its flow's container unowned, since
/// that owns it; one that is kept elsewhere is called when the container has gone.
///
/// ## How to fix it
///
/// Resolve the factory each time from the flow's container, and keep it nowhere else.
///
/// ## Found
///
/// ```swift
/// final class EditNameCoordinator: BaseCoordinator {
///   private static var factory: (any EditNameFactory)?
/// }
/// ```
///
/// ## Right
///
/// ```swift
/// func buildEditNameContainer(parent: Container) -> Container {
///   let container = Container(parent: parent)
///   container.register((any EditNameFactory).self, scope: .singleton, with: { DefaultEditNameFactory(container: $0) })
///   return container
/// }
///
/// final class EditNameCoordinator: BaseCoordinator<CoordinatorAction> {
///   init(source: ViewController, userID: User.ID, container: Container) {
///     self.source = source
///     self.userID = userID
///     super.init(container: buildEditNameContainer(parent: container))
///   }
/// }
/// ```
struct FactoriesBelongToTheirFlow: Rule {
  static let id = "PC-6"
  static let title = "A flow's factories live in its container"
  static let why = "a factory holds its flow's container unowned, and must not outlive it"
  static let architecture: Architecture? = .mvpcf

  func violations(in project: Project) -> [Violation] {
    project.types.flatMap { type in
      type.storedProperties.compactMap { file, property in
        guard property.isStatic, let name = property.typeName, project.role(ofType: name) == .factory,
          name != type.simpleName
        else { return nil }
        return Violation(
          place: project.place(file, property.offset),
          what: "\(type.name).\(property.name) keeps a factory as long as the app runs",
          how: "resolve it from the flow's container each time")
      }
    }
  }
}
