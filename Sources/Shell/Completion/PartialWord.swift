import Grammar

/// A word that is being written.
struct PartialWord {
  let text: String
  let isQuoted: Bool

  var isOption: Bool { !isQuoted && text.hasPrefix("-") }

  /// The whole words, among those offered, that begin as this one does, compared case-insensitively.
  func matches(_ words: [Candidate]) -> [Candidate] {
    var seen: Set<String> = []
    return words.filter { begins($0.text) && seen.insert($0.text).inserted }
      .map { Candidate(written($0.text) + " ", $0.meaning) }
  }

  /// The beginnings of words, among those offered, that this one can be continued to.
  func continuations(_ words: [Candidate]) -> [Candidate] {
    words.filter { begins($0.text) }.map { Candidate(written($0.text), $0.meaning) }
  }

  /// The options that begin as this word does; they are never quoted.
  func optionMatches(_ options: [Option]) -> [Candidate] {
    options.filter { begins("--\($0.name)") }.map { Candidate("--\($0.name) ", $0.summary) }
  }

  private func begins(_ word: String) -> Bool { word.lowercased().hasPrefix(text.lowercased()) }

  private func written(_ word: String) -> String {
    isQuoted ? word.quoted : word.asWord
  }
}
