import MVPCFLibrary
import OpenCombine
import UserDomain

final class DefaultEditNamePresenter: EditNamePresenter {
  let firstName = CurrentValueSubject<String, Never>("")
  let lastName = CurrentValueSubject<String, Never>("")

  private(set) lazy var original =
    user
    .compactMap { $0.map { EditNameViewModel(firstName: $0.firstName, lastName: $0.lastName) } }
    .eraseToAnyPublisher()
  private(set) lazy var saveAvailable =
    edited
    .combineLatest(isSaving, reachabilityManager.connectionIsReachable)
    .map { edited, isSaving, isReachable in edited != nil && !isSaving && isReachable }
    .removeDuplicates()
    .eraseToAnyPublisher()
  private(set) lazy var saved = saves.eraseToAnyPublisher()
  private(set) lazy var loadFailure = loadFailures.eraseToAnyPublisher()
  private(set) lazy var saveFailure = saveFailures.eraseToAnyPublisher()

  private let userID: User.ID
  private let userManager: any UserManager
  private let reachabilityManager: any ReachabilityManager
  /// The person as they were; `nil` until they are known.
  private let user = CurrentValueSubject<User?, Never>(nil)
  private let isSaving = CurrentValueSubject<Bool, Never>(false)
  private let saves = PassthroughSubject<Void, Never>()
  private let loadFailures = PassthroughSubject<FailureViewModel, Never>()
  private let saveFailures = PassthroughSubject<FailureViewModel, Never>()
  private var loading: AnyCancellable?
  private var saving: AnyCancellable?

  init(userID: User.ID, userManager: any UserManager, reachabilityManager: any ReachabilityManager) {
    self.userID = userID
    self.userManager = userManager
    self.reachabilityManager = reachabilityManager
  }

  func load() {
    if let user = userManager.knownUsers[userID] { return fillIn(user) }
    loading = userManager.loadUser(id: userID) { [weak self] result in
      switch result {
      case .success(let user): self?.fillIn(user)
      case .failure(let error): self?.loadFailures.send(FailureViewModel(error))
      }
    }
  }

  func save() {
    guard !isSaving.value, let user = edit(of: user.value, firstName.value, lastName.value) else { return }
    isSaving.send(true)
    saving = userManager.update(user) { [weak self] result in
      switch result {
      case .success: self?.saves.send()
      case .failure(let error): self?.didFailToSave(error)
      }
    }
  }

  private func fillIn(_ user: User) {
    firstName.send(user.firstName)
    lastName.send(user.lastName)
    self.user.send(user)
  }

  private func didFailToSave(_ error: UserAPIError) {
    isSaving.send(false)
    saveFailures.send(FailureViewModel(error))
  }

  /// The person with the new names, while these can be saved.
  private var edited: AnyPublisher<User?, Never> {
    user.combineLatest(firstName.combineLatest(lastName))
      .map { [weak self] user, names in self?.edit(of: user, names.0, names.1) }
      .eraseToAnyPublisher()
  }

  /// The person with new names, without the white space around them; `nil` where a name is blank or neither is new.
  private func edit(of user: User?, _ firstName: String, _ lastName: String) -> User? {
    guard let user, !firstName.isBlank, !lastName.isBlank else { return nil }
    let edited = User(id: user.id, firstName: firstName.trimmed, lastName: lastName.trimmed)
    return edited == user ? nil : edited
  }
}
