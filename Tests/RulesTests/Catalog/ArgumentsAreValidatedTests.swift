import Testing

struct ArgumentsAreValidatedTests {
  @Test(arguments: [
    (
      """
      final class UserPresenter {
        func setupInitialState(withArguments arguments: [String: String]) { id = Int(arguments["id"]!)! }
      }
      """,
      """
      2:95 UserPresenter.setupInitialState forces what it was given
        fix: unwrap it with `guard let`, and refuse the module where it is not what is needed
      """
    ),
    (
      """
      final class UserPresenter {
        func setupInitialState(withArguments arguments: [String: Any]) { id = arguments["id"] as! Int }
      }
      """,
      """
      2:89 UserPresenter.setupInitialState forces what it was given
        fix: unwrap it with `guard let`, and refuse the module where it is not what is needed
      """
    ),
    (
      """
      final class UserPresenter {
        func setupInitialState(withArguments arguments: [String: Any]) {
          let id = arguments["id"]
          show(id!)
        }
      }
      """,
      """
      4:12 UserPresenter.setupInitialState forces what it was given
        fix: unwrap it with `guard let`, and refuse the module where it is not what is needed
      """
    ),
  ])
  func `what VI-7 forbids is found`(source: String, report: String) throws {
    #expect(try reported(on: source, by: "VI-7") == report)
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
    // A view that is set up by a function of that name.
    """
    final class CityViewController: UIViewController {
      func setupInitialState(cities: [String]) { city = cities.first! }
    }
    """,
    // Who puts a module together may cast its screen.
    """
    final class UserRouter {
      static func createModule(view: UserViewController) {
        let presenter = UserPresenter()
        presenter.view = view as! UserViewInput
      }
    }
    """,
  ])
  func `what VI-7 allows is not found`(source: String) throws {
    #expect(try found(source, by: "VI-7") == [])
  }
}
