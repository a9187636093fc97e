import OpenCombine

final class DefaultNotificationManager: NotificationManager {
  let notification = CurrentValueSubject<CoordinatorNotification?, Never>(nil)

  private let clock: any Clock<Duration>
  private var expiring: AnyCancellable?

  init(clock: any Clock<Duration>) {
    self.clock = clock
  }

  func receive(_ notification: CoordinatorNotification) {
    self.notification.send(notification)
    expiring = Task { [weak self, clock] in
      guard (try? await clock.sleep(for: .seconds(5))) != nil else { return }
      self?.dismiss()
    }
    .eraseToAnyCancellable()
  }

  func dismiss() {
    notification.send(nil)
    expiring = nil
  }
}
