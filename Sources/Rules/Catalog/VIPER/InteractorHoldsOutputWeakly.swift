/// An interactor's reference to its presenter, its output, is weak, whatever else stands in its name: `cartPresenter`.
///
/// It holds in each module, that of the app's first screen included: a module does not know who shows it, and how often.
/// A presenter that holds the interactor weakly itself, or not at all, is not meant, and neither is one that the
/// interactor makes for a part of the screen, nor a property that nobody ever sets.
///
/// ## Why
///
/// The presenter owns its interactor. An interactor that owns the presenter as well makes a ring, and the module stays in
/// memory after its screen has gone.
///
/// ## How to fix it
///
/// Declare the property `weak var`, and bind its protocol to classes: `protocol UserInteractorOutput: AnyObject`.
///
/// ## Found
///
/// ```swift
/// final class UserInteractor {
///   var output: (any UserInteractorOutput)?
/// }
/// ```
///
/// ## Right
///
/// ```swift
/// final class UserInteractor {
///   weak var output: (any UserInteractorOutput)?
/// }
/// ```
///
/// ## What counts
///
/// - A strong property that is called an output or a presenter, or has one for a type, and that somebody sets.
///
/// ## What does not count
///
/// - One that the interactor makes itself, that nobody else keeps, or for which a weak proxy stands.
/// - A part of a module that only a static function makes which nobody calls.
struct InteractorHoldsOutputWeakly: Rule {
  static let id = "VI-12"
  static let title = "An interactor holds its output weakly"
  static let why = "the presenter owns its interactor, and two that own each other are never let go"
  static let architecture: Architecture? = .viper
  static let severity = Severity.error
  static let surveys: [any Survey.Type] = [SoleOwners.self, GivenProperties.self]

  /// `presenter`, `interactorOutput`, `cartPresenter`.
  private static func isOutput(_ name: String) -> Bool {
    ["output", "presenter"].contains(where: name.lowercased().hasSuffix)
  }

  /// Whether a type is a class of the project that is not a presenter, such as a channel.
  private static func isOther(_ name: String, of interactor: ProjectType, in project: Project) -> Bool {
    let name = project.alias(name, in: interactor.name)?.main ?? name
    return project.type(name)?.kind == .class && project.role(ofType: name) != .presenter
  }

  func violations(in project: Project) -> [Violation] {
    project.types(.interactor).filter(project.hasIdentity).flatMap { interactor in
      let found = interactor.storedProperties.compactMap { file, property -> Violation? in
        guard property.ownership == .strong, !property.isStatic, let type = property.typeName, !type.isEmpty,
          Self.isOutput(property.name) || type.hasSuffix("InteractorOutput")
            || type.hasSuffix("InteractorOutputProtocol") || project.role(ofType: type) == .presenter,
          !(property.type.map(project.isFunction) ?? false), !Self.isOther(type, of: interactor, in: project),
          project.mayOwn(type, interactor),
          !interactor.makes(property), !project.isSoleOwner(property, of: interactor),
          !project.haveWeakProxy(type), project.isGiven(property, of: interactor)
        else { return nil }
        return Violation(
          place: project.place(file, property.offset),
          what: "\(interactor.name) holds its \(property.name) strongly",
          how: project.weakDeclaration(of: property, besides: "let the view keep its presenter"), fix: .holdWeakly)
      }
      return found.isEmpty || project.isNeverThere(interactor) ? [] : found
    }
  }
}
