import CodeMetrics
import StableHash

/// The parts of a member as a learner sees them: mixed, among some that do not belong, and joined where that has helped.
///
/// The same parts are always mixed alike.
struct MixedParts: Hashable {
  /// What has one number.
  struct Piece: Hashable {
    /// More than one where they are joined.
    let parts: [MemberBody.Part]
    /// The place of the first in the member, from 0; nil for one that does not belong there.
    let place: Int?

    var text: String { parts.map(\.text).joined(separator: "\n") }
  }

  /// In the order of their numbers, from 1.
  let pieces: [Piece]

  /// - Parameter joins: how often two that belong together were joined.
  init(_ parts: [MemberBody.Part], distractors: [MemberBody.Part], joins: Int) {
    var groups = parts.indices.map { [$0] }
    for _ in 0..<min(max(joins, 0), Self.mostJoins(of: parts.count)) {
      // The shortest first, so that all grow alike.
      let sizes = groups.indices.dropLast().map { groups[$0].count + groups[$0 + 1].count }
      guard let least = sizes.min(), let index = sizes.firstIndex(of: least) else { break }
      groups[index] += groups.remove(at: index + 1)
    }
    let joined = groups.map { group in Piece(parts: group.map { parts[$0] }, place: group.first) }
    let others = distractors.map { Piece(parts: [$0], place: nil) }
    let mixed = (joined + others).enumerated()
      .map { (key: Self.key(of: $0.element, at: $0.offset), piece: $0.element) }
      .sorted { $0.key < $1.key }.map(\.piece)
    // By chance they may be in order; then none of them needs a thought.
    let places = mixed.compactMap(\.place)
    pieces = places == places.sorted() ? mixed.reversed() : mixed
  }

  /// How often two can be joined: at least two pieces are left to be put in order.
  static func mostJoins(of count: Int) -> Int { max(0, count - 2) }

  /// The numbers of those that belong there, in the member's own order.
  var rightOrder: [Int] {
    pieces.indices.filter { pieces[$0].place != nil }.sorted { (pieces[$0].place ?? 0) < (pieces[$1].place ?? 0) }
      .map { $0 + 1 }
  }

  private static func key(of piece: Piece, at index: Int) -> String {
    var hash = StableHash()
    hash.add(piece.parts.first?.text ?? "")
    return hash.digest + "\(index)"
  }
}
