/// What a container knows under one key.
struct Slot {
  /// What was registered under the key itself; it goes before the others.
  private(set) var component: Component?
  /// The registrations that said they implement this key's type.
  private(set) var implementations: [Implementation] = []

  /// A component that forwards to the registration of another key.
  struct Implementation {
    let key: Container.Key
    var component: Component
  }

  /// The one that a request means; nothing where several are as good.
  var choice: Component? {
    component ?? (implementations.count == 1 ? implementations[0].component : nil)
  }

  /// All of them.
  var components: [Component] {
    (component.map { [$0] } ?? []) + implementations.map(\.component)
  }

  /// When the first of them was registered.
  var order: Int {
    components.map(\.order).min() ?? 0
  }

  /// Puts a component in the place of another, which is the answer. A replacement keeps the place in the order.
  mutating func set(_ new: Component, order: Int) -> Component? {
    let old = component
    new.order = old?.order ?? order
    component = new
    return old
  }

  /// Puts a forwarding component in the place of another to the same key, which is the answer.
  mutating func set(_ new: Component, forwardingTo key: Container.Key, order: Int) -> Component? {
    guard let index = implementations.firstIndex(where: { $0.key == key }) else {
      new.order = order
      implementations.append(Implementation(key: key, component: new))
      return nil
    }
    let old = implementations[index].component
    new.order = old.order
    implementations[index].component = new
    return old
  }
}
