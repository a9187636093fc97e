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

  /// Whether this is such a site, for the part that is being loaded. A file that is not recognised as the same costs
  /// nothing but room.
  @inline(__always)
  func isSame(_ fileID: StaticString, _ isolation: ObjectIdentifier?, by resolution: Resolution) -> Bool {
    guard self.isolation == isolation, self.fileID.isSame(as: fileID) else { return false }
    // Where there is no part, none need be retained to compare it.
    return part == nil ? resolution.state.pointee.part == nil : part == resolution.state.pointee.part
  }

  /// Whether factories may run for a request from an actor, or from nonisolated code.
  @inline(__always)
  func allows(_ isolation: ObjectIdentifier?) -> Bool {
    self.isolation == nil || self.isolation == isolation
  }
}

extension StaticString {
  /// Whether it is the same literal, or one that the compiler has merged with it.
  @inline(__always)
  func isSame(as other: StaticString) -> Bool {
    hasPointerRepresentation && other.hasPointerRepresentation && utf8Start == other.utf8Start
  }
}
