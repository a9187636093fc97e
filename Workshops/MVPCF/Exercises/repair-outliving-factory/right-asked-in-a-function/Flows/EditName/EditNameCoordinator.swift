import Injection
import MVPCFLibrary
import ScreenKit
import UserDomain

/// Presents one module, and ends with it.
final class EditNameCoordinator: BaseCoordinator<CoordinatorAction> {
  /// Called once, whichever way the module went.
  var finished: ((EditNameOutcome) -> Void)!

  private unowned let source: ViewController
  private let userID: User.ID
  private var outcome = EditNameOutcome.cancelled

  init(source: ViewController, userID: User.ID, container: Container) {
    self.source = source
    self.userID = userID
    super.init(container: buildEditNameContainer(parent: container))
  }

  override func start() {
    attempt { try showEditName() }
  }

  override func performStop(completion: @escaping () -> Void) {
    source.dismiss(animated: true) { completion() }
  }

  override func didStop() {
    finished(outcome)
  }

  private func showEditName() throws {
    let editName = try makeEditName()
    editName.saved = { [weak self] in self?.close(.saved) }
    editName.cancelled = { [weak self] in self?.close(.cancelled) }
    editName.viewController.presentationController?.delegate = self
    source.present(editName.viewController, animated: true)
  }

  private func makeEditName() throws -> any EditNameRoutes {
    let factory: any EditNameFactory = try container.resolve()
    return try factory.make(userID: userID)
  }

  private func close(_ outcome: EditNameOutcome) {
    self.outcome = outcome
    stop()
  }
}

extension EditNameCoordinator: PresentationControllerDelegate {
  /// A swipe ends the flow too.
  func presentationControllerDidDismiss(_ presentationController: PresentationController) {
    didStop()
  }
}
