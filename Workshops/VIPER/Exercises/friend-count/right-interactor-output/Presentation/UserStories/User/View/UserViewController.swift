import ScreenKit
import UserDomain

final class UserViewController: ViewController {
  private let output: any UserViewOutput
  /// For the screens that this one opens.
  private let userService: any UserService
  private let nameLabel = Label(text: "")
  private let spinner = ActivityIndicator()
  private let editNameButton = Button(title: "Edit name")
  private let friendsButton = Button(title: "Friends")
  private let signOutButton = Button(title: "Sign Out")

  init(userID: User.ID, userService: any UserService) {
    let interactor = UserInteractor(userService: userService)
    let presenter = UserPresenter(userID: userID, interactor: interactor)
    output = presenter
    interactor.output = presenter
    self.userService = userService
    super.init()
    presenter.view = self
    restorationIdentifier = "User:\(userID)"
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
  func showTitle(_ title: String) {
    self.title = title
  }

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
    showAlert(title: title) { [weak self] in self?.output.missingUserConfirmed() }
  }

  func showRetryAlert(_ title: String) {
    showRetryAlert(title: title) { [weak self] in self?.output.retryTapped() }
  }

  func openEditName(of user: User) {
    present(EditNameViewController(user: user, userService: userService), animated: true)
  }

  func openFriends(of id: User.ID) {
    let friends = FriendsViewController(userID: id, userService: userService)
    navigationController?.pushViewController(friends, animated: true)
  }

  func openLogin() {
    navigationController?.setViewControllers([LoginViewController(userService: userService)], animated: true)
  }

  func close() {
    navigationController?.popViewController(animated: true)
  }
}
