import MVVMCLibrary
import OpenCombine
import UserDomain

final class EditNameProviderImpl: EditNameProvider {
  var currentState: EditNameProviderState { relay.value }
  var state: AnyPublisher<EditNameProviderState, Never> { relay.eraseToAnyPublisher() }

  private let relay: CurrentValueSubject<EditNameProviderState, Never>
  private let userService: any UserService
  private let people: SharedStore<People>
  private var loading: AnyCancellable?
  private var saving: AnyCancellable?

  init(userID: User.ID, userService: any UserService, people: SharedStore<People>) {
    relay = CurrentValueSubject(EditNameProviderState(userID: userID))
    self.userService = userService
    self.people = people
  }

  func load() {
    let userID = currentState.userID
    if let user = people.currentState[userID] { return relay.value.fillIn(user) }
    relay.value.failure = nil
    loading = Task { [weak self, userService] in
      do throws(UserAPIError) {
        try await userService.loadUser(id: userID)
        self?.load()
      } catch {
        self?.relay.value.failure = error
      }
    }
    .eraseToAnyCancellable()
  }

  func change(firstName: String) {
    relay.value.firstName = firstName
  }

  func change(lastName: String) {
    relay.value.lastName = lastName
  }

  func save() {
    guard saving == nil, let user = currentState.edited else { return }
    relay.value.failure = nil
    saving = Task { [weak self, userService] in
      do throws(UserAPIError) {
        try await userService.save(user)
        self?.relay.value.isSaved = true
      } catch {
        self?.didFailToSave(error)
      }
    }
    .eraseToAnyCancellable()
  }

  private func didFailToSave(_ error: UserAPIError) {
    saving = nil
    relay.value.failure = error
  }
}
