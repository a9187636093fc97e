import ScreenKit

final class FriendsViewController: ViewController {
  private let viewModel: FriendsViewModel
  private let messageLabel = Label(text: "")
  private let spinner = ActivityIndicator()
  private let listView = ListView()

  init(viewModel: FriendsViewModel) {
    self.viewModel = viewModel
    super.init()
    title = Strings.friends
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.onUpdate = { [weak self] in self?.update() }
    listView.dataSource = self
    listView.delegate = self
    for subview in [messageLabel, spinner, listView] {
      view.addSubview(subview)
    }
    viewModel.load()
  }

  private func update() {
    messageLabel.text = viewModel.hasNoFriends ? Strings.noFriends : ""
    if viewModel.isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
    listView.reloadData()
  }
}

extension FriendsViewController: ListViewDataSource {
  func numberOfRows(in listView: ListView) -> Int {
    viewModel.names.count
  }

  func listView(_ listView: ListView, cellForRowAt row: Int) -> ListCell {
    ListCell(text: viewModel.names[row])
  }
}

extension FriendsViewController: ListViewDelegate {
  func listView(_ listView: ListView, didSelectRowAt row: Int) {
    viewModel.selectFriend(at: row)
  }
}
