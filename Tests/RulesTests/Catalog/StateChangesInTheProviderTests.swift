import Testing

struct StateChangesInTheProviderTests {
  @Test(arguments: [
    """
    final class UserProviderImpl {
      @Published var currentState = UserState()
    }
    """
  ])
  func `what FS-2 forbids is found`(source: String) throws {
    #expect(try found(source, by: "FS-2").isEmpty == false)
  }

  @Test(arguments: [
    """
    final class UserProviderImpl {
      @Published private(set) var currentState = UserState()
    }
    """,
    """
    protocol UserProvider {
      var currentState: UserState { get }
    }
    """,
    """
    final class UserProviderImpl {
      var currentState: UserState { subject.value }
    }
    """,
  ])
  func `what FS-2 allows is not found`(source: String) throws {
    #expect(try found(source, by: "FS-2") == [])
  }
}
