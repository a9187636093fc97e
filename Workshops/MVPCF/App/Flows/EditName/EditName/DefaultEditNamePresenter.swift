import OpenCombine
import UserDomain

final class DefaultEditNamePresenter: EditNamePresenter {
  let firstName = CurrentValueSubject<String, Never>("")
  let lastName = CurrentValueSubject<String, Never>("")
  let saveAvailable = CurrentValueSubject<Bool, Never>(false)
  let loadFailure = PassthroughSubject<FailureViewModel, Never>()
  let saveFailure = PassthroughSubject<FailureViewModel, Never>()

  private let userID: User.ID
  private let userManager: any UserManager
  /// Nothing until the person is known.
  private var original: User?
  private var loading: AnyCancellable?
  private var saving: AnyCancellable?
  private var cancellables: Set<AnyCancellable> = []

  init(userID: User.ID, userManager: any UserManager) {
    self.userID = userID
    self.userManager = userManager
    for relay in [firstName, lastName] {
      relay
        .sink { [weak self] _ in self?.updateAvailability() }
        .store(in: &cancellables)
    }
  }

  func load() {
    if let user = userManager.users.value[userID] { return fillIn(user) }
    loading = Task { [weak self, userManager, userID] in
      do throws(UserAPIError) {
        try await userManager.loadUser(id: userID)
        self?.load()
      } catch {
        self?.loadFailure.send(FailureViewModel(error))
      }
    }
    .eraseToAnyCancellable()
  }

  func save(completion: @escaping () -> Void) {
    guard saving == nil, let user = edited else { return }
    saving = Task { [weak self, userManager] in
      do throws(UserAPIError) {
        try await userManager.update(user)
        completion()
      } catch {
        self?.didFailToSave(error)
      }
    }
    .eraseToAnyCancellable()
  }

  private func didFailToSave(_ error: UserAPIError) {
    saving = nil
    saveFailure.send(FailureViewModel(error))
  }

  private func fillIn(_ user: User) {
    original = user
    firstName.send(user.firstName)
    lastName.send(user.lastName)
  }

  /// The person with the new names, without the white space around them.
  private var edited: User? {
    original.map { User(id: $0.id, firstName: firstName.value.trimmed, lastName: lastName.value.trimmed) }
  }

  private func updateAvailability() {
    let isBlank = firstName.value.isBlank || lastName.value.isBlank
    saveAvailable.send(!isBlank && edited != original)
  }
}
