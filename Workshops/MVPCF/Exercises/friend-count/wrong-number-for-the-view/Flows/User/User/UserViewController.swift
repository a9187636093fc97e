import OpenCombine
import ScreenKit
import UserDomain

final class UserViewController: ViewController {
  private let userID: User.ID
  private let presenter: any UserPresenter
  private let viewContainer: any UserView
  /// For the screens that come next.
  private let managers: Managers
  private var cancellables: Set<AnyCancellable> = []

  init(userID: User.ID, presenter: any UserPresenter, viewContainer: any UserView, managers: Managers) {
    self.userID = userID
    self.presenter = presenter
    self.viewContainer = viewContainer
    self.managers = managers
    super.init()
    title = "User"
    restorationIdentifier = ScreenAddress.user(userID)
  }

  convenience init(userID: User.ID, managers: Managers) {
    let presenter = DefaultUserPresenter(
      userID: userID, userManager: managers.userManager, friendsManager: managers.friendsManager,
      logoutManager: managers.logoutManager, sessionManager: managers.sessionManager)
    self.init(userID: userID, presenter: presenter, viewContainer: DefaultUserView(), managers: managers)
  }

  override func loadView() {
    view = viewContainer.view
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    bindView()
    bindPresenter()
    presenter.load()
  }

  private func bindView() {
    viewContainer.editNameButton.addAction(Action { [weak self] _ in self?.editNameTapped() }, for: .touchUpInside)
    viewContainer.friendsButton.addAction(Action { [weak self] _ in self?.friendsTapped() }, for: .touchUpInside)
    viewContainer.signOutButton.addAction(Action { [weak self] _ in self?.signOutTapped() }, for: .touchUpInside)
  }

  private func bindPresenter() {
    presenter.friendCount
      .sink { [weak self] count in self?.title = count.map { "User, friends: \($0)" } ?? "User" }
      .store(in: &cancellables)
    presenter.name
      .sink { [weak self] in self?.viewContainer.nameLabel.text = $0 }
      .store(in: &cancellables)
    presenter.isLoading
      .sink { [weak self] in self?.viewContainer.spinner.setAnimating($0) }
      .store(in: &cancellables)
    presenter.editNameAvailable
      .sink { [weak self] in self?.viewContainer.editNameButton.isEnabled = $0 }
      .store(in: &cancellables)
    presenter.isSignedIn
      .sink { [weak self] isSignedIn in
        self?.viewContainer.editNameButton.isHidden = !isSignedIn
        self?.viewContainer.signOutButton.isHidden = !isSignedIn
      }
      .store(in: &cancellables)
    presenter.failure
      .sink { [weak self] in self?.failed($0) }
      .store(in: &cancellables)
  }

  private func editNameTapped() {
    present(EditNameViewController(userID: userID, managers: managers), animated: true)
  }

  private func friendsTapped() {
    navigationController?.pushViewController(
      FriendsViewController(userID: userID, managers: managers), animated: true)
  }

  private func signOutTapped() {
    presenter.signOut()
    navigationController?.setViewControllers([LoginViewController(managers: managers)], animated: true)
  }

  private func failed(_ failure: FailureViewModel) {
    show(
      failure,
      retry: { [weak self] in self?.presenter.load() },
      confirmed: { [weak self] in self?.close() })
  }

  private func close() {
    navigationController?.popViewController(animated: true)
  }
}
