import SourceLimits
import SwiftParser
import SwiftSyntax

extension SourceFile {
  /// The file that a text is read as.
  ///
  /// - Throws: `FileProblem` for the first place that is not Swift.
  static func parsing(_ text: [UInt8], name: String, path: String) throws(FileProblem) -> SourceFile {
    if let line = SourceLimits.lineBeyond(in: text) {
      try checkIsText(text, name)
      throw FileProblem(
        file: name, line: line, column: 1, message: SourceLimits.message)
    }
    let tree = tree(of: text)
    if tree.hasError {
      try checkIsText(text, name)
      if let problem = FileProblem(in: tree, of: text, name: name) { throw problem }
    }
    return SourceCollector.read(tree, of: text, name: name, path: path)
  }

  /// Refuses a file that is not text, as those of a repository that encrypts some are.
  private static func checkIsText(_ bytes: [UInt8], _ name: String) throws(FileProblem) {
    guard bytes.contains(0) else { return }
    throw FileProblem(file: name, message: "not text, but binary or encrypted")
  }
}

extension SourceFile {
  /// How deep code may be nested, the same in all builds. Deeper code is reported and not checked.
  private static let maximumNestingLevel = 256

  /// The tree of a text, with what was allowed before Swift 6: `@available (iOS 15, *)`.
  static func tree(of text: [UInt8]) -> SourceFileSyntax {
    text.withUnsafeBufferPointer {
      Parser.parse(source: $0, maximumNestingLevel: maximumNestingLevel, swiftVersion: .v5)
    }
  }
}
