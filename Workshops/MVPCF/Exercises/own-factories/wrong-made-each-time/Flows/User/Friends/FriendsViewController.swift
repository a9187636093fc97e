import OpenCombine
import ScreenKit
import UserDomain

final class FriendsViewController: ViewController, FriendsRoutes {
  var showUser: ((User.ID) -> Void)!
  var closed: (() -> Void)!

  private let presenter: any FriendsPresenter
  private let viewContainer: any FriendsView
  private let cellFactory: any FriendCellFactory
  private var friends: [FriendCellViewModel] = []
  private var cancellables: Set<AnyCancellable> = []

  init(presenter: any FriendsPresenter, viewContainer: any FriendsView, cellFactory: any FriendCellFactory) {
    self.presenter = presenter
    self.viewContainer = viewContainer
    self.cellFactory = cellFactory
    super.init()
    title = "Friends"
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
      confirmed: { [weak self] in self?.closed() })
  }
}

extension FriendsViewController: ListViewDataSource {
  func numberOfRows(in listView: ListView) -> Int {
    friends.count
  }

  func listView(_ listView: ListView, cellForRowAt row: Int) -> ListCell {
    cellFactory.make(viewModel: friends[row])
  }
}

extension FriendsViewController: ListViewDelegate {
  func listView(_ listView: ListView, didSelectRowAt row: Int) {
    showUser(friends[row].userID)
  }
}
