/// A module's arguments are validated by its presenter, and never forced.
///
/// The module's own screen is no argument: who puts the module together may cast it.
///
/// ## Why
///
/// Arguments come from URNs, and URNs come from outside: from links, from notifications, from another team's module.
/// A forced one ends the app for whoever follows a link with a typing error.
///
/// ## How to fix it
///
/// Unwrap each argument with `guard let` in `setupInitialState`, and refuse the module, by an error or by its
/// completion, where one is missing or malformed.
///
/// ## Found
///
/// ```swift
/// final class UserPresenter: ModuleInputProtocol {
///   func setupInitialState(withArguments arguments: [String: String]) {
///     userID = Int(arguments["id"]!)!
///   }
/// }
/// ```
///
/// ## Right
///
/// ```swift
/// extension UserPresenter: ModuleInputProtocol {
///   func setupInitialState(
///     withArguments arguments: NamedValuesType, completion: ModuleCompletionHandler<Void>?
///   ) throws(ModuleRefusal) {
///     userID = try arguments.userID("id")
///     self.completion = completion.map { ModuleCompletion($0) }
///   }
/// }
///
/// extension NamedValuesType {
///   func userID(_ name: String) throws(ModuleRefusal) -> User.ID {
///     guard let value = self[name], let id = User.ID(value) else {
///       throw .notAUserID(self[name, default: ""])
///     }
///     return id
///   }
/// }
/// ```
struct ArgumentsAreValidated: Rule {
  static let id = "VI-7"
  static let title = "A module's arguments are validated"
  static let why = "arguments come from links, and a link with a typing error must not end the app"
  static let architecture: Architecture? = .viper

  private static let takers: Set<String> = ["setupInitialState", "createModule"]

  func violations(in project: Project) -> [Violation] {
    project.types.flatMap { type -> [Violation] in
      let isExtension = Self.extendsArguments(type)
      // A view may be set up by a function of that name, too.
      let isView = type.role == .viewController || type.role == .view
      return type.functions.flatMap { file, function -> [Violation] in
        guard isExtension || !isView && Self.takers.contains(function.name) else { return [] }
        // `Int(arguments["id"]!)!` is one mistake.
        var lines: Set<Int> = []
        return function.code.forces.compactMap { force in
          guard isExtension || Self.isGiven(force.path.first, to: function),
            !Self.isScreen(force.path.first, of: function, in: project),
            lines.insert(project.file(file).location(of: force.offset).line).inserted
          else { return nil }
          return Violation(
            place: project.place(file, force.offset),
            what: "\(type.name).\(function.name) forces what it was given",
            how: "unwrap it with `guard let`, and refuse the module where it is not what is needed")
        }
      }
    }
  }

  /// An extension of the arguments' own type, `extension NamedValuesType`.
  private static func extendsArguments(_ type: ProjectType) -> Bool {
    type.kind == .extension && type.name.holds("NamedValues")
  }

  /// Whether a parameter is the module's own screen, which who puts it together may cast.
  private static func isScreen(_ name: String, of function: Function, in project: Project) -> Bool {
    let screens: Set<Role> = [.view, .viewController, .viewInput]
    return function.parameters.first { $0.name == name }
      .flatMap { project.role(ofType: $0.type.main) }.map(screens.contains) ?? false
  }

  /// Whether a name is that of a parameter, or of a variable that is made of one.
  private static func isGiven(_ name: String, to function: Function) -> Bool {
    let given = Set(function.parameters.map(\.name))
    return given.contains(name)
      || function.code.variables.contains { $0.name == name && $0.value.path.map { given.contains($0.first) } ?? false }
  }
}
