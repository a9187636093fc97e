/// A module is set up before its view loads.
///
/// This shows in a run: `rules` in the shell looks at the calls of all events so far.
///
/// ## Why
///
/// The view says that it is ready, and the presenter begins with what it was opened with. Before `setupInitialState` it
/// has nothing to begin with.
///
/// ## How to mend it
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
///   func createModule(arguments: NamedValuesType) throws -> ViewController {
///     let (view, input) = UserConfigurator().configure()
///     try input.setupInitialState(withArguments: arguments, completion: nil)
///     return view
///   }
/// }
/// ```
struct SetupComesFirst: RunRule {
  static let id = "VI-8"
  static let title = "setupInitialState comes before the view loads"
  static let why = "a view that is ready asks its presenter for what only the arguments say"
  static let architecture: Architecture? = .viper

  func violations(in run: Run, of project: Project) -> [RunViolation] {
    run.events.flatMap { calls -> [RunViolation] in
      var loaded: [String: Run.Call] = [:]
      return calls.compactMap { call in
        let role = project.role(ofType: call.type)
        if role == .viewController, call.name == "viewDidLoad" {
          loaded[Project.subject(of: call.type, role: "ViewController")] = call
        }
        guard role == .presenter, call.name == "setupInitialState",
          let view = loaded.removeValue(forKey: Project.subject(of: call.type, role: "Presenter"))
        else { return nil }
        return RunViolation(
          call: call, what: "\(view.type) loaded its view before \(call.type) was set up",
          how: "call setupInitialState before anything asks for the view")
      }
    }
  }
}
