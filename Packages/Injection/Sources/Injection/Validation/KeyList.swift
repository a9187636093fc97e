/// Keys as a person lists them: `A, B and C`.
struct KeyList {
  private let words: [String]

  init(_ keys: [RegistrationGraph.Key], unlisted: Int = 0) {
    words = keys.map(\.description) + (unlisted > 0 ? ["\(unlisted) more"] : [])
  }

  init(words: [String]) {
    self.words = words
  }

  /// The keys with a word in front of the last: `and`, `or`.
  func joined(by word: String) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " \(word) \(last)"
  }
}
