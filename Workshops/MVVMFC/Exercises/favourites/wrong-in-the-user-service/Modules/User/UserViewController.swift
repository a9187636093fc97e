import ScreenKit

final class UserViewController: ViewController {
  private let viewModel: UserViewModel
  private let nameLabel = Label(text: "")
  private let spinner = ActivityIndicator()
  private let editNameButton = Button(title: Strings.editName)
  private let friendsButton = Button(title: Strings.friends)
  private let signOutButton = Button(title: Strings.signOut)
  private let favouriteButton = Button(title: Strings.addToFavourites)

  init(viewModel: UserViewModel) {
    self.viewModel = viewModel
    super.init()
    title = Strings.user
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    editNameButton.isHidden = !viewModel.isOwn
    signOutButton.isHidden = !viewModel.isOwn
    favouriteButton.isHidden = viewModel.isOwn
    editNameButton.addAction(Action { [weak self] _ in self?.editNameTapped() }, for: .touchUpInside)
    friendsButton.addAction(Action { [weak self] _ in self?.friendsTapped() }, for: .touchUpInside)
    signOutButton.addAction(Action { [weak self] _ in self?.signOutTapped() }, for: .touchUpInside)
    favouriteButton.addAction(Action { [weak self] _ in self?.favouriteTapped() }, for: .touchUpInside)
    for subview in [nameLabel, spinner, editNameButton, friendsButton, signOutButton, favouriteButton] {
      view.addSubview(subview)
    }
    viewModel.load()
  }

  private func editNameTapped() {
    viewModel.editName()
  }

  private func friendsTapped() {
    viewModel.showFriends()
  }

  private func signOutTapped() {
    viewModel.signOut()
  }

  private func favouriteTapped() {
    viewModel.toggleFavourite()
  }
}

extension UserViewController: UserViewModelDelegate {
  func viewModelDidUpdate(_ viewModel: UserViewModel) {
    nameLabel.text = viewModel.fullName ?? ""
    editNameButton.isEnabled = viewModel.canEditName
    favouriteButton.title = viewModel.isFavourite ? Strings.removeFromFavourites : Strings.addToFavourites
    if viewModel.isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
  }
}
