import ScreenKit

final class UserViewController: ModuleViewController {
  private let output: any UserViewOutput
  private let nameLabel = Label(text: "")
  private let spinner = ActivityIndicator()
  private let editNameButton = Button(title: "Edit name")
  private let friendsButton = Button(title: "Friends")
  private let signOutButton = Button(title: "Sign Out")

  init(output: any UserViewOutput) {
    self.output = output
    super.init()
    title = "User"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    editNameButton.isHidden = true
    signOutButton.isHidden = true
    editNameButton.addAction(Action { [weak self] _ in self?.editNameTapped() }, for: .touchUpInside)
    friendsButton.addAction(Action { [weak self] _ in self?.friendsTapped() }, for: .touchUpInside)
    signOutButton.addAction(Action { [weak self] _ in self?.signOutTapped() }, for: .touchUpInside)
    for subview in [nameLabel, spinner, editNameButton, friendsButton, signOutButton] {
      view.addSubview(subview)
    }
    output.viewIsReady()
  }

  override func moduleDidClose() {
    output.viewDidClose()
  }

  private func editNameTapped() {
    output.editNameTapped()
  }

  private func friendsTapped() {
    output.friendsTapped()
  }

  private func signOutTapped() {
    output.signOutTapped()
  }
}

extension UserViewController: UserViewInput {
  func showOwnActions() {
    editNameButton.isHidden = false
    signOutButton.isHidden = false
  }

  func setEditNameEnabled(_ isEnabled: Bool) {
    editNameButton.isEnabled = isEnabled
  }

  func setLoading(_ isLoading: Bool) {
    if isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
  }

  func showName(_ name: String) {
    nameLabel.text = name
  }

  func showMissingUserAlert(_ title: String) {
    showAlert(title: "Nobody has the number 99") { [weak self] in self?.output.missingUserConfirmed() }
  }

  func showRetryAlert(_ title: String) {
    showRetryAlert(title: title) { [weak self] in self?.output.retryTapped() }
  }
}
