extension Container {
  /// What a container was told, behind its lock.
  struct State {
    var defaultScope: Scope
    var parts: [AppendedPart] = []
    /// Where the last registration was made.
    private var site: Site?
    /// All, in the order of registration. A replacement takes the place of what it replaces.
    private(set) var components: [Component] = []
    /// The one for each key that a request means.
    private(set) var table: Table
    private var keyCount = 0
    /// Those that say they implement a key's type.
    private var forwarders: [Key: Forwarders] = [:]
    /// Those that answer `all`, by their types; nothing once more was registered.
    private var answersToAll: [ObjectIdentifier: [Component]]?

    init(defaultScope: Scope, table: Table) {
      self.defaultScope = defaultScope
      self.table = table
    }
  }

  /// What a container no longer holds. It is let go when the state is not locked, since deinitialisers may ask again.
  struct Released {
    var component: Component?
    var instance: AnyObject?
  }

  /// Components that forward from one key to others.
  struct Forwarders {
    var components: [Component] = []
    /// What is in the table where there are several.
    var ambiguity: Component?
  }
}

extension Container.State {
  /// Where a registration is made, as the one before where that is the same.
  mutating func site(_ fileID: StaticString, isolation: ObjectIdentifier?, part: String?) -> Site {
    if let site, site.isSame(fileID, isolation, part) { return site }
    let new = Site(fileID: fileID, isolation: isolation, part: part)
    site = new
    return new
  }

  /// Makes a larger table where one more key would not fit well, and answers the one that it takes the place of.
  mutating func growTable() -> Table? {
    guard 4 * (keyCount + 1) > 3 * table.capacity else { return nil }
    let outgrown = table
    table = Table(capacity: 2 * outgrown.capacity)
    outgrown.forEach { table.set($0, for: $0.key) }
    return outgrown
  }

  /// Puts a component under its key, and answers what is to be let go.
  mutating func insert(_ new: Component) -> Container.Released {
    answersToAll = nil
    let key = new.key
    let present = component(for: key)
    table.set(new, for: key)
    if let present, !present.isForwarding { return replace(present, by: new) }
    if present == nil { keyCount += 1 }
    append(new)
    return Container.Released()
  }

  /// Puts a component in the place of another, unless that one has been replaced itself.
  mutating func insert(_ new: Component, insteadOf old: Component) -> Container.Released {
    components[Int(old.order)] === old ? insert(new) : Container.Released()
  }

  /// Puts a component under its key as one that forwards to another key, and answers what is to be let go.
  mutating func insertForwarder(_ new: Component, to target: Container.Key) -> Container.Released {
    answersToAll = nil
    let key = new.key
    let present = component(for: key)
    var forwarders = forwarders[key] ?? Container.Forwarders()
    var released = Container.Released()
    if let index = forwarders.components.firstIndex(where: { $0.details?.forwardsTo == target }) {
      released = replace(forwarders.components[index], by: new)
      forwarders.components[index] = new
    } else {
      append(new)
      forwarders.components.append(new)
    }
    if present == nil { keyCount += 1 }
    if present == nil || present?.isForwarding == true {
      if forwarders.components.count > 1, forwarders.ambiguity == nil { forwarders.ambiguity = .ambiguity(of: new) }
      table.set(forwarders.ambiguity ?? new, for: key)
    }
    self.forwarders[key] = forwarders
    return released
  }

  /// The component that a request for a key means.
  func component(for key: Container.Key) -> Component? {
    table.find(key, spread: key.spread)?.takeUnretainedValue()
  }

  /// The keys of the registrations that say they implement a key's type.
  func implementations(of key: Container.Key) -> [Container.Key] {
    (forwarders[key]?.components ?? []).compactMap { $0.details?.forwardsTo }
  }

  /// Those that answer requests for a type without arguments, of any name, in the order of registration.
  mutating func components(of type: any Any.Type) -> [Component] {
    let known =
      answersToAll
      ?? Dictionary(
        grouping: components.filter { !$0.traits.contains(.takesArguments) }
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
    let kept = old.stopSharing()
    Readers.waitUntilGone()
    return Container.Released(component: old, instance: kept)
  }
}
