import OpenCombine
import ScreenKit
import UserDomain

final class UserViewController: ViewController {
  private let userID: User.ID
  private let viewModel: any UserViewModel
  private let modules: ModuleFactory
  private let nameLabel = Label()
  private let spinner = ActivityIndicator()
  private let editNameButton = Button(title: "Edit name")
  private let friendsButton = Button(title: "Friends")
  private let signOutButton = Button(title: "Sign Out")
  private var rendering: AnyCancellable?

  init(userID: User.ID, viewModel: any UserViewModel, modules: ModuleFactory) {
    self.userID = userID
    self.viewModel = viewModel
    self.modules = modules
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for subview in [nameLabel, spinner, editNameButton, friendsButton, signOutButton] {
      view.addSubview(subview)
    }
    bindEvents()
    bindViewModel()
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
    title = data.title
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
    viewModel.events.send(.signOutTapped)
  }

  // MARK: Where it leads

  private func bindViewModel() {
    viewModel.onEditName = { [weak self] in self?.showEditName() }
    viewModel.onFriends = { [weak self] in self?.showFriends() }
    viewModel.onSignedOut = { [weak self] in self?.showFirstModule() }
    viewModel.onFailure = { [weak self] error, retry in
      self?.presentFailure(error, retry: retry, confirmed: { self?.leave() })
    }
  }

  private func showEditName() {
    present(modules.editName(of: userID), animated: true)
  }

  private func showFriends() {
    navigationController?.pushViewController(modules.friends(of: userID), animated: true)
  }

  private func showFirstModule() {
    navigationController?.setViewControllers([modules.first()], animated: true)
  }

  private func leave() {
    navigationController?.popViewController(animated: true)
  }
}
