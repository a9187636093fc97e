import Synchronization

/// What a graph remembers of its shared instances once its outermost request is answered, for `Lazy` and `Provider`.
///
/// It holds nothing: what nobody else holds any longer is built anew.
final class Graph: Sendable {
  /// Sendable though not checked: what is remembered is as good for one thread as for another.
  private struct Memory: @unchecked Sendable {
    weak var object: AnyObject?
    weak var component: Component?
    weak var view: Container?
  }

  private let memories = Mutex<[Memory]>([])

  /// Takes note of instances.
  func remember(_ instances: some Sequence<Resolution.Instance>) {
    let new = instances.filter { $0.component.scope == .graph }.map { instance in
      Memory(
        object: Erased.referent(of: instance.object, as: instance.component), component: instance.component,
        view: instance.view)
    }
    memories.withLock { $0 = new }
  }

  /// The instances that are still there.
  var instances: [Resolution.Instance] {
    memories.withLock(\.self).compactMap { memory in
      guard let component = memory.component, let view = memory.view, let referent = memory.object,
        let object = Erased.object(referringTo: referent, as: component)
      else { return nil }
      return Resolution.Instance(object: object, component: component, view: view)
    }
  }
}
