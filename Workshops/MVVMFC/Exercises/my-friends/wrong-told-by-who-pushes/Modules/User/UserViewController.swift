import ScreenKit
import UserDomain

final class UserViewController: ViewController {
  private let viewModel: UserViewModel
  private let nameLabel = Label(text: "")
  private let spinner = ActivityIndicator()
  private let editNameButton = Button(title: Strings.editName)
  private let friendsButton = Button(title: Strings.friends)
  private let signOutButton = Button(title: Strings.signOut)

  init(userID: User.ID) {
    viewModel = UserViewModel(userID: userID)
    super.init()
    title = Strings.user
    restorationIdentifier = "User:\(userID)"
    viewModel.delegate = self
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
    let editNameViewController = EditNameViewController(user: user) { [weak self] user in
      self?.viewModel.show(user)
    }
    present(editNameViewController, animated: true)
  }

  private func friendsTapped() {
    let friendsViewController = FriendsViewController(userID: viewModel.userID, isOwn: viewModel.isOwn)
    navigationController?.pushViewController(friendsViewController, animated: true)
  }

  private func signOutTapped() {
    viewModel.signOut()
    navigationController?.setViewControllers([LoginViewController()], animated: true)
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
