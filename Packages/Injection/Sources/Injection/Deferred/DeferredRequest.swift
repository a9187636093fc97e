/// A request that is made later, as a part of the graph that it was given to.
///
/// It does not retain its container: a singleton that is given one would keep itself alive.
///
/// Sendable although unchecked: nothing varies but the weak reference, which the runtime guards. Arguments are only read
/// by factories, which run where their isolation allows.
final class DeferredRequest: @unchecked Sendable {
  let name: String?
  /// nil if each answer is a graph of its own.
  private let graph: Graph?
  private let arguments: [ArgumentStack.Entry]
  private weak var container: Container?
  /// The registration that is meant, if it is one of several.
  private let choice: Choice?

  /// One of the registrations that answer `all`.
  struct Choice {
    let key: Container.Key
    let forwardsTo: Container.Key?
  }

  init(_ key: Container.Key, in container: Container, by resolution: Resolution, choice: Choice? = nil) {
    name = key.name
    graph = resolution.graph
    arguments = resolution.keepArguments()
    self.container = container
    self.choice = choice
  }

  /// A request from outside: each answer is a graph of its own.
  init(fromOutside key: Container.Key, in container: Container) {
    name = key.name
    graph = nil
    arguments = []
    self.container = container
    choice = nil
  }

  /// Makes the request.
  ///
  /// - Parameter note: called with the actor that the answer belongs to.
  func answer<Output>(
    _ key: Container.Key, input: UnsafeRawPointer? = nil, isolation: (any Actor)?,
    push: ((inout ArgumentStack, ArgumentStack.Frame) -> Void)? = nil, note: (ObjectIdentifier?) -> Void = { _ in }
  ) throws(InjectionError) -> Output {
    guard let container = container?.standIn else { throw .released(key) }
    let resolution = Resolution.current
    return try resolution.received { output throws(InjectionError) in
      try resolution.resume(graph ?? Graph(), arguments: arguments, isolation: isolation) { () throws(InjectionError) in
        try resolution.withArguments(push) { () throws(InjectionError) in
          try produce(key, in: container, by: resolution, input: input, output: output)
          // Giving it its properties may ask for what belongs elsewhere.
          note(resolution.state.pointee.answerIsolation)
        }
      } undo: {
        ErasedInstance.destroy(at: output, as: key.type)
      }
    }
  }

  private func produce(
    _ key: Container.Key, in container: Container, by resolution: Resolution, input: UnsafeRawPointer?,
    output: UnsafeMutableRawPointer
  ) throws(InjectionError) {
    guard let choice else {
      return try resolution.produce(key, in: container, input: input, output: output)
    }
    let candidates = container.components(of: choice.key.type)
    guard
      let (component, owner) = candidates.first(where: {
        $0.component.key == choice.key && $0.component.extras?.forwardsTo == choice.forwardsTo
      })
    else { throw .missing(choice.key, path: resolution.path, nearest: container.suggestions(for: choice.key)) }
    try resolution.produceOne(component, owner: owner, in: container, output: output)
  }
}

extension Resolution {
  /// The arguments that can be had now, in memory that lasts. Whoever asks for them depends on all of them.
  func keepArguments() -> [ArgumentStack.Entry] {
    guard !state.pointee.arguments.isEmpty else { return [] }
    let arguments = state.pointee.arguments.visible
    for argument in arguments {
      state.pointee.arguments.note(ArgumentStack.Use(type: ObjectIdentifier(argument.type), frame: argument.frame))
    }
    return arguments.map(\.kept)
  }

  /// Calls `body` with more arguments.
  func withArguments(
    _ push: ((inout ArgumentStack, ArgumentStack.Frame) -> Void)?, _ body: () throws(InjectionError) -> Void
  ) throws(InjectionError) {
    guard let push else { return try body() }
    let count = state.pointee.arguments.entries.count
    state.pointee.lastFrame += 1
    let frame = state.pointee.lastFrame
    push(&state.pointee.arguments, frame)
    defer { state.pointee.arguments.pop(to: count, frame: frame) }
    try body()
  }
}
