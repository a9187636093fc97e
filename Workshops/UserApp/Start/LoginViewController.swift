import Foundation
import ScreenKit
import UserDomain
import UserServer

final class LoginViewController: ViewController {
  private let nameField = TextField(placeholder: "Name")
  private let signInButton = Button(title: "Sign in")

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Sign in"
    restorationIdentifier = "Login"
    view.addSubview(nameField)
    view.addSubview(signInButton)
    signInButton.isEnabled = false
    nameField.addAction(Action { [weak self] _ in self?.nameChanged() }, for: .editingChanged)
    signInButton.addAction(Action { [weak self] _ in self?.signIn() }, for: .touchUpInside)
  }

  private var name: String {
    nameField.text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private func nameChanged() {
    signInButton.isEnabled = !name.isEmpty
  }

  private func signIn() {
    let name = name
    Task {
      do {
        let data = try await APIClient.shared.send(.get("/users", query: ["first_name": name]))
        let users = try JSONDecoder().decode([UserResponse].self, from: data)
        if let user = users.first {
          Session.shared.userID = User.ID(rawValue: user.id)
          let userViewController = UserViewController(userID: User.ID(rawValue: user.id))
          navigationController?.setViewControllers([userViewController], animated: true)
        } else {
          showNoOne(called: name)
        }
      } catch {
        showConnectionError()
      }
    }
  }

  private func showNoOne(called name: String) {
    let alert = AlertController(title: "No one is called \"\(name)\"")
    alert.addAction(AlertAction(title: "OK"))
    present(alert, animated: true)
  }

  private func showConnectionError() {
    let alert = AlertController(title: "Can't reach the server")
    alert.addAction(AlertAction(title: "Retry") { _ in self.signIn() })
    alert.addAction(AlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: true)
  }
}
