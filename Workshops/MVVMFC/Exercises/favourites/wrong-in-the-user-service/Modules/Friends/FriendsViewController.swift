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
    listView.dataSource = self
    listView.delegate = self
    for subview in [messageLabel, spinner, listView] {
      view.addSubview(subview)
    }
    viewModel.load()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    viewModel.refresh()
  }
}

extension FriendsViewController: FriendsViewModelDelegate {
  func viewModelDidUpdate(_ viewModel: FriendsViewModel) {
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
    ListCell(text: viewModel.names[row], detail: viewModel.isFavourite(at: row) ? Strings.favourite : nil)
  }
}

extension FriendsViewController: ListViewDelegate {
  func listView(_ listView: ListView, didSelectRowAt row: Int) {
    viewModel.selectFriend(at: row)
  }
}
