import MVPCFLibrary
import OpenCombine

final class DefaultNotificationManager: NotificationManager {
  private(set) lazy var notification = current.eraseToAnyPublisher()

  private let current = CurrentValueSubject<CoordinatorNotification?, Never>(nil)
  private let clock: any Clock<Duration>
  private var expiring: AnyCancellable?

  init(clock: any Clock<Duration>) {
    self.clock = clock
  }

  func receive(_ notification: CoordinatorNotification) {
    current.send(notification)
    expiring = Task { [weak self, clock] in
      guard (try? await clock.sleep(for: .seconds(5))) != nil else { return }
      self?.dismiss()
    }
    .eraseToAnyCancellable()
  }

  func dismiss() {
    current.send(nil)
    expiring = nil
  }
}
