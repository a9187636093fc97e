/// Where registrations are made: in which file, on which actor, for which part.
///
/// Registrations that follow each other in a file share one, since ten thousand of them would take up room.
final class Site: Sendable {
  let fileID: StaticString
  /// The actor that factories run on.
  let isolation: ObjectIdentifier?
  let part: String?

  init(fileID: StaticString, isolation: ObjectIdentifier?, part: String?) {
    self.fileID = fileID
    self.isolation = isolation
    self.part = part
  }

  /// Whether this is such a place. A file that is told from itself costs nothing but room.
  func isSame(_ fileID: StaticString, _ isolation: ObjectIdentifier?, _ part: String?) -> Bool {
    self.isolation == isolation && self.part == part && self.fileID.hasPointerRepresentation
      && fileID.hasPointerRepresentation && self.fileID.utf8Start == fileID.utf8Start
  }

  /// Whether factories may run for a request from an actor, or from none.
  @inline(__always)
  func allows(_ isolation: ObjectIdentifier?) -> Bool {
    self.isolation == nil || self.isolation == isolation
  }
}
