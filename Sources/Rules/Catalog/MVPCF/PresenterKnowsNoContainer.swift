/// A presenter is given what it needs by its initialiser, and knows neither the container nor the UI.
///
/// This shows in a run, too: `rules` in the shell looks for presenters that call a view.
///
/// ## Why
///
/// A presenter is logic: it takes what a person does, and has values ready to be shown. Its initialiser says what it
/// needs, so that a test can give it that. One that asks a container or a singleton, makes its managers itself or names
/// controls can only be tried with all of the app around it.
///
/// ## How to fix it
///
/// Take managers in the initialiser, and let the module's factory resolve them. Hand values to the view, not controls.
///
/// ## Found
///
/// ```swift
/// final class DefaultUserPresenter: UserPresenter {
///   private let container: Container
///
///   func signOut() throws {
///     try container.resolve(LogoutManager.self).logOut()
///   }
/// }
/// ```
///
/// ## Right
///
/// ```swift
/// final class DefaultFriendsPresenter: FriendsPresenter {
///   private let userID: User.ID
///   private let friendsManager: any FriendsManager
///
///   init(userID: User.ID, friendsManager: any FriendsManager) {
///     self.userID = userID
///     self.friendsManager = friendsManager
///   }
/// }
/// ```
///
/// ## What counts
///
/// - The container, and what everybody can reach, such as `Session.shared`, be it declared by the project.
/// - What is set from outside and no initialiser takes, and what a presenter makes itself.
/// - A type of a UI framework, or a view.
///
/// ## What does not count
///
/// - What each initialiser takes, however its property is declared; what a presenter finds out itself; and what a
///   function of its own is given, which tells it what to show.
/// - The default of a parameter, which a test need not take.
/// - `Settings.shared.theme`, what writes a log, a factory without properties that makes values of values, and a value
///   that a view declares, `UserCell.Model`.
/// - A weak reference to the module's output, which is set beside the view.
/// - A function that hands on the view which a coordinator makes, `func friends() -> some View`, as in SwiftUI a screen
///   gets the next one so, or its own view's, `view?.toPresent()`.
/// - An import alone that may be there for dates and URLs.
/// - One that shows the controllers that it is given or made with: it is the presenter of no screen.
struct PresenterKnowsNoContainer: Rule {
  static let id = "PC-4"
  static let title = "A presenter knows neither container nor UI"
  static let why = "a presenter can be tested alone only if its initialiser says all that it needs"
  static let architecture: Architecture? = .mvpcf
  static let surveys: [any Survey.Type] = [Singletons.self]

  private static let dependencies: Set<Role> = [.manager, .service, .repository, .factory, .provider]

  func violations(in project: Project) -> [Violation] {
    let uses = project.uiUses(ofAll: .presenter).filter { !$0.use.mayBeNeeded && project.presentsScreen($0.type) }.map {
      presenter, use in
      Violation(
        place: use.place, what: "\(presenter.name) \(use.words)",
        how: "hand over a value, and let the view or the view controller show it")
    }
    let others = project.types(.presenter).filter(project.presentsScreen).flatMap { presenter in
      let containers = project.mentions(in: presenter) { ContainerNames.isContainer($0, in: project) }
        .map { file, mention in
          Violation(
            place: project.place(file, mention.offset), what: "\(presenter.name) knows the container",
            how: "take what is needed in the initialiser, and let the module's factory resolve it")
        }
      let shared = project.sharedUses(by: presenter).map { use in
        Violation(
          place: use.place, what: "\(presenter.name) takes what it needs from \(use.words)",
          how: "take it in the initialiser, and let the module's factory hand it over")
      }
      return containers + shared + made(by: presenter, in: project) + given(to: presenter, in: project)
    }
    return uses + others
  }

  /// Managers that it makes itself.
  private func made(by presenter: ProjectType, in project: Project) -> [Violation] {
    presenter.code.flatMap { file, code in
      code.calls.compactMap { call in
        guard call.callee.components.count == 1, call.name.first?.isUppercase == true,
          project.role(ofType: call.name).map(Self.dependencies.contains) ?? false,
          !project.isHelper(call.name),
          !presenter.functions.contains(where: { $1.hasDefault(at: call.callee.start, in: code) })
        else { return nil }
        return Violation(
          place: project.place(file, call.callee.offset), what: "\(presenter.name) makes its \(call.name) itself",
          how: "take it in the initialiser, and let the module's factory make or resolve it")
      }
    }
  }

  /// Managers and arguments that somebody has to remember to set.
  private func given(to presenter: ProjectType, in project: Project) -> [Violation] {
    presenter.storedProperties.compactMap { file, property in
      guard !property.isLet, let type = property.type else { return nil }
      let role = project.role(ofType: type.main)
      let isDependency = role.map(Self.dependencies.contains) ?? false
      let isSet = !property.setterAccess.isPrivate
      let isOpen =
        isSet && (type.isImplicitlyUnwrapped || type.isOptional)
        && !presenter.takesInInitialisers(property)
      // What is always there, and comes later than the presenter: a view, a route, and what a coordinator sets.
      let isPromised =
        isSet && !Self.isGiven(property, to: presenter) && type.isImplicitlyUnwrapped && role == nil
        && !project.isFunction(type) && property.attributes.isEmpty && !presenter.takesInInitialisers(property)
        && !presenter.fills(property) && property.ownership == .strong
      guard isDependency && isOpen || isPromised else { return nil }
      return Violation(
        place: project.place(file, property.offset),
        what: "\(presenter.name).\(property.name) is set from outside, if somebody remembers",
        how: "take it in the initialiser")
    }
  }
}

extension PresenterKnowsNoContainer {
  /// Whether a method that others may call sets a property to what it is given: `setup(id:)`.
  private static func isGiven(_ property: Property, to presenter: ProjectType) -> Bool {
    presenter.functions.contains { _, function in
      !function.access.isPrivate
        && function.code.assignments.contains { assignment in
          assignment.target.names == [property.name]
            && function.parameters.contains { [$0.name] == assignment.value.path?.names }
        }
    }
  }
}

extension Project {
  /// Whether a type is a factory that has nothing, and makes values of values, a cell's data of a model, or the data source
  /// of a list.
  fileprivate func isHelper(_ name: String) -> Bool {
    // Who writes what happened needs nothing.
    if name.hasPrefix("Log") || name.contains("Logger") { return true }
    guard let type = type(name) else { return false }
    return type.role == .factory && type.storedProperties.isEmpty || type.ancestors.contains(where: UIFramework.isUIKit)
  }
}

extension ProjectType {
  /// Whether it finds out itself what is in a property, which no initialiser could be given: what a service has loaded.
  fileprivate func fills(_ property: Property) -> Bool {
    functions.contains { _, function in
      function.kind == .function
        && function.code.assignments.contains { assignment in
          assignment.target.names == [property.name]
            && !function.parameters.contains { [$0.name] == assignment.value.path?.names }
        }
    }
  }
}

extension PresenterKnowsNoContainer: CallRule {
  static let callers: Set<Role> = [.presenter]
  static let callees: Set<Role> = [.viewController, .view]
  static let fix = "send the value through a relay, and let the view controller bind the view to it"
}
