import StageProtocol

/// Calls as people read them: what repeats itself is told once, with its first and its last.
///
/// ```
/// Ladder.climb(300)
/// └─ Ladder.climb(…) × 299
///    └─ Ladder.climb(0)
/// ```
struct CallFolding {
  /// Fewer than these are not worth folding.
  private static let leastRepeated = 5

  private(set) var calls: [CallTrace.Call]
  /// For each call, the index behind the last one within it.
  private var ends: [Int] = []

  init(_ trace: CallTrace) {
    calls = trace.calls
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
    var folded: [CallTrace.Call] = []
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
        folded.append(call.at(depth: depth))
        index += 1
        continue
      }
      folded.append(call.at(depth: depth))
      folded.append(call.repeated(end - index - 1, depth: depth + 1))
      folded.append(calls[end].at(depth: depth + 2))
      moves.append((calls[end].depth, end - index - 2))
      index = end + 1
    }
    calls = folded
  }

  /// The same call many times in a row, each time with the same calls within.
  private mutating func foldInARow() {
    findEnds()
    var folded: [CallTrace.Call] = []
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
      folded.append(calls[index].repeated(count - 2, depth: calls[index].depth))
      folded += subtree(at: index + (count - 1) * size)
      index += count * size
    }
    calls = folded
  }

  /// A call with all calls within it.
  private func subtree(at index: Int) -> ArraySlice<CallTrace.Call> { calls[index..<ends[index]] }

  private func optionalSubtree(at index: Int) -> ArraySlice<CallTrace.Call>? {
    calls.indices.contains(index) ? subtree(at: index) : nil
  }
}

extension CallTrace.Call {
  /// Whether it is of the same function of the same type, and came about in the same way.
  fileprivate func isLike(_ other: CallTrace.Call) -> Bool {
    type == other.type && signature == other.signature && later == other.later && cause == other.cause
      && declaredIn == other.declaredIn
  }

  /// So many calls that are like this one, told as one.
  fileprivate func repeated(_ count: Int, depth: Int) -> CallTrace.Call {
    let name = arguments == nil ? member : "\(member.prefix { $0 != "(" })(…)"
    return CallTrace.Call(
      depth: depth, type: type, member: "\(name) × \(count)", declaredIn: declaredIn, role: role, module: module,
      file: file, line: line, later: later)
  }
}
