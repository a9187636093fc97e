/// A request that is made later, as a part of the graph that it was given to.
///
/// It does not keep its container alive: a singleton that is given one would keep itself alive.
struct DeferredRequest: Sendable {
  let name: String?
  private let graph: Graph
  private weak let container: Container?

  init(name: String?, graph: Graph, container: Container) {
    self.name = name
    self.graph = graph
    self.container = container
  }

  /// Makes the request. One thread at a time does so in a family of containers.
  ///
  /// - Parameters:
  ///   - known: the answer, if another thread has had it meanwhile.
  ///   - keep: takes the answer, before another thread can ask.
  func answer<Output>(
    _ key: Container.Key, input: UnsafeRawPointer? = nil, isolation: (any Actor)?,
    known: () -> Output? = { nil }, keep: (Output) -> Void = { _ in }
  ) throws(InjectionError) -> Output {
    guard let container = container?.standIn else { throw .released(key) }
    let resolution = Resolution.current
    return try resolution.received { output throws(InjectionError) in
      try resolution.resume(graph, in: container, isolation: isolation) { () throws(InjectionError) in
        if let known = known() {
          output.initializeMemory(as: Output.self, to: known)
        } else {
          try resolution.produce(key, in: container, input: input, output: output)
        }
      } undo: {
        Erased.destroy(at: output, as: key.type)
      } then: {
        keep(output.assumingMemoryBound(to: Output.self).pointee)
      }
    }
  }
}
