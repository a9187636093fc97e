import Foundation

/// The front matter of a `workshop.md`: the lines `key: value` between two lines of three dashes.
struct WorkshopHeader {
  private let values: [String: String]

  /// Reads a file's header; nothing where the file has none.
  init?(of text: String) {
    var lines = text.split(whereSeparator: \.isNewline)[...]
    guard lines.popFirst() == "---", let end = lines.firstIndex(of: "---") else { return nil }
    var values: [String: String] = [:]
    for line in lines[..<end] where line.first?.isWhitespace == false && line.first != "#" {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let key = line[..<colon].trimmingCharacters(in: .whitespaces)
      values[key] = Self.scalar(line[line.index(after: colon)...])
    }
    self.values = values
  }

  subscript(key: String) -> String? { values[key] }

  /// A value without its quotes, or without the comment behind it.
  private static func scalar(_ text: Substring) -> String {
    let value = text.trimmingCharacters(in: .whitespaces)
    if let mark = value.first, mark == "\"" || mark == "'", let end = value.dropFirst().firstIndex(of: mark) {
      return String(value[value.index(after: value.startIndex)..<end])
    }
    let withoutComment = value.range(of: " #").map { value[..<$0.lowerBound] } ?? value[...]
    return withoutComment.trimmingCharacters(in: .whitespaces)
  }
}
