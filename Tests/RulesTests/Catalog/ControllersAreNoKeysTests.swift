import Testing

struct ControllersAreNoKeysTests {
  @Test(arguments: [
    """
    final class RouterImp {
      private var completions: [UIViewController: () -> Void] = [:]
    }
    """
  ])
  func `what SM-7 forbids is found`(source: String) throws {
    #expect(try found(source, by: "SM-7").isEmpty == false)
  }

  @Test(arguments: [
    """
    final class RouterImp {
      private var completions: [String: () -> Void] = [:]
    }
    """,
    """
    final class RouterImp {
      private var stacks: [String: UIViewController] = [:]
    }
    """,
    """
    final class Catalogue {
      private var pages: [UIViewController: Int] = [:]
    }
    """,
  ])
  func `what SM-7 allows is not found`(source: String) throws {
    #expect(try found(source, by: "SM-7") == [])
  }
}
