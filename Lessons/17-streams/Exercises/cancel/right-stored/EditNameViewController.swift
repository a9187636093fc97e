import Foundation
import ScreenKit
import UserDomain
import UserServer

final class EditNameViewController: ViewController {
  /// Called with the new names when they are saved.
  var onSave: ((User) -> Void)?

  private let user: User
  private let firstNameField = TextField(placeholder: "First name")
  private let lastNameField = TextField(placeholder: "Last name")
  private let cancelButton = Button(title: "Cancel")
  private let saveButton = Button(title: "Save")
  private var saving: Task<Void, Never>?

  init(user: User) {
    self.user = user
    super.init()
    title = "Edit name"
    restorationIdentifier = "EditName:\(user.id)"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(firstNameField)
    view.addSubview(lastNameField)
    view.addSubview(cancelButton)
    view.addSubview(saveButton)
    firstNameField.text = user.firstName
    lastNameField.text = user.lastName
    firstNameField.addAction(Action { [weak self] _ in self?.nameChanged() }, for: .editingChanged)
    lastNameField.addAction(Action { [weak self] _ in self?.nameChanged() }, for: .editingChanged)
    cancelButton.addAction(Action { [weak self] _ in self?.cancel() }, for: .touchUpInside)
    saveButton.addAction(Action { [weak self] _ in self?.save() }, for: .touchUpInside)
    nameChanged()
  }

  private var editedUser: User {
    User(
      id: user.id,
      firstName: firstNameField.text.trimmingCharacters(in: .whitespacesAndNewlines),
      lastName: lastNameField.text.trimmingCharacters(in: .whitespacesAndNewlines))
  }

  private func nameChanged() {
    let edited = editedUser
    saveButton.isEnabled = !edited.firstName.isEmpty && !edited.lastName.isEmpty && edited != user
  }

  private func cancel() {
    dismiss(animated: true)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    saving?.cancel()
  }

  private func save() {
    let edited = editedUser
    saving = Task {
      do {
        let body = try JSONEncoder().encode(["first_name": edited.firstName, "last_name": edited.lastName])
        _ = try await APIClient.shared.send(.put("/users/\(edited.id)", body: body))
        guard !Task.isCancelled else { return }
        onSave?(edited)
        dismiss(animated: true)
      } catch {
        guard !Task.isCancelled else { return }
        showConnectionError()
      }
    }
  }

  private func showConnectionError() {
    let alert = AlertController(title: "Can't reach the server")
    alert.addAction(AlertAction(title: "Retry") { _ in self.save() })
    alert.addAction(AlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: true)
  }
}
