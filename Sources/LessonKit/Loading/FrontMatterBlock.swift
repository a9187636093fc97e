import Yams

/// The lines between two lines of three dashes with which a Markdown file of ours begins, and the text below them.
public struct FrontMatterBlock {
  /// What stands between the dashes; its first line is the second of the file.
  let yaml: String
  /// What stands below them.
  let body: String
  /// The line on which the body begins.
  let bodyLine: Int

  /// Cuts a file's text in two; nothing where it does not begin with front matter.
  public init?(of text: String) {
    let lines = text.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.first == "---", let end = lines.dropFirst().firstIndex(of: "---") else { return nil }
    yaml = lines[1..<end].joined(separator: "\n")
    body = lines[(end + 1)...].joined(separator: "\n")
    bodyLine = end + 2
  }

  /// The pairs of plain texts that are the value of a key, in their order; none where it has another value.
  public func pairs(of key: String) -> [(key: String, value: String)] {
    let pairs = (try? compose(yaml: yaml))?.mapping?[key]?.mapping?.compactMap { key, value in
      key.string.flatMap { name in value.scalar.map { (key: name, value: $0.string) } }
    }
    return pairs ?? []
  }

  /// The keys whose values are plain texts; none where the front matter is no YAML.
  public var texts: [String: String] {
    let pairs = (try? compose(yaml: yaml))?.mapping?.compactMap { key, value in
      key.string.flatMap { name in value.scalar.map { (name, $0.string) } }
    }
    return Dictionary(pairs ?? []) { first, _ in first }
  }
}
