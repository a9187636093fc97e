import ScreenKit
import UserDomain

final class LoginViewController: ViewController {
  private let viewModel: LoginViewModel
  private let userService: any UserServiceProtocol
  private let sessionService: any SessionServiceProtocol
  private let nameField = TextField(placeholder: Strings.name)
  private let signInButton = Button(title: Strings.signIn)

  init(userService: any UserServiceProtocol, sessionService: any SessionServiceProtocol) {
    viewModel = LoginViewModel(sessionService: sessionService)
    self.userService = userService
    self.sessionService = sessionService
    super.init()
    title = Strings.signIn
    restorationIdentifier = "Login"
    viewModel.delegate = self
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
    let userViewController = UserViewController(
      userID: userID, userService: userService, sessionService: sessionService)
    navigationController?.setViewControllers([userViewController], animated: true)
  }

  func viewModel(_ viewModel: LoginViewModel, didFailWith failure: Failure) {
    showFailure(failure) { [weak self] in self?.viewModel.signIn() }
  }
}
