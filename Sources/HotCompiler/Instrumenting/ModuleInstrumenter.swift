import Platform
import SourceLimits
import StageProtocol
import SwiftParser
import SwiftSyntax

/// A module's files, read and instrumented.
///
/// The code behaves as before, on the same lines; only `#column` counts what was inserted before it.
struct ModuleInstrumenter: Sendable {
  /// Counts up whenever instrumented text or the index changes, so that no build in an older form is used.
  static let version = 6

  let facts: ModuleFacts
  /// The locations of the types and of the variables outside functions.
  let index: SourceIndex
  /// The types marked `@main`, each as `file:line`.
  let entryPoints: [String]
  let hasConditionalEntryPoint: Bool
  /// The places beyond which code cannot be read, which no compiler survives.
  let problems: [Diagnostic]
  /// Whether all files are free of syntax errors.
  let isWellFormed: Bool
  private let files: [ParsedFile]

  /// - Parameter libraryFacts: the facts about the modules that this one imports.
  init(_ sources: [SourceFile], libraryFacts: [ModuleFacts]) {
    files = sources.concurrentMap(ParsedFile.init)
    var facts = ModuleFacts()
    var index = SourceIndex(types: [:])
    for file in files {
      facts.merge(file.facts.module)
      index.merge(file.facts.index)
    }
    for library in libraryFacts { facts.merge(library) }
    self.facts = facts
    self.index = index
    entryPoints = files.flatMap { file in file.facts.entryPoints.map { "\(file.source.name):\($0)" } }
    hasConditionalEntryPoint = files.contains { $0.facts.hasConditionalEntryPoint }
    problems = files.compactMap(\.problem)
    isWellFormed = files.allSatisfy(\.isWellFormed)
  }

  /// The files with their insertions.
  func instrumented() -> [InstrumentedFile] {
    files.concurrentMap { $0.instrumented(facts: facts) }
  }
}

/// A file and its syntax.
private struct ParsedFile: Sendable {
  let source: SourceFile
  let facts: FileFacts
  /// Where the file cannot be read; nil for most.
  let problem: Diagnostic?
  var isWellFormed: Bool { !syntax.hasError }
  private let syntax: SourceFileSyntax
  private let lines: LineTable

  init(_ source: SourceFile) {
    self.source = source
    lines = LineTable(source.bytes)
    problem = SourceLimits.lineBeyond(in: source.bytes).map { line in
      Diagnostic(
        severity: .error, file: source.name, line: line, column: 1, message: SourceLimits.message, sourceLine: "")
    }
    syntax = (problem == nil ? source.bytes : []).withUnsafeBufferPointer { Parser.parse(source: $0) }
    let collector = FactCollector(file: source.name, lines: lines)
    collector.walk(syntax)
    facts = collector.facts
  }

  /// A file with a syntax error stays as it is: the compiler reports it.
  func instrumented(facts: ModuleFacts) -> InstrumentedFile {
    guard !syntax.hasError else { return InstrumentedFile(untouched: source) }
    let inserter = TraceInserter(file: source.name, lines: lines, facts: facts)
    inserter.walk(syntax)
    return InstrumentedFile(source: source, insertions: inserter.insertions)
  }
}
