import OpenCombine
import ScreenKit

final class EditNameViewController: ViewController {
  let viewModel: any EditNameViewModel

  private let firstNameField = TextField(placeholder: "First name")
  private let lastNameField = TextField(placeholder: "Last name")
  private let cancelButton = Button(title: "Cancel")
  private let saveButton = Button(title: "Save")
  private var rendering: AnyCancellable?

  init(viewModel: any EditNameViewModel) {
    self.viewModel = viewModel
    super.init()
    title = "Edit name"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for subview in [firstNameField, lastNameField, cancelButton, saveButton] {
      view.addSubview(subview)
    }
    bindEvents()
    viewModel.events.send(.viewDidLoad)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    rendering = viewModel.viewInputData.sink { [weak self] in self?.render($0) }
  }

  private func bindEvents() {
    firstNameField.addAction(Action { [weak self] _ in self?.firstNameChanged() }, for: .editingChanged)
    lastNameField.addAction(Action { [weak self] _ in self?.lastNameChanged() }, for: .editingChanged)
    cancelButton.addAction(Action { [weak self] _ in self?.cancelTapped() }, for: .touchUpInside)
    saveButton.addAction(Action { [weak self] _ in self?.saveTapped() }, for: .touchUpInside)
  }

  private func render(_ data: EditNameViewInputData) {
    firstNameField.text = data.firstName
    lastNameField.text = data.lastName
    saveButton.isEnabled = data.canSave
  }

  private func firstNameChanged() {
    viewModel.events.send(.firstNameChanged(firstNameField.text))
  }

  private func lastNameChanged() {
    viewModel.events.send(.lastNameChanged(lastNameField.text))
  }

  private func cancelTapped() {
    dismiss(animated: true)
  }

  private func saveTapped() {
    viewModel.events.send(.saveTapped)
    dismiss(animated: true)
  }
}
