import OpenCombine
import ScreenKit

final class UserViewController: ViewController {
  let viewModel: any UserViewModel

  private let nameLabel = Label()
  private let spinner = ActivityIndicator()
  private let editNameButton = Button(title: "Edit name")
  private let friendsButton = Button(title: "Friends")
  private let signOutButton = Button(title: "Sign Out")
  private var rendering: AnyCancellable?

  init(viewModel: any UserViewModel) {
    self.viewModel = viewModel
    super.init()
    title = "User"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for subview in [nameLabel, spinner, editNameButton, friendsButton, signOutButton] {
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
    signOutButton.addAction(Action { [weak self] _ in self?.signOutTapped() }, for: .touchUpInside)
  }

  private func render(_ data: UserViewInputData) {
    nameLabel.text = data.name
    spinner.setAnimating(data.isLoading)
    editNameButton.isEnabled = data.canEditName
    editNameButton.isHidden = !data.isSignedIn
    signOutButton.isHidden = !data.isSignedIn
  }

  private func editNameTapped() {
    viewModel.events.send(.editNameTapped)
  }

  private func friendsTapped() {
    viewModel.events.send(.friendsTapped)
  }

  private func signOutTapped() {
    let alert = AlertController(title: "Sign out?")
    alert.addAction(AlertAction(title: "Sign Out") { [weak self] _ in self?.viewModel.events.send(.signOutTapped) })
    alert.addAction(AlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: true)
  }
}
