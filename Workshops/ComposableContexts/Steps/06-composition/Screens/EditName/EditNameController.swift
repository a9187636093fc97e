import OpenCombine
import ScreenKit

package final class EditNameController: ViewController {
  private let viewModel: EditNameScreenViewModel
  private let firstNameField = TextField(placeholder: "First name")
  private let lastNameField = TextField(placeholder: "Last name")
  private let cancelButton = Button(title: "Cancel")
  private let saveButton = Button(title: "Save")
  private var cancellables: Set<AnyCancellable> = []

  init(viewModel: EditNameScreenViewModel) {
    self.viewModel = viewModel
    super.init()
    title = "Edit name"
    restorationIdentifier = ScreenAddress.editName(viewModel.userID)
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    for subview in [firstNameField, lastNameField, cancelButton, saveButton] {
      view.addSubview(subview)
    }
    bindActions()
    bindViewModel()
    viewModel.load()
  }

  package override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    // However the screen went, by a swipe or by a link that leads elsewhere: what is not saved by now is cancelled.
    if isBeingDismissed { viewModel.cancel() }
  }

  private func bindActions() {
    firstNameField.addAction(Action { [weak self] _ in self?.firstNameChanged() }, for: .editingChanged)
    lastNameField.addAction(Action { [weak self] _ in self?.lastNameChanged() }, for: .editingChanged)
    cancelButton.addAction(Action { [weak self] _ in self?.cancelTapped() }, for: .touchUpInside)
    saveButton.addAction(Action { [weak self] _ in self?.saveTapped() }, for: .touchUpInside)
  }

  private func bindViewModel() {
    viewModel.$draft
      .compactMap { $0 }
      .first()
      .sink { [firstNameField, lastNameField] draft in
        firstNameField.text = draft.firstName
        lastNameField.text = draft.lastName
      }
      .store(in: &cancellables)
    viewModel.canSave
      .sink { [saveButton] in saveButton.isEnabled = $0 }
      .store(in: &cancellables)
    viewModel.loadFailure
      .sink { [weak self] in self?.loadFailed($0) }
      .store(in: &cancellables)
    viewModel.saveFailure
      .sink { [weak self] in self?.saveFailed($0) }
      .store(in: &cancellables)
  }

  private func firstNameChanged() {
    viewModel.draft?.firstName = firstNameField.text
  }

  private func lastNameChanged() {
    viewModel.draft?.lastName = lastNameField.text
  }

  private func cancelTapped() {
    viewModel.cancel()
  }

  private func saveTapped() {
    viewModel.save()
  }

  private func loadFailed(_ failure: Failure) {
    show(failure) { [viewModel] in viewModel.load() }
  }

  private func saveFailed(_ failure: Failure) {
    show(failure) { [viewModel] in viewModel.save() }
  }

  private func show(_ failure: Failure, retry: @escaping () -> Void) {
    let alert = AlertController.failure(failure, retry: retry) { [viewModel] in viewModel.cancel() }
    present(alert, animated: true)
  }
}
