import Injection
import OpenCombine
import ScreenKit
import UserDomain

final class FriendsViewController: ViewController {
  private let viewModel: any FriendsViewModel
  private let container: Container
  private let listView = ListView()
  private let emptyLabel = Label(text: "No friends yet")
  private let spinner = ActivityIndicator()
  private var rows: [FriendsViewInputData.Row] = []
  private var rendering: AnyCancellable?

  init(viewModel: any FriendsViewModel, container: Container) {
    self.viewModel = viewModel
    self.container = container
    super.init()
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
    title = data.title
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
      self?.presentFailure(error, retry: retry, confirmed: { self?.leave() })
    }
  }

  private func showUser(_ userID: User.ID) {
    attempt {
      let module = try container.resolve(UserViewController.self, arguments: userID)
      navigationController?.pushViewController(module, animated: true)
    }
  }

  private func leave() {
    navigationController?.popViewController(animated: true)
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
