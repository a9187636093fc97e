/// What a graph remembers of its shared instances once its outermost request is answered, for `Lazy` and `Provider`.
///
/// It retains nothing: what nobody else holds any longer is built anew.
final class Graph: Sendable {
  private struct Memory {
    weak var object: AnyObject?
    weak var component: Component?
    weak var view: Container?
    let uses: [ArgumentStack.Use]
  }

  private let memories = Locked<[Memory]>([])

  /// Remembers instances beside those that are remembered already. Two threads may go on with a graph at once.
  func remember(_ instances: [Resolution.Instance]) {
    let new = instances.filter { $0.component.scope == .graph }.map { instance in
      Memory(
        object: ErasedInstance.referent(of: instance.object, as: instance.component), component: instance.component,
        view: instance.view, uses: instance.uses)
    }
    // Who reads a weak reference retains what it refers to, and must not be the last to release that under the lock.
    var retained: [AnyObject?] = []
    memories.withLock { memories in
      memories =
        memories.filter { old in
          let (object, component, view) = (old.object, old.component, old.view)
          retained += [object, component, view]
          return object != nil
            && !new.contains { $0.component === component && $0.view === view && $0.uses == old.uses }
        } + new
    }
    withExtendedLifetime(retained) {}
  }

  /// The instances that are still there.
  var instances: [Resolution.Instance] {
    memories.withLock(\.self).compactMap { memory in
      guard let component = memory.component, let view = memory.view, let referent = memory.object,
        let object = ErasedInstance.object(referringTo: referent, as: component)
      else { return nil }
      return Resolution.Instance(object: object, component: component, view: view, uses: memory.uses)
    }
  }
}

/// A type whose instances make a request later.
protocol DeferredDependency: IndirectDependency {
  init(_ request: DeferredRequest)
}

extension DeferredDependency {
  static func produce(
    _ key: Container.Key, in container: Container, by resolution: Resolution, input: UnsafeRawPointer?,
    output: UnsafeMutableRawPointer
  ) throws(InjectionError) {
    let request = DeferredRequest(key, in: container, by: resolution)
    output.initializeMemory(as: Self.self, to: Self(request))
  }
}
