/// What happens on a thread between an outermost `resolve` and its answer.
///
/// A `resolve` within a factory joins the one that called the factory, whichever container it asks. The state is kept
/// until the thread ends.
///
/// Sendable though not checked: other threads look at the mark, and only the thread itself touches the state.
struct Resolution: @unchecked Sendable {
  let state: UnsafeMutablePointer<State>
  let mark: UnsafeMutablePointer<Readers.Mark>

  /// What a thread knows of the request that it answers.
  struct State: ~Copyable {
    var holder: Unmanaged<Holder>?
    var isActive = false
    /// The part that is being loaded.
    var part: String?
    /// The actor that the code which asks is known to run on.
    var isolation: ObjectIdentifier?
    /// The one that asks, if what it asks for is to be remembered.
    var asker = Asker()
    var path = BuildPath()
    /// What has been built and is shared until the outermost request is answered.
    var instances = PlaceMap<Instance>()
    /// Instances that are built and still lack what their initialisers could not be given.
    var unfinished: [Unfinished] = []
    /// Shared instances that other threads may see once nothing is unfinished.
    var unpublished: [Instance] = []
    var locks: [BuildLock] = []
    /// How many of the locks are held for a request that waits for this one.
    var outerLocks = 0
    /// What `Lazy` and `Provider` go on with.
    var graph: Graph?
    var stack: ThreadStack?
    /// Whether a subscriber is being told of something.
    var isTelling = false
    /// How many threads have been made to go on where a stack was full.
    var largerStacks = 0
  }

  /// A shared instance, with what its place is made of.
  struct Instance {
    let object: AnyObject
    let component: Component
    let view: Container
  }

  /// A factory, or what gives an instance its properties, that is being run.
  struct Asker {
    var component: Unmanaged<Component>?
    var need = Dependency.Need.required
  }

  struct Unfinished {
    let path: PathLink?
    let component: Component
    let view: Container
    let isolation: ObjectIdentifier?
    let finish: (Container) throws -> Void
  }
}
