import ScreenKit
import Testing

@testable import MVPCFApp

/// The routes are what a coordinator hears of a module, and the view is what a person sees of it.
struct UserViewControllerTests {
  private let presenter = FakeUserPresenter()
  private let window = Window()
  private let log = Log()

  private final class Log {
    var routes: [String] = []
  }

  init() {
    let routes: any UserRoutes = UserViewController(presenter: presenter, viewContainer: DefaultUserView())
    routes.showEditName = { [log] in log.routes.append("showEditName") }
    routes.showFriends = { [log] in log.routes.append("showFriends") }
    routes.signedOut = { [log] in log.routes.append("signedOut") }
    routes.closed = { [log] in log.routes.append("closed") }
    window.rootViewController = routes.viewController
    window.makeKeyAndVisible()
  }

  @Test func `taps become routes`() throws {
    presenter.editNameAvailability.send(true)
    for button in ["Edit name", "Friends", "Sign Out"] { try window.tap(button) }
    #expect(log.routes == ["showEditName", "showFriends", "signedOut"])
    #expect(presenter.signOutCount == 1)
  }

  @Test func `the view shows what the presenter says`() {
    presenter.loading.send(true)
    #expect(window.screen.elements.map(\.text) == ["Loading", "Edit name", "Friends", "Sign Out"])
    presenter.loading.send(false)
    presenter.names.send("Bob Baker")
    presenter.signedIn.send(false)
    #expect(window.screen.elements.map(\.text) == ["Bob Baker", "Friends"])
  }

  @Test func `who is nobody is closed, after an alert`() throws {
    presenter.failures.send(FailureViewModel(.noUser(id: 99)))
    #expect(log.routes.isEmpty)
    try window.tap("OK")
    #expect(log.routes == ["closed"])
  }

  @Test func `a retry loads again`() throws {
    #expect(presenter.loadCount == 1)
    presenter.failures.send(FailureViewModel(.unreachable))
    try window.tap("Retry")
    #expect(presenter.loadCount == 2)
    #expect(log.routes.isEmpty)
  }
}
