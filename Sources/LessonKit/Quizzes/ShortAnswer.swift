/// An answer in a word or two, compared by what it means: `the UserPresenter`, `` `signOutTapped()` ``, `App.UserPresenter`.
///
/// Case, quotes, backticks, an article, arguments, and the name of a module in front do not count.
struct ShortAnswer: Hashable {
  private let words: String

  init(_ text: String) {
    var words = text.lowercased().filter { !"`\"'“”’".contains($0) }.split(whereSeparator: \.isWhitespace)
    if words.count > 1, ["a", "an", "the"].contains(words[0]) { words.removeFirst() }
    var name = words.joined(separator: " ")
    while let last = name.last, ".,;!?".contains(last) { name.removeLast() }
    if name.last == ")", let open = name.firstIndex(of: "(") { name = String(name[..<open]) }
    self.words = name
  }

  /// Whether a person who has written this means that.
  func means(_ other: ShortAnswer) -> Bool {
    words == other.words || words.withoutModule == other.words && other.words.first?.isLetter == true
  }
}

extension String {
  /// The name behind the first dot; the whole where there is none.
  fileprivate var withoutModule: String { firstIndex(of: ".").map { String(self[index(after: $0)...]) } ?? self }
}
