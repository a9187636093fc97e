import Testing

struct NilIsPassedOnTests {
  @Test(arguments: [
    (
      """
      extension NameUseCase {
        var name: AnyPublisher<String, Never> { users.compactMap { $0 }.eraseToAnyPublisher() }
      }
      """,
      """
      2:49 NameUseCase leaves out nil, so nobody hears that the value is gone
        fix: make the stream's value optional, and let the screen say what it shows for nil
      """
    ),
    (
      #"""
      extension NameUseCase {
        func name() -> Observable<String> { users.compactMap(\.self) }
      }
      """#,
      """
      2:45 NameUseCase leaves out nil, so nobody hears that the value is gone
        fix: make the stream's value optional, and let the screen say what it shows for nil
      """
    ),
    // They are called like requests, and go on.
    (
      """
      final class ObserveNameUseCase {
        private let repository: UserRepository
        func name() -> Observable<String> { repository.updates().compactMap { $0 } }
        func title() -> Observable<String> { repository.postsOfUser().compactMap { $0 } }
      }
      """,
      """
      3:60 ObserveNameUseCase leaves out nil, so nobody hears that the value is gone
        fix: make the stream's value optional, and let the screen say what it shows for nil
      4:65 ObserveNameUseCase leaves out nil, so nobody hears that the value is gone
        fix: make the stream's value optional, and let the screen say what it shows for nil
      """
    ),
  ])
  func `what SM-4 forbids is found`(source: String, report: String) throws {
    #expect(try reported(on: source, by: "SM-4") == report)
  }

  @Test(arguments: [
    """
    extension NameUseCase {
      var name: AnyPublisher<String?, Never> { users.map { $0?.name }.eraseToAnyPublisher() }
    }
    """,
    """
    extension NameUseCase {
      var names: [String] { users.compactMap { $0 } }
    }
    """,
    // Lists within a stream's steps.
    """
    extension NameUseCase {
      func names() -> Observable<[String]> { users.map { users in users.map(name).compactMap { $0 } } }
      func sorted() -> Observable<[String]> {
        let names = known.map(name).compactMap { $0 }.sorted()
        return Observable.just(names)
      }
    }
    """,
    """
    final class UserViewModel {
      var name: AnyPublisher<String, Never> { users.compactMap { $0 }.eraseToAnyPublisher() }
    }
    """,
    """
    extension NameUseCase {
      var ids: AnyPublisher<Int, Never> { texts.compactMap { Int($0) ?? 0 }.eraseToAnyPublisher() }
    }
    """,
    #"""
    extension ObserveNameUseCase {
      var name: AnyPublisher<Int, Never> { users.compactMap(\.id).eraseToAnyPublisher() }
    }
    """#,
    """
    extension ObserveNameUseCase {
      var name: AnyPublisher<Int, Never> { users.compactMap(Parser.number).eraseToAnyPublisher() }
    }
    """,
    // The answer of a request.
    """
    final class RemoveAccountUseCase {
      private let repository: UserRepository
      func removeAccount() -> Observable<Void> {
        repository.fetchID().compactMap { $0 }.flatMap { self.repository.remove($0) }
      }
      func signUp() -> Observable<User> { repository.signup(form).compactMap { $0 } }
    }
    """,
    // Pairs and lists are there or not.
    """
    final class CitiesUseCase {
      func weather() -> Observable<[Weather]> { Observable.zip(cities.map(repository.weather)).compactMap { $0 } }
    }
    """,
  ])
  func `what SM-4 allows is not found`(source: String) throws {
    #expect(try found(source, by: "SM-4") == [])
  }
}
