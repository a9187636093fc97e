import Foundation
import MVPCFLibrary
import OpenCombine
import UserDomain

final class DefaultEditNamePresenter: EditNamePresenter {
  let firstName: CurrentValueSubject<String, Never>
  let lastName: CurrentValueSubject<String, Never>

  private(set) lazy var original =
    Just(EditNameViewModel(firstName: user.firstName, lastName: user.lastName)).eraseToAnyPublisher()
  private(set) lazy var saveAvailable =
    firstName
    .combineLatest(lastName, isSaving)
    .map { [user] firstName, lastName, isSaving in
      !isSaving && user.edited(firstName: firstName, lastName: lastName) != nil
    }
    .removeDuplicates()
    .eraseToAnyPublisher()
  private(set) lazy var saved = saves.eraseToAnyPublisher()
  private(set) lazy var saveFailure = saveFailures.eraseToAnyPublisher()

  /// The person as they were.
  private let user: User
  private let apiClient: APIClient
  private let isSaving = CurrentValueSubject<Bool, Never>(false)
  private let saves = PassthroughSubject<User, Never>()
  private let saveFailures = PassthroughSubject<FailureViewModel, Never>()
  private var saving: AnyCancellable?

  init(user: User, apiClient: APIClient = .shared) {
    self.user = user
    self.apiClient = apiClient
    firstName = CurrentValueSubject(user.firstName)
    lastName = CurrentValueSubject(user.lastName)
  }

  func save() {
    guard !isSaving.value, let edited = user.edited(firstName: firstName.value, lastName: lastName.value) else {
      return
    }
    isSaving.send(true)
    saving = Task { [weak self, apiClient] in
      do {
        let body = try JSONEncoder().encode(["first_name": edited.firstName, "last_name": edited.lastName])
        _ = try await apiClient.send(.put("/users/\(edited.id)", body: body))
        self?.saves.send(edited)
      } catch {
        self?.didFail()
      }
    }
    .eraseToAnyCancellable()
  }

  private func didFail() {
    isSaving.send(false)
    saveFailures.send(.unreachable)
  }
}

extension User {
  /// The person with new names, without the white space around them; `nil` where a name is blank or neither is new.
  fileprivate func edited(firstName: String, lastName: String) -> User? {
    guard !firstName.isBlank, !lastName.isBlank else { return nil }
    let edited = User(id: id, firstName: firstName.trimmed, lastName: lastName.trimmed)
    return edited == self ? nil : edited
  }
}
