import ScreenKit

final class LoginViewController: ViewController {
  private let output: any LoginViewOutput
  private let nameField = TextField(placeholder: "Name")
  private let signInButton = Button(title: "Sign in")

  init(output: any LoginViewOutput) {
    self.output = output
    super.init()
    title = "Sign in"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    nameField.addAction(Action { [weak self] _ in self?.nameChanged() }, for: .editingChanged)
    signInButton.addAction(Action { [weak self] _ in self?.signInTapped() }, for: .touchUpInside)
    view.addSubview(nameField)
    view.addSubview(signInButton)
    output.viewIsReady()
  }

  private func nameChanged() {
    output.nameChanged(nameField.text)
  }

  private func signInTapped() {
    output.signInTapped()
  }
}

extension LoginViewController: LoginViewInput {
  func setSignInEnabled(_ isEnabled: Bool) {
    signInButton.isEnabled = isEnabled
  }

  func showAlert(_ title: String) {
    showAlert(title: title)
  }

  func showRetryAlert(_ title: String) {
    showRetryAlert(title: title) { [weak self] in self?.output.retryTapped() }
  }
}
