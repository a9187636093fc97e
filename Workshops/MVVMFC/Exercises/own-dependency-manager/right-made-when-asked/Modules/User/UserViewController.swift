import ScreenKit

final class UserViewController: ViewController {
  private let viewModel: UserViewModel
  private let dependencyManager: DependencyManager
  private let nameLabel = Label(text: "")
  private let spinner = ActivityIndicator()
  private let editNameButton = Button(title: Strings.editName)
  private let friendsButton = Button(title: Strings.friends)
  private let signOutButton = Button(title: Strings.signOut)

  init(viewModel: UserViewModel, dependencyManager: DependencyManager) {
    self.viewModel = viewModel
    self.dependencyManager = dependencyManager
    super.init()
    title = Strings.user
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    editNameButton.isHidden = !viewModel.isOwn
    signOutButton.isHidden = !viewModel.isOwn
    editNameButton.addAction(Action { [weak self] _ in self?.editNameTapped() }, for: .touchUpInside)
    friendsButton.addAction(Action { [weak self] _ in self?.friendsTapped() }, for: .touchUpInside)
    signOutButton.addAction(Action { [weak self] _ in self?.signOutTapped() }, for: .touchUpInside)
    for subview in [nameLabel, spinner, editNameButton, friendsButton, signOutButton] {
      view.addSubview(subview)
    }
    viewModel.load()
  }

  private func editNameTapped() {
    guard let user = viewModel.user else { return }
    EditNameFactory.showIn(parentController: self, user: user, dependencyManager: dependencyManager)
  }

  private func friendsTapped() {
    guard let navigationController else { return }
    FriendsFactory.pushIn(
      navigationController: navigationController, userID: viewModel.userID, dependencyManager: dependencyManager)
  }

  private func signOutTapped() {
    viewModel.signOut()
    guard let navigationController else { return }
    LoginFactory.rootIn(navigationController: navigationController, dependencyManager: dependencyManager)
  }
}

extension UserViewController: UserViewModelDelegate {
  func viewModelDidUpdate(_ viewModel: UserViewModel) {
    nameLabel.text = viewModel.fullName ?? ""
    editNameButton.isEnabled = viewModel.canEditName
    if viewModel.isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
  }

  func viewModel(_ viewModel: UserViewModel, didFailWith failure: Failure) {
    showFailure(failure) { [weak self] in
      self?.viewModel.load()
    } confirmed: { [weak self] in
      self?.navigationController?.popViewController(animated: true)
    }
  }
}
