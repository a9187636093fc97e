import Testing

struct CoordinatorsAreKeptTests {
  @Test(arguments: [
    """
    final class AppCoordinator {
      func run() {
        let login = LoginCoordinator(router: router)
        login.start()
      }
    }
    """,
    """
    final class AppDelegate {
      func run() {
        let app = AppCoordinator(window: window)
        app.start()
      }
    }
    """,
  ])
  func `what FS-5 forbids is found`(source: String) throws {
    #expect(try found(source, by: "FS-5").isEmpty == false)
  }

  @Test(arguments: [
    """
    final class AppCoordinator {
      func run() {
        let login = LoginCoordinator(router: router)
        addDependency(login)
        login.start()
      }
    }
    """,
    """
    final class AppDelegate {
      func run() {
        let app = AppCoordinator(window: window)
        app.start()
        self.app = app
      }
    }
    """,
    """
    final class AppCoordinator {
      func make() -> LoginCoordinator {
        let login = LoginCoordinator(router: router)
        return login
      }
    }
    """,
  ])
  func `what FS-5 allows is not found`(source: String) throws {
    #expect(try found(source, by: "FS-5") == [])
  }
}
