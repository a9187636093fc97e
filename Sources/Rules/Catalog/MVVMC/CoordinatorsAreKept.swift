/// A coordinator that is started is kept by its parent, and does not keep it in turn.
///
/// One that its own view model or view controller holds strongly, by whatever protocol, lives as long as these, and is
/// not meant. Neither is one that a closure holds strongly which somebody keeps, one that gives nobody a way back to
/// it, or a parent that keeps no coordinators, or that nobody in an app ever sets. The app's first has no parent,
/// though a protocol may ask it for one.
///
/// This shows in a run, too: `rules` in the shell looks for coordinators that have gone when their screen is there.
///
/// It is asked where the project names its architecture, and not where that is only guessed: teams do this in more
/// than one way.
///
/// ## Why
///
/// Nobody else keeps it: its screens hold it weakly, so that they can be let go. A coordinator that only a local variable
/// has known is gone when the function returns, and its screens stand there and lead nowhere. And a coordinator that
/// keeps its parent makes a ring of the two, which neither leaves.
///
/// ## How to fix it
///
/// Call `addDependency(coordinator)`, or store it, before `coordinator.start()`, and let it go when its flow has ended.
/// Declare what leads to the parent `weak`.
///
/// ## Found
///
/// ```swift
/// final class AppCoordinator: BaseCoordinator {
///   func runLogin() {
///     let coordinator = LoginCoordinator(router: router)
///     coordinator.start()
///   }
/// }
/// ```
///
/// ## Right
///
/// ```swift
/// final class UserCoordinator: BaseCoordinator<DeepLinkOption> {
///   private func runEditName() {
///     let coordinator = EditNameCoordinator(
///       presentingRouter: router, router: RouterImp(), container: container, userID: signedInUserID)
///     // Nothing to do for either outcome: every screen sees a new name in the shared store.
///     coordinator.finishFlow = { [weak self, weak coordinator] _ in self?.removeDependency(coordinator) }
///     addDependency(coordinator)
///     coordinator.start()
///   }
/// }
/// ```
struct CoordinatorsAreKept: Rule {
  static let id = "FS-5"
  static let title = "A coordinator is kept by its parent"
  static let why =
    "the parent alone owns it: without an owner its screens lead nowhere, and in a ring it is never let go"
  static let architecture: Architecture? = .mvvmc
  static let holdsByGuess = false

  func violations(in project: Project) -> [Violation] {
    StartedCoordinators(project: project).unkept + parentsKept(in: project)
  }

  private func parentsKept(in project: Project) -> [Violation] {
    project.types(.coordinator).filter(project.hasIdentity).flatMap { coordinator in
      coordinator.storedProperties.compactMap { file, property in
        guard property.ownership == .strong, Self.namesParent(property), !property.isStatic,
          let type = property.typeName, project.stands(type, for: .coordinator),
          // The app's first has no parent, and the property only because a protocol asks for it.
          mayKeepChildren(type, in: project), !project.isOfWholeApp(coordinator),
          project.isGiven(property, of: coordinator)
        else { return nil }
        return Violation(
          place: project.place(file, property.offset),
          what: "\(coordinator.name) holds its \(property.name) strongly, which keeps it in turn",
          how: "declare `weak var \(property.name)`", fix: .holdWeakly)
      }
    }
  }

  /// Whether a property is called after who has started its coordinator.
  private static func namesParent(_ property: Property) -> Bool {
    property.name.hasPrefix("parent") || property.name == "rootCoordinator"
  }

  /// Whether a parent keeps coordinators, as far as the project says.
  private func mayKeepChildren(_ name: String, in project: Project) -> Bool {
    guard let type = project.type(name) else { return true }
    let family = [type] + type.ancestors.sorted().compactMap(project.type) + project.heirs(of: name)
    return family.flatMap(\.storedProperties).contains { _, property in
      guard property.ownership == .strong, !Self.namesParent(property) else { return false }
      return property.name.lowercased().contains("child")
        || property.typeName.flatMap(project.role(ofType:)) == .coordinator
    }
  }
}

extension CoordinatorsAreKept: RunRule {
  func violations(in run: RecordedRun, of project: Project) -> [RunViolation] {
    run.events.enumerated().flatMap { number, event -> [RunViolation] in
      guard event.isWhole else { return [] }
      let callers = event.callers
      return event.calls.enumerated().compactMap { index, start in
        guard let caller = callers[index].last.map({ event.calls[$0] }), caller.type != start.type,
          start.name.hasPrefix("start"), !start.isClosure, let coordinator = project.type(start.type),
          coordinator.role == .coordinator, project.hasIdentity(coordinator),
          run.count(of: start.type, after: number) == 0,
          // A flow that has shown nothing, or has said that it is over, may go.
          event.calls(within: index).contains(where: { isShown($0, by: event, in: project) }),
          !event.calls.contains(where: { Self.ends($0, start.type) })
        else { return nil }
        return RunViolation(
          call: caller, in: project, what: "\(caller.words) started \(start.type), and nobody has kept it",
          how: "add it to the child coordinators before it starts, and remove it when its flow ends",
          event: number)
      }
    }
  }

  private func isShown(_ call: RecordedRun.Call, by event: RecordedRun.Event, in project: Project) -> Bool {
    project.role(ofType: call.type) == .viewController && event.made?.contains(call.type) ?? false
  }

  private static func ends(_ call: RecordedRun.Call, _ coordinator: String) -> Bool {
    call.name.hasPrefix("finish") && call.type == coordinator
      || call.name.hasPrefix("remove") && call.arguments.contains { $0.contains(coordinator) }
  }
}
