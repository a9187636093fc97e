import ScreenKit
import UserDomain

final class LoginViewController: ViewController {
  private let viewModel: LoginViewModel
  private let dependencyManager: DependencyManager
  private let nameField = TextField(placeholder: Strings.name)
  private let signInButton = Button(title: Strings.signIn)

  init(viewModel: LoginViewModel, dependencyManager: DependencyManager) {
    self.viewModel = viewModel
    self.dependencyManager = dependencyManager
    super.init()
    title = Strings.signIn
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    nameField.addAction(Action { [weak self] _ in self?.nameChanged() }, for: .editingChanged)
    signInButton.addAction(Action { [weak self] _ in self?.signInTapped() }, for: .touchUpInside)
    view.addSubview(nameField)
    view.addSubview(signInButton)
    viewModelDidUpdate(viewModel)
  }

  private func nameChanged() {
    viewModel.enter(name: nameField.text)
  }

  private func signInTapped() {
    viewModel.signIn()
  }
}

extension LoginViewController: LoginViewModelDelegate {
  func viewModelDidUpdate(_ viewModel: LoginViewModel) {
    signInButton.isEnabled = viewModel.canSignIn
  }

  func viewModel(_ viewModel: LoginViewModel, didSignIn userID: User.ID) {
    guard let navigationController else { return }
    UserFactory.rootIn(
      navigationController: navigationController, userID: userID, dependencyManager: dependencyManager)
  }

  func viewModel(_ viewModel: LoginViewModel, didFailWith failure: Failure) {
    showFailure(failure) { [weak self] in self?.viewModel.signIn() }
  }
}
