import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

extension SourceFile {
  /// Reads a file's text.
  ///
  /// - Throws: `FileProblem` for the first place that is not Swift.
  init(name: String, text: [UInt8]) throws(FileProblem) {
    let tree = text.withUnsafeBufferPointer { Parser.parse(source: $0) }
    guard !tree.hasError else { throw FileProblem(in: tree, of: SourceFile(name: name, text: text, types: [])) }
    self = SourceCollector.read(tree, of: SourceFile(name: name, text: text, types: []))
    suppressions = Suppression.all(in: text)
  }
}

extension FileProblem {
  fileprivate init(in tree: SourceFileSyntax, of file: SourceFile) {
    let first = ParseDiagnosticsGenerator.diagnostics(for: tree).first
    let place = file.location(of: first?.position.utf8Offset ?? 0)
    self.init(file: file.name, line: place.line, column: place.column, message: first?.message ?? "no Swift")
  }
}
