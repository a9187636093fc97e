/// A presenter that knows its coordinator refers to it weakly.
///
/// In MVPCF a presenter has routes, and knows no coordinator at all. Many projects with presenters and coordinators let
/// the one call the other. A coordinator is meant that holds a navigation controller, a tab bar controller or another
/// view controller, by a property of its own or an inherited one; one that stays as long as the app runs, as a tab's
/// does, is not, nor one that nobody but its screens keeps, where others are kept.
///
/// ## Why
///
/// The coordinator owns the navigation controller, that the screens, and each screen its presenter. A presenter that owns
/// the coordinator closes the ring: whoever lets go of the flow while one of its screens is in the stack leaves all of
/// it in memory.
///
/// ## How to fix it
///
/// Declare the property `weak var`, and bind its protocol to classes. Better still, give the presenter a route, which the
/// coordinator assigns.
///
/// ## Found
///
/// ```swift
/// final class UserPresenter {
///   var coordinator: UserCoordinator?
/// }
///
/// final class UserCoordinator {
///   private let navigationController: UINavigationController
/// }
/// ```
///
/// ## Right
///
/// ```swift
/// protocol LoginRoutes: ModuleRoutes {
///   var signedIn: (() -> Void)! { get set }
/// }
///
/// final class LoginCoordinator: BaseCoordinator<CoordinatorAction> {
///   private func showLogin() throws {
///     let login = try container.resolve((any LoginFactory).self).make()
///     login.signedIn = { [weak self] in self?.stop() }
///   }
/// }
/// ```
struct PresenterHoldsCoordinatorWeakly: Rule {
  static let id = "PC-11"
  static let title = "A presenter holds its coordinator weakly"
  static let why = "the coordinator owns the screens, by way of their navigation controller, and those their presenters"
  static let architecture: Architecture? = .mvpcf

  func violations(in project: Project) -> [Violation] {
    project.types(.presenter).filter(project.hasIdentity).flatMap { presenter in
      presenter.storedProperties.compactMap { file, property in
        guard property.ownership == .strong, !property.isStatic, let type = property.typeName,
          project.stands(type, for: .coordinator), project.keepsScreens(coordinator: type),
          !presenter.lets(go: property.name, besides: property.code)
        else { return nil }
        return Violation(
          place: project.place(file, property.offset),
          what: "\(presenter.name) holds its coordinator, \(type.withArticle), strongly",
          how: project.weakDeclaration(of: property), fix: .holdWeakly)
      }
    }
  }
}

extension Project {
  /// Whether the coordinator of the whole app has one as long as that runs: it makes one and never lets go of it.
  private func isKeptWithApp(_ coordinator: ProjectType) -> Bool {
    notes(of: KeptObjects.self, under: coordinator.simpleName).flatMap(\.words).compactMap(type).contains { keeper in
      isOfWholeApp(keeper)
        && keeper.storedProperties.contains { _, property in
          property.typeName == coordinator.simpleName && !keeper.lets(go: property.name, besides: property.code)
        }
    }
  }

  /// Whether a coordinator of some type, or of what conforms to it, holds a view controller, is kept by others, and does not stay for ever.
  fileprivate func keepsScreens(coordinator name: String) -> Bool {
    let coordinators = ([type(name)].compactMap(\.self) + heirs(of: name.lastName)).filter(hasIdentity)
    return coordinators.contains { coordinator in
      let classes = [coordinator] + coordinator.ancestors.sorted().compactMap(type)
      return !isForEver(coordinator) && !isOfWholeApp(coordinator) && isKeptCoordinator(coordinator)
        && !isKeptWithApp(coordinator)
        && classes.flatMap(\.storedProperties).contains { _, property in
          property.ownership == .strong && !property.isStatic
            && property.type?.names.contains { role(ofType: $0) == .viewController } == true
        }
    }
  }
}
