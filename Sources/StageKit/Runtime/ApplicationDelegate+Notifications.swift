import ScreenKit

extension ApplicationDelegate {
  /// Shows a banner over the screen for 5 s; a tap follows the notification's link.
  public func application(_ application: Application, didReceive notification: RemoteNotification) {
    let banner = Banner(text: notification.text) { [weak self] in
      do {
        try self?.application(application, open: notification.link)
      } catch {
        print("the notification leads nowhere: \(error)")
      }
    }
    window?.banner = banner
    Task { [clock = application.clock, weak window, weak banner] in
      try? await clock.sleep(for: .seconds(5))
      if let window, window.banner === banner { window.banner = nil }
    }
  }
}
