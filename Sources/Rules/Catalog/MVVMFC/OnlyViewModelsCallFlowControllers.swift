/// Only its view model knows a flow controller.
///
/// Factories do, as they put the module together.
///
/// This shows in a run, too: `rules` in the shell looks for flow controllers that anybody else calls, by whatever name.
///
/// ## Why
///
/// The view model decides what follows on what a person does, and asks the flow controller for it. A view controller or
/// a service that asks as well takes decisions that no test of the view model sees.
///
/// ## How to fix it
///
/// Tell the view model what the person did, and let it ask its flow controller.
///
/// ## Found
///
/// ```swift
/// final class UserViewController: UIViewController {
///   private let flowController: UserFlowController
///
///   func friendsTapped() {
///     flowController.showFriends()
///   }
/// }
/// ```
///
/// ## Right
///
/// ```swift
/// final class UserViewModel {
///   private let flowController: any UserFlowControllerProtocol
///
///   func showFriends() {
///     flowController.showFriends(userID: userID)
///   }
/// }
/// ```
struct OnlyViewModelsCallFlowControllers: Rule {
  static let id = "FC-2"
  static let title = "Only its view model calls a flow controller"
  static let why = "what follows on a tap is decided in the view model, where a test sees it"
  static let architecture: Architecture? = .mvvmfc

  /// Those who decide what follows, and those who put the app together.
  static let allowed: Set<Role> = [
    .viewModel, .factory, .flowController, .appDelegate, .useCase, .assembly, .composition, .configurator,
    .dependencyManager,
  ]

  func violations(in project: Project) -> [Violation] {
    project.types.flatMap { type -> [Violation] in
      guard !(type.role.map(Self.allowed.contains) ?? false), !type.isProtocol,
        !ContainerNames.isComposition(type, in: project)
      else { return [] }
      let mentions = project.mentions(in: type) { project.role(ofType: $0) == .flowController }
      if !mentions.isEmpty {
        return mentions.map { file, mention in
          violation(project.place(file, mention.offset), "\(type.name) knows \(mention.name)")
        }
      }
      // `viewModel.flowController.showFriends()` needs no type's name.
      return type.code.flatMap { file, code in
        code.calls.filter { $0.callee.base.names.contains("flowController") }.map { call in
          violation(project.place(file, call.callee.offset), "\(type.name) calls \(call.name) of a flow controller")
        }
      }
    }
  }

  private func violation(_ place: Violation.Place, _ what: String) -> Violation {
    Violation(place: place, what: what, how: "tell the view model what happened, and let it ask its flow controller")
  }
}

extension OnlyViewModelsCallFlowControllers: CallRule {
  static let callers = Set(Role.inSources).subtracting(allowed)
  static let callees: Set<Role> = [.flowController]
  static let fix = "tell the view model what happened, and let it ask its flow controller"
}
