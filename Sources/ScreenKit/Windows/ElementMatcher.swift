/// Finds elements by the text or id that a person gives.
enum ElementMatcher {
  /// The elements with exactly this text; if there are none, those with this id; then both again case-insensitively.
  static func indices(
    of text: String, in elements: [Screen.Element], where isWanted: (Screen.Element) -> Bool
  ) -> [Int] {
    let lowercased = text.lowercased()
    let tiers: [(Screen.Element) -> Bool] = [
      { $0.text == text },
      { $0.id == text },
      { $0.text.lowercased() == lowercased },
      { $0.id.lowercased() == lowercased },
    ]
    for isMatch in tiers {
      let matches = elements.indices.filter { isWanted(elements[$0]) && isMatch(elements[$0]) }
      if !matches.isEmpty { return matches }
    }
    return []
  }
}
