import Testing
import UserAppTesting

@testable import MVPCFApp

struct NotificationManagerTests {
  private let clock = ManualClock()
  private let manager: DefaultNotificationManager
  private let bob = CoordinatorNotification(text: "Bob is here", action: nil)
  private let cy = CoordinatorNotification(text: "Cy is here", action: nil)

  init() {
    manager = DefaultNotificationManager(clock: clock)
  }

  private var current: CoordinatorNotification? {
    var current: CoordinatorNotification?
    manager.notification.sink { current = $0 }.cancel()
    return current
  }

  @Test func `a notification is news for five seconds`() async {
    manager.receive(bob)
    await clock.advance(by: .milliseconds(4_999))
    #expect(current == bob)
    await clock.advance(by: .milliseconds(1))
    #expect(current == nil)
  }

  @Test func `the next one has five seconds of its own`() async {
    manager.receive(bob)
    await clock.advance(by: .seconds(3))
    manager.receive(cy)
    await clock.advance(by: .seconds(4))
    #expect(current == cy)
    await clock.advance(by: .seconds(1))
    #expect(current == nil)
  }

  @Test func `what is dismissed is gone for good`() async {
    var texts: [String?] = []
    let observing = manager.notification.sink { texts.append($0?.text) }
    manager.receive(bob)
    manager.dismiss()
    await clock.advance(by: .seconds(5))
    #expect(texts == [nil, "Bob is here", nil])
    observing.cancel()
  }
}
