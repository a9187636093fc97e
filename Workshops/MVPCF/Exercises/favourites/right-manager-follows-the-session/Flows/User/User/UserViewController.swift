import OpenCombine
import ScreenKit

final class UserViewController: ViewController, UserRoutes {
  var showEditName: (() -> Void)!
  var showFriends: (() -> Void)!
  var signedOut: (() -> Void)!
  var closed: (() -> Void)!

  private let presenter: any UserPresenter
  private let viewContainer: any UserView
  private var cancellables: Set<AnyCancellable> = []

  init(presenter: any UserPresenter, viewContainer: any UserView) {
    self.presenter = presenter
    self.viewContainer = viewContainer
    super.init()
    title = "User"
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
    viewContainer.favouriteButton.addAction(Action { [weak self] _ in self?.favouriteTapped() }, for: .touchUpInside)
  }

  private func bindPresenter() {
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
        self?.viewContainer.favouriteButton.isHidden = isSignedIn
      }
      .store(in: &cancellables)
    presenter.favouriteAction
      .sink { [weak self] in self?.viewContainer.favouriteButton.title = $0 }
      .store(in: &cancellables)
    presenter.failure
      .sink { [weak self] in self?.failed($0) }
      .store(in: &cancellables)
  }

  private func editNameTapped() {
    showEditName()
  }

  private func friendsTapped() {
    showFriends()
  }

  private func signOutTapped() {
    presenter.signOut()
    signedOut()
  }

  private func favouriteTapped() {
    presenter.toggleFavourite()
  }

  private func failed(_ failure: FailureViewModel) {
    show(
      failure,
      retry: { [weak self] in self?.presenter.load() },
      confirmed: { [weak self] in self?.closed() })
  }
}
