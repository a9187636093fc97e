/// A pattern of paths, as `.gitignore` and SwiftLint write them: `Generated/`, `*.generated.swift`, `App/**/Mocks`.
///
/// `*` and `?` stay within a folder's name, `**` stands for any folders. A pattern with a slash other than at its end
/// begins at the root; any other matches at every depth. What matches a folder matches all in it.
public struct PathPattern: Hashable, Sendable {
  /// As it is written.
  public let text: String
  private let components: [String]

  public init(_ text: String) {
    self.text = text
    var text = text[...]
    while text.hasSuffix("/") { text = text.dropLast() }
    let isAnchored = text.contains("/")
    if text.hasPrefix("./") { text = text.dropFirst(2) }
    let parts = text.split(separator: "/").map(String.init)
    components = isAnchored ? parts : ["**"] + parts
  }

  /// The same pattern as it is written one or more folders further out.
  func below(_ folder: String) -> String { ([folder] + components).joined(separator: "/") }

  /// Whether a path, or a folder around it, matches.
  public func matches(_ path: String) -> Bool {
    let parts = path.utf8.split(separator: UInt8(ascii: "/")).map(Substring.init).filter { $0 != "." }
    var (place, index) = (0, 0)
    // Where the last `**` stands, and the first folder behind those that it stands for.
    var folders: (place: Int, index: Int)?
    while place < components.count {
      guard index < parts.count else { return false }
      if components[place] == "**" {
        folders = (place, index)
        place += 1
        if place == components.count { return true }
      } else if Self.matches(components[place], parts[index]) {
        place += 1
        index += 1
      } else if let last = folders {
        folders = (last.place, last.index + 1)
        (place, index) = (last.place + 1, last.index + 1)
      } else {
        return false
      }
    }
    return true
  }

  /// Whether a name matches; most patterns are names, and need not be taken apart.
  private static func matches(_ pattern: String, _ name: Substring) -> Bool {
    let isPlain = !pattern.utf8.contains { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") }
    return isPlain ? pattern == name : matches(Array(pattern), Array(name))
  }

  /// Whether a name matches, going back to the last `*` where it does not.
  private static func matches(_ pattern: [Character], _ name: [Character]) -> Bool {
    var (place, index) = (0, 0)
    var star: (place: Int, index: Int)?
    while index < name.count {
      if place < pattern.count, pattern[place] == "*" {
        star = (place, index)
        place += 1
      } else if place < pattern.count, pattern[place] == "?" || pattern[place] == name[index] {
        place += 1
        index += 1
      } else if let last = star {
        star = (last.place, last.index + 1)
        (place, index) = (last.place + 1, last.index + 1)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == "*" }
  }
}
