import Injection
import OpenCombine
import ScreenKit
import UserDomain

package final class FriendsController: ViewController {
  private let viewModel: FriendsScreenViewModel
  private let container: Container
  private let listView = ListView()
  private let emptyLabel = Label(text: "No friends yet")
  private let spinner = ActivityIndicator()
  private var friends: [User] = []
  private var cancellables: Set<AnyCancellable> = []

  init(viewModel: FriendsScreenViewModel, container: Container) {
    self.viewModel = viewModel
    self.container = container
    super.init()
    title = "Friends"
    restorationIdentifier = ScreenAddress.friends(viewModel.userID)
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    for subview in [listView, emptyLabel, spinner] {
      view.addSubview(subview)
    }
    listView.dataSource = self
    listView.delegate = self
    bindViewModel()
    viewModel.load()
  }

  private func bindViewModel() {
    viewModel.$friends
      .sink { [weak self] in self?.show($0) }
      .store(in: &cancellables)
    viewModel.$isLoading
      .sink { [spinner] isLoading in
        if isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
      }
      .store(in: &cancellables)
    viewModel.title
      .sink { [weak self] in self?.title = $0 }
      .store(in: &cancellables)
    viewModel.failure
      .sink { [weak self] in self?.show($0) }
      .store(in: &cancellables)
  }

  private func show(_ friends: [User]?) {
    self.friends = friends ?? []
    emptyLabel.isHidden = friends?.isEmpty != true
    listView.reloadData()
  }

  /// A failure that trying again would not change leaves nothing to show here.
  private func show(_ failure: Failure) {
    let alert = AlertController.failure(failure) { [viewModel] in
      viewModel.load()
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
    attempt {
      let arguments = UserScreenArguments(userID: friends[row].id)
      let user = try container.resolve(UserController.self, arguments: arguments)
      navigationController?.pushViewController(user, animated: true)
    }
  }
}
