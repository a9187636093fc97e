import OpenCombine
import ScreenKit
import UserDomain

package final class UserController: ViewController {
  private let viewModel: UserScreenViewModel
  private let screens: ScreenFactory
  private let nameLabel = Label(text: "")
  private let spinner = ActivityIndicator()
  private let editNameButton = Button(title: "Edit name")
  private let friendsButton = Button(title: "Friends")
  private let signOutButton = Button(title: "Sign Out")
  private var cancellables: Set<AnyCancellable> = []

  init(viewModel: UserScreenViewModel, screens: ScreenFactory) {
    self.viewModel = viewModel
    self.screens = screens
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
    viewModel.load()
  }

  private func bindActions() {
    editNameButton.addAction(Action { [weak self] _ in self?.editNameTapped() }, for: .touchUpInside)
    friendsButton.addAction(Action { [weak self] _ in self?.friendsTapped() }, for: .touchUpInside)
    signOutButton.addAction(Action { [weak self] _ in self?.signOutTapped() }, for: .touchUpInside)
  }

  private func bindViewModel() {
    viewModel.$userName
      .sink { [nameLabel, editNameButton] userName in
        nameLabel.text = userName ?? ""
        editNameButton.isEnabled = userName != nil
      }
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
    viewModel.title
      .sink { [weak self] in self?.title = $0 }
      .store(in: &cancellables)
    viewModel.failure
      .sink { [weak self] in self?.show($0) }
      .store(in: &cancellables)
  }

  private func editNameTapped() {
    let arguments = EditNameScreenArguments(userID: viewModel.userID) { [weak self] _ in
      self?.dismissPresented()
    }
    present(screens.editName(arguments), animated: true)
  }

  private func friendsTapped() {
    let friends = screens.friends(FriendsScreenArguments(userID: viewModel.userID))
    navigationController?.pushViewController(friends, animated: true)
  }

  private func signOutTapped() {
    viewModel.signOut()
  }

  /// A failure that trying again would not change leaves nothing to show here.
  private func show(_ failure: Failure) {
    let alert = AlertController.failure(failure) { [viewModel] in
      viewModel.load()
    } confirmed: { [weak self] in
      self?.leave()
    }
    present(alert, animated: true)
  }
}
