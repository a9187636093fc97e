import Grammar

extension CommandList {
  /// The words of a command without a prompt that was pasted before them, which may stand behind a semicolon.
  func withoutPrompt(_ words: [Word]) -> [Word] {
    guard let first = words.first, (try? command(first.text)) == nil,
      let end = words.firstIndex(where: { !$0.isQuoted && $0.text.hasSuffix(">") && !$0.text.hasPrefix("<") })
    else { return words }
    return Array(words[(end + 1)...])
  }

  /// What is behind the prompt in a line that was pasted with it: `tap Save` of `viper User:42> tap Save`.
  ///
  /// A line that begins with a command has no prompt, whatever stands in it.
  func withoutPrompt(_ line: String) -> String { String(line.dropFirst(promptLength(of: line))) }

  /// How many characters of a line are a prompt that was pasted.
  func promptLength(of line: String) -> Int {
    let start = line.prefix { $0.isWhitespace }
    let first = line.dropFirst(start.count).prefix { !$0.isWhitespace && $0 != ";" }
    guard !first.isEmpty, (try? command(String(first))) == nil, let end = line.firstIndex(of: ">"),
      !line[..<end].contains(where: { "<;#\"".contains($0) })
    else { return 0 }
    let rest = line[line.index(after: end)...]
    guard rest.first?.isWhitespace ?? true else { return 0 }
    return line.distance(from: line.startIndex, to: rest.startIndex) + rest.prefix { $0.isWhitespace }.count
  }
}
