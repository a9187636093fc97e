import Synchronization

/// Knows how to build the objects of an app, and builds them with what they need.
///
/// ```swift
/// let container = Container()
/// container.register((any UserRepositoryType).self, scope: .singleton) { UserRepository(api: $0) }
/// container.register(UserScreenViewModel.init)
/// let viewModel: UserScreenViewModel = try container.resolve()
/// ```
///
/// A container may be used from any thread. A factory that is registered on an actor, as all code of an app is on the
/// main actor, only ever runs there.
public final class Container: Sendable {
  /// Where a child looks for what is not registered in itself. A child keeps its parent alive.
  public let parent: Container?
  /// Where it was made.
  public let origin: Origin
  let family: Family
  /// The table of the state, for those who look something up without its lock.
  let table: Atomic<Unmanaged<Table>>
  let state: Mutex<State>

  /// Makes an empty container. A child begins with its parent's default scope.
  public convenience init(parent: Container? = nil, fileID: StaticString = #fileID, line: UInt = #line) {
    let parent = parent?.standIn
    self.init(
      parent: parent, family: parent?.family ?? Family(), origin: Origin(fileID: fileID, line: line, part: nil))
    ContainerWatch.note(self)
  }

  init(parent: Container?, family: Family, origin: Origin) {
    self.parent = parent
    self.family = family
    self.origin = origin
    let table = Table(capacity: 8)
    self.table = Atomic(.passUnretained(table))
    state = Mutex(State(defaultScope: parent?.defaultScope ?? .graph, table: table))
  }

  /// The scope of registrations that name none. At first `graph`.
  public var defaultScope: Scope {
    get { standIn.withState { $0.defaultScope } }
    set { standIn.withState { $0.defaultScope = newValue } }
  }

  /// The keys that this container itself can answer, in the order of registration.
  public var keys: [Key] {
    var seen: Set<Key> = []
    return components.map(\.key).filter { seen.insert($0).inserted }
  }

  /// Drops the instances that this container shares, of one scope or of all. The registrations stay.
  public func reset(_ scope: Scope? = nil) {
    // Let go when the state is no longer locked, since their deinitialisers may ask this container again.
    let released = standIn.withState { state in
      state.components.filter { scope == nil || $0.scope == scope }
        .map { Released(component: $0, instance: $0.stopSharing()) }
    }
    released.forEach(tellRelease)
  }

  deinit {
    guard family.subscribers.isAnyone.load(ordering: .relaxed) else { return }
    withState(\.components).forEach { tellRelease(Released(component: $0, instance: $0.kept)) }
  }
}
