import ScreenKit

final class EditNameViewController: ViewController {
  private let output: any EditNameViewOutput
  private let firstNameField = TextField(placeholder: "First name")
  private let lastNameField = TextField(placeholder: "Last name")
  private let cancelButton = Button(title: "Cancel")
  private let saveButton = Button(title: "Save")

  init(output: any EditNameViewOutput) {
    self.output = output
    super.init()
    title = "Edit name"
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
    output.viewIsReady()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { output.viewDidClose() }
  }

  private func firstNameChanged() {
    output.firstNameChanged(firstNameField.text)
  }

  private func lastNameChanged() {
    output.lastNameChanged(lastNameField.text)
  }

  private func cancelTapped() {
    output.cancelTapped()
  }

  private func saveTapped() {
    output.saveTapped()
  }
}

extension EditNameViewController: EditNameViewInput {
  func showName(first: String, last: String) {
    firstNameField.text = first
    lastNameField.text = last
  }

  func setSaveEnabled(_ isEnabled: Bool) {
    saveButton.isEnabled = isEnabled
  }

  func showRetryAlert(_ title: String) {
    showRetryAlert(title: title) { [weak self] in self?.output.retryTapped() }
  }
}
