import Foundation
import ScreenKit
import UserDomain
import UserServer

final class UserViewController: ViewController {
  /// Called with the new names when somebody has changed them.
  var onRename: ((User) -> Void)?

  private let userID: User.ID
  private var user: User?

  private let nameLabel = Label()
  private let spinner = ActivityIndicator()
  private let editNameButton = Button(title: "Edit name")
  private let friendsButton = Button(title: "Friends")
  private let signOutButton = Button(title: "Sign Out")

  init(userID: User.ID) {
    self.userID = userID
    super.init()
    title = "User"
    restorationIdentifier = "User:\(userID)"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(nameLabel)
    view.addSubview(spinner)
    view.addSubview(editNameButton)
    view.addSubview(friendsButton)
    view.addSubview(signOutButton)
    editNameButton.addAction(Action { [weak self] _ in self?.editName() }, for: .touchUpInside)
    friendsButton.addAction(Action { [weak self] _ in self?.showFriends() }, for: .touchUpInside)
    signOutButton.addAction(Action { [weak self] _ in self?.signOut() }, for: .touchUpInside)

    let isMe = userID == Session.shared.userID
    editNameButton.isHidden = !isMe
    signOutButton.isHidden = !isMe
    editNameButton.isEnabled = false
    loadUser()
  }

  // MARK: The user

  private func loadUser() {
    spinner.startAnimating()
    Task {
      do {
        let data = try await APIClient.shared.send(.get("/users/\(userID)"))
        let response = try JSONDecoder().decode(UserResponse.self, from: data)
        spinner.stopAnimating()
        show(User(id: userID, firstName: response.firstName, lastName: response.lastName))
      } catch APIError.notFound {
        spinner.stopAnimating()
        showNoUser()
      } catch {
        spinner.stopAnimating()
        showConnectionError()
      }
    }
  }

  private func show(_ user: User) {
    self.user = user
    nameLabel.text = "\(user.firstName) \(user.lastName)"
    editNameButton.isEnabled = true
  }

  // MARK: Buttons

  private func editName() {
    guard let user else { return }
    let editNameViewController = EditNameViewController(user: user)
    editNameViewController.onSave = { user in
      self.show(user)
      self.onRename?(user)
    }
    present(editNameViewController, animated: true)
  }

  private func showFriends() {
    navigationController?.pushViewController(FriendsViewController(userID: userID), animated: true)
  }

  private func signOut() {
    Session.shared.userID = nil
    navigationController?.setViewControllers([LoginViewController()], animated: true)
  }

  // MARK: Alerts

  private func showNoUser() {
    let alert = AlertController(title: "There is no user \(userID)")
    alert.addAction(
      AlertAction(title: "OK") { _ in
        self.navigationController?.popViewController(animated: true)
      })
    present(alert, animated: true)
  }

  private func showConnectionError() {
    let alert = AlertController(title: "Can't reach the server")
    alert.addAction(AlertAction(title: "Retry") { _ in self.loadUser() })
    alert.addAction(AlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: true)
  }
}
