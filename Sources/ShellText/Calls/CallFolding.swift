import StageProtocol

/// The calls of a trace with repetitions folded: the first call, how many follow, and the last.
///
/// ```
/// Ladder.climb(300)
/// └─ Ladder.climb(…) × 299
///    └─ Ladder.climb(0)
/// ```
public struct CallFolding {
  /// Fewer than these are not worth folding.
  private static let leastRepeated = 5

  /// The calls, in order.
  public private(set) var calls: [FoldedCall]
  /// For each call, the index behind the last one within it.
  private var ends: [Int] = []

  /// Folds the calls of a trace.
  public init(_ trace: CallTrace) {
    calls = trace.calls.map(FoldedCall.init)
    foldNested()
    foldInARow()
  }

  private mutating func findEnds() {
    ends = Array(repeating: calls.count, count: calls.count)
    var open: [Int] = []
    for (index, call) in calls.enumerated() {
      while let last = open.last, calls[last].depth >= call.depth { ends[open.removeLast()] = index }
      open.append(index)
    }
  }

  /// A function that calls itself again and again, and does nothing after that.
  private mutating func foldNested() {
    findEnds()
    var folded: [FoldedCall] = []
    // Calls within the last one of a chain move up with it.
    var moves: [(within: Int, by: Int)] = []
    var index = 0
    while index < calls.count {
      let call = calls[index]
      while let last = moves.last, call.depth <= last.within { moves.removeLast() }
      let depth = call.depth - moves.reduce(0) { $0 + $1.by }
      var end = index
      while end + 1 < calls.count, calls[end + 1].depth == calls[end].depth + 1, calls[end + 1].isLike(call) {
        end += 1
      }
      let next = ends[end]
      let isChain =
        end - index + 1 >= Self.leastRepeated && (next == calls.count || calls[next].depth <= call.depth + 1)
      guard isChain else {
        folded.append(call.moved(to: depth))
        index += 1
        continue
      }
      folded.append(call.moved(to: depth))
      folded.append(call.repeated(end - index - 1).moved(to: depth + 1))
      folded.append(calls[end].moved(to: depth + 2))
      moves.append((calls[end].depth, end - index - 2))
      index = end + 1
    }
    calls = folded
  }

  /// The same call many times in a row, each time with the same calls within.
  private mutating func foldInARow() {
    findEnds()
    var folded: [FoldedCall] = []
    var index = 0
    while index < calls.count {
      let size = subtree(at: index).count
      var count = 1
      while let next = optionalSubtree(at: index + count * size), next.count == size,
        zip(subtree(at: index), next).allSatisfy({ $0.depth == $1.depth && $0.isLike($1) })
      { count += 1 }
      guard count >= Self.leastRepeated else {
        folded.append(calls[index])
        index += 1
        continue
      }
      folded += subtree(at: index)
      folded.append(calls[index].repeated(count - 2))
      folded += subtree(at: index + (count - 1) * size)
      index += count * size
    }
    calls = folded
  }

  /// A call with all calls within it.
  private func subtree(at index: Int) -> ArraySlice<FoldedCall> { calls[index..<ends[index]] }

  private func optionalSubtree(at index: Int) -> ArraySlice<FoldedCall>? {
    calls.indices.contains(index) ? subtree(at: index) : nil
  }
}

/// A call, or several alike calls folded into one.
public struct FoldedCall {
  let call: CallTrace.Call
  var depth: Int
  /// How many calls it stands for.
  let count: Int

  /// A call that stands for itself.
  init(_ call: CallTrace.Call) {
    self.init(call: call, depth: call.depth, count: 1)
  }

  private init(call: CallTrace.Call, depth: Int, count: Int) {
    self.call = call
    self.depth = depth
    self.count = count
  }

  /// The member with its arguments; for several calls `climb(…) × 299`, since the arguments differ from call to call.
  var text: String {
    let member = call.member
    guard count > 1 else { return member.text }
    let hasValues = member.arguments?.contains { $0.value != nil } == true
    return "\(hasValues ? "\(member.name)(…)" : member.signature) × \(count)"
  }

  /// The text in several forms, the longest first.
  var forms: [String] {
    let times = count > 1 ? " × \(count)" : ""
    return [text] + call.member.forms().dropFirst().map { $0 + times }
  }

  /// What set it going, if that was a call of an earlier event; nil for several calls.
  var cause: CallTrace.Cause? { count == 1 ? call.cause : nil }

  /// The same at another depth.
  fileprivate func moved(to depth: Int) -> FoldedCall {
    FoldedCall(call: call, depth: depth, count: count)
  }

  /// So many calls that are like this one.
  fileprivate func repeated(_ count: Int) -> FoldedCall {
    FoldedCall(call: call, depth: depth, count: count)
  }

  /// Whether it is of the same function of the same type, and came about in the same way.
  fileprivate func isLike(_ other: FoldedCall) -> Bool {
    count == other.count && call.type == other.call.type && call.member.withoutValues == other.call.member.withoutValues
      && call.later == other.call.later && call.through == other.call.through && call.cause == other.call.cause
      && call.declaredIn == other.call.declaredIn
  }
}
