/// Only its view model knows a flow controller.
///
/// Factories do, as they put the module together. Judged are the other parts of a screen and those who serve them: what
/// has no role, as a transition, and an interactor that belongs to a flow itself, is not meant. Neither is what a system's
/// view controllers are given beside the base class of all flow controllers, `flowController`, as UIKit gives them their
/// `navigationController`. A project without view models is asked only if it says itself that it follows this architecture,
/// and one whose view controllers have the flow controllers, and no view model does, is not asked: that is its way.
///
/// This shows in a run, too: `rules` in the shell looks for flow controllers that anybody else calls, by whatever name.
///
/// It is asked where the project names its architecture, and not where that is only guessed: teams do this in more
/// than one way.
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
///
/// final class UserViewModel {}
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
  static let holdsByGuess = false

  /// Those who decide what follows, and those who put the app together.
  static let allowed: Set<Role> = [
    .viewModel, .factory, .flowController, .appDelegate, .useCase, .assembly, .composition, .configurator,
    .dependencyManager,
  ]

  /// Those that are a flow's own where they know its flow controller.
  private static let ofFlows: Set<Role> = [.interactor, .coordinator, .router]

  func violations(in project: Project) -> [Violation] {
    guard project.configuration.architecture == Self.architecture || project.hasTypes(.viewModel) else {
      return []
    }
    // Where view controllers have the flow controllers and no view model does, that is the project's way.
    let knowing = project.notes(of: Knowing.self, under: Role.viewController.rawValue).flatMap(\.words)
    let isWay = knowing.count > 2 || knowing.contains { !project.heirs(of: $0.lastName).isEmpty }
    if isWay, project.notes(of: Knowing.self, under: Role.viewModel.rawValue).isEmpty { return [] }
    return project.types.flatMap { type -> [Violation] in
      guard let role = type.role, !Self.allowed.contains(role), !Self.ofFlows.contains(role), !type.isProtocol,
        !ContainerNames.isComposition(type, in: project)
      else { return [] }
      let mentions = project.mentions(in: type) { name in
        project.role(ofType: name) == .flowController
          && !(type.kind == .extension && project.isInherited(name) && project.declares(name))
      }
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

  /// The view models and view controllers that know a flow controller.
  struct Knowing: Survey {
    static let id = "knowingFlowControllers"

    static func notes(in part: Project) -> [SurveyNote] {
      part.types.compactMap { type in
        guard let role = type.role, role == .viewModel || role == .viewController, !type.isProtocol,
          type.code.contains(where: { _, code in
            code.mentions.contains { part.role(ofType: $0.name) == .flowController }
              || code.calls.contains { $0.callee.base.names.contains("flowController") }
          })
        else { return nil }
        return SurveyNote(role.rawValue, [type.name])
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
