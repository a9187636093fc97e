import OpenCombine
import ScreenKit
import UserDomain

package final class UserController: ViewController {
  var router: UserRouter?

  private let viewModel: UserScreenViewModel
  private let nameLabel = Label(text: "")
  private let spinner = ActivityIndicator()
  private let editNameButton = Button(title: "Edit name")
  private let friendsButton = Button(title: "Friends")
  private let signOutButton = Button(title: "Sign Out")
  private var cancellables: Set<AnyCancellable> = []

  init(viewModel: UserScreenViewModel) {
    self.viewModel = viewModel
    super.init()
    title = "User"
    restorationIdentifier = ScreenAddress.user(viewModel.userID)
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    for subview in [nameLabel, spinner, editNameButton, friendsButton, signOutButton] {
      view.addSubview(subview)
    }
    bindActions()
    bindViewModel()
  }

  private func bindActions() {
    editNameButton.addAction(Action { [weak self] _ in self?.editNameTapped() }, for: .touchUpInside)
    friendsButton.addAction(Action { [weak self] _ in self?.friendsTapped() }, for: .touchUpInside)
    signOutButton.addAction(Action { [weak self] _ in self?.signOutTapped() }, for: .touchUpInside)
  }

  private func bindViewModel() {
    viewModel.userName
      .sink { [nameLabel] in nameLabel.text = $0 ?? "" }
      .store(in: &cancellables)
    viewModel.userName
      .sink { [editNameButton] in editNameButton.isEnabled = $0 != nil }
      .store(in: &cancellables)
    viewModel.$isLoading
      .sink { [spinner] isLoading in
        if isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
      }
      .store(in: &cancellables)
    viewModel.isSignedIn
      .sink { [editNameButton, signOutButton] isSignedIn in
        editNameButton.isHidden = !isSignedIn
        signOutButton.isHidden = !isSignedIn
      }
      .store(in: &cancellables)
    viewModel.failure
      .sink { [weak self] in self?.show($0) }
      .store(in: &cancellables)
  }

  private func editNameTapped() {
    router?.navigate(.editName(viewModel.userID))
  }

  private func friendsTapped() {
    router?.navigate(.friends(viewModel.userID))
  }

  private func signOutTapped() {
    viewModel.signOut()
  }

  private func show(_ failure: Failure) {
    router?.navigate(.failure(failure) { [viewModel] in viewModel.load() })
  }
}
