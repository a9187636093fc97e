import ContextsDomain
import OpenCombine
import ScreenKit
import UserDomain

package final class FriendsController: ViewController {
  private let userID: User.ID
  private let userRepository: any UserRepositoryType
  private let screens: ScreenFactory
  private let listView = ListView()
  private let emptyLabel = Label(text: "No friends yet")
  private let spinner = ActivityIndicator()
  private var friends: [User] = []
  private var loading: AnyCancellable?
  private var observing: AnyCancellable?

  init(userID: User.ID, userRepository: any UserRepositoryType, screens: ScreenFactory) {
    self.userID = userID
    self.userRepository = userRepository
    self.screens = screens
    super.init()
    title = "Friends"
    restorationIdentifier = ScreenAddress.friends(userID)
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    for subview in [listView, emptyLabel, spinner] {
      view.addSubview(subview)
    }
    listView.dataSource = self
    listView.delegate = self
    emptyLabel.isHidden = true
    load()
  }

  private func load() {
    spinner.startAnimating()
    loading = Task { [weak self, userRepository, userID] in
      do throws(UserError) {
        try await userRepository.loadFriends(of: userID)
        self?.didLoad()
      } catch {
        self?.didFail(error)
      }
    }
    .eraseToAnyCancellable()
  }

  private func didLoad() {
    spinner.stopAnimating()
    observing = userRepository.friends(of: userID)
      .sink { [weak self] in self?.show($0) }
  }

  private func show(_ friends: [User]?) {
    self.friends = friends ?? []
    emptyLabel.isHidden = friends?.isEmpty != true
    listView.reloadData()
  }

  /// A failure that trying again would not change leaves nothing to show here.
  private func didFail(_ error: UserError) {
    spinner.stopAnimating()
    let alert = AlertController.failure(Failure(error)) { [weak self] in
      self?.load()
    } confirmed: { [weak self] in
      self?.leave()
    }
    present(alert, animated: true)
  }
}

extension FriendsController: ListViewDataSource {
  package func numberOfRows(in listView: ListView) -> Int {
    friends.count
  }

  package func listView(_ listView: ListView, cellForRowAt row: Int) -> ListCell {
    ListCell(text: friends[row].fullName)
  }
}

extension FriendsController: ListViewDelegate {
  package func listView(_ listView: ListView, didSelectRowAt row: Int) {
    navigationController?.pushViewController(screens.user(friends[row].id), animated: true)
  }
}
