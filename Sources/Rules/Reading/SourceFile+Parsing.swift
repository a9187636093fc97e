import SourceLimits
import SwiftParser
import SwiftSyntax

extension SourceFile {
  /// Reads a file's text.
  ///
  /// - Throws: `FileProblem` for the first place that is not Swift.
  init(parsing text: [UInt8], name: String, path: String) throws(FileProblem) {
    if let line = SourceLimits.lineBeyond(in: text) {
      throw FileProblem(
        file: name, line: line, column: 1, message: SourceLimits.message)
    }
    let file = SourceFile(name: name, path: path, text: text)
    let tree = text.withUnsafeBufferPointer { Parser.parse(source: $0, maximumNestingLevel: Self.maximumNestingLevel) }
    guard !tree.hasError else { throw FileProblem(in: tree, of: file) }
    self = SourceCollector.read(tree, of: file)
    suppressions = Suppression.all(in: text)
  }
}

extension SourceFile {
  /// How deep code may be nested, the same in all builds. Deeper code is reported and not checked.
  private static let maximumNestingLevel = 256
}
