import Injection
import MVVMCLibrary
import OpenCombine
import ScreenKit
import UserDomain

final class FriendsViewController: ViewController {
  private let viewModel: any FriendsViewModel
  private let router: any Router
  private let container: Container
  private let listView = ListView()
  private let emptyLabel = Label(text: "No friends yet")
  private let spinner = ActivityIndicator()
  private var rows: [FriendsViewInputData.Row] = []
  private var rendering: AnyCancellable?

  init(viewModel: any FriendsViewModel, router: any Router, container: Container) {
    self.viewModel = viewModel
    self.router = router
    self.container = container
    super.init()
    title = "Friends"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for subview in [listView, emptyLabel, spinner] {
      view.addSubview(subview)
    }
    listView.dataSource = self
    listView.delegate = self
    bindViewModel()
    viewModel.events.send(.viewDidLoad)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    rendering = viewModel.viewInputData.sink { [weak self] in self?.render($0) }
  }

  private func render(_ data: FriendsViewInputData) {
    render(rows: data.rows)
    spinner.setAnimating(data.isLoading)
    emptyLabel.isHidden = !data.hasNoFriends
  }

  /// Rows are dear: the list is only built again when one of them is new.
  private func render(rows: [FriendsViewInputData.Row]) {
    guard rows != self.rows else { return }
    self.rows = rows
    listView.reloadData()
  }

  // MARK: Where it leads

  private func bindViewModel() {
    viewModel.onFriendSelected = { [weak self] id in self?.showUser(id) }
    viewModel.onFailure = { [weak self] error, retry in
      self?.router.presentFailure(error, retry: retry, confirmed: { self?.router.popModule() })
    }
  }

  private func showUser(_ userID: User.ID) {
    attempt { router.push(try container.resolve(UserViewController.self, arguments: userID)) }
  }
}

extension FriendsViewController: ListViewDataSource {
  func numberOfRows(in listView: ListView) -> Int {
    rows.count
  }

  func listView(_ listView: ListView, cellForRowAt row: Int) -> ListCell {
    ListCell(text: rows[row].name)
  }
}

extension FriendsViewController: ListViewDelegate {
  func listView(_ listView: ListView, didSelectRowAt row: Int) {
    viewModel.events.send(.friendSelected(rows[row].userID))
  }
}
