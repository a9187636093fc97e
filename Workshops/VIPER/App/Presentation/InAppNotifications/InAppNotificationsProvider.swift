/// Says things over whatever module is on the screen.
protocol InAppNotificationsProvider: AnyObject {
  /// Says it for 5 s, in the place of what was said before. A tap ends it sooner, and is told.
  func show(_ text: String, onTap: @escaping () -> Void)
}
