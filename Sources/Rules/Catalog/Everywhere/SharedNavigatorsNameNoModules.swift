/// What moves between screens for all of the app knows none of them.
///
/// That is a router that all modules share and that finds them by their URNs, and the base class of flow controllers.
///
/// ## Why
///
/// A navigator that everybody has, and that knows the ways of every screen, gets a method with each new one. It grows
/// without end, everybody can go everywhere, and a test of one screen needs a navigator for all.
///
/// ## How to fix it
///
/// Leave the general moves in it, push, present, go back. A module's own ways belong to the one who knows them: in VIPER
/// to its presenter, which takes the URN from the next module's factory, in MVVM-FC to its own flow controller.
///
/// ## Found
///
/// ```swift
/// final class AppRouterImpl: AppRouterProtocol {
///   func showFriends(id: Int) {
///     pushModule(byUrn: FriendsFactory.urn(userID: id))
///   }
///
///   func showLogin() {
///     replaceStack(rootUrn: LoginFactory.urn())
///   }
/// }
///
/// struct FriendsFactory: ModuleFactoryProtocol {
///   let moduleURN = "Friends:{id}"
/// }
///
/// struct LoginFactory: ModuleFactoryProtocol {
///   let moduleURN = "Login"
/// }
/// ```
///
/// ## Right
///
/// ```swift
/// final class AppRouterImpl: AppRouterProtocol {
///   func pushModule(byUrn urn: String) {
///     show(makeModule(byUrn: urn))
///   }
/// }
///
/// struct FriendsFactory: ModuleFactoryProtocol {
///   let moduleURN = "Friends:{id}"
/// }
/// ```
struct SharedNavigatorsNameNoModules: Rule {
  static let id = "SM-6"
  static let title = "A shared navigator names no modules"
  static let why = "what everybody shares grows with every screen that it knows"
  static let architecture: Architecture? = nil

  func violations(in project: Project) -> [Violation] {
    project.types.flatMap { type -> [Violation] in
      let isBase = type.role == .flowController && type.kind == .class && project.isInherited(type.simpleName)
      guard isBase || (type.role == .router && !type.isProtocol && !isOfOneModule(type, in: project)) else { return [] }
      let mentions = project.mentions(in: type) { isModuleFactory($0, isNamedByURN: !isBase, in: project) }
      // One may be the app's first screen.
      guard mentions.count > 1 else { return [] }
      return mentions.map { file, mention in
        Violation(
          place: project.place(file, mention.offset), what: "\(type.name), which all share, knows \(mention.name)",
          how: "leave the general moves in it, and the way to this module to the one who takes it")
      }
    }
  }

  /// Whether there is a presenter of the router's own: `UserRouter` belongs to the module of `UserPresenter`.
  private func isOfOneModule(_ router: ProjectType, in project: Project) -> Bool {
    // From the end, where most names have it.
    var name = router.simpleName[...]
    while !name.isEmpty, !name.hasSuffix("Router") { name.removeLast() }
    return !name.isEmpty && project.type("\(name.dropLast("Router".count))Presenter") != nil
  }

  private func isModuleFactory(_ name: String, isNamedByURN: Bool, in project: Project) -> Bool {
    guard let type = project.type(name), type.role == .factory, !type.isProtocol, !name.hasPrefix("Alert") else {
      return false
    }
    return !isNamedByURN || type.property("moduleURN") != nil
  }
}
