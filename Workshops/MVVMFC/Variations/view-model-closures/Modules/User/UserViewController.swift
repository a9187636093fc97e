import ScreenKit

final class UserViewController: ViewController {
  private let viewModel: UserViewModel
  private let nameLabel = Label(text: "")
  private let spinner = ActivityIndicator()
  private let editNameButton = Button(title: Strings.editName)
  private let friendsButton = Button(title: Strings.friends)
  private let signOutButton = Button(title: Strings.signOut)

  init(viewModel: UserViewModel) {
    self.viewModel = viewModel
    super.init()
    title = Strings.user
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.onUpdate = { [weak self] in self?.update() }
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
    viewModel.editName()
  }

  private func friendsTapped() {
    viewModel.showFriends()
  }

  private func signOutTapped() {
    viewModel.signOut()
  }

  private func update() {
    nameLabel.text = viewModel.fullName ?? ""
    editNameButton.isEnabled = viewModel.canEditName
    if viewModel.isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
  }
}
