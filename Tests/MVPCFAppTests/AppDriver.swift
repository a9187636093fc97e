import ScreenKit
import Testing
import UserDomain

@testable import MVPCFApp

/// The whole app in a window of its own.
final class AppDriver {
  let window = Window()
  let api: SimulatedUserAPI
  let clock = ManualClock()
  private let coordinator: ApplicationCoordinator

  init(signedIn userID: User.ID? = 42) {
    api = SimulatedUserAPI(clock: clock)
    let container = buildAppContainer(
      userAPI: RetryingUserAPI(api, clock: clock), sessionStore: InMemorySessionStore(userID: userID))
    coordinator = ApplicationCoordinator(window: window, container: container)
    coordinator.start()
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

  func open(_ destination: CoordinatorAction.Destination, _ style: CoordinatorAction.Style = .usual) throws {
    try coordinator.process(CoordinatorAction(destination: destination, style: style))
  }
}
