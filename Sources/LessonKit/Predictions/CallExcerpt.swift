import StageProtocol

/// Some calls of a trace, and how many were left out between them.
public struct CallExcerpt: Sendable {
  /// The calls, the first at depth 0.
  public let calls: [CallTrace.Call]
  /// For each of them, how many calls below it were left out that stand below no nearer one.
  public let hidden: [Int]
  /// How many calls were left out altogether.
  public let omitted: Int
}

extension CallTrace {
  /// The calls at these places, each below those within which it happened; of a long way down, only its end.
  func excerpt(around places: [Int]) -> CallExcerpt {
    let deepest = 5
    let kept = Set(places.flatMap { [$0] + callers(of: $0).prefix(deepest - 1) })
    let top = kept.map { calls[$0].depth }.min() ?? 0
    let left = calls.indices.filter { !kept.contains($0) }
    let keepers = left.compactMap { place in callers(of: place).first { kept.contains($0) } }
    return CallExcerpt(
      calls: kept.sorted().map { place in
        var call = calls[place]
        call.depth -= top
        return call
      },
      hidden: kept.sorted().map { place in keepers.count { $0 == place } }, omitted: left.count)
  }
}
