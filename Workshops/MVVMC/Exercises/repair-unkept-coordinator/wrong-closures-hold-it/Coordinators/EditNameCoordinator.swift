import Injection
import MVVMCLibrary
import UserDomain

/// Presents one screen on a stack of its own, and ends with it.
final class EditNameCoordinator: BaseCoordinator<DeepLinkOption> {
  /// Called once, when the screen has gone, whichever way it went.
  var finishFlow: ((EditNameOutcome) -> Void)?

  private let presentingRouter: any Router
  private let router: any Router
  private let container: Container
  private let userID: User.ID
  /// A swipe asks nobody: what was not saved by then is cancelled.
  private var outcome = EditNameOutcome.cancelled

  /// - Parameters:
  ///   - presentingRouter: presents the flow.
  ///   - router: has the flow's own stack.
  init(presentingRouter: any Router, router: any Router, container: Container, userID: User.ID) {
    self.presentingRouter = presentingRouter
    self.router = router
    self.container = container
    self.userID = userID
  }

  override func start() {
    attempt { try presentEditName() }
  }

  private func presentEditName() throws {
    let editName: EditNameDependency = try container.resolve(arguments: userID)
    editName.viewModel.onSaved = { self.close(.saved) }
    editName.viewModel.onCancelled = { self.close(.cancelled) }
    editName.viewModel.onFailure = { [weak self] error, retry in
      self?.router.presentFailure(error, retry: retry, confirmed: { self?.close(.cancelled) })
    }
    router.setRootModule(editName.viewController)
    presentingRouter.present(router) { [weak self] in self?.finish() }
  }

  private func close(_ outcome: EditNameOutcome) {
    self.outcome = outcome
    presentingRouter.dismissModule()
  }

  private func finish() {
    finishFlow?(outcome)
  }
}
