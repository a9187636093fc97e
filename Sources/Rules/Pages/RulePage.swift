import SwiftParser
import SwiftSyntax

/// A rule's documentation, as the comment of its type says it.
public struct RulePage: Hashable, Sendable {
  /// `VI-2`.
  public let id: String
  /// The law in a few words.
  public let title: String
  /// What the comment says, in Markdown.
  public let text: String

  /// The pages of the rules that a source file declares.
  ///
  /// - Parameter kind: the protocol that a rule's type conforms to.
  public static func pages(in source: String, kind: String = "Rule") -> [RulePage] {
    Parser.parse(source: source).statements.compactMap { statement in
      guard let type = statement.item.as(StructDeclSyntax.self),
        type.inheritanceClause?.inheritedTypes.contains(where: { $0.type.trimmedDescription == kind }) == true,
        let id = type.text(of: "id"), let title = type.text(of: "title")
      else { return nil }
      return RulePage(id: id, title: title, text: type.comment)
    }
  }

  /// The page as DocC reads it.
  public var markdown: String { "# \(id): \(title)\n\n\(text)\n" }

  /// The code of the example below a heading; `nil` if there is none.
  public func example(below heading: String) -> String? {
    guard let section = text.components(after: "## \(heading)\n"),
      let code = section.components(after: "```swift\n"), let end = code.range(of: "\n```")
    else { return nil }
    return String(code[..<end.lowerBound])
  }
}

extension StringProtocol {
  /// What follows the first place of a text.
  fileprivate func components(after text: String) -> Substring? {
    self.range(of: text).map { Substring(self[$0.upperBound...]) }
  }
}

extension StructDeclSyntax {
  /// The text of a constant.
  fileprivate func text(of name: String) -> String? {
    for member in memberBlock.members {
      guard let variable = member.decl.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
        binding.pattern.trimmedDescription == name,
        let literal = binding.initializer?.value.as(StringLiteralExprSyntax.self)
      else { continue }
      return literal.segments.trimmedDescription
    }
    return nil
  }

  /// The documentation comment without its slashes.
  fileprivate var comment: String {
    leadingTrivia.compactMap { piece -> String? in
      guard case .docLineComment(let line) = piece else { return nil }
      return String(line.dropFirst(line.hasPrefix("/// ") ? 4 : 3))
    }
    .joined(separator: "\n")
  }
}
