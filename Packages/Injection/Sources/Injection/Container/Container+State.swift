extension Container {
  /// What was registered in a container. Only touched under the lock.
  struct State {
    var defaultScope: Scope
    var parts: [AppendedPart] = []
    /// Where the last registration was made.
    private var site: RegistrationSite?
    /// All that were registered here or copied, by their places.
    private var list: ComponentList
    /// The one for each key that a request means.
    private(set) var table = Table()
    /// Those that say they implement a key's type.
    private var forwarders: [Key: Forwarders] = [:]
    /// What this is a copy of. It is kept for good, since nothing may be released under the lock.
    private let original: Original?
    /// Those that answer `all`, by their types; nil once more was registered.
    private var answersToAll: [ObjectIdentifier: [Component]]?

    init(defaultScope: Scope) {
      self.defaultScope = defaultScope
      list = ComponentList()
      original = nil
    }

    /// Makes a copy, for which each component is copied when it is first asked for.
    init(copying original: State) {
      defaultScope = original.defaultScope
      parts = original.parts
      list = ComponentList(emptyPlaces: original.list.count)
      self.original = Original(state: original)
    }

    /// The state of a container when it was copied.
    private final class Original {
      let state: State

      init(state: State) {
        self.state = state
      }
    }
  }

  /// What a container no longer holds. It is released when the lock is not held, since deinitialisers may ask again.
  struct Released {
    var component: Component?
    var instance: AnyObject?
    /// What goes with it unnoticed.
    var others: [AnyObject] = []
  }

  /// Components that forward from one key to others.
  struct Forwarders {
    var components: [Component] = []
    /// What is in the table if there are several.
    var ambiguity: Component?
  }
}

extension Container.State {
  /// A description of where a registration is made: the last one again if that is the same. It is not retained, since the
  /// state keeps it until it is asked for another.
  @inline(__always)
  mutating func site(
    _ fileID: StaticString, isolation: (any Actor)?, by resolution: Resolution
  ) -> Unmanaged<RegistrationSite> {
    let site = site.map(Unmanaged.passUnretained)
    let id = isolation.map(ObjectIdentifier.init)
    if let site, site._withUnsafeGuaranteedRef({ $0.isSame(fileID, id, by: resolution) }) { return site }
    return newSite(fileID, isolation: isolation, by: resolution)
  }

  @inline(never)
  private mutating func newSite(
    _ fileID: StaticString, isolation: (any Actor)?, by resolution: Resolution
  ) -> Unmanaged<RegistrationSite> {
    let new = RegistrationSite(fileID: fileID, isolation: isolation, part: resolution.state.pointee.part)
    site = new
    return .passUnretained(new)
  }

  /// Registers a component, and returns what is to be released.
  ///
  /// - Parameter place: where the table has what the key means so far, or has room for it.
  @inline(__always)
  mutating func insert(_ new: Component, at place: Table.Place) -> Container.Released? {
    if answersToAll != nil { answersToAll = nil }
    let present = table.set(new, at: place)
    if let present, !present.isForwarding { return replace(present, by: new) }
    list.append(new)
    return nil
  }

  /// Registers a component in the place of the one that a handle means, whose shared instance it takes over. Does nothing
  /// if the handle's registration is gone.
  mutating func replace(_ handle: Component, by successor: (Component) -> Component) -> Container.Released? {
    guard let old = present(handle) else { return nil }
    answersToAll = nil
    let new = successor(old)
    table.set(new)
    let retained = new.takeOver(old)
    var released = replace(old, by: new)
    if let retained { released.others.append(retained) }
    return released
  }

  /// Registers a component that forwards to another key, and returns what is to be released.
  mutating func insertForwarder(_ new: Component, to target: Container.Key) -> Container.Released? {
    answersToAll = nil
    let key = new.key
    let present = component(for: key)
    var forwarders = forwarders[key] ?? Container.Forwarders()
    var old: Component?
    if let index = forwarders.components.firstIndex(where: { $0.extras?.forwardsTo == target }) {
      old = forwarders.components[index]
      forwarders.components[index] = new
    } else {
      list.append(new)
      forwarders.components.append(new)
    }
    if present == nil || present?.isForwarding == true {
      if forwarders.components.count > 1, forwarders.ambiguity == nil { forwarders.ambiguity = .ambiguity(of: new) }
      table.set(forwarders.ambiguity ?? new)
    }
    self.forwarders[key] = forwarders
    return old.map { replace($0, by: new) }
  }

  /// Removes the registration of a key, with those that only say that it implements their types.
  ///
  /// - Returns: What is to be released; nil if there was no such registration.
  mutating func remove(_ key: Container.Key) -> Container.Released? {
    complete()
    guard let removed = component(for: key), !removed.isForwarding else { return nil }
    let isRemoved = { (component: Component) in component === removed || component.extras?.forwardsTo == key }
    let old = self
    answersToAll = nil
    list = ComponentList()
    table = Table()
    forwarders = [:]
    for component in old.list.components where !isRemoved(component) {
      if let target = component.extras?.forwardsTo {
        _ = insertForwarder(component, to: target)
      } else {
        _ = insert(component, at: place(of: component.key, hash: component.hash))
      }
    }
    // The old lists hold the last references to what was removed; they must not end under the lock.
    return Container.Released(
      component: removed, instance: removed.stopSharing(),
      others: Array(old.list.components) + old.forwarders.values.compactMap(\.ambiguity))
  }

  /// All components, in the order of registration.
  var components: [Component] {
    mutating get {
      complete()
      return Array(list.components)
    }
  }

  /// The components that may have instances.
  var usedComponents: [Component] { list.present }

  /// The component that a request for a key means.
  mutating func component(for key: Container.Key) -> Component? { component(for: key, hash: key.hash) }

  mutating func component(for key: Container.Key, hash: UInt32) -> Component? {
    adopt(key)
    return table.find(key, hash: hash)?.takeUnretainedValue()
  }

  /// Where the table has the component that a key means, or has room for it.
  @inline(__always)
  mutating func place(of key: Container.Key, hash: UInt32) -> Table.Place {
    if !list.isComplete { adopt(key) }
    return table.place(of: key, hash: hash)
  }

  /// Whether a component is registered still.
  func holds(_ component: Component) -> Bool { list[component.order] === component }

  /// The component that a handle means now: its own, its copy, or what has taken its place since; nil if its registration
  /// has been removed, or another was made for its key.
  mutating func present(_ handle: Component) -> Component? {
    guard let found = component(for: handle.key), found.identity === handle.identity else { return nil }
    return found
  }

  /// The keys of the registrations that say they implement a key's type.
  func implementations(of key: Container.Key) -> [Container.Key] {
    forwarders(of: key).components.compactMap { $0.extras?.forwardsTo }
  }

  /// The registration of a key, or all that say they implement its type.
  mutating func registrations(for key: Container.Key) -> [Component] {
    guard let found = component(for: key) else { return [] }
    guard found.isForwarding else { return [found] }
    return implementations(of: key).compactMap { component(for: $0) }
  }

  /// Those that answer requests for a type without arguments, of any name, in the order of registration.
  mutating func components(of type: any Any.Type) -> [Component] {
    let known =
      answersToAll
      ?? Dictionary(
        grouping: components.filter { $0.traits.isDisjoint(with: [.takesArguments, .isAlias]) }
      ) { ObjectIdentifier($0.type) }
    answersToAll = known
    return known[ObjectIdentifier(type)] ?? []
  }

  private mutating func replace(_ old: Component, by new: Component) -> Container.Released {
    list.put(new, at: old.order)
    return Container.Released(component: old, instance: old.stopSharing())
  }
}

/// What a copy takes over from its original, one by one.
extension Container.State {
  /// Whether a copy would have to be made for a request for a key, which the table does not have.
  func isToBeAdopted(_ key: Container.Key) -> Bool { source?.original(for: key) != nil }

  /// Copies what the original has for a key, unless that has been done.
  mutating func adopt(_ key: Container.Key) {
    guard !list.isComplete, table.find(key, hash: key.hash) == nil, let source,
      let found = source.original(for: key)
    else { return }
    let others = source.forwarders(of: key)
    if !others.components.isEmpty {
      forwarders[key] = Container.Forwarders(
        components: others.components.map { copy($0) }, ambiguity: others.ambiguity.map(Component.ambiguity))
    }
    let forwarder = forwarders[key].flatMap { $0.ambiguity ?? $0.components.first }
    table.set(found.isForwarding ? forwarder ?? copy(found) : copy(found))
  }

  private mutating func copy(_ original: Component) -> Component {
    let copy = original.copy()
    list.put(copy, at: place(of: original))
    return copy
  }

  /// The place that a component of the original had when this copy was made: another one, if what came before it has been
  /// removed since then.
  private func place(of component: Component) -> Int32 {
    let lists = sequence(first: self, next: \.source).map(\.list)
    if lists.contains(where: { $0[component.order] === component }) { return component.order }
    guard let place = lists.lazy.compactMap({ $0.place(of: component) }).first else {
      preconditionFailure("what is copied is one of the original's")
    }
    return place
  }

  /// Copies all that has not been copied.
  private mutating func complete() {
    guard let source else { return }
    let originals = source.originals
    for original in originals { adopt(original.key) }
    list.complete { originals[$0].copy() }
  }

  /// The original, as long as something may be left to be copied.
  private var source: Container.State? { list.isComplete ? nil : original?.state }

  /// All components, or for those that were not copied their originals.
  private var originals: [Component] {
    guard let source else { return Array(list.components) }
    let others = source.originals
    return (0..<list.count).map { list[Int32($0)] ?? others[$0] }
  }

  private func original(for key: Container.Key) -> Component? {
    table.find(key, hash: key.hash)?.takeUnretainedValue() ?? source?.original(for: key)
  }

  private func forwarders(of key: Container.Key) -> Container.Forwarders {
    forwarders[key] ?? source?.forwarders(of: key) ?? Container.Forwarders()
  }
}
