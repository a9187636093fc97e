import ScreenKit

final class SettingsViewController: ViewController, SettingsViewInput {
  private let output: any SettingsViewOutput
  private let nameLabel = Label(text: "")
  private let signOutButton = Button(title: "Sign Out")

  init(output: any SettingsViewOutput) {
    self.output = output
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    signOutButton.addAction(Action { [weak self] _ in self?.output.signOutTapped() }, for: .touchUpInside)
    view.addSubview(nameLabel)
    view.addSubview(signOutButton)
    output.viewIsReady()
  }

  func showName(_ name: String) {
    nameLabel.text = "Signed in as \(name)"
  }
}
