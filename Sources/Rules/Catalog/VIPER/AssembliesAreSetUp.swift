/// An assembly that has a `setup` is set up somewhere.
///
/// ## Why
///
/// An assembly is reached for through `.shared`, by configurators that trust that somebody has filled it. If nobody has,
/// the app stops at its first module, or worse, it runs with whatever the assembly holds until then, and says nothing.
///
/// ## How to fix it
///
/// Call `setup` where the app begins: the services in the app delegate, what is shown in the application root.
///
/// ## Found
///
/// ```swift
/// enum ServicesAssembly {
///   private(set) static var shared: any ServicesAssemblyProtocol = ServicesAssemblyImpl()
///   static func setup(api: any API) { shared = ServicesAssemblyImpl(api: api) }
/// }
///
/// final class AppDelegate {
///   func start(api: any API) { ApplicationRoot(services: ServicesAssemblyImpl(api: api)).start() }
/// }
/// ```
///
/// ## Right
///
/// ```swift
/// enum ServicesAssembly {
///   private static var assembly: (any ServicesAssemblyProtocol)?
///
///   /// What `setup` has made. Before that there is nothing to find, and the app stops.
///   static var shared: any ServicesAssemblyProtocol {
///     guard let assembly else {
///       preconditionFailure("ServicesAssembly has not been set up; call setup before anything else is made")
///     }
///     return assembly
///   }
///
///   /// Makes the app's services. The app delegate does so before anything else.
///   static func setup(
///     userAPI: any UserAPI, sessionStore: any SessionStore, clock: any Clock<Duration>
///   ) -> any ServicesAssemblyProtocol {
///     let services = ServicesAssemblyImpl(userAPI: userAPI, sessionStore: sessionStore, clock: clock)
///     assembly = services
///     return services
///   }
/// }
///
/// final class AppDelegate: ApplicationDelegate {
///   func start(userAPI: any UserAPI, sessionStore: any SessionStore, clock: any Clock<Duration>) throws {
///     let services = ServicesAssembly.setup(userAPI: userAPI, sessionStore: sessionStore, clock: clock)
///     let window = Window()
///     let root = try ApplicationRoot(window: window, urlScheme: Link.scheme, services: services, clock: clock)
///     root.start()
///     self.root = root
///     self.window = window
///   }
/// }
/// ```
struct AssembliesAreSetUp: Rule {
  static let id = "VI-11"
  static let title = "Every assembly is set up"
  static let why = "configurators take what they need from the assembly, and trust that somebody has filled it"
  static let architecture: Architecture? = .viper

  func violations(in project: Project) -> [Violation] {
    project.types(.assembly).compactMap { assembly in
      guard let setup = assembly.functions.first(where: { $0.function.name == "setup" }),
        assembly.property("shared")?.isStatic == true,
        project.notes(of: SetUps.self, under: assembly.simpleName).isEmpty
      else { return nil }
      return Violation(
        place: project.place(setup.file, setup.function.offset), what: "nobody calls \(assembly.name).setup",
        how: "call it where the app begins, before the first module is made")
    }
  }

  /// The assemblies that are set up, by their names.
  struct SetUps: Survey {
    static let id = "assembliesSetUp"

    static func notes(in part: Project) -> [SurveyNote] {
      let names = part.fileCode.flatMap { code -> [String] in
        code.calls.named("setup").map { call in
          let first = call.callee.first
          // An assembly may have been put into a variable before.
          return code.variables.first { $0.name == first }?.value.path?.first ?? first
        }
      }
      return Set(names).sorted().map { SurveyNote($0) }
    }
  }
}
