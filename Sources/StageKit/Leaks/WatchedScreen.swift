/// A screen that is in the window, or was, and the objects that belong to it.
struct WatchedScreen {
  /// The controller's serial.
  let serial: UInt64
  let type: String
  /// `EditName:42`, if the screen has such a name.
  let route: String?
  /// The serials of the objects, the controller's among them.
  let members: Set<UInt64>
  /// The event that removed the screen, and the virtual time at its end.
  var gone: (event: Int, time: Duration)?
}
