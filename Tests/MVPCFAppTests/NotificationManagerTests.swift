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

  @Test func `a notification is news for five seconds`() async {
    manager.receive(bob)
    await clock.advance(by: .milliseconds(4_999))
    #expect(manager.notification.value == bob)
    await clock.advance(by: .milliseconds(1))
    #expect(manager.notification.value == nil)
  }

  @Test func `the next one has five seconds of its own`() async {
    manager.receive(bob)
    await clock.advance(by: .seconds(3))
    manager.receive(cy)
    await clock.advance(by: .seconds(4))
    #expect(manager.notification.value == cy)
    await clock.advance(by: .seconds(1))
    #expect(manager.notification.value == nil)
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
