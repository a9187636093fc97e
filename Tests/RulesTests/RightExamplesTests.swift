import Foundation
import Rules
import Testing

/// What a rule's page shows as right is code of the wiring in the rule's architecture, with parts left out.
struct RightExamplesTests {
  /// The wiring's interactors answer by closures and have no output to hold; one router stands in front of all modules.
  private static let exceptions: Set<String> = ["VI-12", "VI-13"]

  @Test(arguments: [
    ("CC-", "ComposableContexts"), ("PC-", "MVPCF"), ("VI-", "VIPER"), ("FS-", "MVVMC"), ("FC-", "MVVMFC"),
  ])
  func `what a page shows as right stands in the wiring`(prefix: String, workshop: String) throws {
    let documentation = try RuleDocumentation(sources: [Checkout.path("Sources/Rules/Catalog")])
    let files = try SwiftFiles.all(in: "Workshops/\(workshop)/App").map {
      try Code(String(contentsOf: $0, encoding: .utf8))
    }
    for page in documentation.pages where page.id.hasPrefix(prefix) && !Self.exceptions.contains(page.id) {
      for part in Code.parts(of: page.example(below: "Right") ?? "") {
        #expect(files.contains { $0.contains(part) }, "\(page.id): \(part.lines.first ?? "")")
      }
    }
  }

  /// Code as its lines, without their indentation.
  private struct Code {
    let lines: [Substring]

    init(_ text: String) {
      lines = text.split(separator: "\n").map { Substring($0.trimmingCharacters(in: .whitespaces)) }
    }

    /// The declarations of an example. A comment that names the file of what follows belongs to none.
    static func parts(of example: String) -> [Code] {
      var parts: [[Substring]] = []
      var isAfterBlank = true
      for line in example.split(separator: "\n", omittingEmptySubsequences: false) {
        if line.hasPrefix("// "), line.hasSuffix(".swift") { continue }
        if isAfterBlank, !line.hasPrefix(" ") { parts.append([]) }
        isAfterBlank = line.isEmpty
        parts[parts.count - 1].append(line)
      }
      return parts.map { Code($0.joined(separator: "\n")) }
    }

    /// Whether all lines of a part stand here, in the same order.
    func contains(_ part: Code) -> Bool {
      var rest = part.lines[...]
      for line in lines where line == rest.first { rest.removeFirst() }
      return rest.isEmpty
    }
  }
}
