import ScreenKit
import Testing
import UserAppTesting

@testable import ViperApp

struct InAppNotificationsTests {
  private final class Log {
    var taps: [String] = []
  }

  private let window = Window()
  private let clock = ManualClock()
  private let log = Log()
  private let notifications: InAppNotificationsProviderImpl

  init() {
    notifications = InAppNotificationsProviderImpl(window: window, clock: clock)
    window.rootViewController = ViewController()
    window.makeKeyAndVisible()
  }

  private func show(_ text: String) {
    notifications.show(text) { [log] in log.taps.append(text) }
  }

  @Test func `a notification stays for five seconds`() async {
    show("Bob is here")
    await clock.advance(by: .milliseconds(4_999))
    #expect(window.banner?.text == "Bob is here")
    await clock.advance(by: .milliseconds(1))
    #expect(window.banner == nil)
    #expect(log.taps.isEmpty)
  }

  @Test func `a tap ends it, and is told`() throws {
    show("Bob is here")
    try window.tap("Bob is here")
    #expect(window.banner == nil)
    #expect(log.taps == ["Bob is here"])
  }

  @Test func `the next one has five seconds of its own`() async {
    show("Bob is here")
    await clock.advance(by: .seconds(3))
    show("Cy is here")
    await clock.advance(by: .seconds(4))
    #expect(window.banner?.text == "Cy is here")
    await clock.advance(by: .seconds(1))
    #expect(window.banner == nil)
  }
}
