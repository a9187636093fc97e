import ScreenKit
import UserDomain

final class FriendsViewController: ViewController {
  private let viewModel: FriendsViewModel
  private let messageLabel = Label(text: "")
  private let spinner = ActivityIndicator()
  private let listView = ListView()

  init(userID: User.ID, isOwn: Bool = false) {
    viewModel = FriendsViewModel(userID: userID, isOwn: isOwn)
    super.init()
    title = viewModel.title
    restorationIdentifier = "Friends:\(userID)"
    viewModel.delegate = self
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
    guard let friendID = viewModel.friendID(at: row) else { return }
    navigationController?.pushViewController(UserViewController(userID: friendID), animated: true)
  }
}
