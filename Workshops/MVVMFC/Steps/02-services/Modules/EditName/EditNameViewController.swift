import ScreenKit
import UserDomain

final class EditNameViewController: ViewController {
  private let viewModel: EditNameViewModel
  private let firstNameField = TextField(placeholder: Strings.firstName)
  private let lastNameField = TextField(placeholder: Strings.lastName)
  private let cancelButton = Button(title: Strings.cancel)
  private let saveButton = Button(title: Strings.save)

  init(user: User, userService: any UserServiceProtocol) {
    viewModel = EditNameViewModel(user: user, userService: userService)
    super.init()
    title = Strings.editName
    restorationIdentifier = "EditName:\(user.id)"
    viewModel.delegate = self
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    firstNameField.addAction(Action { [weak self] _ in self?.firstNameChanged() }, for: .editingChanged)
    lastNameField.addAction(Action { [weak self] _ in self?.lastNameChanged() }, for: .editingChanged)
    cancelButton.addAction(Action { [weak self] _ in self?.cancelTapped() }, for: .touchUpInside)
    saveButton.addAction(Action { [weak self] _ in self?.saveTapped() }, for: .touchUpInside)
    for subview in [firstNameField, lastNameField, cancelButton, saveButton] {
      view.addSubview(subview)
    }
    viewModelDidUpdate(viewModel)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { viewModel.leave() }
  }

  private func firstNameChanged() {
    viewModel.enter(firstName: firstNameField.text)
  }

  private func lastNameChanged() {
    viewModel.enter(lastName: lastNameField.text)
  }

  private func cancelTapped() {
    dismiss(animated: true)
  }

  private func saveTapped() {
    viewModel.save()
  }
}

extension EditNameViewController: EditNameViewModelDelegate {
  func viewModelDidUpdate(_ viewModel: EditNameViewModel) {
    firstNameField.text = viewModel.firstName
    lastNameField.text = viewModel.lastName
    saveButton.isEnabled = viewModel.canSave
  }

  func viewModelDidSave(_ viewModel: EditNameViewModel) {
    dismiss(animated: true)
  }

  func viewModel(_ viewModel: EditNameViewModel, didFailWith failure: Failure) {
    showFailure(failure) { [weak self] in self?.viewModel.save() }
  }
}
