import SwiftSyntax

extension FileProblem {
  /// The first place at which a tree is not that of Swift code.
  ///
  /// Not asked of SwiftParserDiagnostics, whose fix-its trap on some code that was torn apart.
  init(in tree: SourceFileSyntax, of file: SourceFile) {
    let fault = tree.tokens(viewMode: .all).lazy.compactMap(SourceFault.init).first
    let place = file.location(of: fault?.offset ?? 0)
    self.init(file: file.name, line: place.line, column: place.column, message: fault?.words ?? "this is not Swift")
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

  private static func name(ofMissing token: TokenSyntax) -> String {
    if case .identifier = token.tokenKind, token.text.isEmpty { return "identifier" }
    // A placeholder says what it stands for: `<#expression#>`.
    if token.text.hasPrefix("<#") { return token.text.replacing(/[<>#]/, with: "") }
    return token.text.isEmpty ? "more code" : "'\(token.text)'"
  }

  /// `unterminatedBlockComment`, in words.
  private static func words(of diagnostic: TokenDiagnostic) -> String {
    "\(diagnostic.kind)".replacing(/[A-Z]/) { " " + $0.output.lowercased() }.replacing("utf8", with: "UTF-8")
  }
}

extension TokenSyntax {
  /// Whether it is part of what the parser could not place.
  fileprivate var isUnexpected: Bool {
    sequence(first: Syntax(self), next: \.parent).contains { $0.is(UnexpectedNodesSyntax.self) }
  }
}
