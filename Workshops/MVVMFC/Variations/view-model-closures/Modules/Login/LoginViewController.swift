import ScreenKit

final class LoginViewController: ViewController {
  private let viewModel: LoginViewModel
  private let nameField = TextField(placeholder: Strings.name)
  private let signInButton = Button(title: Strings.signIn)

  init(viewModel: LoginViewModel) {
    self.viewModel = viewModel
    super.init()
    title = Strings.signIn
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.onUpdate = { [weak self] in self?.update() }
    nameField.addAction(Action { [weak self] _ in self?.nameChanged() }, for: .editingChanged)
    signInButton.addAction(Action { [weak self] _ in self?.signInTapped() }, for: .touchUpInside)
    view.addSubview(nameField)
    view.addSubview(signInButton)
    update()
  }

  private func nameChanged() {
    viewModel.enter(name: nameField.text)
  }

  private func signInTapped() {
    viewModel.signIn()
  }

  private func update() {
    signInButton.isEnabled = viewModel.canSignIn
  }
}
