extension StringProtocol {
  /// The edit distance to another text: how many characters to insert, remove, replace or swap with their neighbour to
  /// get from one to the other.
  ///
  /// This is the restricted Damerau–Levenshtein distance, also called optimal string alignment: no part of the text is
  /// edited twice.
  public func editDistance(to other: some StringProtocol) -> Int {
    let (a, b) = (Array(self), Array(other))
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var best = Swift.min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = Swift.min(best, beforeLast[j - 1] + 1) }
        row.append(best)
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}
