import OpenCombine
import ScreenKit
import UserDomain

final class LoginViewController: ViewController {
  private let presenter: any LoginPresenter
  private let viewContainer: any LoginView
  /// For the screens that come next.
  private let managers: Managers
  private var cancellables: Set<AnyCancellable> = []

  init(presenter: any LoginPresenter, viewContainer: any LoginView, managers: Managers) {
    self.presenter = presenter
    self.viewContainer = viewContainer
    self.managers = managers
    super.init()
    title = "Sign in"
    restorationIdentifier = ScreenAddress.login
  }

  convenience init(managers: Managers) {
    let presenter = DefaultLoginPresenter(
      loginManager: managers.loginManager, sessionManager: managers.sessionManager)
    self.init(presenter: presenter, viewContainer: DefaultLoginView(), managers: managers)
  }

  override func loadView() {
    view = viewContainer.view
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    bindView()
    bindPresenter()
  }

  private func bindView() {
    viewContainer.nameField.addAction(Action { [weak self] _ in self?.nameChanged() }, for: .editingChanged)
    viewContainer.signInButton.addAction(Action { [weak self] _ in self?.signInTapped() }, for: .touchUpInside)
  }

  private func bindPresenter() {
    presenter.signInAvailable
      .sink { [weak self] in self?.viewContainer.signInButton.isEnabled = $0 }
      .store(in: &cancellables)
    presenter.signedIn
      .sink { [weak self] in self?.signedIn(as: $0) }
      .store(in: &cancellables)
    presenter.failure
      .sink { [weak self] in self?.failed($0) }
      .store(in: &cancellables)
  }

  private func nameChanged() {
    presenter.name.send(viewContainer.nameField.text)
  }

  private func signInTapped() {
    presenter.signIn()
  }

  private func signedIn(as userID: User.ID) {
    navigationController?.setViewControllers(
      [UserViewController(userID: userID, managers: managers)], animated: true)
  }

  private func failed(_ failure: FailureViewModel) {
    show(failure, retry: { [weak self] in self?.signInTapped() })
  }
}
