import OpenCombine
import ScreenKit

final class EditNameViewController: ViewController, EditNameRoutes {
  var saved: (() -> Void)!
  var cancelled: (() -> Void)!

  private let presenter: any EditNamePresenter
  private let viewContainer: any EditNameView
  private var cancellables: Set<AnyCancellable> = []

  init(presenter: any EditNamePresenter, viewContainer: any EditNameView) {
    self.presenter = presenter
    self.viewContainer = viewContainer
    super.init()
    title = "Edit name"
  }

  override func loadView() {
    view = viewContainer.view
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    bindView()
    bindPresenter()
    presenter.load()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    cancelled()
  }

  private func bindView() {
    viewContainer.firstNameField.addAction(Action { [weak self] _ in self?.firstNameChanged() }, for: .editingChanged)
    viewContainer.lastNameField.addAction(Action { [weak self] _ in self?.lastNameChanged() }, for: .editingChanged)
    viewContainer.cancelButton.addAction(Action { [weak self] _ in self?.cancelTapped() }, for: .touchUpInside)
    viewContainer.saveButton.addAction(Action { [weak self] _ in self?.saveTapped() }, for: .touchUpInside)
  }

  private func bindPresenter() {
    presenter.original
      .sink { [weak self] in self?.fillIn($0) }
      .store(in: &cancellables)
    presenter.saveAvailable
      .sink { [weak self] in self?.viewContainer.saveButton.isEnabled = $0 }
      .store(in: &cancellables)
    presenter.saved
      .sink { [weak self] in self?.saved() }
      .store(in: &cancellables)
    presenter.loadFailure
      .sink { [weak self] in self?.loadFailed($0) }
      .store(in: &cancellables)
    presenter.saveFailure
      .sink { [weak self] in self?.saveFailed($0) }
      .store(in: &cancellables)
  }

  private func fillIn(_ names: EditNameViewModel) {
    viewContainer.firstNameField.text = names.firstName
    viewContainer.lastNameField.text = names.lastName
  }

  private func firstNameChanged() {
    presenter.firstName.send(viewContainer.firstNameField.text)
  }

  private func lastNameChanged() {
    presenter.lastName.send(viewContainer.lastNameField.text)
  }

  private func cancelTapped() {
    cancelled()
  }

  private func saveTapped() {
    presenter.save()
  }

  private func loadFailed(_ failure: FailureViewModel) {
    show(
      failure,
      retry: { [weak self] in self?.presenter.load() },
      confirmed: { [weak self] in self?.cancelled() })
  }

  private func saveFailed(_ failure: FailureViewModel) {
    show(
      failure,
      retry: { [weak self] in self?.saveTapped() },
      confirmed: { [weak self] in self?.cancelled() })
  }
}
