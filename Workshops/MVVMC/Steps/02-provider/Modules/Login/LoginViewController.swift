import OpenCombine
import ScreenKit

final class LoginViewController: ViewController {
  private let viewModel: any LoginViewModel
  private let modules: ModuleFactory
  private let nameField = TextField(placeholder: "Name")
  private let signInButton = Button(title: "Sign in")
  private var rendering: AnyCancellable?

  init(viewModel: any LoginViewModel, modules: ModuleFactory) {
    self.viewModel = viewModel
    self.modules = modules
    super.init()
    title = "Sign in"
    restorationIdentifier = "Login"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(nameField)
    view.addSubview(signInButton)
    nameField.addAction(Action { [weak self] _ in self?.nameChanged() }, for: .editingChanged)
    signInButton.addAction(Action { [weak self] _ in self?.signInTapped() }, for: .touchUpInside)
    bindViewModel()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    rendering = viewModel.viewInputData.sink { [weak self] in self?.render($0) }
  }

  private func render(_ data: LoginViewInputData) {
    signInButton.isEnabled = data.canSignIn
  }

  private func nameChanged() {
    viewModel.events.send(.nameChanged(nameField.text))
  }

  private func signInTapped() {
    viewModel.events.send(.signInTapped)
  }

  // MARK: Where it leads

  private func bindViewModel() {
    viewModel.onSignedIn = { [weak self] in self?.showFirstModule() }
    viewModel.onFailure = { [weak self] error, retry in
      self?.presentFailure(error, retry: retry)
    }
  }

  private func showFirstModule() {
    navigationController?.setViewControllers([modules.first()], animated: true)
  }
}
