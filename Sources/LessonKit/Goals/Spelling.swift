/// Finds the word that a mistyped one was meant to be.
enum Spelling {
  /// The candidate that differs least; nothing where none is near.
  static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    let limit = max(1, word.count / 3)
    return candidates.map { (word: $0, distance: distance(from: word.lowercased(), to: $0.lowercased())) }
      .filter { $0.distance <= limit }
      .min { $0.distance < $1.distance }?.word
  }

  /// How many characters to insert, remove, replace, or swap with their neighbours.
  private static func distance(from first: String, to second: String) -> Int {
    let (a, b) = (Array(first), Array(second))
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var best = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, beforeLast[j - 1] + 1) }
        row.append(best)
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}
