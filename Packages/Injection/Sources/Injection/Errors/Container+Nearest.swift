extension Container {
  /// This container and its parents, the nearest first.
  var lineage: [Container] {
    Array(sequence(first: standIn, next: \.parent))
  }

  /// The components that answer requests for a type without arguments, in the order of `all`.
  func components(of type: any Any.Type) -> [(component: Component, owner: Container)] {
    var found: [(component: Component, owner: Container)] = []
    for owner in lineage.reversed() {
      let components = owner.withState { $0.components(of: type) }
      // A child's registration hides its parent's of the same key.
      let own = Set(components.filter { !$0.isForwarding }.map(\.key))
      found.removeAll { own.contains($0.component.key) }
      found += components.map { ($0, owner) }
    }
    return found
  }

  /// The keys of the registrations that say they implement a key's type.
  func implementations(of key: Key) -> [Key] {
    withState { $0.implementations(of: key) }
  }

  /// The registered keys that are most easily mistaken for one that is not, the nearest first.
  func keys(nearestTo key: Key) -> [Key] {
    var known: Set<Key> = []
    let keys = lineage.flatMap(\.keys).filter { known.insert($0).inserted }
    return keys.map { (key: $0, unlikeness: $0.unlikeness(to: key)) }
      .filter { $0.unlikeness <= 0.5 }
      .enumerated()
      .sorted { ($0.element.unlikeness, $0.offset) < ($1.element.unlikeness, $1.offset) }
      .prefix(3)
      .map(\.element.key)
  }
}
