/// What happens on a thread between an outermost `resolve` and its answer.
///
/// A `resolve` within a factory joins the one that called the factory, whichever container it asks. The state is kept
/// until the thread ends.
///
/// In four files: this one has the state, `Resolution+Request` begins and ends a request (`answer` → `run`),
/// `Resolution+LookUp` finds what answers it (`produce` → `find`), and `Resolution+Building` makes instances (`build` → the
/// factory → `finishAll`).
struct Resolution {
  let state: UnsafeMutablePointer<State>

  /// What a thread knows of the request that it answers. Only the thread itself touches it.
  struct State: ~Copyable {
    var holder: Unmanaged<Holder>?
    /// Which mutex of a `ReadWriteLock` the thread takes.
    var lane = 0
    var lastFrame: ArgumentStack.Frame = 0
    var isActive = false
    /// The part that is being loaded.
    var part: String?
    /// The actor that the code which asks is known to run on.
    var isolation: ObjectIdentifier?
    /// The actor that the last instance belongs to, so that it is only handed out there.
    var answerIsolation: ObjectIdentifier?
    /// Who asks, if what it asks for is to be remembered.
    var asker = Asker()
    var path = ResolutionPath()
    /// What has been built and is shared until the outermost request is answered.
    var instances = InstanceMap<Instance>()
    var arguments = ArgumentStack()
    /// How many of the arguments came with the outermost request, and last as long as it.
    var outermostArgumentCount = 0
    /// Instances that are built and still lack what their initialisers could not be given.
    var unfinished: [Unfinished] = []
    /// Shared instances that other threads may see once nothing is unfinished.
    var unpublished: [Instance] = []
    /// What must not be released before the request has ended: what a deinitialiser asks for then would be neither finished
    /// nor published any more.
    var releasedLast: [AnyObject?] = []
    var indirectTypes = IndirectTypes()
    var memory = InstanceMemory()
    /// What this thread builds for others too.
    var session: BuildSession?
    /// Whether that goes on after the request, since a `Lazy` is being built.
    var keepsSession = false
    /// How many requests wait until this thread has gone on with another graph.
    var suspensionCount = 0
    /// How much of what those have built is not published yet, and may be part of what is built now.
    var unpublishedBefore = 0
    /// What `Lazy` and `Provider` go on with.
    var graph: Graph?
    var stack: ThreadStack?
    /// Whether a subscriber is being called.
    var isEmitting = false
    /// How many threads have been made to go on when a stack was full.
    var largerStackCount = 0
  }

  /// A shared instance, with what it is known by.
  struct Instance {
    let object: AnyObject
    let component: Component
    let view: Container
    /// The arguments that it was built of.
    var uses: [ArgumentStack.Use] = []

    var key: InstanceKey {
      InstanceKey(component: component, view: view, frame: uses.map(\.frame).max() ?? 0)
    }
  }

  /// A factory, or what gives an instance its properties, that is being run.
  struct Asker {
    var component: Unmanaged<Component>?
    /// The tree whose lock guards the component.
    var tree: Unmanaged<ContainerTree>?
    var need = Dependency.Need.required
  }

  struct Unfinished {
    let path: ResolutionPathNode?
    let component: Component
    let view: Container
    let isolation: ObjectIdentifier?
    let arguments: [ArgumentStack.Entry]
    let finish: (Container) throws -> Void
  }
}

extension Resolution {
  /// Keeps the state of a thread for as long as the thread lives.
  final class Holder {
    let resolution: Resolution

    private static let threads = ThreadLocal<Holder>()
    private static let numbers = Locked(ThreadNumbers())

    init() {
      resolution = Resolution(state: .allocate(capacity: 1))
      resolution.state.initialize(to: State())
      let (number, lane) = Self.numbers.withLock { $0.begin() }
      resolution.state.pointee.lane = lane
      resolution.state.pointee.lastFrame = ArgumentStack.Frame(number) << 40
      resolution.state.pointee.holder = .passUnretained(self)
    }

    deinit {
      let lane = resolution.state.pointee.lane
      Self.numbers.withLock { $0.end(lane: lane) }
      resolution.state.deinitialize(count: 1)
      resolution.state.deallocate()
    }

    fileprivate static var current: Holder? { threads.current?.takeUnretainedValue() }

    @inline(__always)
    fileprivate static var currentResolution: Resolution? {
      threads.current?._withUnsafeGuaranteedRef(\.resolution)
    }

    fileprivate func becomeCurrent() { Self.threads.begin(self) }
  }

  /// The current thread's, made when first asked for and kept until the thread ends.
  static var current: Resolution {
    if let resolution = Holder.currentResolution { return resolution }
    let holder = Holder()
    holder.becomeCurrent()
    return holder.resolution
  }

  /// Makes a thread that has none yet go on with this one.
  func becomeCurrent() {
    state.pointee.holder?._withUnsafeGuaranteedRef { $0.becomeCurrent() }
  }

  /// What is being built, for an error.
  var path: InjectionError.Path { InjectionError.Path(state.pointee.path.components) }

  /// The graph that is being built, for what is asked for later.
  var graph: Graph {
    if let graph = state.pointee.graph { return graph }
    let new = Graph()
    state.pointee.graph = new
    return new
  }

  /// What this thread builds for others too.
  var session: BuildSession {
    if let session = state.pointee.session { return session }
    let new = BuildSession()
    state.pointee.session = new
    return new
  }
}

extension Resolution {
  /// Begins to build for others outside of any request, until `endSession`.
  ///
  /// - Returns: Whether it was begun. A request that goes on already, or is suspended, has a session of its own.
  func beginSession() -> Bool {
    guard !state.pointee.isActive, state.pointee.suspensionCount == 0, !state.pointee.keepsSession else { return false }
    state.pointee.keepsSession = true
    return true
  }

  /// Ends what was begun for others outside of any request.
  func endSession() {
    state.pointee.keepsSession = false
    guard let session = state.pointee.session.take() else { return }
    BuildCoordinator.shared.end(session)
  }
}

/// What an outermost request sets aside while the thread goes on with another graph.
extension Resolution {
  struct Suspended {
    fileprivate let isActive: Bool
    fileprivate let asker: Asker
    fileprivate let path: ResolutionPath
    fileprivate let instances: InstanceMap<Instance>
    fileprivate let arguments: ArgumentStack
    fileprivate let outermostArgumentCount: Int
    fileprivate let unfinished: [Unfinished]
    fileprivate let unpublished: [Instance]
    fileprivate let graph: Graph?
  }

  func suspend(for graph: Graph) -> Suspended {
    // First, since looking at what is weak may end it, and a deinitialiser may ask for something then.
    let instances = graph.instances
    let outer = Suspended(
      isActive: state.pointee.isActive, asker: state.pointee.asker, path: state.pointee.path,
      instances: state.pointee.instances, arguments: state.pointee.arguments,
      outermostArgumentCount: state.pointee.outermostArgumentCount, unfinished: state.pointee.unfinished,
      unpublished: state.pointee.unpublished, graph: state.pointee.graph)
    if outer.isActive { state.pointee.suspensionCount += 1 }
    state.pointee.unpublishedBefore += outer.unpublished.count
    state.pointee.isActive = false
    state.pointee.instances = InstanceMap()
    for instance in instances { state.pointee.instances.append(instance, at: instance.key) }
    state.pointee.arguments = ArgumentStack()
    state.pointee.unfinished = []
    state.pointee.unpublished = []
    state.pointee.graph = graph
    return outer
  }

  func takeUp(_ outer: Suspended) {
    // What could not be published while another thread has part in it is, together with the rest.
    let unpublished = outer.unpublished + state.pointee.unpublished
    state.pointee.isActive = outer.isActive
    state.pointee.asker = outer.asker
    state.pointee.path = outer.path
    state.pointee.instances = outer.instances
    state.pointee.arguments = outer.arguments
    state.pointee.outermostArgumentCount = outer.outermostArgumentCount
    state.pointee.unfinished = outer.unfinished
    state.pointee.unpublished = unpublished
    state.pointee.graph = outer.graph
    if outer.isActive { state.pointee.suspensionCount -= 1 }
    state.pointee.unpublishedBefore -= outer.unpublished.count
  }
}
