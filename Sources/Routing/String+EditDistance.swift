extension String {
  /// How far two words are apart, as a share of the longer one: 0 when they are equal, 1 when they have nothing in common.
  ///
  /// Words that differ in case only are nearly equal.
  func relativeEditDistance(to other: String) -> Double {
    if self == other { return 0 }
    // No word of a route is that long; the limit keeps a huge text from costing more than it should.
    let (a, b) = (Array(lowercased().prefix(64)), Array(other.lowercased().prefix(64)))
    let distance = Double(Self.editDistance(from: a, to: b))
    return max(0.01, distance / Double(Swift.max(a.count, b.count, 1)))
  }

  /// Insertions, removals, replacements and swaps of neighbours that turn one word into the other.
  private static func editDistance(from a: [Character], to b: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var cost = Swift.min(row[j] + 1, last[j + 1] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = Swift.min(cost, beforeLast[j - 1] + 1) }
        row.append(cost)
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}
