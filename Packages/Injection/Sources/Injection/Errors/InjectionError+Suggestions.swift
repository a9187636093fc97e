extension InjectionError {
  /// The registered keys that are most easily mistaken for one that is not.
  ///
  /// They are looked for when they are asked for, since that takes time and few errors are read. It retains the
  /// registrations, as they were at the time of the error, and not the container.
  public struct Suggestions: Sendable {
    private let key: Container.Key
    private let components: [[Component]]

    init(for key: Container.Key, among components: [[Component]]) {
      self.key = key
      self.components = components
    }

    /// Up to three keys, the nearest first.
    public var keys: [Container.Key] {
      var known: Set<Container.Key> = []
      let keys = components.flatMap(Container.keys).filter { known.insert($0).inserted }
      return keys.map { (key: $0, distance: $0.editDistance(to: key)) }
        .filter { $0.distance <= 0.5 }
        .enumerated()
        .sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
        .prefix(3)
        .map(\.element.key)
    }
  }
}

extension Container {
  func suggestions(for key: Key) -> InjectionError.Suggestions {
    InjectionError.Suggestions(for: key, among: lineage.map { container in container.withState { $0.components } })
  }
}
