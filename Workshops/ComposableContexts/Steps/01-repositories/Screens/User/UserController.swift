import ContextsDomain
import OpenCombine
import ScreenKit
import UserDomain

package final class UserController: ViewController {
  private let userID: User.ID
  private let userRepository: any UserRepositoryType
  private let sessionRepository: any SessionRepositoryType
  private let screens: ScreenFactory
  private let nameLabel = Label(text: "")
  private let spinner = ActivityIndicator()
  private let editNameButton = Button(title: "Edit name")
  private let friendsButton = Button(title: "Friends")
  private let signOutButton = Button(title: "Sign Out")
  private var loading: AnyCancellable?
  private var cancellables: Set<AnyCancellable> = []

  init(
    userID: User.ID, userRepository: any UserRepositoryType, sessionRepository: any SessionRepositoryType,
    screens: ScreenFactory
  ) {
    self.userID = userID
    self.userRepository = userRepository
    self.sessionRepository = sessionRepository
    self.screens = screens
    super.init()
    title = "User"
    restorationIdentifier = ScreenAddress.user(userID)
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    for subview in [nameLabel, spinner, editNameButton, friendsButton, signOutButton] {
      view.addSubview(subview)
    }
    bindActions()
    bindSession()
    editNameButton.isEnabled = false
    load()
  }

  private func bindActions() {
    editNameButton.addAction(Action { [weak self] _ in self?.editNameTapped() }, for: .touchUpInside)
    friendsButton.addAction(Action { [weak self] _ in self?.friendsTapped() }, for: .touchUpInside)
    signOutButton.addAction(Action { [weak self] _ in self?.signOutTapped() }, for: .touchUpInside)
  }

  private func bindSession() {
    sessionRepository.userID
      .map { [userID] in $0 == userID }
      .sink { [editNameButton, signOutButton] isSignedIn in
        editNameButton.isHidden = !isSignedIn
        signOutButton.isHidden = !isSignedIn
      }
      .store(in: &cancellables)
  }

  private func load() {
    spinner.startAnimating()
    loading = Task { [weak self, userRepository, userID] in
      do throws(UserError) {
        try await userRepository.loadUser(id: userID)
        self?.didLoad()
      } catch {
        self?.didFail(error)
      }
    }
    .eraseToAnyCancellable()
  }

  private func didLoad() {
    spinner.stopAnimating()
    userRepository.user(id: userID)
      .sink { [nameLabel, editNameButton] user in
        nameLabel.text = user?.fullName ?? ""
        editNameButton.isEnabled = user != nil
      }
      .store(in: &cancellables)
  }

  /// A failure that trying again would not change leaves nothing to show here.
  private func didFail(_ error: UserError) {
    spinner.stopAnimating()
    let alert = AlertController.failure(Failure(error)) { [weak self] in
      self?.load()
    } confirmed: { [weak self] in
      self?.leave()
    }
    present(alert, animated: true)
  }

  private func editNameTapped() {
    present(screens.editName(of: userID), animated: true)
  }

  private func friendsTapped() {
    navigationController?.pushViewController(screens.friends(of: userID), animated: true)
  }

  private func signOutTapped() {
    sessionRepository.end()
    userRepository.forgetEveryone()
  }
}
