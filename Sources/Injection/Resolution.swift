/// What happens on a thread between an outermost `resolve` and its answer.
///
/// A `resolve` within a factory joins the one that called the factory, whichever container it asks.
final class Resolution {
  private var isActive = false
  /// The part that is being loaded.
  var part: String?
  /// The actor that the code which asks is known to run on.
  private var isolation: ObjectIdentifier?
  private var path = BuildPath()
  /// What has been built and is shared until the outermost request is answered.
  private var instances: [Place: AnyObject] = [:]
  /// How deep the path is while properties are given to the last of it.
  private var finishDepth = 0
  /// Instances that are built and still lack what their initialisers could not be given.
  private var unfinished: [Unfinished] = []
  /// Shared instances that other threads may see once nothing is unfinished.
  private var unpublished: [() -> Void] = []
  private var locks: [BuildLock] = []
  private lazy var stack = ThreadStack()
  /// How many threads have been made to go on where a stack was full.
  private var largerStacks = 0

  private struct Unfinished {
    let path: BuildPath
    let isolation: ObjectIdentifier?
    let finish: () throws -> Void
  }

  /// Answers a request, and finishes what it built when it is the outermost.
  func run<Answer>(
    isolation newIsolation: (any Actor)?, _ answer: () throws(InjectionError) -> Answer
  ) throws(InjectionError) -> Answer {
    let outerIsolation = isolation
    if let newIsolation { isolation = ObjectIdentifier(newIsolation) }
    defer { isolation = outerIsolation }
    if isActive { return try answer() }
    isActive = true
    defer { end() }
    let answer = try answer()
    try finishAll()
    return answer
  }

  /// The instance for a key, as the container and its parents know it.
  func instance<Output, Input>(
    of type: Output.Type, name: String?, input: Input, in container: Container
  ) throws(InjectionError) -> Output {
    let key = Container.Key(Output.self, name: name, arguments: Input.self)
    learn(key)
    guard let (slot, owner) = container.find(key) else {
      if let optional = Output.self as? any OptionalDependency.Type,
        let output = try optional.resolve(name: name, input: input, in: container, by: self) as? Output
      {
        return output
      }
      throw .missing(key, path: path.keys, nearest: container.keys(nearestTo: key))
    }
    guard let component = slot.choice else {
      throw .ambiguous(key, path: path.keys, candidates: slot.implementations.map(\.key))
    }
    // A slot's components are made for its key's types.
    let recipe = unsafeDowncast(component, to: Recipe<Output, Input>.self)
    return try instance(of: recipe, input: input, owner: owner, view: container)
  }

  /// The instance of a registration: one that is shared, or a new one.
  func instance<Output, Input>(
    of recipe: Recipe<Output, Input>, input: Input, owner: Container, view: Container
  ) throws(InjectionError) -> Output {
    guard recipe.isolation == nil || recipe.isolation == isolation else {
      throw .isolated(recipe.key, path: path.keys)
    }
    if path.depth == 0 { recipe.isEntryPoint.store(true, ordering: .relaxed) }
    switch recipe.scope {
    case .transient:
      return try build(recipe, input: input, at: Place(component: recipe, view: view))
    case .graph:
      let place = Place(component: recipe, view: view)
      if let instance = instances[place] { return recipe.instance(in: instance) }
      let instance = try build(recipe, input: input, at: place)
      instances[place] = recipe.object(for: instance)
      return instance
    case .singleton, .weak:
      // What others share must not know the container that happened to ask first.
      return try sharedInstance(of: recipe, input: input, at: Place(component: recipe, view: owner))
    }
  }

  /// Remembers what a factory asks for itself.
  func learn(_ key: Container.Key, need: Dependency.Need = .required) {
    guard let asking = path.innermost?.component else { return }
    let isFinishing = path.depth == finishDepth
    guard isFinishing || asking.facts.parameters == nil else { return }
    let wrapped = (key.type as? any OptionalDependency.Type)?.wrapped
    let target = Container.Key(wrapped ?? key.type, name: key.name, arguments: key.arguments)
    let need: Dependency.Need = isFinishing ? .deferred : wrapped == nil ? need : .optional
    asking.learn(Dependency(key: target, need: need, source: .learned))
  }

  /// The error for an instance that is not of the type that it was asked for as.
  func notImplemented(_ key: Container.Key, by type: any Any.Type) -> InjectionError {
    .notImplemented(key, by: String(describing: type), path: Array(path.keys.dropLast()))
  }

  private func sharedInstance<Output, Input>(
    of recipe: Recipe<Output, Input>, input: Input, at place: Place
  ) throws(InjectionError) -> Output {
    if let instance = knownInstance(of: recipe, at: place) { return instance }
    let lock = place.view.buildLock
    let isNewlyLocked = !locks.contains { $0 === lock }
    if isNewlyLocked {
      lock.lock()
      locks.append(lock)
    }
    defer {
      if isNewlyLocked, unpublished.isEmpty {
        lock.unlock()
        locks.removeAll { $0 === lock }
      }
    }
    // Another thread may have built it while this one waited.
    if isNewlyLocked, let instance = knownInstance(of: recipe, at: place) { return instance }
    let instance = try build(recipe, input: input, at: place)
    instances[place] = recipe.object(for: instance)
    if unfinished.isEmpty {
      place.view.share(instance, of: recipe)
    } else {
      unpublished.append { place.view.share(instance, of: recipe) }
    }
    return instance
  }

  private func knownInstance<Output, Input>(of recipe: Recipe<Output, Input>, at place: Place) -> Output? {
    if let instance = instances[place] { return recipe.instance(in: instance) }
    guard let instance = place.view.sharedInstance(of: recipe) else { return nil }
    // What is only held weakly must not go away before the graph that it was found for is whole.
    if recipe.scope == .weak { instances[place] = recipe.object(for: instance) }
    return instance
  }

  private func build<Output, Input>(
    _ recipe: Recipe<Output, Input>, input: Input, at place: Place
  ) throws(InjectionError) -> Output {
    // With other arguments it may be another instance; there the stack is the limit.
    if Input.self == Void.self, path.contains(place) { throw .cycle(path: path.keys + [recipe.key]) }
    if path.depth > Self.depthWorthChecking, stack.isExhausted {
      return try buildOnLargerStack(recipe, input: input, at: place)
    }
    path.push(place)
    defer { _ = path.pop() }
    let instance = try reporting { try recipe.build(place.view, input) }
    if recipe.facts.parameters == nil { recipe.hasRun.store(true, ordering: .relaxed) }
    for finish in recipe.finishes {
      guard finish.isolation == nil || finish.isolation == isolation else {
        throw .isolated(recipe.key, path: path.keys)
      }
      unfinished.append(
        Unfinished(path: path, isolation: isolation) { try finish.run(place.view, instance) })
    }
    return instance
  }

  private static let depthWorthChecking = 16
  private static let largerStackLimit = 2

  /// Goes on where there is room, while this thread waits. What belongs to an actor cannot leave its thread.
  private func buildOnLargerStack<Output, Input>(
    _ recipe: Recipe<Output, Input>, input: Input, at place: Place
  ) throws(InjectionError) -> Output {
    var result = Result<Output, InjectionError>.failure(.tooDeep(path: path.keys + [recipe.key]))
    guard isolation == nil, largerStacks < Self.largerStackLimit else { return try result.get() }
    let outerStack = stack
    largerStacks += 1
    defer { (stack, largerStacks) = (outerStack, largerStacks - 1) }
    _ = ThreadStack.runOnLarger {
      becomeCurrent()
      stack = ThreadStack()
      result = Result { () throws(InjectionError) in try build(recipe, input: input, at: place) }
    }
    return try result.get()
  }

  /// Gives what instances still lack. Doing so may build more of them.
  private func finishAll() throws(InjectionError) {
    var next = 0
    while next < unfinished.count {
      let work = unfinished[next]
      (path, isolation, finishDepth) = (work.path, work.isolation, work.path.depth)
      try reporting(work.finish)
      path.innermost?.component.hasGivenProperties.store(true, ordering: .relaxed)
      next += 1
    }
    unpublished.forEach { $0() }
  }

  /// Runs a factory, and says on which path it was when it fails.
  private func reporting<Answer>(_ factory: () throws -> Answer) throws(InjectionError) -> Answer {
    do {
      return try factory()
    } catch let error as InjectionError {
      throw error
    } catch {
      throw .failed(path: path.keys, error)
    }
  }

  /// Forgets everything. Instances are let go last, since their deinitialisers may ask a container again.
  private func end() {
    let remains = (instances, unfinished, unpublished)
    withExtendedLifetime(remains) {
      if !instances.isEmpty { instances = [:] }
      if !unfinished.isEmpty { (unfinished, unpublished, path, finishDepth) = ([], [], BuildPath(), 0) }
      locks.forEach { $0.unlock() }
      locks.removeAll()
      isActive = false
    }
  }
}
