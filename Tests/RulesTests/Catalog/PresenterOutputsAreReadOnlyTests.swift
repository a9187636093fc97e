import Testing

struct PresenterOutputsAreReadOnlyTests {
  @Test(arguments: [
    (
      """
      final class DefaultLoginPresenter: LoginPresenter {
        let failure = PassthroughSubject<FailureViewModel, Never>()
        private func didFail(_ error: UserAPIError) { failure.send(FailureViewModel(error)) }
      }
      """,
      """
      2:7 DefaultLoginPresenter.failure can be written by the view that shows it
        fix: keep the subject private, and give out an AnyPublisher of it
      """
    ),
    (
      """
      protocol SearchPresenter: AnyObject {
        var searchInput: BehaviorRelay<String?> { get }
        var searchResults: BehaviorRelay<[String]> { get }
      }
      final class DefaultSearchPresenter: SearchPresenter {
        let searchInput = BehaviorRelay<String?>(value: nil)
        let searchResults = BehaviorRelay<[String]>(value: [])
        func start() {
          searchInput.asObservable().subscribe(onNext: { [weak self] in self?.search($0) }).disposed(by: bag)
        }
        private func search(_ text: String?) { searchResults.accept([]) }
      }
      """,
      """
      3:7 SearchPresenter.searchResults can be written by the view that shows it
        fix: keep the subject private, and give out an Observable of it
      """
    ),
    (
      """
      final class DefaultUserPresenter: UserPresenter {
        let name = CurrentValueSubject<String, Never>("")
        func load() { Task { [weak self] in self?.name.value = "Ann" } }
      }
      """,
      """
      2:7 DefaultUserPresenter.name can be written by the view that shows it
        fix: keep the subject private, and give out an AnyPublisher of it
      """
    ),
    (
      """
      final class DefaultUserPresenter: UserPresenter {
        let name = PublishRelay<String>()
        func load() { manager.name.bind(to: name).disposed(by: bag) }
      }
      """,
      """
      2:7 DefaultUserPresenter.name can be written by the view that shows it
        fix: keep the subject private, and give out an Observable of it
      """
    ),
  ])
  func `what PC-10 forbids is found`(source: String, report: String) throws {
    #expect(try reported(on: source, by: "PC-10") == report)
  }

  @Test(arguments: [
    """
    final class DefaultLoginPresenter: LoginPresenter {
      let name = CurrentValueSubject<String, Never>("")
      private(set) lazy var failure = failures.eraseToAnyPublisher()
      private let failures = PassthroughSubject<FailureViewModel, Never>()
      func signIn() { if name.value.isEmpty { failures.send(.noName) } }
    }
    """,
    """
    final class DefaultEditNamePresenter: EditNamePresenter {
      let firstName = CurrentValueSubject<String, Never>("")
      private(set) lazy var saveAvailable = firstName.map { !$0.isEmpty }.eraseToAnyPublisher()
      private func fillIn(_ user: User) { firstName.send(user.firstName) }
    }
    """,
    """
    final class DefaultEditNamePresenter: EditNamePresenter {
      let firstName = CurrentValueSubject<String, Never>("")
      private func fillIn(_ user: User) { firstName.value = user.firstName }
      func save() { manager.save(firstName.value) }
    }
    """,
    // The view knows a protocol without it.
    """
    protocol PasswordPresenterProtocol {
      func submit()
    }
    final class PasswordPresenter: PasswordPresenterProtocol {
      let password = PassthroughSubject<String, Never>()
      func submit() { password.send("secret") }
    }
    """,
    """
    final class DefaultUserManager: UserManager {
      let users = CurrentValueSubject<[User], Never>([])
      func forget() { users.send([]) }
    }
    """,
  ])
  func `what PC-10 allows is not found`(source: String) throws {
    #expect(try found(source, by: "PC-10") == [])
  }
}
