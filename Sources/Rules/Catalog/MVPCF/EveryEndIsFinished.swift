/// A flow that is presented notices when it is swiped away.
///
/// This shows in a run, too: `rules` in the shell looks for coordinators that live on after their screens.
///
/// ## Why
///
/// A coordinator's parent lets it go when it calls `finished`. A screen can be swiped away without any of its buttons; a
/// coordinator that does not hear of it never finishes, and its parent keeps it.
///
/// ## How to fix it
///
/// Make the coordinator the delegate of the presented controller's `presentationController`, and finish in
/// `presentationControllerDidDismiss`.
///
/// ## Found
///
/// ```swift
/// final class EditNameCoordinator: BaseCoordinator {
///   var finished: (() -> Void)!
///   private unowned let source: UIViewController
///
///   func show(_ editName: EditNameRoutes) {
///     source.present(editName.viewController, animated: true)
///   }
/// }
/// ```
///
/// ## Right
///
/// ```swift
/// final class EditNameCoordinator: BaseCoordinator<CoordinatorAction> {
///   var finished: ((EditNameOutcome) -> Void)!
///
///   override func didStop() {
///     finished(outcome)
///   }
///
///   private func showEditName() throws {
///     let editName = try container.resolve((any EditNameFactory).self).make(userID: userID)
///     editName.saved = { [weak self] in self?.close(.saved) }
///     editName.cancelled = { [weak self] in self?.close(.cancelled) }
///     editName.viewController.presentationController?.delegate = self
///     source.present(editName.viewController, animated: true)
///   }
/// }
///
/// extension EditNameCoordinator: PresentationControllerDelegate {
///   /// A swipe ends the flow too.
///   func presentationControllerDidDismiss(_ presentationController: PresentationController) {
///     didStop()
///   }
/// }
/// ```
struct EveryEndIsFinished: Rule {
  static let id = "PC-7"
  static let title = "A swipe ends a presented flow"
  static let why = "a coordinator that does not hear that its screen has gone is kept by its parent"
  static let architecture: Architecture? = .mvpcf

  func violations(in project: Project) -> [Violation] {
    project.types(.coordinator).flatMap { coordinator -> [Violation] in
      guard coordinator.property("finished") != nil, !Self.hasStack(coordinator), !Self.hearsOfSwipes(coordinator)
      else {
        return []
      }
      return coordinator.code.flatMap { file, code in
        code.calls.named("present").filter(\.presentsModule).map { call in
          Violation(
            place: project.place(file, call.callee.offset),
            what: "\(coordinator.name) presents a screen and does not hear when it is swiped away",
            how: "be the delegate of its presentationController, and finish in presentationControllerDidDismiss")
        }
      }
    }
  }

  /// A flow with a stack of its own may present without ending with it.
  private static func hasStack(_ coordinator: ProjectType) -> Bool {
    coordinator.storedProperties.contains { $0.property.typeName?.hasSuffix("NavigationController") == true }
  }

  private static func hearsOfSwipes(_ coordinator: ProjectType) -> Bool {
    coordinator.code.contains { _, code in
      code.assignments.contains { assignment in
        assignment.target.last == "isModalInPresentation"
          || (assignment.target.last == "delegate" && assignment.target.names.contains("presentationController"))
      }
    }
  }
}

extension Call {
  /// Whether what it presents is a module's view controller.
  fileprivate var presentsModule: Bool {
    arguments.first?.value.path?.last == "viewController"
  }
}

extension EveryEndIsFinished: RunRule {
  func violations(in run: RecordedRun, of project: Project) -> [RunViolation] {
    run.leaks.compactMap { leak in
      guard let type = project.type(leak.type), type.role == .coordinator, let part = type.main,
        project.role(ofType: leak.keeper) == .coordinator
      else { return nil }
      return RunViolation(
        place: project.place(part.file, part.declaration.offset), in: project,
        what: "\(leak.keeper) still keeps \(type.name), whose \(leak.screen) has gone",
        how: "call finished at each end of the flow, a swipe included, and let the parent remove it there",
        event: leak.event)
    }
  }
}
