/// Only configurators, and those who set the app up, touch `.shared`.
///
/// It is asked where the project names its architecture, and not where that is only guessed: teams do this in more
/// than one way.
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
///
/// ## What counts
///
/// - An assembly, wherever it is reached for.
/// - Another object of the project, `Wallet.instance` or the one constant of a class by any name, where a presenter, an
///   interactor, a router or a view controller takes it.
/// - A factory of services that has a `shared`, and who is called a configurator, not after looks, and makes no module.
///
/// ## What does not count
///
/// - Who makes a module: a router that does so by a static function, who makes a presenter or an interactor, a router
///   that makes a screen, or asks a library or a container for one, and the class that such routers inherit from.
/// - What is called an interactor and no presenter knows: it is a service, and may take what it likes. And what all
///   view controllers can do, in an extension of `UIViewController`.
/// - How things look, by a theme's `shared` or `Settings.shared.theme`, which is the same for all view controllers; a
///   view that they show, `Toast.shared`; and who shows over all screens that something is going on.
/// - What has no needs of its own: the app's words in a language, a formatter, and a value that says what went wrong,
///   `Failure.default`.
/// - What a function declares within itself, and a first value that every initialiser overwrites: it is never taken.
struct OnlyConfiguratorsTouchShared: Rule {
  static let id = "VI-10"
  static let title = "Only configurators touch .shared"
  static let why = "a service that is taken on the way is a need that nobody sees and no test can replace"
  static let architecture: Architecture? = .viper
  static let holdsByGuess = false
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
