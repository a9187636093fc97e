import OpenCombine
import ScreenKit
import UserDomain

package final class FriendsController: ViewController {
  var router: FriendsRouter?

  private let viewModel: FriendsScreenViewModel
  private let listView = ListView()
  private let emptyLabel = Label(text: "No friends yet")
  private let spinner = ActivityIndicator()
  private var friends: [User] = []
  private var favourites: Set<User.ID> = []
  private var cancellables: Set<AnyCancellable> = []

  init(viewModel: FriendsScreenViewModel) {
    self.viewModel = viewModel
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
    viewModel.favourites
      .sink { [weak self] in self?.mark($0) }
      .store(in: &cancellables)
    viewModel.$isLoading
      .sink { [spinner] isLoading in
        if isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
      }
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

  private func mark(_ favourites: Set<User.ID>) {
    self.favourites = favourites
    listView.reloadData()
  }

  private func show(_ failure: Failure) {
    router?.navigate(.failure(failure) { [viewModel] in viewModel.load() })
  }
}

extension FriendsController: ListViewDataSource {
  package func numberOfRows(in listView: ListView) -> Int {
    friends.count
  }

  package func listView(_ listView: ListView, cellForRowAt row: Int) -> ListCell {
    let friend = friends[row]
    return ListCell(text: friend.fullName, detail: favourites.contains(friend.id) ? "favourite" : nil)
  }
}

extension FriendsController: ListViewDelegate {
  package func listView(_ listView: ListView, didSelectRowAt row: Int) {
    router?.navigate(.user(friends[row].id))
  }
}
