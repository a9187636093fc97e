import ScreenKit
import Testing
import UserDomain

@testable import MVVMFCApp

/// The whole app in a window of its own.
final class AppDriver {
  let delegate: AppDelegate
  let window: Window

  init(signedIn userID: User.ID? = 42) throws {
    delegate = AppDelegate(
      dependencyManager: DependencyManager(
        userAPI: SimulatedUserAPI(), sessionStore: InMemorySessionStore(userID: userID)))
    delegate.start()
    window = try #require(delegate.window)
  }

  /// The path, and what a person can see: `User:42 | Ann Appleseed, Edit name, Friends, Sign Out`.
  var screen: String {
    let screen = window.screen
    let elements = screen.elements.filter(\.enabled).map { element in
      element.value.map { "\(element.text): \($0)" } ?? element.text
    }
    return "\(screen.path.joined(separator: " ")) | \(elements.joined(separator: ", "))"
  }

  /// Waits for the services to answer, until the screen is as expected.
  func expect(_ expected: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    for _ in 0..<1_000 where screen != expected {
      try await Task.sleep(for: .milliseconds(1))
    }
    #expect(screen == expected, sourceLocation: sourceLocation)
  }
}
