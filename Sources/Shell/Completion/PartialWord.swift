import Grammar

/// A word that is being written.
struct PartialWord {
  let text: String
  let isQuoted: Bool

  var isOption: Bool { !isQuoted && text.hasPrefix("-") }

  /// The whole words, among those offered, that begin as this one does, compared case-insensitively.
  func matches(_ words: [String]) -> [String] {
    var seen: Set<String> = []
    return words.filter { begins($0) && seen.insert($0).inserted }.map { written($0) + " " }
  }

  /// The beginnings of words, among those offered, that this one can be continued to.
  func continuations(_ words: [String]) -> [String] {
    words.filter(begins).map(written)
  }

  /// The options that begin as this word does; they are never quoted.
  func optionMatches(_ options: [String]) -> [String] {
    options.filter(begins).map { $0 + " " }
  }

  private func begins(_ word: String) -> Bool { word.lowercased().hasPrefix(text.lowercased()) }

  private func written(_ word: String) -> String {
    isQuoted ? word.quoted : word.asWord
  }
}
