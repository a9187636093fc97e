import MVVMCLibrary
import OpenCombine
import UserDomain

final class EditNameProviderImpl: EditNameProvider {
  @Published private(set) var currentState: EditNameProviderState
  var state: AnyPublisher<EditNameProviderState, Never> { $currentState.eraseToAnyPublisher() }

  private let userService: any UserService
  private let people: SharedStore<People>
  private var loading: AnyCancellable?
  private var saving: AnyCancellable?

  init(userID: User.ID, userService: any UserService, people: SharedStore<People>) {
    currentState = EditNameProviderState(userID: userID)
    self.userService = userService
    self.people = people
  }

  func load() {
    let userID = currentState.userID
    if let user = people.currentState[userID] { return currentState.fillIn(user) }
    currentState.failure = nil
    loading = Task { [weak self, userService] in
      do throws(UserAPIError) {
        try await userService.loadUser(id: userID)
        self?.load()
      } catch {
        self?.currentState.failure = error
      }
    }
    .eraseToAnyCancellable()
  }

  func change(firstName: String) {
    currentState.firstName = firstName
  }

  func change(lastName: String) {
    currentState.lastName = lastName
  }

  func save() {
    guard currentState.canSave, let user = currentState.edited else { return }
    currentState.beginSaving()
    saving = Task { [weak self, userService] in
      do throws(UserAPIError) {
        try await userService.save(user)
        self?.currentState.endSaving()
      } catch {
        self?.currentState.endSaving(with: error)
      }
    }
    .eraseToAnyCancellable()
  }
}
