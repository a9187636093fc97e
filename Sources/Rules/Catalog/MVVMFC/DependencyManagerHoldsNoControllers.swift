/// The dependency manager holds no view controllers.
///
/// ## Why
///
/// Every flow controller holds the dependency manager, and every screen on a stack holds its flow controller by way of its
/// view model. A manager that holds the stack closes the ring, and whatever is on that stack when the window lets go of it
/// stays for ever.
///
/// ## How to fix it
///
/// Let the window hold its root controller. Hand a navigation controller to a factory as an argument; a flow controller
/// that has to go to the bottom finds it from its own screen, by way of `presentingViewController`.
///
/// ## Found
///
/// ```swift
/// final class DependencyManager {
///   let rootNavigationController = UINavigationController()
///   let userService = UserService()
/// }
/// ```
///
/// ## Right
///
/// ```swift
/// final class DependencyManager {
///   let userService: UserService
///   let sessionService: SessionService
///   let linkService = LinkService()
/// }
/// ```
struct DependencyManagerHoldsNoControllers: Rule {
  static let id = "FC-12"
  static let title = "The dependency manager holds no view controllers"
  static let why = "every screen holds the manager by way of its flow controller, so the manager would keep the screens"
  static let architecture: Architecture? = .mvvmfc

  func violations(in project: Project) -> [Violation] {
    project.types(.dependencyManager).flatMap { manager in
      manager.storedProperties.compactMap { file, property in
        guard let type = property.typeName, project.role(ofType: type) == .viewController else { return nil }
        return Violation(
          place: project.place(file, property.offset), what: "\(manager.name) holds \(property.name), a \(type)",
          how: "let the window hold it, and hand it to factories as an argument")
      }
    }
  }
}
