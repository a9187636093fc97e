import OpenCombine
import ScreenKit

package final class LoginController: ViewController {
  private let viewModel: LoginScreenViewModel
  private let nameField = TextField(placeholder: "Name")
  private let signInButton = Button(title: "Sign in")
  private var cancellables: Set<AnyCancellable> = []

  init(viewModel: LoginScreenViewModel) {
    self.viewModel = viewModel
    super.init()
    title = "Sign in"
    restorationIdentifier = ScreenAddress.login
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(nameField)
    view.addSubview(signInButton)
    bindActions()
    bindViewModel()
  }

  private func bindActions() {
    nameField.addAction(Action { [weak self] _ in self?.nameChanged() }, for: .editingChanged)
    signInButton.addAction(Action { [weak self] _ in self?.signInTapped() }, for: .touchUpInside)
  }

  private func bindViewModel() {
    viewModel.canSignIn
      .sink { [signInButton] in signInButton.isEnabled = $0 }
      .store(in: &cancellables)
    viewModel.failure
      .sink { [weak self] in self?.show($0) }
      .store(in: &cancellables)
  }

  private func nameChanged() {
    viewModel.name = nameField.text
  }

  private func signInTapped() {
    viewModel.signIn()
  }

  private func show(_ failure: Failure) {
    let alert = AlertController.failure(failure) { [viewModel] in viewModel.signIn() }
    present(alert, animated: true)
  }
}
