import ScreenKit

final class SettingsViewController: ViewController {
  private let output: any SettingsViewOutput
  private let accountLabel = Label(text: "")
  private let signOutButton = Button(title: "Sign Out")

  init(output: any SettingsViewOutput) {
    self.output = output
    super.init()
    title = "Settings"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    signOutButton.addAction(Action { [weak self] _ in self?.signOutTapped() }, for: .touchUpInside)
    view.addSubview(accountLabel)
    view.addSubview(signOutButton)
    output.viewIsReady()
  }

  private func signOutTapped() {
    output.signOutTapped()
  }
}

extension SettingsViewController: SettingsViewInput {
  func showAccount(_ text: String) {
    accountLabel.text = text
  }

  func showRetryAlert(_ title: String) {
    showRetryAlert(title: title) { [weak self] in self?.output.retryTapped() }
  }
}
