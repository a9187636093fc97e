/// Finds what a mistyped word was meant to be.
public enum Spelling {
  /// The candidate with the least edit distance to a word, else the only one that the word begins; nil if none is near.
  ///
  /// Upper and lower case are equal. Of equally near candidates, the first wins.
  public static func nearest(to word: String, among candidates: some Collection<String>) -> String? {
    let wanted = word.lowercased()
    guard !wanted.isEmpty else { return nil }
    let limit = max(1, wanted.count / 3)
    let near =
      candidates
      .filter { abs($0.count - wanted.count) <= limit }
      .map { (word: $0, distance: distance(from: wanted, to: $0.lowercased())) }
      .filter { $0.distance <= limit }
    if let nearest = near.min(by: { $0.distance < $1.distance }) { return nearest.word }
    let continued = candidates.filter { wanted.count > 1 && $0.lowercased().hasPrefix(wanted) }
    return continued.count == 1 ? continued[0] : nil
  }

  /// The Damerau–Levenshtein distance: how many characters to insert, remove, replace or swap with their neighbour.
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
