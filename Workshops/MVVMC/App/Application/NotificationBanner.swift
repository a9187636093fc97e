import ScreenKit

/// Says what has happened outside the app, over whatever is on the screen, for 5 s.
final class NotificationBanner {
  private weak var window: Window?
  private let clock: any Clock<Duration>
  private var expiring: Task<Void, any Error>?

  init(window: Window, clock: any Clock<Duration>) {
    self.window = window
    self.clock = clock
  }

  /// Replaces what is being said.
  ///
  /// - Parameter tapped: called when the person wants to know more.
  func show(_ text: String, tapped: @escaping @MainActor () -> Void) {
    window?.banner = Banner(text: text, onTap: tapped)
    expiring?.cancel()
    expiring = Task { [weak self, clock] in
      try await clock.sleep(for: .seconds(5))
      self?.window?.banner = nil
    }
  }
}
