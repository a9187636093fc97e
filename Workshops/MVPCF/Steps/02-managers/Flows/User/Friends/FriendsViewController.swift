import OpenCombine
import ScreenKit
import UserDomain

final class FriendsViewController: ViewController {
  private let presenter: any FriendsPresenter
  private let viewContainer: any FriendsView
  /// For the rows, and for the screens that come next.
  private let managers: Managers
  private var friends: [FriendCellViewModel] = []
  private var cancellables: Set<AnyCancellable> = []

  init(userID: User.ID, presenter: any FriendsPresenter, viewContainer: any FriendsView, managers: Managers) {
    self.presenter = presenter
    self.viewContainer = viewContainer
    self.managers = managers
    super.init()
    title = "Friends"
    restorationIdentifier = ScreenAddress.friends(userID)
  }

  convenience init(userID: User.ID, managers: Managers) {
    self.init(
      userID: userID,
      presenter: DefaultFriendsPresenter(userID: userID, friendsManager: managers.friendsManager),
      viewContainer: DefaultFriendsView(),
      managers: managers)
  }

  override func loadView() {
    view = viewContainer.view
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    viewContainer.listView.dataSource = self
    viewContainer.listView.delegate = self
    bindPresenter()
    presenter.load()
  }

  private func bindPresenter() {
    presenter.friends
      .sink { [weak self] in self?.show($0) }
      .store(in: &cancellables)
    presenter.isEmpty
      .sink { [weak self] in self?.viewContainer.emptyLabel.isHidden = !$0 }
      .store(in: &cancellables)
    presenter.isLoading
      .sink { [weak self] in self?.viewContainer.spinner.setAnimating($0) }
      .store(in: &cancellables)
    presenter.failure
      .sink { [weak self] in self?.failed($0) }
      .store(in: &cancellables)
  }

  private func show(_ friends: [FriendCellViewModel]) {
    self.friends = friends
    viewContainer.listView.reloadData()
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

extension FriendsViewController: ListViewDataSource {
  func numberOfRows(in listView: ListView) -> Int {
    friends.count
  }

  func listView(_ listView: ListView, cellForRowAt row: Int) -> ListCell {
    FriendCell(viewModel: friends[row], userManager: managers.userManager)
  }
}

extension FriendsViewController: ListViewDelegate {
  func listView(_ listView: ListView, didSelectRowAt row: Int) {
    navigationController?.pushViewController(
      UserViewController(userID: friends[row].userID, managers: managers), animated: true)
  }
}
