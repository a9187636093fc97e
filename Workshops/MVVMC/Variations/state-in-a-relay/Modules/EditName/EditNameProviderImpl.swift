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
    guard currentState.canSave, let user = currentState.edited else { return }
    relay.value.beginSaving()
    saving = Task { [weak self, userService] in
      do throws(UserAPIError) {
        try await userService.save(user)
        self?.relay.value.endSaving()
      } catch {
        self?.relay.value.endSaving(with: error)
      }
    }
    .eraseToAnyCancellable()
  }
}
