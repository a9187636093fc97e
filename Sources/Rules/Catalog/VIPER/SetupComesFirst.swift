/// A module is set up before its view loads.
///
/// This shows in a run: `rules` in the shell looks at the calls of all events so far.
///
/// ## Why
///
/// The view says that it is ready, and the presenter begins with what it was opened with. Before `setupInitialState` it
/// has nothing to begin with.
///
/// ## How to fix it
///
/// Let the factory call `setupInitialState` before anything asks for the view controller's `view`.
///
/// ## Found
///
/// ```swift
/// struct UserFactory: ModuleFactoryProtocol {
///   func createModule(arguments: NamedValuesType) throws -> ViewController {
///     let (view, input) = UserConfigurator().configure()
///     view.loadViewIfNeeded()
///     try input.setupInitialState(withArguments: arguments, completion: nil)
///     return view
///   }
/// }
/// ```
///
/// ## Right
///
/// ```swift
/// struct UserFactory: ModuleFactoryProtocol {
///   func createModule(
///     arguments: NamedValuesType, completion: ModuleCompletionHandler<Void>?
///   ) throws(ModuleRefusal) -> ViewController {
///     let (view, input) = UserConfigurator().configure()
///     try input.setupInitialState(withArguments: arguments, completion: completion)
///     return view
///   }
/// }
/// ```
struct SetupComesFirst: RunRule {
  static let id = "VI-8"
  static let title = "setupInitialState comes before the view loads"
  static let why = "a view that is ready asks its presenter for what only the arguments say"
  static let architecture: Architecture? = .viper

  /// What the types of a module are called behind its name.
  private static let names: [Role: String] = [
    .viewController: "ViewController", .presenter: "Presenter", .factory: "Factory", .configurator: "Configurator",
  ]

  func violations(in run: RecordedRun, of project: Project) -> [RunViolation] {
    run.events.enumerated().filter(\.element.isWhole).flatMap { number, event -> [RunViolation] in
      var loaded: [String: Int] = [:]
      let callers = event.callers
      return event.order.compactMap { index -> RunViolation? in
        let call = event.calls[index]
        guard !call.isClosure, let role = project.role(ofType: call.type), let name = Self.names[role] else {
          return nil
        }
        let module = Project.subject(of: call.type, role: name)
        switch (role, call.name) {
        case (.viewController, "viewDidLoad"): loaded[module] = index
        // Another module of the same kind begins.
        case (_, "init"), (.factory, _), (.configurator, _): loaded[module] = nil
        case (.presenter, "setupInitialState"):
          guard let view = loaded.removeValue(forKey: module) else { return nil }
          return RunViolation(
            call: event.calls[callers[view].last ?? view], in: project,
            what: "\(event.calls[view].type) loaded its view before \(call.type) was set up",
            how: "call setupInitialState before anything asks for the view", event: number)
        default: break
        }
        return nil
      }
    }
  }
}
