/// Only the app delegate and flow controllers call factories.
///
/// Factories of screens are meant; one that makes requests or formatters is anybody's.
///
/// This shows in a run, too: `rules` in the shell looks for factories that anybody else calls, by whatever name.
///
/// ## Why
///
/// To call a factory is to decide which screen comes next. The app delegate decides on the first, flow controllers on all
/// others; a view controller or a view model that does it too knows screens that are none of its business.
///
/// ## How to fix it
///
/// Give the flow controller a method for the step, `showFriends(userID:)`, and let the view model ask for it.
///
/// ## Found
///
/// ```swift
/// final class UserViewController: UIViewController {
///   func friendsTapped() {
///     FriendsFactory.pushIn(navigationController: navigationController, dependencyManager: dependencyManager)
///   }
/// }
/// ```
///
/// ## Right
///
/// ```swift
/// final class UserFlowController: FlowController, UserFlowControllerProtocol {
///   func showFriends(userID: User.ID) {
///     guard let navigationController else { return }
///     FriendsFactory.pushIn(
///       navigationController: navigationController, userID: userID, dependencyManager: dependencyManager)
///   }
/// }
/// ```
struct OnlyFlowControllersCallFactories: Rule {
  static let id = "FC-1"
  static let title = "Only the app delegate and flow controllers call factories"
  static let why = "to call a factory is to decide which screen comes next"
  static let architecture: Architecture? = .mvvmfc

  static let allowed: Set<Role> = [.appDelegate, .flowController, .factory]

  func violations(in project: Project) -> [Violation] {
    project.types.flatMap { type -> [Violation] in
      guard !(type.role.map(Self.allowed.contains) ?? false) else { return [] }
      return type.code.flatMap { file, code in
        code.calls.compactMap { call -> Violation? in
          let factory = call.callee.first
          guard Self.verbs.contains(where: call.name.hasPrefix), call.callee.names.count == 2,
            factory.first?.isUppercase == true, project.role(ofType: factory) == .factory,
            Self.makesScreen(call.name, of: factory, in: project)
          else { return nil }
          return Violation(
            place: project.place(file, call.callee.offset), what: "\(type.name) calls \(factory).\(call.name)",
            how: "give its flow controller a method for that, and ask it")
        }
      }
    }
  }

  static let verbs = ["create", "pushIn", "showIn", "rootIn", "presentIn", "make"]

  /// Whether a factory's function makes a view controller, as far as the project says: others make requests or cells.
  static func makesScreen(_ name: String, of factory: String, in project: Project) -> Bool {
    let functions = project.type(factory)?.functions.map(\.function).filter { $0.name == name } ?? []
    return functions.isEmpty
      || functions.contains { function in
        guard let result = function.result else { return true }
        return project.role(ofType: result.main) == .viewController
      }
  }
}

extension OnlyFlowControllersCallFactories: CallRule {
  static let callers = Set(Role.inSources).subtracting(allowed)
  static let callees: Set<Role> = [.factory]
  static let fix = "give its flow controller a method for that, and ask it"

  func forbids(_ callee: RecordedRun.Call, from caller: RecordedRun.Call, in project: Project) -> Bool {
    Self.verbs.contains(where: callee.name.hasPrefix) && Self.makesScreen(callee.name, of: callee.type, in: project)
  }
}
