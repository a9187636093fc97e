/// Only configurators, and those who set the app up, touch `.shared`.
///
/// Assemblies are meant wherever they are reached for; other objects of the project where a presenter, an interactor, a
/// router or a view controller takes them.
///
/// ## Why
///
/// Assemblies live as long as the process and are reached from everywhere. Who takes a service out of one on the way
/// hides what it needs, and can no longer be tested with another service. The configurator is the one place where a
/// module meets the rest of the app.
///
/// ## How to fix it
///
/// Pass the service through the initialiser, and let the module's configurator take it from the assembly.
///
/// ## Found
///
/// ```swift
/// final class UserInteractor {
///   func signOut() {
///     ServicesAssembly.shared.userService.signOut()
///   }
/// }
/// ```
///
/// ## Right
///
/// ```swift
/// final class UserInteractor {
///   private let userService: any UserService
///
///   func signOut() {
///     userService.signOut()
///   }
/// }
///
/// struct UserConfigurator {
///   func configure() -> UserInteractor {
///     UserInteractor(userService: ServicesAssembly.shared.userService)
///   }
/// }
/// ```
struct OnlyConfiguratorsTouchShared: Rule {
  static let id = "VI-10"
  static let title = "Only configurators touch .shared"
  static let why = "a service that is taken on the way is a need that nobody sees and no test can replace"
  static let architecture: Architecture? = .viper

  private static let allowed: Set<Role> = [.configurator, .assembly, .appDelegate]

  /// The parts of a module. Who serves them all, or draws, has nobody to hand it what the whole app shares.
  private static let parts: Set<Role> = [.interactor, .presenter, .router, .viewController]

  func violations(in project: Project) -> [Violation] {
    let own = Set(project.types.filter { $0.property("shared")?.isStatic == true }.map(\.simpleName))
    return project.types.flatMap { type -> [Violation] in
      guard !isAllowed(type) else { return [] }
      let isPart = type.role.map(Self.parts.contains) ?? false
      return type.code.flatMap { file, code in
        code.paths(where: { $0.second == "shared" }).compactMap { path -> Violation? in
          guard path.first != type.simpleName,
            (isPart && own.contains(path.first)) || RoleNames.core(of: path.first).hasSuffix("Assembly")
          else { return nil }
          return Violation(
            place: project.place(file, path.offset), what: "\(type.name) takes what it needs from \(path.first).shared",
            how: "pass it through the initialiser, and let the module's configurator take it")
        }
      }
    }
  }

  /// Factories' own `shared` is how some projects write their lists of modules.
  private func isAllowed(_ type: ProjectType) -> Bool {
    type.role.map(Self.allowed.contains) ?? false || type.name.hasSuffix("ApplicationRoot")
      || type.functions.contains { $0.function.attributes.contains("main") }
  }
}
