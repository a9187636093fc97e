import Foundation
import ScreenKit
import UserDomain
import UserServer

final class FriendsViewController: ViewController {
  private let userID: User.ID
  private var friends: [User] = []

  private let listView = ListView()
  private let emptyLabel = Label(text: "No friends yet")
  private let spinner = ActivityIndicator()

  init(userID: User.ID) {
    self.userID = userID
    super.init()
    title = "Friends"
    restorationIdentifier = "Friends:\(userID)"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(listView)
    view.addSubview(emptyLabel)
    view.addSubview(spinner)
    listView.dataSource = self
    listView.delegate = self
    emptyLabel.isHidden = true
    loadFriends()
  }

  private func loadFriends() {
    spinner.startAnimating()
    Task {
      do {
        let data = try await APIClient.shared.send(.get("/users/\(userID)/friends"))
        let responses = try JSONDecoder().decode([UserResponse].self, from: data)
        spinner.stopAnimating()
        friends = responses.map { response in
          User(id: User.ID(rawValue: response.id), firstName: response.firstName, lastName: response.lastName)
        }
        emptyLabel.isHidden = !friends.isEmpty
        listView.reloadData()
      } catch APIError.notFound {
        spinner.stopAnimating()
        showNoUser()
      } catch {
        spinner.stopAnimating()
        showConnectionError()
      }
    }
  }

  private func showConnectionError() {
    let alert = AlertController(title: "Can't reach the server")
    alert.addAction(AlertAction(title: "Retry") { _ in self.loadFriends() })
    alert.addAction(AlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: true)
  }

  private func showNoUser() {
    let alert = AlertController(title: "There is no user \(userID)")
    alert.addAction(
      AlertAction(title: "OK") { _ in
        self.navigationController?.popViewController(animated: true)
      })
    present(alert, animated: true)
  }
}

extension FriendsViewController: ListViewDataSource {
  func numberOfRows(in listView: ListView) -> Int {
    friends.count
  }

  func listView(_ listView: ListView, cellForRowAt row: Int) -> ListCell {
    let friend = friends[row]
    return ListCell(text: "\(friend.firstName) \(friend.lastName)")
  }
}

extension FriendsViewController: ListViewDelegate {
  func listView(_ listView: ListView, didSelectRowAt row: Int) {
    navigationController?.pushViewController(UserViewController(userID: friends[row].id), animated: true)
  }
}
