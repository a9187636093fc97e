extension InjectionError {
  /// What was being built when something went wrong, from the first request inwards.
  public struct Path: RandomAccessCollection, Hashable, Sendable {
    private struct Step: Hashable {
      let key: Container.Key
      let origin: Origin
    }

    private var steps: [Step]

    /// The path through some registrations.
    init(_ components: some Sequence<Component> = []) {
      steps = components.map { Step(key: $0.key, origin: $0.origin) }
    }

    /// The place of the first request: 0.
    public var startIndex: Int { 0 }
    /// The place behind the innermost.
    public var endIndex: Int { steps.count }
    /// What was asked for at a place of the path.
    public subscript(position: Int) -> Container.Key { steps[position].key }

    /// Where the registration of a key of the path was made.
    public func origin(at position: Int) -> Origin { steps[position].origin }

    /// The path that goes on to one more registration.
    func appending(_ component: Component) -> Path {
      var path = self
      path.steps += Path([component]).steps
      return path
    }
  }
}
