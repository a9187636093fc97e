import OpenCombine
import ScreenKit

final class FriendsViewController: ViewController {
  let viewModel: any FriendsViewModel

  private let listView = ListView()
  private let emptyLabel = Label(text: "No friends yet")
  private let spinner = ActivityIndicator()
  private var rows: [FriendsViewInputData.Row] = []
  private var rendering: AnyCancellable?

  init(viewModel: any FriendsViewModel) {
    self.viewModel = viewModel
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
}

extension FriendsViewController: ListViewDataSource {
  func numberOfRows(in listView: ListView) -> Int {
    rows.count
  }

  func listView(_ listView: ListView, cellForRowAt row: Int) -> ListCell {
    ListCell(text: rows[row].name, detail: rows[row].isFavourite ? "favourite" : nil)
  }
}

extension FriendsViewController: ListViewDelegate {
  func listView(_ listView: ListView, didSelectRowAt row: Int) {
    viewModel.events.send(.friendSelected(rows[row].userID))
  }
}
