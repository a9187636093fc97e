import ScreenKit

final class EditNameViewController: ViewController {
  private let viewModel: EditNameViewModel
  private let firstNameField = TextField(placeholder: Strings.firstName)
  private let lastNameField = TextField(placeholder: Strings.lastName)
  private let cancelButton = Button(title: Strings.cancel)
  private let saveButton = Button(title: Strings.save)

  init(viewModel: EditNameViewModel) {
    self.viewModel = viewModel
    super.init()
    title = Strings.editName
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.onUpdate = { [weak self] in self?.update() }
    firstNameField.addAction(Action { [weak self] _ in self?.firstNameChanged() }, for: .editingChanged)
    lastNameField.addAction(Action { [weak self] _ in self?.lastNameChanged() }, for: .editingChanged)
    cancelButton.addAction(Action { [weak self] _ in self?.cancelTapped() }, for: .touchUpInside)
    saveButton.addAction(Action { [weak self] _ in self?.saveTapped() }, for: .touchUpInside)
    for subview in [firstNameField, lastNameField, cancelButton, saveButton] {
      view.addSubview(subview)
    }
    update()
    viewModel.load()
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
    viewModel.cancel()
  }

  private func saveTapped() {
    viewModel.save()
  }

  private func update() {
    firstNameField.text = viewModel.firstName
    lastNameField.text = viewModel.lastName
    saveButton.isEnabled = viewModel.canSave
  }
}
