import Foundation
import Testing

/// What rules and errors say stands word for word in tests.
struct MessageTests {
  @Test func `each message of a rule is in the tests of that rule`() throws {
    let tests = URL(filePath: Checkout.path("Tests/RulesTests/Catalog"))
    for rule in SwiftFiles.all(in: "Sources/Rules/Catalog") {
      let name = rule.deletingPathExtension().lastPathComponent
      let test = tests.appending(path: "\(name)Tests.swift")
      guard let expected = try? String(contentsOf: test, encoding: .utf8) else { continue }
      // Texts that go on in the next line are one.
      let texts = expected.replacing(/"\s*\n\s*\+ "/, with: "").replacing(/\\\n\s*/, with: "")
      for message in Self.messages(in: try String(contentsOf: rule, encoding: .utf8)) {
        #expect(try texts.contains(message.pattern), "\(name): \(message.text)")
      }
    }
  }

  @Test func `each message of an error is in a test`() throws {
    let tests = SwiftFiles.all(in: "Tests").compactMap { try? String(contentsOf: $0, encoding: .utf8) }.joined()
    let texts = tests.replacing(/"\s*\n\s*\+ #*"/, with: "").replacing(/\\\n\s*/, with: "").replacing(
      "\\\"", with: "\""
    )
    .replacing("\\\\", with: "\\")
    let errors = SwiftFiles.all(in: "Sources").filter {
      $0.lastPathComponent.contains(/(Error|Refusal|Issue|Problem|Failure)(\+\w+)?\.swift$/)
    }
    #expect(errors.count > 20)
    for file in errors {
      let source = try String(contentsOf: file, encoding: .utf8).replacing(/\\\n\s*/, with: "")
      for message in Self.messages(in: source) where message.longestPart.count > 9 {
        let isSaid = texts.contains(message.longestPart)
        #expect(isSaid, "\(file.lastPathComponent): \(message.text)")
      }
    }
  }

  @Test func `texts are found with their gaps`() throws {
    let source = #"""
      /// "a comment with words"
      static let why = "who keeps it"
      what: "\(type.name) keeps \(names.joined(separator: ", "))",
      how: isImport ? "delete the import" : "tell the view what to show"
      """#
    #expect(
      Self.messages(in: source).map(\.text) == ["… keeps …", "delete the import", "tell the view what to show"])
  }

  /// A text of some words, with `…` where the code fills something in.
  private struct Message {
    let text: String

    /// The most words without a gap.
    var longestPart: String {
      text.split(separator: "…").max { $0.count < $1.count }?.trimmingCharacters(in: CharacterSet(charactersIn: " :;"))
        ?? ""
    }

    /// The same words, and anything in the gaps.
    var pattern: Regex<AnyRegexOutput> {
      get throws {
        let parts = text.split(separator: "…", omittingEmptySubsequences: false)
        return try Regex(parts.map { NSRegularExpression.escapedPattern(for: String($0)) }.joined(separator: ".+"))
      }
    }
  }

  /// The texts of some words in source, without its comments and what a rule's page says.
  private static func messages(in source: String) -> [Message] {
    source.replacing(/static let (why|title) =\s*"[^"\n]*"/, with: "").split(separator: "\n")
      .filter { !$0.drop(while: \.isWhitespace).hasPrefix("//") }
      .flatMap { texts(in: $0) }.filter { $0.split(separator: " ").count > 1 }.map(Message.init(text:))
  }

  /// The texts in a line.
  private static func texts(in line: Substring) -> [String] {
    var texts: [String] = []
    var rest = line[...]
    while let start = rest.firstIndex(of: "\"") {
      rest = rest[rest.index(after: start)...]
      texts.append(text(at: &rest))
    }
    return texts
  }

  /// The text that begins there, up to its closing mark.
  private static func text(at rest: inout Substring) -> String {
    var text = ""
    while let character = rest.popFirst(), character != "\"" {
      guard character == "\\", let next = rest.popFirst() else {
        text.append(character)
        continue
      }
      if next == "(" {
        text += "…"
        skipValue(&rest)
      } else {
        text.append(next)
      }
    }
    return text
  }

  /// Skips a value that is filled in, with the brackets and texts in it.
  private static func skipValue(_ rest: inout Substring) {
    var depth = 1
    while depth > 0, let character = rest.popFirst() {
      switch character {
      case "(": depth += 1
      case ")": depth -= 1
      case "\"": _ = text(at: &rest)
      default: break
      }
    }
  }
}
