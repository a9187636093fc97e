/// Finds what a mistyped name was meant to be.
enum NearestMatch {
  /// The candidate that is nearest to a name; nothing where none is near.
  static func among(_ candidates: [String], to name: String) -> String? {
    let wanted = name.lowercased()
    guard !wanted.isEmpty else { return nil }
    let limit = max(1, wanted.count / 3)
    let near =
      candidates
      .map { (name: $0, distance: distance(from: wanted, to: $0.lowercased())) }
      .filter { $0.distance <= limit }
    // `min(by:)` keeps the first of equals, so that the order of the candidates decides.
    if let nearest = near.min(by: { $0.distance < $1.distance }) { return nearest.name }
    let continued = candidates.filter { wanted.count > 1 && $0.lowercased().hasPrefix(wanted) }
    return continued.count == 1 ? continued[0] : nil
  }

  /// The Damerau–Levenshtein distance: how many characters to insert, remove, replace or swap with their neighbour.
  static func distance(from first: String, to second: String) -> Int {
    let (a, b) = (Array(first), Array(second))
    guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in 1...a.count {
      var row = [i]
      for j in 1...b.count {
        let cost = a[i - 1] == b[j - 1] ? 0 : 1
        var best = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + cost)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          best = min(best, beforeLast[j - 2] + 1)
        }
        row.append(best)
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}
