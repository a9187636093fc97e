import MVVMCLibrary
import OpenCombine
import ScreenKit

final class EditNameViewController: ViewController {
  private let viewModel: any EditNameViewModel
  private let router: any Router
  private let firstNameField = TextField(placeholder: "First name")
  private let lastNameField = TextField(placeholder: "Last name")
  private let cancelButton = Button(title: "Cancel")
  private let saveButton = Button(title: "Save")
  private var rendering: AnyCancellable?

  init(viewModel: any EditNameViewModel, router: any Router) {
    self.viewModel = viewModel
    self.router = router
    super.init()
    title = "Edit name"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for subview in [firstNameField, lastNameField, cancelButton, saveButton] {
      view.addSubview(subview)
    }
    bindEvents()
    bindViewModel()
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
    viewModel.events.send(.cancelTapped)
  }

  private func saveTapped() {
    viewModel.events.send(.saveTapped)
  }

  // MARK: Where it leads

  private func bindViewModel() {
    viewModel.onSaved = { [weak self] in self?.router.dismissModule() }
    viewModel.onCancelled = { [weak self] in self?.router.dismissModule() }
    viewModel.onFailure = { [weak self] error, retry in
      self?.router.presentFailure(error, retry: retry, confirmed: { self?.router.dismissModule() })
    }
  }
}
