import OpenCombine
import ScreenKit

final class UserViewController: ViewController {
  let viewModel: any UserViewModel

  private let nameLabel = Label()
  private let spinner = ActivityIndicator()
  private let editNameButton = Button(title: "Edit name")
  private let friendsButton = Button(title: "Friends")
  private let settingsButton = Button(title: "Settings")
  private let signOutButton = Button(title: "Sign Out")
  private var rendering: AnyCancellable?

  init(viewModel: any UserViewModel) {
    self.viewModel = viewModel
    super.init()
    title = "User"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for subview in [nameLabel, spinner, editNameButton, friendsButton, settingsButton, signOutButton] {
      view.addSubview(subview)
    }
    bindEvents()
    viewModel.events.send(.viewDidLoad)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    rendering = viewModel.viewInputData.sink { [weak self] in self?.render($0) }
  }

  private func bindEvents() {
    editNameButton.addAction(Action { [weak self] _ in self?.editNameTapped() }, for: .touchUpInside)
    friendsButton.addAction(Action { [weak self] _ in self?.friendsTapped() }, for: .touchUpInside)
    settingsButton.addAction(Action { [weak self] _ in self?.settingsTapped() }, for: .touchUpInside)
    signOutButton.addAction(Action { [weak self] _ in self?.signOutTapped() }, for: .touchUpInside)
  }

  private func render(_ data: UserViewInputData) {
    nameLabel.text = data.name
    spinner.setAnimating(data.isLoading)
    editNameButton.isEnabled = data.canEditName
    editNameButton.isHidden = !data.isSignedIn
    settingsButton.isHidden = !data.isSignedIn
    signOutButton.isHidden = !data.isSignedIn
  }

  private func editNameTapped() {
    viewModel.events.send(.editNameTapped)
  }

  private func friendsTapped() {
    viewModel.events.send(.friendsTapped)
  }

  private func settingsTapped() {
    viewModel.events.send(.settingsTapped)
  }

  private func signOutTapped() {
    viewModel.events.send(.signOutTapped)
  }
}
