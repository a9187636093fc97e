import SourceLimits
import SwiftSyntax

extension FileProblem {
  /// The first place at which a tree is not that of Swift code; `nil` if the compiler would take it all the same.
  ///
  /// Not asked of SwiftParserDiagnostics, whose fix-its trap on some code that was torn apart.
  init?(in tree: SourceFileSyntax, of text: [UInt8], name: String) {
    let tokens = tree.tokens(viewMode: .all)
    let fault = tokens.lazy.filter { !$0.isBeforeDirective }.compactMap(SourceFault.init).first
    if fault == nil, tokens.contains(where: \.isBeforeDirective) { return nil }
    let place = LineTable(text).location(of: fault?.offset ?? 0)
    self.init(file: name, line: place.line, column: place.column, message: fault?.words ?? SourceLimits.message)
  }
}

/// What is wrong with a token: it is missing, too many, or not well written.
private struct SourceFault {
  /// Its place, in UTF-8 code units from the beginning of the file.
  let offset: Int
  let words: String

  /// Nil for a token with which nothing is wrong.
  init?(_ token: TokenSyntax) {
    let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
    if token.presence == .missing {
      offset = start
      words = "expected \(Self.name(ofMissing: token))"
    } else if let diagnostic = token.tokenDiagnostic, diagnostic.severity == .error {
      offset = token.position.utf8Offset + Int(diagnostic.byteOffset)
      words = Self.words(of: diagnostic)
    } else if token.isUnexpected {
      offset = start
      words = "unexpected '\(token.text.prefix(40))'"
    } else {
      return nil
    }
  }

  /// A placeholder says what it stands for: `<#expression#>`. Where a token can be written in many ways, it is a name.
  private static func name(ofMissing token: TokenSyntax) -> String {
    if token.text.isEmpty { return "identifier" }
    return token.text.hasPrefix("<#") ? token.text.replacing(/[<>#]/, with: "") : "'\(token.text)'"
  }

  /// `unterminatedBlockComment`, in words.
  private static func words(of diagnostic: TokenDiagnostic) -> String {
    "\(diagnostic.kind)".replacing(/[A-Z]/) { " " + $0.output.lowercased() }.replacing("utf8", with: "UTF-8")
  }
}

extension TokenSyntax {
  /// Whether it is the `case` that the parser misses in front of `#warning("…")` among the cases of a switch, which the
  /// compiler does not ask for.
  fileprivate var isBeforeDirective: Bool {
    guard presence == .missing,
      let branch = sequence(first: Syntax(self), next: \.parent).lazy.compactMap({
        $0.as(SwitchCaseSyntax.self)
      }).first, branch.label.lastToken(viewMode: .sourceAccurate) == nil
    else { return false }
    return branch.statements.allSatisfy { statement in
      let macro = statement.item.as(MacroExpansionExprSyntax.self)?.macroName.text
      return macro == "warning" || macro == "error"
    }
  }

  /// Whether it is part of what the parser could not place.
  fileprivate var isUnexpected: Bool {
    sequence(first: Syntax(self), next: \.parent).contains { $0.is(UnexpectedNodesSyntax.self) }
  }
}
