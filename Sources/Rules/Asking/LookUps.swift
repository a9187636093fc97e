import Synchronization

/// Notes what is asked about a project while rules look at one of its files.
///
/// As long as the answers stay the same, so does what the rules find there.
final class LookUps: Sendable {
  /// With room for what is asked of most files.
  private let noted = Mutex(Set<LookUp>(minimumCapacity: 24))

  func note(_ lookUp: LookUp) {
    noted.withLock { _ = $0.insert(lookUp) }
  }

  func note(_ lookUps: [LookUp]) {
    noted.withLock { $0.formUnion(lookUps) }
  }

  /// All that was asked, in no order.
  var all: Set<LookUp> { noted.withLock { $0 } }
}
