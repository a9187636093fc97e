import ContextsDomain
import OpenCombine
import ScreenKit
import UserDomain

package final class EditNameController: ViewController {
  private let userID: User.ID
  private let userRepository: any UserRepositoryType
  private let firstNameField = TextField(placeholder: "First name")
  private let lastNameField = TextField(placeholder: "Last name")
  private let cancelButton = Button(title: "Cancel")
  private let saveButton = Button(title: "Save")
  private var draft: NameDraft?
  private var observing: AnyCancellable?
  private var loading: AnyCancellable?
  private var saving: AnyCancellable?

  init(userID: User.ID, userRepository: any UserRepositoryType) {
    self.userID = userID
    self.userRepository = userRepository
    super.init()
    title = "Edit name"
    restorationIdentifier = ScreenAddress.editName(userID)
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    for subview in [firstNameField, lastNameField, cancelButton, saveButton] {
      view.addSubview(subview)
    }
    bindActions()
    saveButton.isEnabled = false
    load()
  }

  private func bindActions() {
    firstNameField.addAction(Action { [weak self] _ in self?.nameChanged() }, for: .editingChanged)
    lastNameField.addAction(Action { [weak self] _ in self?.nameChanged() }, for: .editingChanged)
    cancelButton.addAction(Action { [weak self] _ in self?.cancelTapped() }, for: .touchUpInside)
    saveButton.addAction(Action { [weak self] _ in self?.save() }, for: .touchUpInside)
  }

  /// Fills in the names: at once if somebody has loaded the person, otherwise as soon as they are here.
  private func load() {
    observing = userRepository.user(id: userID)
      .compactMap { $0 }
      .first()
      .sink { [weak self] in self?.fillIn($0) }
    guard draft == nil else { return }
    loading = Task { [weak self, userRepository, userID] in
      do throws(UserError) {
        try await userRepository.loadUser(id: userID)
      } catch {
        self?.loadFailed(error)
      }
    }
    .eraseToAnyCancellable()
  }

  private func fillIn(_ user: User) {
    draft = NameDraft(user)
    firstNameField.text = user.firstName
    lastNameField.text = user.lastName
  }

  private func nameChanged() {
    draft?.firstName = firstNameField.text
    draft?.lastName = lastNameField.text
    updateSave()
  }

  private func updateSave() {
    saveButton.isEnabled = draft?.canBeSaved ?? false
  }

  private func cancelTapped() {
    dismiss(animated: true)
  }

  /// Saves the draft, unless that is under way already. Who leaves meanwhile has cancelled it: the task ends with the
  /// screen.
  private func save() {
    guard let user = draft?.user, draft?.canBeSaved == true else { return }
    draft?.isBeingSaved = true
    updateSave()
    saving = Task { [weak self, userRepository] in
      do throws(UserError) {
        try await userRepository.save(user)
        self?.dismiss(animated: true)
      } catch {
        self?.saveFailed(error)
      }
    }
    .eraseToAnyCancellable()
  }

  private func loadFailed(_ error: UserError) {
    show(error) { [weak self] in self?.load() }
  }

  private func saveFailed(_ error: UserError) {
    draft?.isBeingSaved = false
    updateSave()
    show(error) { [weak self] in self?.save() }
  }

  private func show(_ error: UserError, retry: @escaping () -> Void) {
    let alert = AlertController.failure(Failure(error), retry: retry) { [weak self] in
      self?.dismiss(animated: true)
    }
    present(alert, animated: true)
  }
}
