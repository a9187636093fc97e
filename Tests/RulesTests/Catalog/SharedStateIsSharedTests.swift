import Testing

struct SharedStateIsSharedTests {
  @Test(arguments: [
    (
      """
      final class DefaultUserManager: UserManager {
        let users = CurrentValueSubject<[Int], Never>([])
      }
      func build(_ container: Container) {
        container.register((any UserManager).self) { DefaultUserManager(api: $0) }
      }
      """,
      """
      5:13 DefaultUserManager keeps state, and each graph gets its own
        fix: register it as a singleton
      """
    ),
    (
      """
      final class DefaultUserManager: UserManager {
        @Published var users: [Int] = []
      }
      func build(_ container: Container) {
        container.register((any UserManager).self) { DefaultUserManager(api: $0) }
      }
      """,
      """
      5:13 DefaultUserManager keeps state, and each graph gets its own
        fix: register it as a singleton
      """
    ),
    (
      """
      final class DefaultUserManager: UserManager {
        private(set) lazy var users = known.eraseToAnyPublisher()
        private let known = CurrentValueSubject<[Int], Never>([])
      }
      func build(_ container: Container) {
        container.register((any UserManager).self) { DefaultUserManager(api: api) }
      }
      """,
      """
      6:13 DefaultUserManager keeps state, and each graph gets its own
        fix: register it as a singleton
      """
    ),
  ])
  func `what PC-9 forbids is found`(source: String, report: String) throws {
    #expect(try reported(on: source, by: "PC-9") == report)
  }

  @Test(arguments: [
    """
    final class DefaultUserManager: UserManager {
      let users = CurrentValueSubject<[Int], Never>([])
    }
    func build(_ container: Container) {
      container.register((any UserManager).self, scope: .singleton) { DefaultUserManager(api: $0) }
    }
    """,
    """
    final class DefaultUserManager: UserManager {
      private let api: any UserAPI
    }
    func build(_ container: Container) {
      container.register((any UserManager).self) { DefaultUserManager(api: $0) }
    }
    """,
    """
    final class DefaultUserManager: UserManager {
      private let users = CurrentValueSubject<[Int], Never>([])
    }
    func build(_ container: Container) {
      container.register((any UserManager).self) { DefaultUserManager(api: $0) }
    }
    """,
  ])
  func `what PC-9 allows is not found`(source: String) throws {
    #expect(try found(source, by: "PC-9") == [])
  }
}
