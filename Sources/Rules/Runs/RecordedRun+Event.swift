extension RecordedRun {
  /// What followed on something that a person did, or on the launch.
  public struct Event: Hashable, Sendable {
    /// Each call followed by those within it.
    public let calls: [Call]
    /// Whether these are all of its calls: of very many, some are not kept.
    public let isWhole: Bool
    /// The types of the objects that it made and that were there at its end; `nil` if that is not known.
    public let made: [String]?
    /// The types of the objects from before it that went; `nil` if that is not known.
    public let gone: [String]?

    /// An event that caused these calls.
    public init(calls: [Call], isWhole: Bool = true, made: [String]? = nil, gone: [String]? = nil) {
      self.calls = calls
      self.isWhole = isWhole
      self.made = made
      self.gone = gone
    }

    /// The places of the calls in the order in which they began.
    var order: [Int] {
      calls.indices.sorted { (calls[$0].order ?? $0) < (calls[$1].order ?? $1) }
    }

    /// The calls that happened within one of them.
    func calls(within index: Int) -> ArraySlice<Call> {
      let depth = calls[index].depth
      return calls[(index + 1)...].prefix { $0.depth > depth }
    }

    /// For each call the places of those within which it happened, the innermost last.
    ///
    /// What was only set going by a call did not happen within it.
    var callers: [[Int]] {
      var stack: [Int] = []
      return calls.indices.map { index in
        let call = calls[index]
        stack.removeLast(max(stack.count - call.depth, 0))
        defer { stack.append(index) }
        guard let first = stack.lastIndex(where: { calls[$0].isLater }) else { return call.isLater ? [] : stack }
        return call.isLater ? [] : Array(stack[first...])
      }
    }
  }
}
