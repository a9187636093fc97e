import Testing

struct FactoriesBelongToTheirFlowTests {
  @Test(arguments: [
    (
      """
      final class UserCoordinator {
        private static var factory: (any UserFactory)?
      }
      """,
      """
      2:22 UserCoordinator.factory keeps a factory as long as the app runs
        fix: resolve it from the flow's container each time
      """
    )
  ])
  func `what PC-6 forbids is found`(source: String, report: String) throws {
    #expect(try reported(on: source, by: "PC-6") == report)
  }

  @Test(arguments: [
    """
    final class UserCoordinator {
      func f() { let factory = container.resolve(UserFactory.self) }
    }
    """,
    """
    final class UserRepositoryFactory {
      private static var instance: UserRepositoryFactory?
    }
    """,
    """
    final class DefaultUserFactory {
      static let identifier = "user"
    }
    """,
  ])
  func `what PC-6 allows is not found`(source: String) throws {
    #expect(try found(source, by: "PC-6") == [])
  }
}
