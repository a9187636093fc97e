/// A presenter that knows its coordinator refers to it weakly.
///
/// In MVPCF a presenter has routes, and knows no coordinator at all. Many projects with presenters and coordinators let
/// the one call the other. A coordinator is meant that holds a navigation controller, a tab bar controller or another
/// view controller, by a property of its own or an inherited one; one that stays as long as the app runs, as a tab's
/// does, is not, nor one that is never seen to end or to let go of a screen, nor one that nobody is seen to keep, where
/// others are kept: that is, to add to others, or to have by its own type.
///
/// It is asked where the project names its architecture, and not where that is only guessed: teams do this in more
/// than one way.
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
  static let holdsByGuess = false
  static let surveys: [any Survey.Type] = [AddedCoordinators.self, KeptCoordinators.self, KeptObjects.self]

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

/// The coordinators that somebody makes and keeps: `addChild(login)`, `children.append(login)`, `self.login = login`.
struct AddedCoordinators: Survey {
  static let id = "addedCoordinators"
  private static let adding = ["add", "append", "insert", "keep", "store"]

  static func notes(in part: Project) -> [SurveyNote] {
    let names = part.types.flatMap(\.code).flatMap { _, code in
      let given = code.calls.filter { call in adding.contains(where: call.name.hasPrefix) }
        .flatMap { $0.arguments.map(\.value) }
      let set = code.assignments.filter { $0.target != .returned }.map(\.value)
      return (given + set).compactMap { value -> String? in
        if case .call(let path) = value { return path.isInitialiser ? path.madeType : nil }
        return value.path.flatMap { $0.isOneName ? code.maker(of: $0.first) : nil }
      }
    }
    return Set(names.filter { part.role(ofType: $0) == .coordinator }).sorted().flatMap {
      [SurveyNote($0), SurveyNote()]
    }
  }
}

extension Project {
  /// Whether somebody is seen to keep a coordinator, to add it to others or to have it by its own type, or nobody keeps any.
  fileprivate func isSeenKept(_ coordinator: ProjectType) -> Bool {
    let name = coordinator.simpleName
    let isSeen =
      !notes(of: AddedCoordinators.self, under: name).isEmpty || !notes(of: KeptCoordinators.self, under: name).isEmpty
    return isSeen || notes(of: AddedCoordinators.self).isEmpty && notes(of: KeptCoordinators.self).isEmpty
  }

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
      return !isForEver(coordinator) && !isOfWholeApp(coordinator) && isSeenKept(coordinator)
        && !isKeptWithApp(coordinator) && coordinator.hasAnEnd
        && classes.flatMap(\.storedProperties).contains { _, property in
          property.ownership == .strong && !property.isStatic
            && property.type?.names.contains { role(ofType: $0) == .viewController } == true
        }
    }
  }
}

extension ProjectType {
  /// Whether a coordinator is seen to come to an end, or to let go of screens: those of an app's tabs never do.
  fileprivate var hasAnEnd: Bool {
    let ends = ["close", "complete", "dismiss", "end", "exit", "finish", "logout", "pop", "remove", "signout"]
    func isEnd(_ name: String) -> Bool {
      let name = name.lowercased()
      return ends.contains(where: name.hasPrefix) || name.holds("finish")
    }
    let functions = functions.map(\.function).filter { $0.kind == .function }
    // One of which nothing can be read may do so elsewhere.
    return functions.isEmpty || functions.contains { isEnd($0.name) || $0.code.calls.contains { isEnd($0.name) } }
  }
}
