import ScreenKit

final class FriendsViewController: ViewController {
  private let output: any FriendsViewOutput
  private let messageLabel = Label(text: "")
  private let spinner = ActivityIndicator()
  private let listView = ListView()
  private var names: [String] = []

  init(output: any FriendsViewOutput) {
    self.output = output
    super.init()
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
}
