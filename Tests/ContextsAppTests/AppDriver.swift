import ScreenKit
import Testing
import UserDomain

@testable import ContextsApp

/// The whole app in a window of its own.
final class AppDriver {
  let window = Window()
  let api: SimulatedUserAPI
  let clock = ManualClock()
  private weak var router: RootRouter?

  init(signedIn userID: User.ID? = 42) throws {
    api = SimulatedUserAPI(clock: clock)
    let controller = try RootComposition.makeController(
      userAPI: RetryingUserAPI(api, clock: clock), sessionStore: InMemorySessionStore(userID: userID))
    router = controller.router
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  /// The path, and what a person can see and use: `User:42 | Ann Appleseed, Edit name, Friends, Sign Out`.
  var screen: String {
    let screen = window.screen
    let elements = screen.elements.filter(\.enabled).map { element in
      element.value.map { "\(element.text): \($0)" } ?? element.text
    }
    return "\(screen.path.joined(separator: " ")) | \(elements.joined(separator: ", "))"
  }

  func expect(_ expected: String, sourceLocation: SourceLocation = #_sourceLocation) async {
    await settle()
    #expect(screen == expected, sourceLocation: sourceLocation)
  }

  func wait(_ duration: Duration) async {
    await settle()
    await clock.advance(by: duration)
  }

  func open(_ destination: AppLink.Destination, _ style: AppLink.Style = .usual) throws {
    try router?.open(AppLink(destination: destination, style: style))
  }
}
