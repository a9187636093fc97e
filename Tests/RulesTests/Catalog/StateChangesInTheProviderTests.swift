import Testing

struct StateChangesInTheProviderTests {
  @Test(arguments: [
    (
      """
      final class UserProviderImpl {
        @Published var currentState = UserState()
      }
      """,
      """
      2:18 UserProviderImpl.currentState can be changed from outside
        fix: declare it private(set), and give the provider a method for what is to happen
      """
    )
  ])
  func `what FS-2 forbids is found`(source: String, report: String) throws {
    #expect(try reported(on: source, by: "FS-2") == report)
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
