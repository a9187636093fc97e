import EditDistance

extension String {
  /// How far two words are apart, as a share of the longer one: 0 when they are equal, 1 when they have nothing in common.
  ///
  /// Words that differ in case only are nearly equal.
  func relativeEditDistance(to other: String) -> Double {
    if self == other { return 0 }
    // No word of a route is that long; the limit keeps a huge text from costing more than it should.
    let (a, b) = (lowercased().prefix(64), other.lowercased().prefix(64))
    return max(0.01, Double(a.editDistance(to: b)) / Double(Swift.max(a.count, b.count, 1)))
  }
}
