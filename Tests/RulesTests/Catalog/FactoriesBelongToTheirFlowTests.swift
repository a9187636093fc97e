import Testing

struct FactoriesBelongToTheirFlowTests {
  @Test(arguments: [
    """
    final class UserCoordinator {
      private static var factory: (any UserFactory)?
    }
    """
  ])
  func `what PC-6 forbids is found`(source: String) throws {
    #expect(try found(source, by: "PC-6").isEmpty == false)
  }

  @Test(arguments: [
    """
    final class UserCoordinator {
      func f() { let factory = container.resolve(UserFactory.self) }
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
