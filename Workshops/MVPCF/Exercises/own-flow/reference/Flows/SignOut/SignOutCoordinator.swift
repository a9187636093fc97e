import Injection
import MVPCFLibrary
import ScreenKit
import UserDomain

/// Asks whether to sign out, and ends with the answer.
final class SignOutCoordinator: BaseCoordinator {
  /// Called once, whichever way the module went.
  var finished: ((SignOutOutcome) -> Void)!

  private unowned let source: ViewController
  private let userID: User.ID
  private var outcome = SignOutOutcome.stayed

  init(source: ViewController, userID: User.ID, container: Container) {
    self.source = source
    self.userID = userID
    super.init(container: buildSignOutContainer(parent: container))
  }

  override func start() {
    attempt { try showSignOut() }
  }

  override func performStop(completion: @escaping () -> Void) {
    source.dismiss(animated: true) { completion() }
  }

  override func didStop() {
    finished(outcome)
  }

  private func showSignOut() throws {
    let signOut = try container.resolve((any SignOutFactory).self).make(userID: userID)
    signOut.signedOut = { [weak self] in self?.close(.signedOut) }
    signOut.cancelled = { [weak self] in self?.close(.stayed) }
    signOut.viewController.presentationController?.delegate = self
    source.present(signOut.viewController, animated: true)
  }

  private func close(_ outcome: SignOutOutcome) {
    self.outcome = outcome
    stop()
  }
}

extension SignOutCoordinator: PresentationControllerDelegate {
  /// A swipe ends the flow too.
  func presentationControllerDidDismiss(_ presentationController: PresentationController) {
    didStop()
  }
}
