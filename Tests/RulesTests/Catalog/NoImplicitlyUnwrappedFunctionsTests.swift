import Testing

struct NoImplicitlyUnwrappedFunctionsTests {
  @Test(arguments: [
    """
    final class Menu {
      var onClose: (() -> Void)!
    }
    """,
    """
    typealias Handler = (Int) -> Void
    final class Menu {
      var handler: Handler!
    }
    """,
  ])
  func `what SM-1 forbids is found`(source: String) throws {
    #expect(try found(source, by: "SM-1").isEmpty == false)
  }

  @Test(arguments: [
    """
    final class Menu {
      var onClose: (() -> Void)?
    }
    """,
    """
    final class Menu {
      @IBOutlet var label: UILabel!
    }
    """,
    """
    protocol UserRoutes: ModuleRoutes {
      var showFriends: (() -> Void)! { get set }
      var signedOut: (() -> Void)! { get set }
    }
    protocol UserFactory {
      func make() -> any UserRoutes
    }
    final class UserViewController: UIViewController, UserRoutes {
      var showFriends: (() -> Void)!
      var signedOut: (() -> Void)!
    }
    """,
    """
    final class Menu {
      var handlers: [() -> Void]!
    }
    """,
  ])
  func `what SM-1 allows is not found`(source: String) throws {
    #expect(try found(source, by: "SM-1") == [])
  }
}
