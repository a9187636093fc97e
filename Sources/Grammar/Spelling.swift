import EditDistance

/// Finds what a mistyped word was meant to be.
public enum Spelling {
  /// The candidate with the least edit distance to a word, else the only one that the word begins; nil if none is near.
  ///
  /// Upper and lower case are equal. Of equally near candidates one that the word begins wins, or else the first.
  public static func nearest(to word: String, among candidates: some Collection<String>) -> String? {
    let wanted = word.lowercased()
    guard !wanted.isEmpty else { return nil }
    let limit = max(1, wanted.count / 3)
    let near =
      candidates
      .filter { abs($0.count - wanted.count) <= limit }
      .map { (word: $0, distance: $0.lowercased().editDistance(to: wanted)) }
      .filter { $0.distance <= limit }
    if let least = near.map(\.distance).min() {
      let nearest = near.filter { $0.distance == least }.map(\.word)
      return nearest.first { $0.lowercased().hasPrefix(wanted) } ?? nearest.first
    }
    let continued = candidates.filter { wanted.count > 1 && $0.lowercased().hasPrefix(wanted) }
    return continued.count == 1 ? continued[0] : nil
  }
}
