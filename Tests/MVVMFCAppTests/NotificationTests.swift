import ScreenKit
import Testing
import UserAppTesting

@testable import MVVMFCApp

struct NotificationTests {
  private let window = Window()
  private let navigationController = NavigationController(rootViewController: ViewController())
  private let clock = ManualClock()
  private let flow: LinksFlowController

  init() {
    let surroundings = Surroundings(signedIn: 42)
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
    flow = LinksFlowController(
      window: window, navigationController: navigationController,
      dependencyManager: DependencyManager(
        server: surroundings.server, sessionStore: surroundings.sessionStore, clock: surroundings.clock),
      clock: clock)
  }

  @Test func `a notification is over the screen for five seconds`() async {
    flow.showNotification("Bob is here") {}
    await clock.advance(by: .milliseconds(4999))
    #expect(window.banner?.text == "Bob is here")
    await clock.advance(by: .milliseconds(1))
    #expect(window.banner == nil)
  }

  @Test func `a second notification has five seconds of its own`() async {
    flow.showNotification("Bob is here") {}
    await clock.advance(by: .seconds(3))
    flow.showNotification("Cy is here") {}
    await clock.advance(by: .seconds(3))
    #expect(window.banner?.text == "Cy is here")
    await clock.advance(by: .seconds(2))
    #expect(window.banner == nil)
  }

  @Test func `a tap is told`() throws {
    var taps = 0
    flow.showNotification("Bob is here") { taps += 1 }
    try window.tap("Bob is here")
    #expect(taps == 1)
  }
}
