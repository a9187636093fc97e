import ScreenKit

final class SignOutViewController: ViewController, SignOutRoutes {
  var signedOut: (() -> Void)!
  var cancelled: (() -> Void)!

  private let presenter: any SignOutPresenter
  private let viewContainer: any SignOutView

  init(presenter: any SignOutPresenter, viewContainer: any SignOutView) {
    self.presenter = presenter
    self.viewContainer = viewContainer
    super.init()
    title = "Sign out"
  }

  override func loadView() {
    view = viewContainer.view
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    viewContainer.stayButton.addAction(Action { [weak self] _ in self?.stayTapped() }, for: .touchUpInside)
    viewContainer.leaveButton.addAction(Action { [weak self] _ in self?.leaveTapped() }, for: .touchUpInside)
  }

  private func stayTapped() {
    cancelled()
  }

  private func leaveTapped() {
    presenter.signOut()
    signedOut()
  }
}
