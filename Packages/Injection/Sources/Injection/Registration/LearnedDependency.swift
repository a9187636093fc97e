import Synchronization

/// What a factory was seen asking for: a link in a chain that only grows, so that it is read without a lock.
final class LearnedDependency: Sendable {
  let key: Container.Key
  let need: Dependency.Need
  let earlier: LearnedDependency?

  init(_ key: Container.Key, need: Dependency.Need, earlier: LearnedDependency?) {
    self.key = key
    self.need = need
    self.earlier = earlier
  }

  /// Whether this or an earlier link says so.
  func includes(_ key: Container.Key, need: Dependency.Need) -> Bool {
    self.key == key && self.need == need || earlier?.includes(key, need: need) ?? false
  }
}

extension Component {
  /// Remembers what the factory was seen asking for.
  func learn(_ key: Container.Key, need: Dependency.Need) {
    if let original = details?.original { return original.learn(key, need: need) }
    var latest = learned.load(ordering: .acquiring)
    while !(latest?._withUnsafeGuaranteedRef { $0.includes(key, need: need) } ?? false) {
      let new = Unmanaged.passRetained(LearnedDependency(key, need: need, earlier: latest?.takeUnretainedValue()))
      let (exchanged, found) = learned.compareExchange(
        expected: latest, desired: new, ordering: .acquiringAndReleasing)
      // The chain's own hold on what came before goes over to the new link.
      (exchanged ? latest : new)?.release()
      if exchanged { return }
      latest = found
    }
  }
}
