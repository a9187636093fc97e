/// The component of a type: how to build it, and how to remember what was built.
final class Recipe<Output, Input>: Component, @unchecked Sendable {
  /// Gives an instance what its initialiser could not.
  struct Finish {
    let isolation: ObjectIdentifier?
    let run: (Container, Output) throws -> Void
  }

  let build: (Container, Input) throws -> Output
  let finishes: [Finish]
  /// Whether instances are of a class, and not values or behind a protocol.
  private let buildsObjects: Bool

  init(
    _ facts: Facts, finishes: [Finish] = [], build: @escaping (Container, Input) throws -> Output
  ) {
    self.build = build
    self.finishes = finishes
    buildsObjects = Output.self is AnyObject.Type
    super.init(facts)
  }

  /// The same recipe with one more thing to do to what was built.
  func adding(_ finish: Finish) -> Recipe {
    var facts = facts
    facts.givesProperties = true
    return Recipe(facts, finishes: finishes + [finish], build: build)
  }

  /// Shares an instance with later requests. The container's state is locked.
  func share(_ instance: Output) {
    switch scope {
    case .singleton: kept = object(for: instance)
    case .weak: seen = type(of: instance as Any) is AnyObject.Type ? instance as AnyObject : nil
    case .transient, .graph: break
    }
  }

  /// The instance that is shared, where there is one. The container's state is locked.
  func sharedInstance() -> Output? {
    if let kept { return instance(in: kept) }
    if let seen { return seen as? Output }
    return nil
  }

  /// The instance as an object that a cache can hold: itself, or a box around a value.
  func object(for instance: Output) -> AnyObject {
    buildsObjects ? unsafeBitCast(instance, to: AnyObject.self) : Box(instance)
  }

  /// The instance that `object(for:)` was given.
  func instance(in object: AnyObject) -> Output {
    buildsObjects
      ? unsafeBitCast(object, to: Output.self)
      : unsafeDowncast(object, to: Box<Output>.self).value
  }
}

/// A value on the heap.
private final class Box<Value> {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
