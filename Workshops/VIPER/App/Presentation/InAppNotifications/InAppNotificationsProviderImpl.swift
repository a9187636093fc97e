import ScreenKit

final class InAppNotificationsProviderImpl: InAppNotificationsProvider {
  private let window: Window
  private let duration: Duration
  private let clock: any Clock<Duration>

  init(window: Window, duration: Duration = .seconds(5), clock: any Clock<Duration>) {
    self.window = window
    self.duration = duration
    self.clock = clock
  }

  func show(_ text: String, onTap: @escaping () -> Void) {
    let banner = Banner(text: text) { onTap() }
    window.banner = banner
    Task { [duration, clock, weak window, weak banner] in
      try? await clock.sleep(for: duration)
      if let window, window.banner === banner { window.banner = nil }
    }
  }
}
