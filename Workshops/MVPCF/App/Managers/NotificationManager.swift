import OpenCombine

/// Knows what the person is to be told over whatever is on the screen.
protocol NotificationManager: AnyObject {
  /// The current notification, for 5 s after it came, unless it is dismissed or another one comes; `nil` otherwise.
  var notification: AnyPublisher<CoordinatorNotification?, Never> { get }

  func receive(_ notification: CoordinatorNotification)
  func dismiss()
}
