import Synchronization

extension Container {
  /// Does something with the state, and hands out the answer.
  func withState<Answer>(_ body: (inout State) -> Answer) -> Answer {
    state.handing { body(&$0) }
  }

  /// Registers something, by a change that adds one key at most.
  func register(_ change: (inout State) -> (Component, Released)) -> Component {
    let container = standIn
    let (component, released) = container.withState { state in
      if let outgrown = state.growTable() {
        container.table.store(.passUnretained(state.table), ordering: .sequentiallyConsistent)
        withExtendedLifetime(outgrown) { Readers.waitUntilGone() }
      }
      return change(&state)
    }
    tellRelease(released)
    return component
  }

  /// The component that answers requests for a key, among this container's own. Only to be asked under a reader's mark.
  @inline(__always)
  func find(_ key: Key, spread: UInt32) -> Unmanaged<Component>? {
    table.load(ordering: .sequentiallyConsistent)._withUnsafeGuaranteedRef { $0.find(key, spread: spread) }
  }

  /// Lets later requests share an instance of a component of this container.
  func share(_ instance: AnyObject, of component: Component) {
    let released = withState { _ in component.share(instance) }
    withExtendedLifetime(released) {}
  }

  /// The instance of a component of this container that requests share, where there is one.
  func sharedInstance(of component: Component) -> AnyObject? {
    withState { _ in component.shared }
  }

  /// All components of this container, in the order of registration.
  var components: [Component] {
    standIn.withState { $0.components }
  }
}
