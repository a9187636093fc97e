import Testing

struct ArgumentsAreValidatedTests {
  @Test(arguments: [
    """
    final class UserPresenter {
      func setupInitialState(withArguments arguments: [String: String]) { id = Int(arguments["id"]!)! }
    }
    """,
    """
    final class UserPresenter {
      func setupInitialState(withArguments arguments: [String: Any]) { id = arguments["id"] as! Int }
    }
    """,
    """
    final class UserPresenter {
      func setupInitialState(withArguments arguments: [String: Any]) {
        let id = arguments["id"]
        show(id!)
      }
    }
    """,
  ])
  func `what VI-7 forbids is found`(source: String) throws {
    #expect(try found(source, by: "VI-7").isEmpty == false)
  }

  @Test(arguments: [
    """
    final class UserPresenter {
      func setupInitialState(withArguments arguments: [String: String]) throws {
        guard let id = arguments["id"] else { throw E.missing }
        self.id = id
      }
    }
    """,
    """
    final class UserPresenter {
      func load() { let url = URL(string: "https://example.org")! }
    }
    """,
    """
    final class UserPresenter {
      func setupInitialState(withArguments arguments: [String: Any]) { id = arguments["id"] as? Int }
    }
    """,
    """
    final class UserRouter {
      static func createModule() -> UIViewController {
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        return storyboard.instantiateViewController(withIdentifier: "User") as! UserViewController
      }
    }
    """,
  ])
  func `what VI-7 allows is not found`(source: String) throws {
    #expect(try found(source, by: "VI-7") == [])
  }
}
