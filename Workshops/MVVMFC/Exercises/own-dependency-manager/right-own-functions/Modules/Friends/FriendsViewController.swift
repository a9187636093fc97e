import ScreenKit

final class FriendsViewController: ViewController {
  private let viewModel: FriendsViewModel
  private let dependencyManager: DependencyManager
  private let messageLabel = Label(text: "")
  private let spinner = ActivityIndicator()
  private let listView = ListView()

  init(viewModel: FriendsViewModel, dependencyManager: DependencyManager) {
    self.viewModel = viewModel
    self.dependencyManager = dependencyManager
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
}

extension FriendsViewController: FriendsViewModelDelegate {
  func viewModelDidUpdate(_ viewModel: FriendsViewModel) {
    messageLabel.text = viewModel.hasNoFriends ? Strings.noFriends : ""
    if viewModel.isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
    listView.reloadData()
  }

  func viewModel(_ viewModel: FriendsViewModel, didFailWith failure: Failure) {
    showFailure(failure) { [weak self] in
      self?.viewModel.load()
    } confirmed: { [weak self] in
      self?.navigationController?.popViewController(animated: true)
    }
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
    guard let navigationController, let friendID = viewModel.friendID(at: row) else { return }
    UserFactory.pushIn(
      navigationController: navigationController, userID: friendID, dependencyManager: dependencyManager)
  }
}
