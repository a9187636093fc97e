import Grammar

/// The words that the wirings use, beside those that readers of the articles and of UIKit know.
struct Glossary: Sendable {
  /// One word of ours.
  struct Entry: Hashable, Sendable, Encodable {
    let term: String
    let meaning: String
    /// What others call it.
    let elsewhere: [Counterpart]

    /// Whether a text is this word, or what others call it, case-insensitively.
    func isMeant(by text: String) -> Bool {
      words.contains { $0.lowercased() == text.lowercased() }
    }

    /// All that it is called.
    var words: [String] { [term] + elsewhere.flatMap(\.words) }
  }

  /// What one library or article calls it.
  struct Counterpart: Hashable, Sendable, Encodable {
    let origin: String
    let words: [String]

    init(_ origin: String, _ words: String...) {
      self.origin = origin
      self.words = words
    }
  }

  let entries: [Entry]

  /// The entries that a text means: those with just this word, or else those with a word in which it occurs.
  func entries(for text: String) -> [Entry] {
    let exact = entries.filter { $0.isMeant(by: text) }
    guard exact.isEmpty else { return exact }
    return entries.filter { entry in
      entry.words.contains { $0.lowercased().contains(text.lowercased()) }
    }
  }

  /// The word most like a text, where one is like it.
  func nearest(to text: String) -> String? {
    Spelling.nearest(to: text, among: entries.flatMap(\.words))
  }
}
