import ScreenKit
import UserDomain

final class FriendsViewController: ViewController {
  private let output: any FriendsViewOutput
  /// For the screens that this one opens.
  private let userService: any UserService
  private let messageLabel = Label(text: "")
  private let spinner = ActivityIndicator()
  private let listView = ListView()
  private var names: [String] = []

  init(userID: User.ID, userService: any UserService, onCount: @escaping (Int) -> Void = { _ in }) {
    let interactor = FriendsInteractor(userService: userService)
    let presenter = FriendsPresenter(userID: userID, interactor: interactor, onCount: onCount)
    output = presenter
    self.userService = userService
    super.init()
    presenter.view = self
    restorationIdentifier = "Friends:\(userID)"
    title = "Friends"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    listView.dataSource = self
    listView.delegate = self
    for subview in [messageLabel, spinner, listView] {
      view.addSubview(subview)
    }
    output.viewIsReady()
  }
}

extension FriendsViewController: ListViewDataSource {
  func numberOfRows(in listView: ListView) -> Int {
    names.count
  }

  func listView(_ listView: ListView, cellForRowAt row: Int) -> ListCell {
    ListCell(text: names[row])
  }
}

extension FriendsViewController: ListViewDelegate {
  func listView(_ listView: ListView, didSelectRowAt row: Int) {
    output.friendSelected(at: row)
  }
}

extension FriendsViewController: FriendsViewInput {
  func setLoading(_ isLoading: Bool) {
    if isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
  }

  func showFriends(_ names: [String]) {
    self.names = names
    listView.reloadData()
  }

  func showMessage(_ message: String) {
    messageLabel.text = message
  }

  func showMissingUserAlert(_ title: String) {
    showAlert(title: title) { [weak self] in self?.output.missingUserConfirmed() }
  }

  func showRetryAlert(_ title: String) {
    showRetryAlert(title: title) { [weak self] in self?.output.retryTapped() }
  }

  func openUser(_ id: User.ID) {
    let user = UserViewController(userID: id, userService: userService)
    navigationController?.pushViewController(user, animated: true)
  }

  func close() {
    navigationController?.popViewController(animated: true)
  }
}
