/// Colours the words of a Swift listing lightly: reserved words, literals and comments.
///
/// It reads the text as a person does at a glance and needs no whole program, as listings in lessons are fragments.
struct SwiftHighlighter {
  func styled(_ code: String) -> StyledText {
    var result = StyledText()
    var rest = code[...]
    while let first = rest.first {
      let token = token(startingWith: first, in: rest)
      result += StyledText(String(token.text), token.style)
      rest = rest[token.text.endIndex...]
    }
    return result
  }

  private func token(startingWith first: Character, in code: Substring) -> (text: Substring, style: TextStyle) {
    if code.hasPrefix("//") { return (code.prefix { $0 != "\n" }, .dim) }
    if code.hasPrefix("/*") { return (upTo("*/", in: code), .dim) }
    if code.hasPrefix("\"\"\"") { return (upTo("\"\"\"", in: code), .literal) }
    if first == "\"" { return (quoted(code), .literal) }
    if first.isNumber { return (code.prefix { $0.isNumber || "._xabcdef".contains($0) }, .literal) }
    if first == "@" || first == "#" { return (code[..<word(code.dropFirst()).endIndex], .keyword) }
    if isWord(first) {
      let word = word(code)
      return (word, Self.reservedWords.contains(String(word)) ? .keyword : .plain)
    }
    return (code.prefix(1), .plain)
  }

  private func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  private func word(_ code: Substring) -> Substring { code.prefix(while: isWord) }

  /// From a mark that opens to the one that closes, or to the end.
  private func upTo(_ end: String, in code: Substring) -> Substring {
    var index = code.index(code.startIndex, offsetBy: end.count)
    while index < code.endIndex {
      if code[index...].hasPrefix(end) { return code[..<code.index(index, offsetBy: end.count)] }
      index = code.index(after: index)
    }
    return code
  }

  /// A string on one line, with what is escaped in it.
  private func quoted(_ code: Substring) -> Substring {
    var index = code.index(after: code.startIndex)
    while index < code.endIndex, code[index] != "\n" {
      let character = code[index]
      index = code.index(after: index)
      if character == "\"" { break }
      if character == "\\", index < code.endIndex, code[index] != "\n" { index = code.index(after: index) }
    }
    return code[..<index]
  }

  private static let reservedWords: Set = [
    "actor", "any", "as", "associatedtype", "async", "await", "break", "case", "catch", "class", "continue", "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "final", "for", "func",
    "guard", "if", "import", "in", "init", "inout", "internal", "is", "lazy", "let", "mutating", "nil", "nonisolated",
    "open", "override", "private", "protocol", "public", "repeat", "required", "rethrows", "return", "self", "Self",
    "some", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias",
    "unowned", "var", "weak", "where", "while",
  ]
}
