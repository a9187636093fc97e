import EditDistance

/// Finds what a mistyped word was meant to be.
public enum Spelling {
  /// The candidate with the least edit distance to a word, else the only one that the word begins, else one that begins as
  /// it does; nil if none is near.
  ///
  /// Upper and lower case are equal. Of equally near candidates one that the word begins wins, or else the first.
  public static func nearest(to word: String, among candidates: some Collection<String>) -> String? {
    let wanted = word.lowercased()
    guard !wanted.isEmpty else { return nil }
    if let near = nearest(to: wanted, among: Array(candidates), within: max(1, wanted.count / 3)) { return near }
    let continued = candidates.filter { wanted.count > 1 && $0.lowercased().hasPrefix(wanted) }
    if continued.count == 1 { return continued[0] }
    // `graf`: a short word that is written by ear has its beginning right.
    guard wanted.count > 3 else { return nil }
    return nearest(to: wanted, among: candidates.filter { $0.lowercased().hasPrefix(wanted.prefix(3)) }, within: 2)
  }

  /// Whether one letter added, left out, changed or swapped with the next makes the one word the other.
  ///
  /// Upper and lower case are equal.
  public static func areOneLetterApart(_ word: String, _ other: String) -> Bool {
    word.lowercased().editDistance(to: other.lowercased()) == 1
  }

  private static func nearest(to wanted: String, among candidates: [String], within limit: Int) -> String? {
    let near =
      candidates
      .filter { abs($0.count - wanted.count) <= limit }
      .map { (word: $0, distance: $0.lowercased().editDistance(to: wanted)) }
      .filter { $0.distance <= limit }
    guard let least = near.map(\.distance).min() else { return nil }
    let nearest = near.filter { $0.distance == least }.map(\.word)
    return nearest.first { $0.lowercased().hasPrefix(wanted) } ?? nearest.first
  }
}
