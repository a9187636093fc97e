import TerminalText

// Answers in words of a choice, in place of its number.
extension Quiz {
  /// The choices that somebody means who writes words of them: `weak`, `presenter` for `UserPresenter`, `weak, strong`
  /// for two.
  ///
  /// Words between two commas mean the one choice that they are, or else the one that alone has them all. A choice that
  /// says *not* is not meant by what it denies.
  ///
  /// - Returns: the numbers of the choices, from 1; nil if some words fit none, or several.
  func answer(naming text: String) -> Set<Int>? {
    guard form == .choices else { return nil }
    let choices = choices.map { NamedChoice(MarkdownRenderer(width: .max).text(for: $0.blocks).plain) }
    let parts = text.split(separator: ",").map(String.init)
    let places = parts.compactMap { part in
      numbers(reading: part) ?? NamedChoice(part).place(among: choices).map { [$0] }
    }
    return places.isEmpty || places.count < parts.count ? nil : places.reduce([]) { $0.union($1) }
  }
}

/// What somebody has written, or what a choice says, word by word.
private struct NamedChoice {
  /// Words that say nothing alone.
  private static let small: Set = ["a", "an", "and", "by", "for", "in", "is", "it", "its", "of", "or", "the", "to"]
  private static let denials: Set = ["no", "not", "never", "nobody", "none", "nothing", "neither", "nor", "without"]

  /// In lower case, names of code as a whole.
  private let words: [String]
  /// The same, with the parts of names: `user` and `presenter` of `UserPresenter`.
  private let parts: Set<String>

  init(_ text: String) {
    let words = text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    self.words = words.map { $0.lowercased() }
    parts = Set(self.words + words.flatMap(Self.parts))
  }

  /// The number of the choice that is meant, from 1; nil if none is, or several could be.
  func place(among choices: [NamedChoice]) -> Int? {
    guard !words.isEmpty else { return nil }
    if let place = choices.firstIndex(where: { $0.words == words }) { return place + 1 }
    let telling = words.filter { !Self.small.contains($0) }
    guard !telling.isEmpty else { return nil }
    let fitting = choices.indices.filter { choices[$0].parts.isSuperset(of: telling) }
    guard fitting.count == 1 else { return nil }
    let denied = choices[fitting[0]].parts.intersection(Self.denials)
    return denied.isSubset(of: words) ? fitting[0] + 1 : nil
  }

  /// The parts of a name, each of which begins with a capital.
  private static func parts(of name: String) -> [String] {
    var parts: [String] = []
    for letter in name {
      if letter.isUppercase || parts.isEmpty { parts.append("") }
      parts[parts.count - 1].append(letter)
    }
    return parts.map { $0.lowercased() }
  }
}
