/// A presenter's reference to its view is weak.
///
/// The law holds for presenters of MVP, too, and where no architecture is found: they make the same ring.
///
/// ## Why
///
/// The view owns its presenter, as its `output`. A presenter that owns the view as well makes a ring, and the screen
/// stays in memory after it has left, with everything that its interactor observes.
///
/// ## How to fix it
///
/// Declare the property `weak var`, and call the view with `view?.`. A protocol for a weak property must be bound to
/// classes: `protocol UserViewInput: AnyObject`.
///
/// ## Found
///
/// ```swift
/// final class UserPresenter {
///   var view: (any UserViewInput)?
/// }
///
/// protocol UserViewInput: AnyObject {}
/// ```
///
/// ## Right
///
/// ```swift
/// protocol UserViewInput: AnyObject {
///   func showName(_ name: String)
/// }
///
/// final class UserPresenter {
///   weak var view: (any UserViewInput)?
/// }
/// ```
///
/// ## What counts
///
/// - What is called a view, or has a protocol to which views alone conform, and holds the presenter strongly.
/// - A view that holds its presenter weakly, where the interactor keeps that: neither goes then.
/// - All this in each module, that of the app's first screen included: a module does not know who shows it, and how often.
///
/// ## What does not count
///
/// - A part of a module that only a static function makes which nobody calls.
/// - One that holds no such presenter: it is a library's, another one may be shown over it, or be a part of what the
///   presenter shows, which is the matter of VI-2. In an app, what nobody conforms to is no view.
/// - A part of the screen that the presenter makes itself.
/// - A view that its screen has the presenter let go of, as it disappears.
/// - A proxy that holds the view weakly: `presenter.view = WeakProxy(controller)`.
struct PresenterHoldsViewWeakly: Rule {
  static let id = "VI-3"
  static let title = "A presenter holds its view weakly"
  static let why = "the view owns its presenter, and two that own each other are never let go"
  static let architecture: Architecture? = .viper
  static let holdsWithoutArchitecture = true
  static let otherArchitectures: Set<Architecture> = [.mvpcf]
  static let severity = Severity.error

  private static let viewRoles: Set<Role> = [.viewInput, .view, .viewController]

  /// What a view is called whose type does not say that it is one, as `HomePresenterDelegate`.
  private static let viewNames: Set<String> = ["view", "viewController", "userInterface"]

  func violations(in project: Project) -> [Violation] {
    project.types(.presenter).filter(project.hasIdentity).flatMap { presenter in
      let found = presenter.storedProperties.compactMap { file, property -> Violation? in
        guard property.ownership == .strong, !property.isStatic, let type = property.typeName, !type.isEmpty,
          // Of several, none is the presenter's own.
          property.type?.isCollection != true,
          // A window is there before any presenter, and owns none.
          !type.hasSuffix("Window"),
          // `Presenter<ViewController>`
          !Self.isParameter(type, in: project),
          // A struct of what the module is given may be called its view's input, too.
          project.type(type).map({ $0.kind != .struct && $0.kind != .enum }) ?? true,
          // A control or a screen of a library is what it shows, and the matter of VI-2.
          !UIFramework.isUIKit(type) && project.declares(type) || Self.viewNames.contains(property.name),
          project.role(ofType: type).map(Self.viewRoles.contains)
            ?? (Self.viewNames.contains(property.name) || Self.isViewContract(type, in: project)),
          project.mayOwn(type, presenter)
            || Self.viewNames.contains(property.name) && Self.isKept(presenter, byPartsIn: project),
          Self.viewNames.contains(property.name) || !presenter.makesAll(of: property),
          !Self.isTakenBack(property, of: presenter, in: project), !project.haveWeakProxy(type)
        else { return nil }
        return Violation(
          place: project.place(file, property.offset),
          what: "\(presenter.name) holds its \(property.name), \(type.withArticle), strongly",
          how: project.weakDeclaration(of: property), fix: .holdWeakly)
      }
      return found.isEmpty || project.isNeverThere(presenter) ? [] : found
    }
  }
}

extension PresenterHoldsViewWeakly {
  /// Whether a presenter has a function that lets go of its view, and a screen calls it before the end of its own.
  private static func isTakenBack(_ property: Property, of presenter: ProjectType, in project: Project) -> Bool {
    let detaching = presenter.functions.map(\.function).filter { function in
      function.kind == .function
        && function.code.hasAssignments { $0.target.isNamed(property.name) && $0.value == .other }
    }.map(\.name)
    guard !detaching.isEmpty else { return false }
    return project.allTypes(.viewController).contains { screen in
      screen.functions.contains { _, function in
        function.kind == .function && function.code.hasPaths { $0.nameCount == 2 && detaching.contains($0.last) }
      }
    }
  }

  /// Whether a presenter's interactor keeps it, so that it never goes, and its view with it.
  private static func isKept(_ presenter: ProjectType, byPartsIn project: Project) -> Bool {
    presenter.storedProperties.contains { _, property in
      guard property.ownership == .strong, let type = property.typeName else { return false }
      return project.role(ofType: type) == .interactor && project.mayOwn(type, presenter)
    }
  }

  /// Whether a name is that of a type's own parameter, as these are called in presenters, which may stand for anything.
  private static func isParameter(_ type: String, in project: Project) -> Bool {
    ["T", "V", "View", "ViewController", "ViewType"].contains(type) && !project.declares(type)
  }

  /// Whether a protocol is one of views alone, whatever it is called, and no delegate's.
  private static func isViewContract(_ name: String, in project: Project) -> Bool {
    guard project.type(name)?.isProtocol == true, !name.hasSuffix("Delegate") else { return false }
    let heirs = project.heirs(of: name).filter { !$0.isProtocol && !RoleNames.isDouble($0.simpleName) }
    return !heirs.isEmpty && heirs.allSatisfy { $0.role.map(viewRoles.contains) ?? false }
  }
}

extension ProjectType {
  /// Whether it makes all that a property is ever given, as far as its own code tells.
  fileprivate func makesAll(of property: Property) -> Bool {
    let values = code.flatMap { _, code in code.assignments.filter { $0.target.names == [property.name] }.map(\.value) }
    return values.contains { $0.isMaking } && values.allSatisfy { $0.isMaking || $0 == .other }
  }
}

extension Value {
  /// Whether it makes an object.
  fileprivate var isMaking: Bool {
    if case .call(let path) = self { return path.isInitialiser }
    return false
  }
}
