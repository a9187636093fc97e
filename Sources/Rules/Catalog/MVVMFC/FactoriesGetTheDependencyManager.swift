/// A factory is given the dependency manager, and a view model only the services that it needs.
///
/// ## Why
///
/// The factory makes a whole module, and passes the dependency manager on to the flow controller that will call the next
/// factory. The view model uses one service or two, and its initialiser is to say which.
///
/// ## How to fix it
///
/// Let each of the factory's functions take `dependencyManager: DependencyManager`, and hand the view model the services
/// out of it.
///
/// ## Found
///
/// ```swift
/// enum UserFactory {
///   static func create(dependencyManager: DependencyManager) -> UserViewController {
///     UserViewController(viewModel: UserViewModel(dependencyManager: dependencyManager))
///   }
/// }
///
/// final class UserViewModel {
///   init(dependencyManager: DependencyManager) {}
/// }
/// ```
///
/// ## Right
///
/// ```swift
/// enum FriendsFactory: StackFactory {
///   static func create(
///     navigationController: NavigationController, userID: User.ID, dependencyManager: DependencyManager
///   ) -> FriendsViewController {
///     let flowController = FriendsFlowController(
///       navigationController: navigationController, dependencyManager: dependencyManager)
///     let viewModel = FriendsViewModel(
///       userID: userID, flowController: flowController, userService: dependencyManager.userService,
///       shownUsers: dependencyManager.makeShownUsersUseCase())
///     let viewController = FriendsViewController(viewModel: viewModel)
///     viewController.restorationIdentifier = Route.friends(userID).description
///     flowController.viewController = viewController
///     viewModel.delegate = viewController
///     return viewController
///   }
/// }
/// ```
struct FactoriesGetTheDependencyManager: Rule {
  static let id = "FC-8"
  static let title = "Factories get the dependency manager, view models services"
  static let why = "a view model's initialiser is to say which services it uses"
  static let architecture: Architecture? = .mvvmfc

  /// How the functions that make a screen begin: `createIn`, `pushFromDeepLink`.
  private static let makers = ["create", "pushFrom", "pushIn", "rootIn", "showIn"]

  func violations(in project: Project) -> [Violation] {
    let viewModels = project.types(.viewModel).flatMap { viewModel in
      project.mentions(in: viewModel) { project.role(ofType: $0) == .dependencyManager }.map { file, mention in
        Violation(
          place: project.place(file, mention.offset), what: "\(viewModel.name) has the whole \(mention.name)",
          how: "take the services that it uses, and let the factory hand them over")
      }
    }
    // A project that calls its manager otherwise has none that could be missing.
    guard project.hasTypes(.dependencyManager) else { return viewModels }
    return viewModels
      + project.types(.factory).flatMap { factory in
        factory.functions.compactMap { file, function in
          guard function.isStatic, !function.access.isPrivate,
            Self.makers.contains(where: function.name.hasPrefix),
            OnlyFlowControllersCallFactories.makesScreen(function.name, of: factory.name, in: project),
            !function.parameters.contains(where: { project.role(ofType: $0.type.main) == .dependencyManager })
          else { return nil }
          return Violation(
            place: project.place(file, function.offset),
            what: "\(factory.name).\(function.name) is not given the dependency manager",
            how: "add a parameter `dependencyManager: DependencyManager`, and hand the view model its services from it")
        }
      }
  }
}
