import ScreenKit
import Testing
import UserAppTesting

@testable import MVVMCApp

struct NotificationBannerTests {
  private let window = Window()
  private let clock = ManualClock()
  private let banner: NotificationBanner

  init() {
    banner = NotificationBanner(window: window, clock: clock)
  }

  @Test func `a notification is over the screen for five seconds`() async {
    banner.show("Bob is here") {}
    await clock.advance(by: .milliseconds(4999))
    #expect(window.banner?.text == "Bob is here")
    await clock.advance(by: .milliseconds(1))
    #expect(window.banner == nil)
  }

  @Test func `a second notification has five seconds of its own`() async {
    banner.show("Bob is here") {}
    await clock.advance(by: .seconds(3))
    banner.show("Cy is here") {}
    await clock.advance(by: .seconds(3))
    #expect(window.banner?.text == "Cy is here")
    await clock.advance(by: .seconds(2))
    #expect(window.banner == nil)
  }

  @Test func `a tap is told`() throws {
    var taps = 0
    window.rootViewController = ViewController()
    window.makeKeyAndVisible()
    banner.show("Bob is here") { taps += 1 }
    try window.tap("Bob is here")
    #expect(taps == 1)
  }
}
