/// Finds the registered keys that are easily mistaken for one that is not.
///
/// A look at the letters rules most keys out, so that the time for each question grows with their number and not with
/// their length; and no more than a few questions are looked into so far.
struct SimilarKeys {
  private let keys: [RegistrationGraph.Key]
  private let letters: [LetterPairs]
  private let places: [String: [Int]]
  private var questionsLeft = 32

  private static let count = 3
  private static let mostCompared = 12

  init(among graph: RegistrationGraph) {
    var seen: Set<RegistrationGraph.Key> = []
    keys = graph.nodes.lazy.filter { !$0.isInherited }.map(\.key).filter { seen.insert($0).inserted }
    letters = keys.map { LetterPairs($0.type) }
    places = Dictionary(grouping: keys.indices) { [keys] in keys[$0].type }
  }

  /// The nearest first; the key itself, where another container has it.
  mutating func nearest(to key: RegistrationGraph.Key) -> [RegistrationGraph.Key] {
    let sameType = places[key.type, default: []].map { keys[$0] }
      .map { (key: $0, distance: $0 == key ? 0 : 0.1 * ($0.name ?? "").editDistance(to: key.name ?? "")) }
    return (sameType + likeTypes(key)).enumerated()
      .sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
      .prefix(Self.count).map(\.element.key)
  }

  /// Keys of other types that look alike, and how different they are.
  private mutating func likeTypes(_ key: RegistrationGraph.Key) -> [(key: RegistrationGraph.Key, distance: Double)] {
    guard questionsLeft > 0 else { return [] }
    questionsLeft -= 1
    let wanted = LetterPairs(key.type)
    let candidates = keys.indices
      .map { (place: $0, difference: letters[$0].difference(to: wanted)) }
      .filter { $0.difference <= wanted.mostDifference && keys[$0.place].type != key.type }
      .sorted { ($0.difference, $0.place) < ($1.difference, $1.place) }
      .prefix(Self.mostCompared)
    return candidates.map { (keys[$0.place], 0.1 + 0.9 * keys[$0.place].type.editDistance(to: key.type)) }
      .filter { $0.distance <= 0.5 }
  }
}

/// The pairs of neighbouring letters in a word, folded into the bits of a number.
private struct LetterPairs {
  private var bits: UInt64 = 0

  init(_ word: String) {
    var last: UInt8 = 0
    for letter in word.utf8 {
      let letter = letter | 0x20
      bits |= 1 << UInt64((UInt(last) &* 31 &+ UInt(letter)) % 64)
      last = letter
    }
  }

  func difference(to other: LetterPairs) -> Int { (bits ^ other.bits).nonzeroBitCount }

  /// Words with more differences than this have little in common.
  var mostDifference: Int { bits.nonzeroBitCount + 4 }
}
