extension Container {
  /// Builds an instance of each registration of a type, of any name and of all that implement it.
  ///
  /// They are in the order of registration, the parents' first. They make one graph.
  public func all<Output>(
    _ type: Output.Type = Output.self, isolation: isolated (any Actor)? = #isolation
  ) throws(InjectionError) -> [Output] {
    try all(type, isolation: isolation) { _ in true }
  }

  /// Builds an instance of each registration of a type that has a name.
  public func all<Output>(
    _ type: Output.Type = Output.self, name: String, isolation: isolated (any Actor)? = #isolation
  ) throws(InjectionError) -> [Output] {
    try all(type, isolation: isolation) { $0.key.name == name }
  }

  private func all<Output>(
    _ type: Output.Type, isolation: (any Actor)?, where isWanted: (Component) -> Bool
  ) throws(InjectionError) -> [Output] {
    let resolution = Resolution.current
    var instances: [Output] = []
    try resolution.run(isolation: isolation) { () throws(InjectionError) in
      resolution.learn(Key(type, name: nil), need: .all)
      instances = try resolution.all(type, in: standIn, where: isWanted)
    } undo: {
    }
    return instances
  }
}

extension Resolution {
  /// An instance of each registration of a type.
  func all<Output>(
    _ type: Output.Type, in container: Container, where isWanted: (Component) -> Bool
  ) throws(InjectionError) -> [Output] {
    var instances: [Output] = []
    var isolation: ObjectIdentifier?
    for candidate in container.components(of: type) where isWanted(candidate.component) {
      var next: (component: Component, owner: Container)? = candidate
      while let (component, owner) = next {
        do throws(InjectionError) {
          instances.append(
            try received { output throws(InjectionError) in
              try produceOne(component, owner: owner, in: container, output: output)
            })
          isolation = isolation ?? component.site.isolation
          next = nil
        } catch {
          guard wasNotFound(component, error) else { throw error }
          // Another thread may have removed it meanwhile, and registered it again.
          next = container.components(of: type).first { $0.component.answersAsOneOfAll(like: component) }
          if next?.component === component { throw error }
        }
      }
    }
    state.pointee.answerIsolation = isolation
    return instances
  }

  /// Writes the instance of one registration to memory, with its events.
  func produceOne(
    _ component: Component, owner: Container, in container: Container, output: UnsafeMutableRawPointer
  ) throws(InjectionError) {
    let (history, isObserved) = owner.tree.withLock { (component.history, owner.tree.isObserved) }
    guard isObserved else {
      _ = try produce(
        component, history, owner: .passUnretained(owner), view: container, input: nil, output: output)
      return
    }
    try emitting(component.key, in: owner.tree) { () throws(InjectionError) in
      try produce(component, history, owner: .passUnretained(owner), view: container, input: nil, output: output)
    }
  }
}

/// As a parameter, an array is an instance of each registration of its element; there must be one at least, unless the
/// array is optional. `[Lazy<P>]` and `[Provider<P>]` defer each of them.
extension Array: IndirectDependency {
  static var target: any Any.Type { Element.self }
  static var need: Dependency.Need { .some }

  static func isAvailable(_ key: Container.Key, in container: Container, to resolution: Resolution) -> Bool {
    let deferred = Element.self as? any DeferredDependency.Type
    return !container.components(of: deferred?.target ?? Element.self).isEmpty
  }

  static func produce(
    _ key: Container.Key, in container: Container, by resolution: Resolution, input: UnsafeRawPointer?,
    output: UnsafeMutableRawPointer
  ) throws(InjectionError) {
    let isWanted = { (component: Component) in key.name == nil || component.key.name == key.name }
    var elements: [Element] = []
    if let deferred = Element.self as? any DeferredDependency.Type {
      for (component, _) in container.components(of: deferred.target) where isWanted(component) {
        let choice = DeferredRequest.Choice(key: component.key, forwardsTo: component.extras?.forwardsTo)
        let request = DeferredRequest(component.key, in: container, by: resolution, choice: choice)
        if let element = deferred.init(request) as? Element { elements.append(element) }
      }
    } else {
      elements = try resolution.all(Element.self, in: container, where: isWanted)
    }
    guard !elements.isEmpty else {
      throw .missing(key, path: resolution.path, nearest: container.suggestions(for: key))
    }
    output.initializeMemory(as: [Element].self, to: elements)
  }
}
