/// Only configurators, and those who set the app up, touch `.shared`.
///
/// Assemblies are meant wherever they are reached for; other objects of the project, `Wallet.instance` or the one
/// constant of a class by any name, where a presenter, an interactor, a router or a view controller takes them. A
/// router that makes its module by a static function is its configurator there, and so is who makes a presenter or an
/// interactor, and a router that makes a screen, or asks a library or a container for one, and the class that such
/// routers inherit from. What a function declares within itself is its own. What is called an interactor and no
/// presenter knows is a service, and may take what it likes. How things look, by a theme's `shared` or
/// `Settings.shared.theme`, is the same for all view controllers, and not meant, nor is a view that they show,
/// `Toast.shared`, or who shows over all screens that something is going on, or has the app's words in a language, or a
/// value that says what went wrong, `Failure.default`; but who is called a configurator, and not after looks, makes no
/// module and has a `shared`, or a factory of services, is an object that everybody can reach, like others. A first
/// value that every initialiser overwrites is never taken.
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
/// struct UserConfigurator {
///   func configure() -> (view: ViewController, input: any ModuleInputProtocol<Void>) {
///     let interactor = UserInteractor(userService: ServicesAssembly.shared.userService)
///     let presenter = UserPresenter(interactor: interactor, router: PresentationAssembly.shared.router)
///     let view = UserViewController(output: presenter)
///     presenter.view = view
///     return (view, presenter)
///   }
/// }
/// ```
struct OnlyConfiguratorsTouchShared: Rule {
  static let id = "VI-10"
  static let title = "Only configurators touch .shared"
  static let why = "a service that is taken on the way is a need that nobody sees and no test can replace"
  static let architecture: Architecture? = .viper
  static let surveys: [any Survey.Type] = [Singletons.self, KnownInteractors.self]

  func violations(in project: Project) -> [Violation] {
    project.types.flatMap { type in
      project.sharedUses(by: type).map { use in
        Violation(
          place: use.place, what: "\(type.words) takes what it needs from \(use.words)",
          how: "pass it through the initialiser, and let the module's configurator take it")
      }
    }
  }
}
