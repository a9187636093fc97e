/// Knows how to build the objects of an app, and builds them with what they need.
///
/// ```swift
/// let container = Container()
/// container.register((any UserRepositoryType).self, scope: .singleton) { UserRepository(api: $0) }
/// container.register(UserScreenViewModel.init)
/// let viewModel: UserScreenViewModel = try container.resolve()
/// ```
///
/// A container may be used from any thread: registering, removing, resetting and resolving may all happen at once. A
/// factory that is registered on an actor, as all code of an app is on the main actor, only ever runs there. What a
/// *nonisolated* registration builds may be handed to any thread, so what it shares has to be `Sendable`.
///
/// Sendable although unchecked: the state is only touched under the tree's lock.
public final class Container: @unchecked Sendable {
  /// Where a child looks for what is not registered in itself. A child keeps its parent alive.
  public let parent: Container?
  /// Where it was made.
  public let origin: Origin
  let tree: ContainerTree
  /// What this is a copy of, which is no copy itself; nil if this is none.
  private let copied: Container?
  /// Only touched under the tree's lock.
  @exclusivity(unchecked)
  final var state: State

  /// Makes an empty container. A child begins with its parent's default scope.
  public convenience init(parent: Container? = nil, fileID: StaticString = #fileID, line: UInt = #line) {
    let parent = parent?.standIn
    self.init(
      parent: parent, tree: parent?.tree ?? ContainerTree(), origin: Origin(fileID: fileID, line: line, part: nil))
    ContainerWatch.note(self)
  }

  /// Makes a container, and registers what a closure says.
  ///
  /// ```swift
  /// let container = Container {
  ///   $0.register(UserScreenViewModel.init)
  /// }
  /// ```
  public convenience init(
    parent: Container? = nil, fileID: StaticString = #fileID, line: UInt = #line,
    isolation: isolated (any Actor)? = #isolation, _ register: (Container) throws -> Void
  ) rethrows {
    self.init(parent: parent, fileID: fileID, line: line)
    try register(self)
  }

  init(parent: Container?, tree: ContainerTree, origin: Origin, state: State? = nil, copying copied: Container? = nil) {
    self.parent = parent
    self.tree = tree
    self.origin = origin
    self.copied = copied
    self.state = state ?? State(defaultScope: parent?.defaultScope ?? .graph)
  }

  /// Whether registrations may have to be copied from another container first.
  var isCopy: Bool { copied != nil }

  /// Itself, or what it is a copy of.
  var original: Container { copied ?? self }

  /// The scope of registrations that name none. `graph` at first.
  public var defaultScope: Scope {
    get { standIn.withState { $0.defaultScope } }
    set { standIn.withState { $0.defaultScope = newValue } }
  }

  /// The keys that this container itself can answer, in the order of registration.
  public var keys: [Key] { Self.keys(of: components) }

  static func keys(of components: [Component]) -> [Key] {
    var seen: Set<Key> = []
    return components.map(\.key).filter { seen.insert($0).inserted }
  }

  /// Drops the instances that this container shares, of one scope or of all. The registrations stay.
  public func reset(_ scope: Scope? = nil) {
    // Released when the state is no longer locked, since their deinitialisers may ask this container again.
    let released = standIn.withState { state in
      state.usedComponents.filter { scope == nil || $0.scope == scope }
        .map { Released(component: $0, instance: $0.stopSharing()) }
    }
    released.forEach(emitRelease)
  }

  /// Drops the instance that this container shares of one registration, which stays. What implements the type counts too.
  ///
  /// ```swift
  /// container.reset((any Session).self)
  /// ```
  ///
  /// - Returns: Whether this container has such a registration.
  @discardableResult
  public func reset<Output>(_ type: Output.Type, name: String? = nil) -> Bool {
    let released = standIn.withState { state in
      state.registrations(for: Key(type, name: name)).map { Released(component: $0, instance: $0.stopSharing()) }
    }
    released.forEach(emitRelease)
    return !released.isEmpty
  }

  deinit {
    guard tree.withLock({ tree.isObserved }) else { return }
    state.usedComponents.forEach { emitRelease(Released(component: $0, instance: $0.kept)) }
  }
}

extension Container {
  /// Calls `body` with the state, under the lock. It must not release anything that could ask a container again.
  func withState<Answer>(_ body: (inout State) -> Answer) -> Answer {
    tree.withLock { body(&state) }
  }

  /// Makes a change in the container that stands for this one in the current task.
  ///
  /// - Returns: Whether there was something to be released.
  @discardableResult
  func change(_ change: (inout State) -> Released?) -> Bool {
    guard let released = standIn.withState(change) else { return false }
    emitRelease(released)
    return true
  }

  /// Lets later requests share an instance of a component of this container, and returns the one that it replaces.
  ///
  /// What was built for a component that has been removed or replaced meanwhile is not kept: nobody would find it to let it go.
  @discardableResult
  func share(_ instance: AnyObject, of component: Component) -> AnyObject? {
    withState { $0.holds(component) ? component.share(instance) : nil }
  }

  /// The instance of a component of this container that requests share; nil if there is none.
  func sharedInstance(of component: Component) -> AnyObject? {
    tree.withLock { component.shared }
  }

  /// All components of this container, in the order of registration.
  var components: [Component] { standIn.withState { $0.components } }

  /// This container and its parents, the nearest first.
  var lineage: [Container] { Array(sequence(first: standIn, next: \.parent)) }

  /// The components that answer requests for a type without arguments, in the order of `all`.
  func components(of type: any Any.Type) -> [(component: Component, owner: Container)] {
    var found: [(component: Component, owner: Container)] = []
    for owner in lineage.reversed() {
      let components = owner.withState { $0.components(of: type) }
      // A child's registration hides its parent's of the same key, and so does what says that this implements the type.
      found.removeAll { hidden in components.contains { $0.answersAsOneOfAll(like: hidden.component) } }
      found += components.map { ($0, owner) }
    }
    return found
  }

  /// The keys of the registrations that say they implement a key's type.
  func implementations(of key: Key) -> [Key] { withState { $0.implementations(of: key) } }
}
