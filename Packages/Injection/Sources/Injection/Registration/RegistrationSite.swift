/// Where registrations are made: in which file, on which actor, for which part.
///
/// Registrations that follow each other in a file share one, since ten thousand of them would take up room.
///
/// Sendable although unchecked: nothing varies but the weak reference, which the runtime guards.
final class RegistrationSite: @unchecked Sendable {
  let fileID: StaticString
  /// The actor that factories run on.
  let isolation: ObjectIdentifier?
  /// The same actor, for as long as it lives.
  private(set) weak var actor: (any Actor)?
  let part: String?

  init(fileID: StaticString, isolation: (any Actor)?, part: String?) {
    self.fileID = fileID
    self.isolation = isolation.map(ObjectIdentifier.init)
    actor = isolation
    self.part = part
  }

  /// Whether this is such a site. A file that is not recognised as the same costs nothing but room.
  func isSame(_ fileID: StaticString, _ isolation: ObjectIdentifier?, _ part: String?) -> Bool {
    self.isolation == isolation && self.part == part && self.fileID.isSame(as: fileID)
  }

  /// Whether factories may run for a request from an actor, or from nonisolated code.
  @inline(__always)
  func allows(_ isolation: ObjectIdentifier?) -> Bool {
    self.isolation == nil || self.isolation == isolation
  }
}

extension StaticString {
  /// Whether it is the same literal, or one that the compiler has merged with it.
  func isSame(as other: StaticString) -> Bool {
    hasPointerRepresentation && other.hasPointerRepresentation && utf8Start == other.utf8Start
  }
}
