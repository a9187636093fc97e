import Foundation

/// The lines of a block that begin with a key, `look: trace`, and the rest of it, in which they are blank.
struct FenceKeys {
  /// By their keys, without them; of two lines with one key, the first.
  private(set) var values: [String: ScriptLine] = [:]
  /// The text without those lines. Blank lines in their places keep the numbers of the lines below.
  let rest: String

  /// - Parameter fence: the line at which the block opens.
  init(_ keys: [String], in text: String, after fence: Int) {
    var rest: [Substring] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard let key = keys.first(where: { line.hasPrefix("\($0):") }) else {
        rest.append(line)
        continue
      }
      rest.append("")
      let value = line.dropFirst(key.count + 1).trimmingCharacters(in: .whitespaces)
      values[key] = values[key] ?? ScriptLine(text: value, line: fence + 1 + index)
    }
    self.rest = rest.joined(separator: "\n")
  }
}
