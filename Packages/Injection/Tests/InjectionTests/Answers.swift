/// Keeps objects from several threads, so that their identities stay their own.
final class Answers: Sendable {
  private struct Kept: @unchecked Sendable {
    let object: AnyObject
  }

  private let kept = Guarded<[Kept]>([])

  var identities: Set<ObjectIdentifier> { kept.withLock { Set($0.map { ObjectIdentifier($0.object) }) } }

  func add(_ object: AnyObject) {
    let object = Kept(object: object)
    kept.withLock { $0.append(object) }
  }
}
