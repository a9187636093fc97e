import SourceLimits
import SwiftSyntax

extension FileProblem {
  /// The first place at which a tree is not that of Swift code.
  ///
  /// Not asked of SwiftParserDiagnostics, whose fix-its trap on some code that was torn apart.
  init(in tree: SourceFileSyntax, of file: SourceFile) {
    let fault = tree.tokens(viewMode: .all).lazy.compactMap(SourceFault.init).first
    let place = file.location(of: fault?.offset ?? 0)
    self.init(file: file.name, line: place.line, column: place.column, message: fault?.words ?? SourceLimits.message)
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
  /// Whether it is part of what the parser could not place.
  fileprivate var isUnexpected: Bool {
    sequence(first: Syntax(self), next: \.parent).contains { $0.is(UnexpectedNodesSyntax.self) }
  }
}
