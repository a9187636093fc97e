import Yams

/// The YAML between two lines of three dashes at the start of a Markdown file, and the text below it.
public struct FrontMatterBlock {
  /// What stands between the dashes; its first line is the second of the file.
  public let yaml: String
  /// What stands below them.
  public let body: String
  /// The line on which the body begins.
  public let bodyLine: Int

  /// Cuts a file's text in two; `nil` if it does not begin with front matter.
  public init?(of text: String) {
    let lines = text.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.first == "---", let end = lines.dropFirst().firstIndex(of: "---") else { return nil }
    yaml = lines[1..<end].joined(separator: "\n")
    body = lines[(end + 1)...].joined(separator: "\n")
    bodyLine = end + 2
  }

  /// The keys and values; `nil` if the front matter is not a YAML mapping.
  var mapping: Node.Mapping? { (try? compose(yaml: yaml))?.mapping }
}
