extension Container {
  /// What was registered in a container. Only touched under the lock.
  struct State {
    var defaultScope: Scope
    var parts: [AppendedPart] = []
    /// Where the last registration was made.
    private var site: RegistrationSite?
    /// All, in the order of registration. A replacement takes the place of what it replaces.
    private(set) var components: [Component] = []
    /// The one for each key that a request means.
    private(set) var table = Table()
    /// Those that say they implement a key's type.
    private var forwarders: [Key: Forwarders] = [:]
    /// Those that answer `all`, by their types; nil once more was registered.
    private var answersToAll: [ObjectIdentifier: [Component]]?

    init(defaultScope: Scope) {
      self.defaultScope = defaultScope
    }
  }

  /// What a container no longer holds. It is released when the lock is not held, since deinitialisers may ask again.
  struct Released {
    var component: Component?
    var instance: AnyObject?
    /// What goes with it unnoticed.
    var others: [Component] = []
  }

  /// Components that forward from one key to others.
  struct Forwarders {
    var components: [Component] = []
    /// What is in the table if there are several.
    var ambiguity: Component?
  }
}

extension Container.State {
  /// A description of where a registration is made: the last one again if that is the same.
  mutating func site(_ fileID: StaticString, isolation: (any Actor)?, part: String?) -> RegistrationSite {
    if let site, site.isSame(fileID, isolation.map(ObjectIdentifier.init), part) { return site }
    let new = RegistrationSite(fileID: fileID, isolation: isolation, part: part)
    site = new
    return new
  }

  /// Where the registration was made that a new one takes the place of. The same line run again replaces nothing.
  func origin(replacedAt key: Container.Key, from site: RegistrationSite, line: UInt32) -> Origin? {
    guard let present = component(for: key), !present.isForwarding else { return nil }
    return present.line == line && present.site.fileID.isSame(as: site.fileID) ? nil : present.origin
  }

  /// Registers a component, and returns what is to be released.
  mutating func insert(_ new: Component) -> Container.Released {
    answersToAll = nil
    let key = new.key
    let present = component(for: key)
    table.set(new, for: key)
    if let present, !present.isForwarding { return replace(present, by: new) }
    append(new)
    return Container.Released()
  }

  /// Registers a component in the place of another, whose shared instance it takes over. Does nothing if that other has
  /// itself been replaced.
  mutating func insert(_ new: Component, insteadOf old: Component) -> Container.Released {
    guard isPresent(old) else { return Container.Released() }
    answersToAll = nil
    table.set(new, for: new.key)
    new.takeOver(old)
    return replace(old, by: new)
  }

  /// Registers a component that forwards to another key, and returns what is to be released.
  mutating func insertForwarder(_ new: Component, to target: Container.Key) -> Container.Released {
    answersToAll = nil
    let key = new.key
    let present = component(for: key)
    var forwarders = forwarders[key] ?? Container.Forwarders()
    var old: Component?
    if let index = forwarders.components.firstIndex(where: { $0.extras?.forwardsTo == target }) {
      old = forwarders.components[index]
      forwarders.components[index] = new
    } else {
      append(new)
      forwarders.components.append(new)
    }
    if present == nil || present?.isForwarding == true {
      if forwarders.components.count > 1, forwarders.ambiguity == nil { forwarders.ambiguity = .ambiguity(of: new) }
      table.set(forwarders.ambiguity ?? new, for: key)
    }
    self.forwarders[key] = forwarders
    return old.map { replace($0, by: new) } ?? Container.Released()
  }

  /// Removes the registration of a key, with those that only say that it implements their types.
  ///
  /// - Returns: What is to be released; nil if there was no such registration.
  mutating func remove(_ key: Container.Key) -> Container.Released? {
    guard let removed = component(for: key), !removed.isForwarding else { return nil }
    let isRemoved = { (component: Component) in component === removed || component.extras?.forwardsTo == key }
    let old = self
    answersToAll = nil
    components = []
    table = Table()
    forwarders = [:]
    for component in old.components where !isRemoved(component) {
      _ = component.extras?.forwardsTo.map { insertForwarder(component, to: $0) } ?? insert(component)
    }
    // The old lists hold the last references to what was removed; they must not end under the lock.
    return Container.Released(
      component: removed, instance: removed.stopSharing(),
      others: old.components + old.forwarders.values.compactMap(\.ambiguity))
  }

  /// The component that a request for a key means.
  func component(for key: Container.Key) -> Component? {
    table.find(key, hash: key.hash)?.takeUnretainedValue()
  }

  /// Whether a component is registered still.
  func isPresent(_ component: Component) -> Bool {
    let order = Int(component.order)
    return components.indices.contains(order) && components[order] === component
  }

  /// The keys of the registrations that say they implement a key's type.
  func implementations(of key: Container.Key) -> [Container.Key] {
    (forwarders[key]?.components ?? []).compactMap { $0.extras?.forwardsTo }
  }

  /// The registration of a key, or all that say they implement its type.
  func registrations(for key: Container.Key) -> [Component] {
    guard let found = component(for: key) else { return [] }
    return found.isForwarding ? implementations(of: key).compactMap { component(for: $0) } : [found]
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

  private mutating func append(_ new: Component) {
    new.order = Int32(components.count)
    components.append(new)
  }

  private mutating func replace(_ old: Component, by new: Component) -> Container.Released {
    new.order = old.order
    components[Int(new.order)] = new
    return Container.Released(component: old, instance: old.stopSharing())
  }
}
